// @generated from derivatives.yaml and native_functions.yaml by `npm run codegen`. Do not edit.
// Autograd kernels: each records what the way back needs, runs the operator below autograd, and sets its history.

import {
  Node, afterAutograd, anyRequiresGrad, belowADInplaceOrView, belowAutograd, checkInplace, checkNoGradient, edgeOf,
  edgesOf, forbidTangents, forwardLevel, gradEnabled, rebaseHistory, refuseOutGradient, requiresGrad, saveInplaceOutput,
  saveOutput, saveTensor, saveTensors, setHistory, setHistoryAll,
} from "../../runtime/autograd/generated-api.js";
import type { Device } from "../../runtime/core/device.js";
import type { DType } from "../../runtime/core/dtype.js";
import type { Generator } from "../../runtime/core/generator.js";
import type { Layout, MemoryFormat } from "../../runtime/core/memory-format.js";
import type { Scalar } from "../../runtime/core/scalar.js";
import type { Tensor } from "../../runtime/core/tensor.js";
import { local } from "../../runtime/dispatch/local.js";
import { slot } from "../../runtime/dispatch/operator.js";
import {
  geometryOf, infoOf, isDifferentiableType, optionsOf, to_args_scalartypes, to_args_sizes,
} from "../../runtime/kernels/derivatives/values.js";
import {
  _index_put_impl__op, _index_put_impl_op, _log_softmax_backward_data_op, _log_softmax_backward_data_out_op,
  _log_softmax_op, _log_softmax_out_op, _reshape_alias_op, _softmax_backward_data_op, _softmax_backward_data_out_op,
  _softmax_op, _softmax_out_op, _to_copy_op, _unsafe_view_op, addbmm_op, addmm__op, addmm_op, addmm_out_op, addmv__op,
  addmv_op, addmv_out_op, addr_op, alias_op, amax_op, amax_out_op, amin_op, amin_out_op, aminmax_op, aminmax_out_op,
  as_strided__op, as_strided_op, as_strided_scatter_op, baddbmm__op, baddbmm_op, baddbmm_out_op, bernoulli_Tensor_op,
  bernoulli__Tensor_op, bernoulli__float_op, bernoulli_op, bernoulli_out_op, block_diag_op, bmm_op, bmm_out_op, cat_op,
  cat_out_op, clone, clone_op, constant_pad_nd_op, cumprod__op, cumprod_op, cumprod_out_op, cumsum__op, cumsum_op,
  cumsum_out_op, diag_embed_op, diag_op, diag_out_op, diagonal_backward_op, diagonal_op, diagonal_scatter_op, dist_op,
  dot_op, embedding_dense_backward_op, embedding_dense_backward_out_op, embedding_op, expand_copy_op, expand_op,
  exponential__op, exponential_op, fill_Scalar_op, fill_Tensor_op, fill__Scalar_op, fill__Tensor_op, flip_op,
  flip_out_op, gather_op, gather_out_op, index_Tensor_op, index_add__op, index_add_op, index_add_out_op, index_copy__op,
  index_copy_op, index_copy_out_op, index_fill__int_Scalar_op, index_fill__int_Tensor_op, index_fill_int_Scalar_op,
  index_fill_int_Tensor_op, index_put__op, index_put_op, index_select_op, index_select_out_op, lift_fresh_op,
  linalg_vector_norm_op, linalg_vector_norm_out_op, logcumsumexp_op, logcumsumexp_out_op, logsumexp_op,
  masked_fill_Scalar_op, masked_fill_Tensor_op, masked_fill__Scalar_op, masked_fill__Tensor_op, masked_scatter__op,
  masked_scatter_op, masked_select_op, masked_select_out_op, max_dim_max_op, max_dim_op, max_op, mean_dim_op, mean_op,
  mean_out_op, min_dim_min_op, min_dim_op, min_op, mm_op, mm_out_op, mv_op, nansum_op, nansum_out_op,
  native_dropout_backward_op, native_dropout_op, nll_loss2d_backward_grad_input_op, nll_loss2d_backward_op,
  nll_loss2d_forward_op, nll_loss2d_forward_output_op, nll_loss_backward_grad_input_op, nll_loss_backward_op,
  nll_loss_forward_op, nll_loss_forward_output_op, norm_ScalarOpt_dim_dtype_op, norm_ScalarOpt_dim_op,
  norm_ScalarOpt_dtype_op, norm_Scalar_op, norm_dtype_out_op, norm_out_op, normal_Tensor_Tensor_op,
  normal_Tensor_Tensor_out_op, normal_Tensor_float_op, normal_Tensor_float_out_op, normal__op, normal_float_Tensor_op,
  normal_float_Tensor_out_op, permute_op, prod_dim_int_op, prod_int_out_op, prod_op, put__op, put_op, random__from_op,
  random__op, random__to_op, random_from_op, random_op, random_to_op, repeat_op, roll_op, rot90_op, scatter__src_op,
  scatter__value_op, scatter_add__op, scatter_add_op, scatter_add_out_op, scatter_reduce__two_op, scatter_reduce_two_op,
  scatter_reduce_two_out_op, scatter_src_op, scatter_src_out_op, scatter_value_op, scatter_value_out_op,
  select_backward_op, select_int_op, select_scatter_op, slice_Tensor_op, slice_backward_op, slice_scatter_op, sort_op,
  sort_stable_op, sort_values_op, sort_values_stable_op, split_Tensor_op, split_with_sizes_op, squeeze__dim_op,
  squeeze__op, squeeze_dim_op, squeeze_op, stack_op, stack_out_op, std_correction_op, std_correction_out_op,
  std_mean_correction_op, std_mean_correction_out_op, sum_IntList_out_op, sum_dim_IntList_op, sum_op, t__op, t_op,
  take_op, take_out_op, topk_op, topk_values_op, trace_op, transpose__op, transpose_int_op, tril__op, tril_op,
  tril_out_op, triu__op, triu_op, triu_out_op, unbind_int_op, unfold_backward_op, unfold_backward_out_op, unfold_op,
  uniform__op, uniform_op, unsqueeze__op, unsqueeze_op, var_correction_op, var_correction_out_op,
  var_mean_correction_op, var_mean_correction_out_op, vdot_op, view_op, zero__op, zero_op,
} from "../operators.js";
import {
  _index_put_impl__jvp, _index_put_impl_jvp, _log_softmax_jvp, _reshape_alias_jvp, _softmax_jvp, _to_copy_jvp,
  _unsafe_view_jvp, addbmm_jvp, addmm__jvp, addmm_jvp, addmv__jvp, addmv_jvp, addr_jvp, alias_jvp, amax_jvp, amin_jvp,
  as_strided__jvp, as_strided_jvp, as_strided_scatter_jvp, baddbmm__jvp, baddbmm_jvp, bernoulli_Tensor_jvp,
  bernoulli__Tensor_jvp, bernoulli__float_jvp, bernoulli_jvp, block_diag_jvp, bmm_jvp, cat_jvp, clone_jvp,
  constant_pad_nd_jvp, cumprod__jvp, cumprod_jvp, cumsum__jvp, cumsum_jvp, diag_embed_jvp, diag_jvp,
  diagonal_backward_jvp, diagonal_jvp, diagonal_scatter_jvp, dist_jvp, dot_jvp, embedding_dense_backward_jvp,
  embedding_jvp, expand_copy_jvp, expand_jvp, exponential__jvp, exponential_jvp, fill_Scalar_jvp, fill_Tensor_jvp,
  fill__Scalar_jvp, fill__Tensor_jvp, flip_jvp, gather_jvp, index_Tensor_jvp, index_add__jvp, index_add_jvp,
  index_copy__jvp, index_copy_jvp, index_fill__int_Scalar_jvp, index_fill__int_Tensor_jvp, index_fill_int_Scalar_jvp,
  index_fill_int_Tensor_jvp, index_put__jvp, index_put_jvp, index_select_jvp, lift_fresh_jvp, linalg_vector_norm_jvp,
  logsumexp_jvp, masked_fill_Scalar_jvp, masked_fill_Tensor_jvp, masked_fill__Scalar_jvp, masked_fill__Tensor_jvp,
  masked_scatter__jvp, masked_scatter_jvp, masked_select_jvp, max_dim_jvp, max_jvp, mean_dim_jvp, mean_jvp, min_dim_jvp,
  min_jvp, mm_jvp, mv_jvp, nansum_jvp, native_dropout_jvp, nll_loss2d_forward_jvp, nll_loss_forward_jvp,
  norm_ScalarOpt_dim_dtype_jvp, norm_ScalarOpt_dim_jvp, norm_ScalarOpt_dtype_jvp, norm_Scalar_jvp,
  normal_Tensor_Tensor_jvp, normal_Tensor_float_jvp, normal__jvp, normal_float_Tensor_jvp, permute_jvp,
  prod_dim_int_jvp, prod_jvp, put__jvp, put_jvp, random__from_jvp, random__jvp, random__to_jvp, random_from_jvp,
  random_jvp, random_to_jvp, repeat_jvp, roll_jvp, rot90_jvp, scatter__src_jvp, scatter__value_jvp, scatter_add__jvp,
  scatter_add_jvp, scatter_reduce__two_jvp, scatter_reduce_two_jvp, scatter_src_jvp, scatter_value_jvp,
  select_backward_jvp, select_int_jvp, select_scatter_jvp, slice_Tensor_jvp, slice_backward_jvp, slice_scatter_jvp,
  sort_jvp, sort_stable_jvp, split_Tensor_jvp, split_with_sizes_jvp, squeeze__dim_jvp, squeeze__jvp, squeeze_dim_jvp,
  squeeze_jvp, stack_jvp, std_correction_jvp, std_mean_correction_jvp, sum_dim_IntList_jvp, sum_jvp, t__jvp, t_jvp,
  take_jvp, topk_jvp, trace_jvp, transpose__jvp, transpose_int_jvp, tril__jvp, tril_jvp, triu__jvp, triu_jvp,
  unbind_int_jvp, unfold_backward_jvp, unfold_jvp, uniform__jvp, uniform_jvp, unsqueeze__jvp, unsqueeze_jvp,
  var_correction_jvp, var_mean_correction_jvp, vdot_jvp, view_jvp, zero__jvp, zero_jvp,
} from "./forward.js";
import {
  AddbmmBackward0, AddmmBackward0, AddmvBackward0, AddrBackward0, AliasBackward0, AmaxBackward0, AminBackward0,
  AminmaxBackward0, AsStridedBackward0, AsStridedBackward1, AsStridedScatterBackward0, BaddbmmBackward0,
  BernoulliBackward0, BernoulliBackward1, BernoulliBackward2, BlockDiagBackward0, BmmBackward0, CatBackward0,
  CloneBackward0, ConstantPadNdBackward0, CumprodBackward0, CumsumBackward0, DiagBackward0, DiagEmbedBackward0,
  DiagonalBackward0, DiagonalBackwardBackward0, DiagonalScatterBackward0, DistBackward0, DotBackward0,
  EmbeddingBackward0, EmbeddingDenseBackwardBackward0, ExpandBackward0, ExpandBackward0_copy, ExponentialBackward0,
  FillBackward0, FillBackward1, FillBackward2, FillBackward3, FlipBackward0, GatherBackward0, IndexAddBackward0,
  IndexBackward0, IndexCopyBackward0, IndexFillBackward0, IndexFillBackward1, IndexPutBackward0, IndexPutImplBackward0,
  IndexSelectBackward0, LiftFreshBackward0, LinalgVectorNormBackward0, LogSoftmaxBackward0,
  LogSoftmaxBackwardDataBackward0, LogcumsumexpBackward0, LogsumexpBackward0, MaskedFillBackward0, MaskedFillBackward1,
  MaskedScatterBackward0, MaskedSelectBackward0, MaxBackward0, MaxBackward1, MeanBackward0, MeanBackward1, MinBackward0,
  MinBackward1, MmBackward0, MvBackward0, NansumBackward0, NativeDropoutBackward0, NativeDropoutBackwardBackward0,
  NllLoss2DBackward0, NllLoss2DBackwardBackward0, NllLossBackward0, NllLossBackwardBackward0, NormBackward0,
  NormBackward1, NormBackward2, NormBackward3, NormalBackward0, NormalBackward1, NormalBackward2, NormalBackward3,
  PermuteBackward0, ProdBackward0, ProdBackward1, PutBackward0, RandomBackward0, RandomBackward1, RandomBackward2,
  RepeatBackward0, ReshapeAliasBackward0, RollBackward0, Rot90Backward0, ScatterAddBackward0, ScatterBackward0,
  ScatterBackward1, ScatterReduceBackward0, SelectBackward0, SelectBackwardBackward0, SelectScatterBackward0,
  SliceBackward0, SliceBackwardBackward0, SliceScatterBackward0, SoftmaxBackward0, SoftmaxBackwardDataBackward0,
  SortBackward0, SortBackward1, SplitBackward0, SplitWithSizesBackward0, SqueezeBackward0, SqueezeBackward1,
  SqueezeBackward2, SqueezeBackward3, StackBackward0, StdBackward0, StdMeanBackward0, SumBackward0, SumBackward1,
  TBackward0, TBackward1, TakeBackward0, ToCopyBackward0, TopkBackward0, TraceBackward0, TransposeBackward0,
  TransposeBackward1, TrilBackward0, TriuBackward0, UnbindBackward0, UnfoldBackward0, UnfoldBackwardBackward0,
  UniformBackward0, UnsafeViewBackward0, UnsqueezeBackward0, UnsqueezeBackward1, VarBackward0, VarMeanBackward0,
  VdotBackward0, ViewBackward0, ZeroBackward0,
} from "./nodes.js";

export function bernoulli_autograd(self: Tensor, generator: Generator | null, lo: number, hi: number): Tensor {
  const node = gradEnabled() && requiresGrad(self) ? new Node(BernoulliBackward0, [edgeOf(self)], null) : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & bernoulli_op.maskLo;
    const h = hi & afterAutograd & bernoulli_op.maskHi;
    result = bernoulli_op.table[slot(l, h)]!(self, generator, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) bernoulli_jvp(result, self);
  return result;
}

export function bernoulli_out_autograd(self: Tensor, generator: Generator | null, out: Tensor, lo: number, hi: number): Tensor {
  if (gradEnabled()) refuseOutGradient("bernoulli.out", self, out);
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & bernoulli_out_op.maskLo;
    const h = hi & afterAutograd & bernoulli_out_op.maskHi;
    result = bernoulli_out_op.table[slot(l, h)]!(self, generator, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (forwardLevel() !== 0) forbidTangents("bernoulli.out", "out", self, out);
  return result;
}

export function bernoulli__Tensor_autograd(self: Tensor, p: Tensor, generator: Generator | null, lo: number, hi: number): Tensor {
  const node = gradEnabled() && (requiresGrad(self) || requiresGrad(p)) ? new Node(BernoulliBackward1, [edgeOf(self), edgeOf(p)], {
    pInfo: infoOf(p),
  }) : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & bernoulli__Tensor_op.maskLo;
    const h = hi & afterAutograd & bernoulli__Tensor_op.maskHi;
    bernoulli__Tensor_op.table[slot(l, h)]!(self, p, generator, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) bernoulli__Tensor_jvp(self);
  return self;
}

export function bernoulli__float_autograd(self: Tensor, p: number, generator: Generator | null, lo: number, hi: number): Tensor {
  const node = gradEnabled() && requiresGrad(self) ? new Node(BernoulliBackward2, [edgeOf(self)], null) : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & bernoulli__float_op.maskLo;
    const h = hi & afterAutograd & bernoulli__float_op.maskHi;
    bernoulli__float_op.table[slot(l, h)]!(self, p, generator, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) bernoulli__float_jvp(self);
  return self;
}

export function uniform__autograd(self: Tensor, from: number, to: number, generator: Generator | null, lo: number, hi: number): Tensor {
  const node = gradEnabled() && requiresGrad(self) ? new Node(UniformBackward0, [edgeOf(self)], null) : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & uniform__op.maskLo;
    const h = hi & afterAutograd & uniform__op.maskHi;
    uniform__op.table[slot(l, h)]!(self, from, to, generator, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) uniform__jvp(self);
  return self;
}

export function normal__autograd(self: Tensor, mean: number, std: number, generator: Generator | null, lo: number, hi: number): Tensor {
  const node = gradEnabled() && requiresGrad(self) ? new Node(NormalBackward0, [edgeOf(self)], null) : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & normal__op.maskLo;
    const h = hi & afterAutograd & normal__op.maskHi;
    normal__op.table[slot(l, h)]!(self, mean, std, generator, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) normal__jvp(self);
  return self;
}

export function random__from_autograd(self: Tensor, from: number, to: number | null, generator: Generator | null, lo: number, hi: number): Tensor {
  const node = gradEnabled() && requiresGrad(self) ? new Node(RandomBackward0, [edgeOf(self)], null) : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & random__from_op.maskLo;
    const h = hi & afterAutograd & random__from_op.maskHi;
    random__from_op.table[slot(l, h)]!(self, from, to, generator, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) random__from_jvp(self);
  return self;
}

export function random__to_autograd(self: Tensor, to: number, generator: Generator | null, lo: number, hi: number): Tensor {
  const node = gradEnabled() && requiresGrad(self) ? new Node(RandomBackward1, [edgeOf(self)], null) : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & random__to_op.maskLo;
    const h = hi & afterAutograd & random__to_op.maskHi;
    random__to_op.table[slot(l, h)]!(self, to, generator, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) random__to_jvp(self);
  return self;
}

export function random__autograd(self: Tensor, generator: Generator | null, lo: number, hi: number): Tensor {
  const node = gradEnabled() && requiresGrad(self) ? new Node(RandomBackward2, [edgeOf(self)], null) : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & random__op.maskLo;
    const h = hi & afterAutograd & random__op.maskHi;
    random__op.table[slot(l, h)]!(self, generator, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) random__jvp(self);
  return self;
}

export function normal_Tensor_float_out_autograd(mean: Tensor, std: number, generator: Generator | null, out: Tensor, lo: number, hi: number): Tensor {
  if (gradEnabled()) refuseOutGradient("normal.Tensor_float_out", mean, out);
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & normal_Tensor_float_out_op.maskLo;
    const h = hi & afterAutograd & normal_Tensor_float_out_op.maskHi;
    result = normal_Tensor_float_out_op.table[slot(l, h)]!(mean, std, generator, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (forwardLevel() !== 0) forbidTangents("normal.Tensor_float_out", "out", mean, out);
  return result;
}

export function normal_Tensor_float_autograd(mean: Tensor, std: number, generator: Generator | null, lo: number, hi: number): Tensor {
  const node = gradEnabled() && requiresGrad(mean) ? new Node(NormalBackward1, [edgeOf(mean)], {
    meanSizes: mean.shape,
  }) : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & normal_Tensor_float_op.maskLo;
    const h = hi & afterAutograd & normal_Tensor_float_op.maskHi;
    result = normal_Tensor_float_op.table[slot(l, h)]!(mean, std, generator, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) normal_Tensor_float_jvp(result, mean);
  return result;
}

export function normal_float_Tensor_out_autograd(mean: number, std: Tensor, generator: Generator | null, out: Tensor, lo: number, hi: number): Tensor {
  if (gradEnabled()) refuseOutGradient("normal.float_Tensor_out", std, out);
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & normal_float_Tensor_out_op.maskLo;
    const h = hi & afterAutograd & normal_float_Tensor_out_op.maskHi;
    result = normal_float_Tensor_out_op.table[slot(l, h)]!(mean, std, generator, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (forwardLevel() !== 0) forbidTangents("normal.float_Tensor_out", "out", std, out);
  return result;
}

export function normal_float_Tensor_autograd(mean: number, std: Tensor, generator: Generator | null, lo: number, hi: number): Tensor {
  const node = gradEnabled() && requiresGrad(std) ? new Node(NormalBackward2, [edgeOf(std)], {
    stdSizes: std.shape,
  }) : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & normal_float_Tensor_op.maskLo;
    const h = hi & afterAutograd & normal_float_Tensor_op.maskHi;
    result = normal_float_Tensor_op.table[slot(l, h)]!(mean, std, generator, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) normal_float_Tensor_jvp(result, std);
  return result;
}

export function normal_Tensor_Tensor_out_autograd(mean: Tensor, std: Tensor, generator: Generator | null, out: Tensor, lo: number, hi: number): Tensor {
  if (gradEnabled()) refuseOutGradient("normal.Tensor_Tensor_out", mean, std, out);
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & normal_Tensor_Tensor_out_op.maskLo;
    const h = hi & afterAutograd & normal_Tensor_Tensor_out_op.maskHi;
    result = normal_Tensor_Tensor_out_op.table[slot(l, h)]!(mean, std, generator, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (forwardLevel() !== 0) forbidTangents("normal.Tensor_Tensor_out", "out", mean, std, out);
  return result;
}

export function normal_Tensor_Tensor_autograd(mean: Tensor, std: Tensor, generator: Generator | null, lo: number, hi: number): Tensor {
  const node = gradEnabled() && (requiresGrad(mean) || requiresGrad(std)) ? new Node(NormalBackward3, [edgeOf(mean), edgeOf(std)], {
    meanSizes: mean.shape,
    stdSizes: std.shape,
  }) : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & normal_Tensor_Tensor_op.maskLo;
    const h = hi & afterAutograd & normal_Tensor_Tensor_op.maskHi;
    result = normal_Tensor_Tensor_op.table[slot(l, h)]!(mean, std, generator, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) normal_Tensor_Tensor_jvp(result, mean);
  return result;
}

export function native_dropout_autograd(input: Tensor, p: number, train: boolean | null, lo: number, hi: number): readonly [Tensor, Tensor] {
  const node = gradEnabled() && requiresGrad(input) ? new Node(NativeDropoutBackward0, [edgeOf(input)], {
    p,
    train,
    result1: null,
  }) : null;
  let result: readonly [Tensor, Tensor];
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & native_dropout_op.maskLo;
    const h = hi & afterAutograd & native_dropout_op.maskHi;
    result = native_dropout_op.table[slot(l, h)]!(input, p, train, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result[0], node);
  if (forwardLevel() !== 0) native_dropout_jvp(result[0], result[1], input, p, train);
  if (node !== null) {
    node.saved.result1 = saveOutput(result[1], node);
  }
  return result;
}

export function native_dropout_backward_autograd(gradOutput: Tensor, mask: Tensor, scale: number, lo: number, hi: number): Tensor {
  const node = gradEnabled() && (requiresGrad(gradOutput) || requiresGrad(mask)) ? new Node(NativeDropoutBackwardBackward0, [edgeOf(gradOutput), edgeOf(mask)], {
    gradOutput: saveTensor(gradOutput),
    mask: saveTensor(mask),
    scale,
  }) : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & native_dropout_backward_op.maskLo;
    const h = hi & afterAutograd & native_dropout_backward_op.maskHi;
    result = native_dropout_backward_op.table[slot(l, h)]!(gradOutput, mask, scale, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) forbidTangents("native_dropout_backward", "not implemented", gradOutput, mask);
  return result;
}

export function exponential__autograd(self: Tensor, lambd: number, generator: Generator | null, lo: number, hi: number): Tensor {
  const node = gradEnabled() && requiresGrad(self) ? new Node(ExponentialBackward0, [edgeOf(self)], null) : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & exponential__op.maskLo;
    const h = hi & afterAutograd & exponential__op.maskHi;
    exponential__op.table[slot(l, h)]!(self, lambd, generator, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) exponential__jvp(self);
  return self;
}

export function _to_copy_autograd(self: Tensor, dtype: DType | null, layout: Layout | null, device: Device | null, pinMemory: boolean | null, nonBlocking: boolean, memoryFormat: MemoryFormat | null, lo: number, hi: number): Tensor {
  const node = gradEnabled() && requiresGrad(self) && (dtype === null || isDifferentiableType(dtype)) ? new Node(ToCopyBackward0, [edgeOf(self)], {
    selfOptions: optionsOf(self),
  }) : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & _to_copy_op.maskLo;
    const h = hi & afterAutograd & _to_copy_op.maskHi;
    result = _to_copy_op.table[slot(l, h)]!(self, dtype, layout, device, pinMemory, nonBlocking, memoryFormat, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) _to_copy_jvp(result, self, dtype, layout, device, pinMemory, nonBlocking, memoryFormat);
  return result;
}

export function fill_Scalar_autograd(self: Tensor, value: Scalar, lo: number, hi: number): Tensor {
  const node = gradEnabled() && requiresGrad(self) ? new Node(FillBackward0, [edgeOf(self)], null) : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & fill_Scalar_op.maskLo;
    const h = hi & afterAutograd & fill_Scalar_op.maskHi;
    result = fill_Scalar_op.table[slot(l, h)]!(self, value, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) fill_Scalar_jvp(result, self);
  return result;
}

export function fill_Tensor_autograd(self: Tensor, value: Tensor, lo: number, hi: number): Tensor {
  const node = gradEnabled() && (requiresGrad(self) || requiresGrad(value)) ? new Node(FillBackward1, [edgeOf(self), edgeOf(value)], null) : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & fill_Tensor_op.maskLo;
    const h = hi & afterAutograd & fill_Tensor_op.maskHi;
    result = fill_Tensor_op.table[slot(l, h)]!(self, value, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) fill_Tensor_jvp(result, self, value);
  return result;
}

export function fill__Scalar_autograd(self: Tensor, value: Scalar, lo: number, hi: number): Tensor {
  const node = gradEnabled() && requiresGrad(self) ? new Node(FillBackward2, [edgeOf(self)], null) : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & fill__Scalar_op.maskLo;
    const h = hi & afterAutograd & fill__Scalar_op.maskHi;
    fill__Scalar_op.table[slot(l, h)]!(self, value, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) fill__Scalar_jvp(self);
  return self;
}

export function fill__Tensor_autograd(self: Tensor, value: Tensor, lo: number, hi: number): Tensor {
  const node = gradEnabled() && (requiresGrad(self) || requiresGrad(value)) ? new Node(FillBackward3, [edgeOf(self), edgeOf(value)], null) : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & fill__Tensor_op.maskLo;
    const h = hi & afterAutograd & fill__Tensor_op.maskHi;
    fill__Tensor_op.table[slot(l, h)]!(self, value, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) fill__Tensor_jvp(self, value);
  return self;
}

export function zero__autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node = gradEnabled() && requiresGrad(self) ? new Node(ZeroBackward0, [edgeOf(self)], null) : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & zero__op.maskLo;
    const h = hi & afterAutograd & zero__op.maskHi;
    zero__op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) zero__jvp(self);
  return self;
}

export function clone_autograd(self: Tensor, memoryFormat: MemoryFormat | null, lo: number, hi: number): Tensor {
  const node = gradEnabled() && requiresGrad(self) ? new Node(CloneBackward0, [edgeOf(self)], null) : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & clone_op.maskLo;
    const h = hi & afterAutograd & clone_op.maskHi;
    result = clone_op.table[slot(l, h)]!(self, memoryFormat, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) clone_jvp(result, self, memoryFormat);
  return result;
}

export function alias_autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node = gradEnabled() && requiresGrad(self) ? new Node(AliasBackward0, [edgeOf(self)], null) : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & alias_op.maskLo;
    const h = hi & afterAutograd & alias_op.maskHi;
    result = alias_op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) alias_jvp(result, self);
  return result;
}

export function lift_fresh_autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node = gradEnabled() && requiresGrad(self) ? new Node(LiftFreshBackward0, [edgeOf(self)], null) : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & lift_fresh_op.maskLo;
    const h = hi & afterAutograd & lift_fresh_op.maskHi;
    result = lift_fresh_op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) lift_fresh_jvp(result, self);
  return result;
}

export function view_autograd(self: Tensor, size: readonly number[], lo: number, hi: number): Tensor {
  const node = gradEnabled() && requiresGrad(self) ? new Node(ViewBackward0, [edgeOf(self)], {
    selfSizes: self.shape,
  }) : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & view_op.maskLo;
    const h = hi & afterAutograd & view_op.maskHi;
    result = view_op.table[slot(l, h)]!(self, size, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) view_jvp(result, self, size);
  return result;
}

export function _reshape_alias_autograd(self: Tensor, size: readonly number[], stride: readonly number[], lo: number, hi: number): Tensor {
  const node = gradEnabled() && requiresGrad(self) ? new Node(ReshapeAliasBackward0, [edgeOf(self)], {
    selfSizes: self.shape,
  }) : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & _reshape_alias_op.maskLo;
    const h = hi & afterAutograd & _reshape_alias_op.maskHi;
    result = _reshape_alias_op.table[slot(l, h)]!(self, size, stride, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) _reshape_alias_jvp(result, self, size, stride);
  return result;
}

export function _unsafe_view_autograd(self: Tensor, size: readonly number[], lo: number, hi: number): Tensor {
  const node = gradEnabled() && requiresGrad(self) ? new Node(UnsafeViewBackward0, [edgeOf(self)], {
    selfSizes: self.shape,
  }) : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & _unsafe_view_op.maskLo;
    const h = hi & afterAutograd & _unsafe_view_op.maskHi;
    result = _unsafe_view_op.table[slot(l, h)]!(self, size, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) _unsafe_view_jvp(result, self, size);
  return result;
}

export function expand_autograd(self: Tensor, size: readonly number[], implicit: boolean, lo: number, hi: number): Tensor {
  const node = gradEnabled() && requiresGrad(self) ? new Node(ExpandBackward0, [edgeOf(self)], {
    selfSizes: self.shape,
  }) : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & expand_op.maskLo;
    const h = hi & afterAutograd & expand_op.maskHi;
    result = expand_op.table[slot(l, h)]!(self, size, implicit, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) expand_jvp(result, self, size, implicit);
  return result;
}

export function permute_autograd(self: Tensor, dims: readonly number[], lo: number, hi: number): Tensor {
  const node = gradEnabled() && requiresGrad(self) ? new Node(PermuteBackward0, [edgeOf(self)], {
    dims,
  }) : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & permute_op.maskLo;
    const h = hi & afterAutograd & permute_op.maskHi;
    result = permute_op.table[slot(l, h)]!(self, dims, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) permute_jvp(result, self, dims);
  return result;
}

export function transpose_int_autograd(self: Tensor, dim0: number, dim1: number, lo: number, hi: number): Tensor {
  const node = gradEnabled() && requiresGrad(self) ? new Node(TransposeBackward0, [edgeOf(self)], {
    dim0,
    dim1,
  }) : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & transpose_int_op.maskLo;
    const h = hi & afterAutograd & transpose_int_op.maskHi;
    result = transpose_int_op.table[slot(l, h)]!(self, dim0, dim1, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) transpose_int_jvp(result, self, dim0, dim1);
  return result;
}

export function transpose__autograd(self: Tensor, dim0: number, dim1: number, lo: number, hi: number): Tensor {
  const node = gradEnabled() && requiresGrad(self) ? new Node(TransposeBackward1, [edgeOf(self)], {
    dim0,
    dim1,
  }) : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & transpose__op.maskLo;
    const h = hi & afterAutograd & transpose__op.maskHi;
    transpose__op.table[slot(l, h)]!(self, dim0, dim1, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) transpose__jvp(self, dim0, dim1);
  return self;
}

export function t_autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node = gradEnabled() && requiresGrad(self) ? new Node(TBackward0, [edgeOf(self)], null) : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & t_op.maskLo;
    const h = hi & afterAutograd & t_op.maskHi;
    result = t_op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) t_jvp(result, self);
  return result;
}

export function t__autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node = gradEnabled() && requiresGrad(self) ? new Node(TBackward1, [edgeOf(self)], null) : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & t__op.maskLo;
    const h = hi & afterAutograd & t__op.maskHi;
    t__op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) t__jvp(self);
  return self;
}

export function squeeze_autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node = gradEnabled() && requiresGrad(self) ? new Node(SqueezeBackward0, [edgeOf(self)], {
    selfSizes: self.shape,
  }) : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & squeeze_op.maskLo;
    const h = hi & afterAutograd & squeeze_op.maskHi;
    result = squeeze_op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) squeeze_jvp(result, self);
  return result;
}

export function squeeze_dim_autograd(self: Tensor, dim: number, lo: number, hi: number): Tensor {
  const node = gradEnabled() && requiresGrad(self) ? new Node(SqueezeBackward1, [edgeOf(self)], {
    selfSizes: self.shape,
    dim,
  }) : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & squeeze_dim_op.maskLo;
    const h = hi & afterAutograd & squeeze_dim_op.maskHi;
    result = squeeze_dim_op.table[slot(l, h)]!(self, dim, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) squeeze_dim_jvp(result, self, dim);
  return result;
}

export function squeeze__autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node = gradEnabled() && requiresGrad(self) ? new Node(SqueezeBackward2, [edgeOf(self)], {
    selfSizes: self.shape,
  }) : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & squeeze__op.maskLo;
    const h = hi & afterAutograd & squeeze__op.maskHi;
    squeeze__op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) squeeze__jvp(self);
  return self;
}

export function squeeze__dim_autograd(self: Tensor, dim: number, lo: number, hi: number): Tensor {
  const node = gradEnabled() && requiresGrad(self) ? new Node(SqueezeBackward3, [edgeOf(self)], {
    selfSizes: self.shape,
    dim,
  }) : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & squeeze__dim_op.maskLo;
    const h = hi & afterAutograd & squeeze__dim_op.maskHi;
    squeeze__dim_op.table[slot(l, h)]!(self, dim, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) squeeze__dim_jvp(self, dim);
  return self;
}

export function unsqueeze_autograd(self: Tensor, dim: number, lo: number, hi: number): Tensor {
  const node = gradEnabled() && requiresGrad(self) ? new Node(UnsqueezeBackward0, [edgeOf(self)], {
    dim,
  }) : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & unsqueeze_op.maskLo;
    const h = hi & afterAutograd & unsqueeze_op.maskHi;
    result = unsqueeze_op.table[slot(l, h)]!(self, dim, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) unsqueeze_jvp(result, self, dim);
  return result;
}

export function unsqueeze__autograd(self: Tensor, dim: number, lo: number, hi: number): Tensor {
  const node = gradEnabled() && requiresGrad(self) ? new Node(UnsqueezeBackward1, [edgeOf(self)], {
    dim,
  }) : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & unsqueeze__op.maskLo;
    const h = hi & afterAutograd & unsqueeze__op.maskHi;
    unsqueeze__op.table[slot(l, h)]!(self, dim, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) unsqueeze__jvp(self, dim);
  return self;
}

export function select_int_autograd(self: Tensor, dim: number, index: number, lo: number, hi: number): Tensor {
  const node = gradEnabled() && requiresGrad(self) ? new Node(SelectBackward0, [edgeOf(self)], {
    selfSizes: self.shape,
    dim,
    index,
  }) : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & select_int_op.maskLo;
    const h = hi & afterAutograd & select_int_op.maskHi;
    result = select_int_op.table[slot(l, h)]!(self, dim, index, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) select_int_jvp(result, self, dim, index);
  return result;
}

export function slice_Tensor_autograd(self: Tensor, dim: number, start: number | null, end: number | null, step: number, lo: number, hi: number): Tensor {
  const node = gradEnabled() && requiresGrad(self) ? new Node(SliceBackward0, [edgeOf(self)], {
    selfSizes: self.shape,
    dim,
    start,
    end,
    step,
  }) : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & slice_Tensor_op.maskLo;
    const h = hi & afterAutograd & slice_Tensor_op.maskHi;
    result = slice_Tensor_op.table[slot(l, h)]!(self, dim, start, end, step, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) slice_Tensor_jvp(result, self, dim, start, end, step);
  return result;
}

export function split_Tensor_autograd(self: Tensor, splitSize: number, dim: number, lo: number, hi: number): Tensor[] {
  const node = gradEnabled() && requiresGrad(self) ? new Node(SplitBackward0, [edgeOf(self)], {
    selfSizes: self.shape,
    selfOptions: optionsOf(self),
    splitSize,
    dim,
  }) : null;
  let result: Tensor[];
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & split_Tensor_op.maskLo;
    const h = hi & afterAutograd & split_Tensor_op.maskHi;
    result = split_Tensor_op.table[slot(l, h)]!(self, splitSize, dim, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistoryAll(result, node);
  if (forwardLevel() !== 0) split_Tensor_jvp(result, self, splitSize, dim);
  return result;
}

export function split_with_sizes_autograd(self: Tensor, splitSizes: readonly number[], dim: number, lo: number, hi: number): Tensor[] {
  const node = gradEnabled() && requiresGrad(self) ? new Node(SplitWithSizesBackward0, [edgeOf(self)], {
    selfSizes: self.shape,
    selfOptions: optionsOf(self),
    splitSizes,
    dim,
  }) : null;
  let result: Tensor[];
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & split_with_sizes_op.maskLo;
    const h = hi & afterAutograd & split_with_sizes_op.maskHi;
    result = split_with_sizes_op.table[slot(l, h)]!(self, splitSizes, dim, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistoryAll(result, node);
  if (forwardLevel() !== 0) split_with_sizes_jvp(result, self, splitSizes, dim);
  return result;
}

export function unbind_int_autograd(self: Tensor, dim: number, lo: number, hi: number): Tensor[] {
  const node = gradEnabled() && requiresGrad(self) ? new Node(UnbindBackward0, [edgeOf(self)], {
    dim,
  }) : null;
  let result: Tensor[];
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & unbind_int_op.maskLo;
    const h = hi & afterAutograd & unbind_int_op.maskHi;
    result = unbind_int_op.table[slot(l, h)]!(self, dim, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistoryAll(result, node);
  if (forwardLevel() !== 0) unbind_int_jvp(result, self, dim);
  return result;
}

export function as_strided_autograd(self: Tensor, size: readonly number[], stride: readonly number[], storageOffset: number | null, lo: number, hi: number): Tensor {
  const node = gradEnabled() && requiresGrad(self) ? new Node(AsStridedBackward0, [edgeOf(self)], {
    selfGeometry: geometryOf(self),
    size,
    stride,
    storageOffset,
  }) : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & as_strided_op.maskLo;
    const h = hi & afterAutograd & as_strided_op.maskHi;
    result = as_strided_op.table[slot(l, h)]!(self, size, stride, storageOffset, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) as_strided_jvp(result, self, size, stride, storageOffset);
  return result;
}

export function as_strided__autograd(self: Tensor, size: readonly number[], stride: readonly number[], storageOffset: number | null, lo: number, hi: number): Tensor {
  const node = gradEnabled() && requiresGrad(self) ? new Node(AsStridedBackward1, [edgeOf(self)], {
    selfGeometry: geometryOf(self),
    size,
    stride,
    storageOffset,
  }) : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & as_strided__op.maskLo;
    const h = hi & afterAutograd & as_strided__op.maskHi;
    as_strided__op.table[slot(l, h)]!(self, size, stride, storageOffset, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) as_strided__jvp(self, size, stride, storageOffset);
  return self;
}

export function diagonal_autograd(self: Tensor, offset: number, dim1: number, dim2: number, lo: number, hi: number): Tensor {
  const node = gradEnabled() && requiresGrad(self) ? new Node(DiagonalBackward0, [edgeOf(self)], {
    selfSizes: self.shape,
    offset,
    dim1,
    dim2,
  }) : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & diagonal_op.maskLo;
    const h = hi & afterAutograd & diagonal_op.maskHi;
    result = diagonal_op.table[slot(l, h)]!(self, offset, dim1, dim2, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) diagonal_jvp(result, self, offset, dim1, dim2);
  return result;
}

export function select_backward_autograd(gradOutput: Tensor, inputSizes: readonly number[], dim: number, index: number, lo: number, hi: number): Tensor {
  const node = gradEnabled() && requiresGrad(gradOutput) ? new Node(SelectBackwardBackward0, [edgeOf(gradOutput)], {
    dim,
    index,
  }) : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & select_backward_op.maskLo;
    const h = hi & afterAutograd & select_backward_op.maskHi;
    result = select_backward_op.table[slot(l, h)]!(gradOutput, inputSizes, dim, index, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) select_backward_jvp(result, gradOutput, inputSizes, dim, index);
  return result;
}

export function slice_backward_autograd(gradOutput: Tensor, inputSizes: readonly number[], dim: number, start: number, end: number, step: number, lo: number, hi: number): Tensor {
  const node = gradEnabled() && requiresGrad(gradOutput) ? new Node(SliceBackwardBackward0, [edgeOf(gradOutput)], {
    dim,
    start,
    end,
    step,
  }) : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & slice_backward_op.maskLo;
    const h = hi & afterAutograd & slice_backward_op.maskHi;
    result = slice_backward_op.table[slot(l, h)]!(gradOutput, inputSizes, dim, start, end, step, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) slice_backward_jvp(result, gradOutput, inputSizes, dim, start, end, step);
  return result;
}

export function diagonal_backward_autograd(gradOutput: Tensor, inputSizes: readonly number[], offset: number, dim1: number, dim2: number, lo: number, hi: number): Tensor {
  const node = gradEnabled() && requiresGrad(gradOutput) ? new Node(DiagonalBackwardBackward0, [edgeOf(gradOutput)], {
    offset,
    dim1,
    dim2,
  }) : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & diagonal_backward_op.maskLo;
    const h = hi & afterAutograd & diagonal_backward_op.maskHi;
    result = diagonal_backward_op.table[slot(l, h)]!(gradOutput, inputSizes, offset, dim1, dim2, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) diagonal_backward_jvp(result, gradOutput, inputSizes, offset, dim1, dim2);
  return result;
}

export function unfold_autograd(self: Tensor, dimension: number, size: number, step: number, lo: number, hi: number): Tensor {
  const node = gradEnabled() && requiresGrad(self) ? new Node(UnfoldBackward0, [edgeOf(self)], {
    selfSizes: self.shape,
    dimension,
    size,
    step,
  }) : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & unfold_op.maskLo;
    const h = hi & afterAutograd & unfold_op.maskHi;
    result = unfold_op.table[slot(l, h)]!(self, dimension, size, step, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) unfold_jvp(result, self, dimension, size, step);
  return result;
}

export function unfold_backward_autograd(gradIn: Tensor, inputSizes: readonly number[], dim: number, size: number, step: number, lo: number, hi: number): Tensor {
  const node = gradEnabled() && requiresGrad(gradIn) ? new Node(UnfoldBackwardBackward0, [edgeOf(gradIn)], {
    dim,
    size,
    step,
  }) : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & unfold_backward_op.maskLo;
    const h = hi & afterAutograd & unfold_backward_op.maskHi;
    result = unfold_backward_op.table[slot(l, h)]!(gradIn, inputSizes, dim, size, step, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) unfold_backward_jvp(result, gradIn, inputSizes, dim, size, step);
  return result;
}

export function unfold_backward_out_autograd(gradIn: Tensor, inputSizes: readonly number[], dim: number, size: number, step: number, out: Tensor, lo: number, hi: number): Tensor {
  if (gradEnabled()) refuseOutGradient("unfold_backward.out", gradIn, out);
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & unfold_backward_out_op.maskLo;
    const h = hi & afterAutograd & unfold_backward_out_op.maskHi;
    result = unfold_backward_out_op.table[slot(l, h)]!(gradIn, inputSizes, dim, size, step, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (forwardLevel() !== 0) forbidTangents("unfold_backward.out", "out", gradIn, out);
  return result;
}

export function select_scatter_autograd(self: Tensor, src: Tensor, dim: number, index: number, lo: number, hi: number): Tensor {
  const node = gradEnabled() && (requiresGrad(self) || requiresGrad(src)) ? new Node(SelectScatterBackward0, [edgeOf(self), edgeOf(src)], {
    srcInfo: infoOf(src),
    dim,
    index,
  }) : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & select_scatter_op.maskLo;
    const h = hi & afterAutograd & select_scatter_op.maskHi;
    result = select_scatter_op.table[slot(l, h)]!(self, src, dim, index, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) select_scatter_jvp(result, self, src, dim, index);
  return result;
}

export function slice_scatter_autograd(self: Tensor, src: Tensor, dim: number, start: number | null, end: number | null, step: number, lo: number, hi: number): Tensor {
  const node = gradEnabled() && (requiresGrad(self) || requiresGrad(src)) ? new Node(SliceScatterBackward0, [edgeOf(self), edgeOf(src)], {
    srcInfo: infoOf(src),
    dim,
    start,
    end,
    step,
  }) : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & slice_scatter_op.maskLo;
    const h = hi & afterAutograd & slice_scatter_op.maskHi;
    result = slice_scatter_op.table[slot(l, h)]!(self, src, dim, start, end, step, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) slice_scatter_jvp(result, self, src, dim, start, end, step);
  return result;
}

export function diagonal_scatter_autograd(self: Tensor, src: Tensor, offset: number, dim1: number, dim2: number, lo: number, hi: number): Tensor {
  const node = gradEnabled() && (requiresGrad(self) || requiresGrad(src)) ? new Node(DiagonalScatterBackward0, [edgeOf(self), edgeOf(src)], {
    srcInfo: infoOf(src),
    offset,
    dim1,
    dim2,
  }) : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & diagonal_scatter_op.maskLo;
    const h = hi & afterAutograd & diagonal_scatter_op.maskHi;
    result = diagonal_scatter_op.table[slot(l, h)]!(self, src, offset, dim1, dim2, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) diagonal_scatter_jvp(result, self, src, offset, dim1, dim2);
  return result;
}

export function as_strided_scatter_autograd(self: Tensor, src: Tensor, size: readonly number[], stride: readonly number[], storageOffset: number | null, lo: number, hi: number): Tensor {
  const node = gradEnabled() && (requiresGrad(self) || requiresGrad(src)) ? new Node(AsStridedScatterBackward0, [edgeOf(self), edgeOf(src)], {
    selfGeometry: geometryOf(self),
    srcGeometry: geometryOf(src),
    size,
    stride,
    storageOffset,
  }) : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & as_strided_scatter_op.maskLo;
    const h = hi & afterAutograd & as_strided_scatter_op.maskHi;
    result = as_strided_scatter_op.table[slot(l, h)]!(self, src, size, stride, storageOffset, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) as_strided_scatter_jvp(result, self, src, size, stride, storageOffset);
  return result;
}

export function diag_out_autograd(self: Tensor, diagonal: number, out: Tensor, lo: number, hi: number): Tensor {
  if (gradEnabled()) refuseOutGradient("diag.out", self, out);
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & diag_out_op.maskLo;
    const h = hi & afterAutograd & diag_out_op.maskHi;
    result = diag_out_op.table[slot(l, h)]!(self, diagonal, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (forwardLevel() !== 0) forbidTangents("diag.out", "out", self, out);
  return result;
}

export function diag_autograd(self: Tensor, diagonal: number, lo: number, hi: number): Tensor {
  const node = gradEnabled() && requiresGrad(self) ? new Node(DiagBackward0, [edgeOf(self)], {
    selfSizes: self.shape,
    diagonal,
  }) : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & diag_op.maskLo;
    const h = hi & afterAutograd & diag_op.maskHi;
    result = diag_op.table[slot(l, h)]!(self, diagonal, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) diag_jvp(result, self, diagonal);
  return result;
}

export function diag_embed_autograd(self: Tensor, offset: number, dim1: number, dim2: number, lo: number, hi: number): Tensor {
  const node = gradEnabled() && requiresGrad(self) ? new Node(DiagEmbedBackward0, [edgeOf(self)], {
    offset,
    dim1,
    dim2,
  }) : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & diag_embed_op.maskLo;
    const h = hi & afterAutograd & diag_embed_op.maskHi;
    result = diag_embed_op.table[slot(l, h)]!(self, offset, dim1, dim2, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) diag_embed_jvp(result, self, offset, dim1, dim2);
  return result;
}

export function rot90_autograd(self: Tensor, k: number, dims: readonly number[], lo: number, hi: number): Tensor {
  const node = gradEnabled() && requiresGrad(self) ? new Node(Rot90Backward0, [edgeOf(self)], {
    k,
    dims,
  }) : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & rot90_op.maskLo;
    const h = hi & afterAutograd & rot90_op.maskHi;
    result = rot90_op.table[slot(l, h)]!(self, k, dims, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) rot90_jvp(result, self, k, dims);
  return result;
}

export function expand_copy_autograd(self: Tensor, size: readonly number[], implicit: boolean, lo: number, hi: number): Tensor {
  const node = gradEnabled() && requiresGrad(self) ? new Node(ExpandBackward0_copy, [edgeOf(self)], {
    selfSizes: self.shape,
  }) : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & expand_copy_op.maskLo;
    const h = hi & afterAutograd & expand_copy_op.maskHi;
    result = expand_copy_op.table[slot(l, h)]!(self, size, implicit, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) expand_copy_jvp(result, self, size, implicit);
  return result;
}

export function index_Tensor_autograd(self: Tensor, indices: readonly (Tensor | null)[], lo: number, hi: number): Tensor {
  if (gradEnabled()) checkNoGradient(indices, "indices", "index");
  const node = gradEnabled() && requiresGrad(self) ? new Node(IndexBackward0, [edgeOf(self)], {
    selfSizes: self.shape,
    selfOptions: optionsOf(self),
    indices: saveTensors(indices),
  }) : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & index_Tensor_op.maskLo;
    const h = hi & afterAutograd & index_Tensor_op.maskHi;
    result = index_Tensor_op.table[slot(l, h)]!(self, indices, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) index_Tensor_jvp(result, self, indices);
  return result;
}

export function index_put_autograd(self: Tensor, indices: readonly (Tensor | null)[], values: Tensor, accumulate: boolean, lo: number, hi: number): Tensor {
  if (gradEnabled()) checkNoGradient(indices, "indices", "index_put");
  const node = gradEnabled() && (requiresGrad(self) || requiresGrad(values)) ? new Node(IndexPutBackward0, [edgeOf(self), edgeOf(values)], {
    indices: saveTensors(indices),
    valuesInfo: infoOf(values),
    accumulate,
  }) : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & index_put_op.maskLo;
    const h = hi & afterAutograd & index_put_op.maskHi;
    result = index_put_op.table[slot(l, h)]!(self, indices, values, accumulate, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) index_put_jvp(result, self, indices, values, accumulate);
  return result;
}

export function index_put__autograd(self: Tensor, indices: readonly (Tensor | null)[], values: Tensor, accumulate: boolean, lo: number, hi: number): Tensor {
  if (gradEnabled()) checkNoGradient(indices, "indices", "index_put_");
  const node = gradEnabled() && (requiresGrad(self) || requiresGrad(values)) ? new Node(IndexPutBackward0, [edgeOf(self), edgeOf(values)], {
    indices: saveTensors(indices),
    valuesInfo: infoOf(values),
    accumulate,
  }) : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & index_put__op.maskLo;
    const h = hi & afterAutograd & index_put__op.maskHi;
    index_put__op.table[slot(l, h)]!(self, indices, values, accumulate, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) index_put__jvp(self, indices, values, accumulate);
  return self;
}

export function _index_put_impl__autograd(self: Tensor, indices: readonly (Tensor | null)[], values: Tensor, accumulate: boolean, unsafe: boolean, lo: number, hi: number): Tensor {
  if (gradEnabled()) checkNoGradient(indices, "indices", "_index_put_impl_");
  const node = gradEnabled() && (requiresGrad(self) || requiresGrad(values)) ? new Node(IndexPutImplBackward0, [edgeOf(self), edgeOf(values)], {
    indices: saveTensors(indices),
    valuesInfo: infoOf(values),
    accumulate,
  }) : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & _index_put_impl__op.maskLo;
    const h = hi & afterAutograd & _index_put_impl__op.maskHi;
    _index_put_impl__op.table[slot(l, h)]!(self, indices, values, accumulate, unsafe, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) _index_put_impl__jvp(self, indices, values, accumulate, unsafe);
  return self;
}

export function index_select_out_autograd(self: Tensor, dim: number, index: Tensor, out: Tensor, lo: number, hi: number): Tensor {
  if (gradEnabled()) refuseOutGradient("index_select.out", self, out);
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & index_select_out_op.maskLo;
    const h = hi & afterAutograd & index_select_out_op.maskHi;
    result = index_select_out_op.table[slot(l, h)]!(self, dim, index, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (forwardLevel() !== 0) forbidTangents("index_select.out", "out", self, out);
  return result;
}

export function index_select_autograd(self: Tensor, dim: number, index: Tensor, lo: number, hi: number): Tensor {
  const node = gradEnabled() && requiresGrad(self) ? new Node(IndexSelectBackward0, [edgeOf(self)], {
    selfSizes: self.shape,
    dim,
    index: saveTensor(index),
  }) : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & index_select_op.maskLo;
    const h = hi & afterAutograd & index_select_op.maskHi;
    result = index_select_op.table[slot(l, h)]!(self, dim, index, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) index_select_jvp(result, self, dim, index);
  return result;
}

export function index_add_out_autograd(self: Tensor, dim: number, index: Tensor, source: Tensor, alpha: Scalar, out: Tensor, lo: number, hi: number): Tensor {
  if (gradEnabled()) refuseOutGradient("index_add.out", self, source, out);
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & index_add_out_op.maskLo;
    const h = hi & afterAutograd & index_add_out_op.maskHi;
    result = index_add_out_op.table[slot(l, h)]!(self, dim, index, source, alpha, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (forwardLevel() !== 0) forbidTangents("index_add.out", "out", self, source, out);
  return result;
}

export function index_add_autograd(self: Tensor, dim: number, index: Tensor, source: Tensor, alpha: Scalar, lo: number, hi: number): Tensor {
  const node = gradEnabled() && (requiresGrad(self) || requiresGrad(source)) ? new Node(IndexAddBackward0, [edgeOf(self), edgeOf(source)], {
    dim,
    index: requiresGrad(source) ? saveTensor(index) : null,
    sourceDim: source.shape.length,
    source: requiresGrad(source) ? saveTensor(source) : null,
    alpha,
  }) : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & index_add_op.maskLo;
    const h = hi & afterAutograd & index_add_op.maskHi;
    result = index_add_op.table[slot(l, h)]!(self, dim, index, source, alpha, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) index_add_jvp(result, self, dim, index, source, alpha);
  return result;
}

export function index_add__autograd(self: Tensor, dim: number, index: Tensor, source: Tensor, alpha: Scalar, lo: number, hi: number): Tensor {
  const node = gradEnabled() && (requiresGrad(self) || requiresGrad(source)) ? new Node(IndexAddBackward0, [edgeOf(self), edgeOf(source)], {
    dim,
    index: requiresGrad(source) ? saveTensor(index) : null,
    sourceDim: source.shape.length,
    source: requiresGrad(source) ? saveTensor(source) : null,
    alpha,
  }) : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & index_add__op.maskLo;
    const h = hi & afterAutograd & index_add__op.maskHi;
    index_add__op.table[slot(l, h)]!(self, dim, index, source, alpha, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) index_add__jvp(self, dim, index, source, alpha);
  return self;
}

export function index_copy_out_autograd(self: Tensor, dim: number, index: Tensor, source: Tensor, out: Tensor, lo: number, hi: number): Tensor {
  if (gradEnabled()) refuseOutGradient("index_copy.out", self, source, out);
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & index_copy_out_op.maskLo;
    const h = hi & afterAutograd & index_copy_out_op.maskHi;
    result = index_copy_out_op.table[slot(l, h)]!(self, dim, index, source, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (forwardLevel() !== 0) forbidTangents("index_copy.out", "out", self, source, out);
  return result;
}

export function index_copy_autograd(self: Tensor, dim: number, index: Tensor, source: Tensor, lo: number, hi: number): Tensor {
  const node = gradEnabled() && (requiresGrad(self) || requiresGrad(source)) ? new Node(IndexCopyBackward0, [edgeOf(self), edgeOf(source)], {
    dim,
    index: saveTensor(index),
    sourceDim: source.shape.length,
    source: requiresGrad(source) ? saveTensor(source) : null,
  }) : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & index_copy_op.maskLo;
    const h = hi & afterAutograd & index_copy_op.maskHi;
    result = index_copy_op.table[slot(l, h)]!(self, dim, index, source, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) index_copy_jvp(result, self, dim, index, source);
  return result;
}

export function index_copy__autograd(self: Tensor, dim: number, index: Tensor, source: Tensor, lo: number, hi: number): Tensor {
  const node = gradEnabled() && (requiresGrad(self) || requiresGrad(source)) ? new Node(IndexCopyBackward0, [edgeOf(self), edgeOf(source)], {
    dim,
    index: saveTensor(index),
    sourceDim: source.shape.length,
    source: requiresGrad(source) ? saveTensor(source) : null,
  }) : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & index_copy__op.maskLo;
    const h = hi & afterAutograd & index_copy__op.maskHi;
    index_copy__op.table[slot(l, h)]!(self, dim, index, source, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) index_copy__jvp(self, dim, index, source);
  return self;
}

export function index_fill_int_Scalar_autograd(self: Tensor, dim: number, index: Tensor, value: Scalar, lo: number, hi: number): Tensor {
  const node = gradEnabled() && requiresGrad(self) ? new Node(IndexFillBackward0, [edgeOf(self)], {
    dim,
    index: saveTensor(index),
  }) : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & index_fill_int_Scalar_op.maskLo;
    const h = hi & afterAutograd & index_fill_int_Scalar_op.maskHi;
    result = index_fill_int_Scalar_op.table[slot(l, h)]!(self, dim, index, value, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) index_fill_int_Scalar_jvp(result, self, dim, index);
  return result;
}

export function index_fill_int_Tensor_autograd(self: Tensor, dim: number, index: Tensor, value: Tensor, lo: number, hi: number): Tensor {
  const node = gradEnabled() && (requiresGrad(self) || requiresGrad(value)) ? new Node(IndexFillBackward1, [edgeOf(self), edgeOf(value)], {
    dim,
    index: saveTensor(index),
  }) : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & index_fill_int_Tensor_op.maskLo;
    const h = hi & afterAutograd & index_fill_int_Tensor_op.maskHi;
    result = index_fill_int_Tensor_op.table[slot(l, h)]!(self, dim, index, value, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) index_fill_int_Tensor_jvp(result, self, dim, index, value);
  return result;
}

export function index_fill__int_Scalar_autograd(self: Tensor, dim: number, index: Tensor, value: Scalar, lo: number, hi: number): Tensor {
  const node = gradEnabled() && requiresGrad(self) ? new Node(IndexFillBackward0, [edgeOf(self)], {
    dim,
    index: saveTensor(index),
  }) : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & index_fill__int_Scalar_op.maskLo;
    const h = hi & afterAutograd & index_fill__int_Scalar_op.maskHi;
    index_fill__int_Scalar_op.table[slot(l, h)]!(self, dim, index, value, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) index_fill__int_Scalar_jvp(self, dim, index);
  return self;
}

export function index_fill__int_Tensor_autograd(self: Tensor, dim: number, index: Tensor, value: Tensor, lo: number, hi: number): Tensor {
  const node = gradEnabled() && (requiresGrad(self) || requiresGrad(value)) ? new Node(IndexFillBackward1, [edgeOf(self), edgeOf(value)], {
    dim,
    index: saveTensor(index),
  }) : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & index_fill__int_Tensor_op.maskLo;
    const h = hi & afterAutograd & index_fill__int_Tensor_op.maskHi;
    index_fill__int_Tensor_op.table[slot(l, h)]!(self, dim, index, value, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) index_fill__int_Tensor_jvp(self, dim, index, value);
  return self;
}

export function gather_out_autograd(self: Tensor, dim: number, index: Tensor, sparseGrad: boolean, out: Tensor, lo: number, hi: number): Tensor {
  if (gradEnabled()) refuseOutGradient("gather.out", self, out);
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & gather_out_op.maskLo;
    const h = hi & afterAutograd & gather_out_op.maskHi;
    result = gather_out_op.table[slot(l, h)]!(self, dim, index, sparseGrad, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (forwardLevel() !== 0) forbidTangents("gather.out", "out", self, out);
  return result;
}

export function gather_autograd(self: Tensor, dim: number, index: Tensor, sparseGrad: boolean, lo: number, hi: number): Tensor {
  const node = gradEnabled() && requiresGrad(self) ? new Node(GatherBackward0, [edgeOf(self)], {
    self: saveTensor(self),
    dim,
    index: saveTensor(index),
    sparseGrad,
  }) : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & gather_op.maskLo;
    const h = hi & afterAutograd & gather_op.maskHi;
    result = gather_op.table[slot(l, h)]!(self, dim, index, sparseGrad, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) gather_jvp(result, self, dim, index, sparseGrad);
  return result;
}

export function scatter_src_autograd(self: Tensor, dim: number, index: Tensor, src: Tensor, lo: number, hi: number): Tensor {
  const node = gradEnabled() && (requiresGrad(self) || requiresGrad(src)) ? new Node(ScatterBackward0, [edgeOf(self), edgeOf(src)], {
    dim,
    index: saveTensor(index),
  }) : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & scatter_src_op.maskLo;
    const h = hi & afterAutograd & scatter_src_op.maskHi;
    result = scatter_src_op.table[slot(l, h)]!(self, dim, index, src, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) scatter_src_jvp(result, self, dim, index, src);
  return result;
}

export function scatter_src_out_autograd(self: Tensor, dim: number, index: Tensor, src: Tensor, out: Tensor, lo: number, hi: number): Tensor {
  if (gradEnabled()) refuseOutGradient("scatter.src_out", self, src, out);
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & scatter_src_out_op.maskLo;
    const h = hi & afterAutograd & scatter_src_out_op.maskHi;
    result = scatter_src_out_op.table[slot(l, h)]!(self, dim, index, src, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (forwardLevel() !== 0) forbidTangents("scatter.src_out", "out", self, src, out);
  return result;
}

export function scatter_value_autograd(self: Tensor, dim: number, index: Tensor, value: Scalar, lo: number, hi: number): Tensor {
  const node = gradEnabled() && requiresGrad(self) ? new Node(ScatterBackward1, [edgeOf(self)], {
    dim,
    index: saveTensor(index),
  }) : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & scatter_value_op.maskLo;
    const h = hi & afterAutograd & scatter_value_op.maskHi;
    result = scatter_value_op.table[slot(l, h)]!(self, dim, index, value, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) scatter_value_jvp(result, self, dim, index);
  return result;
}

export function scatter_value_out_autograd(self: Tensor, dim: number, index: Tensor, value: Scalar, out: Tensor, lo: number, hi: number): Tensor {
  if (gradEnabled()) refuseOutGradient("scatter.value_out", self, out);
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & scatter_value_out_op.maskLo;
    const h = hi & afterAutograd & scatter_value_out_op.maskHi;
    result = scatter_value_out_op.table[slot(l, h)]!(self, dim, index, value, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (forwardLevel() !== 0) forbidTangents("scatter.value_out", "out", self, out);
  return result;
}

export function scatter__src_autograd(self: Tensor, dim: number, index: Tensor, src: Tensor, lo: number, hi: number): Tensor {
  const node = gradEnabled() && (requiresGrad(self) || requiresGrad(src)) ? new Node(ScatterBackward0, [edgeOf(self), edgeOf(src)], {
    dim,
    index: saveTensor(index),
  }) : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & scatter__src_op.maskLo;
    const h = hi & afterAutograd & scatter__src_op.maskHi;
    scatter__src_op.table[slot(l, h)]!(self, dim, index, src, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) scatter__src_jvp(self, dim, index, src);
  return self;
}

export function scatter__value_autograd(self: Tensor, dim: number, index: Tensor, value: Scalar, lo: number, hi: number): Tensor {
  const node = gradEnabled() && requiresGrad(self) ? new Node(ScatterBackward1, [edgeOf(self)], {
    dim,
    index: saveTensor(index),
  }) : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & scatter__value_op.maskLo;
    const h = hi & afterAutograd & scatter__value_op.maskHi;
    scatter__value_op.table[slot(l, h)]!(self, dim, index, value, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) scatter__value_jvp(self, dim, index);
  return self;
}

export function scatter_add_autograd(self: Tensor, dim: number, index: Tensor, src: Tensor, lo: number, hi: number): Tensor {
  const node = gradEnabled() && (requiresGrad(self) || requiresGrad(src)) ? new Node(ScatterAddBackward0, [edgeOf(self), edgeOf(src)], {
    dim,
    index: requiresGrad(src) ? saveTensor(index) : null,
  }) : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & scatter_add_op.maskLo;
    const h = hi & afterAutograd & scatter_add_op.maskHi;
    result = scatter_add_op.table[slot(l, h)]!(self, dim, index, src, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) scatter_add_jvp(result, self, dim, index, src);
  return result;
}

export function scatter_add_out_autograd(self: Tensor, dim: number, index: Tensor, src: Tensor, out: Tensor, lo: number, hi: number): Tensor {
  if (gradEnabled()) refuseOutGradient("scatter_add.out", self, src, out);
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & scatter_add_out_op.maskLo;
    const h = hi & afterAutograd & scatter_add_out_op.maskHi;
    result = scatter_add_out_op.table[slot(l, h)]!(self, dim, index, src, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (forwardLevel() !== 0) forbidTangents("scatter_add.out", "out", self, src, out);
  return result;
}

export function scatter_add__autograd(self: Tensor, dim: number, index: Tensor, src: Tensor, lo: number, hi: number): Tensor {
  const node = gradEnabled() && (requiresGrad(self) || requiresGrad(src)) ? new Node(ScatterAddBackward0, [edgeOf(self), edgeOf(src)], {
    dim,
    index: requiresGrad(src) ? saveTensor(index) : null,
  }) : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & scatter_add__op.maskLo;
    const h = hi & afterAutograd & scatter_add__op.maskHi;
    scatter_add__op.table[slot(l, h)]!(self, dim, index, src, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) scatter_add__jvp(self, dim, index, src);
  return self;
}

export function scatter_reduce_two_autograd(self: Tensor, dim: number, index: Tensor, src: Tensor, reduce: string, includeSelf: boolean, lo: number, hi: number): Tensor {
  const node = gradEnabled() && (requiresGrad(self) || requiresGrad(src)) ? new Node(ScatterReduceBackward0, [edgeOf(self), edgeOf(src)], {
    self: saveTensor(self),
    dim,
    index: saveTensor(index),
    src: saveTensor(src),
    reduce,
    includeSelf,
    result: null,
  }) : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & scatter_reduce_two_op.maskLo;
    const h = hi & afterAutograd & scatter_reduce_two_op.maskHi;
    result = scatter_reduce_two_op.table[slot(l, h)]!(self, dim, index, src, reduce, includeSelf, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) scatter_reduce_two_jvp(result, self, dim, index, src, reduce, includeSelf);
  if (node !== null) {
    node.saved.result = saveOutput(result, node);
  }
  return result;
}

export function scatter_reduce_two_out_autograd(self: Tensor, dim: number, index: Tensor, src: Tensor, reduce: string, includeSelf: boolean, out: Tensor, lo: number, hi: number): Tensor {
  if (gradEnabled()) refuseOutGradient("scatter_reduce.two_out", self, src, out);
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & scatter_reduce_two_out_op.maskLo;
    const h = hi & afterAutograd & scatter_reduce_two_out_op.maskHi;
    result = scatter_reduce_two_out_op.table[slot(l, h)]!(self, dim, index, src, reduce, includeSelf, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (forwardLevel() !== 0) forbidTangents("scatter_reduce.two_out", "out", self, src, out);
  return result;
}

export function scatter_reduce__two_autograd(self: Tensor, dim: number, index: Tensor, src: Tensor, reduce: string, includeSelf: boolean, lo: number, hi: number): Tensor {
  const node = gradEnabled() && (requiresGrad(self) || requiresGrad(src)) ? new Node(ScatterReduceBackward0, [edgeOf(self), edgeOf(src)], {
    self: saveTensor(clone(self, null)),
    dim,
    index: saveTensor(index),
    src: saveTensor(src),
    reduce,
    includeSelf,
    result: null,
  }) : null;
  const originalSelf = forwardLevel() !== 0 ? clone(self, null) : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & scatter_reduce__two_op.maskLo;
    const h = hi & afterAutograd & scatter_reduce__two_op.maskHi;
    scatter_reduce__two_op.table[slot(l, h)]!(self, dim, index, src, reduce, includeSelf, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) scatter_reduce__two_jvp(self, dim, index, src, reduce, includeSelf, originalSelf);
  if (node !== null) {
    node.saved.result = saveInplaceOutput(self, node);
  }
  return self;
}

export function masked_fill_Scalar_autograd(self: Tensor, mask: Tensor, value: Scalar, lo: number, hi: number): Tensor {
  const node = gradEnabled() && requiresGrad(self) ? new Node(MaskedFillBackward0, [edgeOf(self)], {
    mask: saveTensor(mask),
  }) : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & masked_fill_Scalar_op.maskLo;
    const h = hi & afterAutograd & masked_fill_Scalar_op.maskHi;
    result = masked_fill_Scalar_op.table[slot(l, h)]!(self, mask, value, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) masked_fill_Scalar_jvp(result, self, mask);
  return result;
}

export function masked_fill_Tensor_autograd(self: Tensor, mask: Tensor, value: Tensor, lo: number, hi: number): Tensor {
  const node = gradEnabled() && (requiresGrad(self) || requiresGrad(value)) ? new Node(MaskedFillBackward1, [edgeOf(self), edgeOf(value)], {
    mask: saveTensor(mask),
  }) : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & masked_fill_Tensor_op.maskLo;
    const h = hi & afterAutograd & masked_fill_Tensor_op.maskHi;
    result = masked_fill_Tensor_op.table[slot(l, h)]!(self, mask, value, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) masked_fill_Tensor_jvp(result, self, mask, value);
  return result;
}

export function masked_fill__Scalar_autograd(self: Tensor, mask: Tensor, value: Scalar, lo: number, hi: number): Tensor {
  const node = gradEnabled() && requiresGrad(self) ? new Node(MaskedFillBackward0, [edgeOf(self)], {
    mask: saveTensor(mask),
  }) : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & masked_fill__Scalar_op.maskLo;
    const h = hi & afterAutograd & masked_fill__Scalar_op.maskHi;
    masked_fill__Scalar_op.table[slot(l, h)]!(self, mask, value, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) masked_fill__Scalar_jvp(self, mask);
  return self;
}

export function masked_fill__Tensor_autograd(self: Tensor, mask: Tensor, value: Tensor, lo: number, hi: number): Tensor {
  const node = gradEnabled() && (requiresGrad(self) || requiresGrad(value)) ? new Node(MaskedFillBackward1, [edgeOf(self), edgeOf(value)], {
    mask: saveTensor(mask),
  }) : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & masked_fill__Tensor_op.maskLo;
    const h = hi & afterAutograd & masked_fill__Tensor_op.maskHi;
    masked_fill__Tensor_op.table[slot(l, h)]!(self, mask, value, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) masked_fill__Tensor_jvp(self, mask, value);
  return self;
}

export function masked_scatter_autograd(self: Tensor, mask: Tensor, source: Tensor, lo: number, hi: number): Tensor {
  const node = gradEnabled() && (requiresGrad(self) || requiresGrad(source)) ? new Node(MaskedScatterBackward0, [edgeOf(self), edgeOf(source)], {
    mask: saveTensor(mask),
    sourceSizes: source.shape,
  }) : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & masked_scatter_op.maskLo;
    const h = hi & afterAutograd & masked_scatter_op.maskHi;
    result = masked_scatter_op.table[slot(l, h)]!(self, mask, source, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) masked_scatter_jvp(result, self, mask, source);
  return result;
}

export function masked_scatter__autograd(self: Tensor, mask: Tensor, source: Tensor, lo: number, hi: number): Tensor {
  const node = gradEnabled() && (requiresGrad(self) || requiresGrad(source)) ? new Node(MaskedScatterBackward0, [edgeOf(self), edgeOf(source)], {
    mask: saveTensor(mask),
    sourceSizes: source.shape,
  }) : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & masked_scatter__op.maskLo;
    const h = hi & afterAutograd & masked_scatter__op.maskHi;
    masked_scatter__op.table[slot(l, h)]!(self, mask, source, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) masked_scatter__jvp(self, mask, source);
  return self;
}

export function masked_select_out_autograd(self: Tensor, mask: Tensor, out: Tensor, lo: number, hi: number): Tensor {
  if (gradEnabled()) refuseOutGradient("masked_select.out", self, out);
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & masked_select_out_op.maskLo;
    const h = hi & afterAutograd & masked_select_out_op.maskHi;
    result = masked_select_out_op.table[slot(l, h)]!(self, mask, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (forwardLevel() !== 0) forbidTangents("masked_select.out", "out", self, out);
  return result;
}

export function masked_select_autograd(self: Tensor, mask: Tensor, lo: number, hi: number): Tensor {
  const node = gradEnabled() && requiresGrad(self) ? new Node(MaskedSelectBackward0, [edgeOf(self)], {
    self: saveTensor(self),
    mask: saveTensor(mask),
  }) : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & masked_select_op.maskLo;
    const h = hi & afterAutograd & masked_select_op.maskHi;
    result = masked_select_op.table[slot(l, h)]!(self, mask, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) masked_select_jvp(result, self, mask);
  return result;
}

export function cat_autograd(tensors: readonly Tensor[], dim: number, lo: number, hi: number): Tensor {
  const node = gradEnabled() && anyRequiresGrad(tensors) ? new Node(CatBackward0, [...edgesOf(tensors)], {
    tensorsArgsSizes: to_args_sizes(tensors),
    tensorsArgsScalartypes: to_args_scalartypes(tensors),
    dim,
    tensorsCount: tensors.length,
  }) : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & cat_op.maskLo;
    const h = hi & afterAutograd & cat_op.maskHi;
    result = cat_op.table[slot(l, h)]!(tensors, dim, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) cat_jvp(result, tensors, dim);
  return result;
}

export function cat_out_autograd(tensors: readonly Tensor[], dim: number, out: Tensor, lo: number, hi: number): Tensor {
  if (gradEnabled()) refuseOutGradient("cat.out", tensors, out);
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & cat_out_op.maskLo;
    const h = hi & afterAutograd & cat_out_op.maskHi;
    result = cat_out_op.table[slot(l, h)]!(tensors, dim, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (forwardLevel() !== 0) forbidTangents("cat.out", "out", tensors, out);
  return result;
}

export function stack_autograd(tensors: readonly Tensor[], dim: number, lo: number, hi: number): Tensor {
  const node = gradEnabled() && anyRequiresGrad(tensors) ? new Node(StackBackward0, [...edgesOf(tensors)], {
    tensorsArgsScalartypes: to_args_scalartypes(tensors),
    dim,
    tensorsCount: tensors.length,
  }) : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & stack_op.maskLo;
    const h = hi & afterAutograd & stack_op.maskHi;
    result = stack_op.table[slot(l, h)]!(tensors, dim, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) stack_jvp(result, tensors, dim);
  return result;
}

export function stack_out_autograd(tensors: readonly Tensor[], dim: number, out: Tensor, lo: number, hi: number): Tensor {
  if (gradEnabled()) refuseOutGradient("stack.out", tensors, out);
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & stack_out_op.maskLo;
    const h = hi & afterAutograd & stack_out_op.maskHi;
    result = stack_out_op.table[slot(l, h)]!(tensors, dim, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (forwardLevel() !== 0) forbidTangents("stack.out", "out", tensors, out);
  return result;
}

export function flip_autograd(self: Tensor, dims: readonly number[], lo: number, hi: number): Tensor {
  const node = gradEnabled() && requiresGrad(self) ? new Node(FlipBackward0, [edgeOf(self)], {
    dims,
  }) : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & flip_op.maskLo;
    const h = hi & afterAutograd & flip_op.maskHi;
    result = flip_op.table[slot(l, h)]!(self, dims, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) flip_jvp(result, self, dims);
  return result;
}

export function flip_out_autograd(self: Tensor, dims: readonly number[], out: Tensor, lo: number, hi: number): Tensor {
  if (gradEnabled()) refuseOutGradient("flip.out", self, out);
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & flip_out_op.maskLo;
    const h = hi & afterAutograd & flip_out_op.maskHi;
    result = flip_out_op.table[slot(l, h)]!(self, dims, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (forwardLevel() !== 0) forbidTangents("flip.out", "out", self, out);
  return result;
}

export function roll_autograd(self: Tensor, shifts: readonly number[], dims: readonly number[], lo: number, hi: number): Tensor {
  const node = gradEnabled() && requiresGrad(self) ? new Node(RollBackward0, [edgeOf(self)], {
    shifts,
    dims,
  }) : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & roll_op.maskLo;
    const h = hi & afterAutograd & roll_op.maskHi;
    result = roll_op.table[slot(l, h)]!(self, shifts, dims, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) roll_jvp(result, self, shifts, dims);
  return result;
}

export function repeat_autograd(self: Tensor, repeats: readonly number[], lo: number, hi: number): Tensor {
  const node = gradEnabled() && requiresGrad(self) ? new Node(RepeatBackward0, [edgeOf(self)], {
    selfSizes: self.shape,
    repeats,
  }) : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & repeat_op.maskLo;
    const h = hi & afterAutograd & repeat_op.maskHi;
    result = repeat_op.table[slot(l, h)]!(self, repeats, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) repeat_jvp(result, self, repeats);
  return result;
}

export function tril_out_autograd(self: Tensor, diagonal: number, out: Tensor, lo: number, hi: number): Tensor {
  if (gradEnabled()) refuseOutGradient("tril.out", self, out);
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & tril_out_op.maskLo;
    const h = hi & afterAutograd & tril_out_op.maskHi;
    result = tril_out_op.table[slot(l, h)]!(self, diagonal, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (forwardLevel() !== 0) forbidTangents("tril.out", "out", self, out);
  return result;
}

export function tril_autograd(self: Tensor, diagonal: number, lo: number, hi: number): Tensor {
  const node = gradEnabled() && requiresGrad(self) ? new Node(TrilBackward0, [edgeOf(self)], {
    diagonal,
  }) : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & tril_op.maskLo;
    const h = hi & afterAutograd & tril_op.maskHi;
    result = tril_op.table[slot(l, h)]!(self, diagonal, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) tril_jvp(result, self, diagonal);
  return result;
}

export function tril__autograd(self: Tensor, diagonal: number, lo: number, hi: number): Tensor {
  const node = gradEnabled() && requiresGrad(self) ? new Node(TrilBackward0, [edgeOf(self)], {
    diagonal,
  }) : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & tril__op.maskLo;
    const h = hi & afterAutograd & tril__op.maskHi;
    tril__op.table[slot(l, h)]!(self, diagonal, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) tril__jvp(self, diagonal);
  return self;
}

export function triu_out_autograd(self: Tensor, diagonal: number, out: Tensor, lo: number, hi: number): Tensor {
  if (gradEnabled()) refuseOutGradient("triu.out", self, out);
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & triu_out_op.maskLo;
    const h = hi & afterAutograd & triu_out_op.maskHi;
    result = triu_out_op.table[slot(l, h)]!(self, diagonal, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (forwardLevel() !== 0) forbidTangents("triu.out", "out", self, out);
  return result;
}

export function triu_autograd(self: Tensor, diagonal: number, lo: number, hi: number): Tensor {
  const node = gradEnabled() && requiresGrad(self) ? new Node(TriuBackward0, [edgeOf(self)], {
    diagonal,
  }) : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & triu_op.maskLo;
    const h = hi & afterAutograd & triu_op.maskHi;
    result = triu_op.table[slot(l, h)]!(self, diagonal, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) triu_jvp(result, self, diagonal);
  return result;
}

export function triu__autograd(self: Tensor, diagonal: number, lo: number, hi: number): Tensor {
  const node = gradEnabled() && requiresGrad(self) ? new Node(TriuBackward0, [edgeOf(self)], {
    diagonal,
  }) : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & triu__op.maskLo;
    const h = hi & afterAutograd & triu__op.maskHi;
    triu__op.table[slot(l, h)]!(self, diagonal, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) triu__jvp(self, diagonal);
  return self;
}

export function embedding_autograd(weight: Tensor, indices: Tensor, paddingIdx: number, scaleGradByFreq: boolean, sparse: boolean, lo: number, hi: number): Tensor {
  const node = gradEnabled() && requiresGrad(weight) ? new Node(EmbeddingBackward0, [edgeOf(weight)], {
    weightArgsize0: weight.shape[0]!,
    indices: saveTensor(indices),
    paddingIdx,
    scaleGradByFreq,
    sparse,
  }) : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & embedding_op.maskLo;
    const h = hi & afterAutograd & embedding_op.maskHi;
    result = embedding_op.table[slot(l, h)]!(weight, indices, paddingIdx, scaleGradByFreq, sparse, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) embedding_jvp(result, weight, indices, paddingIdx, scaleGradByFreq, sparse);
  return result;
}

export function embedding_dense_backward_autograd(gradOutput: Tensor, indices: Tensor, numWeights: number, paddingIdx: number, scaleGradByFreq: boolean, lo: number, hi: number): Tensor {
  const node = gradEnabled() && requiresGrad(gradOutput) ? new Node(EmbeddingDenseBackwardBackward0, [edgeOf(gradOutput)], {
    indices: saveTensor(indices),
    paddingIdx,
  }) : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & embedding_dense_backward_op.maskLo;
    const h = hi & afterAutograd & embedding_dense_backward_op.maskHi;
    result = embedding_dense_backward_op.table[slot(l, h)]!(gradOutput, indices, numWeights, paddingIdx, scaleGradByFreq, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) embedding_dense_backward_jvp(result, gradOutput, indices, numWeights, paddingIdx, scaleGradByFreq);
  return result;
}

export function embedding_dense_backward_out_autograd(gradOutput: Tensor, indices: Tensor, numWeights: number, paddingIdx: number, scaleGradByFreq: boolean, out: Tensor, lo: number, hi: number): Tensor {
  if (gradEnabled()) refuseOutGradient("embedding_dense_backward.out", gradOutput, out);
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & embedding_dense_backward_out_op.maskLo;
    const h = hi & afterAutograd & embedding_dense_backward_out_op.maskHi;
    result = embedding_dense_backward_out_op.table[slot(l, h)]!(gradOutput, indices, numWeights, paddingIdx, scaleGradByFreq, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (forwardLevel() !== 0) forbidTangents("embedding_dense_backward.out", "out", gradOutput, out);
  return result;
}

export function take_out_autograd(self: Tensor, index: Tensor, out: Tensor, lo: number, hi: number): Tensor {
  if (gradEnabled()) refuseOutGradient("take.out", self, out);
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & take_out_op.maskLo;
    const h = hi & afterAutograd & take_out_op.maskHi;
    result = take_out_op.table[slot(l, h)]!(self, index, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (forwardLevel() !== 0) forbidTangents("take.out", "out", self, out);
  return result;
}

export function take_autograd(self: Tensor, index: Tensor, lo: number, hi: number): Tensor {
  const node = gradEnabled() && requiresGrad(self) ? new Node(TakeBackward0, [edgeOf(self)], {
    self: saveTensor(self),
    index: saveTensor(index),
  }) : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & take_op.maskLo;
    const h = hi & afterAutograd & take_op.maskHi;
    result = take_op.table[slot(l, h)]!(self, index, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) take_jvp(result, self, index);
  return result;
}

export function put_autograd(self: Tensor, index: Tensor, source: Tensor, accumulate: boolean, lo: number, hi: number): Tensor {
  const node = gradEnabled() && (requiresGrad(self) || requiresGrad(source)) ? new Node(PutBackward0, [edgeOf(self), edgeOf(source)], {
    index: saveTensor(index),
    sourceInfo: infoOf(source),
    accumulate,
    source: requiresGrad(source) ? saveTensor(source) : null,
  }) : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & put_op.maskLo;
    const h = hi & afterAutograd & put_op.maskHi;
    result = put_op.table[slot(l, h)]!(self, index, source, accumulate, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) put_jvp(result, self, index, source, accumulate);
  return result;
}

export function put__autograd(self: Tensor, index: Tensor, source: Tensor, accumulate: boolean, lo: number, hi: number): Tensor {
  const node = gradEnabled() && (requiresGrad(self) || requiresGrad(source)) ? new Node(PutBackward0, [edgeOf(self), edgeOf(source)], {
    index: saveTensor(index),
    sourceInfo: infoOf(source),
    accumulate,
    source: requiresGrad(source) ? saveTensor(source) : null,
  }) : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & put__op.maskLo;
    const h = hi & afterAutograd & put__op.maskHi;
    put__op.table[slot(l, h)]!(self, index, source, accumulate, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) put__jvp(self, index, source, accumulate);
  return self;
}

export function trace_autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node = gradEnabled() && requiresGrad(self) ? new Node(TraceBackward0, [edgeOf(self)], {
    selfSizes: self.shape,
  }) : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & trace_op.maskLo;
    const h = hi & afterAutograd & trace_op.maskHi;
    result = trace_op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) trace_jvp(result, self);
  return result;
}

export function block_diag_autograd(tensors: readonly Tensor[], lo: number, hi: number): Tensor {
  const node = gradEnabled() && anyRequiresGrad(tensors) ? new Node(BlockDiagBackward0, [...edgesOf(tensors)], {
    tensorsArgsSizes: to_args_sizes(tensors),
    tensorsArgsScalartypes: to_args_scalartypes(tensors),
    tensorsCount: tensors.length,
  }) : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & block_diag_op.maskLo;
    const h = hi & afterAutograd & block_diag_op.maskHi;
    result = block_diag_op.table[slot(l, h)]!(tensors, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) block_diag_jvp(result, tensors);
  return result;
}

export function constant_pad_nd_autograd(self: Tensor, pad: readonly number[], value: Scalar, lo: number, hi: number): Tensor {
  const node = gradEnabled() && requiresGrad(self) ? new Node(ConstantPadNdBackward0, [edgeOf(self)], {
    pad,
  }) : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & constant_pad_nd_op.maskLo;
    const h = hi & afterAutograd & constant_pad_nd_op.maskHi;
    result = constant_pad_nd_op.table[slot(l, h)]!(self, pad, value, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) constant_pad_nd_jvp(result, self, pad);
  return result;
}

export function sort_values_autograd(self: Tensor, dim: number, descending: boolean, values: Tensor, indices: Tensor, lo: number, hi: number): readonly [Tensor, Tensor] {
  if (gradEnabled()) refuseOutGradient("sort.values", self, values, indices);
  let result: readonly [Tensor, Tensor];
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & sort_values_op.maskLo;
    const h = hi & afterAutograd & sort_values_op.maskHi;
    result = sort_values_op.table[slot(l, h)]!(self, dim, descending, values, indices, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (forwardLevel() !== 0) forbidTangents("sort.values", "out", self, values, indices);
  return result;
}

export function sort_values_stable_autograd(self: Tensor, stable: boolean | null, dim: number, descending: boolean, values: Tensor, indices: Tensor, lo: number, hi: number): readonly [Tensor, Tensor] {
  if (gradEnabled()) refuseOutGradient("sort.values_stable", self, values, indices);
  let result: readonly [Tensor, Tensor];
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & sort_values_stable_op.maskLo;
    const h = hi & afterAutograd & sort_values_stable_op.maskHi;
    result = sort_values_stable_op.table[slot(l, h)]!(self, stable, dim, descending, values, indices, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (forwardLevel() !== 0) forbidTangents("sort.values_stable", "out", self, values, indices);
  return result;
}

export function sort_autograd(self: Tensor, dim: number, descending: boolean, lo: number, hi: number): readonly [Tensor, Tensor] {
  const node = gradEnabled() && requiresGrad(self) ? new Node(SortBackward0, [edgeOf(self)], {
    selfSizes: self.shape,
    dim,
    indices: null,
  }) : null;
  let result: readonly [Tensor, Tensor];
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & sort_op.maskLo;
    const h = hi & afterAutograd & sort_op.maskHi;
    result = sort_op.table[slot(l, h)]!(self, dim, descending, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result[0], node);
  if (forwardLevel() !== 0) sort_jvp(result[0], result[1], self, dim);
  if (node !== null) {
    node.saved.indices = saveOutput(result[1], node);
  }
  return result;
}

export function sort_stable_autograd(self: Tensor, stable: boolean | null, dim: number, descending: boolean, lo: number, hi: number): readonly [Tensor, Tensor] {
  const node = gradEnabled() && requiresGrad(self) ? new Node(SortBackward1, [edgeOf(self)], {
    selfSizes: self.shape,
    dim,
    indices: null,
  }) : null;
  let result: readonly [Tensor, Tensor];
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & sort_stable_op.maskLo;
    const h = hi & afterAutograd & sort_stable_op.maskHi;
    result = sort_stable_op.table[slot(l, h)]!(self, stable, dim, descending, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result[0], node);
  if (forwardLevel() !== 0) sort_stable_jvp(result[0], result[1], self, dim);
  if (node !== null) {
    node.saved.indices = saveOutput(result[1], node);
  }
  return result;
}

export function topk_values_autograd(self: Tensor, k: number, dim: number, largest: boolean, sorted: boolean, values: Tensor, indices: Tensor, lo: number, hi: number): readonly [Tensor, Tensor] {
  if (gradEnabled()) refuseOutGradient("topk.values", self, values, indices);
  let result: readonly [Tensor, Tensor];
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & topk_values_op.maskLo;
    const h = hi & afterAutograd & topk_values_op.maskHi;
    result = topk_values_op.table[slot(l, h)]!(self, k, dim, largest, sorted, values, indices, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (forwardLevel() !== 0) forbidTangents("topk.values", "out", self, values, indices);
  return result;
}

export function topk_autograd(self: Tensor, k: number, dim: number, largest: boolean, sorted: boolean, lo: number, hi: number): readonly [Tensor, Tensor] {
  const node = gradEnabled() && requiresGrad(self) ? new Node(TopkBackward0, [edgeOf(self)], {
    selfSizes: self.shape,
    dim,
    indices: null,
  }) : null;
  let result: readonly [Tensor, Tensor];
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & topk_op.maskLo;
    const h = hi & afterAutograd & topk_op.maskHi;
    result = topk_op.table[slot(l, h)]!(self, k, dim, largest, sorted, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result[0], node);
  if (forwardLevel() !== 0) topk_jvp(result[0], result[1], self, dim);
  if (node !== null) {
    node.saved.indices = saveOutput(result[1], node);
  }
  return result;
}

export function sum_autograd(self: Tensor, dtype: DType | null, lo: number, hi: number): Tensor {
  const node = gradEnabled() && requiresGrad(self) ? new Node(SumBackward0, [edgeOf(self)], {
    selfSizes: self.shape,
  }) : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & sum_op.maskLo;
    const h = hi & afterAutograd & sum_op.maskHi;
    result = sum_op.table[slot(l, h)]!(self, dtype, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) sum_jvp(result, self, dtype);
  return result;
}

export function sum_dim_IntList_autograd(self: Tensor, dim: readonly number[] | null, keepdim: boolean, dtype: DType | null, lo: number, hi: number): Tensor {
  const node = gradEnabled() && requiresGrad(self) ? new Node(SumBackward1, [edgeOf(self)], {
    selfSizes: self.shape,
    dim,
    keepdim,
  }) : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & sum_dim_IntList_op.maskLo;
    const h = hi & afterAutograd & sum_dim_IntList_op.maskHi;
    result = sum_dim_IntList_op.table[slot(l, h)]!(self, dim, keepdim, dtype, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) sum_dim_IntList_jvp(result, self, dim, keepdim, dtype);
  return result;
}

export function sum_IntList_out_autograd(self: Tensor, dim: readonly number[] | null, keepdim: boolean, dtype: DType | null, out: Tensor, lo: number, hi: number): Tensor {
  if (gradEnabled()) refuseOutGradient("sum.IntList_out", self, out);
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & sum_IntList_out_op.maskLo;
    const h = hi & afterAutograd & sum_IntList_out_op.maskHi;
    result = sum_IntList_out_op.table[slot(l, h)]!(self, dim, keepdim, dtype, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (forwardLevel() !== 0) forbidTangents("sum.IntList_out", "out", self, out);
  return result;
}

export function mean_autograd(self: Tensor, dtype: DType | null, lo: number, hi: number): Tensor {
  const node = gradEnabled() && requiresGrad(self) ? new Node(MeanBackward0, [edgeOf(self)], {
    selfSizes: self.shape,
    selfNumel: self.numel,
  }) : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & mean_op.maskLo;
    const h = hi & afterAutograd & mean_op.maskHi;
    result = mean_op.table[slot(l, h)]!(self, dtype, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) mean_jvp(result, self, dtype);
  return result;
}

export function mean_dim_autograd(self: Tensor, dim: readonly number[] | null, keepdim: boolean, dtype: DType | null, lo: number, hi: number): Tensor {
  const node = gradEnabled() && requiresGrad(self) ? new Node(MeanBackward1, [edgeOf(self)], {
    selfSizes: self.shape,
    selfNumel: self.numel,
    dim,
    keepdim,
  }) : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & mean_dim_op.maskLo;
    const h = hi & afterAutograd & mean_dim_op.maskHi;
    result = mean_dim_op.table[slot(l, h)]!(self, dim, keepdim, dtype, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) mean_dim_jvp(result, self, dim, keepdim, dtype);
  return result;
}

export function mean_out_autograd(self: Tensor, dim: readonly number[] | null, keepdim: boolean, dtype: DType | null, out: Tensor, lo: number, hi: number): Tensor {
  if (gradEnabled()) refuseOutGradient("mean.out", self, out);
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & mean_out_op.maskLo;
    const h = hi & afterAutograd & mean_out_op.maskHi;
    result = mean_out_op.table[slot(l, h)]!(self, dim, keepdim, dtype, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (forwardLevel() !== 0) forbidTangents("mean.out", "out", self, out);
  return result;
}

export function prod_autograd(self: Tensor, dtype: DType | null, lo: number, hi: number): Tensor {
  const node = gradEnabled() && requiresGrad(self) ? new Node(ProdBackward0, [edgeOf(self)], {
    self: saveTensor(self),
    result: null,
  }) : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & prod_op.maskLo;
    const h = hi & afterAutograd & prod_op.maskHi;
    result = prod_op.table[slot(l, h)]!(self, dtype, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) prod_jvp(result, self);
  if (node !== null) {
    node.saved.result = saveOutput(result, node);
  }
  return result;
}

export function prod_dim_int_autograd(self: Tensor, dim: number, keepdim: boolean, dtype: DType | null, lo: number, hi: number): Tensor {
  const node = gradEnabled() && requiresGrad(self) ? new Node(ProdBackward1, [edgeOf(self)], {
    self: saveTensor(self),
    dim,
    keepdim,
    result: null,
  }) : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & prod_dim_int_op.maskLo;
    const h = hi & afterAutograd & prod_dim_int_op.maskHi;
    result = prod_dim_int_op.table[slot(l, h)]!(self, dim, keepdim, dtype, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) prod_dim_int_jvp(result, self, dim, keepdim);
  if (node !== null) {
    node.saved.result = saveOutput(result, node);
  }
  return result;
}

export function prod_int_out_autograd(self: Tensor, dim: number, keepdim: boolean, dtype: DType | null, out: Tensor, lo: number, hi: number): Tensor {
  if (gradEnabled()) refuseOutGradient("prod.int_out", self, out);
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & prod_int_out_op.maskLo;
    const h = hi & afterAutograd & prod_int_out_op.maskHi;
    result = prod_int_out_op.table[slot(l, h)]!(self, dim, keepdim, dtype, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (forwardLevel() !== 0) forbidTangents("prod.int_out", "out", self, out);
  return result;
}

export function amax_autograd(self: Tensor, dim: readonly number[], keepdim: boolean, lo: number, hi: number): Tensor {
  const node = gradEnabled() && requiresGrad(self) ? new Node(AmaxBackward0, [edgeOf(self)], {
    self: saveTensor(self),
    dim,
    keepdim,
    result: null,
  }) : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & amax_op.maskLo;
    const h = hi & afterAutograd & amax_op.maskHi;
    result = amax_op.table[slot(l, h)]!(self, dim, keepdim, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) amax_jvp(result, self, dim, keepdim);
  if (node !== null) {
    node.saved.result = saveOutput(result, node);
  }
  return result;
}

export function amax_out_autograd(self: Tensor, dim: readonly number[], keepdim: boolean, out: Tensor, lo: number, hi: number): Tensor {
  if (gradEnabled()) refuseOutGradient("amax.out", self, out);
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & amax_out_op.maskLo;
    const h = hi & afterAutograd & amax_out_op.maskHi;
    result = amax_out_op.table[slot(l, h)]!(self, dim, keepdim, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (forwardLevel() !== 0) forbidTangents("amax.out", "out", self, out);
  return result;
}

export function amin_autograd(self: Tensor, dim: readonly number[], keepdim: boolean, lo: number, hi: number): Tensor {
  const node = gradEnabled() && requiresGrad(self) ? new Node(AminBackward0, [edgeOf(self)], {
    self: saveTensor(self),
    dim,
    keepdim,
    result: null,
  }) : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & amin_op.maskLo;
    const h = hi & afterAutograd & amin_op.maskHi;
    result = amin_op.table[slot(l, h)]!(self, dim, keepdim, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) amin_jvp(result, self, dim, keepdim);
  if (node !== null) {
    node.saved.result = saveOutput(result, node);
  }
  return result;
}

export function amin_out_autograd(self: Tensor, dim: readonly number[], keepdim: boolean, out: Tensor, lo: number, hi: number): Tensor {
  if (gradEnabled()) refuseOutGradient("amin.out", self, out);
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & amin_out_op.maskLo;
    const h = hi & afterAutograd & amin_out_op.maskHi;
    result = amin_out_op.table[slot(l, h)]!(self, dim, keepdim, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (forwardLevel() !== 0) forbidTangents("amin.out", "out", self, out);
  return result;
}

export function aminmax_autograd(self: Tensor, dim: number | null, keepdim: boolean, lo: number, hi: number): readonly [Tensor, Tensor] {
  const node = gradEnabled() && requiresGrad(self) ? new Node(AminmaxBackward0, [edgeOf(self)], {
    self: saveTensor(self),
    dim,
    keepdim,
    min: null,
    max: null,
  }) : null;
  let result: readonly [Tensor, Tensor];
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & aminmax_op.maskLo;
    const h = hi & afterAutograd & aminmax_op.maskHi;
    result = aminmax_op.table[slot(l, h)]!(self, dim, keepdim, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) {
    setHistory(result[0], node);
    setHistory(result[1], node);
  }
  if (forwardLevel() !== 0) forbidTangents("aminmax", "not implemented", self);
  if (node !== null) {
    node.saved.min = saveOutput(result[0], node);
    node.saved.max = saveOutput(result[1], node);
  }
  return result;
}

export function aminmax_out_autograd(self: Tensor, dim: number | null, keepdim: boolean, min: Tensor, max: Tensor, lo: number, hi: number): readonly [Tensor, Tensor] {
  if (gradEnabled()) refuseOutGradient("aminmax.out", self, min, max);
  let result: readonly [Tensor, Tensor];
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & aminmax_out_op.maskLo;
    const h = hi & afterAutograd & aminmax_out_op.maskHi;
    result = aminmax_out_op.table[slot(l, h)]!(self, dim, keepdim, min, max, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (forwardLevel() !== 0) forbidTangents("aminmax.out", "out", self, min, max);
  return result;
}

export function max_autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node = gradEnabled() && requiresGrad(self) ? new Node(MaxBackward0, [edgeOf(self)], {
    self: saveTensor(self),
    result: null,
  }) : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & max_op.maskLo;
    const h = hi & afterAutograd & max_op.maskHi;
    result = max_op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) max_jvp(result, self);
  if (node !== null) {
    node.saved.result = saveOutput(result, node);
  }
  return result;
}

export function max_dim_autograd(self: Tensor, dim: number, keepdim: boolean, lo: number, hi: number): readonly [Tensor, Tensor] {
  const node = gradEnabled() && requiresGrad(self) ? new Node(MaxBackward1, [edgeOf(self)], {
    selfSizes: self.shape,
    dim,
    keepdim,
    indices: null,
  }) : null;
  let result: readonly [Tensor, Tensor];
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & max_dim_op.maskLo;
    const h = hi & afterAutograd & max_dim_op.maskHi;
    result = max_dim_op.table[slot(l, h)]!(self, dim, keepdim, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result[0], node);
  if (forwardLevel() !== 0) max_dim_jvp(result[0], result[1], self, dim, keepdim);
  if (node !== null) {
    node.saved.indices = saveOutput(result[1], node);
  }
  return result;
}

export function max_dim_max_autograd(self: Tensor, dim: number, keepdim: boolean, max: Tensor, maxValues: Tensor, lo: number, hi: number): readonly [Tensor, Tensor] {
  if (gradEnabled()) refuseOutGradient("max.dim_max", self, max, maxValues);
  let result: readonly [Tensor, Tensor];
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & max_dim_max_op.maskLo;
    const h = hi & afterAutograd & max_dim_max_op.maskHi;
    result = max_dim_max_op.table[slot(l, h)]!(self, dim, keepdim, max, maxValues, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (forwardLevel() !== 0) forbidTangents("max.dim_max", "out", self, max, maxValues);
  return result;
}

export function min_autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node = gradEnabled() && requiresGrad(self) ? new Node(MinBackward0, [edgeOf(self)], {
    self: saveTensor(self),
    result: null,
  }) : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & min_op.maskLo;
    const h = hi & afterAutograd & min_op.maskHi;
    result = min_op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) min_jvp(result, self);
  if (node !== null) {
    node.saved.result = saveOutput(result, node);
  }
  return result;
}

export function min_dim_autograd(self: Tensor, dim: number, keepdim: boolean, lo: number, hi: number): readonly [Tensor, Tensor] {
  const node = gradEnabled() && requiresGrad(self) ? new Node(MinBackward1, [edgeOf(self)], {
    selfSizes: self.shape,
    dim,
    keepdim,
    indices: null,
  }) : null;
  let result: readonly [Tensor, Tensor];
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & min_dim_op.maskLo;
    const h = hi & afterAutograd & min_dim_op.maskHi;
    result = min_dim_op.table[slot(l, h)]!(self, dim, keepdim, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result[0], node);
  if (forwardLevel() !== 0) min_dim_jvp(result[0], result[1], self, dim, keepdim);
  if (node !== null) {
    node.saved.indices = saveOutput(result[1], node);
  }
  return result;
}

export function min_dim_min_autograd(self: Tensor, dim: number, keepdim: boolean, min: Tensor, minIndices: Tensor, lo: number, hi: number): readonly [Tensor, Tensor] {
  if (gradEnabled()) refuseOutGradient("min.dim_min", self, min, minIndices);
  let result: readonly [Tensor, Tensor];
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & min_dim_min_op.maskLo;
    const h = hi & afterAutograd & min_dim_min_op.maskHi;
    result = min_dim_min_op.table[slot(l, h)]!(self, dim, keepdim, min, minIndices, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (forwardLevel() !== 0) forbidTangents("min.dim_min", "out", self, min, minIndices);
  return result;
}

export function var_correction_autograd(self: Tensor, dim: readonly number[] | null, correction: number | null, keepdim: boolean, lo: number, hi: number): Tensor {
  const node = gradEnabled() && requiresGrad(self) ? new Node(VarBackward0, [edgeOf(self)], {
    self: saveTensor(self),
    dim,
    correction,
    keepdim,
  }) : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & var_correction_op.maskLo;
    const h = hi & afterAutograd & var_correction_op.maskHi;
    result = var_correction_op.table[slot(l, h)]!(self, dim, correction, keepdim, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) var_correction_jvp(result, self, dim, correction, keepdim);
  return result;
}

export function var_correction_out_autograd(self: Tensor, dim: readonly number[] | null, correction: number | null, keepdim: boolean, out: Tensor, lo: number, hi: number): Tensor {
  if (gradEnabled()) refuseOutGradient("var.correction_out", self, out);
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & var_correction_out_op.maskLo;
    const h = hi & afterAutograd & var_correction_out_op.maskHi;
    result = var_correction_out_op.table[slot(l, h)]!(self, dim, correction, keepdim, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (forwardLevel() !== 0) forbidTangents("var.correction_out", "out", self, out);
  return result;
}

export function std_correction_autograd(self: Tensor, dim: readonly number[] | null, correction: number | null, keepdim: boolean, lo: number, hi: number): Tensor {
  const node = gradEnabled() && requiresGrad(self) ? new Node(StdBackward0, [edgeOf(self)], {
    self: saveTensor(self),
    dim,
    correction,
    keepdim,
    result: null,
  }) : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & std_correction_op.maskLo;
    const h = hi & afterAutograd & std_correction_op.maskHi;
    result = std_correction_op.table[slot(l, h)]!(self, dim, correction, keepdim, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) std_correction_jvp(result, self, dim, correction, keepdim);
  if (node !== null) {
    node.saved.result = saveOutput(result, node);
  }
  return result;
}

export function std_correction_out_autograd(self: Tensor, dim: readonly number[] | null, correction: number | null, keepdim: boolean, out: Tensor, lo: number, hi: number): Tensor {
  if (gradEnabled()) refuseOutGradient("std.correction_out", self, out);
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & std_correction_out_op.maskLo;
    const h = hi & afterAutograd & std_correction_out_op.maskHi;
    result = std_correction_out_op.table[slot(l, h)]!(self, dim, correction, keepdim, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (forwardLevel() !== 0) forbidTangents("std.correction_out", "out", self, out);
  return result;
}

export function var_mean_correction_autograd(self: Tensor, dim: readonly number[] | null, correction: number | null, keepdim: boolean, lo: number, hi: number): readonly [Tensor, Tensor] {
  const node = gradEnabled() && requiresGrad(self) ? new Node(VarMeanBackward0, [edgeOf(self)], {
    self: saveTensor(self),
    dim,
    correction,
    keepdim,
  }) : null;
  let result: readonly [Tensor, Tensor];
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & var_mean_correction_op.maskLo;
    const h = hi & afterAutograd & var_mean_correction_op.maskHi;
    result = var_mean_correction_op.table[slot(l, h)]!(self, dim, correction, keepdim, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) {
    setHistory(result[0], node);
    setHistory(result[1], node);
  }
  if (forwardLevel() !== 0) var_mean_correction_jvp(result[0], result[1], self, dim, correction, keepdim);
  return result;
}

export function var_mean_correction_out_autograd(self: Tensor, dim: readonly number[] | null, correction: number | null, keepdim: boolean, out0: Tensor, out1: Tensor, lo: number, hi: number): readonly [Tensor, Tensor] {
  if (gradEnabled()) refuseOutGradient("var_mean.correction_out", self, out0, out1);
  let result: readonly [Tensor, Tensor];
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & var_mean_correction_out_op.maskLo;
    const h = hi & afterAutograd & var_mean_correction_out_op.maskHi;
    result = var_mean_correction_out_op.table[slot(l, h)]!(self, dim, correction, keepdim, out0, out1, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (forwardLevel() !== 0) forbidTangents("var_mean.correction_out", "out", self, out0, out1);
  return result;
}

export function std_mean_correction_autograd(self: Tensor, dim: readonly number[] | null, correction: number | null, keepdim: boolean, lo: number, hi: number): readonly [Tensor, Tensor] {
  const node = gradEnabled() && requiresGrad(self) ? new Node(StdMeanBackward0, [edgeOf(self)], {
    self: saveTensor(self),
    dim,
    correction,
    keepdim,
    result0: null,
  }) : null;
  let result: readonly [Tensor, Tensor];
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & std_mean_correction_op.maskLo;
    const h = hi & afterAutograd & std_mean_correction_op.maskHi;
    result = std_mean_correction_op.table[slot(l, h)]!(self, dim, correction, keepdim, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) {
    setHistory(result[0], node);
    setHistory(result[1], node);
  }
  if (forwardLevel() !== 0) std_mean_correction_jvp(result[0], result[1], self, dim, correction, keepdim);
  if (node !== null) {
    node.saved.result0 = saveOutput(result[0], node);
  }
  return result;
}

export function std_mean_correction_out_autograd(self: Tensor, dim: readonly number[] | null, correction: number | null, keepdim: boolean, out0: Tensor, out1: Tensor, lo: number, hi: number): readonly [Tensor, Tensor] {
  if (gradEnabled()) refuseOutGradient("std_mean.correction_out", self, out0, out1);
  let result: readonly [Tensor, Tensor];
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & std_mean_correction_out_op.maskLo;
    const h = hi & afterAutograd & std_mean_correction_out_op.maskHi;
    result = std_mean_correction_out_op.table[slot(l, h)]!(self, dim, correction, keepdim, out0, out1, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (forwardLevel() !== 0) forbidTangents("std_mean.correction_out", "out", self, out0, out1);
  return result;
}

export function logsumexp_autograd(self: Tensor, dim: readonly number[], keepdim: boolean, lo: number, hi: number): Tensor {
  const node = gradEnabled() && requiresGrad(self) ? new Node(LogsumexpBackward0, [edgeOf(self)], {
    self: saveTensor(self),
    dim,
    keepdim,
    result: null,
  }) : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & logsumexp_op.maskLo;
    const h = hi & afterAutograd & logsumexp_op.maskHi;
    result = logsumexp_op.table[slot(l, h)]!(self, dim, keepdim, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) logsumexp_jvp(result, self, dim, keepdim);
  if (node !== null) {
    node.saved.result = saveOutput(result, node);
  }
  return result;
}

export function norm_ScalarOpt_dtype_autograd(self: Tensor, p: Scalar | null, dtype: DType, lo: number, hi: number): Tensor {
  const node = gradEnabled() && requiresGrad(self) ? new Node(NormBackward2, [edgeOf(self)], {
    self: saveTensor(self),
    p,
    result: null,
  }) : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & norm_ScalarOpt_dtype_op.maskLo;
    const h = hi & afterAutograd & norm_ScalarOpt_dtype_op.maskHi;
    result = norm_ScalarOpt_dtype_op.table[slot(l, h)]!(self, p, dtype, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) norm_ScalarOpt_dtype_jvp(result, self, p);
  if (node !== null) {
    node.saved.result = saveOutput(result, node);
  }
  return result;
}

export function norm_Scalar_autograd(self: Tensor, p: Scalar, lo: number, hi: number): Tensor {
  const node = gradEnabled() && requiresGrad(self) ? new Node(NormBackward0, [edgeOf(self)], {
    self: saveTensor(self),
    p,
    result: null,
  }) : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & norm_Scalar_op.maskLo;
    const h = hi & afterAutograd & norm_Scalar_op.maskHi;
    result = norm_Scalar_op.table[slot(l, h)]!(self, p, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) norm_Scalar_jvp(result, self, p);
  if (node !== null) {
    node.saved.result = saveOutput(result, node);
  }
  return result;
}

export function norm_ScalarOpt_dim_dtype_autograd(self: Tensor, p: Scalar | null, dim: readonly number[], keepdim: boolean, dtype: DType, lo: number, hi: number): Tensor {
  const node = gradEnabled() && requiresGrad(self) ? new Node(NormBackward3, [edgeOf(self)], {
    self: saveTensor(self),
    p,
    dim,
    keepdim,
    result: null,
  }) : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & norm_ScalarOpt_dim_dtype_op.maskLo;
    const h = hi & afterAutograd & norm_ScalarOpt_dim_dtype_op.maskHi;
    result = norm_ScalarOpt_dim_dtype_op.table[slot(l, h)]!(self, p, dim, keepdim, dtype, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) norm_ScalarOpt_dim_dtype_jvp(result, self, p, dim, keepdim);
  if (node !== null) {
    node.saved.result = saveOutput(result, node);
  }
  return result;
}

export function norm_dtype_out_autograd(self: Tensor, p: Scalar | null, dim: readonly number[], keepdim: boolean, dtype: DType, out: Tensor, lo: number, hi: number): Tensor {
  if (gradEnabled()) refuseOutGradient("norm.dtype_out", self, out);
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & norm_dtype_out_op.maskLo;
    const h = hi & afterAutograd & norm_dtype_out_op.maskHi;
    result = norm_dtype_out_op.table[slot(l, h)]!(self, p, dim, keepdim, dtype, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (forwardLevel() !== 0) forbidTangents("norm.dtype_out", "out", self, out);
  return result;
}

export function norm_ScalarOpt_dim_autograd(self: Tensor, p: Scalar | null, dim: readonly number[], keepdim: boolean, lo: number, hi: number): Tensor {
  const node = gradEnabled() && requiresGrad(self) ? new Node(NormBackward1, [edgeOf(self)], {
    self: saveTensor(self),
    p,
    dim,
    keepdim,
    result: null,
  }) : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & norm_ScalarOpt_dim_op.maskLo;
    const h = hi & afterAutograd & norm_ScalarOpt_dim_op.maskHi;
    result = norm_ScalarOpt_dim_op.table[slot(l, h)]!(self, p, dim, keepdim, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) norm_ScalarOpt_dim_jvp(result, self, p, dim, keepdim);
  if (node !== null) {
    node.saved.result = saveOutput(result, node);
  }
  return result;
}

export function norm_out_autograd(self: Tensor, p: Scalar | null, dim: readonly number[], keepdim: boolean, out: Tensor, lo: number, hi: number): Tensor {
  if (gradEnabled()) refuseOutGradient("norm.out", self, out);
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & norm_out_op.maskLo;
    const h = hi & afterAutograd & norm_out_op.maskHi;
    result = norm_out_op.table[slot(l, h)]!(self, p, dim, keepdim, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (forwardLevel() !== 0) forbidTangents("norm.out", "out", self, out);
  return result;
}

export function linalg_vector_norm_autograd(self: Tensor, ord: Scalar, dim: readonly number[] | null, keepdim: boolean, dtype: DType | null, lo: number, hi: number): Tensor {
  const node = gradEnabled() && requiresGrad(self) ? new Node(LinalgVectorNormBackward0, [edgeOf(self)], {
    self: saveTensor(self),
    ord,
    dim,
    keepdim,
    result: null,
  }) : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & linalg_vector_norm_op.maskLo;
    const h = hi & afterAutograd & linalg_vector_norm_op.maskHi;
    result = linalg_vector_norm_op.table[slot(l, h)]!(self, ord, dim, keepdim, dtype, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) linalg_vector_norm_jvp(result, self, ord, dim, keepdim);
  if (node !== null) {
    node.saved.result = saveOutput(result, node);
  }
  return result;
}

export function linalg_vector_norm_out_autograd(self: Tensor, ord: Scalar, dim: readonly number[] | null, keepdim: boolean, dtype: DType | null, out: Tensor, lo: number, hi: number): Tensor {
  if (gradEnabled()) refuseOutGradient("linalg_vector_norm.out", self, out);
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & linalg_vector_norm_out_op.maskLo;
    const h = hi & afterAutograd & linalg_vector_norm_out_op.maskHi;
    result = linalg_vector_norm_out_op.table[slot(l, h)]!(self, ord, dim, keepdim, dtype, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (forwardLevel() !== 0) forbidTangents("linalg_vector_norm.out", "out", self, out);
  return result;
}

export function dist_autograd(self: Tensor, other: Tensor, p: Scalar, lo: number, hi: number): Tensor {
  const node = gradEnabled() && (requiresGrad(self) || requiresGrad(other)) ? new Node(DistBackward0, [edgeOf(self), edgeOf(other)], {
    self: saveTensor(self),
    other: saveTensor(other),
    p,
    result: null,
  }) : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & dist_op.maskLo;
    const h = hi & afterAutograd & dist_op.maskHi;
    result = dist_op.table[slot(l, h)]!(self, other, p, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) dist_jvp(result, self, other, p);
  if (node !== null) {
    node.saved.result = saveOutput(result, node);
  }
  return result;
}

export function cumsum_autograd(self: Tensor, dim: number, dtype: DType | null, lo: number, hi: number): Tensor {
  const node = gradEnabled() && requiresGrad(self) ? new Node(CumsumBackward0, [edgeOf(self)], {
    selfScalarType: self.dtype,
    dim,
  }) : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & cumsum_op.maskLo;
    const h = hi & afterAutograd & cumsum_op.maskHi;
    result = cumsum_op.table[slot(l, h)]!(self, dim, dtype, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) cumsum_jvp(result, self, dim, dtype);
  return result;
}

export function cumsum__autograd(self: Tensor, dim: number, dtype: DType | null, lo: number, hi: number): Tensor {
  const node = gradEnabled() && requiresGrad(self) ? new Node(CumsumBackward0, [edgeOf(self)], {
    selfScalarType: self.dtype,
    dim,
  }) : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & cumsum__op.maskLo;
    const h = hi & afterAutograd & cumsum__op.maskHi;
    cumsum__op.table[slot(l, h)]!(self, dim, dtype, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) cumsum__jvp(self, dim, dtype);
  return self;
}

export function cumsum_out_autograd(self: Tensor, dim: number, dtype: DType | null, out: Tensor, lo: number, hi: number): Tensor {
  if (gradEnabled()) refuseOutGradient("cumsum.out", self, out);
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & cumsum_out_op.maskLo;
    const h = hi & afterAutograd & cumsum_out_op.maskHi;
    result = cumsum_out_op.table[slot(l, h)]!(self, dim, dtype, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (forwardLevel() !== 0) forbidTangents("cumsum.out", "out", self, out);
  return result;
}

export function cumprod_autograd(self: Tensor, dim: number, dtype: DType | null, lo: number, hi: number): Tensor {
  const node = gradEnabled() && requiresGrad(self) ? new Node(CumprodBackward0, [edgeOf(self)], {
    selfScalarType: self.dtype,
    self: saveTensor(self),
    dim,
    result: null,
  }) : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & cumprod_op.maskLo;
    const h = hi & afterAutograd & cumprod_op.maskHi;
    result = cumprod_op.table[slot(l, h)]!(self, dim, dtype, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) cumprod_jvp(result, self, dim);
  if (node !== null) {
    node.saved.result = saveOutput(result, node);
  }
  return result;
}

export function cumprod__autograd(self: Tensor, dim: number, dtype: DType | null, lo: number, hi: number): Tensor {
  const node = gradEnabled() && requiresGrad(self) ? new Node(CumprodBackward0, [edgeOf(self)], {
    selfScalarType: self.dtype,
    self: saveTensor(clone(self, null)),
    dim,
    result: null,
  }) : null;
  const originalSelf = forwardLevel() !== 0 ? clone(self, null) : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & cumprod__op.maskLo;
    const h = hi & afterAutograd & cumprod__op.maskHi;
    cumprod__op.table[slot(l, h)]!(self, dim, dtype, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) cumprod__jvp(self, dim, originalSelf);
  if (node !== null) {
    node.saved.result = saveInplaceOutput(self, node);
  }
  return self;
}

export function cumprod_out_autograd(self: Tensor, dim: number, dtype: DType | null, out: Tensor, lo: number, hi: number): Tensor {
  if (gradEnabled()) refuseOutGradient("cumprod.out", self, out);
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & cumprod_out_op.maskLo;
    const h = hi & afterAutograd & cumprod_out_op.maskHi;
    result = cumprod_out_op.table[slot(l, h)]!(self, dim, dtype, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (forwardLevel() !== 0) forbidTangents("cumprod.out", "out", self, out);
  return result;
}

export function nansum_autograd(self: Tensor, dim: readonly number[] | null, keepdim: boolean, dtype: DType | null, lo: number, hi: number): Tensor {
  const node = gradEnabled() && requiresGrad(self) ? new Node(NansumBackward0, [edgeOf(self)], {
    selfScalarType: self.dtype,
    self: saveTensor(self),
    dim,
    keepdim,
  }) : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & nansum_op.maskLo;
    const h = hi & afterAutograd & nansum_op.maskHi;
    result = nansum_op.table[slot(l, h)]!(self, dim, keepdim, dtype, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) nansum_jvp(result, self, dim, keepdim, dtype);
  return result;
}

export function nansum_out_autograd(self: Tensor, dim: readonly number[] | null, keepdim: boolean, dtype: DType | null, out: Tensor, lo: number, hi: number): Tensor {
  if (gradEnabled()) refuseOutGradient("nansum.out", self, out);
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & nansum_out_op.maskLo;
    const h = hi & afterAutograd & nansum_out_op.maskHi;
    result = nansum_out_op.table[slot(l, h)]!(self, dim, keepdim, dtype, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (forwardLevel() !== 0) forbidTangents("nansum.out", "out", self, out);
  return result;
}

export function logcumsumexp_autograd(self: Tensor, dim: number, lo: number, hi: number): Tensor {
  const node = gradEnabled() && requiresGrad(self) ? new Node(LogcumsumexpBackward0, [edgeOf(self)], {
    self: saveTensor(self),
    dim,
    result: null,
  }) : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & logcumsumexp_op.maskLo;
    const h = hi & afterAutograd & logcumsumexp_op.maskHi;
    result = logcumsumexp_op.table[slot(l, h)]!(self, dim, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) forbidTangents("logcumsumexp", "not implemented", self);
  if (node !== null) {
    node.saved.result = saveOutput(result, node);
  }
  return result;
}

export function logcumsumexp_out_autograd(self: Tensor, dim: number, out: Tensor, lo: number, hi: number): Tensor {
  if (gradEnabled()) refuseOutGradient("logcumsumexp.out", self, out);
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & logcumsumexp_out_op.maskLo;
    const h = hi & afterAutograd & logcumsumexp_out_op.maskHi;
    result = logcumsumexp_out_op.table[slot(l, h)]!(self, dim, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (forwardLevel() !== 0) forbidTangents("logcumsumexp.out", "out", self, out);
  return result;
}

export function mm_autograd(self: Tensor, mat2: Tensor, lo: number, hi: number): Tensor {
  const node = gradEnabled() && (requiresGrad(self) || requiresGrad(mat2)) ? new Node(MmBackward0, [edgeOf(self), edgeOf(mat2)], {
    self: requiresGrad(mat2) ? saveTensor(self) : null,
    mat2Sizes: mat2.shape,
    mat2Strides: mat2.strides,
    mat2Layout: mat2.layout,
    selfSizes: self.shape,
    selfStrides: self.strides,
    selfLayout: self.layout,
    mat2: requiresGrad(self) ? saveTensor(mat2) : null,
  }) : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & mm_op.maskLo;
    const h = hi & afterAutograd & mm_op.maskHi;
    result = mm_op.table[slot(l, h)]!(self, mat2, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) mm_jvp(result, self, mat2);
  return result;
}

export function mm_out_autograd(self: Tensor, mat2: Tensor, out: Tensor, lo: number, hi: number): Tensor {
  if (gradEnabled()) refuseOutGradient("mm.out", self, mat2, out);
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & mm_out_op.maskLo;
    const h = hi & afterAutograd & mm_out_op.maskHi;
    result = mm_out_op.table[slot(l, h)]!(self, mat2, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (forwardLevel() !== 0) forbidTangents("mm.out", "out", self, mat2, out);
  return result;
}

export function addmm_autograd(self: Tensor, mat1: Tensor, mat2: Tensor, beta: Scalar, alpha: Scalar, lo: number, hi: number): Tensor {
  const node = gradEnabled() && (requiresGrad(self) || requiresGrad(mat1) || requiresGrad(mat2)) ? new Node(AddmmBackward0, [edgeOf(self), edgeOf(mat1), edgeOf(mat2)], {
    mat1Sizes: mat1.shape,
    mat1Strides: mat1.strides,
    mat1Layout: mat1.layout,
    mat2: requiresGrad(mat1) ? saveTensor(mat2) : null,
    alpha,
    mat1: requiresGrad(mat2) ? saveTensor(mat1) : null,
    mat2Sizes: mat2.shape,
    mat2Strides: mat2.strides,
    mat2Layout: mat2.layout,
    beta,
  }) : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & addmm_op.maskLo;
    const h = hi & afterAutograd & addmm_op.maskHi;
    result = addmm_op.table[slot(l, h)]!(self, mat1, mat2, beta, alpha, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) addmm_jvp(result, self, mat1, mat2, beta, alpha);
  return result;
}

export function addmm__autograd(self: Tensor, mat1: Tensor, mat2: Tensor, beta: Scalar, alpha: Scalar, lo: number, hi: number): Tensor {
  const node = gradEnabled() && (requiresGrad(self) || requiresGrad(mat1) || requiresGrad(mat2)) ? new Node(AddmmBackward0, [edgeOf(self), edgeOf(mat1), edgeOf(mat2)], {
    mat1Sizes: mat1.shape,
    mat1Strides: mat1.strides,
    mat1Layout: mat1.layout,
    mat2: requiresGrad(mat1) ? saveTensor(mat2) : null,
    alpha,
    mat1: requiresGrad(mat2) ? saveTensor(mat1) : null,
    mat2Sizes: mat2.shape,
    mat2Strides: mat2.strides,
    mat2Layout: mat2.layout,
    beta,
  }) : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & addmm__op.maskLo;
    const h = hi & afterAutograd & addmm__op.maskHi;
    addmm__op.table[slot(l, h)]!(self, mat1, mat2, beta, alpha, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) addmm__jvp(self, mat1, mat2, beta, alpha);
  return self;
}

export function addmm_out_autograd(self: Tensor, mat1: Tensor, mat2: Tensor, beta: Scalar, alpha: Scalar, out: Tensor, lo: number, hi: number): Tensor {
  if (gradEnabled()) refuseOutGradient("addmm.out", self, mat1, mat2, out);
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & addmm_out_op.maskLo;
    const h = hi & afterAutograd & addmm_out_op.maskHi;
    result = addmm_out_op.table[slot(l, h)]!(self, mat1, mat2, beta, alpha, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (forwardLevel() !== 0) forbidTangents("addmm.out", "out", self, mat1, mat2, out);
  return result;
}

export function bmm_autograd(self: Tensor, mat2: Tensor, lo: number, hi: number): Tensor {
  const node = gradEnabled() && (requiresGrad(self) || requiresGrad(mat2)) ? new Node(BmmBackward0, [edgeOf(self), edgeOf(mat2)], {
    self: requiresGrad(mat2) ? saveTensor(self) : null,
    mat2: requiresGrad(self) ? saveTensor(mat2) : null,
  }) : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & bmm_op.maskLo;
    const h = hi & afterAutograd & bmm_op.maskHi;
    result = bmm_op.table[slot(l, h)]!(self, mat2, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) bmm_jvp(result, self, mat2);
  return result;
}

export function bmm_out_autograd(self: Tensor, mat2: Tensor, out: Tensor, lo: number, hi: number): Tensor {
  if (gradEnabled()) refuseOutGradient("bmm.out", self, mat2, out);
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & bmm_out_op.maskLo;
    const h = hi & afterAutograd & bmm_out_op.maskHi;
    result = bmm_out_op.table[slot(l, h)]!(self, mat2, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (forwardLevel() !== 0) forbidTangents("bmm.out", "out", self, mat2, out);
  return result;
}

export function baddbmm_autograd(self: Tensor, batch1: Tensor, batch2: Tensor, beta: Scalar, alpha: Scalar, lo: number, hi: number): Tensor {
  const node = gradEnabled() && (requiresGrad(self) || requiresGrad(batch1) || requiresGrad(batch2)) ? new Node(BaddbmmBackward0, [edgeOf(self), edgeOf(batch1), edgeOf(batch2)], {
    batch2: requiresGrad(batch1) ? saveTensor(batch2) : null,
    alpha,
    batch1: requiresGrad(batch2) ? saveTensor(batch1) : null,
    beta,
  }) : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & baddbmm_op.maskLo;
    const h = hi & afterAutograd & baddbmm_op.maskHi;
    result = baddbmm_op.table[slot(l, h)]!(self, batch1, batch2, beta, alpha, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) baddbmm_jvp(result, self, batch1, batch2, beta, alpha);
  return result;
}

export function baddbmm__autograd(self: Tensor, batch1: Tensor, batch2: Tensor, beta: Scalar, alpha: Scalar, lo: number, hi: number): Tensor {
  const node = gradEnabled() && (requiresGrad(self) || requiresGrad(batch1) || requiresGrad(batch2)) ? new Node(BaddbmmBackward0, [edgeOf(self), edgeOf(batch1), edgeOf(batch2)], {
    batch2: requiresGrad(batch1) ? saveTensor(batch2) : null,
    alpha,
    batch1: requiresGrad(batch2) ? saveTensor(batch1) : null,
    beta,
  }) : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & baddbmm__op.maskLo;
    const h = hi & afterAutograd & baddbmm__op.maskHi;
    baddbmm__op.table[slot(l, h)]!(self, batch1, batch2, beta, alpha, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) baddbmm__jvp(self, batch1, batch2, beta, alpha);
  return self;
}

export function baddbmm_out_autograd(self: Tensor, batch1: Tensor, batch2: Tensor, beta: Scalar, alpha: Scalar, out: Tensor, lo: number, hi: number): Tensor {
  if (gradEnabled()) refuseOutGradient("baddbmm.out", self, batch1, batch2, out);
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & baddbmm_out_op.maskLo;
    const h = hi & afterAutograd & baddbmm_out_op.maskHi;
    result = baddbmm_out_op.table[slot(l, h)]!(self, batch1, batch2, beta, alpha, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (forwardLevel() !== 0) forbidTangents("baddbmm.out", "out", self, batch1, batch2, out);
  return result;
}

export function addbmm_autograd(self: Tensor, batch1: Tensor, batch2: Tensor, beta: Scalar, alpha: Scalar, lo: number, hi: number): Tensor {
  const node = gradEnabled() && (requiresGrad(self) || requiresGrad(batch1) || requiresGrad(batch2)) ? new Node(AddbmmBackward0, [edgeOf(self), edgeOf(batch1), edgeOf(batch2)], {
    batch1Argsize0: batch1.shape[0]!,
    batch1Argsize1: batch1.shape[1]!,
    batch2Argsize2: batch2.shape[2]!,
    batch2: requiresGrad(batch1) ? saveTensor(batch2) : null,
    alpha,
    batch1: requiresGrad(batch2) ? saveTensor(batch1) : null,
    beta,
  }) : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & addbmm_op.maskLo;
    const h = hi & afterAutograd & addbmm_op.maskHi;
    result = addbmm_op.table[slot(l, h)]!(self, batch1, batch2, beta, alpha, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) addbmm_jvp(result, self, batch1, batch2, beta, alpha);
  return result;
}

export function mv_autograd(self: Tensor, vec: Tensor, lo: number, hi: number): Tensor {
  const node = gradEnabled() && (requiresGrad(self) || requiresGrad(vec)) ? new Node(MvBackward0, [edgeOf(self), edgeOf(vec)], {
    vec: requiresGrad(self) ? saveTensor(vec) : null,
    self: requiresGrad(vec) ? saveTensor(self) : null,
  }) : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & mv_op.maskLo;
    const h = hi & afterAutograd & mv_op.maskHi;
    result = mv_op.table[slot(l, h)]!(self, vec, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) mv_jvp(result, self, vec);
  return result;
}

export function addmv_autograd(self: Tensor, mat: Tensor, vec: Tensor, beta: Scalar, alpha: Scalar, lo: number, hi: number): Tensor {
  const node = gradEnabled() && (requiresGrad(self) || requiresGrad(mat) || requiresGrad(vec)) ? new Node(AddmvBackward0, [edgeOf(self), edgeOf(mat), edgeOf(vec)], {
    vec: requiresGrad(mat) ? saveTensor(vec) : null,
    alpha,
    beta,
    mat: requiresGrad(vec) ? saveTensor(mat) : null,
  }) : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & addmv_op.maskLo;
    const h = hi & afterAutograd & addmv_op.maskHi;
    result = addmv_op.table[slot(l, h)]!(self, mat, vec, beta, alpha, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) addmv_jvp(result, self, mat, vec, beta, alpha);
  return result;
}

export function addmv__autograd(self: Tensor, mat: Tensor, vec: Tensor, beta: Scalar, alpha: Scalar, lo: number, hi: number): Tensor {
  const node = gradEnabled() && (requiresGrad(self) || requiresGrad(mat) || requiresGrad(vec)) ? new Node(AddmvBackward0, [edgeOf(self), edgeOf(mat), edgeOf(vec)], {
    vec: requiresGrad(mat) ? saveTensor(vec) : null,
    alpha,
    beta,
    mat: requiresGrad(vec) ? saveTensor(mat) : null,
  }) : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & addmv__op.maskLo;
    const h = hi & afterAutograd & addmv__op.maskHi;
    addmv__op.table[slot(l, h)]!(self, mat, vec, beta, alpha, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) addmv__jvp(self, mat, vec, beta, alpha);
  return self;
}

export function addmv_out_autograd(self: Tensor, mat: Tensor, vec: Tensor, beta: Scalar, alpha: Scalar, out: Tensor, lo: number, hi: number): Tensor {
  if (gradEnabled()) refuseOutGradient("addmv.out", self, mat, vec, out);
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & addmv_out_op.maskLo;
    const h = hi & afterAutograd & addmv_out_op.maskHi;
    result = addmv_out_op.table[slot(l, h)]!(self, mat, vec, beta, alpha, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (forwardLevel() !== 0) forbidTangents("addmv.out", "out", self, mat, vec, out);
  return result;
}

export function addr_autograd(self: Tensor, vec1: Tensor, vec2: Tensor, beta: Scalar, alpha: Scalar, lo: number, hi: number): Tensor {
  const node = gradEnabled() && (requiresGrad(self) || requiresGrad(vec1) || requiresGrad(vec2)) ? new Node(AddrBackward0, [edgeOf(self), edgeOf(vec1), edgeOf(vec2)], {
    beta,
    vec2: requiresGrad(vec1) ? saveTensor(vec2) : null,
    alpha,
    vec1: requiresGrad(vec2) ? saveTensor(vec1) : null,
  }) : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & addr_op.maskLo;
    const h = hi & afterAutograd & addr_op.maskHi;
    result = addr_op.table[slot(l, h)]!(self, vec1, vec2, beta, alpha, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) addr_jvp(result, self, vec1, vec2, beta, alpha);
  return result;
}

export function dot_autograd(self: Tensor, tensor: Tensor, lo: number, hi: number): Tensor {
  const node = gradEnabled() && (requiresGrad(self) || requiresGrad(tensor)) ? new Node(DotBackward0, [edgeOf(self), edgeOf(tensor)], {
    tensor: requiresGrad(self) ? saveTensor(tensor) : null,
    self: requiresGrad(tensor) ? saveTensor(self) : null,
  }) : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & dot_op.maskLo;
    const h = hi & afterAutograd & dot_op.maskHi;
    result = dot_op.table[slot(l, h)]!(self, tensor, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) dot_jvp(result, self, tensor);
  return result;
}

export function vdot_autograd(self: Tensor, other: Tensor, lo: number, hi: number): Tensor {
  const node = gradEnabled() && (requiresGrad(self) || requiresGrad(other)) ? new Node(VdotBackward0, [edgeOf(self), edgeOf(other)], {
    self: requiresGrad(other) ? saveTensor(self) : null,
    other: requiresGrad(self) ? saveTensor(other) : null,
  }) : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & vdot_op.maskLo;
    const h = hi & afterAutograd & vdot_op.maskHi;
    result = vdot_op.table[slot(l, h)]!(self, other, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) vdot_jvp(result, self, other);
  return result;
}

export function _softmax_autograd(self: Tensor, dim: number, halfToFloat: boolean, lo: number, hi: number): Tensor {
  const node = gradEnabled() && requiresGrad(self) ? new Node(SoftmaxBackward0, [edgeOf(self)], {
    selfScalarType: self.dtype,
    dim,
    result: null,
  }) : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & _softmax_op.maskLo;
    const h = hi & afterAutograd & _softmax_op.maskHi;
    result = _softmax_op.table[slot(l, h)]!(self, dim, halfToFloat, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) _softmax_jvp(result, self, dim);
  if (node !== null) {
    node.saved.result = saveOutput(result, node);
  }
  return result;
}

export function _softmax_out_autograd(self: Tensor, dim: number, halfToFloat: boolean, out: Tensor, lo: number, hi: number): Tensor {
  if (gradEnabled()) refuseOutGradient("_softmax.out", self, out);
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & _softmax_out_op.maskLo;
    const h = hi & afterAutograd & _softmax_out_op.maskHi;
    result = _softmax_out_op.table[slot(l, h)]!(self, dim, halfToFloat, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (forwardLevel() !== 0) forbidTangents("_softmax.out", "out", self, out);
  return result;
}

export function _softmax_backward_data_autograd(gradOutput: Tensor, output: Tensor, dim: number, inputDtype: DType, lo: number, hi: number): Tensor {
  const node = gradEnabled() && (requiresGrad(gradOutput) || requiresGrad(output)) ? new Node(SoftmaxBackwardDataBackward0, [edgeOf(gradOutput), edgeOf(output)], {
    output: saveTensor(output),
    dim,
    inputDtype,
    gradOutput: saveTensor(gradOutput),
  }) : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & _softmax_backward_data_op.maskLo;
    const h = hi & afterAutograd & _softmax_backward_data_op.maskHi;
    result = _softmax_backward_data_op.table[slot(l, h)]!(gradOutput, output, dim, inputDtype, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) forbidTangents("_softmax_backward_data", "not implemented", gradOutput, output);
  return result;
}

export function _softmax_backward_data_out_autograd(gradOutput: Tensor, output: Tensor, dim: number, inputDtype: DType, gradInput: Tensor, lo: number, hi: number): Tensor {
  if (gradEnabled()) refuseOutGradient("_softmax_backward_data.out", gradOutput, output, gradInput);
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & _softmax_backward_data_out_op.maskLo;
    const h = hi & afterAutograd & _softmax_backward_data_out_op.maskHi;
    result = _softmax_backward_data_out_op.table[slot(l, h)]!(gradOutput, output, dim, inputDtype, gradInput, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (forwardLevel() !== 0) forbidTangents("_softmax_backward_data.out", "out", gradOutput, output, gradInput);
  return result;
}

export function _log_softmax_autograd(self: Tensor, dim: number, halfToFloat: boolean, lo: number, hi: number): Tensor {
  const node = gradEnabled() && requiresGrad(self) ? new Node(LogSoftmaxBackward0, [edgeOf(self)], {
    selfScalarType: self.dtype,
    dim,
    result: null,
  }) : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & _log_softmax_op.maskLo;
    const h = hi & afterAutograd & _log_softmax_op.maskHi;
    result = _log_softmax_op.table[slot(l, h)]!(self, dim, halfToFloat, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) _log_softmax_jvp(result, self, dim);
  if (node !== null) {
    node.saved.result = saveOutput(result, node);
  }
  return result;
}

export function _log_softmax_out_autograd(self: Tensor, dim: number, halfToFloat: boolean, out: Tensor, lo: number, hi: number): Tensor {
  if (gradEnabled()) refuseOutGradient("_log_softmax.out", self, out);
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & _log_softmax_out_op.maskLo;
    const h = hi & afterAutograd & _log_softmax_out_op.maskHi;
    result = _log_softmax_out_op.table[slot(l, h)]!(self, dim, halfToFloat, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (forwardLevel() !== 0) forbidTangents("_log_softmax.out", "out", self, out);
  return result;
}

export function _log_softmax_backward_data_autograd(gradOutput: Tensor, output: Tensor, dim: number, inputDtype: DType, lo: number, hi: number): Tensor {
  const node = gradEnabled() && (requiresGrad(gradOutput) || requiresGrad(output)) ? new Node(LogSoftmaxBackwardDataBackward0, [edgeOf(gradOutput), edgeOf(output)], {
    output: saveTensor(output),
    dim,
    gradOutput: saveTensor(gradOutput),
  }) : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & _log_softmax_backward_data_op.maskLo;
    const h = hi & afterAutograd & _log_softmax_backward_data_op.maskHi;
    result = _log_softmax_backward_data_op.table[slot(l, h)]!(gradOutput, output, dim, inputDtype, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) forbidTangents("_log_softmax_backward_data", "not implemented", gradOutput, output);
  return result;
}

export function _log_softmax_backward_data_out_autograd(gradOutput: Tensor, output: Tensor, dim: number, inputDtype: DType, out: Tensor, lo: number, hi: number): Tensor {
  if (gradEnabled()) refuseOutGradient("_log_softmax_backward_data.out", gradOutput, output, out);
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & _log_softmax_backward_data_out_op.maskLo;
    const h = hi & afterAutograd & _log_softmax_backward_data_out_op.maskHi;
    result = _log_softmax_backward_data_out_op.table[slot(l, h)]!(gradOutput, output, dim, inputDtype, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (forwardLevel() !== 0) forbidTangents("_log_softmax_backward_data.out", "out", gradOutput, output, out);
  return result;
}

export function nll_loss_forward_autograd(self: Tensor, target: Tensor, weight: Tensor | null, reduction: number, ignoreIndex: number, lo: number, hi: number): readonly [Tensor, Tensor] {
  if (gradEnabled()) checkNoGradient(weight, "weight", "nll_loss_forward");
  const node = gradEnabled() && requiresGrad(self) ? new Node(NllLossBackward0, [edgeOf(self)], {
    self: saveTensor(self),
    target: saveTensor(target),
    weight: saveTensor(weight),
    reduction,
    ignoreIndex,
    totalWeight: null,
  }) : null;
  let result: readonly [Tensor, Tensor];
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & nll_loss_forward_op.maskLo;
    const h = hi & afterAutograd & nll_loss_forward_op.maskHi;
    result = nll_loss_forward_op.table[slot(l, h)]!(self, target, weight, reduction, ignoreIndex, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result[0], node);
  if (forwardLevel() !== 0) nll_loss_forward_jvp(result[0], self, target, weight, reduction, ignoreIndex);
  if (node !== null) {
    node.saved.totalWeight = saveOutput(result[1], node);
  }
  return result;
}

export function nll_loss_forward_output_autograd(self: Tensor, target: Tensor, weight: Tensor | null, reduction: number, ignoreIndex: number, output: Tensor, totalWeight: Tensor, lo: number, hi: number): readonly [Tensor, Tensor] {
  if (gradEnabled()) refuseOutGradient("nll_loss_forward.output", self, weight, output, totalWeight);
  let result: readonly [Tensor, Tensor];
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & nll_loss_forward_output_op.maskLo;
    const h = hi & afterAutograd & nll_loss_forward_output_op.maskHi;
    result = nll_loss_forward_output_op.table[slot(l, h)]!(self, target, weight, reduction, ignoreIndex, output, totalWeight, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (forwardLevel() !== 0) forbidTangents("nll_loss_forward.output", "out", self, weight, output, totalWeight);
  return result;
}

export function nll_loss_backward_autograd(gradOutput: Tensor, self: Tensor, target: Tensor, weight: Tensor | null, reduction: number, ignoreIndex: number, totalWeight: Tensor, lo: number, hi: number): Tensor {
  if (gradEnabled()) checkNoGradient(weight, "weight", "nll_loss_backward");
  if (gradEnabled()) checkNoGradient(totalWeight, "total_weight", "nll_loss_backward");
  const node = gradEnabled() && (requiresGrad(gradOutput) || requiresGrad(self)) ? new Node(NllLossBackwardBackward0, [edgeOf(gradOutput), edgeOf(self)], {
    target: saveTensor(target),
    weight: saveTensor(weight),
    reduction,
    ignoreIndex,
  }) : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & nll_loss_backward_op.maskLo;
    const h = hi & afterAutograd & nll_loss_backward_op.maskHi;
    result = nll_loss_backward_op.table[slot(l, h)]!(gradOutput, self, target, weight, reduction, ignoreIndex, totalWeight, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) forbidTangents("nll_loss_backward", "not implemented", gradOutput, self, weight, totalWeight);
  return result;
}

export function nll_loss_backward_grad_input_autograd(gradOutput: Tensor, self: Tensor, target: Tensor, weight: Tensor | null, reduction: number, ignoreIndex: number, totalWeight: Tensor, gradInput: Tensor, lo: number, hi: number): Tensor {
  if (gradEnabled()) refuseOutGradient("nll_loss_backward.grad_input", gradOutput, self, weight, totalWeight, gradInput);
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & nll_loss_backward_grad_input_op.maskLo;
    const h = hi & afterAutograd & nll_loss_backward_grad_input_op.maskHi;
    result = nll_loss_backward_grad_input_op.table[slot(l, h)]!(gradOutput, self, target, weight, reduction, ignoreIndex, totalWeight, gradInput, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (forwardLevel() !== 0) forbidTangents("nll_loss_backward.grad_input", "out", gradOutput, self, weight, totalWeight, gradInput);
  return result;
}

export function nll_loss2d_forward_autograd(self: Tensor, target: Tensor, weight: Tensor | null, reduction: number, ignoreIndex: number, lo: number, hi: number): readonly [Tensor, Tensor] {
  if (gradEnabled()) checkNoGradient(weight, "weight", "nll_loss2d_forward");
  const node = gradEnabled() && requiresGrad(self) ? new Node(NllLoss2DBackward0, [edgeOf(self)], {
    self: saveTensor(self),
    target: saveTensor(target),
    weight: saveTensor(weight),
    reduction,
    ignoreIndex,
    totalWeight: null,
  }) : null;
  let result: readonly [Tensor, Tensor];
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & nll_loss2d_forward_op.maskLo;
    const h = hi & afterAutograd & nll_loss2d_forward_op.maskHi;
    result = nll_loss2d_forward_op.table[slot(l, h)]!(self, target, weight, reduction, ignoreIndex, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result[0], node);
  if (forwardLevel() !== 0) nll_loss2d_forward_jvp(result[0], self, target, weight, reduction, ignoreIndex);
  if (node !== null) {
    node.saved.totalWeight = saveOutput(result[1], node);
  }
  return result;
}

export function nll_loss2d_forward_output_autograd(self: Tensor, target: Tensor, weight: Tensor | null, reduction: number, ignoreIndex: number, output: Tensor, totalWeight: Tensor, lo: number, hi: number): readonly [Tensor, Tensor] {
  if (gradEnabled()) refuseOutGradient("nll_loss2d_forward.output", self, weight, output, totalWeight);
  let result: readonly [Tensor, Tensor];
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & nll_loss2d_forward_output_op.maskLo;
    const h = hi & afterAutograd & nll_loss2d_forward_output_op.maskHi;
    result = nll_loss2d_forward_output_op.table[slot(l, h)]!(self, target, weight, reduction, ignoreIndex, output, totalWeight, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (forwardLevel() !== 0) forbidTangents("nll_loss2d_forward.output", "out", self, weight, output, totalWeight);
  return result;
}

export function nll_loss2d_backward_autograd(gradOutput: Tensor, self: Tensor, target: Tensor, weight: Tensor | null, reduction: number, ignoreIndex: number, totalWeight: Tensor, lo: number, hi: number): Tensor {
  if (gradEnabled()) checkNoGradient(weight, "weight", "nll_loss2d_backward");
  if (gradEnabled()) checkNoGradient(totalWeight, "total_weight", "nll_loss2d_backward");
  const node = gradEnabled() && (requiresGrad(gradOutput) || requiresGrad(self)) ? new Node(NllLoss2DBackwardBackward0, [edgeOf(gradOutput), edgeOf(self)], {
    target: saveTensor(target),
    weight: saveTensor(weight),
    reduction,
    ignoreIndex,
  }) : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & nll_loss2d_backward_op.maskLo;
    const h = hi & afterAutograd & nll_loss2d_backward_op.maskHi;
    result = nll_loss2d_backward_op.table[slot(l, h)]!(gradOutput, self, target, weight, reduction, ignoreIndex, totalWeight, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) forbidTangents("nll_loss2d_backward", "not implemented", gradOutput, self, weight, totalWeight);
  return result;
}

export function nll_loss2d_backward_grad_input_autograd(gradOutput: Tensor, self: Tensor, target: Tensor, weight: Tensor | null, reduction: number, ignoreIndex: number, totalWeight: Tensor, gradInput: Tensor, lo: number, hi: number): Tensor {
  if (gradEnabled()) refuseOutGradient("nll_loss2d_backward.grad_input", gradOutput, self, weight, totalWeight, gradInput);
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & nll_loss2d_backward_grad_input_op.maskLo;
    const h = hi & afterAutograd & nll_loss2d_backward_grad_input_op.maskHi;
    result = nll_loss2d_backward_grad_input_op.table[slot(l, h)]!(gradOutput, self, target, weight, reduction, ignoreIndex, totalWeight, gradInput, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (forwardLevel() !== 0) forbidTangents("nll_loss2d_backward.grad_input", "out", gradOutput, self, weight, totalWeight, gradInput);
  return result;
}

export function bernoulli_Tensor_autograd(self: Tensor, p: Tensor, generator: Generator | null, lo: number, hi: number): Tensor {
  const node = gradEnabled() && (requiresGrad(self) || requiresGrad(p)) ? new Node(BernoulliBackward1, [edgeOf(self), edgeOf(p)], {
    pInfo: infoOf(p),
  }) : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & bernoulli_Tensor_op.maskLo;
    const h = hi & afterAutograd & bernoulli_Tensor_op.maskHi;
    result = bernoulli_Tensor_op.table[slot(l, h)]!(self, p, generator, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) bernoulli_Tensor_jvp(result, self);
  return result;
}

export function uniform_autograd(self: Tensor, from: number, to: number, generator: Generator | null, lo: number, hi: number): Tensor {
  const node = gradEnabled() && requiresGrad(self) ? new Node(UniformBackward0, [edgeOf(self)], null) : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & uniform_op.maskLo;
    const h = hi & afterAutograd & uniform_op.maskHi;
    result = uniform_op.table[slot(l, h)]!(self, from, to, generator, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) uniform_jvp(result, self);
  return result;
}

export function random_from_autograd(self: Tensor, from: number, to: number | null, generator: Generator | null, lo: number, hi: number): Tensor {
  const node = gradEnabled() && requiresGrad(self) ? new Node(RandomBackward0, [edgeOf(self)], null) : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & random_from_op.maskLo;
    const h = hi & afterAutograd & random_from_op.maskHi;
    result = random_from_op.table[slot(l, h)]!(self, from, to, generator, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) random_from_jvp(result, self);
  return result;
}

export function random_to_autograd(self: Tensor, to: number, generator: Generator | null, lo: number, hi: number): Tensor {
  const node = gradEnabled() && requiresGrad(self) ? new Node(RandomBackward1, [edgeOf(self)], null) : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & random_to_op.maskLo;
    const h = hi & afterAutograd & random_to_op.maskHi;
    result = random_to_op.table[slot(l, h)]!(self, to, generator, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) random_to_jvp(result, self);
  return result;
}

export function random_autograd(self: Tensor, generator: Generator | null, lo: number, hi: number): Tensor {
  const node = gradEnabled() && requiresGrad(self) ? new Node(RandomBackward2, [edgeOf(self)], null) : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & random_op.maskLo;
    const h = hi & afterAutograd & random_op.maskHi;
    result = random_op.table[slot(l, h)]!(self, generator, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) random_jvp(result, self);
  return result;
}

export function exponential_autograd(self: Tensor, lambd: number, generator: Generator | null, lo: number, hi: number): Tensor {
  const node = gradEnabled() && requiresGrad(self) ? new Node(ExponentialBackward0, [edgeOf(self)], null) : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & exponential_op.maskLo;
    const h = hi & afterAutograd & exponential_op.maskHi;
    result = exponential_op.table[slot(l, h)]!(self, lambd, generator, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) exponential_jvp(result, self);
  return result;
}

export function zero_autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node = gradEnabled() && requiresGrad(self) ? new Node(ZeroBackward0, [edgeOf(self)], null) : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & zero_op.maskLo;
    const h = hi & afterAutograd & zero_op.maskHi;
    result = zero_op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) zero_jvp(result, self);
  return result;
}

export function _index_put_impl_autograd(self: Tensor, indices: readonly (Tensor | null)[], values: Tensor, accumulate: boolean, unsafe: boolean, lo: number, hi: number): Tensor {
  if (gradEnabled()) checkNoGradient(indices, "indices", "_index_put_impl");
  const node = gradEnabled() && (requiresGrad(self) || requiresGrad(values)) ? new Node(IndexPutImplBackward0, [edgeOf(self), edgeOf(values)], {
    indices: saveTensors(indices),
    valuesInfo: infoOf(values),
    accumulate,
  }) : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & _index_put_impl_op.maskLo;
    const h = hi & afterAutograd & _index_put_impl_op.maskHi;
    result = _index_put_impl_op.table[slot(l, h)]!(self, indices, values, accumulate, unsafe, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) _index_put_impl_jvp(result, self, indices, values, accumulate, unsafe);
  return result;
}
