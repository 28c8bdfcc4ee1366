// @generated from derivatives.yaml and native_functions.yaml by `npm run codegen`. Do not edit.
// How gradients flow back through each operator: rules that capture nothing, and what each keeps of the forward pass.

import type { Gradient, SavedTensor } from "../../runtime/autograd/generated-api.js";
import {
  anyNeeded, gradEnabled, noGradients, notImplemented, rule, unpackSaved, unpackSavedOptional, unpackSavedOptionals,
} from "../../runtime/autograd/generated-api.js";
import type { DType } from "../../runtime/core/dtype.js";
import type { Layout } from "../../runtime/core/memory-format.js";
import type { Scalar } from "../../runtime/core/scalar.js";
import { sum_to } from "../../runtime/kernels/derivatives/broadcasting.js";
import {
  block_diag_backward, cat_tensors_backward, constant_pad_nd_backward, embedding_dense_double_backward, index_backward,
  index_fill_value_backward, infinitely_differentiable_native_dropout_backward, masked_fill_backward,
  masked_scatter_backward, native_dropout_double_backward, negated, repeat_backward, scatter_reduce_backward,
  stack_tensors_backward, take_backward,
} from "../../runtime/kernels/derivatives/indexing.js";
import { maybe_multiply, mm_mat1_backward, mm_mat2_backward } from "../../runtime/kernels/derivatives/matmul.js";
import {
  aminmax_backward, cumsum_backward, evenly_distribute_backward, linalg_vector_norm_backward, logcumsumexp_backward,
  logsumexp_backward, mean_backward, nansum_backward, norm_backward, norm_backward_dim, prod_backward,
  prod_backward_dim, restore_reduced_dims, scale_grad_by_count, std_backward, std_mean_backward, sum_backward,
  var_backward, var_mean_backward,
} from "../../runtime/kernels/derivatives/reductions.js";
import { softmax_double_backward } from "../../runtime/kernels/derivatives/softmax.js";
import type { OptionsOfTensor, TensorGeometry, TensorInfo } from "../../runtime/kernels/derivatives/values.js";
import { reverse_list } from "../../runtime/kernels/derivatives/values.js";
import {
  _to_copy_backward, as_strided_backward, as_strided_scatter_backward, permute_backwards, slice_backward_wrapper,
  split_backward, split_with_sizes_backward, unbind_backward, unsqueeze_to, unsqueeze_to_dim,
} from "../../runtime/kernels/derivatives/views.js";
import {
  _log_softmax_backward_data, _softmax_backward_data, as_strided, bmm, contiguous, cumprod_backward, diag_backward,
  diagonal as operators_diagonal, diagonal_backward, diagonal_scatter, div_Scalar, embedding_backward, eq_Tensor, exp,
  expand, expand_as, flip, gather, gather_backward, ger, index_Tensor, index_fill_int_Scalar, index_put, index_select,
  index_select_backward, masked_fill_Scalar, masked_select_backward, mul_Tensor, mv, native_dropout_backward, neg,
  new_zeros, nll_loss, nll_loss2d, nll_loss2d_backward, nll_loss_backward, put, reshape, reshape_as, roll, rot90,
  scatter_value, select_backward, select_int, select_scatter, slice_Tensor, slice_scatter, squeeze_dim, sub_Tensor, sum,
  sum_dim_IntList, t, take, to_dtype, trace_backward, transpose_int, tril, triu, unfold, unfold_backward,
  value_selecting_reduction_backward, zeros, zeros_like,
} from "../operators.js";

export type BernoulliBackward0Saved = null;
/** `bernoulli(Tensor self, *, Generator? generator=None) -> Tensor` */
export const BernoulliBackward0 = /* @__PURE__ */ rule<BernoulliBackward0Saved>({
  name: "BernoulliBackward0",
  backward(_node, grads) {
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [zeros_like(grad, null, null, null, null, null)];
  },
});

export interface BernoulliBackward1Saved {
  pInfo: TensorInfo;
}
/** `bernoulli_.Tensor(Tensor(a!) self, Tensor p, *, Generator? generator=None) -> Tensor(a!)` */
export const BernoulliBackward1 = /* @__PURE__ */ rule<BernoulliBackward1Saved>({
  name: "BernoulliBackward1",
  backward(node, grads, needs) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null, null];
    let selfGrad: Gradient = null;
    let pGrad: Gradient = null;
    if (needs[1]!) {
      pGrad = zeros(saved.pInfo.shape, saved.pInfo.dtype, saved.pInfo.layout, saved.pInfo.device, null);
    }
    if (needs[0]!) {
      selfGrad = zeros_like(grad, null, null, null, null, null);
    }
    return [selfGrad, pGrad];
  },
});

export type BernoulliBackward2Saved = null;
/** `bernoulli_.float(Tensor(a!) self, float p=0.5, *, Generator? generator=None) -> Tensor(a!)` */
export const BernoulliBackward2 = /* @__PURE__ */ rule<BernoulliBackward2Saved>({
  name: "BernoulliBackward2",
  backward(_node, grads) {
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [zeros_like(grad, null, null, null, null, null)];
  },
});

export type UniformBackward0Saved = null;
/** `uniform_(Tensor(a!) self, float from=0, float to=1, *, Generator? generator=None) -> Tensor(a!)` */
export const UniformBackward0 = /* @__PURE__ */ rule<UniformBackward0Saved>({
  name: "UniformBackward0",
  backward(_node, grads) {
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [zeros_like(grad, null, null, null, null, null)];
  },
});

export type NormalBackward0Saved = null;
/** `normal_(Tensor(a!) self, float mean=0, float std=1, *, Generator? generator=None) -> Tensor(a!)` */
export const NormalBackward0 = /* @__PURE__ */ rule<NormalBackward0Saved>({
  name: "NormalBackward0",
  backward(_node, grads) {
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [zeros_like(grad, null, null, null, null, null)];
  },
});

export type RandomBackward0Saved = null;
/** `random_.from(Tensor(a!) self, int from, int? to, *, Generator? generator=None) -> Tensor(a!)` */
export const RandomBackward0 = /* @__PURE__ */ rule<RandomBackward0Saved>({
  name: "RandomBackward0",
  backward(_node, grads) {
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [zeros_like(grad, null, null, null, null, null)];
  },
});

export type RandomBackward1Saved = null;
/** `random_.to(Tensor(a!) self, int to, *, Generator? generator=None) -> Tensor(a!)` */
export const RandomBackward1 = /* @__PURE__ */ rule<RandomBackward1Saved>({
  name: "RandomBackward1",
  backward(_node, grads) {
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [zeros_like(grad, null, null, null, null, null)];
  },
});

export type RandomBackward2Saved = null;
/** `random_(Tensor(a!) self, *, Generator? generator=None) -> Tensor(a!)` */
export const RandomBackward2 = /* @__PURE__ */ rule<RandomBackward2Saved>({
  name: "RandomBackward2",
  backward(_node, grads) {
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [zeros_like(grad, null, null, null, null, null)];
  },
});

export interface NormalBackward1Saved {
  meanSizes: readonly number[];
}
/** `normal.Tensor_float(Tensor mean, float std=1, *, Generator? generator=None) -> Tensor` */
export const NormalBackward1 = /* @__PURE__ */ rule<NormalBackward1Saved>({
  name: "NormalBackward1",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [zeros(saved.meanSizes, grad.dtype, grad.layout, grad.device, null)];
  },
});

export interface NormalBackward2Saved {
  stdSizes: readonly number[];
}
/** `normal.float_Tensor(float mean, Tensor std, *, Generator? generator=None) -> Tensor` */
export const NormalBackward2 = /* @__PURE__ */ rule<NormalBackward2Saved>({
  name: "NormalBackward2",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [zeros(saved.stdSizes, grad.dtype, grad.layout, grad.device, null)];
  },
});

export interface NormalBackward3Saved {
  meanSizes: readonly number[];
  stdSizes: readonly number[];
}
/** `normal.Tensor_Tensor(Tensor mean, Tensor std, *, Generator? generator=None) -> Tensor` */
export const NormalBackward3 = /* @__PURE__ */ rule<NormalBackward3Saved>({
  name: "NormalBackward3",
  backward(node, grads, needs) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null, null];
    let meanGrad: Gradient = null;
    let stdGrad: Gradient = null;
    if (needs[0]!) {
      meanGrad = zeros(saved.meanSizes, grad.dtype, grad.layout, grad.device, null);
    }
    if (needs[1]!) {
      stdGrad = zeros(saved.stdSizes, grad.dtype, grad.layout, grad.device, null);
    }
    return [meanGrad, stdGrad];
  },
});

export interface NativeDropoutBackward0Saved {
  p: number;
  train: boolean | null;
  result1: SavedTensor | null;
}
/** `native_dropout(Tensor input, float p, bool? train) -> (Tensor, Tensor)` */
export const NativeDropoutBackward0 = /* @__PURE__ */ rule<NativeDropoutBackward0Saved>({
  name: "NativeDropoutBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const result1 = unpackSaved(node, saved.result1);
    return [gradEnabled() ? infinitely_differentiable_native_dropout_backward(grad, result1, saved.train === null || !saved.train ? 1 : saved.p === 1 ? 0 : 1 / (1 - saved.p)) : native_dropout_backward(grad, result1, saved.train === null || !saved.train ? 1 : saved.p === 1 ? 0 : 1 / (1 - saved.p))];
  },
});

export interface NativeDropoutBackwardBackward0Saved {
  gradOutput: SavedTensor | null;
  mask: SavedTensor | null;
  scale: number;
}
/** `native_dropout_backward(Tensor grad_output, Tensor mask, float scale) -> Tensor` */
export const NativeDropoutBackwardBackward0 = /* @__PURE__ */ rule<NativeDropoutBackwardBackward0Saved>({
  name: "NativeDropoutBackwardBackward0",
  backward(node, grads, needs) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null, null];
    let gradOutputGrad: Gradient = null;
    let maskGrad: Gradient = null;
    if (needs[0]!) {
      const gradOutput = unpackSaved(node, saved.gradOutput);
      const mask = unpackSaved(node, saved.mask);
      gradOutputGrad = native_dropout_double_backward(grad, gradOutput, mask, saved.scale);
    }
    if (needs[1]!) {
      notImplemented("native_dropout_backward: mask");
    }
    return [gradOutputGrad, maskGrad];
  },
});

export type ExponentialBackward0Saved = null;
/** `exponential_(Tensor(a!) self, float lambd=1, *, Generator? generator=None) -> Tensor(a!)` */
export const ExponentialBackward0 = /* @__PURE__ */ rule<ExponentialBackward0Saved>({
  name: "ExponentialBackward0",
  backward(_node, grads) {
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [zeros_like(grad, null, null, null, null, null)];
  },
});

export interface ToCopyBackward0Saved {
  selfOptions: OptionsOfTensor;
}
/** `_to_copy(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, bool non_blocking=False, MemoryFormat? memory_format=None) -> Tensor` */
export const ToCopyBackward0 = /* @__PURE__ */ rule<ToCopyBackward0Saved>({
  name: "ToCopyBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [_to_copy_backward(grad, saved.selfOptions)];
  },
});

export type FillBackward0Saved = null;
/** `fill.Scalar(Tensor self, Scalar value) -> Tensor` */
export const FillBackward0 = /* @__PURE__ */ rule<FillBackward0Saved>({
  name: "FillBackward0",
  backward(_node, grads) {
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [zeros_like(grad, null, null, null, null, null)];
  },
});

export type FillBackward1Saved = null;
/** `fill.Tensor(Tensor self, Tensor value) -> Tensor` */
export const FillBackward1 = /* @__PURE__ */ rule<FillBackward1Saved>({
  name: "FillBackward1",
  backward(_node, grads, needs) {
    const grad = grads[0]!;
    if (grad === null) return [null, null];
    let selfGrad: Gradient = null;
    let valueGrad: Gradient = null;
    if (needs[0]!) {
      selfGrad = zeros_like(grad, null, null, null, null, null);
    }
    if (needs[1]!) {
      valueGrad = sum(grad, null);
    }
    return [selfGrad, valueGrad];
  },
});

export type FillBackward2Saved = null;
/** `fill_.Scalar(Tensor(a!) self, Scalar value) -> Tensor(a!)` */
export const FillBackward2 = /* @__PURE__ */ rule<FillBackward2Saved>({
  name: "FillBackward2",
  backward(_node, grads) {
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [zeros_like(grad, null, null, null, null, null)];
  },
});

export type FillBackward3Saved = null;
/** `fill_.Tensor(Tensor(a!) self, Tensor value) -> Tensor(a!)` */
export const FillBackward3 = /* @__PURE__ */ rule<FillBackward3Saved>({
  name: "FillBackward3",
  backward(_node, grads, needs) {
    const grad = grads[0]!;
    if (grad === null) return [null, null];
    let selfGrad: Gradient = null;
    let valueGrad: Gradient = null;
    if (needs[0]!) {
      selfGrad = zeros_like(grad, null, null, null, null, null);
    }
    if (needs[1]!) {
      valueGrad = sum(grad, null);
    }
    return [selfGrad, valueGrad];
  },
});

export type ZeroBackward0Saved = null;
/** `zero_(Tensor(a!) self) -> Tensor(a!)` */
export const ZeroBackward0 = /* @__PURE__ */ rule<ZeroBackward0Saved>({
  name: "ZeroBackward0",
  backward(_node, grads) {
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [zeros_like(grad, null, null, null, null, null)];
  },
});

export type CloneBackward0Saved = null;
/** `clone(Tensor self, *, MemoryFormat? memory_format=None) -> Tensor` */
export const CloneBackward0 = /* @__PURE__ */ rule<CloneBackward0Saved>({
  name: "CloneBackward0",
  backward(_node, grads) {
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [grad];
  },
});

export type AliasBackward0Saved = null;
/** `alias(Tensor(a) self) -> Tensor(a)` */
export const AliasBackward0 = /* @__PURE__ */ rule<AliasBackward0Saved>({
  name: "AliasBackward0",
  backward(_node, grads) {
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [grad];
  },
});

export type LiftFreshBackward0Saved = null;
/** `lift_fresh(Tensor(a) self) -> Tensor(a)` */
export const LiftFreshBackward0 = /* @__PURE__ */ rule<LiftFreshBackward0Saved>({
  name: "LiftFreshBackward0",
  backward(_node, grads) {
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [grad];
  },
});

export interface ViewBackward0Saved {
  selfSizes: readonly number[];
}
/** `view(Tensor(a) self, SymInt[] size) -> Tensor(a)` */
export const ViewBackward0 = /* @__PURE__ */ rule<ViewBackward0Saved>({
  name: "ViewBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [reshape(grad, saved.selfSizes)];
  },
});

export interface ReshapeAliasBackward0Saved {
  selfSizes: readonly number[];
}
/** `_reshape_alias(Tensor(a) self, SymInt[] size, SymInt[] stride) -> Tensor(a)` */
export const ReshapeAliasBackward0 = /* @__PURE__ */ rule<ReshapeAliasBackward0Saved>({
  name: "ReshapeAliasBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [reshape(grad, saved.selfSizes)];
  },
});

export interface UnsafeViewBackward0Saved {
  selfSizes: readonly number[];
}
/** `_unsafe_view(Tensor self, SymInt[] size) -> Tensor` */
export const UnsafeViewBackward0 = /* @__PURE__ */ rule<UnsafeViewBackward0Saved>({
  name: "UnsafeViewBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [reshape(grad, saved.selfSizes)];
  },
});

export interface ExpandBackward0Saved {
  selfSizes: readonly number[];
}
/** `expand(Tensor(a) self, SymInt[] size, *, bool implicit=False) -> Tensor(a)` */
export const ExpandBackward0 = /* @__PURE__ */ rule<ExpandBackward0Saved>({
  name: "ExpandBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [sum_to(grad, saved.selfSizes)];
  },
});

export interface PermuteBackward0Saved {
  dims: readonly number[];
}
/** `permute(Tensor(a) self, int[] dims) -> Tensor(a)` */
export const PermuteBackward0 = /* @__PURE__ */ rule<PermuteBackward0Saved>({
  name: "PermuteBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [permute_backwards(grad, saved.dims)];
  },
});

export interface TransposeBackward0Saved {
  dim0: number;
  dim1: number;
}
/** `transpose.int(Tensor(a) self, int dim0, int dim1) -> Tensor(a)` */
export const TransposeBackward0 = /* @__PURE__ */ rule<TransposeBackward0Saved>({
  name: "TransposeBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [transpose_int(grad, saved.dim0, saved.dim1)];
  },
});

export interface TransposeBackward1Saved {
  dim0: number;
  dim1: number;
}
/** `transpose_(Tensor(a!) self, int dim0, int dim1) -> Tensor(a!)` */
export const TransposeBackward1 = /* @__PURE__ */ rule<TransposeBackward1Saved>({
  name: "TransposeBackward1",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [transpose_int(grad, saved.dim0, saved.dim1)];
  },
});

export type TBackward0Saved = null;
/** `t(Tensor(a) self) -> Tensor(a)` */
export const TBackward0 = /* @__PURE__ */ rule<TBackward0Saved>({
  name: "TBackward0",
  backward(_node, grads) {
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [t(grad)];
  },
});

export type TBackward1Saved = null;
/** `t_(Tensor(a!) self) -> Tensor(a!)` */
export const TBackward1 = /* @__PURE__ */ rule<TBackward1Saved>({
  name: "TBackward1",
  backward(_node, grads) {
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [t(grad)];
  },
});

export interface SqueezeBackward0Saved {
  selfSizes: readonly number[];
}
/** `squeeze(Tensor(a) self) -> Tensor(a)` */
export const SqueezeBackward0 = /* @__PURE__ */ rule<SqueezeBackward0Saved>({
  name: "SqueezeBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [unsqueeze_to(grad, saved.selfSizes)];
  },
});

export interface SqueezeBackward1Saved {
  selfSizes: readonly number[];
  dim: number;
}
/** `squeeze.dim(Tensor(a) self, int dim) -> Tensor(a)` */
export const SqueezeBackward1 = /* @__PURE__ */ rule<SqueezeBackward1Saved>({
  name: "SqueezeBackward1",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [unsqueeze_to_dim(grad, saved.dim, saved.selfSizes)];
  },
});

export interface SqueezeBackward2Saved {
  selfSizes: readonly number[];
}
/** `squeeze_(Tensor(a!) self) -> Tensor(a!)` */
export const SqueezeBackward2 = /* @__PURE__ */ rule<SqueezeBackward2Saved>({
  name: "SqueezeBackward2",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [unsqueeze_to(grad, saved.selfSizes)];
  },
});

export interface SqueezeBackward3Saved {
  selfSizes: readonly number[];
  dim: number;
}
/** `squeeze_.dim(Tensor(a!) self, int dim) -> Tensor(a!)` */
export const SqueezeBackward3 = /* @__PURE__ */ rule<SqueezeBackward3Saved>({
  name: "SqueezeBackward3",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [unsqueeze_to_dim(grad, saved.dim, saved.selfSizes)];
  },
});

export interface UnsqueezeBackward0Saved {
  dim: number;
}
/** `unsqueeze(Tensor(a) self, int dim) -> Tensor(a)` */
export const UnsqueezeBackward0 = /* @__PURE__ */ rule<UnsqueezeBackward0Saved>({
  name: "UnsqueezeBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [squeeze_dim(grad, saved.dim)];
  },
});

export interface UnsqueezeBackward1Saved {
  dim: number;
}
/** `unsqueeze_(Tensor(a!) self, int dim) -> Tensor(a!)` */
export const UnsqueezeBackward1 = /* @__PURE__ */ rule<UnsqueezeBackward1Saved>({
  name: "UnsqueezeBackward1",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [squeeze_dim(grad, saved.dim)];
  },
});

export interface SelectBackward0Saved {
  selfSizes: readonly number[];
  dim: number;
  index: number;
}
/** `select.int(Tensor(a) self, int dim, int index) -> Tensor(a)` */
export const SelectBackward0 = /* @__PURE__ */ rule<SelectBackward0Saved>({
  name: "SelectBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [select_backward(grad, saved.selfSizes, saved.dim, saved.index)];
  },
});

export interface SliceBackward0Saved {
  selfSizes: readonly number[];
  dim: number;
  start: number | null;
  end: number | null;
  step: number;
}
/** `slice.Tensor(Tensor(a) self, int dim=0, SymInt? start=None, SymInt? end=None, SymInt step=1) -> Tensor(a)` */
export const SliceBackward0 = /* @__PURE__ */ rule<SliceBackward0Saved>({
  name: "SliceBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [slice_backward_wrapper(grad, saved.selfSizes, saved.dim, saved.start, saved.end, saved.step)];
  },
});

export interface SplitBackward0Saved {
  selfSizes: readonly number[];
  selfOptions: OptionsOfTensor;
  splitSize: number;
  dim: number;
}
/** `split.Tensor(Tensor(a -> *) self, int split_size, int dim=0) -> Tensor(a)[]` */
export const SplitBackward0 = /* @__PURE__ */ rule<SplitBackward0Saved>({
  name: "SplitBackward0",
  backward(node, grads) {
    const { saved } = node;
    return [split_backward(grads, saved.splitSize, saved.dim, saved.selfSizes, saved.selfOptions)];
  },
});

export interface SplitWithSizesBackward0Saved {
  selfSizes: readonly number[];
  selfOptions: OptionsOfTensor;
  splitSizes: readonly number[];
  dim: number;
}
/** `split_with_sizes(Tensor(a -> *) self, int[] split_sizes, int dim=0) -> Tensor(a)[]` */
export const SplitWithSizesBackward0 = /* @__PURE__ */ rule<SplitWithSizesBackward0Saved>({
  name: "SplitWithSizesBackward0",
  backward(node, grads) {
    const { saved } = node;
    return [split_with_sizes_backward(grads, saved.splitSizes, saved.dim, saved.selfSizes, saved.selfOptions)];
  },
});

export interface UnbindBackward0Saved {
  dim: number;
}
/** `unbind.int(Tensor(a -> *) self, int dim=0) -> Tensor(a)[]` */
export const UnbindBackward0 = /* @__PURE__ */ rule<UnbindBackward0Saved>({
  name: "UnbindBackward0",
  backward(node, grads) {
    const { saved } = node;
    return [unbind_backward(grads, saved.dim)];
  },
});

export interface AsStridedBackward0Saved {
  selfGeometry: TensorGeometry;
  size: readonly number[];
  stride: readonly number[];
  storageOffset: number | null;
}
/** `as_strided(Tensor(a) self, SymInt[] size, SymInt[] stride, SymInt? storage_offset=None) -> Tensor(a)` */
export const AsStridedBackward0 = /* @__PURE__ */ rule<AsStridedBackward0Saved>({
  name: "AsStridedBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [as_strided_backward(grad, saved.selfGeometry, saved.size, saved.stride, saved.storageOffset)];
  },
});

export interface AsStridedBackward1Saved {
  selfGeometry: TensorGeometry;
  size: readonly number[];
  stride: readonly number[];
  storageOffset: number | null;
}
/** `as_strided_(Tensor(a!) self, SymInt[] size, SymInt[] stride, SymInt? storage_offset=None) -> Tensor(a!)` */
export const AsStridedBackward1 = /* @__PURE__ */ rule<AsStridedBackward1Saved>({
  name: "AsStridedBackward1",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [as_strided_backward(grad, saved.selfGeometry, saved.size, saved.stride, saved.storageOffset)];
  },
});

export interface DiagonalBackward0Saved {
  selfSizes: readonly number[];
  offset: number;
  dim1: number;
  dim2: number;
}
/** `diagonal(Tensor(a) self, int offset=0, int dim1=0, int dim2=1) -> Tensor(a)` */
export const DiagonalBackward0 = /* @__PURE__ */ rule<DiagonalBackward0Saved>({
  name: "DiagonalBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [diagonal_backward(grad, saved.selfSizes, saved.offset, saved.dim1, saved.dim2)];
  },
});

export interface SelectBackwardBackward0Saved {
  dim: number;
  index: number;
}
/** `select_backward(Tensor grad_output, SymInt[] input_sizes, int dim, int index) -> Tensor` */
export const SelectBackwardBackward0 = /* @__PURE__ */ rule<SelectBackwardBackward0Saved>({
  name: "SelectBackwardBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [select_int(grad, saved.dim, saved.index)];
  },
});

export interface SliceBackwardBackward0Saved {
  dim: number;
  start: number;
  end: number;
  step: number;
}
/** `slice_backward(Tensor grad_output, SymInt[] input_sizes, int dim, SymInt start, SymInt end, SymInt step) -> Tensor` */
export const SliceBackwardBackward0 = /* @__PURE__ */ rule<SliceBackwardBackward0Saved>({
  name: "SliceBackwardBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [slice_Tensor(grad, saved.dim, saved.start, saved.end, saved.step)];
  },
});

export interface DiagonalBackwardBackward0Saved {
  offset: number;
  dim1: number;
  dim2: number;
}
/** `diagonal_backward(Tensor grad_output, SymInt[] input_sizes, int offset, int dim1, int dim2) -> Tensor` */
export const DiagonalBackwardBackward0 = /* @__PURE__ */ rule<DiagonalBackwardBackward0Saved>({
  name: "DiagonalBackwardBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [operators_diagonal(grad, saved.offset, saved.dim1, saved.dim2)];
  },
});

export interface UnfoldBackward0Saved {
  selfSizes: readonly number[];
  dimension: number;
  size: number;
  step: number;
}
/** `unfold(Tensor(a) self, int dimension, int size, int step) -> Tensor(a)` */
export const UnfoldBackward0 = /* @__PURE__ */ rule<UnfoldBackward0Saved>({
  name: "UnfoldBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [unfold_backward(grad, saved.selfSizes, saved.dimension, saved.size, saved.step)];
  },
});

export interface UnfoldBackwardBackward0Saved {
  dim: number;
  size: number;
  step: number;
}
/** `unfold_backward(Tensor grad_in, int[] input_sizes, int dim, int size, int step) -> Tensor` */
export const UnfoldBackwardBackward0 = /* @__PURE__ */ rule<UnfoldBackwardBackward0Saved>({
  name: "UnfoldBackwardBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [unfold(grad, saved.dim, saved.size, saved.step)];
  },
});

export interface SelectScatterBackward0Saved {
  srcInfo: TensorInfo;
  dim: number;
  index: number;
}
/** `select_scatter(Tensor self, Tensor src, int dim, int index) -> Tensor` */
export const SelectScatterBackward0 = /* @__PURE__ */ rule<SelectScatterBackward0Saved>({
  name: "SelectScatterBackward0",
  backward(node, grads, needs) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null, null];
    let selfGrad: Gradient = null;
    let srcGrad: Gradient = null;
    if (needs[0]!) {
      selfGrad = select_scatter(grad, zeros(saved.srcInfo.shape, saved.srcInfo.dtype, saved.srcInfo.layout, saved.srcInfo.device, null), saved.dim, saved.index);
    }
    if (needs[1]!) {
      srcGrad = select_int(grad, saved.dim, saved.index);
    }
    return [selfGrad, srcGrad];
  },
});

export interface SliceScatterBackward0Saved {
  srcInfo: TensorInfo;
  dim: number;
  start: number | null;
  end: number | null;
  step: number;
}
/** `slice_scatter(Tensor self, Tensor src, int dim=0, SymInt? start=None, SymInt? end=None, SymInt step=1) -> Tensor` */
export const SliceScatterBackward0 = /* @__PURE__ */ rule<SliceScatterBackward0Saved>({
  name: "SliceScatterBackward0",
  backward(node, grads, needs) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null, null];
    let selfGrad: Gradient = null;
    let srcGrad: Gradient = null;
    if (needs[0]!) {
      selfGrad = slice_scatter(grad, zeros(saved.srcInfo.shape, saved.srcInfo.dtype, saved.srcInfo.layout, saved.srcInfo.device, null), saved.dim, saved.start, saved.end, saved.step);
    }
    if (needs[1]!) {
      srcGrad = slice_Tensor(grad, saved.dim, saved.start, saved.end, saved.step);
    }
    return [selfGrad, srcGrad];
  },
});

export interface DiagonalScatterBackward0Saved {
  srcInfo: TensorInfo;
  offset: number;
  dim1: number;
  dim2: number;
}
/** `diagonal_scatter(Tensor self, Tensor src, int offset=0, int dim1=0, int dim2=1) -> Tensor` */
export const DiagonalScatterBackward0 = /* @__PURE__ */ rule<DiagonalScatterBackward0Saved>({
  name: "DiagonalScatterBackward0",
  backward(node, grads, needs) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null, null];
    let selfGrad: Gradient = null;
    let srcGrad: Gradient = null;
    if (needs[0]!) {
      selfGrad = diagonal_scatter(grad, zeros(saved.srcInfo.shape, saved.srcInfo.dtype, saved.srcInfo.layout, saved.srcInfo.device, null), saved.offset, saved.dim1, saved.dim2);
    }
    if (needs[1]!) {
      srcGrad = operators_diagonal(grad, saved.offset, saved.dim1, saved.dim2);
    }
    return [selfGrad, srcGrad];
  },
});

export interface AsStridedScatterBackward0Saved {
  selfGeometry: TensorGeometry;
  srcGeometry: TensorGeometry;
  size: readonly number[];
  stride: readonly number[];
  storageOffset: number | null;
}
/** `as_strided_scatter(Tensor self, Tensor src, SymInt[] size, SymInt[] stride, SymInt? storage_offset=None) -> Tensor` */
export const AsStridedScatterBackward0 = /* @__PURE__ */ rule<AsStridedScatterBackward0Saved>({
  name: "AsStridedScatterBackward0",
  backward(node, grads, needs) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null, null];
    let selfGrad: Gradient = null;
    let srcGrad: Gradient = null;
    if (needs[0]!) {
      selfGrad = as_strided_scatter_backward(grad, saved.selfGeometry, saved.srcGeometry, saved.size, saved.stride, saved.storageOffset);
    }
    if (needs[1]!) {
      srcGrad = as_strided(contiguous(grad, "contiguous_format"), saved.size, saved.stride, saved.storageOffset);
    }
    return [selfGrad, srcGrad];
  },
});

export interface DiagBackward0Saved {
  selfSizes: readonly number[];
  diagonal: number;
}
/** `diag(Tensor self, int diagonal=0) -> Tensor` */
export const DiagBackward0 = /* @__PURE__ */ rule<DiagBackward0Saved>({
  name: "DiagBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [diag_backward(grad, saved.selfSizes, saved.diagonal)];
  },
});

export interface DiagEmbedBackward0Saved {
  offset: number;
  dim1: number;
  dim2: number;
}
/** `diag_embed(Tensor self, int offset=0, int dim1=-2, int dim2=-1) -> Tensor` */
export const DiagEmbedBackward0 = /* @__PURE__ */ rule<DiagEmbedBackward0Saved>({
  name: "DiagEmbedBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [operators_diagonal(grad, saved.offset, saved.dim1, saved.dim2)];
  },
});

export interface Rot90Backward0Saved {
  k: number;
  dims: readonly number[];
}
/** `rot90(Tensor self, int k=1, int[] dims=[0,1]) -> Tensor` */
export const Rot90Backward0 = /* @__PURE__ */ rule<Rot90Backward0Saved>({
  name: "Rot90Backward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [rot90(grad, -saved.k, saved.dims)];
  },
});

export interface ExpandBackward0_copySaved {
  selfSizes: readonly number[];
}
/** `expand_copy(Tensor self, SymInt[] size, *, bool implicit=False) -> Tensor` */
export const ExpandBackward0_copy = /* @__PURE__ */ rule<ExpandBackward0_copySaved>({
  name: "ExpandBackward0_copy",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [sum_to(grad, saved.selfSizes)];
  },
});

export interface IndexBackward0Saved {
  selfSizes: readonly number[];
  selfOptions: OptionsOfTensor;
  indices: readonly (SavedTensor | null)[];
}
/** `index.Tensor(Tensor self, Tensor?[] indices) -> Tensor` */
export const IndexBackward0 = /* @__PURE__ */ rule<IndexBackward0Saved>({
  name: "IndexBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const indices = unpackSavedOptionals(node, saved.indices);
    return [index_backward(new_zeros(grad, saved.selfSizes, saved.selfOptions.dtype, saved.selfOptions.layout, saved.selfOptions.device, null), indices, grad)];
  },
});

export interface IndexPutBackward0Saved {
  indices: readonly (SavedTensor | null)[];
  valuesInfo: TensorInfo;
  accumulate: boolean;
}
/** `index_put(Tensor self, Tensor?[] indices, Tensor values, bool accumulate=False) -> Tensor` */
export const IndexPutBackward0 = /* @__PURE__ */ rule<IndexPutBackward0Saved>({
  name: "IndexPutBackward0",
  backward(node, grads, needs) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null, null];
    let selfGrad: Gradient = null;
    let valuesGrad: Gradient = null;
    if (needs[0]!) {
      const indices = unpackSavedOptionals(node, saved.indices);
      selfGrad = saved.accumulate ? grad : index_put(grad, indices, zeros(saved.valuesInfo.shape, saved.valuesInfo.dtype, saved.valuesInfo.layout, saved.valuesInfo.device, null), false);
    }
    if (needs[1]!) {
      const indices = unpackSavedOptionals(node, saved.indices);
      valuesGrad = index_Tensor(grad, indices);
    }
    return [selfGrad, valuesGrad];
  },
});

export interface IndexPutImplBackward0Saved {
  indices: readonly (SavedTensor | null)[];
  valuesInfo: TensorInfo;
  accumulate: boolean;
}
/** `_index_put_impl_(Tensor(a!) self, Tensor?[] indices, Tensor values, bool accumulate=False, bool unsafe=False) -> Tensor(a!)` */
export const IndexPutImplBackward0 = /* @__PURE__ */ rule<IndexPutImplBackward0Saved>({
  name: "IndexPutImplBackward0",
  backward(node, grads, needs) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null, null];
    let selfGrad: Gradient = null;
    let valuesGrad: Gradient = null;
    if (needs[0]!) {
      const indices = unpackSavedOptionals(node, saved.indices);
      selfGrad = saved.accumulate ? grad : index_put(grad, indices, zeros(saved.valuesInfo.shape, saved.valuesInfo.dtype, saved.valuesInfo.layout, saved.valuesInfo.device, null), false);
    }
    if (needs[1]!) {
      const indices = unpackSavedOptionals(node, saved.indices);
      valuesGrad = index_Tensor(grad, indices);
    }
    return [selfGrad, valuesGrad];
  },
});

export interface IndexSelectBackward0Saved {
  selfSizes: readonly number[];
  dim: number;
  index: SavedTensor | null;
}
/** `index_select(Tensor self, int dim, Tensor index) -> Tensor` */
export const IndexSelectBackward0 = /* @__PURE__ */ rule<IndexSelectBackward0Saved>({
  name: "IndexSelectBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const index = unpackSaved(node, saved.index);
    return [index_select_backward(grad, saved.selfSizes, saved.dim, index)];
  },
});

export interface IndexAddBackward0Saved {
  dim: number;
  index: SavedTensor | null;
  sourceDim: number;
  source: SavedTensor | null;
  alpha: Scalar;
}
/** `index_add(Tensor self, int dim, Tensor index, Tensor source, *, Scalar alpha=1) -> Tensor` */
export const IndexAddBackward0 = /* @__PURE__ */ rule<IndexAddBackward0Saved>({
  name: "IndexAddBackward0",
  backward(node, grads, needs) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null, null];
    let selfGrad: Gradient = null;
    let sourceGrad: Gradient = null;
    if (needs[0]!) {
      selfGrad = grad;
    }
    if (needs[1]!) {
      const index = unpackSaved(node, saved.index);
      const source = unpackSaved(node, saved.source);
      sourceGrad = maybe_multiply(saved.sourceDim > 0 ? expand_as(index_select(grad, saved.dim, index), source) : index_select(grad, saved.dim, squeeze_dim(index, 0)), saved.alpha);
    }
    return [selfGrad, sourceGrad];
  },
});

export interface IndexCopyBackward0Saved {
  dim: number;
  index: SavedTensor | null;
  sourceDim: number;
  source: SavedTensor | null;
}
/** `index_copy(Tensor self, int dim, Tensor index, Tensor source) -> Tensor` */
export const IndexCopyBackward0 = /* @__PURE__ */ rule<IndexCopyBackward0Saved>({
  name: "IndexCopyBackward0",
  backward(node, grads, needs) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null, null];
    let selfGrad: Gradient = null;
    let sourceGrad: Gradient = null;
    if (needs[0]!) {
      const index = unpackSaved(node, saved.index);
      selfGrad = index_fill_int_Scalar(grad, saved.dim, index, 0);
    }
    if (needs[1]!) {
      const index = unpackSaved(node, saved.index);
      const source = unpackSaved(node, saved.source);
      sourceGrad = saved.sourceDim > 0 ? expand_as(index_select(grad, saved.dim, index), source) : index_select(grad, saved.dim, squeeze_dim(index, 0));
    }
    return [selfGrad, sourceGrad];
  },
});

export interface IndexFillBackward0Saved {
  dim: number;
  index: SavedTensor | null;
}
/** `index_fill.int_Scalar(Tensor self, int dim, Tensor index, Scalar value) -> Tensor` */
export const IndexFillBackward0 = /* @__PURE__ */ rule<IndexFillBackward0Saved>({
  name: "IndexFillBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const index = unpackSaved(node, saved.index);
    return [index_fill_int_Scalar(grad, saved.dim, index, 0)];
  },
});

export interface IndexFillBackward1Saved {
  dim: number;
  index: SavedTensor | null;
}
/** `index_fill.int_Tensor(Tensor self, int dim, Tensor index, Tensor value) -> Tensor` */
export const IndexFillBackward1 = /* @__PURE__ */ rule<IndexFillBackward1Saved>({
  name: "IndexFillBackward1",
  backward(node, grads, needs) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null, null];
    let selfGrad: Gradient = null;
    let valueGrad: Gradient = null;
    if (needs[0]!) {
      const index = unpackSaved(node, saved.index);
      selfGrad = index_fill_int_Scalar(grad, saved.dim, index, 0);
    }
    if (needs[1]!) {
      const index = unpackSaved(node, saved.index);
      valueGrad = index_fill_value_backward(grad, saved.dim, index);
    }
    return [selfGrad, valueGrad];
  },
});

export interface GatherBackward0Saved {
  self: SavedTensor | null;
  dim: number;
  index: SavedTensor | null;
  sparseGrad: boolean;
}
/** `gather(Tensor self, int dim, Tensor index, *, bool sparse_grad=False) -> Tensor` */
export const GatherBackward0 = /* @__PURE__ */ rule<GatherBackward0Saved>({
  name: "GatherBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const self = unpackSaved(node, saved.self);
    const index = unpackSaved(node, saved.index);
    return [gather_backward(grad, self, saved.dim, index, saved.sparseGrad)];
  },
});

export interface ScatterBackward0Saved {
  dim: number;
  index: SavedTensor | null;
}
/** `scatter.src(Tensor self, int dim, Tensor index, Tensor src) -> Tensor` */
export const ScatterBackward0 = /* @__PURE__ */ rule<ScatterBackward0Saved>({
  name: "ScatterBackward0",
  backward(node, grads, needs) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null, null];
    let selfGrad: Gradient = null;
    let srcGrad: Gradient = null;
    if (needs[0]!) {
      const index = unpackSaved(node, saved.index);
      selfGrad = scatter_value(grad, saved.dim, index, 0);
    }
    if (needs[1]!) {
      const index = unpackSaved(node, saved.index);
      srcGrad = gather(grad, saved.dim, index, false);
    }
    return [selfGrad, srcGrad];
  },
});

export interface ScatterBackward1Saved {
  dim: number;
  index: SavedTensor | null;
}
/** `scatter.value(Tensor self, int dim, Tensor index, Scalar value) -> Tensor` */
export const ScatterBackward1 = /* @__PURE__ */ rule<ScatterBackward1Saved>({
  name: "ScatterBackward1",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const index = unpackSaved(node, saved.index);
    return [scatter_value(grad, saved.dim, index, 0)];
  },
});

export interface ScatterAddBackward0Saved {
  dim: number;
  index: SavedTensor | null;
}
/** `scatter_add(Tensor self, int dim, Tensor index, Tensor src) -> Tensor` */
export const ScatterAddBackward0 = /* @__PURE__ */ rule<ScatterAddBackward0Saved>({
  name: "ScatterAddBackward0",
  backward(node, grads, needs) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null, null];
    let selfGrad: Gradient = null;
    let srcGrad: Gradient = null;
    if (needs[0]!) {
      selfGrad = grad;
    }
    if (needs[1]!) {
      const index = unpackSaved(node, saved.index);
      srcGrad = gather(grad, saved.dim, index, false);
    }
    return [selfGrad, srcGrad];
  },
});

export interface ScatterReduceBackward0Saved {
  self: SavedTensor | null;
  dim: number;
  index: SavedTensor | null;
  src: SavedTensor | null;
  reduce: string;
  includeSelf: boolean;
  result: SavedTensor | null;
}
/** `scatter_reduce.two(Tensor self, int dim, Tensor index, Tensor src, str reduce, *, bool include_self=True) -> Tensor` */
export const ScatterReduceBackward0 = /* @__PURE__ */ rule<ScatterReduceBackward0Saved>({
  name: "ScatterReduceBackward0",
  backward(node, grads, needs) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null, null];
    let selfGrad: Gradient = null;
    let srcGrad: Gradient = null;
    if (needs[0]! || needs[1]!) {
      const self = unpackSaved(node, saved.self);
      const index = unpackSaved(node, saved.index);
      const src = unpackSaved(node, saved.src);
      const result = unpackSaved(node, saved.result);
      [selfGrad, srcGrad] = scatter_reduce_backward(grad, self, saved.dim, index, src, saved.reduce, saved.includeSelf, result);
    }
    return [selfGrad, srcGrad];
  },
});

export interface MaskedFillBackward0Saved {
  mask: SavedTensor | null;
}
/** `masked_fill.Scalar(Tensor self, Tensor mask, Scalar value) -> Tensor` */
export const MaskedFillBackward0 = /* @__PURE__ */ rule<MaskedFillBackward0Saved>({
  name: "MaskedFillBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const mask = unpackSaved(node, saved.mask);
    return [masked_fill_Scalar(grad, mask, 0)];
  },
});

export interface MaskedFillBackward1Saved {
  mask: SavedTensor | null;
}
/** `masked_fill.Tensor(Tensor self, Tensor mask, Tensor value) -> Tensor` */
export const MaskedFillBackward1 = /* @__PURE__ */ rule<MaskedFillBackward1Saved>({
  name: "MaskedFillBackward1",
  backward(node, grads, needs) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null, null];
    let selfGrad: Gradient = null;
    let valueGrad: Gradient = null;
    if (needs[0]!) {
      const mask = unpackSaved(node, saved.mask);
      selfGrad = masked_fill_Scalar(grad, mask, 0);
    }
    if (needs[1]!) {
      const mask = unpackSaved(node, saved.mask);
      valueGrad = masked_fill_backward(grad, mask);
    }
    return [selfGrad, valueGrad];
  },
});

export interface MaskedScatterBackward0Saved {
  mask: SavedTensor | null;
  sourceSizes: readonly number[];
}
/** `masked_scatter(Tensor self, Tensor mask, Tensor source) -> Tensor` */
export const MaskedScatterBackward0 = /* @__PURE__ */ rule<MaskedScatterBackward0Saved>({
  name: "MaskedScatterBackward0",
  backward(node, grads, needs) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null, null];
    let selfGrad: Gradient = null;
    let sourceGrad: Gradient = null;
    if (needs[0]!) {
      const mask = unpackSaved(node, saved.mask);
      selfGrad = masked_fill_Scalar(grad, mask, 0);
    }
    if (needs[1]!) {
      const mask = unpackSaved(node, saved.mask);
      sourceGrad = masked_scatter_backward(grad, mask, saved.sourceSizes);
    }
    return [selfGrad, sourceGrad];
  },
});

export interface MaskedSelectBackward0Saved {
  self: SavedTensor | null;
  mask: SavedTensor | null;
}
/** `masked_select(Tensor self, Tensor mask) -> Tensor` */
export const MaskedSelectBackward0 = /* @__PURE__ */ rule<MaskedSelectBackward0Saved>({
  name: "MaskedSelectBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const self = unpackSaved(node, saved.self);
    const mask = unpackSaved(node, saved.mask);
    return [masked_select_backward(grad, self, mask)];
  },
});

export interface CatBackward0Saved {
  tensorsArgsSizes: readonly (readonly number[])[];
  tensorsArgsScalartypes: readonly DType[];
  dim: number;
  tensorsCount: number;
}
/** `cat(Tensor[] tensors, int dim=0) -> Tensor` */
export const CatBackward0 = /* @__PURE__ */ rule<CatBackward0Saved>({
  name: "CatBackward0",
  backward(node, grads, needs) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return noGradients(needs.length);
    let tensorsGrad: readonly Gradient[] = noGradients(saved.tensorsCount);
    if (anyNeeded(needs, 0, saved.tensorsCount)) {
      tensorsGrad = cat_tensors_backward(grad, saved.tensorsArgsSizes, saved.tensorsArgsScalartypes, saved.dim);
    }
    return [...tensorsGrad];
  },
});

export interface StackBackward0Saved {
  tensorsArgsScalartypes: readonly DType[];
  dim: number;
  tensorsCount: number;
}
/** `stack(Tensor[] tensors, int dim=0) -> Tensor` */
export const StackBackward0 = /* @__PURE__ */ rule<StackBackward0Saved>({
  name: "StackBackward0",
  backward(node, grads, needs) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return noGradients(needs.length);
    let tensorsGrad: readonly Gradient[] = noGradients(saved.tensorsCount);
    if (anyNeeded(needs, 0, saved.tensorsCount)) {
      tensorsGrad = stack_tensors_backward(grad, saved.dim, saved.tensorsArgsScalartypes);
    }
    return [...tensorsGrad];
  },
});

export interface FlipBackward0Saved {
  dims: readonly number[];
}
/** `flip(Tensor self, int[] dims) -> Tensor` */
export const FlipBackward0 = /* @__PURE__ */ rule<FlipBackward0Saved>({
  name: "FlipBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [flip(grad, saved.dims)];
  },
});

export interface RollBackward0Saved {
  shifts: readonly number[];
  dims: readonly number[];
}
/** `roll(Tensor self, int[1] shifts, int[1] dims=[]) -> Tensor` */
export const RollBackward0 = /* @__PURE__ */ rule<RollBackward0Saved>({
  name: "RollBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [roll(grad, negated(reverse_list(saved.shifts)), reverse_list(saved.dims))];
  },
});

export interface RepeatBackward0Saved {
  selfSizes: readonly number[];
  repeats: readonly number[];
}
/** `repeat(Tensor self, SymInt[] repeats) -> Tensor` */
export const RepeatBackward0 = /* @__PURE__ */ rule<RepeatBackward0Saved>({
  name: "RepeatBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [repeat_backward(grad, saved.repeats, saved.selfSizes)];
  },
});

export interface TrilBackward0Saved {
  diagonal: number;
}
/** `tril(Tensor self, int diagonal=0) -> Tensor` */
export const TrilBackward0 = /* @__PURE__ */ rule<TrilBackward0Saved>({
  name: "TrilBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [tril(grad, saved.diagonal)];
  },
});

export interface TriuBackward0Saved {
  diagonal: number;
}
/** `triu(Tensor self, int diagonal=0) -> Tensor` */
export const TriuBackward0 = /* @__PURE__ */ rule<TriuBackward0Saved>({
  name: "TriuBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [triu(grad, saved.diagonal)];
  },
});

export interface EmbeddingBackward0Saved {
  weightArgsize0: number;
  indices: SavedTensor | null;
  paddingIdx: number;
  scaleGradByFreq: boolean;
  sparse: boolean;
}
/** `embedding(Tensor weight, Tensor indices, int padding_idx=-1, bool scale_grad_by_freq=False, bool sparse=False) -> Tensor` */
export const EmbeddingBackward0 = /* @__PURE__ */ rule<EmbeddingBackward0Saved>({
  name: "EmbeddingBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const indices = unpackSaved(node, saved.indices);
    return [embedding_backward(grad, indices, saved.weightArgsize0, saved.paddingIdx, saved.scaleGradByFreq, saved.sparse)];
  },
});

export interface EmbeddingDenseBackwardBackward0Saved {
  indices: SavedTensor | null;
  paddingIdx: number;
}
/** `embedding_dense_backward(Tensor grad_output, Tensor indices, SymInt num_weights, int padding_idx, bool scale_grad_by_freq) -> Tensor` */
export const EmbeddingDenseBackwardBackward0 = /* @__PURE__ */ rule<EmbeddingDenseBackwardBackward0Saved>({
  name: "EmbeddingDenseBackwardBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const indices = unpackSaved(node, saved.indices);
    return [embedding_dense_double_backward(grad, indices, saved.paddingIdx)];
  },
});

export interface TakeBackward0Saved {
  self: SavedTensor | null;
  index: SavedTensor | null;
}
/** `take(Tensor self, Tensor index) -> Tensor` */
export const TakeBackward0 = /* @__PURE__ */ rule<TakeBackward0Saved>({
  name: "TakeBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const self = unpackSaved(node, saved.self);
    const index = unpackSaved(node, saved.index);
    return [take_backward(grad, self, index)];
  },
});

export interface PutBackward0Saved {
  index: SavedTensor | null;
  sourceInfo: TensorInfo;
  accumulate: boolean;
  source: SavedTensor | null;
}
/** `put(Tensor self, Tensor index, Tensor source, bool accumulate=False) -> Tensor` */
export const PutBackward0 = /* @__PURE__ */ rule<PutBackward0Saved>({
  name: "PutBackward0",
  backward(node, grads, needs) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null, null];
    let selfGrad: Gradient = null;
    let sourceGrad: Gradient = null;
    if (needs[0]!) {
      const index = unpackSaved(node, saved.index);
      selfGrad = saved.accumulate ? grad : put(grad, index, zeros(saved.sourceInfo.shape, saved.sourceInfo.dtype, saved.sourceInfo.layout, saved.sourceInfo.device, null), false);
    }
    if (needs[1]!) {
      const index = unpackSaved(node, saved.index);
      const source = unpackSaved(node, saved.source);
      sourceGrad = reshape_as(take(grad, index), source);
    }
    return [selfGrad, sourceGrad];
  },
});

export interface TraceBackward0Saved {
  selfSizes: readonly number[];
}
/** `trace(Tensor self) -> Tensor` */
export const TraceBackward0 = /* @__PURE__ */ rule<TraceBackward0Saved>({
  name: "TraceBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [trace_backward(grad, saved.selfSizes)];
  },
});

export interface BlockDiagBackward0Saved {
  tensorsArgsSizes: readonly (readonly number[])[];
  tensorsArgsScalartypes: readonly DType[];
  tensorsCount: number;
}
/** `block_diag(Tensor[] tensors) -> Tensor` */
export const BlockDiagBackward0 = /* @__PURE__ */ rule<BlockDiagBackward0Saved>({
  name: "BlockDiagBackward0",
  backward(node, grads, needs) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return noGradients(needs.length);
    let tensorsGrad: readonly Gradient[] = noGradients(saved.tensorsCount);
    if (anyNeeded(needs, 0, saved.tensorsCount)) {
      tensorsGrad = block_diag_backward(grad, saved.tensorsArgsSizes, saved.tensorsArgsScalartypes);
    }
    return [...tensorsGrad];
  },
});

export interface ConstantPadNdBackward0Saved {
  pad: readonly number[];
}
/** `constant_pad_nd(Tensor self, int[] pad, Scalar value=0) -> Tensor` */
export const ConstantPadNdBackward0 = /* @__PURE__ */ rule<ConstantPadNdBackward0Saved>({
  name: "ConstantPadNdBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [constant_pad_nd_backward(grad, saved.pad)];
  },
});

export interface SortBackward0Saved {
  selfSizes: readonly number[];
  dim: number;
  indices: SavedTensor | null;
}
/** `sort(Tensor self, int dim=-1, bool descending=False) -> (Tensor values, Tensor indices)` */
export const SortBackward0 = /* @__PURE__ */ rule<SortBackward0Saved>({
  name: "SortBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const indices = unpackSaved(node, saved.indices);
    return [value_selecting_reduction_backward(grad, saved.dim, indices, saved.selfSizes, true)];
  },
});

export interface SortBackward1Saved {
  selfSizes: readonly number[];
  dim: number;
  indices: SavedTensor | null;
}
/** `sort.stable(Tensor self, *, bool? stable, int dim=-1, bool descending=False) -> (Tensor values, Tensor indices)` */
export const SortBackward1 = /* @__PURE__ */ rule<SortBackward1Saved>({
  name: "SortBackward1",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const indices = unpackSaved(node, saved.indices);
    return [value_selecting_reduction_backward(grad, saved.dim, indices, saved.selfSizes, true)];
  },
});

export interface TopkBackward0Saved {
  selfSizes: readonly number[];
  dim: number;
  indices: SavedTensor | null;
}
/** `topk(Tensor self, int k, int dim=-1, bool largest=True, bool sorted=True) -> (Tensor values, Tensor indices)` */
export const TopkBackward0 = /* @__PURE__ */ rule<TopkBackward0Saved>({
  name: "TopkBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const indices = unpackSaved(node, saved.indices);
    return [value_selecting_reduction_backward(grad, saved.dim, indices, saved.selfSizes, true)];
  },
});

export interface SumBackward0Saved {
  selfSizes: readonly number[];
}
/** `sum(Tensor self, *, ScalarType? dtype=None) -> Tensor` */
export const SumBackward0 = /* @__PURE__ */ rule<SumBackward0Saved>({
  name: "SumBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [expand(grad, saved.selfSizes, false)];
  },
});

export interface SumBackward1Saved {
  selfSizes: readonly number[];
  dim: readonly number[] | null;
  keepdim: boolean;
}
/** `sum.dim_IntList(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor` */
export const SumBackward1 = /* @__PURE__ */ rule<SumBackward1Saved>({
  name: "SumBackward1",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [sum_backward(grad, saved.selfSizes, saved.dim, saved.keepdim)];
  },
});

export interface MeanBackward0Saved {
  selfSizes: readonly number[];
  selfNumel: number;
}
/** `mean(Tensor self, *, ScalarType? dtype=None) -> Tensor` */
export const MeanBackward0 = /* @__PURE__ */ rule<MeanBackward0Saved>({
  name: "MeanBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [div_Scalar(expand(grad, saved.selfSizes, false), saved.selfNumel)];
  },
});

export interface MeanBackward1Saved {
  selfSizes: readonly number[];
  selfNumel: number;
  dim: readonly number[] | null;
  keepdim: boolean;
}
/** `mean.dim(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor` */
export const MeanBackward1 = /* @__PURE__ */ rule<MeanBackward1Saved>({
  name: "MeanBackward1",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [mean_backward(grad, saved.selfSizes, saved.dim, saved.selfNumel, saved.keepdim)];
  },
});

export interface ProdBackward0Saved {
  self: SavedTensor | null;
  result: SavedTensor | null;
}
/** `prod(Tensor self, *, ScalarType? dtype=None) -> Tensor` */
export const ProdBackward0 = /* @__PURE__ */ rule<ProdBackward0Saved>({
  name: "ProdBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const self = unpackSaved(node, saved.self);
    const result = unpackSaved(node, saved.result);
    return [prod_backward(grad, to_dtype(self, grad.dtype, false, false, null), result)];
  },
});

export interface ProdBackward1Saved {
  self: SavedTensor | null;
  dim: number;
  keepdim: boolean;
  result: SavedTensor | null;
}
/** `prod.dim_int(Tensor self, int dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor` */
export const ProdBackward1 = /* @__PURE__ */ rule<ProdBackward1Saved>({
  name: "ProdBackward1",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const self = unpackSaved(node, saved.self);
    const result = unpackSaved(node, saved.result);
    return [prod_backward_dim(grad, to_dtype(self, grad.dtype, false, false, null), result, saved.dim, saved.keepdim)];
  },
});

export interface AmaxBackward0Saved {
  self: SavedTensor | null;
  dim: readonly number[];
  keepdim: boolean;
  result: SavedTensor | null;
}
/** `amax(Tensor self, int[1] dim=[], bool keepdim=False) -> Tensor` */
export const AmaxBackward0 = /* @__PURE__ */ rule<AmaxBackward0Saved>({
  name: "AmaxBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const self = unpackSaved(node, saved.self);
    const result = unpackSaved(node, saved.result);
    return [scale_grad_by_count(restore_reduced_dims(grad, saved.dim, saved.keepdim), eq_Tensor(restore_reduced_dims(result, saved.dim, saved.keepdim), self), saved.dim)];
  },
});

export interface AminBackward0Saved {
  self: SavedTensor | null;
  dim: readonly number[];
  keepdim: boolean;
  result: SavedTensor | null;
}
/** `amin(Tensor self, int[1] dim=[], bool keepdim=False) -> Tensor` */
export const AminBackward0 = /* @__PURE__ */ rule<AminBackward0Saved>({
  name: "AminBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const self = unpackSaved(node, saved.self);
    const result = unpackSaved(node, saved.result);
    return [scale_grad_by_count(restore_reduced_dims(grad, saved.dim, saved.keepdim), eq_Tensor(restore_reduced_dims(result, saved.dim, saved.keepdim), self), saved.dim)];
  },
});

export interface AminmaxBackward0Saved {
  self: SavedTensor | null;
  dim: number | null;
  keepdim: boolean;
  min: SavedTensor | null;
  max: SavedTensor | null;
}
/** `aminmax(Tensor self, *, int? dim=None, bool keepdim=False) -> (Tensor min, Tensor max)` */
export const AminmaxBackward0 = /* @__PURE__ */ rule<AminmaxBackward0Saved>({
  name: "AminmaxBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad0 = grads[0]!;
    const grad1 = grads[1]!;
    const self = unpackSaved(node, saved.self);
    const min = unpackSaved(node, saved.min);
    const max = unpackSaved(node, saved.max);
    return [aminmax_backward(self, saved.dim, saved.keepdim, grad0, grad1, min, max)];
  },
});

export interface MaxBackward0Saved {
  self: SavedTensor | null;
  result: SavedTensor | null;
}
/** `max(Tensor self) -> Tensor` */
export const MaxBackward0 = /* @__PURE__ */ rule<MaxBackward0Saved>({
  name: "MaxBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const self = unpackSaved(node, saved.self);
    const result = unpackSaved(node, saved.result);
    return [evenly_distribute_backward(grad, self, result)];
  },
});

export interface MaxBackward1Saved {
  selfSizes: readonly number[];
  dim: number;
  keepdim: boolean;
  indices: SavedTensor | null;
}
/** `max.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)` */
export const MaxBackward1 = /* @__PURE__ */ rule<MaxBackward1Saved>({
  name: "MaxBackward1",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const indices = unpackSaved(node, saved.indices);
    return [value_selecting_reduction_backward(grad, saved.dim, indices, saved.selfSizes, saved.keepdim)];
  },
});

export interface MinBackward0Saved {
  self: SavedTensor | null;
  result: SavedTensor | null;
}
/** `min(Tensor self) -> Tensor` */
export const MinBackward0 = /* @__PURE__ */ rule<MinBackward0Saved>({
  name: "MinBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const self = unpackSaved(node, saved.self);
    const result = unpackSaved(node, saved.result);
    return [evenly_distribute_backward(grad, self, result)];
  },
});

export interface MinBackward1Saved {
  selfSizes: readonly number[];
  dim: number;
  keepdim: boolean;
  indices: SavedTensor | null;
}
/** `min.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)` */
export const MinBackward1 = /* @__PURE__ */ rule<MinBackward1Saved>({
  name: "MinBackward1",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const indices = unpackSaved(node, saved.indices);
    return [value_selecting_reduction_backward(grad, saved.dim, indices, saved.selfSizes, saved.keepdim)];
  },
});

export interface VarBackward0Saved {
  self: SavedTensor | null;
  dim: readonly number[] | null;
  correction: number | null;
  keepdim: boolean;
}
/** `var.correction(Tensor self, int[1]? dim, *, int? correction, bool keepdim=False) -> Tensor` */
export const VarBackward0 = /* @__PURE__ */ rule<VarBackward0Saved>({
  name: "VarBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const self = unpackSaved(node, saved.self);
    return [var_backward(grad, self, saved.dim, saved.correction, saved.keepdim)];
  },
});

export interface StdBackward0Saved {
  self: SavedTensor | null;
  dim: readonly number[] | null;
  correction: number | null;
  keepdim: boolean;
  result: SavedTensor | null;
}
/** `std.correction(Tensor self, int[1]? dim, *, int? correction, bool keepdim=False) -> Tensor` */
export const StdBackward0 = /* @__PURE__ */ rule<StdBackward0Saved>({
  name: "StdBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const self = unpackSaved(node, saved.self);
    const result = unpackSaved(node, saved.result);
    return [std_backward(result, grad, self, saved.dim, saved.correction, saved.keepdim)];
  },
});

export interface VarMeanBackward0Saved {
  self: SavedTensor | null;
  dim: readonly number[] | null;
  correction: number | null;
  keepdim: boolean;
}
/** `var_mean.correction(Tensor self, int[1]? dim, *, int? correction, bool keepdim=False) -> (Tensor, Tensor)` */
export const VarMeanBackward0 = /* @__PURE__ */ rule<VarMeanBackward0Saved>({
  name: "VarMeanBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad0 = grads[0]!;
    const grad1 = grads[1]!;
    const self = unpackSaved(node, saved.self);
    return [var_mean_backward(grad0, grad1, self, saved.dim, saved.correction, saved.keepdim)];
  },
});

export interface StdMeanBackward0Saved {
  self: SavedTensor | null;
  dim: readonly number[] | null;
  correction: number | null;
  keepdim: boolean;
  result0: SavedTensor | null;
}
/** `std_mean.correction(Tensor self, int[1]? dim, *, int? correction, bool keepdim=False) -> (Tensor, Tensor)` */
export const StdMeanBackward0 = /* @__PURE__ */ rule<StdMeanBackward0Saved>({
  name: "StdMeanBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad0 = grads[0]!;
    const grad1 = grads[1]!;
    const self = unpackSaved(node, saved.self);
    const result0 = unpackSaved(node, saved.result0);
    return [std_mean_backward(grad0, grad1, self, result0, saved.dim, saved.correction, saved.keepdim)];
  },
});

export interface LogsumexpBackward0Saved {
  self: SavedTensor | null;
  dim: readonly number[];
  keepdim: boolean;
  result: SavedTensor | null;
}
/** `logsumexp(Tensor self, int[1] dim, bool keepdim=False) -> Tensor` */
export const LogsumexpBackward0 = /* @__PURE__ */ rule<LogsumexpBackward0Saved>({
  name: "LogsumexpBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const self = unpackSaved(node, saved.self);
    const result = unpackSaved(node, saved.result);
    return [logsumexp_backward(grad, self, result, saved.dim, saved.keepdim)];
  },
});

export interface NormBackward2Saved {
  self: SavedTensor | null;
  p: Scalar | null;
  result: SavedTensor | null;
}
/** `norm.ScalarOpt_dtype(Tensor self, Scalar? p, *, ScalarType dtype) -> Tensor` */
export const NormBackward2 = /* @__PURE__ */ rule<NormBackward2Saved>({
  name: "NormBackward2",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const self = unpackSaved(node, saved.self);
    const result = unpackSaved(node, saved.result);
    return [norm_backward(grad, to_dtype(self, grad.dtype, false, false, null), saved.p, result)];
  },
});

export interface NormBackward0Saved {
  self: SavedTensor | null;
  p: Scalar;
  result: SavedTensor | null;
}
/** `norm.Scalar(Tensor self, Scalar p=2) -> Tensor` */
export const NormBackward0 = /* @__PURE__ */ rule<NormBackward0Saved>({
  name: "NormBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const self = unpackSaved(node, saved.self);
    const result = unpackSaved(node, saved.result);
    return [norm_backward(grad, self, saved.p, result)];
  },
});

export interface NormBackward3Saved {
  self: SavedTensor | null;
  p: Scalar | null;
  dim: readonly number[];
  keepdim: boolean;
  result: SavedTensor | null;
}
/** `norm.ScalarOpt_dim_dtype(Tensor self, Scalar? p, int[1] dim, bool keepdim, *, ScalarType dtype) -> Tensor` */
export const NormBackward3 = /* @__PURE__ */ rule<NormBackward3Saved>({
  name: "NormBackward3",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const self = unpackSaved(node, saved.self);
    const result = unpackSaved(node, saved.result);
    return [norm_backward_dim(grad, to_dtype(self, grad.dtype, false, false, null), saved.p, result, saved.dim, saved.keepdim)];
  },
});

export interface NormBackward1Saved {
  self: SavedTensor | null;
  p: Scalar | null;
  dim: readonly number[];
  keepdim: boolean;
  result: SavedTensor | null;
}
/** `norm.ScalarOpt_dim(Tensor self, Scalar? p, int[1] dim, bool keepdim=False) -> Tensor` */
export const NormBackward1 = /* @__PURE__ */ rule<NormBackward1Saved>({
  name: "NormBackward1",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const self = unpackSaved(node, saved.self);
    const result = unpackSaved(node, saved.result);
    return [norm_backward_dim(grad, self, saved.p, result, saved.dim, saved.keepdim)];
  },
});

export interface LinalgVectorNormBackward0Saved {
  self: SavedTensor | null;
  ord: Scalar;
  dim: readonly number[] | null;
  keepdim: boolean;
  result: SavedTensor | null;
}
/** `linalg_vector_norm(Tensor self, Scalar ord=2, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor` */
export const LinalgVectorNormBackward0 = /* @__PURE__ */ rule<LinalgVectorNormBackward0Saved>({
  name: "LinalgVectorNormBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const self = unpackSaved(node, saved.self);
    const result = unpackSaved(node, saved.result);
    return [linalg_vector_norm_backward(grad, to_dtype(self, grad.dtype, false, false, null), saved.ord, result, saved.dim, saved.keepdim)];
  },
});

export interface DistBackward0Saved {
  self: SavedTensor | null;
  other: SavedTensor | null;
  p: Scalar;
  result: SavedTensor | null;
}
/** `dist(Tensor self, Tensor other, Scalar p=2) -> Tensor` */
export const DistBackward0 = /* @__PURE__ */ rule<DistBackward0Saved>({
  name: "DistBackward0",
  backward(node, grads, needs) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null, null];
    let selfGrad: Gradient = null;
    let otherGrad: Gradient = null;
    if (needs[1]!) {
      const self = unpackSaved(node, saved.self);
      const other = unpackSaved(node, saved.other);
      const result = unpackSaved(node, saved.result);
      otherGrad = neg(norm_backward(grad, sub_Tensor(self, other, 1), saved.p, result));
    }
    if (needs[0]!) {
      const self = unpackSaved(node, saved.self);
      const other = unpackSaved(node, saved.other);
      const result = unpackSaved(node, saved.result);
      selfGrad = norm_backward(grad, sub_Tensor(self, other, 1), saved.p, result);
    }
    return [selfGrad, otherGrad];
  },
});

export interface CumsumBackward0Saved {
  selfScalarType: DType;
  dim: number;
}
/** `cumsum(Tensor self, int dim, *, ScalarType? dtype=None) -> Tensor` */
export const CumsumBackward0 = /* @__PURE__ */ rule<CumsumBackward0Saved>({
  name: "CumsumBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [cumsum_backward(to_dtype(grad, saved.selfScalarType, false, false, null), saved.dim)];
  },
});

export interface CumprodBackward0Saved {
  selfScalarType: DType;
  self: SavedTensor | null;
  dim: number;
  result: SavedTensor | null;
}
/** `cumprod(Tensor self, int dim, *, ScalarType? dtype=None) -> Tensor` */
export const CumprodBackward0 = /* @__PURE__ */ rule<CumprodBackward0Saved>({
  name: "CumprodBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const self = unpackSaved(node, saved.self);
    const result = unpackSaved(node, saved.result);
    return [cumprod_backward(to_dtype(grad, saved.selfScalarType, false, false, null), self, saved.dim, result)];
  },
});

export interface NansumBackward0Saved {
  selfScalarType: DType;
  self: SavedTensor | null;
  dim: readonly number[] | null;
  keepdim: boolean;
}
/** `nansum(Tensor self, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor` */
export const NansumBackward0 = /* @__PURE__ */ rule<NansumBackward0Saved>({
  name: "NansumBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const self = unpackSaved(node, saved.self);
    return [nansum_backward(to_dtype(grad, saved.selfScalarType, false, false, null), self, saved.dim, saved.keepdim)];
  },
});

export interface LogcumsumexpBackward0Saved {
  self: SavedTensor | null;
  dim: number;
  result: SavedTensor | null;
}
/** `logcumsumexp(Tensor self, int dim) -> Tensor` */
export const LogcumsumexpBackward0 = /* @__PURE__ */ rule<LogcumsumexpBackward0Saved>({
  name: "LogcumsumexpBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const self = unpackSaved(node, saved.self);
    const result = unpackSaved(node, saved.result);
    return [logcumsumexp_backward(grad, self, result, saved.dim)];
  },
});

export interface MmBackward0Saved {
  self: SavedTensor | null;
  mat2Sizes: readonly number[];
  mat2Strides: readonly number[];
  mat2Layout: Layout;
  selfSizes: readonly number[];
  selfStrides: readonly number[];
  selfLayout: Layout;
  mat2: SavedTensor | null;
}
/** `mm(Tensor self, Tensor mat2) -> Tensor` */
export const MmBackward0 = /* @__PURE__ */ rule<MmBackward0Saved>({
  name: "MmBackward0",
  backward(node, grads, needs) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null, null];
    let selfGrad: Gradient = null;
    let mat2Grad: Gradient = null;
    if (needs[1]!) {
      const self = unpackSaved(node, saved.self);
      mat2Grad = mm_mat2_backward(grad, self, saved.mat2Sizes, saved.mat2Strides, saved.mat2Layout, 1);
    }
    if (needs[0]!) {
      const mat2 = unpackSaved(node, saved.mat2);
      selfGrad = mm_mat1_backward(grad, mat2, saved.selfSizes, saved.selfStrides, saved.selfLayout, 1);
    }
    return [selfGrad, mat2Grad];
  },
});

export interface AddmmBackward0Saved {
  mat1Sizes: readonly number[];
  mat1Strides: readonly number[];
  mat1Layout: Layout;
  mat2: SavedTensor | null;
  alpha: Scalar;
  mat1: SavedTensor | null;
  mat2Sizes: readonly number[];
  mat2Strides: readonly number[];
  mat2Layout: Layout;
  beta: Scalar;
}
/** `addmm(Tensor self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1) -> Tensor` */
export const AddmmBackward0 = /* @__PURE__ */ rule<AddmmBackward0Saved>({
  name: "AddmmBackward0",
  backward(node, grads, needs) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null, null, null];
    let selfGrad: Gradient = null;
    let mat1Grad: Gradient = null;
    let mat2Grad: Gradient = null;
    if (needs[1]!) {
      const mat2 = unpackSaved(node, saved.mat2);
      mat1Grad = mm_mat1_backward(grad, mat2, saved.mat1Sizes, saved.mat1Strides, saved.mat1Layout, saved.alpha);
    }
    if (needs[2]!) {
      const mat1 = unpackSaved(node, saved.mat1);
      mat2Grad = mm_mat2_backward(grad, mat1, saved.mat2Sizes, saved.mat2Strides, saved.mat2Layout, saved.alpha);
    }
    if (needs[0]!) {
      selfGrad = maybe_multiply(grad, saved.beta);
    }
    return [selfGrad, mat1Grad, mat2Grad];
  },
});

export interface BmmBackward0Saved {
  self: SavedTensor | null;
  mat2: SavedTensor | null;
}
/** `bmm(Tensor self, Tensor mat2) -> Tensor` */
export const BmmBackward0 = /* @__PURE__ */ rule<BmmBackward0Saved>({
  name: "BmmBackward0",
  backward(node, grads, needs) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null, null];
    let selfGrad: Gradient = null;
    let mat2Grad: Gradient = null;
    if (needs[1]!) {
      const self = unpackSaved(node, saved.self);
      mat2Grad = bmm(transpose_int(self, 1, 2), grad);
    }
    if (needs[0]!) {
      const mat2 = unpackSaved(node, saved.mat2);
      selfGrad = bmm(grad, transpose_int(mat2, 1, 2));
    }
    return [selfGrad, mat2Grad];
  },
});

export interface BaddbmmBackward0Saved {
  batch2: SavedTensor | null;
  alpha: Scalar;
  batch1: SavedTensor | null;
  beta: Scalar;
}
/** `baddbmm(Tensor self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1) -> Tensor` */
export const BaddbmmBackward0 = /* @__PURE__ */ rule<BaddbmmBackward0Saved>({
  name: "BaddbmmBackward0",
  backward(node, grads, needs) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null, null, null];
    let selfGrad: Gradient = null;
    let batch1Grad: Gradient = null;
    let batch2Grad: Gradient = null;
    if (needs[1]!) {
      const batch2 = unpackSaved(node, saved.batch2);
      batch1Grad = maybe_multiply(bmm(grad, transpose_int(batch2, 1, 2)), saved.alpha);
    }
    if (needs[2]!) {
      const batch1 = unpackSaved(node, saved.batch1);
      batch2Grad = maybe_multiply(bmm(transpose_int(batch1, 1, 2), grad), saved.alpha);
    }
    if (needs[0]!) {
      selfGrad = maybe_multiply(grad, saved.beta);
    }
    return [selfGrad, batch1Grad, batch2Grad];
  },
});

export interface AddbmmBackward0Saved {
  batch1Argsize0: number;
  batch1Argsize1: number;
  batch2Argsize2: number;
  batch2: SavedTensor | null;
  alpha: Scalar;
  batch1: SavedTensor | null;
  beta: Scalar;
}
/** `addbmm(Tensor self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1) -> Tensor` */
export const AddbmmBackward0 = /* @__PURE__ */ rule<AddbmmBackward0Saved>({
  name: "AddbmmBackward0",
  backward(node, grads, needs) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null, null, null];
    let selfGrad: Gradient = null;
    let batch1Grad: Gradient = null;
    let batch2Grad: Gradient = null;
    if (needs[1]!) {
      const batch2 = unpackSaved(node, saved.batch2);
      batch1Grad = maybe_multiply(bmm(expand(grad, [saved.batch1Argsize0, saved.batch1Argsize1, saved.batch2Argsize2], false), transpose_int(batch2, 1, 2)), saved.alpha);
    }
    if (needs[2]!) {
      const batch1 = unpackSaved(node, saved.batch1);
      batch2Grad = maybe_multiply(bmm(transpose_int(batch1, 1, 2), expand(grad, [saved.batch1Argsize0, saved.batch1Argsize1, saved.batch2Argsize2], false)), saved.alpha);
    }
    if (needs[0]!) {
      selfGrad = maybe_multiply(grad, saved.beta);
    }
    return [selfGrad, batch1Grad, batch2Grad];
  },
});

export interface MvBackward0Saved {
  vec: SavedTensor | null;
  self: SavedTensor | null;
}
/** `mv(Tensor self, Tensor vec) -> Tensor` */
export const MvBackward0 = /* @__PURE__ */ rule<MvBackward0Saved>({
  name: "MvBackward0",
  backward(node, grads, needs) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null, null];
    let selfGrad: Gradient = null;
    let vecGrad: Gradient = null;
    if (needs[0]!) {
      const vec = unpackSaved(node, saved.vec);
      selfGrad = ger(grad, vec);
    }
    if (needs[1]!) {
      const self = unpackSaved(node, saved.self);
      vecGrad = mv(t(self), grad);
    }
    return [selfGrad, vecGrad];
  },
});

export interface AddmvBackward0Saved {
  vec: SavedTensor | null;
  alpha: Scalar;
  beta: Scalar;
  mat: SavedTensor | null;
}
/** `addmv(Tensor self, Tensor mat, Tensor vec, *, Scalar beta=1, Scalar alpha=1) -> Tensor` */
export const AddmvBackward0 = /* @__PURE__ */ rule<AddmvBackward0Saved>({
  name: "AddmvBackward0",
  backward(node, grads, needs) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null, null, null];
    let selfGrad: Gradient = null;
    let matGrad: Gradient = null;
    let vecGrad: Gradient = null;
    if (needs[1]!) {
      const vec = unpackSaved(node, saved.vec);
      matGrad = maybe_multiply(ger(grad, vec), saved.alpha);
    }
    if (needs[0]!) {
      selfGrad = maybe_multiply(grad, saved.beta);
    }
    if (needs[2]!) {
      const mat = unpackSaved(node, saved.mat);
      vecGrad = maybe_multiply(mv(t(mat), grad), saved.alpha);
    }
    return [selfGrad, matGrad, vecGrad];
  },
});

export interface AddrBackward0Saved {
  beta: Scalar;
  vec2: SavedTensor | null;
  alpha: Scalar;
  vec1: SavedTensor | null;
}
/** `addr(Tensor self, Tensor vec1, Tensor vec2, *, Scalar beta=1, Scalar alpha=1) -> Tensor` */
export const AddrBackward0 = /* @__PURE__ */ rule<AddrBackward0Saved>({
  name: "AddrBackward0",
  backward(node, grads, needs) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null, null, null];
    let selfGrad: Gradient = null;
    let vec1Grad: Gradient = null;
    let vec2Grad: Gradient = null;
    if (needs[0]!) {
      selfGrad = maybe_multiply(grad, saved.beta);
    }
    if (needs[1]!) {
      const vec2 = unpackSaved(node, saved.vec2);
      vec1Grad = maybe_multiply(mv(grad, vec2), saved.alpha);
    }
    if (needs[2]!) {
      const vec1 = unpackSaved(node, saved.vec1);
      vec2Grad = maybe_multiply(mv(t(grad), vec1), saved.alpha);
    }
    return [selfGrad, vec1Grad, vec2Grad];
  },
});

export interface DotBackward0Saved {
  tensor: SavedTensor | null;
  self: SavedTensor | null;
}
/** `dot(Tensor self, Tensor tensor) -> Tensor` */
export const DotBackward0 = /* @__PURE__ */ rule<DotBackward0Saved>({
  name: "DotBackward0",
  backward(node, grads, needs) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null, null];
    let selfGrad: Gradient = null;
    let tensorGrad: Gradient = null;
    if (needs[0]!) {
      const tensor = unpackSaved(node, saved.tensor);
      selfGrad = mul_Tensor(grad, tensor);
    }
    if (needs[1]!) {
      const self = unpackSaved(node, saved.self);
      tensorGrad = mul_Tensor(grad, self);
    }
    return [selfGrad, tensorGrad];
  },
});

export interface VdotBackward0Saved {
  self: SavedTensor | null;
  other: SavedTensor | null;
}
/** `vdot(Tensor self, Tensor other) -> Tensor` */
export const VdotBackward0 = /* @__PURE__ */ rule<VdotBackward0Saved>({
  name: "VdotBackward0",
  backward(node, grads, needs) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null, null];
    let selfGrad: Gradient = null;
    let otherGrad: Gradient = null;
    if (needs[1]!) {
      const self = unpackSaved(node, saved.self);
      otherGrad = mul_Tensor(grad, self);
    }
    if (needs[0]!) {
      const other = unpackSaved(node, saved.other);
      selfGrad = mul_Tensor(grad, other);
    }
    return [selfGrad, otherGrad];
  },
});

export interface SoftmaxBackward0Saved {
  selfScalarType: DType;
  dim: number;
  result: SavedTensor | null;
}
/** `_softmax(Tensor self, int dim, bool half_to_float) -> Tensor` */
export const SoftmaxBackward0 = /* @__PURE__ */ rule<SoftmaxBackward0Saved>({
  name: "SoftmaxBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const result = unpackSaved(node, saved.result);
    return [_softmax_backward_data(grad, result, saved.dim, saved.selfScalarType)];
  },
});

export interface SoftmaxBackwardDataBackward0Saved {
  output: SavedTensor | null;
  dim: number;
  inputDtype: DType;
  gradOutput: SavedTensor | null;
}
/** `_softmax_backward_data(Tensor grad_output, Tensor output, int dim, ScalarType input_dtype) -> Tensor` */
export const SoftmaxBackwardDataBackward0 = /* @__PURE__ */ rule<SoftmaxBackwardDataBackward0Saved>({
  name: "SoftmaxBackwardDataBackward0",
  backward(node, grads, needs) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null, null];
    let gradOutputGrad: Gradient = null;
    let outputGrad: Gradient = null;
    if (needs[0]!) {
      const output = unpackSaved(node, saved.output);
      gradOutputGrad = _softmax_backward_data(grad, output, saved.dim, saved.inputDtype);
    }
    if (needs[1]!) {
      const gradOutput = unpackSaved(node, saved.gradOutput);
      const output = unpackSaved(node, saved.output);
      outputGrad = softmax_double_backward(grad, gradOutput, saved.dim, output);
    }
    return [gradOutputGrad, outputGrad];
  },
});

export interface LogSoftmaxBackward0Saved {
  selfScalarType: DType;
  dim: number;
  result: SavedTensor | null;
}
/** `_log_softmax(Tensor self, int dim, bool half_to_float) -> Tensor` */
export const LogSoftmaxBackward0 = /* @__PURE__ */ rule<LogSoftmaxBackward0Saved>({
  name: "LogSoftmaxBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const result = unpackSaved(node, saved.result);
    return [_log_softmax_backward_data(grad, result, saved.dim, saved.selfScalarType)];
  },
});

export interface LogSoftmaxBackwardDataBackward0Saved {
  output: SavedTensor | null;
  dim: number;
  gradOutput: SavedTensor | null;
}
/** `_log_softmax_backward_data(Tensor grad_output, Tensor output, int dim, ScalarType input_dtype) -> Tensor` */
export const LogSoftmaxBackwardDataBackward0 = /* @__PURE__ */ rule<LogSoftmaxBackwardDataBackward0Saved>({
  name: "LogSoftmaxBackwardDataBackward0",
  backward(node, grads, needs) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null, null];
    let gradOutputGrad: Gradient = null;
    let outputGrad: Gradient = null;
    if (needs[0]!) {
      const output = unpackSaved(node, saved.output);
      gradOutputGrad = sub_Tensor(grad, sum_dim_IntList(mul_Tensor(grad, exp(output)), [saved.dim], true, null), 1);
    }
    if (needs[1]!) {
      const gradOutput = unpackSaved(node, saved.gradOutput);
      const output = unpackSaved(node, saved.output);
      outputGrad = mul_Tensor(mul_Tensor(neg(sum_dim_IntList(gradOutput, [saved.dim], true, null)), exp(output)), grad);
    }
    return [gradOutputGrad, outputGrad];
  },
});

export interface NllLossBackward0Saved {
  self: SavedTensor | null;
  target: SavedTensor | null;
  weight: SavedTensor | null;
  reduction: number;
  ignoreIndex: number;
  totalWeight: SavedTensor | null;
}
/** `nll_loss_forward(Tensor self, Tensor target, Tensor? weight, int reduction, int ignore_index) -> (Tensor output, Tensor total_weight)` */
export const NllLossBackward0 = /* @__PURE__ */ rule<NllLossBackward0Saved>({
  name: "NllLossBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const self = unpackSaved(node, saved.self);
    const target = unpackSaved(node, saved.target);
    const weight = unpackSavedOptional(node, saved.weight);
    const totalWeight = unpackSaved(node, saved.totalWeight);
    return [nll_loss_backward(grad, self, target, weight, saved.reduction, saved.ignoreIndex, totalWeight)];
  },
});

export interface NllLossBackwardBackward0Saved {
  target: SavedTensor | null;
  weight: SavedTensor | null;
  reduction: number;
  ignoreIndex: number;
}
/** `nll_loss_backward(Tensor grad_output, Tensor self, Tensor target, Tensor? weight, int reduction, int ignore_index, Tensor total_weight) -> Tensor` */
export const NllLossBackwardBackward0 = /* @__PURE__ */ rule<NllLossBackwardBackward0Saved>({
  name: "NllLossBackwardBackward0",
  backward(node, grads, needs) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null, null];
    let gradOutputGrad: Gradient = null;
    let selfGrad: Gradient = null;
    if (needs[0]!) {
      const target = unpackSaved(node, saved.target);
      const weight = unpackSavedOptional(node, saved.weight);
      gradOutputGrad = nll_loss(grad, target, weight, saved.reduction, saved.ignoreIndex);
    }
    if (needs[1]!) {
      selfGrad = zeros_like(grad, null, null, null, null, null);
    }
    return [gradOutputGrad, selfGrad];
  },
});

export interface NllLoss2DBackward0Saved {
  self: SavedTensor | null;
  target: SavedTensor | null;
  weight: SavedTensor | null;
  reduction: number;
  ignoreIndex: number;
  totalWeight: SavedTensor | null;
}
/** `nll_loss2d_forward(Tensor self, Tensor target, Tensor? weight, int reduction, int ignore_index) -> (Tensor output, Tensor total_weight)` */
export const NllLoss2DBackward0 = /* @__PURE__ */ rule<NllLoss2DBackward0Saved>({
  name: "NllLoss2DBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const self = unpackSaved(node, saved.self);
    const target = unpackSaved(node, saved.target);
    const weight = unpackSavedOptional(node, saved.weight);
    const totalWeight = unpackSaved(node, saved.totalWeight);
    return [nll_loss2d_backward(grad, self, target, weight, saved.reduction, saved.ignoreIndex, totalWeight)];
  },
});

export interface NllLoss2DBackwardBackward0Saved {
  target: SavedTensor | null;
  weight: SavedTensor | null;
  reduction: number;
  ignoreIndex: number;
}
/** `nll_loss2d_backward(Tensor grad_output, Tensor self, Tensor target, Tensor? weight, int reduction, int ignore_index, Tensor total_weight) -> Tensor` */
export const NllLoss2DBackwardBackward0 = /* @__PURE__ */ rule<NllLoss2DBackwardBackward0Saved>({
  name: "NllLoss2DBackwardBackward0",
  backward(node, grads, needs) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null, null];
    let gradOutputGrad: Gradient = null;
    let selfGrad: Gradient = null;
    if (needs[0]!) {
      const target = unpackSaved(node, saved.target);
      const weight = unpackSavedOptional(node, saved.weight);
      gradOutputGrad = nll_loss2d(grad, target, weight, saved.reduction, saved.ignoreIndex);
    }
    if (needs[1]!) {
      selfGrad = zeros_like(grad, null, null, null, null, null);
    }
    return [gradOutputGrad, selfGrad];
  },
});
