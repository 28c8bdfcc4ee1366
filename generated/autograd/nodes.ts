// @generated from derivatives.yaml and native_functions.yaml by `npm run codegen`. Do not edit.
// How gradients flow back through each operator: rules that capture nothing, and what each keeps of the forward pass.

import type {
  Gradient,
  SavedTensor,
} from "../../runtime/autograd/generated-api.js";
import {
  anyNeeded,
  gradEnabled,
  noGradients,
  notImplemented,
  rule,
  unpackSaved,
  unpackSavedOptional,
  unpackSavedOptionals,
} from "../../runtime/autograd/generated-api.js";
import type {
  DType,
} from "../../runtime/core/dtype.js";
import {
  isComplex,
} from "../../runtime/core/dtype.js";
import type {
  Layout,
} from "../../runtime/core/memory-format.js";
import type {
  Scalar,
} from "../../runtime/core/scalar.js";
import {
  isComplexScalar,
  scalar,
  toNumber,
} from "../../runtime/core/scalar.js";
import {
  _trilinear_backward,
  glu_double_backward,
  glu_double_backward_grad_output,
  prelu_double_backward,
  renorm_backward,
} from "../../runtime/kernels/derivatives/activations.js";
import {
  sum_to,
} from "../../runtime/kernels/derivatives/broadcasting.js";
import {
  polar_backward,
  sgn_backward,
} from "../../runtime/kernels/derivatives/complex.js";
import {
  _euclidean_dist_backward,
} from "../../runtime/kernels/derivatives/distance.js";
import {
  fft_c2r_input_backward,
  fft_r2c_input_backward,
} from "../../runtime/kernels/derivatives/fourier.js";
import {
  block_diag_backward,
  cat_tensors_backward,
  constant_pad_nd_backward,
  embedding_dense_double_backward,
  index_backward,
  index_fill_value_backward,
  index_reduce_backward,
  infinitely_differentiable_native_dropout_backward,
  masked_fill_backward,
  masked_scatter_backward,
  mvlgamma_backward,
  native_dropout_double_backward,
  negated,
  repeat_backward,
  scatter_reduce_backward,
  stack_tensors_backward,
  take_backward,
} from "../../runtime/kernels/derivatives/indexing.js";
import {
  cholesky_backward,
  cholesky_inverse_backward,
  cholesky_solve_backward,
  householder_product_backward,
  linalg_det_backward,
  linalg_eig_backward,
  linalg_lstsq_backward,
  linalg_lu_backward,
  linalg_lu_solve_LU,
  linalg_matrix_exp_differential,
  linalg_qr_backward,
  linalg_solve_backward,
  linalg_solve_triangular_backward,
  lu_factor_ex_backward,
  lu_unpack_backward,
  pinv_backward,
  slogdet_backward,
  svd_backward,
  triangular_solve_backward,
} from "../../runtime/kernels/derivatives/linalg.js";
import {
  binary_cross_entropy_double_backward,
  binary_cross_entropy_double_backward_grad_output,
  binary_cross_entropy_double_backward_target,
  binary_cross_entropy_target_backward,
  binary_cross_entropy_with_logits_backward,
  binary_cross_entropy_with_logits_target_backward,
  huber_loss_double_backward,
  huber_loss_double_backward_grad_output,
  mse_loss_double_backward,
  smooth_l1_loss_double_backward,
  soft_margin_loss_double_backward,
  soft_margin_loss_double_backward_grad_output,
} from "../../runtime/kernels/derivatives/losses.js";
import {
  maybe_multiply,
  mm_mat1_backward,
  mm_mat2_backward,
} from "../../runtime/kernels/derivatives/matmul.js";
import {
  batchnorm_double_backward,
  infinitely_differentiable_native_group_norm_backward,
  layer_norm_double_backward,
} from "../../runtime/kernels/derivatives/normalization.js";
import {
  angle_backward,
  atan2_backward,
  clamp_backward,
  clamp_backward_Tensor,
  clamp_backward_min_max,
  elu_double_backward,
  gelu_double_backward,
  i1_backward,
  i1e_backward,
  log_sigmoid_double_backward,
  mish_double_backward,
  pow_backward,
  pow_backward_exponent,
  pow_backward_exponent_Scalar,
  pow_backward_self,
  silu_double_backward,
  sinc_backward,
  softplus_double_backward,
} from "../../runtime/kernels/derivatives/pointwise.js";
import {
  max_pool_double_backward,
} from "../../runtime/kernels/derivatives/pooling.js";
import {
  aminmax_backward,
  cumsum_backward,
  evenly_distribute_backward,
  linalg_vector_norm_backward,
  logcumsumexp_backward,
  logsumexp_backward,
  mean_backward,
  nansum_backward,
  norm_backward,
  norm_backward_dim,
  prod_backward,
  prod_backward_dim,
  restore_reduced_dims,
  scale_grad_by_count,
  std_backward,
  std_mean_backward,
  sum_backward,
  var_backward,
  var_mean_backward,
} from "../../runtime/kernels/derivatives/reductions.js";
import {
  softmax_double_backward,
} from "../../runtime/kernels/derivatives/softmax.js";
import type {
  OptionsOfTensor,
  TensorGeometry,
  TensorInfo,
} from "../../runtime/kernels/derivatives/values.js";
import {
  conjugate,
  conjugateScalar,
  negateScalar,
  reverse_list,
  sizeOf,
  wrapScalar,
} from "../../runtime/kernels/derivatives/values.js";
import {
  handle_r_to_c,
} from "../../runtime/kernels/derivatives/values.js";
import {
  _to_copy_backward,
  as_strided_backward,
  as_strided_scatter_backward,
  narrow_copy_backward,
  permute_backwards,
  slice_backward_wrapper,
  split_backward,
  split_with_sizes_backward,
  unbind_backward,
  unsqueeze_to,
  unsqueeze_to_dim,
  unsqueeze_to_dims,
} from "../../runtime/kernels/derivatives/views.js";
import {
  _adaptive_avg_pool2d,
  _adaptive_avg_pool2d_backward,
  _adaptive_avg_pool3d,
  _adaptive_avg_pool3d_backward,
  _cdist_backward,
  _convolution_double_backward,
  _ctc_loss_backward,
  _ctc_loss_backward_Tensor,
  _embedding_bag_backward,
  _embedding_bag_per_sample_weights_backward,
  _fft_c2c,
  _log_softmax_backward_data,
  _pack_padded_sequence_backward,
  _pdist_backward,
  _segment_reduce_backward,
  _softmax_backward_data,
  _upsample_bicubic2d_aa,
  _upsample_bicubic2d_aa_backward,
  _upsample_bicubic2d_aa_backward_vec,
  _upsample_bicubic2d_aa_vec,
  _upsample_bilinear2d_aa,
  _upsample_bilinear2d_aa_backward,
  _upsample_bilinear2d_aa_backward_vec,
  _upsample_bilinear2d_aa_vec,
  _upsample_nearest_exact1d,
  _upsample_nearest_exact1d_backward,
  _upsample_nearest_exact1d_backward_vec,
  _upsample_nearest_exact1d_vec,
  _upsample_nearest_exact2d,
  _upsample_nearest_exact2d_backward,
  _upsample_nearest_exact2d_backward_vec,
  _upsample_nearest_exact2d_vec,
  _upsample_nearest_exact3d,
  _upsample_nearest_exact3d_backward,
  _upsample_nearest_exact3d_backward_vec,
  _upsample_nearest_exact3d_vec,
  _weight_norm_differentiable_backward,
  _weight_norm_interface_backward,
  adaptive_max_pool2d_backward,
  adaptive_max_pool3d_backward,
  add_Scalar,
  add_Tensor,
  affine_grid_generator_backward,
  as_strided,
  avg_pool2d,
  avg_pool2d_backward,
  avg_pool3d,
  avg_pool3d_backward,
  binary_cross_entropy_backward,
  bitwise_and_Tensor,
  bmm,
  clone,
  col2im,
  conj_physical,
  contiguous,
  conv_tbc_backward,
  convolution_backward,
  cos,
  cosh,
  cummaxmin_backward,
  cumprod_backward,
  diag_backward,
  diagonal as operators_diagonal,
  diagonal_backward,
  diagonal_scatter,
  digamma,
  div_Scalar,
  div_Tensor,
  div_Tensor_mode,
  elu_backward,
  embedding_backward,
  eq_Scalar,
  eq_Tensor,
  exp,
  exp2,
  expand,
  expand_as,
  flip,
  fractional_max_pool2d_backward,
  fractional_max_pool3d_backward,
  gather,
  gather_backward,
  ge_Scalar,
  ge_Tensor,
  gelu_backward,
  ger,
  glu_backward,
  grid_sampler_2d_backward,
  grid_sampler_3d_backward,
  gt_Scalar,
  gt_Tensor,
  hardshrink_backward,
  hardsigmoid_backward,
  hardswish_backward,
  hardtanh_backward,
  huber_loss_backward,
  im2col,
  imag as operators_imag,
  index_Tensor,
  index_fill_int_Scalar,
  index_put,
  index_select,
  index_select_backward,
  isfinite,
  isnan,
  le_Scalar,
  le_Tensor,
  leaky_relu_backward,
  lgamma,
  linalg_cross,
  linalg_lu_solve,
  linspace,
  log,
  log_sigmoid_backward,
  logical_and,
  logical_not,
  logical_or,
  logit_backward,
  lt_Scalar,
  lt_Tensor,
  mH,
  mT,
  masked_fill_Scalar,
  masked_fill__Scalar,
  masked_select_backward,
  matmul,
  max_pool2d_with_indices_backward,
  max_pool3d_with_indices_backward,
  mish_backward,
  mse_loss_backward,
  mul_Scalar,
  mul_Tensor,
  multi_margin_loss_backward,
  multilabel_margin_loss_backward,
  mv,
  narrow,
  native_batch_norm_backward,
  native_dropout_backward,
  native_group_norm_backward,
  native_layer_norm_backward,
  neg,
  new_zeros,
  nll_loss,
  nll_loss2d,
  nll_loss2d_backward,
  nll_loss_backward,
  pixel_shuffle,
  pixel_unshuffle,
  polygamma,
  pow_Tensor_Scalar,
  prelu_backward,
  put,
  real as operators_real,
  reflection_pad1d,
  reflection_pad1d_backward,
  reflection_pad2d,
  reflection_pad2d_backward,
  reflection_pad3d,
  reflection_pad3d_backward,
  replication_pad1d,
  replication_pad1d_backward,
  replication_pad2d,
  replication_pad2d_backward,
  replication_pad3d,
  replication_pad3d_backward,
  reshape,
  reshape_as,
  resolve_conj,
  roll,
  rot90,
  rrelu_with_noise_backward,
  rsqrt,
  scatter_value,
  scatter_value_reduce,
  select_backward,
  select_int,
  select_scatter,
  sgn,
  sigmoid_backward,
  silu_backward,
  sin,
  sinh,
  slice_Tensor,
  slice_scatter,
  smooth_l1_loss_backward,
  soft_margin_loss_backward,
  softplus_backward,
  softshrink_backward,
  special_i1,
  special_i1e,
  special_xlog1py,
  special_xlog1py_other_scalar,
  special_zeta,
  special_zeta_self_scalar,
  square,
  squeeze_dim,
  sub_Scalar,
  sub_Tensor,
  sum,
  sum_dim_IntList,
  t,
  take,
  tanh_backward,
  threshold_backward,
  to_dtype,
  trace_backward,
  transpose_int,
  tril,
  triu,
  unfold,
  unfold_backward,
  upsample_bicubic2d,
  upsample_bicubic2d_backward,
  upsample_bicubic2d_backward_vec,
  upsample_bicubic2d_vec,
  upsample_bilinear2d,
  upsample_bilinear2d_backward,
  upsample_bilinear2d_backward_vec,
  upsample_bilinear2d_vec,
  upsample_linear1d,
  upsample_linear1d_backward,
  upsample_linear1d_backward_vec,
  upsample_linear1d_vec,
  upsample_nearest1d,
  upsample_nearest1d_backward,
  upsample_nearest1d_backward_vec,
  upsample_nearest1d_vec,
  upsample_nearest2d,
  upsample_nearest2d_backward,
  upsample_nearest2d_backward_vec,
  upsample_nearest2d_vec,
  upsample_nearest3d,
  upsample_nearest3d_backward,
  upsample_nearest3d_backward_vec,
  upsample_nearest3d_vec,
  upsample_trilinear3d,
  upsample_trilinear3d_backward,
  upsample_trilinear3d_backward_vec,
  upsample_trilinear3d_vec,
  value_selecting_reduction_backward,
  view_as_complex,
  view_as_real,
  where_ScalarOther,
  where_ScalarSelf,
  where_self,
  xlogy_Scalar_Other,
  xlogy_Tensor,
  zeros,
  zeros_like,
} from "../operators.js";

export interface AbsBackward0Saved {
  self: SavedTensor | null;
}
/** `abs(Tensor self) -> Tensor` */
export const AbsBackward0 = /* @__PURE__ */ rule<AbsBackward0Saved>({
  name: "AbsBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const self = unpackSaved(node, saved.self);
    return [mul_Tensor(grad, sgn(self))];
  },
  release(saved) {
    saved.self = null;
  },
});

export type NegBackward0Saved = null;
/** `neg(Tensor self) -> Tensor` */
export const NegBackward0 = /* @__PURE__ */ rule<NegBackward0Saved>({
  name: "NegBackward0",
  backward(_node, grads) {
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [neg(grad)];
  },
});

export type SignBackward0Saved = null;
/** `sign(Tensor self) -> Tensor` */
export const SignBackward0 = /* @__PURE__ */ rule<SignBackward0Saved>({
  name: "SignBackward0",
  backward(_node, grads) {
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [zeros_like(grad, null, null, null, null, null)];
  },
});

export interface SgnBackward0Saved {
  self: SavedTensor | null;
  result: SavedTensor | null;
}
/** `sgn(Tensor self) -> Tensor` */
export const SgnBackward0 = /* @__PURE__ */ rule<SgnBackward0Saved>({
  name: "SgnBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const self = unpackSaved(node, saved.self);
    const result = unpackSaved(node, saved.result);
    return [sgn_backward(grad, self, result)];
  },
  release(saved) {
    saved.self = null;
    saved.result = null;
  },
});

export interface ExpBackward0Saved {
  result: SavedTensor | null;
}
/** `exp(Tensor self) -> Tensor` */
export const ExpBackward0 = /* @__PURE__ */ rule<ExpBackward0Saved>({
  name: "ExpBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const result = unpackSaved(node, saved.result);
    return [mul_Tensor(grad, conjugate(result))];
  },
  release(saved) {
    saved.result = null;
  },
});

export interface Expm1Backward0Saved {
  result: SavedTensor | null;
}
/** `expm1(Tensor self) -> Tensor` */
export const Expm1Backward0 = /* @__PURE__ */ rule<Expm1Backward0Saved>({
  name: "Expm1Backward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const result = unpackSaved(node, saved.result);
    return [mul_Tensor(grad, add_Scalar(result, 1, 1))];
  },
  release(saved) {
    saved.result = null;
  },
});

export interface Exp2Backward0Saved {
  result: SavedTensor | null;
}
/** `exp2(Tensor self) -> Tensor` */
export const Exp2Backward0 = /* @__PURE__ */ rule<Exp2Backward0Saved>({
  name: "Exp2Backward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const result = unpackSaved(node, saved.result);
    return [mul_Scalar(mul_Tensor(grad, result), 0.6931471805599453)];
  },
  release(saved) {
    saved.result = null;
  },
});

export interface LogBackward0Saved {
  self: SavedTensor | null;
}
/** `log(Tensor self) -> Tensor` */
export const LogBackward0 = /* @__PURE__ */ rule<LogBackward0Saved>({
  name: "LogBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const self = unpackSaved(node, saved.self);
    return [div_Tensor(grad, conjugate(self))];
  },
  release(saved) {
    saved.self = null;
  },
});

export interface Log1PBackward0Saved {
  self: SavedTensor | null;
}
/** `log1p(Tensor self) -> Tensor` */
export const Log1PBackward0 = /* @__PURE__ */ rule<Log1PBackward0Saved>({
  name: "Log1PBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const self = unpackSaved(node, saved.self);
    return [div_Tensor(grad, add_Scalar(self, 1, 1))];
  },
  release(saved) {
    saved.self = null;
  },
});

export interface Log2Backward0Saved {
  self: SavedTensor | null;
}
/** `log2(Tensor self) -> Tensor` */
export const Log2Backward0 = /* @__PURE__ */ rule<Log2Backward0Saved>({
  name: "Log2Backward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const self = unpackSaved(node, saved.self);
    return [div_Tensor(grad, mul_Scalar(conjugate(self), 0.6931471805599453))];
  },
  release(saved) {
    saved.self = null;
  },
});

export interface Log10Backward0Saved {
  self: SavedTensor | null;
}
/** `log10(Tensor self) -> Tensor` */
export const Log10Backward0 = /* @__PURE__ */ rule<Log10Backward0Saved>({
  name: "Log10Backward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const self = unpackSaved(node, saved.self);
    return [div_Tensor(grad, mul_Scalar(conjugate(self), 2.302585092994046))];
  },
  release(saved) {
    saved.self = null;
  },
});

export interface SqrtBackward0Saved {
  result: SavedTensor | null;
}
/** `sqrt(Tensor self) -> Tensor` */
export const SqrtBackward0 = /* @__PURE__ */ rule<SqrtBackward0Saved>({
  name: "SqrtBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const result = unpackSaved(node, saved.result);
    return [div_Tensor(grad, mul_Scalar(conjugate(result), 2))];
  },
  release(saved) {
    saved.result = null;
  },
});

export interface RsqrtBackward0Saved {
  result: SavedTensor | null;
}
/** `rsqrt(Tensor self) -> Tensor` */
export const RsqrtBackward0 = /* @__PURE__ */ rule<RsqrtBackward0Saved>({
  name: "RsqrtBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const result = unpackSaved(node, saved.result);
    return [mul_Tensor(mul_Scalar(grad, -0.5), conjugate(pow_Tensor_Scalar(result, 3)))];
  },
  release(saved) {
    saved.result = null;
  },
});

export interface SinBackward0Saved {
  self: SavedTensor | null;
}
/** `sin(Tensor self) -> Tensor` */
export const SinBackward0 = /* @__PURE__ */ rule<SinBackward0Saved>({
  name: "SinBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const self = unpackSaved(node, saved.self);
    return [mul_Tensor(grad, conjugate(cos(self)))];
  },
  release(saved) {
    saved.self = null;
  },
});

export interface CosBackward0Saved {
  self: SavedTensor | null;
}
/** `cos(Tensor self) -> Tensor` */
export const CosBackward0 = /* @__PURE__ */ rule<CosBackward0Saved>({
  name: "CosBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const self = unpackSaved(node, saved.self);
    return [mul_Tensor(grad, neg(conjugate(sin(self))))];
  },
  release(saved) {
    saved.self = null;
  },
});

export interface TanBackward0Saved {
  result: SavedTensor | null;
}
/** `tan(Tensor self) -> Tensor` */
export const TanBackward0 = /* @__PURE__ */ rule<TanBackward0Saved>({
  name: "TanBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const result = unpackSaved(node, saved.result);
    return [mul_Tensor(grad, conjugate(add_Scalar(pow_Tensor_Scalar(result, 2), 1, 1)))];
  },
  release(saved) {
    saved.result = null;
  },
});

export interface AsinBackward0Saved {
  self: SavedTensor | null;
}
/** `asin(Tensor self) -> Tensor` */
export const AsinBackward0 = /* @__PURE__ */ rule<AsinBackward0Saved>({
  name: "AsinBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const self = unpackSaved(node, saved.self);
    return [mul_Tensor(grad, conjugate(rsqrt(sub_Tensor(wrapScalar(1), mul_Tensor(self, self), 1))))];
  },
  release(saved) {
    saved.self = null;
  },
});

export interface AcosBackward0Saved {
  self: SavedTensor | null;
}
/** `acos(Tensor self) -> Tensor` */
export const AcosBackward0 = /* @__PURE__ */ rule<AcosBackward0Saved>({
  name: "AcosBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const self = unpackSaved(node, saved.self);
    return [mul_Tensor(grad, neg(conjugate(rsqrt(sub_Tensor(wrapScalar(1), mul_Tensor(self, self), 1)))))];
  },
  release(saved) {
    saved.self = null;
  },
});

export interface AtanBackward0Saved {
  self: SavedTensor | null;
}
/** `atan(Tensor self) -> Tensor` */
export const AtanBackward0 = /* @__PURE__ */ rule<AtanBackward0Saved>({
  name: "AtanBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const self = unpackSaved(node, saved.self);
    return [div_Tensor(grad, conjugate(add_Scalar(mul_Tensor(self, self), 1, 1)))];
  },
  release(saved) {
    saved.self = null;
  },
});

export interface SinhBackward0Saved {
  self: SavedTensor | null;
}
/** `sinh(Tensor self) -> Tensor` */
export const SinhBackward0 = /* @__PURE__ */ rule<SinhBackward0Saved>({
  name: "SinhBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const self = unpackSaved(node, saved.self);
    return [mul_Tensor(grad, conjugate(cosh(self)))];
  },
  release(saved) {
    saved.self = null;
  },
});

export interface CoshBackward0Saved {
  self: SavedTensor | null;
}
/** `cosh(Tensor self) -> Tensor` */
export const CoshBackward0 = /* @__PURE__ */ rule<CoshBackward0Saved>({
  name: "CoshBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const self = unpackSaved(node, saved.self);
    return [mul_Tensor(grad, conjugate(sinh(self)))];
  },
  release(saved) {
    saved.self = null;
  },
});

export interface TanhBackward0Saved {
  result: SavedTensor | null;
}
/** `tanh(Tensor self) -> Tensor` */
export const TanhBackward0 = /* @__PURE__ */ rule<TanhBackward0Saved>({
  name: "TanhBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const result = unpackSaved(node, saved.result);
    return [tanh_backward(grad, result)];
  },
  release(saved) {
    saved.result = null;
  },
});

export interface AsinhBackward0Saved {
  self: SavedTensor | null;
}
/** `asinh(Tensor self) -> Tensor` */
export const AsinhBackward0 = /* @__PURE__ */ rule<AsinhBackward0Saved>({
  name: "AsinhBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const self = unpackSaved(node, saved.self);
    return [mul_Tensor(grad, conjugate(rsqrt(add_Scalar(mul_Tensor(self, self), 1, 1))))];
  },
  release(saved) {
    saved.self = null;
  },
});

export interface AcoshBackward0Saved {
  self: SavedTensor | null;
}
/** `acosh(Tensor self) -> Tensor` */
export const AcoshBackward0 = /* @__PURE__ */ rule<AcoshBackward0Saved>({
  name: "AcoshBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const self = unpackSaved(node, saved.self);
    return [isComplex(self.dtype) ? mul_Tensor(grad, conjugate(mul_Tensor(rsqrt(add_Scalar(self, 1, 1)), rsqrt(sub_Scalar(self, 1, 1))))) : mul_Tensor(grad, rsqrt(sub_Scalar(mul_Tensor(self, self), 1, 1)))];
  },
  release(saved) {
    saved.self = null;
  },
});

export interface AtanhBackward0Saved {
  self: SavedTensor | null;
}
/** `atanh(Tensor self) -> Tensor` */
export const AtanhBackward0 = /* @__PURE__ */ rule<AtanhBackward0Saved>({
  name: "AtanhBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const self = unpackSaved(node, saved.self);
    return [div_Tensor(grad, conjugate(sub_Tensor(wrapScalar(1), mul_Tensor(self, self), 1)))];
  },
  release(saved) {
    saved.self = null;
  },
});

export interface ErfBackward0Saved {
  self: SavedTensor | null;
}
/** `erf(Tensor self) -> Tensor` */
export const ErfBackward0 = /* @__PURE__ */ rule<ErfBackward0Saved>({
  name: "ErfBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const self = unpackSaved(node, saved.self);
    return [mul_Tensor(mul_Scalar(exp(neg(pow_Tensor_Scalar(self, 2))), 1.1283791670955126), grad)];
  },
  release(saved) {
    saved.self = null;
  },
});

export interface ErfcBackward0Saved {
  self: SavedTensor | null;
}
/** `erfc(Tensor self) -> Tensor` */
export const ErfcBackward0 = /* @__PURE__ */ rule<ErfcBackward0Saved>({
  name: "ErfcBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const self = unpackSaved(node, saved.self);
    return [mul_Tensor(mul_Scalar(exp(neg(pow_Tensor_Scalar(self, 2))), -1.1283791670955126), grad)];
  },
  release(saved) {
    saved.self = null;
  },
});

export interface ErfinvBackward0Saved {
  result: SavedTensor | null;
}
/** `erfinv(Tensor self) -> Tensor` */
export const ErfinvBackward0 = /* @__PURE__ */ rule<ErfinvBackward0Saved>({
  name: "ErfinvBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const result = unpackSaved(node, saved.result);
    return [mul_Tensor(mul_Scalar(exp(mul_Tensor(result, result)), 0.8862269254527579), grad)];
  },
  release(saved) {
    saved.result = null;
  },
});

export interface LgammaBackward0Saved {
  self: SavedTensor | null;
}
/** `lgamma(Tensor self) -> Tensor` */
export const LgammaBackward0 = /* @__PURE__ */ rule<LgammaBackward0Saved>({
  name: "LgammaBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const self = unpackSaved(node, saved.self);
    return [mul_Tensor(grad, digamma(self))];
  },
  release(saved) {
    saved.self = null;
  },
});

export interface DigammaBackward0Saved {
  self: SavedTensor | null;
}
/** `digamma(Tensor self) -> Tensor` */
export const DigammaBackward0 = /* @__PURE__ */ rule<DigammaBackward0Saved>({
  name: "DigammaBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const self = unpackSaved(node, saved.self);
    return [mul_Tensor(grad, polygamma(1, self))];
  },
  release(saved) {
    saved.self = null;
  },
});

export interface SigmoidBackward0Saved {
  result: SavedTensor | null;
}
/** `sigmoid(Tensor self) -> Tensor` */
export const SigmoidBackward0 = /* @__PURE__ */ rule<SigmoidBackward0Saved>({
  name: "SigmoidBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const result = unpackSaved(node, saved.result);
    return [sigmoid_backward(grad, result)];
  },
  release(saved) {
    saved.result = null;
  },
});

export interface PolygammaBackward0Saved {
  n: number;
  self: SavedTensor | null;
}
/** `polygamma(int n, Tensor self) -> Tensor` */
export const PolygammaBackward0 = /* @__PURE__ */ rule<PolygammaBackward0Saved>({
  name: "PolygammaBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const self = unpackSaved(node, saved.self);
    return [mul_Tensor(grad, polygamma(saved.n + 1, self))];
  },
  release(saved) {
    saved.self = null;
  },
});

export interface PolygammaBackward1Saved {
  self: SavedTensor | null;
  n: number;
}
/** `polygamma_(Tensor(a!) self, int n) -> Tensor(a!)` */
export const PolygammaBackward1 = /* @__PURE__ */ rule<PolygammaBackward1Saved>({
  name: "PolygammaBackward1",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const self = unpackSaved(node, saved.self);
    return [mul_Tensor(grad, polygamma(saved.n + 1, self))];
  },
  release(saved) {
    saved.self = null;
  },
});

export interface ReciprocalBackward0Saved {
  result: SavedTensor | null;
}
/** `reciprocal(Tensor self) -> Tensor` */
export const ReciprocalBackward0 = /* @__PURE__ */ rule<ReciprocalBackward0Saved>({
  name: "ReciprocalBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const result = unpackSaved(node, saved.result);
    return [mul_Tensor(neg(grad), conjugate(mul_Tensor(result, result)))];
  },
  release(saved) {
    saved.result = null;
  },
});

export type FloorBackward0Saved = null;
/** `floor(Tensor self) -> Tensor` */
export const FloorBackward0 = /* @__PURE__ */ rule<FloorBackward0Saved>({
  name: "FloorBackward0",
  backward(_node, grads) {
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [zeros_like(grad, null, null, null, null, null)];
  },
});

export type CeilBackward0Saved = null;
/** `ceil(Tensor self) -> Tensor` */
export const CeilBackward0 = /* @__PURE__ */ rule<CeilBackward0Saved>({
  name: "CeilBackward0",
  backward(_node, grads) {
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [zeros_like(grad, null, null, null, null, null)];
  },
});

export type TruncBackward0Saved = null;
/** `trunc(Tensor self) -> Tensor` */
export const TruncBackward0 = /* @__PURE__ */ rule<TruncBackward0Saved>({
  name: "TruncBackward0",
  backward(_node, grads) {
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [zeros_like(grad, null, null, null, null, null)];
  },
});

export type RoundBackward0Saved = null;
/** `round(Tensor self) -> Tensor` */
export const RoundBackward0 = /* @__PURE__ */ rule<RoundBackward0Saved>({
  name: "RoundBackward0",
  backward(_node, grads) {
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [zeros_like(grad, null, null, null, null, null)];
  },
});

export type RoundBackward1Saved = null;
/** `round.decimals(Tensor self, *, int decimals) -> Tensor` */
export const RoundBackward1 = /* @__PURE__ */ rule<RoundBackward1Saved>({
  name: "RoundBackward1",
  backward(_node, grads) {
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [zeros_like(grad, null, null, null, null, null)];
  },
});

export type FracBackward0Saved = null;
/** `frac(Tensor self) -> Tensor` */
export const FracBackward0 = /* @__PURE__ */ rule<FracBackward0Saved>({
  name: "FracBackward0",
  backward(_node, grads) {
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [grad];
  },
});

export interface SincBackward0Saved {
  self: SavedTensor | null;
}
/** `sinc(Tensor self) -> Tensor` */
export const SincBackward0 = /* @__PURE__ */ rule<SincBackward0Saved>({
  name: "SincBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const self = unpackSaved(node, saved.self);
    return [sinc_backward(grad, self)];
  },
  release(saved) {
    saved.self = null;
  },
});

export type Deg2RadBackward0Saved = null;
/** `deg2rad(Tensor self) -> Tensor` */
export const Deg2RadBackward0 = /* @__PURE__ */ rule<Deg2RadBackward0Saved>({
  name: "Deg2RadBackward0",
  backward(_node, grads) {
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [mul_Scalar(grad, 0.017453292519943295)];
  },
});

export type Rad2DegBackward0Saved = null;
/** `rad2deg(Tensor self) -> Tensor` */
export const Rad2DegBackward0 = /* @__PURE__ */ rule<Rad2DegBackward0Saved>({
  name: "Rad2DegBackward0",
  backward(_node, grads) {
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [mul_Scalar(grad, 57.29577951308232)];
  },
});

export interface LogitBackward0Saved {
  self: SavedTensor | null;
  eps: number | null;
}
/** `logit(Tensor self, float? eps=None) -> Tensor` */
export const LogitBackward0 = /* @__PURE__ */ rule<LogitBackward0Saved>({
  name: "LogitBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const self = unpackSaved(node, saved.self);
    return [logit_backward(grad, self, saved.eps)];
  },
  release(saved) {
    saved.self = null;
  },
});

export interface NanToNumBackward0Saved {
  self: SavedTensor | null;
}
/** `nan_to_num(Tensor self, float? nan=None, float? posinf=None, float? neginf=None) -> Tensor` */
export const NanToNumBackward0 = /* @__PURE__ */ rule<NanToNumBackward0Saved>({
  name: "NanToNumBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const self = unpackSaved(node, saved.self);
    return [mul_Tensor(grad, isfinite(self))];
  },
  release(saved) {
    saved.self = null;
  },
});

export interface AddBackward0Saved {
  alpha: Scalar;
}
/** `add.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor` */
export const AddBackward0 = /* @__PURE__ */ rule<AddBackward0Saved>({
  name: "AddBackward0",
  backward(node, grads, needs) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null, null];
    let selfGrad: Gradient = null;
    let otherGrad: Gradient = null;
    if (needs[1]!) {
      otherGrad = maybe_multiply(grad, conjugateScalar(saved.alpha));
    }
    if (needs[0]!) {
      selfGrad = grad;
    }
    return [selfGrad, otherGrad];
  },
});

export type AddBackward1Saved = null;
/** `add.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor` */
export const AddBackward1 = /* @__PURE__ */ rule<AddBackward1Saved>({
  name: "AddBackward1",
  backward(_node, grads) {
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [grad];
  },
});

export interface SubBackward0Saved {
  alpha: Scalar;
}
/** `sub.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor` */
export const SubBackward0 = /* @__PURE__ */ rule<SubBackward0Saved>({
  name: "SubBackward0",
  backward(node, grads, needs) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null, null];
    let selfGrad: Gradient = null;
    let otherGrad: Gradient = null;
    if (needs[1]!) {
      otherGrad = maybe_multiply(neg(grad), conjugateScalar(saved.alpha));
    }
    if (needs[0]!) {
      selfGrad = grad;
    }
    return [selfGrad, otherGrad];
  },
});

export type SubBackward1Saved = null;
/** `sub.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor` */
export const SubBackward1 = /* @__PURE__ */ rule<SubBackward1Saved>({
  name: "SubBackward1",
  backward(_node, grads) {
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [grad];
  },
});

export interface RsubBackward0Saved {
  alpha: Scalar;
}
/** `rsub.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor` */
export const RsubBackward0 = /* @__PURE__ */ rule<RsubBackward0Saved>({
  name: "RsubBackward0",
  backward(node, grads, needs) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null, null];
    let selfGrad: Gradient = null;
    let otherGrad: Gradient = null;
    if (needs[1]!) {
      otherGrad = grad;
    }
    if (needs[0]!) {
      selfGrad = maybe_multiply(neg(grad), conjugateScalar(saved.alpha));
    }
    return [selfGrad, otherGrad];
  },
});

export interface RsubBackward1Saved {
  alpha: Scalar;
}
/** `rsub.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor` */
export const RsubBackward1 = /* @__PURE__ */ rule<RsubBackward1Saved>({
  name: "RsubBackward1",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [maybe_multiply(neg(grad), conjugateScalar(saved.alpha))];
  },
});

export interface MulBackward0Saved {
  self: SavedTensor | null;
  other: SavedTensor | null;
}
/** `mul.Tensor(Tensor self, Tensor other) -> Tensor` */
export const MulBackward0 = /* @__PURE__ */ rule<MulBackward0Saved>({
  name: "MulBackward0",
  backward(node, grads, needs) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null, null];
    let selfGrad: Gradient = null;
    let otherGrad: Gradient = null;
    if (needs[1]!) {
      const self = unpackSaved(node, saved.self);
      otherGrad = mul_Tensor(grad, conjugate(self));
    }
    if (needs[0]!) {
      const other = unpackSaved(node, saved.other);
      selfGrad = mul_Tensor(grad, conjugate(other));
    }
    return [selfGrad, otherGrad];
  },
  release(saved) {
    saved.self = null;
    saved.other = null;
  },
});

export interface MulBackward1Saved {
  other: Scalar;
}
/** `mul.Scalar(Tensor self, Scalar other) -> Tensor` */
export const MulBackward1 = /* @__PURE__ */ rule<MulBackward1Saved>({
  name: "MulBackward1",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [mul_Scalar(grad, conjugateScalar(saved.other))];
  },
});

export interface DivBackward0Saved {
  self: SavedTensor | null;
  other: SavedTensor | null;
}
/** `div.Tensor(Tensor self, Tensor other) -> Tensor` */
export const DivBackward0 = /* @__PURE__ */ rule<DivBackward0Saved>({
  name: "DivBackward0",
  backward(node, grads, needs) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null, null];
    let selfGrad: Gradient = null;
    let otherGrad: Gradient = null;
    if (needs[1]!) {
      const self = unpackSaved(node, saved.self);
      const other = unpackSaved(node, saved.other);
      otherGrad = mul_Tensor(neg(grad), conjugate(div_Tensor(div_Tensor(self, other), other)));
    }
    if (needs[0]!) {
      const other = unpackSaved(node, saved.other);
      selfGrad = div_Tensor(grad, conjugate(other));
    }
    return [selfGrad, otherGrad];
  },
  release(saved) {
    saved.self = null;
    saved.other = null;
  },
});

export interface DivBackward1Saved {
  other: Scalar;
}
/** `div.Scalar(Tensor self, Scalar other) -> Tensor` */
export const DivBackward1 = /* @__PURE__ */ rule<DivBackward1Saved>({
  name: "DivBackward1",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [div_Scalar(grad, conjugateScalar(saved.other))];
  },
});

export interface DivBackward2Saved {
  self: SavedTensor | null;
  other: SavedTensor | null;
  roundingMode: string | null;
}
/** `div.Tensor_mode(Tensor self, Tensor other, *, str? rounding_mode) -> Tensor` */
export const DivBackward2 = /* @__PURE__ */ rule<DivBackward2Saved>({
  name: "DivBackward2",
  backward(node, grads, needs) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null, null];
    let selfGrad: Gradient = null;
    let otherGrad: Gradient = null;
    if (needs[1]!) {
      const self = unpackSaved(node, saved.self);
      const other = unpackSaved(node, saved.other);
      otherGrad = saved.roundingMode !== null ? zeros_like(grad, grad.dtype, grad.layout, grad.device, null, null) : mul_Tensor(neg(grad), conjugate(div_Tensor(div_Tensor(self, other), other)));
    }
    if (needs[0]!) {
      const other = unpackSaved(node, saved.other);
      selfGrad = saved.roundingMode !== null ? zeros_like(grad, grad.dtype, grad.layout, grad.device, null, null) : div_Tensor(grad, conjugate(other));
    }
    return [selfGrad, otherGrad];
  },
  release(saved) {
    saved.self = null;
    saved.other = null;
  },
});

export interface DivBackward3Saved {
  other: Scalar;
  roundingMode: string | null;
}
/** `div.Scalar_mode(Tensor self, Scalar other, *, str? rounding_mode) -> Tensor` */
export const DivBackward3 = /* @__PURE__ */ rule<DivBackward3Saved>({
  name: "DivBackward3",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [saved.roundingMode !== null ? zeros_like(grad, null, null, null, null, null) : div_Scalar(grad, conjugateScalar(saved.other))];
  },
});

export type FloorDivideBackward0Saved = null;
/** `floor_divide(Tensor self, Tensor other) -> Tensor` */
export const FloorDivideBackward0 = /* @__PURE__ */ rule<FloorDivideBackward0Saved>({
  name: "FloorDivideBackward0",
  backward(_node, _grads, needs) {
    let selfGrad: Gradient = null;
    let otherGrad: Gradient = null;
    if (needs[1]!) {
      notImplemented("floor_divide");
    }
    if (needs[0]!) {
      notImplemented("floor_divide");
    }
    return [selfGrad, otherGrad];
  },
});

export type FloorDivideBackward1Saved = null;
/** `floor_divide.Scalar(Tensor self, Scalar other) -> Tensor` */
export const FloorDivideBackward1 = /* @__PURE__ */ rule<FloorDivideBackward1Saved>({
  name: "FloorDivideBackward1",
  backward() {
    return notImplemented("floor_divide");
  },
});

export interface RemainderBackward1Saved {
  self: SavedTensor | null;
  other: SavedTensor | null;
}
/** `remainder.Tensor(Tensor self, Tensor other) -> Tensor` */
export const RemainderBackward1 = /* @__PURE__ */ rule<RemainderBackward1Saved>({
  name: "RemainderBackward1",
  backward(node, grads, needs) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null, null];
    let selfGrad: Gradient = null;
    let otherGrad: Gradient = null;
    if (needs[1]!) {
      const self = unpackSaved(node, saved.self);
      const other = unpackSaved(node, saved.other);
      otherGrad = mul_Tensor(neg(grad), div_Tensor_mode(self, other, "floor"));
    }
    if (needs[0]!) {
      selfGrad = grad;
    }
    return [selfGrad, otherGrad];
  },
  release(saved) {
    saved.self = null;
    saved.other = null;
  },
});

export type RemainderBackward0Saved = null;
/** `remainder.Scalar(Tensor self, Scalar other) -> Tensor` */
export const RemainderBackward0 = /* @__PURE__ */ rule<RemainderBackward0Saved>({
  name: "RemainderBackward0",
  backward(_node, grads) {
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [grad];
  },
});

export interface FmodBackward1Saved {
  self: SavedTensor | null;
  other: SavedTensor | null;
}
/** `fmod.Tensor(Tensor self, Tensor other) -> Tensor` */
export const FmodBackward1 = /* @__PURE__ */ rule<FmodBackward1Saved>({
  name: "FmodBackward1",
  backward(node, grads, needs) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null, null];
    let selfGrad: Gradient = null;
    let otherGrad: Gradient = null;
    if (needs[1]!) {
      const self = unpackSaved(node, saved.self);
      const other = unpackSaved(node, saved.other);
      otherGrad = mul_Tensor(neg(grad), div_Tensor_mode(self, other, "trunc"));
    }
    if (needs[0]!) {
      selfGrad = grad;
    }
    return [selfGrad, otherGrad];
  },
  release(saved) {
    saved.self = null;
    saved.other = null;
  },
});

export type FmodBackward0Saved = null;
/** `fmod.Scalar(Tensor self, Scalar other) -> Tensor` */
export const FmodBackward0 = /* @__PURE__ */ rule<FmodBackward0Saved>({
  name: "FmodBackward0",
  backward(_node, grads) {
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [grad];
  },
});

export type RemainderBackward2Saved = null;
/** `remainder.Scalar_Tensor(Scalar self, Tensor other) -> Tensor` */
export const RemainderBackward2 = /* @__PURE__ */ rule<RemainderBackward2Saved>({
  name: "RemainderBackward2",
  backward() {
    return notImplemented("remainder of a number by a tensor");
  },
});

export interface PowBackward1Saved {
  self: SavedTensor | null;
  exponent: SavedTensor | null;
  result: SavedTensor | null;
}
/** `pow.Tensor_Tensor(Tensor self, Tensor exponent) -> Tensor` */
export const PowBackward1 = /* @__PURE__ */ rule<PowBackward1Saved>({
  name: "PowBackward1",
  backward(node, grads, needs) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null, null];
    let selfGrad: Gradient = null;
    let exponentGrad: Gradient = null;
    if (needs[1]!) {
      const self = unpackSaved(node, saved.self);
      const exponent = unpackSaved(node, saved.exponent);
      const result = unpackSaved(node, saved.result);
      exponentGrad = pow_backward_exponent(grad, self, exponent, result);
    }
    if (needs[0]!) {
      const self = unpackSaved(node, saved.self);
      const exponent = unpackSaved(node, saved.exponent);
      selfGrad = pow_backward_self(grad, self, exponent);
    }
    return [selfGrad, exponentGrad];
  },
  release(saved) {
    saved.self = null;
    saved.exponent = null;
    saved.result = null;
  },
});

export interface PowBackward0Saved {
  self: SavedTensor | null;
  exponent: Scalar;
}
/** `pow.Tensor_Scalar(Tensor self, Scalar exponent) -> Tensor` */
export const PowBackward0 = /* @__PURE__ */ rule<PowBackward0Saved>({
  name: "PowBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const self = unpackSaved(node, saved.self);
    return [pow_backward(grad, self, saved.exponent)];
  },
  release(saved) {
    saved.self = null;
  },
});

export interface PowBackward2Saved {
  self: Scalar;
  exponent: SavedTensor | null;
  result: SavedTensor | null;
}
/** `pow.Scalar(Scalar self, Tensor exponent) -> Tensor` */
export const PowBackward2 = /* @__PURE__ */ rule<PowBackward2Saved>({
  name: "PowBackward2",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const exponent = unpackSaved(node, saved.exponent);
    const result = unpackSaved(node, saved.result);
    return [pow_backward_exponent_Scalar(grad, saved.self, exponent, result)];
  },
  release(saved) {
    saved.exponent = null;
    saved.result = null;
  },
});

export interface Atan2Backward0Saved {
  self: SavedTensor | null;
  other: SavedTensor | null;
}
/** `atan2(Tensor self, Tensor other) -> Tensor` */
export const Atan2Backward0 = /* @__PURE__ */ rule<Atan2Backward0Saved>({
  name: "Atan2Backward0",
  backward(node, grads, needs) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null, null];
    let selfGrad: Gradient = null;
    let otherGrad: Gradient = null;
    if (needs[0]! || needs[1]!) {
      const gradInputMask = [needs[0]!, needs[1]!];
      const self = unpackSaved(node, saved.self);
      const other = unpackSaved(node, saved.other);
      [selfGrad, otherGrad] = atan2_backward(grad, self, other, gradInputMask);
    }
    return [selfGrad, otherGrad];
  },
  release(saved) {
    saved.self = null;
    saved.other = null;
  },
});

export interface HypotBackward0Saved {
  other: SavedTensor | null;
  self: SavedTensor | null;
  result: SavedTensor | null;
}
/** `hypot(Tensor self, Tensor other) -> Tensor` */
export const HypotBackward0 = /* @__PURE__ */ rule<HypotBackward0Saved>({
  name: "HypotBackward0",
  backward(node, grads, needs) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null, null];
    let selfGrad: Gradient = null;
    let otherGrad: Gradient = null;
    if (needs[1]!) {
      const other = unpackSaved(node, saved.other);
      const result = unpackSaved(node, saved.result);
      otherGrad = mul_Tensor(grad, div_Tensor(other, result));
    }
    if (needs[0]!) {
      const self = unpackSaved(node, saved.self);
      const result = unpackSaved(node, saved.result);
      selfGrad = mul_Tensor(grad, div_Tensor(self, result));
    }
    return [selfGrad, otherGrad];
  },
  release(saved) {
    saved.other = null;
    saved.self = null;
    saved.result = null;
  },
});

export interface CopysignBackward0Saved {
  otherInfo: TensorInfo;
  self: SavedTensor | null;
  result: SavedTensor | null;
}
/** `copysign.Tensor(Tensor self, Tensor other) -> Tensor` */
export const CopysignBackward0 = /* @__PURE__ */ rule<CopysignBackward0Saved>({
  name: "CopysignBackward0",
  backward(node, grads, needs) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null, null];
    let selfGrad: Gradient = null;
    let otherGrad: Gradient = null;
    if (needs[1]!) {
      otherGrad = zeros(saved.otherInfo.shape, saved.otherInfo.dtype, saved.otherInfo.layout, saved.otherInfo.device, null);
    }
    if (needs[0]!) {
      const self = unpackSaved(node, saved.self);
      const result = unpackSaved(node, saved.result);
      selfGrad = mul_Tensor(grad, mul_Tensor(sgn(self), sgn(result)));
    }
    return [selfGrad, otherGrad];
  },
  release(saved) {
    saved.self = null;
    saved.result = null;
  },
});

export interface CopysignBackward1Saved {
  self: SavedTensor | null;
  result: SavedTensor | null;
}
/** `copysign.Scalar(Tensor self, Scalar other) -> Tensor` */
export const CopysignBackward1 = /* @__PURE__ */ rule<CopysignBackward1Saved>({
  name: "CopysignBackward1",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const self = unpackSaved(node, saved.self);
    const result = unpackSaved(node, saved.result);
    return [mul_Tensor(grad, mul_Tensor(sgn(self), sgn(result)))];
  },
  release(saved) {
    saved.self = null;
    saved.result = null;
  },
});

export interface XlogyBackward0Saved {
  self: SavedTensor | null;
  other: SavedTensor | null;
}
/** `xlogy.Tensor(Tensor self, Tensor other) -> Tensor` */
export const XlogyBackward0 = /* @__PURE__ */ rule<XlogyBackward0Saved>({
  name: "XlogyBackward0",
  backward(node, grads, needs) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null, null];
    let selfGrad: Gradient = null;
    let otherGrad: Gradient = null;
    if (needs[1]!) {
      const self = unpackSaved(node, saved.self);
      const other = unpackSaved(node, saved.other);
      otherGrad = div_Tensor(mul_Tensor(grad, self), other);
    }
    if (needs[0]!) {
      const self = unpackSaved(node, saved.self);
      const other = unpackSaved(node, saved.other);
      selfGrad = masked_fill_Scalar(xlogy_Tensor(grad, other), bitwise_and_Tensor(eq_Scalar(self, 0), le_Scalar(other, 0)), 0);
    }
    return [selfGrad, otherGrad];
  },
  release(saved) {
    saved.self = null;
    saved.other = null;
  },
});

export interface XlogyBackward1Saved {
  self: Scalar;
  other: SavedTensor | null;
}
/** `xlogy.Scalar_Self(Scalar self, Tensor other) -> Tensor` */
export const XlogyBackward1 = /* @__PURE__ */ rule<XlogyBackward1Saved>({
  name: "XlogyBackward1",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const other = unpackSaved(node, saved.other);
    return [div_Tensor(mul_Scalar(grad, saved.self), other)];
  },
  release(saved) {
    saved.other = null;
  },
});

export interface XlogyBackward2Saved {
  self: SavedTensor | null;
  other: Scalar;
}
/** `xlogy.Scalar_Other(Tensor self, Scalar other) -> Tensor` */
export const XlogyBackward2 = /* @__PURE__ */ rule<XlogyBackward2Saved>({
  name: "XlogyBackward2",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const self = unpackSaved(node, saved.self);
    return [toNumber(saved.other) > 0 ? xlogy_Scalar_Other(grad, saved.other) : masked_fill_Scalar(xlogy_Scalar_Other(grad, saved.other), eq_Scalar(self, 0), 0)];
  },
  release(saved) {
    saved.self = null;
  },
});

export interface LogaddexpBackward0Saved {
  self: SavedTensor | null;
  other: SavedTensor | null;
}
/** `logaddexp(Tensor self, Tensor other) -> Tensor` */
export const LogaddexpBackward0 = /* @__PURE__ */ rule<LogaddexpBackward0Saved>({
  name: "LogaddexpBackward0",
  backward(node, grads, needs) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null, null];
    let selfGrad: Gradient = null;
    let otherGrad: Gradient = null;
    if (needs[1]!) {
      const self = unpackSaved(node, saved.self);
      const other = unpackSaved(node, saved.other);
      otherGrad = div_Tensor(grad, add_Scalar(exp(sub_Tensor(self, other, 1)), 1, 1));
    }
    if (needs[0]!) {
      const self = unpackSaved(node, saved.self);
      const other = unpackSaved(node, saved.other);
      selfGrad = div_Tensor(grad, add_Scalar(exp(sub_Tensor(other, self, 1)), 1, 1));
    }
    return [selfGrad, otherGrad];
  },
  release(saved) {
    saved.self = null;
    saved.other = null;
  },
});

export interface Logaddexp2Backward0Saved {
  self: SavedTensor | null;
  other: SavedTensor | null;
}
/** `logaddexp2(Tensor self, Tensor other) -> Tensor` */
export const Logaddexp2Backward0 = /* @__PURE__ */ rule<Logaddexp2Backward0Saved>({
  name: "Logaddexp2Backward0",
  backward(node, grads, needs) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null, null];
    let selfGrad: Gradient = null;
    let otherGrad: Gradient = null;
    if (needs[1]!) {
      const self = unpackSaved(node, saved.self);
      const other = unpackSaved(node, saved.other);
      otherGrad = div_Tensor(grad, add_Scalar(exp2(sub_Tensor(self, other, 1)), 1, 1));
    }
    if (needs[0]!) {
      const self = unpackSaved(node, saved.self);
      const other = unpackSaved(node, saved.other);
      selfGrad = div_Tensor(grad, add_Scalar(exp2(sub_Tensor(other, self, 1)), 1, 1));
    }
    return [selfGrad, otherGrad];
  },
  release(saved) {
    saved.self = null;
    saved.other = null;
  },
});

export type HeavisideBackward0Saved = null;
/** `heaviside(Tensor self, Tensor values) -> Tensor` */
export const HeavisideBackward0 = /* @__PURE__ */ rule<HeavisideBackward0Saved>({
  name: "HeavisideBackward0",
  backward(_node, _grads, needs) {
    let selfGrad: Gradient = null;
    let valuesGrad: Gradient = null;
    if (needs[0]!) {
      notImplemented("heaviside");
    }
    if (needs[1]!) {
      notImplemented("heaviside");
    }
    return [selfGrad, valuesGrad];
  },
});

export interface AddcmulBackward0Saved {
  tensor2: SavedTensor | null;
  value: Scalar;
  tensor1: SavedTensor | null;
}
/** `addcmul(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor` */
export const AddcmulBackward0 = /* @__PURE__ */ rule<AddcmulBackward0Saved>({
  name: "AddcmulBackward0",
  backward(node, grads, needs) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null, null, null];
    let selfGrad: Gradient = null;
    let tensor1Grad: Gradient = null;
    let tensor2Grad: Gradient = null;
    if (needs[0]!) {
      selfGrad = grad;
    }
    if (needs[1]!) {
      const tensor2 = unpackSaved(node, saved.tensor2);
      tensor1Grad = mul_Tensor(grad, conjugate(maybe_multiply(tensor2, saved.value)));
    }
    if (needs[2]!) {
      const tensor1 = unpackSaved(node, saved.tensor1);
      tensor2Grad = mul_Tensor(grad, conjugate(maybe_multiply(tensor1, saved.value)));
    }
    return [selfGrad, tensor1Grad, tensor2Grad];
  },
  release(saved) {
    saved.tensor2 = null;
    saved.tensor1 = null;
  },
});

export interface AddcdivBackward0Saved {
  tensor2: SavedTensor | null;
  value: Scalar;
  tensor1: SavedTensor | null;
}
/** `addcdiv(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor` */
export const AddcdivBackward0 = /* @__PURE__ */ rule<AddcdivBackward0Saved>({
  name: "AddcdivBackward0",
  backward(node, grads, needs) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null, null, null];
    let selfGrad: Gradient = null;
    let tensor1Grad: Gradient = null;
    let tensor2Grad: Gradient = null;
    if (needs[0]!) {
      selfGrad = grad;
    }
    if (needs[1]!) {
      const tensor2 = unpackSaved(node, saved.tensor2);
      tensor1Grad = div_Tensor(maybe_multiply(grad, conjugateScalar(saved.value)), conjugate(tensor2));
    }
    if (needs[2]!) {
      const tensor1 = unpackSaved(node, saved.tensor1);
      const tensor2 = unpackSaved(node, saved.tensor2);
      tensor2Grad = mul_Tensor(neg(maybe_multiply(grad, conjugateScalar(saved.value))), conjugate(div_Tensor(tensor1, mul_Tensor(tensor2, tensor2))));
    }
    return [selfGrad, tensor1Grad, tensor2Grad];
  },
  release(saved) {
    saved.tensor2 = null;
    saved.tensor1 = null;
  },
});

export interface LerpBackward0Saved {
  weight: Scalar;
}
/** `lerp.Scalar(Tensor self, Tensor end, Scalar weight) -> Tensor` */
export const LerpBackward0 = /* @__PURE__ */ rule<LerpBackward0Saved>({
  name: "LerpBackward0",
  backward(node, grads, needs) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null, null];
    let selfGrad: Gradient = null;
    let endGrad: Gradient = null;
    if (needs[1]!) {
      endGrad = mul_Scalar(grad, conjugateScalar(saved.weight));
    }
    if (needs[0]!) {
      selfGrad = isComplexScalar(saved.weight) ? sub_Tensor(grad, mul_Scalar(grad, conjugateScalar(saved.weight)), 1) : mul_Scalar(grad, scalar(1 - toNumber(saved.weight), "float"));
    }
    return [selfGrad, endGrad];
  },
});

export interface LerpBackward1Saved {
  weight: SavedTensor | null;
  self: SavedTensor | null;
  end: SavedTensor | null;
}
/** `lerp.Tensor(Tensor self, Tensor end, Tensor weight) -> Tensor` */
export const LerpBackward1 = /* @__PURE__ */ rule<LerpBackward1Saved>({
  name: "LerpBackward1",
  backward(node, grads, needs) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null, null, null];
    let selfGrad: Gradient = null;
    let endGrad: Gradient = null;
    let weightGrad: Gradient = null;
    if (needs[1]!) {
      const weight = unpackSaved(node, saved.weight);
      endGrad = mul_Tensor(grad, conjugate(weight));
    }
    if (needs[0]!) {
      const weight = unpackSaved(node, saved.weight);
      selfGrad = mul_Tensor(grad, conjugate(sub_Tensor(wrapScalar(1), weight, 1)));
    }
    if (needs[2]!) {
      const self = unpackSaved(node, saved.self);
      const end = unpackSaved(node, saved.end);
      weightGrad = mul_Tensor(grad, conjugate(sub_Tensor(end, self, 1)));
    }
    return [selfGrad, endGrad, weightGrad];
  },
  release(saved) {
    saved.weight = null;
    saved.self = null;
    saved.end = null;
  },
});

export interface MaximumBackward0Saved {
  self: SavedTensor | null;
  other: SavedTensor | null;
}
/** `maximum(Tensor self, Tensor other) -> Tensor` */
export const MaximumBackward0 = /* @__PURE__ */ rule<MaximumBackward0Saved>({
  name: "MaximumBackward0",
  backward(node, grads, needs) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null, null];
    let selfGrad: Gradient = null;
    let otherGrad: Gradient = null;
    if (needs[1]!) {
      const self = unpackSaved(node, saved.self);
      const other = unpackSaved(node, saved.other);
      otherGrad = masked_fill__Scalar(where_self(eq_Tensor(self, other), div_Scalar(grad, 2), grad), gt_Tensor(self, other), 0);
    }
    if (needs[0]!) {
      const self = unpackSaved(node, saved.self);
      const other = unpackSaved(node, saved.other);
      selfGrad = masked_fill__Scalar(where_self(eq_Tensor(self, other), div_Scalar(grad, 2), grad), lt_Tensor(self, other), 0);
    }
    return [selfGrad, otherGrad];
  },
  release(saved) {
    saved.self = null;
    saved.other = null;
  },
});

export interface MinimumBackward0Saved {
  self: SavedTensor | null;
  other: SavedTensor | null;
}
/** `minimum(Tensor self, Tensor other) -> Tensor` */
export const MinimumBackward0 = /* @__PURE__ */ rule<MinimumBackward0Saved>({
  name: "MinimumBackward0",
  backward(node, grads, needs) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null, null];
    let selfGrad: Gradient = null;
    let otherGrad: Gradient = null;
    if (needs[1]!) {
      const self = unpackSaved(node, saved.self);
      const other = unpackSaved(node, saved.other);
      otherGrad = masked_fill__Scalar(where_self(eq_Tensor(self, other), div_Scalar(grad, 2), grad), lt_Tensor(self, other), 0);
    }
    if (needs[0]!) {
      const self = unpackSaved(node, saved.self);
      const other = unpackSaved(node, saved.other);
      selfGrad = masked_fill__Scalar(where_self(eq_Tensor(self, other), div_Scalar(grad, 2), grad), gt_Tensor(self, other), 0);
    }
    return [selfGrad, otherGrad];
  },
  release(saved) {
    saved.self = null;
    saved.other = null;
  },
});

export interface FmaxBackward0Saved {
  self: SavedTensor | null;
  other: SavedTensor | null;
}
/** `fmax(Tensor self, Tensor other) -> Tensor` */
export const FmaxBackward0 = /* @__PURE__ */ rule<FmaxBackward0Saved>({
  name: "FmaxBackward0",
  backward(node, grads, needs) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null, null];
    let selfGrad: Gradient = null;
    let otherGrad: Gradient = null;
    if (needs[1]!) {
      const self = unpackSaved(node, saved.self);
      const other = unpackSaved(node, saved.other);
      otherGrad = masked_fill_Scalar(grad, logical_or(ge_Tensor(self, other), isnan(other)), 0);
    }
    if (needs[0]!) {
      const self = unpackSaved(node, saved.self);
      const other = unpackSaved(node, saved.other);
      selfGrad = masked_fill_Scalar(grad, logical_not(logical_or(ge_Tensor(self, other), isnan(other))), 0);
    }
    return [selfGrad, otherGrad];
  },
  release(saved) {
    saved.self = null;
    saved.other = null;
  },
});

export interface FminBackward0Saved {
  self: SavedTensor | null;
  other: SavedTensor | null;
}
/** `fmin(Tensor self, Tensor other) -> Tensor` */
export const FminBackward0 = /* @__PURE__ */ rule<FminBackward0Saved>({
  name: "FminBackward0",
  backward(node, grads, needs) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null, null];
    let selfGrad: Gradient = null;
    let otherGrad: Gradient = null;
    if (needs[1]!) {
      const self = unpackSaved(node, saved.self);
      const other = unpackSaved(node, saved.other);
      otherGrad = masked_fill_Scalar(grad, logical_or(le_Tensor(self, other), isnan(other)), 0);
    }
    if (needs[0]!) {
      const self = unpackSaved(node, saved.self);
      const other = unpackSaved(node, saved.other);
      selfGrad = masked_fill_Scalar(grad, logical_not(logical_or(le_Tensor(self, other), isnan(other))), 0);
    }
    return [selfGrad, otherGrad];
  },
  release(saved) {
    saved.self = null;
    saved.other = null;
  },
});

export interface WhereBackward0Saved {
  condition: SavedTensor | null;
}
/** `where.self(Tensor condition, Tensor self, Tensor other) -> Tensor` */
export const WhereBackward0 = /* @__PURE__ */ rule<WhereBackward0Saved>({
  name: "WhereBackward0",
  backward(node, grads, needs) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null, null];
    let selfGrad: Gradient = null;
    let otherGrad: Gradient = null;
    if (needs[1]!) {
      const condition = unpackSaved(node, saved.condition);
      otherGrad = where_ScalarSelf(condition, 0, grad);
    }
    if (needs[0]!) {
      const condition = unpackSaved(node, saved.condition);
      selfGrad = where_ScalarOther(condition, grad, 0);
    }
    return [selfGrad, otherGrad];
  },
  release(saved) {
    saved.condition = null;
  },
});

export interface ClampBackward1Saved {
  self: SavedTensor | null;
  min: Scalar | null;
  max: Scalar | null;
}
/** `clamp(Tensor self, Scalar? min=None, Scalar? max=None) -> Tensor` */
export const ClampBackward1 = /* @__PURE__ */ rule<ClampBackward1Saved>({
  name: "ClampBackward1",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const self = unpackSaved(node, saved.self);
    return [clamp_backward(grad, self, saved.min, saved.max)];
  },
  release(saved) {
    saved.self = null;
  },
});

export interface ClampBackward0Saved {
  self: SavedTensor | null;
  min: SavedTensor | null;
  max: SavedTensor | null;
}
/** `clamp.Tensor(Tensor self, Tensor? min=None, Tensor? max=None) -> Tensor` */
export const ClampBackward0 = /* @__PURE__ */ rule<ClampBackward0Saved>({
  name: "ClampBackward0",
  backward(node, grads, needs) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null, null, null];
    let selfGrad: Gradient = null;
    let minGrad: Gradient = null;
    let maxGrad: Gradient = null;
    if (needs[1]! || needs[2]!) {
      const gradInputMask = [needs[1]!, needs[2]!];
      const self = unpackSaved(node, saved.self);
      const min = unpackSavedOptional(node, saved.min);
      const max = unpackSavedOptional(node, saved.max);
      [minGrad, maxGrad] = clamp_backward_min_max(grad, self, min, max, gradInputMask);
    }
    if (needs[0]!) {
      const self = unpackSaved(node, saved.self);
      const min = unpackSavedOptional(node, saved.min);
      const max = unpackSavedOptional(node, saved.max);
      selfGrad = clamp_backward_Tensor(grad, self, min, max);
    }
    return [selfGrad, minGrad, maxGrad];
  },
  release(saved) {
    saved.self = null;
    saved.min = null;
    saved.max = null;
  },
});

export interface ClampMinBackward0Saved {
  self: SavedTensor | null;
  min: Scalar;
}
/** `clamp_min(Tensor self, Scalar min) -> Tensor` */
export const ClampMinBackward0 = /* @__PURE__ */ rule<ClampMinBackward0Saved>({
  name: "ClampMinBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const self = unpackSaved(node, saved.self);
    return [where_ScalarOther(ge_Scalar(self, saved.min), grad, 0)];
  },
  release(saved) {
    saved.self = null;
  },
});

export interface ClampMinBackward1Saved {
  self: SavedTensor | null;
  min: SavedTensor | null;
}
/** `clamp_min.Tensor(Tensor self, Tensor min) -> Tensor` */
export const ClampMinBackward1 = /* @__PURE__ */ rule<ClampMinBackward1Saved>({
  name: "ClampMinBackward1",
  backward(node, grads, needs) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null, null];
    let selfGrad: Gradient = null;
    let minGrad: Gradient = null;
    if (needs[1]!) {
      const self = unpackSaved(node, saved.self);
      const min = unpackSaved(node, saved.min);
      minGrad = where_ScalarOther(lt_Tensor(self, min), grad, 0);
    }
    if (needs[0]!) {
      const self = unpackSaved(node, saved.self);
      const min = unpackSaved(node, saved.min);
      selfGrad = where_ScalarOther(ge_Tensor(self, min), grad, 0);
    }
    return [selfGrad, minGrad];
  },
  release(saved) {
    saved.self = null;
    saved.min = null;
  },
});

export interface ClampMaxBackward0Saved {
  self: SavedTensor | null;
  max: Scalar;
}
/** `clamp_max(Tensor self, Scalar max) -> Tensor` */
export const ClampMaxBackward0 = /* @__PURE__ */ rule<ClampMaxBackward0Saved>({
  name: "ClampMaxBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const self = unpackSaved(node, saved.self);
    return [where_ScalarOther(le_Scalar(self, saved.max), grad, 0)];
  },
  release(saved) {
    saved.self = null;
  },
});

export interface ClampMaxBackward1Saved {
  self: SavedTensor | null;
  max: SavedTensor | null;
}
/** `clamp_max.Tensor(Tensor self, Tensor max) -> Tensor` */
export const ClampMaxBackward1 = /* @__PURE__ */ rule<ClampMaxBackward1Saved>({
  name: "ClampMaxBackward1",
  backward(node, grads, needs) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null, null];
    let selfGrad: Gradient = null;
    let maxGrad: Gradient = null;
    if (needs[1]!) {
      const self = unpackSaved(node, saved.self);
      const max = unpackSaved(node, saved.max);
      maxGrad = where_ScalarOther(gt_Tensor(self, max), grad, 0);
    }
    if (needs[0]!) {
      const self = unpackSaved(node, saved.self);
      const max = unpackSaved(node, saved.max);
      selfGrad = where_ScalarOther(le_Tensor(self, max), grad, 0);
    }
    return [selfGrad, maxGrad];
  },
  release(saved) {
    saved.self = null;
    saved.max = null;
  },
});

export interface ReluBackward0Saved {
  result: SavedTensor | null;
}
/** `relu(Tensor self) -> Tensor` */
export const ReluBackward0 = /* @__PURE__ */ rule<ReluBackward0Saved>({
  name: "ReluBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const result = unpackSaved(node, saved.result);
    return [threshold_backward(grad, result, 0)];
  },
  release(saved) {
    saved.result = null;
  },
});

export interface LeakyReluBackward0Saved {
  self: SavedTensor | null;
  negativeSlope: Scalar;
}
/** `leaky_relu(Tensor self, Scalar negative_slope=0.01) -> Tensor` */
export const LeakyReluBackward0 = /* @__PURE__ */ rule<LeakyReluBackward0Saved>({
  name: "LeakyReluBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const self = unpackSaved(node, saved.self);
    return [leaky_relu_backward(grad, self, saved.negativeSlope, false)];
  },
  release(saved) {
    saved.self = null;
  },
});

export interface EluBackward0Saved {
  self: SavedTensor | null;
  alpha: Scalar;
  scale: Scalar;
  inputScale: Scalar;
}
/** `elu(Tensor self, Scalar alpha=1, Scalar scale=1, Scalar input_scale=1) -> Tensor` */
export const EluBackward0 = /* @__PURE__ */ rule<EluBackward0Saved>({
  name: "EluBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const self = unpackSaved(node, saved.self);
    return [elu_backward(grad, saved.alpha, saved.scale, saved.inputScale, false, self)];
  },
  release(saved) {
    saved.self = null;
  },
});

export interface CeluBackward0Saved {
  self: SavedTensor | null;
  alpha: Scalar;
}
/** `celu(Tensor self, Scalar alpha=1.0) -> Tensor` */
export const CeluBackward0 = /* @__PURE__ */ rule<CeluBackward0Saved>({
  name: "CeluBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const self = unpackSaved(node, saved.self);
    return [elu_backward(grad, saved.alpha, 1, scalar(1 / toNumber(saved.alpha), "float"), false, self)];
  },
  release(saved) {
    saved.self = null;
  },
});

export interface CeluBackward1Saved {
  alpha: Scalar;
  result: SavedTensor | null;
}
/** `celu_(Tensor(a!) self, Scalar alpha=1.0) -> Tensor(a!)` */
export const CeluBackward1 = /* @__PURE__ */ rule<CeluBackward1Saved>({
  name: "CeluBackward1",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const result = unpackSaved(node, saved.result);
    return [elu_backward(grad, saved.alpha, 1, scalar(1 / toNumber(saved.alpha), "float"), true, result)];
  },
  release(saved) {
    saved.result = null;
  },
});

export interface GeluBackward0Saved {
  self: SavedTensor | null;
  approximate: string;
}
/** `gelu(Tensor self, *, str approximate='none') -> Tensor` */
export const GeluBackward0 = /* @__PURE__ */ rule<GeluBackward0Saved>({
  name: "GeluBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const self = unpackSaved(node, saved.self);
    return [gelu_backward(grad, self, saved.approximate)];
  },
  release(saved) {
    saved.self = null;
  },
});

export interface SiluBackward0Saved {
  self: SavedTensor | null;
}
/** `silu(Tensor self) -> Tensor` */
export const SiluBackward0 = /* @__PURE__ */ rule<SiluBackward0Saved>({
  name: "SiluBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const self = unpackSaved(node, saved.self);
    return [silu_backward(grad, conjugate(self))];
  },
  release(saved) {
    saved.self = null;
  },
});

export interface MishBackward0Saved {
  self: SavedTensor | null;
}
/** `mish(Tensor self) -> Tensor` */
export const MishBackward0 = /* @__PURE__ */ rule<MishBackward0Saved>({
  name: "MishBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const self = unpackSaved(node, saved.self);
    return [mish_backward(grad, self)];
  },
  release(saved) {
    saved.self = null;
  },
});

export interface HardsigmoidBackward0Saved {
  self: SavedTensor | null;
}
/** `hardsigmoid(Tensor self) -> Tensor` */
export const HardsigmoidBackward0 = /* @__PURE__ */ rule<HardsigmoidBackward0Saved>({
  name: "HardsigmoidBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const self = unpackSaved(node, saved.self);
    return [hardsigmoid_backward(grad, self)];
  },
  release(saved) {
    saved.self = null;
  },
});

export interface HardswishBackward0Saved {
  self: SavedTensor | null;
}
/** `hardswish(Tensor self) -> Tensor` */
export const HardswishBackward0 = /* @__PURE__ */ rule<HardswishBackward0Saved>({
  name: "HardswishBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const self = unpackSaved(node, saved.self);
    return [hardswish_backward(grad, self)];
  },
  release(saved) {
    saved.self = null;
  },
});

export interface SoftplusBackward0Saved {
  self: SavedTensor | null;
  beta: Scalar;
  threshold: Scalar;
}
/** `softplus(Tensor self, Scalar beta=1, Scalar threshold=20) -> Tensor` */
export const SoftplusBackward0 = /* @__PURE__ */ rule<SoftplusBackward0Saved>({
  name: "SoftplusBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const self = unpackSaved(node, saved.self);
    return [softplus_backward(grad, self, saved.beta, saved.threshold)];
  },
  release(saved) {
    saved.self = null;
  },
});

export interface HardtanhBackward0Saved {
  self: SavedTensor | null;
  minVal: Scalar;
  maxVal: Scalar;
}
/** `hardtanh(Tensor self, Scalar min_val=-1, Scalar max_val=1) -> Tensor` */
export const HardtanhBackward0 = /* @__PURE__ */ rule<HardtanhBackward0Saved>({
  name: "HardtanhBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const self = unpackSaved(node, saved.self);
    return [hardtanh_backward(grad, self, saved.minVal, saved.maxVal)];
  },
  release(saved) {
    saved.self = null;
  },
});

export interface ThresholdBackward0Saved {
  self: SavedTensor | null;
  threshold: Scalar;
}
/** `threshold(Tensor self, Scalar threshold, Scalar value) -> Tensor` */
export const ThresholdBackward0 = /* @__PURE__ */ rule<ThresholdBackward0Saved>({
  name: "ThresholdBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const self = unpackSaved(node, saved.self);
    return [threshold_backward(grad, self, saved.threshold)];
  },
  release(saved) {
    saved.self = null;
  },
});

export interface HardshrinkBackward0Saved {
  self: SavedTensor | null;
  lambd: Scalar;
}
/** `hardshrink(Tensor self, Scalar lambd=0.5) -> Tensor` */
export const HardshrinkBackward0 = /* @__PURE__ */ rule<HardshrinkBackward0Saved>({
  name: "HardshrinkBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const self = unpackSaved(node, saved.self);
    return [hardshrink_backward(grad, self, saved.lambd)];
  },
  release(saved) {
    saved.self = null;
  },
});

export interface SoftshrinkBackward0Saved {
  self: SavedTensor | null;
  lambd: Scalar;
}
/** `softshrink(Tensor self, Scalar lambd=0.5) -> Tensor` */
export const SoftshrinkBackward0 = /* @__PURE__ */ rule<SoftshrinkBackward0Saved>({
  name: "SoftshrinkBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const self = unpackSaved(node, saved.self);
    return [softshrink_backward(grad, self, saved.lambd)];
  },
  release(saved) {
    saved.self = null;
  },
});

export interface LogSigmoidBackward0Saved {
  self: SavedTensor | null;
  buffer: SavedTensor | null;
}
/** `log_sigmoid_forward(Tensor self) -> (Tensor output, Tensor buffer)` */
export const LogSigmoidBackward0 = /* @__PURE__ */ rule<LogSigmoidBackward0Saved>({
  name: "LogSigmoidBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const self = unpackSaved(node, saved.self);
    const buffer = unpackSaved(node, saved.buffer);
    return [log_sigmoid_backward(grad, self, buffer)];
  },
  release(saved) {
    saved.self = null;
    saved.buffer = null;
  },
});

export interface SigmoidBackwardBackward0Saved {
  output: SavedTensor | null;
  gradOutput: SavedTensor | null;
}
/** `sigmoid_backward(Tensor grad_output, Tensor output) -> Tensor` */
export const SigmoidBackwardBackward0 = /* @__PURE__ */ rule<SigmoidBackwardBackward0Saved>({
  name: "SigmoidBackwardBackward0",
  backward(node, grads, needs) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null, null];
    let gradOutputGrad: Gradient = null;
    let outputGrad: Gradient = null;
    if (needs[0]!) {
      const output = unpackSaved(node, saved.output);
      gradOutputGrad = sigmoid_backward(grad, conjugate(output));
    }
    if (needs[1]!) {
      const gradOutput = unpackSaved(node, saved.gradOutput);
      const output = unpackSaved(node, saved.output);
      outputGrad = mul_Tensor(mul_Tensor(conjugate(grad), gradOutput), sub_Tensor(wrapScalar(1), mul_Scalar(conjugate(output), 2), 1));
    }
    return [gradOutputGrad, outputGrad];
  },
  release(saved) {
    saved.output = null;
    saved.gradOutput = null;
  },
});

export interface TanhBackwardBackward0Saved {
  output: SavedTensor | null;
  gradOutput: SavedTensor | null;
}
/** `tanh_backward(Tensor grad_output, Tensor output) -> Tensor` */
export const TanhBackwardBackward0 = /* @__PURE__ */ rule<TanhBackwardBackward0Saved>({
  name: "TanhBackwardBackward0",
  backward(node, grads, needs) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null, null];
    let gradOutputGrad: Gradient = null;
    let outputGrad: Gradient = null;
    if (needs[0]!) {
      const output = unpackSaved(node, saved.output);
      gradOutputGrad = tanh_backward(grad, conjugate(output));
    }
    if (needs[1]!) {
      const gradOutput = unpackSaved(node, saved.gradOutput);
      const output = unpackSaved(node, saved.output);
      outputGrad = mul_Tensor(conjugate(grad), mul_Tensor(mul_Scalar(conjugate(output), -2), gradOutput));
    }
    return [gradOutputGrad, outputGrad];
  },
  release(saved) {
    saved.output = null;
    saved.gradOutput = null;
  },
});

export interface ThresholdBackwardBackward0Saved {
  self: SavedTensor | null;
  threshold: Scalar;
}
/** `threshold_backward(Tensor grad_output, Tensor self, Scalar threshold) -> Tensor` */
export const ThresholdBackwardBackward0 = /* @__PURE__ */ rule<ThresholdBackwardBackward0Saved>({
  name: "ThresholdBackwardBackward0",
  backward(node, grads, needs) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null, null];
    let gradOutputGrad: Gradient = null;
    let selfGrad: Gradient = null;
    if (needs[0]!) {
      const self = unpackSaved(node, saved.self);
      gradOutputGrad = threshold_backward(grad, self, saved.threshold);
    }
    if (needs[1]!) {
      selfGrad = zeros_like(grad, null, null, null, null, null);
    }
    return [gradOutputGrad, selfGrad];
  },
  release(saved) {
    saved.self = null;
  },
});

export interface LeakyReluBackwardBackward0Saved {
  self: SavedTensor | null;
  negativeSlope: Scalar;
}
/** `leaky_relu_backward(Tensor grad_output, Tensor self, Scalar negative_slope, bool self_is_result) -> Tensor` */
export const LeakyReluBackwardBackward0 = /* @__PURE__ */ rule<LeakyReluBackwardBackward0Saved>({
  name: "LeakyReluBackwardBackward0",
  backward(node, grads, needs) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null, null];
    let gradOutputGrad: Gradient = null;
    let selfGrad: Gradient = null;
    if (needs[0]!) {
      const self = unpackSaved(node, saved.self);
      gradOutputGrad = leaky_relu_backward(grad, self, saved.negativeSlope, false);
    }
    if (needs[1]!) {
      selfGrad = zeros_like(grad, null, null, null, null, null);
    }
    return [gradOutputGrad, selfGrad];
  },
  release(saved) {
    saved.self = null;
  },
});

export interface EluBackwardBackward0Saved {
  alpha: Scalar;
  scale: Scalar;
  inputScale: Scalar;
  isResult: boolean;
  selfOrResult: SavedTensor | null;
  gradOutput: SavedTensor | null;
}
/** `elu_backward(Tensor grad_output, Scalar alpha, Scalar scale, Scalar input_scale, bool is_result, Tensor self_or_result) -> Tensor` */
export const EluBackwardBackward0 = /* @__PURE__ */ rule<EluBackwardBackward0Saved>({
  name: "EluBackwardBackward0",
  backward(node, grads, needs) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null, null];
    let gradOutputGrad: Gradient = null;
    let selfOrResultGrad: Gradient = null;
    if (needs[0]!) {
      const selfOrResult = unpackSaved(node, saved.selfOrResult);
      gradOutputGrad = elu_backward(grad, saved.alpha, saved.scale, saved.inputScale, saved.isResult, selfOrResult);
    }
    if (needs[1]!) {
      const gradOutput = unpackSaved(node, saved.gradOutput);
      const selfOrResult = unpackSaved(node, saved.selfOrResult);
      selfOrResultGrad = elu_double_backward(grad, gradOutput, saved.alpha, saved.scale, saved.inputScale, saved.isResult, selfOrResult);
    }
    return [gradOutputGrad, selfOrResultGrad];
  },
  release(saved) {
    saved.selfOrResult = null;
    saved.gradOutput = null;
  },
});

export interface GeluBackwardBackward0Saved {
  self: SavedTensor | null;
  approximate: string;
  gradOutput: SavedTensor | null;
}
/** `gelu_backward(Tensor grad_output, Tensor self, *, str approximate='none') -> Tensor` */
export const GeluBackwardBackward0 = /* @__PURE__ */ rule<GeluBackwardBackward0Saved>({
  name: "GeluBackwardBackward0",
  backward(node, grads, needs) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null, null];
    let gradOutputGrad: Gradient = null;
    let selfGrad: Gradient = null;
    if (needs[0]!) {
      const self = unpackSaved(node, saved.self);
      gradOutputGrad = gelu_backward(grad, self, saved.approximate);
    }
    if (needs[1]!) {
      const gradOutput = unpackSaved(node, saved.gradOutput);
      const self = unpackSaved(node, saved.self);
      selfGrad = gelu_double_backward(grad, gradOutput, self, saved.approximate);
    }
    return [gradOutputGrad, selfGrad];
  },
  release(saved) {
    saved.self = null;
    saved.gradOutput = null;
  },
});

export interface SiluBackwardBackward0Saved {
  self: SavedTensor | null;
  gradOutput: SavedTensor | null;
}
/** `silu_backward(Tensor grad_output, Tensor self) -> Tensor` */
export const SiluBackwardBackward0 = /* @__PURE__ */ rule<SiluBackwardBackward0Saved>({
  name: "SiluBackwardBackward0",
  backward(node, grads, needs) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null, null];
    let gradOutputGrad: Gradient = null;
    let selfGrad: Gradient = null;
    if (needs[0]!) {
      const self = unpackSaved(node, saved.self);
      gradOutputGrad = silu_backward(grad, conjugate(self));
    }
    if (needs[1]!) {
      const gradOutput = unpackSaved(node, saved.gradOutput);
      const self = unpackSaved(node, saved.self);
      selfGrad = silu_double_backward(mul_Tensor(grad, conjugate(gradOutput)), conjugate(self));
    }
    return [gradOutputGrad, selfGrad];
  },
  release(saved) {
    saved.self = null;
    saved.gradOutput = null;
  },
});

export interface MishBackwardBackward0Saved {
  self: SavedTensor | null;
  gradOutput: SavedTensor | null;
}
/** `mish_backward(Tensor grad_output, Tensor self) -> Tensor` */
export const MishBackwardBackward0 = /* @__PURE__ */ rule<MishBackwardBackward0Saved>({
  name: "MishBackwardBackward0",
  backward(node, grads, needs) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null, null];
    let gradOutputGrad: Gradient = null;
    let selfGrad: Gradient = null;
    if (needs[0]!) {
      const self = unpackSaved(node, saved.self);
      gradOutputGrad = mish_backward(grad, self);
    }
    if (needs[1]!) {
      const gradOutput = unpackSaved(node, saved.gradOutput);
      const self = unpackSaved(node, saved.self);
      selfGrad = mish_double_backward(mul_Tensor(grad, gradOutput), self);
    }
    return [gradOutputGrad, selfGrad];
  },
  release(saved) {
    saved.self = null;
    saved.gradOutput = null;
  },
});

export interface HardsigmoidBackwardBackward0Saved {
  self: SavedTensor | null;
}
/** `hardsigmoid_backward(Tensor grad_output, Tensor self) -> Tensor` */
export const HardsigmoidBackwardBackward0 = /* @__PURE__ */ rule<HardsigmoidBackwardBackward0Saved>({
  name: "HardsigmoidBackwardBackward0",
  backward(node, grads, needs) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null, null];
    let gradOutputGrad: Gradient = null;
    let selfGrad: Gradient = null;
    if (needs[0]!) {
      const self = unpackSaved(node, saved.self);
      gradOutputGrad = hardsigmoid_backward(grad, self);
    }
    if (needs[1]!) {
      selfGrad = zeros_like(grad, null, null, null, null, null);
    }
    return [gradOutputGrad, selfGrad];
  },
  release(saved) {
    saved.self = null;
  },
});

export interface HardswishBackwardBackward0Saved {
  self: SavedTensor | null;
  gradOutput: SavedTensor | null;
}
/** `hardswish_backward(Tensor grad_output, Tensor self) -> Tensor` */
export const HardswishBackwardBackward0 = /* @__PURE__ */ rule<HardswishBackwardBackward0Saved>({
  name: "HardswishBackwardBackward0",
  backward(node, grads, needs) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null, null];
    let gradOutputGrad: Gradient = null;
    let selfGrad: Gradient = null;
    if (needs[0]!) {
      const self = unpackSaved(node, saved.self);
      gradOutputGrad = hardswish_backward(grad, self);
    }
    if (needs[1]!) {
      const gradOutput = unpackSaved(node, saved.gradOutput);
      const self = unpackSaved(node, saved.self);
      selfGrad = where_ScalarOther(logical_and(gt_Scalar(self, scalar(-3, "float")), lt_Scalar(self, scalar(3, "float"))), div_Scalar(mul_Tensor(grad, gradOutput), scalar(3, "float")), 0);
    }
    return [gradOutputGrad, selfGrad];
  },
  release(saved) {
    saved.self = null;
    saved.gradOutput = null;
  },
});

export interface SoftplusBackwardBackward0Saved {
  self: SavedTensor | null;
  beta: Scalar;
  threshold: Scalar;
  gradOutput: SavedTensor | null;
}
/** `softplus_backward(Tensor grad_output, Tensor self, Scalar beta, Scalar threshold) -> Tensor` */
export const SoftplusBackwardBackward0 = /* @__PURE__ */ rule<SoftplusBackwardBackward0Saved>({
  name: "SoftplusBackwardBackward0",
  backward(node, grads, needs) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null, null];
    let gradOutputGrad: Gradient = null;
    let selfGrad: Gradient = null;
    if (needs[0]!) {
      const self = unpackSaved(node, saved.self);
      gradOutputGrad = softplus_backward(grad, self, saved.beta, saved.threshold);
    }
    if (needs[1]!) {
      const gradOutput = unpackSaved(node, saved.gradOutput);
      const self = unpackSaved(node, saved.self);
      selfGrad = softplus_double_backward(mul_Tensor(grad, gradOutput), self, saved.beta, saved.threshold);
    }
    return [gradOutputGrad, selfGrad];
  },
  release(saved) {
    saved.self = null;
    saved.gradOutput = null;
  },
});

export interface HardtanhBackwardBackward0Saved {
  self: SavedTensor | null;
  minVal: Scalar;
  maxVal: Scalar;
}
/** `hardtanh_backward(Tensor grad_output, Tensor self, Scalar min_val, Scalar max_val) -> Tensor` */
export const HardtanhBackwardBackward0 = /* @__PURE__ */ rule<HardtanhBackwardBackward0Saved>({
  name: "HardtanhBackwardBackward0",
  backward(node, grads, needs) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null, null];
    let gradOutputGrad: Gradient = null;
    let selfGrad: Gradient = null;
    if (needs[0]!) {
      const self = unpackSaved(node, saved.self);
      gradOutputGrad = hardtanh_backward(grad, self, saved.minVal, saved.maxVal);
    }
    if (needs[1]!) {
      selfGrad = zeros_like(grad, null, null, null, null, null);
    }
    return [gradOutputGrad, selfGrad];
  },
  release(saved) {
    saved.self = null;
  },
});

export interface HardshrinkBackwardBackward0Saved {
  self: SavedTensor | null;
  lambd: Scalar;
}
/** `hardshrink_backward(Tensor grad_out, Tensor self, Scalar lambd) -> Tensor` */
export const HardshrinkBackwardBackward0 = /* @__PURE__ */ rule<HardshrinkBackwardBackward0Saved>({
  name: "HardshrinkBackwardBackward0",
  backward(node, grads, needs) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null, null];
    let gradOutGrad: Gradient = null;
    let selfGrad: Gradient = null;
    if (needs[0]!) {
      const self = unpackSaved(node, saved.self);
      gradOutGrad = hardshrink_backward(grad, self, saved.lambd);
    }
    if (needs[1]!) {
      selfGrad = zeros_like(grad, null, null, null, null, null);
    }
    return [gradOutGrad, selfGrad];
  },
  release(saved) {
    saved.self = null;
  },
});

export interface SoftshrinkBackwardBackward0Saved {
  self: SavedTensor | null;
  lambd: Scalar;
}
/** `softshrink_backward(Tensor grad_output, Tensor self, Scalar lambd) -> Tensor` */
export const SoftshrinkBackwardBackward0 = /* @__PURE__ */ rule<SoftshrinkBackwardBackward0Saved>({
  name: "SoftshrinkBackwardBackward0",
  backward(node, grads, needs) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null, null];
    let gradOutputGrad: Gradient = null;
    let selfGrad: Gradient = null;
    if (needs[0]!) {
      const self = unpackSaved(node, saved.self);
      gradOutputGrad = softshrink_backward(grad, self, saved.lambd);
    }
    if (needs[1]!) {
      selfGrad = zeros_like(grad, null, null, null, null, null);
    }
    return [gradOutputGrad, selfGrad];
  },
  release(saved) {
    saved.self = null;
  },
});

export interface LogSigmoidBackwardBackward0Saved {
  self: SavedTensor | null;
  buffer: SavedTensor | null;
  gradOutput: SavedTensor | null;
}
/** `log_sigmoid_backward(Tensor grad_output, Tensor self, Tensor buffer) -> Tensor` */
export const LogSigmoidBackwardBackward0 = /* @__PURE__ */ rule<LogSigmoidBackwardBackward0Saved>({
  name: "LogSigmoidBackwardBackward0",
  backward(node, grads, needs) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null, null];
    let gradOutputGrad: Gradient = null;
    let selfGrad: Gradient = null;
    if (needs[0]!) {
      const self = unpackSaved(node, saved.self);
      const buffer = unpackSaved(node, saved.buffer);
      gradOutputGrad = log_sigmoid_backward(grad, self, buffer);
    }
    if (needs[1]!) {
      const gradOutput = unpackSaved(node, saved.gradOutput);
      const self = unpackSaved(node, saved.self);
      selfGrad = log_sigmoid_double_backward(mul_Tensor(grad, gradOutput), self);
    }
    return [gradOutputGrad, selfGrad];
  },
  release(saved) {
    saved.self = null;
    saved.buffer = null;
    saved.gradOutput = null;
  },
});

export interface LogitBackwardBackward0Saved {
  self: SavedTensor | null;
  eps: number | null;
  gradOutput: SavedTensor | null;
}
/** `logit_backward(Tensor grad_output, Tensor self, float? eps=None) -> Tensor` */
export const LogitBackwardBackward0 = /* @__PURE__ */ rule<LogitBackwardBackward0Saved>({
  name: "LogitBackwardBackward0",
  backward(node, grads, needs) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null, null];
    let gradOutputGrad: Gradient = null;
    let selfGrad: Gradient = null;
    if (needs[0]!) {
      const self = unpackSaved(node, saved.self);
      gradOutputGrad = logit_backward(grad, self, saved.eps);
    }
    if (needs[1]!) {
      const gradOutput = unpackSaved(node, saved.gradOutput);
      const self = unpackSaved(node, saved.self);
      selfGrad = logit_backward(mul_Tensor(mul_Tensor(grad, gradOutput), div_Tensor(sub_Scalar(mul_Scalar(self, 2), 1, 1), mul_Tensor(self, sub_Tensor(wrapScalar(1), self, 1)))), self, saved.eps);
    }
    return [gradOutputGrad, selfGrad];
  },
  release(saved) {
    saved.self = null;
    saved.gradOutput = null;
  },
});

export interface I0Backward0Saved {
  self: SavedTensor | null;
}
/** `i0(Tensor self) -> Tensor` */
export const I0Backward0 = /* @__PURE__ */ rule<I0Backward0Saved>({
  name: "I0Backward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const self = unpackSaved(node, saved.self);
    return [mul_Tensor(grad, special_i1(self))];
  },
  release(saved) {
    saved.self = null;
  },
});

export interface SpecialI0EBackward0Saved {
  self: SavedTensor | null;
  result: SavedTensor | null;
}
/** `special_i0e(Tensor self) -> Tensor` */
export const SpecialI0EBackward0 = /* @__PURE__ */ rule<SpecialI0EBackward0Saved>({
  name: "SpecialI0EBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const self = unpackSaved(node, saved.self);
    const result = unpackSaved(node, saved.result);
    return [mul_Tensor(grad, sub_Tensor(special_i1e(self), mul_Tensor(sgn(self), result), 1))];
  },
  release(saved) {
    saved.self = null;
    saved.result = null;
  },
});

export interface SpecialI1Backward0Saved {
  self: SavedTensor | null;
  result: SavedTensor | null;
}
/** `special_i1(Tensor self) -> Tensor` */
export const SpecialI1Backward0 = /* @__PURE__ */ rule<SpecialI1Backward0Saved>({
  name: "SpecialI1Backward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const self = unpackSaved(node, saved.self);
    const result = unpackSaved(node, saved.result);
    return [i1_backward(grad, self, result)];
  },
  release(saved) {
    saved.self = null;
    saved.result = null;
  },
});

export interface SpecialI1EBackward0Saved {
  self: SavedTensor | null;
  result: SavedTensor | null;
}
/** `special_i1e(Tensor self) -> Tensor` */
export const SpecialI1EBackward0 = /* @__PURE__ */ rule<SpecialI1EBackward0Saved>({
  name: "SpecialI1EBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const self = unpackSaved(node, saved.self);
    const result = unpackSaved(node, saved.result);
    return [i1e_backward(grad, self, result)];
  },
  release(saved) {
    saved.self = null;
    saved.result = null;
  },
});

export interface SpecialEntrBackward0Saved {
  self: SavedTensor | null;
}
/** `special_entr(Tensor self) -> Tensor` */
export const SpecialEntrBackward0 = /* @__PURE__ */ rule<SpecialEntrBackward0Saved>({
  name: "SpecialEntrBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const self = unpackSaved(node, saved.self);
    return [mul_Tensor(grad, neg(add_Scalar(log(self), 1, 1)))];
  },
  release(saved) {
    saved.self = null;
  },
});

export interface SpecialNdtriBackward0Saved {
  result: SavedTensor | null;
}
/** `special_ndtri(Tensor self) -> Tensor` */
export const SpecialNdtriBackward0 = /* @__PURE__ */ rule<SpecialNdtriBackward0Saved>({
  name: "SpecialNdtriBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const result = unpackSaved(node, saved.result);
    return [mul_Tensor(mul_Scalar(grad, scalar(Math.sqrt(2 * 3.141592653589793), "float")), exp(div_Scalar(square(result), 2)))];
  },
  release(saved) {
    saved.result = null;
  },
});

export interface SpecialLogNdtrBackward0Saved {
  self: SavedTensor | null;
  result: SavedTensor | null;
}
/** `special_log_ndtr(Tensor self) -> Tensor` */
export const SpecialLogNdtrBackward0 = /* @__PURE__ */ rule<SpecialLogNdtrBackward0Saved>({
  name: "SpecialLogNdtrBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const self = unpackSaved(node, saved.self);
    const result = unpackSaved(node, saved.result);
    return [mul_Tensor(div_Scalar(grad, scalar(Math.sqrt(2 * 3.141592653589793), "float")), exp(neg(add_Tensor(result, div_Scalar(pow_Tensor_Scalar(self, 2), 2), 1))))];
  },
  release(saved) {
    saved.self = null;
    saved.result = null;
  },
});

export interface SpecialErfcxBackward0Saved {
  self: SavedTensor | null;
  result: SavedTensor | null;
}
/** `special_erfcx(Tensor self) -> Tensor` */
export const SpecialErfcxBackward0 = /* @__PURE__ */ rule<SpecialErfcxBackward0Saved>({
  name: "SpecialErfcxBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const self = unpackSaved(node, saved.self);
    const result = unpackSaved(node, saved.result);
    return [mul_Tensor(sub_Scalar(mul_Tensor(mul_Scalar(self, scalar(2, "float")), result), scalar(2 / Math.sqrt(3.141592653589793), "float"), 1), grad)];
  },
  release(saved) {
    saved.self = null;
    saved.result = null;
  },
});

export interface SpecialXlog1PyBackward0Saved {
  self: SavedTensor | null;
  other: SavedTensor | null;
}
/** `special_xlog1py(Tensor self, Tensor other) -> Tensor` */
export const SpecialXlog1PyBackward0 = /* @__PURE__ */ rule<SpecialXlog1PyBackward0Saved>({
  name: "SpecialXlog1PyBackward0",
  backward(node, grads, needs) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null, null];
    let selfGrad: Gradient = null;
    let otherGrad: Gradient = null;
    if (needs[1]!) {
      const self = unpackSaved(node, saved.self);
      const other = unpackSaved(node, saved.other);
      otherGrad = div_Tensor(mul_Tensor(grad, self), add_Scalar(other, 1, 1));
    }
    if (needs[0]!) {
      const self = unpackSaved(node, saved.self);
      const other = unpackSaved(node, saved.other);
      selfGrad = masked_fill_Scalar(special_xlog1py(grad, other), bitwise_and_Tensor(eq_Scalar(self, scalar(0, "float")), le_Scalar(other, scalar(-1, "float"))), scalar(0, "float"));
    }
    return [selfGrad, otherGrad];
  },
  release(saved) {
    saved.self = null;
    saved.other = null;
  },
});

export interface SpecialXlog1PyBackward1Saved {
  self: Scalar;
  other: SavedTensor | null;
}
/** `special_xlog1py.self_scalar(Scalar self, Tensor other) -> Tensor` */
export const SpecialXlog1PyBackward1 = /* @__PURE__ */ rule<SpecialXlog1PyBackward1Saved>({
  name: "SpecialXlog1PyBackward1",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const other = unpackSaved(node, saved.other);
    return [div_Tensor(mul_Scalar(grad, saved.self), add_Scalar(other, 1, 1))];
  },
  release(saved) {
    saved.other = null;
  },
});

export interface SpecialXlog1PyBackward2Saved {
  self: SavedTensor | null;
  other: Scalar;
}
/** `special_xlog1py.other_scalar(Tensor self, Scalar other) -> Tensor` */
export const SpecialXlog1PyBackward2 = /* @__PURE__ */ rule<SpecialXlog1PyBackward2Saved>({
  name: "SpecialXlog1PyBackward2",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const self = unpackSaved(node, saved.self);
    return [toNumber(saved.other) > -1 ? special_xlog1py_other_scalar(grad, saved.other) : masked_fill_Scalar(special_xlog1py_other_scalar(grad, saved.other), eq_Scalar(self, scalar(0, "float")), scalar(0, "float"))];
  },
  release(saved) {
    saved.self = null;
  },
});

export interface SpecialZetaBackward0Saved {
  self: SavedTensor | null;
  other: SavedTensor | null;
}
/** `special_zeta(Tensor self, Tensor other) -> Tensor` */
export const SpecialZetaBackward0 = /* @__PURE__ */ rule<SpecialZetaBackward0Saved>({
  name: "SpecialZetaBackward0",
  backward(node, grads, needs) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null, null];
    let selfGrad: Gradient = null;
    let otherGrad: Gradient = null;
    if (needs[1]!) {
      const self = unpackSaved(node, saved.self);
      const other = unpackSaved(node, saved.other);
      otherGrad = mul_Tensor(mul_Tensor(grad, neg(self)), special_zeta(add_Scalar(self, scalar(1, "float"), 1), other));
    }
    if (needs[0]!) {
      notImplemented("zeta");
    }
    return [selfGrad, otherGrad];
  },
  release(saved) {
    saved.self = null;
    saved.other = null;
  },
});

export interface SpecialZetaBackward1Saved {
  self: Scalar;
  other: SavedTensor | null;
}
/** `special_zeta.self_scalar(Scalar self, Tensor other) -> Tensor` */
export const SpecialZetaBackward1 = /* @__PURE__ */ rule<SpecialZetaBackward1Saved>({
  name: "SpecialZetaBackward1",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const other = unpackSaved(node, saved.other);
    return [mul_Tensor(mul_Scalar(grad, negateScalar(saved.self)), special_zeta_self_scalar(scalar(toNumber(saved.self) + 1, "float"), other))];
  },
  release(saved) {
    saved.other = null;
  },
});

export type SpecialZetaBackward2Saved = null;
/** `special_zeta.other_scalar(Tensor self, Scalar other) -> Tensor` */
export const SpecialZetaBackward2 = /* @__PURE__ */ rule<SpecialZetaBackward2Saved>({
  name: "SpecialZetaBackward2",
  backward() {
    return notImplemented("zeta");
  },
});

export interface IgammaBackward0Saved {
  self: SavedTensor | null;
  other: SavedTensor | null;
}
/** `igamma(Tensor self, Tensor other) -> Tensor` */
export const IgammaBackward0 = /* @__PURE__ */ rule<IgammaBackward0Saved>({
  name: "IgammaBackward0",
  backward(node, grads, needs) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null, null];
    let selfGrad: Gradient = null;
    let otherGrad: Gradient = null;
    if (needs[1]!) {
      const self = unpackSaved(node, saved.self);
      const other = unpackSaved(node, saved.other);
      otherGrad = mul_Tensor(grad, exp(sub_Tensor(sub_Tensor(mul_Tensor(sub_Scalar(self, 1, 1), log(other)), other, 1), lgamma(self), 1)));
    }
    if (needs[0]!) {
      notImplemented("igamma: input");
    }
    return [selfGrad, otherGrad];
  },
  release(saved) {
    saved.self = null;
    saved.other = null;
  },
});

export interface IgammacBackward0Saved {
  self: SavedTensor | null;
  other: SavedTensor | null;
}
/** `igammac(Tensor self, Tensor other) -> Tensor` */
export const IgammacBackward0 = /* @__PURE__ */ rule<IgammacBackward0Saved>({
  name: "IgammacBackward0",
  backward(node, grads, needs) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null, null];
    let selfGrad: Gradient = null;
    let otherGrad: Gradient = null;
    if (needs[1]!) {
      const self = unpackSaved(node, saved.self);
      const other = unpackSaved(node, saved.other);
      otherGrad = mul_Tensor(neg(grad), exp(sub_Tensor(sub_Tensor(mul_Tensor(sub_Scalar(self, 1, 1), log(other)), other, 1), lgamma(self), 1)));
    }
    if (needs[0]!) {
      notImplemented("igammac: input");
    }
    return [selfGrad, otherGrad];
  },
  release(saved) {
    saved.self = null;
    saved.other = null;
  },
});

export type NextafterBackward0Saved = null;
/** `nextafter(Tensor self, Tensor other) -> Tensor` */
export const NextafterBackward0 = /* @__PURE__ */ rule<NextafterBackward0Saved>({
  name: "NextafterBackward0",
  backward(_node, _grads, needs) {
    let selfGrad: Gradient = null;
    let otherGrad: Gradient = null;
    if (needs[1]!) {
      notImplemented("nextafter");
    }
    if (needs[0]!) {
      notImplemented("nextafter");
    }
    return [selfGrad, otherGrad];
  },
});

export interface AngleBackward0Saved {
  self: SavedTensor | null;
}
/** `angle(Tensor self) -> Tensor` */
export const AngleBackward0 = /* @__PURE__ */ rule<AngleBackward0Saved>({
  name: "AngleBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const self = unpackSaved(node, saved.self);
    return [angle_backward(grad, self)];
  },
  release(saved) {
    saved.self = null;
  },
});

export interface FrexpBackward0Saved {
  exponent: SavedTensor | null;
}
/** `frexp.Tensor(Tensor self) -> (Tensor mantissa, Tensor exponent)` */
export const FrexpBackward0 = /* @__PURE__ */ rule<FrexpBackward0Saved>({
  name: "FrexpBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const exponent = unpackSaved(node, saved.exponent);
    return [div_Tensor(grad, exp2(exponent))];
  },
  release(saved) {
    saved.exponent = null;
  },
});

export interface LinspaceBackward0Saved {
  steps: number;
}
/** `linspace.Tensor_Tensor(Tensor start, Tensor end, int steps, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor` */
export const LinspaceBackward0 = /* @__PURE__ */ rule<LinspaceBackward0Saved>({
  name: "LinspaceBackward0",
  backward(node, grads, needs) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null, null];
    let startGrad: Gradient = null;
    let endGrad: Gradient = null;
    if (needs[1]!) {
      endGrad = sum(mul_Tensor(grad, linspace(0, 1, saved.steps, grad.dtype, grad.layout, grad.device, null)), null);
    }
    if (needs[0]!) {
      startGrad = sum(mul_Tensor(grad, linspace(1, 0, saved.steps, grad.dtype, grad.layout, grad.device, null)), null);
    }
    return [startGrad, endGrad];
  },
});

export interface LinspaceBackward1Saved {
  steps: number;
}
/** `linspace.Tensor_Scalar(Tensor start, Scalar end, int steps, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor` */
export const LinspaceBackward1 = /* @__PURE__ */ rule<LinspaceBackward1Saved>({
  name: "LinspaceBackward1",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [sum(mul_Tensor(grad, linspace(1, 0, saved.steps, grad.dtype, grad.layout, grad.device, null)), null)];
  },
});

export interface LinspaceBackward2Saved {
  steps: number;
}
/** `linspace.Scalar_Tensor(Scalar start, Tensor end, int steps, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor` */
export const LinspaceBackward2 = /* @__PURE__ */ rule<LinspaceBackward2Saved>({
  name: "LinspaceBackward2",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [sum(mul_Tensor(grad, linspace(0, 1, saved.steps, grad.dtype, grad.layout, grad.device, null)), null)];
  },
});

export interface LogspaceBackward0Saved {
  steps: number;
  base: number;
  result: SavedTensor | null;
}
/** `logspace.Tensor_Tensor(Tensor start, Tensor end, int steps, float base=10.0, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor` */
export const LogspaceBackward0 = /* @__PURE__ */ rule<LogspaceBackward0Saved>({
  name: "LogspaceBackward0",
  backward(node, grads, needs) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null, null];
    let startGrad: Gradient = null;
    let endGrad: Gradient = null;
    if (needs[1]!) {
      const result = unpackSaved(node, saved.result);
      endGrad = sum(mul_Scalar(mul_Tensor(mul_Tensor(grad, linspace(0, 1, saved.steps, grad.dtype, grad.layout, grad.device, null)), result), scalar(Math.log(saved.base), "float")), null);
    }
    if (needs[0]!) {
      const result = unpackSaved(node, saved.result);
      startGrad = sum(mul_Scalar(mul_Tensor(mul_Tensor(grad, linspace(1, 0, saved.steps, grad.dtype, grad.layout, grad.device, null)), result), scalar(Math.log(saved.base), "float")), null);
    }
    return [startGrad, endGrad];
  },
  release(saved) {
    saved.result = null;
  },
});

export interface LogspaceBackward1Saved {
  steps: number;
  base: number;
  result: SavedTensor | null;
}
/** `logspace.Tensor_Scalar(Tensor start, Scalar end, int steps, float base=10.0, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor` */
export const LogspaceBackward1 = /* @__PURE__ */ rule<LogspaceBackward1Saved>({
  name: "LogspaceBackward1",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const result = unpackSaved(node, saved.result);
    return [sum(mul_Scalar(mul_Tensor(mul_Tensor(grad, linspace(1, 0, saved.steps, grad.dtype, grad.layout, grad.device, null)), result), scalar(Math.log(saved.base), "float")), null)];
  },
  release(saved) {
    saved.result = null;
  },
});

export interface LogspaceBackward2Saved {
  steps: number;
  base: number;
  result: SavedTensor | null;
}
/** `logspace.Scalar_Tensor(Scalar start, Tensor end, int steps, float base=10.0, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor` */
export const LogspaceBackward2 = /* @__PURE__ */ rule<LogspaceBackward2Saved>({
  name: "LogspaceBackward2",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const result = unpackSaved(node, saved.result);
    return [sum(mul_Scalar(mul_Tensor(mul_Tensor(grad, linspace(0, 1, saved.steps, grad.dtype, grad.layout, grad.device, null)), result), scalar(Math.log(saved.base), "float")), null)];
  },
  release(saved) {
    saved.result = null;
  },
});

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
  release(saved) {
    saved.result1 = null;
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
  release(saved) {
    saved.gradOutput = null;
    saved.mask = null;
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

export type LogNormalBackward0Saved = null;
/** `log_normal_(Tensor(a!) self, float mean=1, float std=2, *, Generator? generator=None) -> Tensor(a!)` */
export const LogNormalBackward0 = /* @__PURE__ */ rule<LogNormalBackward0Saved>({
  name: "LogNormalBackward0",
  backward(_node, grads) {
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [zeros_like(grad, null, null, null, null, null)];
  },
});

export type GeometricBackward0Saved = null;
/** `geometric_(Tensor(a!) self, float p, *, Generator? generator=None) -> Tensor(a!)` */
export const GeometricBackward0 = /* @__PURE__ */ rule<GeometricBackward0Saved>({
  name: "GeometricBackward0",
  backward(_node, grads) {
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [zeros_like(grad, null, null, null, null, null)];
  },
});

export type CauchyBackward0Saved = null;
/** `cauchy_(Tensor(a!) self, float median=0, float sigma=1, *, Generator? generator=None) -> Tensor(a!)` */
export const CauchyBackward0 = /* @__PURE__ */ rule<CauchyBackward0Saved>({
  name: "CauchyBackward0",
  backward(_node, grads) {
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [zeros_like(grad, null, null, null, null, null)];
  },
});

export interface PoissonBackward0Saved {
  selfInfo: TensorInfo;
}
/** `poisson(Tensor self, Generator? generator=None) -> Tensor` */
export const PoissonBackward0 = /* @__PURE__ */ rule<PoissonBackward0Saved>({
  name: "PoissonBackward0",
  backward(node) {
    const { saved } = node;
    return [zeros(saved.selfInfo.shape, saved.selfInfo.dtype, saved.selfInfo.layout, saved.selfInfo.device, null)];
  },
});

export type StandardGammaBackward0Saved = null;
/** `_standard_gamma(Tensor self, Generator? generator=None) -> Tensor` */
export const StandardGammaBackward0 = /* @__PURE__ */ rule<StandardGammaBackward0Saved>({
  name: "StandardGammaBackward0",
  backward() {
    return notImplemented("_standard_gamma");
  },
});

export type BinomialBackward0Saved = null;
/** `binomial(Tensor count, Tensor prob, Generator? generator=None) -> Tensor` */
export const BinomialBackward0 = /* @__PURE__ */ rule<BinomialBackward0Saved>({
  name: "BinomialBackward0",
  backward(_node, _grads, needs) {
    let countGrad: Gradient = null;
    let probGrad: Gradient = null;
    if (needs[0]!) {
      notImplemented("binomial");
    }
    if (needs[1]!) {
      notImplemented("binomial");
    }
    return [countGrad, probGrad];
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

export type ViewAsRealBackward0Saved = null;
/** `view_as_real(Tensor(a) self) -> Tensor(a)` */
export const ViewAsRealBackward0 = /* @__PURE__ */ rule<ViewAsRealBackward0Saved>({
  name: "ViewAsRealBackward0",
  backward(_node, grads) {
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [view_as_complex(contiguous(grad, "contiguous_format"))];
  },
});

export type ViewAsComplexBackward0Saved = null;
/** `view_as_complex(Tensor(a) self) -> Tensor(a)` */
export const ViewAsComplexBackward0 = /* @__PURE__ */ rule<ViewAsComplexBackward0Saved>({
  name: "ViewAsComplexBackward0",
  backward(_node, grads) {
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [view_as_real(resolve_conj(contiguous(grad, "contiguous_format")))];
  },
});

export type ConjBackward0Saved = null;
/** `_conj(Tensor(a) self) -> Tensor(a)` */
export const ConjBackward0 = /* @__PURE__ */ rule<ConjBackward0Saved>({
  name: "ConjBackward0",
  backward(_node, grads) {
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [conjugate(grad)];
  },
});

export type NegViewBackward0Saved = null;
/** `_neg_view(Tensor(a) self) -> Tensor(a)` */
export const NegViewBackward0 = /* @__PURE__ */ rule<NegViewBackward0Saved>({
  name: "NegViewBackward0",
  backward(_node, grads) {
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [neg(grad)];
  },
});

export type ConjPhysicalBackward0Saved = null;
/** `_conj_physical(Tensor self) -> Tensor` */
export const ConjPhysicalBackward0 = /* @__PURE__ */ rule<ConjPhysicalBackward0Saved>({
  name: "ConjPhysicalBackward0",
  backward(_node, grads) {
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [conj_physical(grad)];
  },
});

export type ComplexBackward0Saved = null;
/** `complex(Tensor real, Tensor imag) -> Tensor` */
export const ComplexBackward0 = /* @__PURE__ */ rule<ComplexBackward0Saved>({
  name: "ComplexBackward0",
  backward(_node, grads, needs) {
    const grad = grads[0]!;
    if (grad === null) return [null, null];
    let realGrad: Gradient = null;
    let imagGrad: Gradient = null;
    if (needs[1]!) {
      imagGrad = operators_imag(grad);
    }
    if (needs[0]!) {
      realGrad = operators_real(grad);
    }
    return [realGrad, imagGrad];
  },
});

export interface PolarBackward0Saved {
  abs: SavedTensor | null;
  angle: SavedTensor | null;
}
/** `polar(Tensor abs, Tensor angle) -> Tensor` */
export const PolarBackward0 = /* @__PURE__ */ rule<PolarBackward0Saved>({
  name: "PolarBackward0",
  backward(node, grads, needs) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null, null];
    let absGrad: Gradient = null;
    let angleGrad: Gradient = null;
    if (needs[0]! || needs[1]!) {
      const abs = unpackSaved(node, saved.abs);
      const angle = unpackSaved(node, saved.angle);
      [absGrad, angleGrad] = polar_backward(grad, abs, angle);
    }
    return [absGrad, angleGrad];
  },
  release(saved) {
    saved.abs = null;
    saved.angle = null;
  },
});

export type ConjPhysicalBackward1Saved = null;
/** `conj_physical_(Tensor(a!) self) -> Tensor(a!)` */
export const ConjPhysicalBackward1 = /* @__PURE__ */ rule<ConjPhysicalBackward1Saved>({
  name: "ConjPhysicalBackward1",
  backward(_node, grads) {
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [conj_physical(grad)];
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

export interface SqueezeBackward4Saved {
  selfSizes: readonly number[];
  dim: readonly number[];
}
/** `squeeze.dims(Tensor(a) self, int[] dim) -> Tensor(a)` */
export const SqueezeBackward4 = /* @__PURE__ */ rule<SqueezeBackward4Saved>({
  name: "SqueezeBackward4",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [unsqueeze_to_dims(grad, saved.dim, saved.selfSizes)];
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

export interface NarrowCopyBackward0Saved {
  selfSizes: readonly number[];
  dim: number;
  start: number;
  length: number;
}
/** `narrow_copy(Tensor self, int dim, SymInt start, SymInt length) -> Tensor` */
export const NarrowCopyBackward0 = /* @__PURE__ */ rule<NarrowCopyBackward0Saved>({
  name: "NarrowCopyBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [narrow_copy_backward(grad, saved.selfSizes, saved.dim, saved.start, saved.length)];
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
      srcGrad = as_strided(clone(grad, "contiguous_format"), saved.size, saved.stride, saved.storageOffset);
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

export type AliasBackward0_copySaved = null;
/** `alias_copy(Tensor self) -> Tensor` */
export const AliasBackward0_copy = /* @__PURE__ */ rule<AliasBackward0_copySaved>({
  name: "AliasBackward0_copy",
  backward(_node, grads) {
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [grad];
  },
});

export interface AsStridedBackward0_copySaved {
  selfGeometry: TensorGeometry;
  size: readonly number[];
  stride: readonly number[];
  storageOffset: number | null;
}
/** `as_strided_copy(Tensor self, SymInt[] size, SymInt[] stride, SymInt? storage_offset=None) -> Tensor` */
export const AsStridedBackward0_copy = /* @__PURE__ */ rule<AsStridedBackward0_copySaved>({
  name: "AsStridedBackward0_copy",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [as_strided_backward(grad, saved.selfGeometry, saved.size, saved.stride, saved.storageOffset)];
  },
});

export type ViewAsRealBackward0_copySaved = null;
/** `view_as_real_copy(Tensor self) -> Tensor` */
export const ViewAsRealBackward0_copy = /* @__PURE__ */ rule<ViewAsRealBackward0_copySaved>({
  name: "ViewAsRealBackward0_copy",
  backward(_node, grads) {
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [view_as_complex(contiguous(grad, "contiguous_format"))];
  },
});

export type ViewAsComplexBackward0_copySaved = null;
/** `view_as_complex_copy(Tensor self) -> Tensor` */
export const ViewAsComplexBackward0_copy = /* @__PURE__ */ rule<ViewAsComplexBackward0_copySaved>({
  name: "ViewAsComplexBackward0_copy",
  backward(_node, grads) {
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [view_as_real(resolve_conj(contiguous(grad, "contiguous_format")))];
  },
});

export type ConjBackward0_copySaved = null;
/** `_conj_copy(Tensor self) -> Tensor` */
export const ConjBackward0_copy = /* @__PURE__ */ rule<ConjBackward0_copySaved>({
  name: "ConjBackward0_copy",
  backward(_node, grads) {
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [conjugate(grad)];
  },
});

export type NegViewBackward0_copySaved = null;
/** `_neg_view_copy(Tensor self) -> Tensor` */
export const NegViewBackward0_copy = /* @__PURE__ */ rule<NegViewBackward0_copySaved>({
  name: "NegViewBackward0_copy",
  backward(_node, grads) {
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [neg(grad)];
  },
});

export type DetachCopyBackward0Saved = null;
/** `detach_copy(Tensor self) -> Tensor` */
export const DetachCopyBackward0 = /* @__PURE__ */ rule<DetachCopyBackward0Saved>({
  name: "DetachCopyBackward0",
  backward() {
    return notImplemented("detach_copy");
  },
});

export interface DiagonalBackward0_copySaved {
  selfSizes: readonly number[];
  offset: number;
  dim1: number;
  dim2: number;
}
/** `diagonal_copy(Tensor self, int offset=0, int dim1=0, int dim2=1) -> Tensor` */
export const DiagonalBackward0_copy = /* @__PURE__ */ rule<DiagonalBackward0_copySaved>({
  name: "DiagonalBackward0_copy",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [diagonal_backward(grad, saved.selfSizes, saved.offset, saved.dim1, saved.dim2)];
  },
});

export interface PermuteBackward0_copySaved {
  dims: readonly number[];
}
/** `permute_copy(Tensor self, int[] dims) -> Tensor` */
export const PermuteBackward0_copy = /* @__PURE__ */ rule<PermuteBackward0_copySaved>({
  name: "PermuteBackward0_copy",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [permute_backwards(grad, saved.dims)];
  },
});

export interface ReshapeAliasBackward0_copySaved {
  selfSizes: readonly number[];
}
/** `_reshape_alias_copy(Tensor self, SymInt[] size, SymInt[] stride) -> Tensor` */
export const ReshapeAliasBackward0_copy = /* @__PURE__ */ rule<ReshapeAliasBackward0_copySaved>({
  name: "ReshapeAliasBackward0_copy",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [reshape(grad, saved.selfSizes)];
  },
});

export interface SelectBackward0_copySaved {
  selfSizes: readonly number[];
  dim: number;
  index: number;
}
/** `select_copy.int(Tensor self, int dim, int index) -> Tensor` */
export const SelectBackward0_copy = /* @__PURE__ */ rule<SelectBackward0_copySaved>({
  name: "SelectBackward0_copy",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [select_backward(grad, saved.selfSizes, saved.dim, saved.index)];
  },
});

export interface SliceBackward0_copySaved {
  selfSizes: readonly number[];
  dim: number;
  start: number | null;
  end: number | null;
  step: number;
}
/** `slice_copy.Tensor(Tensor self, int dim=0, SymInt? start=None, SymInt? end=None, SymInt step=1) -> Tensor` */
export const SliceBackward0_copy = /* @__PURE__ */ rule<SliceBackward0_copySaved>({
  name: "SliceBackward0_copy",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [slice_backward_wrapper(grad, saved.selfSizes, saved.dim, saved.start, saved.end, saved.step)];
  },
});

export interface SplitBackward0_copySaved {
  selfSizes: readonly number[];
  selfOptions: OptionsOfTensor;
  splitSize: number;
  dim: number;
}
/** `split_copy.Tensor(Tensor self, int split_size, int dim=0) -> Tensor[]` */
export const SplitBackward0_copy = /* @__PURE__ */ rule<SplitBackward0_copySaved>({
  name: "SplitBackward0_copy",
  backward(node, grads) {
    const { saved } = node;
    return [split_backward(grads, saved.splitSize, saved.dim, saved.selfSizes, saved.selfOptions)];
  },
});

export interface SplitWithSizesBackward0_copySaved {
  selfSizes: readonly number[];
  selfOptions: OptionsOfTensor;
  splitSizes: readonly number[];
  dim: number;
}
/** `split_with_sizes_copy(Tensor self, int[] split_sizes, int dim=0) -> Tensor[]` */
export const SplitWithSizesBackward0_copy = /* @__PURE__ */ rule<SplitWithSizesBackward0_copySaved>({
  name: "SplitWithSizesBackward0_copy",
  backward(node, grads) {
    const { saved } = node;
    return [split_with_sizes_backward(grads, saved.splitSizes, saved.dim, saved.selfSizes, saved.selfOptions)];
  },
});

export interface SqueezeBackward0_copySaved {
  selfSizes: readonly number[];
}
/** `squeeze_copy(Tensor self) -> Tensor` */
export const SqueezeBackward0_copy = /* @__PURE__ */ rule<SqueezeBackward0_copySaved>({
  name: "SqueezeBackward0_copy",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [unsqueeze_to(grad, saved.selfSizes)];
  },
});

export interface SqueezeBackward1_copySaved {
  selfSizes: readonly number[];
  dim: number;
}
/** `squeeze_copy.dim(Tensor self, int dim) -> Tensor` */
export const SqueezeBackward1_copy = /* @__PURE__ */ rule<SqueezeBackward1_copySaved>({
  name: "SqueezeBackward1_copy",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [unsqueeze_to_dim(grad, saved.dim, saved.selfSizes)];
  },
});

export type TBackward0_copySaved = null;
/** `t_copy(Tensor self) -> Tensor` */
export const TBackward0_copy = /* @__PURE__ */ rule<TBackward0_copySaved>({
  name: "TBackward0_copy",
  backward(_node, grads) {
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [t(grad)];
  },
});

export interface TransposeBackward0_copySaved {
  dim0: number;
  dim1: number;
}
/** `transpose_copy.int(Tensor self, int dim0, int dim1) -> Tensor` */
export const TransposeBackward0_copy = /* @__PURE__ */ rule<TransposeBackward0_copySaved>({
  name: "TransposeBackward0_copy",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [transpose_int(grad, saved.dim0, saved.dim1)];
  },
});

export interface UnbindBackward0_copySaved {
  dim: number;
}
/** `unbind_copy.int(Tensor self, int dim=0) -> Tensor[]` */
export const UnbindBackward0_copy = /* @__PURE__ */ rule<UnbindBackward0_copySaved>({
  name: "UnbindBackward0_copy",
  backward(node, grads) {
    const { saved } = node;
    return [unbind_backward(grads, saved.dim)];
  },
});

export interface UnfoldBackward0_copySaved {
  selfSizes: readonly number[];
  dimension: number;
  size: number;
  step: number;
}
/** `unfold_copy(Tensor self, int dimension, int size, int step) -> Tensor` */
export const UnfoldBackward0_copy = /* @__PURE__ */ rule<UnfoldBackward0_copySaved>({
  name: "UnfoldBackward0_copy",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [unfold_backward(grad, saved.selfSizes, saved.dimension, saved.size, saved.step)];
  },
});

export interface UnsqueezeBackward0_copySaved {
  dim: number;
}
/** `unsqueeze_copy(Tensor self, int dim) -> Tensor` */
export const UnsqueezeBackward0_copy = /* @__PURE__ */ rule<UnsqueezeBackward0_copySaved>({
  name: "UnsqueezeBackward0_copy",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [squeeze_dim(grad, saved.dim)];
  },
});

export interface ViewBackward0_copySaved {
  selfSizes: readonly number[];
}
/** `view_copy(Tensor self, SymInt[] size) -> Tensor` */
export const ViewBackward0_copy = /* @__PURE__ */ rule<ViewBackward0_copySaved>({
  name: "ViewBackward0_copy",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [reshape(grad, saved.selfSizes)];
  },
});

export type LiftFreshBackward0_copySaved = null;
/** `lift_fresh_copy(Tensor self) -> Tensor` */
export const LiftFreshBackward0_copy = /* @__PURE__ */ rule<LiftFreshBackward0_copySaved>({
  name: "LiftFreshBackward0_copy",
  backward(_node, grads) {
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [grad];
  },
});

export type LiftBackward0Saved = null;
/** `lift(Tensor self) -> Tensor` */
export const LiftBackward0 = /* @__PURE__ */ rule<LiftBackward0Saved>({
  name: "LiftBackward0",
  backward(_node, grads) {
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [grad];
  },
});

export interface UnsafeSplitBackward0Saved {
  selfSizes: readonly number[];
  selfOptions: OptionsOfTensor;
  splitSize: number;
  dim: number;
}
/** `unsafe_split.Tensor(Tensor self, int split_size, int dim=0) -> Tensor[]` */
export const UnsafeSplitBackward0 = /* @__PURE__ */ rule<UnsafeSplitBackward0Saved>({
  name: "UnsafeSplitBackward0",
  backward(node, grads) {
    const { saved } = node;
    return [split_backward(grads, saved.splitSize, saved.dim, saved.selfSizes, saved.selfOptions)];
  },
});

export interface UnsafeSplitWithSizesBackward0Saved {
  selfSizes: readonly number[];
  selfOptions: OptionsOfTensor;
  splitSizes: readonly number[];
  dim: number;
}
/** `unsafe_split_with_sizes(Tensor self, int[] split_sizes, int dim=0) -> Tensor[]` */
export const UnsafeSplitWithSizesBackward0 = /* @__PURE__ */ rule<UnsafeSplitWithSizesBackward0Saved>({
  name: "UnsafeSplitWithSizesBackward0",
  backward(node, grads) {
    const { saved } = node;
    return [split_with_sizes_backward(grads, saved.splitSizes, saved.dim, saved.selfSizes, saved.selfOptions)];
  },
});

export interface IndexBackward0Saved {
  selfSizes: readonly number[];
  selfOptions: OptionsOfTensor;
  indices: readonly (SavedTensor | null)[] | null;
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
  release(saved) {
    saved.indices = null;
  },
});

export interface IndexPutBackward0Saved {
  indices: readonly (SavedTensor | null)[] | null;
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
  release(saved) {
    saved.indices = null;
  },
});

export interface IndexPutImplBackward0Saved {
  indices: readonly (SavedTensor | null)[] | null;
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
  release(saved) {
    saved.indices = null;
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
  release(saved) {
    saved.index = null;
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
  release(saved) {
    saved.index = null;
    saved.source = null;
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
  release(saved) {
    saved.index = null;
    saved.source = null;
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
  release(saved) {
    saved.index = null;
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
  release(saved) {
    saved.index = null;
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
  release(saved) {
    saved.self = null;
    saved.index = null;
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
  release(saved) {
    saved.index = null;
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
  release(saved) {
    saved.index = null;
  },
});

export interface ScatterBackward2Saved {
  self: SavedTensor | null;
  dim: number;
  index: SavedTensor | null;
  src: SavedTensor | null;
  reduce: string;
  result: SavedTensor | null;
}
/** `scatter.reduce(Tensor self, int dim, Tensor index, Tensor src, *, str reduce) -> Tensor` */
export const ScatterBackward2 = /* @__PURE__ */ rule<ScatterBackward2Saved>({
  name: "ScatterBackward2",
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
      [selfGrad, srcGrad] = scatter_reduce_backward(grad, self, saved.dim, index, src, saved.reduce === "add" ? "sum" : "prod", true, result);
    }
    return [selfGrad, srcGrad];
  },
  release(saved) {
    saved.self = null;
    saved.index = null;
    saved.src = null;
    saved.result = null;
  },
});

export interface ScatterBackward3Saved {
  dim: number;
  index: SavedTensor | null;
  value: Scalar;
  reduce: string;
}
/** `scatter.value_reduce(Tensor self, int dim, Tensor index, Scalar value, *, str reduce) -> Tensor` */
export const ScatterBackward3 = /* @__PURE__ */ rule<ScatterBackward3Saved>({
  name: "ScatterBackward3",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const index = unpackSaved(node, saved.index);
    return [saved.reduce === "add" ? grad : scatter_value_reduce(grad, saved.dim, index, saved.value, saved.reduce)];
  },
  release(saved) {
    saved.index = null;
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
  release(saved) {
    saved.index = null;
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
  release(saved) {
    saved.self = null;
    saved.index = null;
    saved.src = null;
    saved.result = null;
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
  release(saved) {
    saved.mask = null;
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
  release(saved) {
    saved.mask = null;
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
  release(saved) {
    saved.mask = null;
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
  release(saved) {
    saved.self = null;
    saved.mask = null;
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
  release(saved) {
    saved.indices = null;
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
  release(saved) {
    saved.indices = null;
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
  release(saved) {
    saved.self = null;
    saved.index = null;
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
  release(saved) {
    saved.index = null;
    saved.source = null;
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

export interface ReflectionPad1DBackward0Saved {
  self: SavedTensor | null;
  padding: readonly number[];
}
/** `reflection_pad1d(Tensor self, int[2] padding) -> Tensor` */
export const ReflectionPad1DBackward0 = /* @__PURE__ */ rule<ReflectionPad1DBackward0Saved>({
  name: "ReflectionPad1DBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const self = unpackSaved(node, saved.self);
    return [reflection_pad1d_backward(grad, self, saved.padding)];
  },
  release(saved) {
    saved.self = null;
  },
});

export interface ReflectionPad1DBackwardBackward0Saved {
  padding: readonly number[];
  selfInfo: TensorInfo;
}
/** `reflection_pad1d_backward(Tensor grad_output, Tensor self, int[2] padding) -> Tensor` */
export const ReflectionPad1DBackwardBackward0 = /* @__PURE__ */ rule<ReflectionPad1DBackwardBackward0Saved>({
  name: "ReflectionPad1DBackwardBackward0",
  backward(node, grads, needs) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null, null];
    let gradOutputGrad: Gradient = null;
    let selfGrad: Gradient = null;
    if (needs[0]!) {
      gradOutputGrad = reflection_pad1d(grad, saved.padding);
    }
    if (needs[1]!) {
      selfGrad = zeros(saved.selfInfo.shape, saved.selfInfo.dtype, saved.selfInfo.layout, saved.selfInfo.device, null);
    }
    return [gradOutputGrad, selfGrad];
  },
});

export interface ReflectionPad2DBackward0Saved {
  self: SavedTensor | null;
  padding: readonly number[];
}
/** `reflection_pad2d(Tensor self, int[4] padding) -> Tensor` */
export const ReflectionPad2DBackward0 = /* @__PURE__ */ rule<ReflectionPad2DBackward0Saved>({
  name: "ReflectionPad2DBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const self = unpackSaved(node, saved.self);
    return [reflection_pad2d_backward(grad, self, saved.padding)];
  },
  release(saved) {
    saved.self = null;
  },
});

export interface ReflectionPad2DBackwardBackward0Saved {
  padding: readonly number[];
  selfInfo: TensorInfo;
}
/** `reflection_pad2d_backward(Tensor grad_output, Tensor self, int[4] padding) -> Tensor` */
export const ReflectionPad2DBackwardBackward0 = /* @__PURE__ */ rule<ReflectionPad2DBackwardBackward0Saved>({
  name: "ReflectionPad2DBackwardBackward0",
  backward(node, grads, needs) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null, null];
    let gradOutputGrad: Gradient = null;
    let selfGrad: Gradient = null;
    if (needs[0]!) {
      gradOutputGrad = reflection_pad2d(grad, saved.padding);
    }
    if (needs[1]!) {
      selfGrad = zeros(saved.selfInfo.shape, saved.selfInfo.dtype, saved.selfInfo.layout, saved.selfInfo.device, null);
    }
    return [gradOutputGrad, selfGrad];
  },
});

export interface ReflectionPad3DBackward0Saved {
  self: SavedTensor | null;
  padding: readonly number[];
}
/** `reflection_pad3d(Tensor self, int[6] padding) -> Tensor` */
export const ReflectionPad3DBackward0 = /* @__PURE__ */ rule<ReflectionPad3DBackward0Saved>({
  name: "ReflectionPad3DBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const self = unpackSaved(node, saved.self);
    return [reflection_pad3d_backward(grad, self, saved.padding)];
  },
  release(saved) {
    saved.self = null;
  },
});

export interface ReflectionPad3DBackwardBackward0Saved {
  padding: readonly number[];
  selfInfo: TensorInfo;
}
/** `reflection_pad3d_backward(Tensor grad_output, Tensor self, int[6] padding) -> Tensor` */
export const ReflectionPad3DBackwardBackward0 = /* @__PURE__ */ rule<ReflectionPad3DBackwardBackward0Saved>({
  name: "ReflectionPad3DBackwardBackward0",
  backward(node, grads, needs) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null, null];
    let gradOutputGrad: Gradient = null;
    let selfGrad: Gradient = null;
    if (needs[0]!) {
      gradOutputGrad = reflection_pad3d(grad, saved.padding);
    }
    if (needs[1]!) {
      selfGrad = zeros(saved.selfInfo.shape, saved.selfInfo.dtype, saved.selfInfo.layout, saved.selfInfo.device, null);
    }
    return [gradOutputGrad, selfGrad];
  },
});

export interface ReplicationPad1DBackward0Saved {
  self: SavedTensor | null;
  padding: readonly number[];
}
/** `replication_pad1d(Tensor self, int[2] padding) -> Tensor` */
export const ReplicationPad1DBackward0 = /* @__PURE__ */ rule<ReplicationPad1DBackward0Saved>({
  name: "ReplicationPad1DBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const self = unpackSaved(node, saved.self);
    return [replication_pad1d_backward(grad, self, saved.padding)];
  },
  release(saved) {
    saved.self = null;
  },
});

export interface ReplicationPad1DBackwardBackward0Saved {
  padding: readonly number[];
  selfInfo: TensorInfo;
}
/** `replication_pad1d_backward(Tensor grad_output, Tensor self, int[2] padding) -> Tensor` */
export const ReplicationPad1DBackwardBackward0 = /* @__PURE__ */ rule<ReplicationPad1DBackwardBackward0Saved>({
  name: "ReplicationPad1DBackwardBackward0",
  backward(node, grads, needs) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null, null];
    let gradOutputGrad: Gradient = null;
    let selfGrad: Gradient = null;
    if (needs[0]!) {
      gradOutputGrad = replication_pad1d(grad, saved.padding);
    }
    if (needs[1]!) {
      selfGrad = zeros(saved.selfInfo.shape, saved.selfInfo.dtype, saved.selfInfo.layout, saved.selfInfo.device, null);
    }
    return [gradOutputGrad, selfGrad];
  },
});

export interface ReplicationPad2DBackward0Saved {
  self: SavedTensor | null;
  padding: readonly number[];
}
/** `replication_pad2d(Tensor self, int[4] padding) -> Tensor` */
export const ReplicationPad2DBackward0 = /* @__PURE__ */ rule<ReplicationPad2DBackward0Saved>({
  name: "ReplicationPad2DBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const self = unpackSaved(node, saved.self);
    return [replication_pad2d_backward(grad, self, saved.padding)];
  },
  release(saved) {
    saved.self = null;
  },
});

export interface ReplicationPad2DBackwardBackward0Saved {
  padding: readonly number[];
  selfInfo: TensorInfo;
}
/** `replication_pad2d_backward(Tensor grad_output, Tensor self, int[4] padding) -> Tensor` */
export const ReplicationPad2DBackwardBackward0 = /* @__PURE__ */ rule<ReplicationPad2DBackwardBackward0Saved>({
  name: "ReplicationPad2DBackwardBackward0",
  backward(node, grads, needs) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null, null];
    let gradOutputGrad: Gradient = null;
    let selfGrad: Gradient = null;
    if (needs[0]!) {
      gradOutputGrad = replication_pad2d(grad, saved.padding);
    }
    if (needs[1]!) {
      selfGrad = zeros(saved.selfInfo.shape, saved.selfInfo.dtype, saved.selfInfo.layout, saved.selfInfo.device, null);
    }
    return [gradOutputGrad, selfGrad];
  },
});

export interface ReplicationPad3DBackward0Saved {
  self: SavedTensor | null;
  padding: readonly number[];
}
/** `replication_pad3d(Tensor self, int[6] padding) -> Tensor` */
export const ReplicationPad3DBackward0 = /* @__PURE__ */ rule<ReplicationPad3DBackward0Saved>({
  name: "ReplicationPad3DBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const self = unpackSaved(node, saved.self);
    return [replication_pad3d_backward(grad, self, saved.padding)];
  },
  release(saved) {
    saved.self = null;
  },
});

export interface ReplicationPad3DBackwardBackward0Saved {
  padding: readonly number[];
  selfInfo: TensorInfo;
}
/** `replication_pad3d_backward(Tensor grad_output, Tensor self, int[6] padding) -> Tensor` */
export const ReplicationPad3DBackwardBackward0 = /* @__PURE__ */ rule<ReplicationPad3DBackwardBackward0Saved>({
  name: "ReplicationPad3DBackwardBackward0",
  backward(node, grads, needs) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null, null];
    let gradOutputGrad: Gradient = null;
    let selfGrad: Gradient = null;
    if (needs[0]!) {
      gradOutputGrad = replication_pad3d(grad, saved.padding);
    }
    if (needs[1]!) {
      selfGrad = zeros(saved.selfInfo.shape, saved.selfInfo.dtype, saved.selfInfo.layout, saved.selfInfo.device, null);
    }
    return [gradOutputGrad, selfGrad];
  },
});

export interface IndexReduceBackward0Saved {
  self: SavedTensor | null;
  dim: number;
  index: SavedTensor | null;
  source: SavedTensor | null;
  reduce: string;
  includeSelf: boolean;
  result: SavedTensor | null;
}
/** `index_reduce(Tensor self, int dim, Tensor index, Tensor source, str reduce, *, bool include_self=True) -> Tensor` */
export const IndexReduceBackward0 = /* @__PURE__ */ rule<IndexReduceBackward0Saved>({
  name: "IndexReduceBackward0",
  backward(node, grads, needs) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null, null];
    let selfGrad: Gradient = null;
    let sourceGrad: Gradient = null;
    if (needs[0]! || needs[1]!) {
      const self = unpackSaved(node, saved.self);
      const index = unpackSaved(node, saved.index);
      const source = unpackSaved(node, saved.source);
      const result = unpackSaved(node, saved.result);
      [selfGrad, sourceGrad] = index_reduce_backward(grad, self, saved.dim, index, source, saved.reduce, saved.includeSelf, result);
    }
    return [selfGrad, sourceGrad];
  },
  release(saved) {
    saved.self = null;
    saved.index = null;
    saved.source = null;
    saved.result = null;
  },
});

export interface EmbeddingBagBackward0Saved {
  weight: SavedTensor | null;
  indices: SavedTensor | null;
  offsets: SavedTensor | null;
  mode: number;
  paddingIdx: number;
  weightArgsize0: number;
  scaleGradByFreq: boolean;
  sparse: boolean;
  perSampleWeights: SavedTensor | null;
  result1: SavedTensor | null;
  result2: SavedTensor | null;
  result3: SavedTensor | null;
}
/** `_embedding_bag(Tensor weight, Tensor indices, Tensor offsets, bool scale_grad_by_freq=False, int mode=0, bool sparse=False, Tensor? per_sample_weights=None, bool include_last_offset=False, int padding_idx=-1) -> (Tensor, Tensor, Tensor, Tensor)` */
export const EmbeddingBagBackward0 = /* @__PURE__ */ rule<EmbeddingBagBackward0Saved>({
  name: "EmbeddingBagBackward0",
  backward(node, grads, needs) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null, null];
    let weightGrad: Gradient = null;
    let perSampleWeightsGrad: Gradient = null;
    if (needs[1]!) {
      const weight = unpackSaved(node, saved.weight);
      const indices = unpackSaved(node, saved.indices);
      const offsets = unpackSaved(node, saved.offsets);
      const result1 = unpackSaved(node, saved.result1);
      perSampleWeightsGrad = _embedding_bag_per_sample_weights_backward(grad, weight, indices, offsets, result1, saved.mode, saved.paddingIdx);
    }
    if (needs[0]!) {
      const indices = unpackSaved(node, saved.indices);
      const offsets = unpackSaved(node, saved.offsets);
      const perSampleWeights = unpackSavedOptional(node, saved.perSampleWeights);
      const result1 = unpackSaved(node, saved.result1);
      const result2 = unpackSaved(node, saved.result2);
      const result3 = unpackSaved(node, saved.result3);
      weightGrad = _embedding_bag_backward(grad, indices, offsets, result1, result2, result3, saved.weightArgsize0, saved.scaleGradByFreq, saved.mode, saved.sparse, perSampleWeights, saved.paddingIdx);
    }
    return [weightGrad, perSampleWeightsGrad];
  },
  release(saved) {
    saved.weight = null;
    saved.indices = null;
    saved.offsets = null;
    saved.perSampleWeights = null;
    saved.result1 = null;
    saved.result2 = null;
    saved.result3 = null;
  },
});

export type EmbeddingBagDenseBackwardBackward0Saved = null;
/** `_embedding_bag_dense_backward(Tensor grad, Tensor indices, Tensor offset2bag, Tensor bag_size, Tensor maximum_indices, int num_weights, bool scale_grad_by_freq, int mode, Tensor? per_sample_weights, int padding_idx=-1) -> Tensor` */
export const EmbeddingBagDenseBackwardBackward0 = /* @__PURE__ */ rule<EmbeddingBagDenseBackwardBackward0Saved>({
  name: "EmbeddingBagDenseBackwardBackward0",
  backward(_node, _grads, needs) {
    let grad_Grad: Gradient = null;
    let perSampleWeightsGrad: Gradient = null;
    if (needs[0]!) {
      notImplemented("_embedding_bag_dense_backward");
    }
    if (needs[1]!) {
      notImplemented("_embedding_bag_dense_backward");
    }
    return [grad_Grad, perSampleWeightsGrad];
  },
});

export type EmbeddingBagPerSampleWeightsBackwardBackward0Saved = null;
/** `_embedding_bag_per_sample_weights_backward(Tensor grad, Tensor weight, Tensor indices, Tensor offsets, Tensor offset2bag, int mode, int padding_idx=-1) -> Tensor` */
export const EmbeddingBagPerSampleWeightsBackwardBackward0 = /* @__PURE__ */ rule<EmbeddingBagPerSampleWeightsBackwardBackward0Saved>({
  name: "EmbeddingBagPerSampleWeightsBackwardBackward0",
  backward(_node, _grads, needs) {
    let grad_Grad: Gradient = null;
    let weightGrad: Gradient = null;
    if (needs[0]!) {
      notImplemented("_embedding_bag_per_sample_weights_backward");
    }
    if (needs[1]!) {
      notImplemented("_embedding_bag_per_sample_weights_backward");
    }
    return [grad_Grad, weightGrad];
  },
});

export type EmbeddingRenormBackward0Saved = null;
/** `embedding_renorm_(Tensor(a!) self, Tensor indices, float max_norm, float norm_type) -> Tensor(a!)` */
export const EmbeddingRenormBackward0 = /* @__PURE__ */ rule<EmbeddingRenormBackward0Saved>({
  name: "EmbeddingRenormBackward0",
  backward() {
    return notImplemented("embedding_renorm");
  },
});

export interface SegmentReduceBackward0Saved {
  data: SavedTensor | null;
  reduce: string;
  lengths: SavedTensor | null;
  offsets: SavedTensor | null;
  axis: number;
  initial: Scalar | null;
  result: SavedTensor | null;
}
/** `segment_reduce(Tensor data, str reduce, *, Tensor? lengths=None, Tensor? indices=None, Tensor? offsets=None, int axis=0, bool unsafe=False, Scalar? initial=None) -> Tensor` */
export const SegmentReduceBackward0 = /* @__PURE__ */ rule<SegmentReduceBackward0Saved>({
  name: "SegmentReduceBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const data = unpackSaved(node, saved.data);
    const lengths = unpackSavedOptional(node, saved.lengths);
    const offsets = unpackSavedOptional(node, saved.offsets);
    const result = unpackSaved(node, saved.result);
    return [_segment_reduce_backward(grad, result, data, saved.reduce, lengths, offsets, saved.axis, saved.initial)];
  },
  release(saved) {
    saved.data = null;
    saved.lengths = null;
    saved.offsets = null;
    saved.result = null;
  },
});

export type SegmentReduceBackwardBackward0Saved = null;
/** `_segment_reduce_backward(Tensor grad, Tensor output, Tensor data, str reduce, *, Tensor? lengths=None, Tensor? offsets=None, int axis=0, Scalar? initial=None) -> Tensor` */
export const SegmentReduceBackwardBackward0 = /* @__PURE__ */ rule<SegmentReduceBackwardBackward0Saved>({
  name: "SegmentReduceBackwardBackward0",
  backward(_node, _grads, needs) {
    let grad_Grad: Gradient = null;
    let outputGrad: Gradient = null;
    let dataGrad: Gradient = null;
    if (needs[2]!) {
      notImplemented("_segment_reduce_backward");
    }
    if (needs[0]!) {
      notImplemented("_segment_reduce_backward");
    }
    if (needs[1]!) {
      notImplemented("_segment_reduce_backward");
    }
    return [grad_Grad, outputGrad, dataGrad];
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
  release(saved) {
    saved.indices = null;
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
  release(saved) {
    saved.indices = null;
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
  release(saved) {
    saved.indices = null;
  },
});

export interface KthvalueBackward0Saved {
  selfSizes: readonly number[];
  dim: number;
  keepdim: boolean;
  indices: SavedTensor | null;
}
/** `kthvalue(Tensor self, int k, int dim=-1, bool keepdim=False) -> (Tensor values, Tensor indices)` */
export const KthvalueBackward0 = /* @__PURE__ */ rule<KthvalueBackward0Saved>({
  name: "KthvalueBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const indices = unpackSaved(node, saved.indices);
    return [value_selecting_reduction_backward(grad, saved.dim, indices, saved.selfSizes, saved.keepdim)];
  },
  release(saved) {
    saved.indices = null;
  },
});

export interface MedianBackward0Saved {
  self: SavedTensor | null;
  result: SavedTensor | null;
}
/** `median(Tensor self) -> Tensor` */
export const MedianBackward0 = /* @__PURE__ */ rule<MedianBackward0Saved>({
  name: "MedianBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const self = unpackSaved(node, saved.self);
    const result = unpackSaved(node, saved.result);
    return [evenly_distribute_backward(grad, self, result)];
  },
  release(saved) {
    saved.self = null;
    saved.result = null;
  },
});

export interface MedianBackward1Saved {
  selfSizes: readonly number[];
  dim: number;
  keepdim: boolean;
  indices: SavedTensor | null;
}
/** `median.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)` */
export const MedianBackward1 = /* @__PURE__ */ rule<MedianBackward1Saved>({
  name: "MedianBackward1",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const indices = unpackSaved(node, saved.indices);
    return [value_selecting_reduction_backward(grad, saved.dim, indices, saved.selfSizes, saved.keepdim)];
  },
  release(saved) {
    saved.indices = null;
  },
});

export interface NanmedianBackward0Saved {
  self: SavedTensor | null;
  result: SavedTensor | null;
}
/** `nanmedian(Tensor self) -> Tensor` */
export const NanmedianBackward0 = /* @__PURE__ */ rule<NanmedianBackward0Saved>({
  name: "NanmedianBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const self = unpackSaved(node, saved.self);
    const result = unpackSaved(node, saved.result);
    return [evenly_distribute_backward(grad, self, result)];
  },
  release(saved) {
    saved.self = null;
    saved.result = null;
  },
});

export interface NanmedianBackward1Saved {
  selfSizes: readonly number[];
  dim: number;
  keepdim: boolean;
  indices: SavedTensor | null;
}
/** `nanmedian.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)` */
export const NanmedianBackward1 = /* @__PURE__ */ rule<NanmedianBackward1Saved>({
  name: "NanmedianBackward1",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const indices = unpackSaved(node, saved.indices);
    return [value_selecting_reduction_backward(grad, saved.dim, indices, saved.selfSizes, saved.keepdim)];
  },
  release(saved) {
    saved.indices = null;
  },
});

export interface ModeBackward0Saved {
  selfSizes: readonly number[];
  dim: number;
  keepdim: boolean;
  indices: SavedTensor | null;
}
/** `mode(Tensor self, int dim=-1, bool keepdim=False) -> (Tensor values, Tensor indices)` */
export const ModeBackward0 = /* @__PURE__ */ rule<ModeBackward0Saved>({
  name: "ModeBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const indices = unpackSaved(node, saved.indices);
    return [value_selecting_reduction_backward(grad, saved.dim, indices, saved.selfSizes, saved.keepdim)];
  },
  release(saved) {
    saved.indices = null;
  },
});

export type UniqueDimBackward0Saved = null;
/** `unique_dim(Tensor self, int dim, bool sorted=True, bool return_inverse=False, bool return_counts=False) -> (Tensor, Tensor, Tensor)` */
export const UniqueDimBackward0 = /* @__PURE__ */ rule<UniqueDimBackward0Saved>({
  name: "UniqueDimBackward0",
  backward() {
    return notImplemented("unique_dim");
  },
});

export type UniqueBackward0Saved = null;
/** `_unique(Tensor self, bool sorted=True, bool return_inverse=False) -> (Tensor, Tensor)` */
export const UniqueBackward0 = /* @__PURE__ */ rule<UniqueBackward0Saved>({
  name: "UniqueBackward0",
  backward() {
    return notImplemented("_unique");
  },
});

export type Unique2Backward0Saved = null;
/** `_unique2(Tensor self, bool sorted=True, bool return_inverse=False, bool return_counts=False) -> (Tensor, Tensor, Tensor)` */
export const Unique2Backward0 = /* @__PURE__ */ rule<Unique2Backward0Saved>({
  name: "Unique2Backward0",
  backward() {
    return notImplemented("_unique2");
  },
});

export type UniqueConsecutiveBackward0Saved = null;
/** `unique_consecutive(Tensor self, bool return_inverse=False, bool return_counts=False, int? dim=None) -> (Tensor, Tensor, Tensor)` */
export const UniqueConsecutiveBackward0 = /* @__PURE__ */ rule<UniqueConsecutiveBackward0Saved>({
  name: "UniqueConsecutiveBackward0",
  backward() {
    return notImplemented("unique_consecutive");
  },
});

export interface CummaxBackward0Saved {
  self: SavedTensor | null;
  dim: number;
  indices: SavedTensor | null;
}
/** `cummax(Tensor self, int dim) -> (Tensor values, Tensor indices)` */
export const CummaxBackward0 = /* @__PURE__ */ rule<CummaxBackward0Saved>({
  name: "CummaxBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const self = unpackSaved(node, saved.self);
    const indices = unpackSaved(node, saved.indices);
    return [cummaxmin_backward(grad, self, indices, saved.dim)];
  },
  release(saved) {
    saved.self = null;
    saved.indices = null;
  },
});

export interface CumminBackward0Saved {
  self: SavedTensor | null;
  dim: number;
  indices: SavedTensor | null;
}
/** `cummin(Tensor self, int dim) -> (Tensor values, Tensor indices)` */
export const CumminBackward0 = /* @__PURE__ */ rule<CumminBackward0Saved>({
  name: "CumminBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const self = unpackSaved(node, saved.self);
    const indices = unpackSaved(node, saved.indices);
    return [cummaxmin_backward(grad, self, indices, saved.dim)];
  },
  release(saved) {
    saved.self = null;
    saved.indices = null;
  },
});

export interface MvlgammaBackward0Saved {
  self: SavedTensor | null;
  p: number;
}
/** `mvlgamma(Tensor self, int p) -> Tensor` */
export const MvlgammaBackward0 = /* @__PURE__ */ rule<MvlgammaBackward0Saved>({
  name: "MvlgammaBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const self = unpackSaved(node, saved.self);
    return [mvlgamma_backward(grad, self, saved.p)];
  },
  release(saved) {
    saved.self = null;
  },
});

export type HistogramddBinEdgesBackward0Saved = null;
/** `_histogramdd_bin_edges(Tensor self, int[] bins, *, float[]? range=None, Tensor? weight=None, bool density=False) -> Tensor[]` */
export const HistogramddBinEdgesBackward0 = /* @__PURE__ */ rule<HistogramddBinEdgesBackward0Saved>({
  name: "HistogramddBinEdgesBackward0",
  backward(_node, _grads, needs) {
    let selfGrad: Gradient = null;
    let weightGrad: Gradient = null;
    if (needs[0]!) {
      notImplemented("histogramdd_bin_edges");
    }
    if (needs[1]!) {
      notImplemented("histogramdd_bin_edges");
    }
    return [selfGrad, weightGrad];
  },
});

export type HistogramddFromBinCtsBackward0Saved = null;
/** `_histogramdd_from_bin_cts(Tensor self, int[] bins, *, float[]? range=None, Tensor? weight=None, bool density=False) -> Tensor` */
export const HistogramddFromBinCtsBackward0 = /* @__PURE__ */ rule<HistogramddFromBinCtsBackward0Saved>({
  name: "HistogramddFromBinCtsBackward0",
  backward(_node, _grads, needs) {
    let selfGrad: Gradient = null;
    let weightGrad: Gradient = null;
    if (needs[0]!) {
      notImplemented("histogramdd_from_bin_cts");
    }
    if (needs[1]!) {
      notImplemented("histogramdd_from_bin_cts");
    }
    return [selfGrad, weightGrad];
  },
});

export interface HistogramddFromBinTensorsBackward0Saved {
  binsCount: number;
}
/** `_histogramdd_from_bin_tensors(Tensor self, Tensor[] bins, *, Tensor? weight=None, bool density=False) -> Tensor` */
export const HistogramddFromBinTensorsBackward0 = /* @__PURE__ */ rule<HistogramddFromBinTensorsBackward0Saved>({
  name: "HistogramddFromBinTensorsBackward0",
  backward(node, _grads, needs) {
    const { saved } = node;
    let selfGrad: Gradient = null;
    let binsGrad: readonly Gradient[] = noGradients(saved.binsCount);
    let weightGrad: Gradient = null;
    if (anyNeeded(needs, 1, saved.binsCount + 1)) {
      notImplemented("histogramdd_from_bin_tensors");
    }
    if (needs[0]!) {
      notImplemented("histogramdd_from_bin_tensors");
    }
    if (needs[saved.binsCount + 1]!) {
      notImplemented("histogramdd_from_bin_tensors");
    }
    return [selfGrad, ...binsGrad, weightGrad];
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
  release(saved) {
    saved.self = null;
    saved.result = null;
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
  release(saved) {
    saved.self = null;
    saved.result = null;
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
  release(saved) {
    saved.self = null;
    saved.result = null;
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
  release(saved) {
    saved.self = null;
    saved.result = null;
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
  release(saved) {
    saved.self = null;
    saved.min = null;
    saved.max = null;
  },
});

export interface MaxBackward1Saved {
  self: SavedTensor | null;
  result: SavedTensor | null;
}
/** `max(Tensor self) -> Tensor` */
export const MaxBackward1 = /* @__PURE__ */ rule<MaxBackward1Saved>({
  name: "MaxBackward1",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const self = unpackSaved(node, saved.self);
    const result = unpackSaved(node, saved.result);
    return [evenly_distribute_backward(grad, self, result)];
  },
  release(saved) {
    saved.self = null;
    saved.result = null;
  },
});

export interface MaxBackward0Saved {
  selfSizes: readonly number[];
  dim: number;
  keepdim: boolean;
  indices: SavedTensor | null;
}
/** `max.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)` */
export const MaxBackward0 = /* @__PURE__ */ rule<MaxBackward0Saved>({
  name: "MaxBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const indices = unpackSaved(node, saved.indices);
    return [value_selecting_reduction_backward(grad, saved.dim, indices, saved.selfSizes, saved.keepdim)];
  },
  release(saved) {
    saved.indices = null;
  },
});

export interface MinBackward1Saved {
  self: SavedTensor | null;
  result: SavedTensor | null;
}
/** `min(Tensor self) -> Tensor` */
export const MinBackward1 = /* @__PURE__ */ rule<MinBackward1Saved>({
  name: "MinBackward1",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const self = unpackSaved(node, saved.self);
    const result = unpackSaved(node, saved.result);
    return [evenly_distribute_backward(grad, self, result)];
  },
  release(saved) {
    saved.self = null;
    saved.result = null;
  },
});

export interface MinBackward0Saved {
  selfSizes: readonly number[];
  dim: number;
  keepdim: boolean;
  indices: SavedTensor | null;
}
/** `min.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)` */
export const MinBackward0 = /* @__PURE__ */ rule<MinBackward0Saved>({
  name: "MinBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const indices = unpackSaved(node, saved.indices);
    return [value_selecting_reduction_backward(grad, saved.dim, indices, saved.selfSizes, saved.keepdim)];
  },
  release(saved) {
    saved.indices = null;
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
  release(saved) {
    saved.self = null;
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
  release(saved) {
    saved.self = null;
    saved.result = null;
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
  release(saved) {
    saved.self = null;
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
  release(saved) {
    saved.self = null;
    saved.result0 = null;
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
  release(saved) {
    saved.self = null;
    saved.result = null;
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
    return [norm_backward(grad, isComplex(self.dtype) ? self : to_dtype(self, grad.dtype, false, false, null), saved.p, result)];
  },
  release(saved) {
    saved.self = null;
    saved.result = null;
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
  release(saved) {
    saved.self = null;
    saved.result = null;
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
    return [norm_backward_dim(grad, isComplex(self.dtype) ? self : to_dtype(self, grad.dtype, false, false, null), saved.p, result, saved.dim, saved.keepdim)];
  },
  release(saved) {
    saved.self = null;
    saved.result = null;
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
  release(saved) {
    saved.self = null;
    saved.result = null;
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
    return [linalg_vector_norm_backward(grad, isComplex(self.dtype) ? self : to_dtype(self, grad.dtype, false, false, null), saved.ord, result, saved.dim, saved.keepdim)];
  },
  release(saved) {
    saved.self = null;
    saved.result = null;
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
  release(saved) {
    saved.self = null;
    saved.other = null;
    saved.result = null;
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
  release(saved) {
    saved.self = null;
    saved.result = null;
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
  release(saved) {
    saved.self = null;
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
  release(saved) {
    saved.self = null;
    saved.result = null;
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
  release(saved) {
    saved.self = null;
    saved.mat2 = null;
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
      selfGrad = maybe_multiply(grad, conjugateScalar(saved.beta));
    }
    return [selfGrad, mat1Grad, mat2Grad];
  },
  release(saved) {
    saved.mat2 = null;
    saved.mat1 = null;
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
      mat2Grad = bmm(conjugate(transpose_int(self, 1, 2)), grad);
    }
    if (needs[0]!) {
      const mat2 = unpackSaved(node, saved.mat2);
      selfGrad = bmm(grad, conjugate(transpose_int(mat2, 1, 2)));
    }
    return [selfGrad, mat2Grad];
  },
  release(saved) {
    saved.self = null;
    saved.mat2 = null;
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
      batch1Grad = maybe_multiply(bmm(grad, conjugate(transpose_int(batch2, 1, 2))), conjugateScalar(saved.alpha));
    }
    if (needs[2]!) {
      const batch1 = unpackSaved(node, saved.batch1);
      batch2Grad = maybe_multiply(bmm(conjugate(transpose_int(batch1, 1, 2)), grad), conjugateScalar(saved.alpha));
    }
    if (needs[0]!) {
      selfGrad = maybe_multiply(grad, conjugateScalar(saved.beta));
    }
    return [selfGrad, batch1Grad, batch2Grad];
  },
  release(saved) {
    saved.batch2 = null;
    saved.batch1 = null;
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
      batch1Grad = maybe_multiply(bmm(expand(grad, [saved.batch1Argsize0, saved.batch1Argsize1, saved.batch2Argsize2], false), conjugate(transpose_int(batch2, 1, 2))), conjugateScalar(saved.alpha));
    }
    if (needs[2]!) {
      const batch1 = unpackSaved(node, saved.batch1);
      batch2Grad = maybe_multiply(bmm(conjugate(transpose_int(batch1, 1, 2)), expand(grad, [saved.batch1Argsize0, saved.batch1Argsize1, saved.batch2Argsize2], false)), conjugateScalar(saved.alpha));
    }
    if (needs[0]!) {
      selfGrad = maybe_multiply(grad, conjugateScalar(saved.beta));
    }
    return [selfGrad, batch1Grad, batch2Grad];
  },
  release(saved) {
    saved.batch2 = null;
    saved.batch1 = null;
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
      selfGrad = ger(grad, conjugate(vec));
    }
    if (needs[1]!) {
      const self = unpackSaved(node, saved.self);
      vecGrad = mv(t(conjugate(self)), grad);
    }
    return [selfGrad, vecGrad];
  },
  release(saved) {
    saved.vec = null;
    saved.self = null;
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
      matGrad = maybe_multiply(ger(grad, conjugate(vec)), conjugateScalar(saved.alpha));
    }
    if (needs[0]!) {
      selfGrad = maybe_multiply(grad, conjugateScalar(saved.beta));
    }
    if (needs[2]!) {
      const mat = unpackSaved(node, saved.mat);
      vecGrad = maybe_multiply(mv(conjugate(t(mat)), grad), conjugateScalar(saved.alpha));
    }
    return [selfGrad, matGrad, vecGrad];
  },
  release(saved) {
    saved.vec = null;
    saved.mat = null;
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
      selfGrad = maybe_multiply(grad, conjugateScalar(saved.beta));
    }
    if (needs[1]!) {
      const vec2 = unpackSaved(node, saved.vec2);
      vec1Grad = maybe_multiply(mv(grad, conjugate(vec2)), conjugateScalar(saved.alpha));
    }
    if (needs[2]!) {
      const vec1 = unpackSaved(node, saved.vec1);
      vec2Grad = maybe_multiply(mv(t(grad), conjugate(vec1)), conjugateScalar(saved.alpha));
    }
    return [selfGrad, vec1Grad, vec2Grad];
  },
  release(saved) {
    saved.vec2 = null;
    saved.vec1 = null;
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
      selfGrad = mul_Tensor(grad, conjugate(tensor));
    }
    if (needs[1]!) {
      const self = unpackSaved(node, saved.self);
      tensorGrad = mul_Tensor(grad, conjugate(self));
    }
    return [selfGrad, tensorGrad];
  },
  release(saved) {
    saved.tensor = null;
    saved.self = null;
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
      selfGrad = mul_Tensor(conjugate(grad), other);
    }
    return [selfGrad, otherGrad];
  },
  release(saved) {
    saved.self = null;
    saved.other = null;
  },
});

export interface TrilinearBackward0Saved {
  i1: SavedTensor | null;
  i2: SavedTensor | null;
  i3: SavedTensor | null;
  expand1: readonly number[];
  expand2: readonly number[];
  expand3: readonly number[];
  sumdim: readonly number[];
}
/** `_trilinear(Tensor i1, Tensor i2, Tensor i3, int[] expand1, int[] expand2, int[] expand3, int[] sumdim, int unroll_dim=1) -> Tensor` */
export const TrilinearBackward0 = /* @__PURE__ */ rule<TrilinearBackward0Saved>({
  name: "TrilinearBackward0",
  backward(node, grads, needs) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null, null, null];
    let i1Grad: Gradient = null;
    let i2Grad: Gradient = null;
    let i3Grad: Gradient = null;
    if (needs[0]! || needs[1]! || needs[2]!) {
      const gradInputMask = [needs[0]!, needs[1]!, needs[2]!];
      const i1 = unpackSaved(node, saved.i1);
      const i2 = unpackSaved(node, saved.i2);
      const i3 = unpackSaved(node, saved.i3);
      [i1Grad, i2Grad, i3Grad] = _trilinear_backward(grad, i1, i2, i3, saved.expand1, saved.expand2, saved.expand3, saved.sumdim, gradInputMask);
    }
    return [i1Grad, i2Grad, i3Grad];
  },
  release(saved) {
    saved.i1 = null;
    saved.i2 = null;
    saved.i3 = null;
  },
});

export interface LinalgCrossBackward0Saved {
  self: SavedTensor | null;
  dim: number;
  other: SavedTensor | null;
}
/** `linalg_cross(Tensor self, Tensor other, *, int dim=-1) -> Tensor` */
export const LinalgCrossBackward0 = /* @__PURE__ */ rule<LinalgCrossBackward0Saved>({
  name: "LinalgCrossBackward0",
  backward(node, grads, needs) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null, null];
    let selfGrad: Gradient = null;
    let otherGrad: Gradient = null;
    if (needs[1]!) {
      const self = unpackSaved(node, saved.self);
      otherGrad = linalg_cross(grad, conjugate(self), saved.dim);
    }
    if (needs[0]!) {
      const other = unpackSaved(node, saved.other);
      selfGrad = linalg_cross(conjugate(other), grad, saved.dim);
    }
    return [selfGrad, otherGrad];
  },
  release(saved) {
    saved.self = null;
    saved.other = null;
  },
});

export interface CdistBackward0Saved {
  x1: SavedTensor | null;
  x2: SavedTensor | null;
  p: number;
  result: SavedTensor | null;
}
/** `_cdist_forward(Tensor x1, Tensor x2, float p, int? compute_mode) -> Tensor` */
export const CdistBackward0 = /* @__PURE__ */ rule<CdistBackward0Saved>({
  name: "CdistBackward0",
  backward(node, grads, needs) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null, null];
    let x1Grad: Gradient = null;
    let x2Grad: Gradient = null;
    if (needs[0]!) {
      const x1 = unpackSaved(node, saved.x1);
      const x2 = unpackSaved(node, saved.x2);
      const result = unpackSaved(node, saved.result);
      x1Grad = _cdist_backward(contiguous(grad, "contiguous_format"), x1, x2, saved.p, result);
    }
    if (needs[1]!) {
      const x1 = unpackSaved(node, saved.x1);
      const x2 = unpackSaved(node, saved.x2);
      const result = unpackSaved(node, saved.result);
      x2Grad = _cdist_backward(contiguous(mT(grad), "contiguous_format"), x2, x1, saved.p, contiguous(mT(result), "contiguous_format"));
    }
    return [x1Grad, x2Grad];
  },
  release(saved) {
    saved.x1 = null;
    saved.x2 = null;
    saved.result = null;
  },
});

export type CdistBackwardBackward0Saved = null;
/** `_cdist_backward(Tensor grad, Tensor x1, Tensor x2, float p, Tensor cdist) -> Tensor` */
export const CdistBackwardBackward0 = /* @__PURE__ */ rule<CdistBackwardBackward0Saved>({
  name: "CdistBackwardBackward0",
  backward(_node, _grads, needs) {
    let grad_Grad: Gradient = null;
    let x1Grad: Gradient = null;
    let x2Grad: Gradient = null;
    let cdistGrad: Gradient = null;
    if (needs[3]!) {
      notImplemented("_cdist_backward");
    }
    if (needs[0]!) {
      notImplemented("_cdist_backward");
    }
    if (needs[1]!) {
      notImplemented("_cdist_backward");
    }
    if (needs[2]!) {
      notImplemented("_cdist_backward");
    }
    return [grad_Grad, x1Grad, x2Grad, cdistGrad];
  },
});

export interface EuclideanDistBackward0Saved {
  x1: SavedTensor | null;
  x2: SavedTensor | null;
  result: SavedTensor | null;
}
/** `_euclidean_dist(Tensor x1, Tensor x2) -> Tensor` */
export const EuclideanDistBackward0 = /* @__PURE__ */ rule<EuclideanDistBackward0Saved>({
  name: "EuclideanDistBackward0",
  backward(node, grads, needs) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null, null];
    let x1Grad: Gradient = null;
    let x2Grad: Gradient = null;
    if (needs[0]! || needs[1]!) {
      const x1 = unpackSaved(node, saved.x1);
      const x2 = unpackSaved(node, saved.x2);
      const result = unpackSaved(node, saved.result);
      [x1Grad, x2Grad] = _euclidean_dist_backward(grad, x1, x2, result);
    }
    return [x1Grad, x2Grad];
  },
  release(saved) {
    saved.x1 = null;
    saved.x2 = null;
    saved.result = null;
  },
});

export interface PdistBackward0Saved {
  self: SavedTensor | null;
  p: number;
  result: SavedTensor | null;
}
/** `_pdist_forward(Tensor self, float p=2) -> Tensor` */
export const PdistBackward0 = /* @__PURE__ */ rule<PdistBackward0Saved>({
  name: "PdistBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const self = unpackSaved(node, saved.self);
    const result = unpackSaved(node, saved.result);
    return [_pdist_backward(grad, self, saved.p, result)];
  },
  release(saved) {
    saved.self = null;
    saved.result = null;
  },
});

export type PdistBackwardBackward0Saved = null;
/** `_pdist_backward(Tensor grad, Tensor self, float p, Tensor pdist) -> Tensor` */
export const PdistBackwardBackward0 = /* @__PURE__ */ rule<PdistBackwardBackward0Saved>({
  name: "PdistBackwardBackward0",
  backward(_node, _grads, needs) {
    let grad_Grad: Gradient = null;
    let selfGrad: Gradient = null;
    let pdistGrad: Gradient = null;
    if (needs[0]!) {
      notImplemented("_pdist_backward");
    }
    if (needs[2]!) {
      notImplemented("_pdist_backward");
    }
    if (needs[1]!) {
      notImplemented("_pdist_backward");
    }
    return [grad_Grad, selfGrad, pdistGrad];
  },
});

export interface LinalgCholeskyExBackward0Saved {
  upper: boolean;
  L: SavedTensor | null;
}
/** `linalg_cholesky_ex(Tensor self, *, bool upper=False, bool check_errors=False) -> (Tensor L, Tensor info)` */
export const LinalgCholeskyExBackward0 = /* @__PURE__ */ rule<LinalgCholeskyExBackward0Saved>({
  name: "LinalgCholeskyExBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const L = unpackSaved(node, saved.L);
    return [cholesky_backward(grad, saved.upper, L)];
  },
  release(saved) {
    saved.L = null;
  },
});

export interface CholeskyBackward0Saved {
  upper: boolean;
  result: SavedTensor | null;
}
/** `cholesky(Tensor self, bool upper=False) -> Tensor` */
export const CholeskyBackward0 = /* @__PURE__ */ rule<CholeskyBackward0Saved>({
  name: "CholeskyBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const result = unpackSaved(node, saved.result);
    return [cholesky_backward(grad, saved.upper, result)];
  },
  release(saved) {
    saved.result = null;
  },
});

export interface CholeskyInverseBackward0Saved {
  self: SavedTensor | null;
  upper: boolean;
  result: SavedTensor | null;
}
/** `cholesky_inverse(Tensor self, bool upper=False) -> Tensor` */
export const CholeskyInverseBackward0 = /* @__PURE__ */ rule<CholeskyInverseBackward0Saved>({
  name: "CholeskyInverseBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const self = unpackSaved(node, saved.self);
    const result = unpackSaved(node, saved.result);
    return [cholesky_inverse_backward(grad, self, saved.upper, result)];
  },
  release(saved) {
    saved.self = null;
    saved.result = null;
  },
});

export interface CholeskySolveBackward0Saved {
  self: SavedTensor | null;
  input2: SavedTensor | null;
  upper: boolean;
  result: SavedTensor | null;
}
/** `cholesky_solve(Tensor self, Tensor input2, bool upper=False) -> Tensor` */
export const CholeskySolveBackward0 = /* @__PURE__ */ rule<CholeskySolveBackward0Saved>({
  name: "CholeskySolveBackward0",
  backward(node, grads, needs) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null, null];
    let selfGrad: Gradient = null;
    let input2Grad: Gradient = null;
    if (needs[0]! || needs[1]!) {
      const self = unpackSaved(node, saved.self);
      const input2 = unpackSaved(node, saved.input2);
      const result = unpackSaved(node, saved.result);
      [selfGrad, input2Grad] = cholesky_solve_backward(grad, self, input2, result, saved.upper);
    }
    return [selfGrad, input2Grad];
  },
  release(saved) {
    saved.self = null;
    saved.input2 = null;
    saved.result = null;
  },
});

export interface LinalgLuFactorExBackward0Saved {
  pivot: boolean;
  LU: SavedTensor | null;
  pivots: SavedTensor | null;
}
/** `linalg_lu_factor_ex(Tensor A, *, bool pivot=True, bool check_errors=False) -> (Tensor LU, Tensor pivots, Tensor info)` */
export const LinalgLuFactorExBackward0 = /* @__PURE__ */ rule<LinalgLuFactorExBackward0Saved>({
  name: "LinalgLuFactorExBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const LU = unpackSaved(node, saved.LU);
    const pivots = unpackSaved(node, saved.pivots);
    return [lu_factor_ex_backward(grad, LU, pivots, saved.pivot)];
  },
  release(saved) {
    saved.LU = null;
    saved.pivots = null;
  },
});

export interface LinalgLuBackward0Saved {
  pivot: boolean;
  P: SavedTensor | null;
  L: SavedTensor | null;
  U: SavedTensor | null;
}
/** `linalg_lu(Tensor A, *, bool pivot=True) -> (Tensor P, Tensor L, Tensor U)` */
export const LinalgLuBackward0 = /* @__PURE__ */ rule<LinalgLuBackward0Saved>({
  name: "LinalgLuBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad0 = grads[0]!;
    const grad1 = grads[1]!;
    const P = unpackSaved(node, saved.P);
    const L = unpackSaved(node, saved.L);
    const U = unpackSaved(node, saved.U);
    return [linalg_lu_backward(grad0, grad1, P, L, U, saved.pivot)];
  },
  release(saved) {
    saved.P = null;
    saved.L = null;
    saved.U = null;
  },
});

export interface LinalgLuSolveBackward0Saved {
  LU: SavedTensor | null;
  pivots: SavedTensor | null;
  left: boolean;
  adjoint: boolean;
  result: SavedTensor | null;
}
/** `linalg_lu_solve(Tensor LU, Tensor pivots, Tensor B, *, bool left=True, bool adjoint=False) -> Tensor` */
export const LinalgLuSolveBackward0 = /* @__PURE__ */ rule<LinalgLuSolveBackward0Saved>({
  name: "LinalgLuSolveBackward0",
  backward(node, grads, needs) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null, null];
    let LUGrad: Gradient = null;
    let BGrad: Gradient = null;
    if (needs[1]!) {
      const LU = unpackSaved(node, saved.LU);
      const pivots = unpackSaved(node, saved.pivots);
      BGrad = linalg_lu_solve(LU, pivots, grad, saved.left, !saved.adjoint);
    }
    if (needs[0]!) {
      const LU = unpackSaved(node, saved.LU);
      const pivots = unpackSaved(node, saved.pivots);
      const result = unpackSaved(node, saved.result);
      LUGrad = linalg_lu_solve_LU(grad, LU, pivots, result, saved.left, saved.adjoint);
    }
    return [LUGrad, BGrad];
  },
  release(saved) {
    saved.LU = null;
    saved.pivots = null;
    saved.result = null;
  },
});

export interface LuUnpackBackward0Saved {
  LUData: SavedTensor | null;
}
/** `lu_unpack(Tensor LU_data, Tensor LU_pivots, bool unpack_data=True, bool unpack_pivots=True) -> (Tensor P, Tensor L, Tensor U)` */
export const LuUnpackBackward0 = /* @__PURE__ */ rule<LuUnpackBackward0Saved>({
  name: "LuUnpackBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad0 = grads[0]!;
    const grad1 = grads[1]!;
    const LUData = unpackSaved(node, saved.LUData);
    return [lu_unpack_backward(grad0, grad1, sizeOf(LUData, -2), sizeOf(LUData, -1))];
  },
  release(saved) {
    saved.LUData = null;
  },
});

export interface LinalgDetBackward0Saved {
  A: SavedTensor | null;
  result: SavedTensor | null;
  LU: SavedTensor | null;
  pivots: SavedTensor | null;
}
/** `_linalg_det(Tensor A) -> (Tensor result, Tensor LU, Tensor pivots)` */
export const LinalgDetBackward0 = /* @__PURE__ */ rule<LinalgDetBackward0Saved>({
  name: "LinalgDetBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const A = unpackSaved(node, saved.A);
    const result = unpackSaved(node, saved.result);
    const LU = unpackSaved(node, saved.LU);
    const pivots = unpackSaved(node, saved.pivots);
    return [linalg_det_backward(grad, result, A, LU, pivots)];
  },
  release(saved) {
    saved.A = null;
    saved.result = null;
    saved.LU = null;
    saved.pivots = null;
  },
});

export interface LinalgSlogdetBackward0Saved {
  A: SavedTensor | null;
  sign: SavedTensor | null;
  LU: SavedTensor | null;
  pivots: SavedTensor | null;
}
/** `_linalg_slogdet(Tensor A) -> (Tensor sign, Tensor logabsdet, Tensor LU, Tensor pivots)` */
export const LinalgSlogdetBackward0 = /* @__PURE__ */ rule<LinalgSlogdetBackward0Saved>({
  name: "LinalgSlogdetBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad0 = grads[0]!;
    const grad1 = grads[1]!;
    const A = unpackSaved(node, saved.A);
    const sign = unpackSaved(node, saved.sign);
    const LU = unpackSaved(node, saved.LU);
    const pivots = unpackSaved(node, saved.pivots);
    return [slogdet_backward(grad0, grad1, A, sign, LU, pivots)];
  },
  release(saved) {
    saved.A = null;
    saved.sign = null;
    saved.LU = null;
    saved.pivots = null;
  },
});

export interface LinalgSolveExBackward0Saved {
  A: SavedTensor | null;
  left: boolean;
  result: SavedTensor | null;
  LU: SavedTensor | null;
  pivots: SavedTensor | null;
}
/** `_linalg_solve_ex(Tensor A, Tensor B, *, bool left=True, bool check_errors=False) -> (Tensor result, Tensor LU, Tensor pivots, Tensor info)` */
export const LinalgSolveExBackward0 = /* @__PURE__ */ rule<LinalgSolveExBackward0Saved>({
  name: "LinalgSolveExBackward0",
  backward(node, grads, needs) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null, null];
    let AGrad: Gradient = null;
    let BGrad: Gradient = null;
    if (needs[0]! || needs[1]!) {
      const gradInputMask = [needs[0]!, needs[1]!];
      const A = unpackSaved(node, saved.A);
      const result = unpackSaved(node, saved.result);
      const LU = unpackSaved(node, saved.LU);
      const pivots = unpackSaved(node, saved.pivots);
      [AGrad, BGrad] = linalg_solve_backward(grad, result, A, LU, pivots, saved.left, gradInputMask[1]!);
    }
    return [AGrad, BGrad];
  },
  release(saved) {
    saved.A = null;
    saved.result = null;
    saved.LU = null;
    saved.pivots = null;
  },
});

export interface LinalgInvExBackward0Saved {
  inverse: SavedTensor | null;
}
/** `linalg_inv_ex(Tensor A, *, bool check_errors=False) -> (Tensor inverse, Tensor info)` */
export const LinalgInvExBackward0 = /* @__PURE__ */ rule<LinalgInvExBackward0Saved>({
  name: "LinalgInvExBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const inverse = unpackSaved(node, saved.inverse);
    return [neg(matmul(mH(inverse), matmul(grad, mH(inverse))))];
  },
  release(saved) {
    saved.inverse = null;
  },
});

export interface LinalgSolveTriangularBackward0Saved {
  self: SavedTensor | null;
  upper: boolean;
  left: boolean;
  unitriangular: boolean;
  result: SavedTensor | null;
}
/** `linalg_solve_triangular(Tensor self, Tensor B, *, bool upper, bool left=True, bool unitriangular=False) -> Tensor` */
export const LinalgSolveTriangularBackward0 = /* @__PURE__ */ rule<LinalgSolveTriangularBackward0Saved>({
  name: "LinalgSolveTriangularBackward0",
  backward(node, grads, needs) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null, null];
    let selfGrad: Gradient = null;
    let BGrad: Gradient = null;
    if (needs[0]! || needs[1]!) {
      const gradInputMask = [needs[0]!, needs[1]!];
      const self = unpackSaved(node, saved.self);
      const result = unpackSaved(node, saved.result);
      [selfGrad, BGrad] = linalg_solve_triangular_backward(grad, self, result, saved.upper, saved.left, saved.unitriangular, gradInputMask);
    }
    return [selfGrad, BGrad];
  },
  release(saved) {
    saved.self = null;
    saved.result = null;
  },
});

export interface TriangularSolveBackward0Saved {
  self: SavedTensor | null;
  A: SavedTensor | null;
  upper: boolean;
  transpose: boolean;
  unitriangular: boolean;
  solution: SavedTensor | null;
}
/** `triangular_solve(Tensor self, Tensor A, bool upper=True, bool transpose=False, bool unitriangular=False) -> (Tensor solution, Tensor cloned_coefficient)` */
export const TriangularSolveBackward0 = /* @__PURE__ */ rule<TriangularSolveBackward0Saved>({
  name: "TriangularSolveBackward0",
  backward(node, grads, needs) {
    const { saved } = node;
    const grad0 = grads[0]!;
    const grad1 = grads[1]!;
    let selfGrad: Gradient = null;
    let AGrad: Gradient = null;
    if (needs[0]! || needs[1]!) {
      const gradInputMask = [needs[0]!, needs[1]!];
      const self = unpackSaved(node, saved.self);
      const A = unpackSaved(node, saved.A);
      const solution = unpackSaved(node, saved.solution);
      [selfGrad, AGrad] = triangular_solve_backward(grad0, grad1, self, A, solution, saved.upper, saved.transpose, saved.unitriangular, gradInputMask);
    }
    return [selfGrad, AGrad];
  },
  release(saved) {
    saved.self = null;
    saved.A = null;
    saved.solution = null;
  },
});

export interface LinalgQrBackward0Saved {
  mode: string;
  Q: SavedTensor | null;
  R: SavedTensor | null;
}
/** `linalg_qr(Tensor A, str mode='reduced') -> (Tensor Q, Tensor R)` */
export const LinalgQrBackward0 = /* @__PURE__ */ rule<LinalgQrBackward0Saved>({
  name: "LinalgQrBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad0 = grads[0]!;
    const grad1 = grads[1]!;
    const Q = unpackSaved(node, saved.Q);
    const R = unpackSaved(node, saved.R);
    return [linalg_qr_backward(grad0, grad1, Q, R, saved.mode)];
  },
  release(saved) {
    saved.Q = null;
    saved.R = null;
  },
});

export type GeqrfBackward0Saved = null;
/** `geqrf(Tensor self) -> (Tensor a, Tensor tau)` */
export const GeqrfBackward0 = /* @__PURE__ */ rule<GeqrfBackward0Saved>({
  name: "GeqrfBackward0",
  backward() {
    return notImplemented("geqrf");
  },
});

export interface LinalgHouseholderProductBackward0Saved {
  input: SavedTensor | null;
  tau: SavedTensor | null;
  result: SavedTensor | null;
}
/** `linalg_householder_product(Tensor input, Tensor tau) -> Tensor` */
export const LinalgHouseholderProductBackward0 = /* @__PURE__ */ rule<LinalgHouseholderProductBackward0Saved>({
  name: "LinalgHouseholderProductBackward0",
  backward(node, grads, needs) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null, null];
    let inputGrad: Gradient = null;
    let tauGrad: Gradient = null;
    if (needs[0]! || needs[1]!) {
      const input = unpackSaved(node, saved.input);
      const tau = unpackSaved(node, saved.tau);
      const result = unpackSaved(node, saved.result);
      [inputGrad, tauGrad] = householder_product_backward(grad, result, input, tau);
    }
    return [inputGrad, tauGrad];
  },
  release(saved) {
    saved.input = null;
    saved.tau = null;
    saved.result = null;
  },
});

export interface LinalgEighBackward0Saved {
  eigenvalues: SavedTensor | null;
  eigenvectors: SavedTensor | null;
}
/** `_linalg_eigh(Tensor A, str UPLO="L", bool compute_v=True) -> (Tensor eigenvalues, Tensor eigenvectors)` */
export const LinalgEighBackward0 = /* @__PURE__ */ rule<LinalgEighBackward0Saved>({
  name: "LinalgEighBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad0 = grads[0]!;
    const grad1 = grads[1]!;
    const eigenvalues = unpackSaved(node, saved.eigenvalues);
    const eigenvectors = unpackSaved(node, saved.eigenvectors);
    return [linalg_eig_backward(grad0, grad1, eigenvalues, eigenvectors, true, true)];
  },
  release(saved) {
    saved.eigenvalues = null;
    saved.eigenvectors = null;
  },
});

export interface LinalgEigBackward0Saved {
  selfScalarType: DType;
  eigenvalues: SavedTensor | null;
  eigenvectors: SavedTensor | null;
}
/** `linalg_eig(Tensor self) -> (Tensor eigenvalues, Tensor eigenvectors)` */
export const LinalgEigBackward0 = /* @__PURE__ */ rule<LinalgEigBackward0Saved>({
  name: "LinalgEigBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad0 = grads[0]!;
    const grad1 = grads[1]!;
    const eigenvalues = unpackSaved(node, saved.eigenvalues);
    const eigenvectors = unpackSaved(node, saved.eigenvectors);
    return [handle_r_to_c(saved.selfScalarType, linalg_eig_backward(grad0, grad1, eigenvalues, eigenvectors, false, true))];
  },
  release(saved) {
    saved.eigenvalues = null;
    saved.eigenvectors = null;
  },
});

export interface LinalgSvdBackward0Saved {
  fullMatrices: boolean;
  U: SavedTensor | null;
  S: SavedTensor | null;
  Vh: SavedTensor | null;
}
/** `_linalg_svd(Tensor A, bool full_matrices=False, bool compute_uv=True, *, str? driver=None) -> (Tensor U, Tensor S, Tensor Vh)` */
export const LinalgSvdBackward0 = /* @__PURE__ */ rule<LinalgSvdBackward0Saved>({
  name: "LinalgSvdBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad0 = grads[0]!;
    const grad1 = grads[1]!;
    const grad2 = grads[2]!;
    const U = unpackSaved(node, saved.U);
    const S = unpackSaved(node, saved.S);
    const Vh = unpackSaved(node, saved.Vh);
    return [svd_backward(saved.fullMatrices && grad0 !== null ? narrow(grad0, -1, 0, sizeOf(S, -1)) : grad0, grad1, saved.fullMatrices && grad2 !== null ? narrow(grad2, -2, 0, sizeOf(S, -1)) : grad2, saved.fullMatrices ? narrow(U, -1, 0, sizeOf(S, -1)) : U, S, saved.fullMatrices ? narrow(Vh, -2, 0, sizeOf(S, -1)) : Vh)];
  },
  release(saved) {
    saved.U = null;
    saved.S = null;
    saved.Vh = null;
  },
});

export interface LinalgMatrixExpBackward0Saved {
  self: SavedTensor | null;
}
/** `linalg_matrix_exp(Tensor self) -> Tensor` */
export const LinalgMatrixExpBackward0 = /* @__PURE__ */ rule<LinalgMatrixExpBackward0Saved>({
  name: "LinalgMatrixExpBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const self = unpackSaved(node, saved.self);
    return [linalg_matrix_exp_differential(self, grad, true)];
  },
  release(saved) {
    saved.self = null;
  },
});

export interface LinalgPinvBackward0Saved {
  self: SavedTensor | null;
  result: SavedTensor | null;
}
/** `linalg_pinv.atol_rtol_tensor(Tensor self, *, Tensor? atol=None, Tensor? rtol=None, bool hermitian=False) -> Tensor` */
export const LinalgPinvBackward0 = /* @__PURE__ */ rule<LinalgPinvBackward0Saved>({
  name: "LinalgPinvBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const self = unpackSaved(node, saved.self);
    const result = unpackSaved(node, saved.result);
    return [pinv_backward(grad, result, self)];
  },
  release(saved) {
    saved.self = null;
    saved.result = null;
  },
});

export interface LinalgLstsqBackward0Saved {
  self: SavedTensor | null;
  b: SavedTensor | null;
  rcond: number | null;
  driver: string | null;
}
/** `linalg_lstsq(Tensor self, Tensor b, float? rcond=None, *, str? driver=None) -> (Tensor solution, Tensor residuals, Tensor rank, Tensor singular_values)` */
export const LinalgLstsqBackward0 = /* @__PURE__ */ rule<LinalgLstsqBackward0Saved>({
  name: "LinalgLstsqBackward0",
  backward(node, grads, needs) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null, null];
    let selfGrad: Gradient = null;
    let bGrad: Gradient = null;
    if (needs[0]! || needs[1]!) {
      const gradInputMask = [needs[0]!, needs[1]!];
      const self = unpackSaved(node, saved.self);
      const b = unpackSaved(node, saved.b);
      [selfGrad, bGrad] = linalg_lstsq_backward(grad, self, b, saved.rcond, saved.driver, gradInputMask);
    }
    return [selfGrad, bGrad];
  },
  release(saved) {
    saved.self = null;
    saved.b = null;
  },
});

export interface FftR2CBackward0Saved {
  selfSizes: readonly number[];
  dim: readonly number[];
  normalization: number;
  onesided: boolean;
}
/** `_fft_r2c(Tensor self, int[] dim, int normalization, bool onesided) -> Tensor` */
export const FftR2CBackward0 = /* @__PURE__ */ rule<FftR2CBackward0Saved>({
  name: "FftR2CBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [fft_r2c_input_backward(grad, saved.dim, saved.normalization, saved.onesided, saved.selfSizes)];
  },
});

export interface FftC2CBackward0Saved {
  dim: readonly number[];
  normalization: number;
  forward: boolean;
}
/** `_fft_c2c(Tensor self, int[] dim, int normalization, bool forward) -> Tensor` */
export const FftC2CBackward0 = /* @__PURE__ */ rule<FftC2CBackward0Saved>({
  name: "FftC2CBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [_fft_c2c(grad, saved.dim, saved.normalization, !saved.forward)];
  },
});

export interface FftC2RBackward0Saved {
  selfScalarType: DType;
  dim: readonly number[];
  normalization: number;
}
/** `_fft_c2r(Tensor self, int[] dim, int normalization, int last_dim_size) -> Tensor` */
export const FftC2RBackward0 = /* @__PURE__ */ rule<FftC2RBackward0Saved>({
  name: "FftC2RBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [fft_c2r_input_backward(grad, saved.dim, saved.normalization, saved.selfScalarType)];
  },
});

export type LinalgLdlFactorExBackward0Saved = null;
/** `linalg_ldl_factor_ex(Tensor self, *, bool hermitian=False, bool check_errors=False) -> (Tensor LD, Tensor pivots, Tensor info)` */
export const LinalgLdlFactorExBackward0 = /* @__PURE__ */ rule<LinalgLdlFactorExBackward0Saved>({
  name: "LinalgLdlFactorExBackward0",
  backward() {
    return notImplemented("linalg_ldl_factor_ex");
  },
});

export type LinalgLdlSolveBackward0Saved = null;
/** `linalg_ldl_solve(Tensor LD, Tensor pivots, Tensor B, *, bool hermitian=False) -> Tensor` */
export const LinalgLdlSolveBackward0 = /* @__PURE__ */ rule<LinalgLdlSolveBackward0Saved>({
  name: "LinalgLdlSolveBackward0",
  backward(_node, _grads, needs) {
    let LDGrad: Gradient = null;
    let BGrad: Gradient = null;
    if (needs[1]!) {
      notImplemented("linalg_ldl_solve");
    }
    if (needs[0]!) {
      notImplemented("linalg_ldl_solve");
    }
    return [LDGrad, BGrad];
  },
});

export type OrmqrBackward0Saved = null;
/** `ormqr(Tensor self, Tensor input2, Tensor input3, bool left=True, bool transpose=False) -> Tensor` */
export const OrmqrBackward0 = /* @__PURE__ */ rule<OrmqrBackward0Saved>({
  name: "OrmqrBackward0",
  backward(_node, _grads, needs) {
    let selfGrad: Gradient = null;
    let input2Grad: Gradient = null;
    let input3Grad: Gradient = null;
    if (needs[1]!) {
      notImplemented("ormqr");
    }
    if (needs[2]!) {
      notImplemented("ormqr");
    }
    if (needs[0]!) {
      notImplemented("ormqr");
    }
    return [selfGrad, input2Grad, input3Grad];
  },
});

export interface SymeigBackward0Saved {
  eigenvectors: boolean;
  eigenvalues: SavedTensor | null;
  eigenvectorsReturn: SavedTensor | null;
}
/** `symeig(Tensor self, bool eigenvectors=False, bool upper=True) -> (Tensor eigenvalues, Tensor eigenvectors)` */
export const SymeigBackward0 = /* @__PURE__ */ rule<SymeigBackward0Saved>({
  name: "SymeigBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad0 = grads[0]!;
    const grad1 = grads[1]!;
    const eigenvalues = unpackSaved(node, saved.eigenvalues);
    const eigenvectorsReturn = unpackSaved(node, saved.eigenvectorsReturn);
    return [linalg_eig_backward(grad0, grad1, eigenvalues, eigenvectorsReturn, true, saved.eigenvectors)];
  },
  release(saved) {
    saved.eigenvalues = null;
    saved.eigenvectorsReturn = null;
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
  release(saved) {
    saved.result = null;
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
  release(saved) {
    saved.output = null;
    saved.gradOutput = null;
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
  release(saved) {
    saved.result = null;
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
  release(saved) {
    saved.output = null;
    saved.gradOutput = null;
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
  release(saved) {
    saved.self = null;
    saved.target = null;
    saved.weight = null;
    saved.totalWeight = null;
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
  release(saved) {
    saved.target = null;
    saved.weight = null;
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
  release(saved) {
    saved.self = null;
    saved.target = null;
    saved.weight = null;
    saved.totalWeight = null;
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
  release(saved) {
    saved.target = null;
    saved.weight = null;
  },
});

export interface MseLossBackward0Saved {
  self: SavedTensor | null;
  target: SavedTensor | null;
  reduction: number;
}
/** `mse_loss(Tensor self, Tensor target, int reduction=Mean) -> Tensor` */
export const MseLossBackward0 = /* @__PURE__ */ rule<MseLossBackward0Saved>({
  name: "MseLossBackward0",
  backward(node, grads, needs) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null, null];
    let selfGrad: Gradient = null;
    let targetGrad: Gradient = null;
    if (needs[0]!) {
      const self = unpackSaved(node, saved.self);
      const target = unpackSaved(node, saved.target);
      selfGrad = mse_loss_backward(grad, self, target, saved.reduction);
    }
    if (needs[1]!) {
      const self = unpackSaved(node, saved.self);
      const target = unpackSaved(node, saved.target);
      targetGrad = mse_loss_backward(grad, target, self, saved.reduction);
    }
    return [selfGrad, targetGrad];
  },
  release(saved) {
    saved.self = null;
    saved.target = null;
  },
});

export interface MseLossBackwardBackward0Saved {
  self: SavedTensor | null;
  target: SavedTensor | null;
  reduction: number;
  gradOutput: SavedTensor | null;
}
/** `mse_loss_backward(Tensor grad_output, Tensor self, Tensor target, int reduction) -> Tensor` */
export const MseLossBackwardBackward0 = /* @__PURE__ */ rule<MseLossBackwardBackward0Saved>({
  name: "MseLossBackwardBackward0",
  backward(node, grads, needs) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null, null, null];
    let gradOutputGrad: Gradient = null;
    let selfGrad: Gradient = null;
    let targetGrad: Gradient = null;
    if (needs[0]!) {
      const self = unpackSaved(node, saved.self);
      const target = unpackSaved(node, saved.target);
      gradOutputGrad = mse_loss_backward(grad, conjugate(self), conjugate(target), saved.reduction);
    }
    if (needs[1]!) {
      const gradOutput = unpackSaved(node, saved.gradOutput);
      selfGrad = mse_loss_double_backward(mul_Tensor(grad, conjugate(gradOutput)), grad, saved.reduction);
    }
    if (needs[2]!) {
      const gradOutput = unpackSaved(node, saved.gradOutput);
      targetGrad = neg(mse_loss_double_backward(mul_Tensor(grad, conjugate(gradOutput)), grad, saved.reduction));
    }
    return [gradOutputGrad, selfGrad, targetGrad];
  },
  release(saved) {
    saved.self = null;
    saved.target = null;
    saved.gradOutput = null;
  },
});

export interface SmoothL1LossBackward0Saved {
  self: SavedTensor | null;
  target: SavedTensor | null;
  reduction: number;
  beta: number;
}
/** `smooth_l1_loss(Tensor self, Tensor target, int reduction=Mean, float beta=1.0) -> Tensor` */
export const SmoothL1LossBackward0 = /* @__PURE__ */ rule<SmoothL1LossBackward0Saved>({
  name: "SmoothL1LossBackward0",
  backward(node, grads, needs) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null, null];
    let selfGrad: Gradient = null;
    let targetGrad: Gradient = null;
    if (needs[0]!) {
      const self = unpackSaved(node, saved.self);
      const target = unpackSaved(node, saved.target);
      selfGrad = smooth_l1_loss_backward(grad, self, target, saved.reduction, saved.beta);
    }
    if (needs[1]!) {
      const self = unpackSaved(node, saved.self);
      const target = unpackSaved(node, saved.target);
      targetGrad = smooth_l1_loss_backward(grad, target, self, saved.reduction, saved.beta);
    }
    return [selfGrad, targetGrad];
  },
  release(saved) {
    saved.self = null;
    saved.target = null;
  },
});

export interface SmoothL1LossBackwardBackward0Saved {
  self: SavedTensor | null;
  target: SavedTensor | null;
  reduction: number;
  beta: number;
  gradOutput: SavedTensor | null;
}
/** `smooth_l1_loss_backward(Tensor grad_output, Tensor self, Tensor target, int reduction, float beta) -> Tensor` */
export const SmoothL1LossBackwardBackward0 = /* @__PURE__ */ rule<SmoothL1LossBackwardBackward0Saved>({
  name: "SmoothL1LossBackwardBackward0",
  backward(node, grads, needs) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null, null, null];
    let gradOutputGrad: Gradient = null;
    let selfGrad: Gradient = null;
    let targetGrad: Gradient = null;
    if (needs[0]!) {
      const self = unpackSaved(node, saved.self);
      const target = unpackSaved(node, saved.target);
      gradOutputGrad = smooth_l1_loss_backward(grad, self, target, saved.reduction, saved.beta);
    }
    if (needs[1]!) {
      const gradOutput = unpackSaved(node, saved.gradOutput);
      const self = unpackSaved(node, saved.self);
      const target = unpackSaved(node, saved.target);
      selfGrad = smooth_l1_loss_double_backward(mul_Tensor(grad, conjugate(gradOutput)), self, target, saved.reduction, saved.beta);
    }
    if (needs[2]!) {
      const gradOutput = unpackSaved(node, saved.gradOutput);
      const self = unpackSaved(node, saved.self);
      const target = unpackSaved(node, saved.target);
      targetGrad = neg(smooth_l1_loss_double_backward(mul_Tensor(grad, conjugate(gradOutput)), self, target, saved.reduction, saved.beta));
    }
    return [gradOutputGrad, selfGrad, targetGrad];
  },
  release(saved) {
    saved.self = null;
    saved.target = null;
    saved.gradOutput = null;
  },
});

export interface HuberLossBackward0Saved {
  self: SavedTensor | null;
  target: SavedTensor | null;
  reduction: number;
  delta: number;
}
/** `huber_loss(Tensor self, Tensor target, int reduction=Mean, float delta=1.0) -> Tensor` */
export const HuberLossBackward0 = /* @__PURE__ */ rule<HuberLossBackward0Saved>({
  name: "HuberLossBackward0",
  backward(node, grads, needs) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null, null];
    let selfGrad: Gradient = null;
    let targetGrad: Gradient = null;
    if (needs[0]!) {
      const self = unpackSaved(node, saved.self);
      const target = unpackSaved(node, saved.target);
      selfGrad = huber_loss_backward(grad, self, target, saved.reduction, saved.delta);
    }
    if (needs[1]!) {
      const self = unpackSaved(node, saved.self);
      const target = unpackSaved(node, saved.target);
      targetGrad = huber_loss_backward(grad, target, self, saved.reduction, saved.delta);
    }
    return [selfGrad, targetGrad];
  },
  release(saved) {
    saved.self = null;
    saved.target = null;
  },
});

export interface HuberLossBackwardBackward0Saved {
  gradOutput: SavedTensor | null;
  self: SavedTensor | null;
  target: SavedTensor | null;
  reduction: number;
  delta: number;
}
/** `huber_loss_backward(Tensor grad_output, Tensor self, Tensor target, int reduction, float delta) -> Tensor` */
export const HuberLossBackwardBackward0 = /* @__PURE__ */ rule<HuberLossBackwardBackward0Saved>({
  name: "HuberLossBackwardBackward0",
  backward(node, grads, needs) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null, null, null];
    let gradOutputGrad: Gradient = null;
    let selfGrad: Gradient = null;
    let targetGrad: Gradient = null;
    if (needs[0]!) {
      const gradOutput = unpackSaved(node, saved.gradOutput);
      const self = unpackSaved(node, saved.self);
      const target = unpackSaved(node, saved.target);
      gradOutputGrad = huber_loss_double_backward_grad_output(grad, gradOutput, self, target, saved.reduction, saved.delta);
    }
    if (needs[1]!) {
      const gradOutput = unpackSaved(node, saved.gradOutput);
      const self = unpackSaved(node, saved.self);
      const target = unpackSaved(node, saved.target);
      selfGrad = huber_loss_double_backward(mul_Tensor(grad, conjugate(gradOutput)), self, target, saved.reduction, saved.delta);
    }
    if (needs[2]!) {
      const gradOutput = unpackSaved(node, saved.gradOutput);
      const self = unpackSaved(node, saved.self);
      const target = unpackSaved(node, saved.target);
      targetGrad = neg(huber_loss_double_backward(mul_Tensor(grad, conjugate(gradOutput)), self, target, saved.reduction, saved.delta));
    }
    return [gradOutputGrad, selfGrad, targetGrad];
  },
  release(saved) {
    saved.gradOutput = null;
    saved.self = null;
    saved.target = null;
  },
});

export interface BinaryCrossEntropyBackward0Saved {
  self: SavedTensor | null;
  target: SavedTensor | null;
  weight: SavedTensor | null;
  reduction: number;
}
/** `binary_cross_entropy(Tensor self, Tensor target, Tensor? weight=None, int reduction=Mean) -> Tensor` */
export const BinaryCrossEntropyBackward0 = /* @__PURE__ */ rule<BinaryCrossEntropyBackward0Saved>({
  name: "BinaryCrossEntropyBackward0",
  backward(node, grads, needs) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null, null];
    let selfGrad: Gradient = null;
    let targetGrad: Gradient = null;
    if (needs[0]!) {
      const self = unpackSaved(node, saved.self);
      const target = unpackSaved(node, saved.target);
      const weight = unpackSavedOptional(node, saved.weight);
      selfGrad = binary_cross_entropy_backward(grad, self, target, weight, saved.reduction);
    }
    if (needs[1]!) {
      const self = unpackSaved(node, saved.self);
      const target = unpackSaved(node, saved.target);
      const weight = unpackSavedOptional(node, saved.weight);
      targetGrad = binary_cross_entropy_target_backward(grad, self, target, weight, saved.reduction);
    }
    return [selfGrad, targetGrad];
  },
  release(saved) {
    saved.self = null;
    saved.target = null;
    saved.weight = null;
  },
});

export interface BinaryCrossEntropyBackwardBackward0Saved {
  self: SavedTensor | null;
  target: SavedTensor | null;
  weight: SavedTensor | null;
  reduction: number;
  gradOutput: SavedTensor | null;
}
/** `binary_cross_entropy_backward(Tensor grad_output, Tensor self, Tensor target, Tensor? weight=None, int reduction=Mean) -> Tensor` */
export const BinaryCrossEntropyBackwardBackward0 = /* @__PURE__ */ rule<BinaryCrossEntropyBackwardBackward0Saved>({
  name: "BinaryCrossEntropyBackwardBackward0",
  backward(node, grads, needs) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null, null, null];
    let gradOutputGrad: Gradient = null;
    let selfGrad: Gradient = null;
    let targetGrad: Gradient = null;
    if (needs[0]!) {
      const self = unpackSaved(node, saved.self);
      const target = unpackSaved(node, saved.target);
      const weight = unpackSavedOptional(node, saved.weight);
      gradOutputGrad = binary_cross_entropy_double_backward_grad_output(grad, self, conjugate(target), weight, saved.reduction);
    }
    if (needs[1]!) {
      const gradOutput = unpackSaved(node, saved.gradOutput);
      const self = unpackSaved(node, saved.self);
      const target = unpackSaved(node, saved.target);
      const weight = unpackSavedOptional(node, saved.weight);
      selfGrad = binary_cross_entropy_double_backward(conjugate(gradOutput), grad, self, conjugate(target), weight, saved.reduction);
    }
    if (needs[2]!) {
      const gradOutput = unpackSaved(node, saved.gradOutput);
      const self = unpackSaved(node, saved.self);
      const target = unpackSaved(node, saved.target);
      const weight = unpackSavedOptional(node, saved.weight);
      targetGrad = binary_cross_entropy_double_backward_target(grad, conjugate(gradOutput), self, conjugate(target), weight, saved.reduction);
    }
    return [gradOutputGrad, selfGrad, targetGrad];
  },
  release(saved) {
    saved.self = null;
    saved.target = null;
    saved.weight = null;
    saved.gradOutput = null;
  },
});

export interface BinaryCrossEntropyWithLogitsBackward0Saved {
  self: SavedTensor | null;
  target: SavedTensor | null;
  weight: SavedTensor | null;
  posWeight: SavedTensor | null;
  reduction: number;
}
/** `binary_cross_entropy_with_logits(Tensor self, Tensor target, Tensor? weight=None, Tensor? pos_weight=None, int reduction=Mean) -> Tensor` */
export const BinaryCrossEntropyWithLogitsBackward0 = /* @__PURE__ */ rule<BinaryCrossEntropyWithLogitsBackward0Saved>({
  name: "BinaryCrossEntropyWithLogitsBackward0",
  backward(node, grads, needs) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null, null];
    let selfGrad: Gradient = null;
    let targetGrad: Gradient = null;
    if (needs[0]!) {
      const self = unpackSaved(node, saved.self);
      const target = unpackSaved(node, saved.target);
      const weight = unpackSavedOptional(node, saved.weight);
      const posWeight = unpackSavedOptional(node, saved.posWeight);
      selfGrad = binary_cross_entropy_with_logits_backward(grad, conjugate(self), conjugate(target), weight, posWeight, saved.reduction);
    }
    if (needs[1]!) {
      const self = unpackSaved(node, saved.self);
      const target = unpackSaved(node, saved.target);
      const weight = unpackSavedOptional(node, saved.weight);
      const posWeight = unpackSavedOptional(node, saved.posWeight);
      targetGrad = binary_cross_entropy_with_logits_target_backward(grad, conjugate(self), conjugate(target), weight, posWeight, saved.reduction);
    }
    return [selfGrad, targetGrad];
  },
  release(saved) {
    saved.self = null;
    saved.target = null;
    saved.weight = null;
    saved.posWeight = null;
  },
});

export interface SoftMarginLossBackward0Saved {
  self: SavedTensor | null;
  target: SavedTensor | null;
  reduction: number;
}
/** `soft_margin_loss(Tensor self, Tensor target, int reduction=Mean) -> Tensor` */
export const SoftMarginLossBackward0 = /* @__PURE__ */ rule<SoftMarginLossBackward0Saved>({
  name: "SoftMarginLossBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const self = unpackSaved(node, saved.self);
    const target = unpackSaved(node, saved.target);
    return [soft_margin_loss_backward(grad, conjugate(self), conjugate(target), saved.reduction)];
  },
  release(saved) {
    saved.self = null;
    saved.target = null;
  },
});

export interface SoftMarginLossBackwardBackward0Saved {
  gradOutput: SavedTensor | null;
  self: SavedTensor | null;
  target: SavedTensor | null;
  reduction: number;
}
/** `soft_margin_loss_backward(Tensor grad_output, Tensor self, Tensor target, int reduction) -> Tensor` */
export const SoftMarginLossBackwardBackward0 = /* @__PURE__ */ rule<SoftMarginLossBackwardBackward0Saved>({
  name: "SoftMarginLossBackwardBackward0",
  backward(node, grads, needs) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null, null];
    let gradOutputGrad: Gradient = null;
    let selfGrad: Gradient = null;
    if (needs[0]!) {
      const gradOutput = unpackSaved(node, saved.gradOutput);
      const self = unpackSaved(node, saved.self);
      const target = unpackSaved(node, saved.target);
      gradOutputGrad = soft_margin_loss_double_backward_grad_output(grad, gradOutput, conjugate(self), conjugate(target), saved.reduction);
    }
    if (needs[1]!) {
      const gradOutput = unpackSaved(node, saved.gradOutput);
      const self = unpackSaved(node, saved.self);
      const target = unpackSaved(node, saved.target);
      selfGrad = soft_margin_loss_double_backward(mul_Tensor(grad, conjugate(gradOutput)), conjugate(self), conjugate(target), saved.reduction);
    }
    return [gradOutputGrad, selfGrad];
  },
  release(saved) {
    saved.gradOutput = null;
    saved.self = null;
    saved.target = null;
  },
});

export interface NativeLayerNormBackward0Saved {
  input: SavedTensor | null;
  normalizedShape: readonly number[];
  weight: SavedTensor | null;
  bias: SavedTensor | null;
  result1: SavedTensor | null;
  result2: SavedTensor | null;
}
/** `native_layer_norm(Tensor input, SymInt[] normalized_shape, Tensor? weight, Tensor? bias, float eps) -> (Tensor, Tensor, Tensor)` */
export const NativeLayerNormBackward0 = /* @__PURE__ */ rule<NativeLayerNormBackward0Saved>({
  name: "NativeLayerNormBackward0",
  backward(node, grads, needs) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null, null, null];
    let inputGrad: Gradient = null;
    let weightGrad: Gradient = null;
    let biasGrad: Gradient = null;
    if (needs[0]! || needs[1]! || needs[2]!) {
      const gradInputMask = [needs[0]!, needs[1]!, needs[2]!];
      const input = unpackSaved(node, saved.input);
      const weight = unpackSavedOptional(node, saved.weight);
      const bias = unpackSavedOptional(node, saved.bias);
      const result1 = unpackSaved(node, saved.result1);
      const result2 = unpackSaved(node, saved.result2);
      [inputGrad, weightGrad, biasGrad] = native_layer_norm_backward(grad, input, saved.normalizedShape, result1, result2, weight, bias, gradInputMask);
    }
    return [inputGrad, weightGrad, biasGrad];
  },
  release(saved) {
    saved.input = null;
    saved.weight = null;
    saved.bias = null;
    saved.result1 = null;
    saved.result2 = null;
  },
});

export interface NativeLayerNormBackwardBackward0Saved {
  gradOut: SavedTensor | null;
  input: SavedTensor | null;
  normalizedShape: readonly number[];
  mean: SavedTensor | null;
  rstd: SavedTensor | null;
  weight: SavedTensor | null;
}
/** `native_layer_norm_backward(Tensor grad_out, Tensor input, SymInt[] normalized_shape, Tensor mean, Tensor rstd, Tensor? weight, Tensor? bias, bool[3] output_mask) -> (Tensor, Tensor, Tensor)` */
export const NativeLayerNormBackwardBackward0 = /* @__PURE__ */ rule<NativeLayerNormBackwardBackward0Saved>({
  name: "NativeLayerNormBackwardBackward0",
  backward(node, grads, needs) {
    const { saved } = node;
    const grad0 = grads[0]!;
    const grad1 = grads[1]!;
    const grad2 = grads[2]!;
    let gradOutGrad: Gradient = null;
    let inputGrad: Gradient = null;
    let meanGrad: Gradient = null;
    let rstdGrad: Gradient = null;
    let weightGrad: Gradient = null;
    let biasGrad: Gradient = null;
    if (needs[5]!) {
      biasGrad = null;
    }
    if (needs[1]! || needs[4]! || needs[0]!) {
      const gradInputMask = [needs[1]!, needs[4]!, needs[0]!];
      const gradOut = unpackSaved(node, saved.gradOut);
      const input = unpackSaved(node, saved.input);
      const mean = unpackSaved(node, saved.mean);
      const rstd = unpackSaved(node, saved.rstd);
      const weight = unpackSavedOptional(node, saved.weight);
      [inputGrad, weightGrad, gradOutGrad] = layer_norm_double_backward(input, weight, grad0, grad1, grad2, gradOut, mean, rstd, saved.normalizedShape, gradInputMask);
    }
    if (needs[2]!) {
      notImplemented("native_layer_norm_backward mean");
    }
    if (needs[3]!) {
      notImplemented("native_layer_norm_backward rstd");
    }
    return [gradOutGrad, inputGrad, meanGrad, rstdGrad, weightGrad, biasGrad];
  },
  release(saved) {
    saved.gradOut = null;
    saved.input = null;
    saved.mean = null;
    saved.rstd = null;
    saved.weight = null;
  },
});

export interface NativeBatchNormBackward0Saved {
  input: SavedTensor | null;
  weight: SavedTensor | null;
  runningMean: SavedTensor | null;
  runningVar: SavedTensor | null;
  training: boolean;
  eps: number;
  result1: SavedTensor | null;
  result2: SavedTensor | null;
}
/** `native_batch_norm(Tensor input, Tensor? weight, Tensor? bias, Tensor? running_mean, Tensor? running_var, bool training, float momentum, float eps) -> (Tensor, Tensor, Tensor)` */
export const NativeBatchNormBackward0 = /* @__PURE__ */ rule<NativeBatchNormBackward0Saved>({
  name: "NativeBatchNormBackward0",
  backward(node, grads, needs) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null, null, null];
    let inputGrad: Gradient = null;
    let weightGrad: Gradient = null;
    let biasGrad: Gradient = null;
    if (needs[0]! || needs[1]! || needs[2]!) {
      const gradInputMask = [needs[0]!, needs[1]!, needs[2]!];
      const input = unpackSaved(node, saved.input);
      const weight = unpackSavedOptional(node, saved.weight);
      const runningMean = unpackSavedOptional(node, saved.runningMean);
      const runningVar = unpackSavedOptional(node, saved.runningVar);
      const result1 = unpackSaved(node, saved.result1);
      const result2 = unpackSaved(node, saved.result2);
      [inputGrad, weightGrad, biasGrad] = native_batch_norm_backward(grad, input, weight, runningMean, runningVar, result1, result2, saved.training, saved.eps, gradInputMask);
    }
    return [inputGrad, weightGrad, biasGrad];
  },
  release(saved) {
    saved.input = null;
    saved.weight = null;
    saved.runningMean = null;
    saved.runningVar = null;
    saved.result1 = null;
    saved.result2 = null;
  },
});

export interface NativeBatchNormBackwardBackward0Saved {
  gradOut: SavedTensor | null;
  input: SavedTensor | null;
  weight: SavedTensor | null;
  runningMean: SavedTensor | null;
  runningVar: SavedTensor | null;
  saveMean: SavedTensor | null;
  saveInvstd: SavedTensor | null;
  train: boolean;
  eps: number;
}
/** `native_batch_norm_backward(Tensor grad_out, Tensor input, Tensor? weight, Tensor? running_mean, Tensor? running_var, Tensor? save_mean, Tensor? save_invstd, bool train, float eps, bool[3] output_mask) -> (Tensor, Tensor, Tensor)` */
export const NativeBatchNormBackwardBackward0 = /* @__PURE__ */ rule<NativeBatchNormBackwardBackward0Saved>({
  name: "NativeBatchNormBackwardBackward0",
  backward(node, grads, needs) {
    const { saved } = node;
    const grad0 = grads[0]!;
    const grad1 = grads[1]!;
    const grad2 = grads[2]!;
    let gradOutGrad: Gradient = null;
    let inputGrad: Gradient = null;
    let weightGrad: Gradient = null;
    let saveMeanGrad: Gradient = null;
    let saveInvstdGrad: Gradient = null;
    if (needs[1]! || needs[2]! || needs[0]!) {
      const gradInputMask = [needs[1]!, needs[2]!, needs[0]!];
      const gradOut = unpackSaved(node, saved.gradOut);
      const input = unpackSaved(node, saved.input);
      const weight = unpackSavedOptional(node, saved.weight);
      const runningMean = unpackSavedOptional(node, saved.runningMean);
      const runningVar = unpackSavedOptional(node, saved.runningVar);
      const saveMean = unpackSavedOptional(node, saved.saveMean);
      const saveInvstd = unpackSavedOptional(node, saved.saveInvstd);
      [inputGrad, weightGrad, gradOutGrad] = batchnorm_double_backward(input, weight, grad0, grad1, grad2, gradOut, runningMean, runningVar, saved.train, saved.eps, saveMean, saveInvstd, gradInputMask);
    }
    if (needs[4]!) {
      notImplemented("native_batch_norm_backward save_invstd");
    }
    if (needs[3]!) {
      notImplemented("native_batch_norm_backward save_mean");
    }
    return [gradOutGrad, inputGrad, weightGrad, saveMeanGrad, saveInvstdGrad];
  },
  release(saved) {
    saved.gradOut = null;
    saved.input = null;
    saved.weight = null;
    saved.runningMean = null;
    saved.runningVar = null;
    saved.saveMean = null;
    saved.saveInvstd = null;
  },
});

export interface NativeGroupNormBackward0Saved {
  input: SavedTensor | null;
  weight: SavedTensor | null;
  N: number;
  C: number;
  HxW: number;
  group: number;
  eps: number;
  result1: SavedTensor | null;
  result2: SavedTensor | null;
}
/** `native_group_norm(Tensor input, Tensor? weight, Tensor? bias, SymInt N, SymInt C, SymInt HxW, int group, float eps) -> (Tensor, Tensor, Tensor)` */
export const NativeGroupNormBackward0 = /* @__PURE__ */ rule<NativeGroupNormBackward0Saved>({
  name: "NativeGroupNormBackward0",
  backward(node, grads, needs) {
    const { saved } = node;
    const grad0 = grads[0]!;
    const grad1 = grads[1]!;
    const grad2 = grads[2]!;
    let inputGrad: Gradient = null;
    let weightGrad: Gradient = null;
    let biasGrad: Gradient = null;
    if (needs[0]! || needs[1]! || needs[2]!) {
      const gradInputMask = [needs[0]!, needs[1]!, needs[2]!];
      const input = unpackSaved(node, saved.input);
      const weight = unpackSavedOptional(node, saved.weight);
      const result1 = unpackSaved(node, saved.result1);
      const result2 = unpackSaved(node, saved.result2);
      [inputGrad, weightGrad, biasGrad] = gradEnabled() || grad1 !== null || grad2 !== null ? infinitely_differentiable_native_group_norm_backward(grad0, grad1, grad2, input, result1, result2, weight, saved.N, saved.C, saved.HxW, saved.group, saved.eps, gradInputMask) : grad0 !== null ? native_group_norm_backward(grad0.isContiguous ? grad0 : contiguous(grad0, "contiguous_format"), input.isContiguous ? input : contiguous(input, "contiguous_format"), result1, result2, weight, saved.N, saved.C, saved.HxW, saved.group, gradInputMask) : [null, null, null];
    }
    return [inputGrad, weightGrad, biasGrad];
  },
  release(saved) {
    saved.input = null;
    saved.weight = null;
    saved.result1 = null;
    saved.result2 = null;
  },
});

export type NativeGroupNormBackwardBackward0Saved = null;
/** `native_group_norm_backward(Tensor grad_out, Tensor input, Tensor mean, Tensor rstd, Tensor? weight, SymInt N, SymInt C, SymInt HxW, int group, bool[3] output_mask) -> (Tensor, Tensor, Tensor)` */
export const NativeGroupNormBackwardBackward0 = /* @__PURE__ */ rule<NativeGroupNormBackwardBackward0Saved>({
  name: "NativeGroupNormBackwardBackward0",
  backward(_node, _grads, needs) {
    let gradOutGrad: Gradient = null;
    let inputGrad: Gradient = null;
    let meanGrad: Gradient = null;
    let rstdGrad: Gradient = null;
    let weightGrad: Gradient = null;
    if (needs[0]!) {
      notImplemented("native_group_norm_backward grad_out");
    }
    if (needs[1]!) {
      notImplemented("native_group_norm_backward input");
    }
    if (needs[2]!) {
      notImplemented("native_group_norm_backward mean");
    }
    if (needs[3]!) {
      notImplemented("native_group_norm_backward rstd");
    }
    if (needs[4]!) {
      notImplemented("native_group_norm_backward weight");
    }
    return [gradOutGrad, inputGrad, meanGrad, rstdGrad, weightGrad];
  },
});

export interface ConvolutionBackward0Saved {
  input: SavedTensor | null;
  weight: SavedTensor | null;
  biasSizesOpt: readonly number[] | null;
  stride: readonly number[];
  padding: readonly number[];
  dilation: readonly number[];
  transposed: boolean;
  outputPadding: readonly number[];
  groups: number;
}
/** `convolution(Tensor input, Tensor weight, Tensor? bias, int[] stride, int[] padding, int[] dilation, bool transposed, int[] output_padding, int groups) -> Tensor` */
export const ConvolutionBackward0 = /* @__PURE__ */ rule<ConvolutionBackward0Saved>({
  name: "ConvolutionBackward0",
  backward(node, grads, needs) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null, null, null];
    let inputGrad: Gradient = null;
    let weightGrad: Gradient = null;
    let biasGrad: Gradient = null;
    if (needs[0]! || needs[1]! || needs[2]!) {
      const gradInputMask = [needs[0]!, needs[1]!, needs[2]!];
      const input = unpackSaved(node, saved.input);
      const weight = unpackSaved(node, saved.weight);
      [inputGrad, weightGrad, biasGrad] = convolution_backward(grad, input, weight, saved.biasSizesOpt, saved.stride, saved.padding, saved.dilation, saved.transposed, saved.outputPadding, saved.groups, gradInputMask);
    }
    return [inputGrad, weightGrad, biasGrad];
  },
  release(saved) {
    saved.input = null;
    saved.weight = null;
  },
});

export interface ConvolutionBackwardBackward0Saved {
  gradOutput: SavedTensor | null;
  input: SavedTensor | null;
  weight: SavedTensor | null;
  stride: readonly number[];
  padding: readonly number[];
  dilation: readonly number[];
  transposed: boolean;
  outputPadding: readonly number[];
  groups: number;
}
/** `convolution_backward(Tensor grad_output, Tensor input, Tensor weight, SymInt[]? bias_sizes, int[] stride, int[] padding, int[] dilation, bool transposed, int[] output_padding, int groups, bool[3] output_mask) -> (Tensor, Tensor, Tensor)` */
export const ConvolutionBackwardBackward0 = /* @__PURE__ */ rule<ConvolutionBackwardBackward0Saved>({
  name: "ConvolutionBackwardBackward0",
  backward(node, grads, needs) {
    const { saved } = node;
    const grad0 = grads[0]!;
    const grad1 = grads[1]!;
    const grad2 = grads[2]!;
    let gradOutputGrad: Gradient = null;
    let inputGrad: Gradient = null;
    let weightGrad: Gradient = null;
    if (needs[0]! || needs[1]! || needs[2]!) {
      const gradInputMask = [needs[0]!, needs[1]!, needs[2]!];
      const gradOutput = unpackSaved(node, saved.gradOutput);
      const input = unpackSaved(node, saved.input);
      const weight = unpackSaved(node, saved.weight);
      [gradOutputGrad, inputGrad, weightGrad] = _convolution_double_backward(grad0, grad1, grad2, gradOutput, weight, input, saved.stride, saved.padding, saved.dilation, saved.transposed, saved.outputPadding, saved.groups, gradInputMask);
    }
    return [gradOutputGrad, inputGrad, weightGrad];
  },
  release(saved) {
    saved.gradOutput = null;
    saved.input = null;
    saved.weight = null;
  },
});

export interface Im2ColBackward0Saved {
  self: SavedTensor | null;
  kernelSize: readonly number[];
  dilation: readonly number[];
  padding: readonly number[];
  stride: readonly number[];
}
/** `im2col(Tensor self, int[2] kernel_size, int[2] dilation, int[2] padding, int[2] stride) -> Tensor` */
export const Im2ColBackward0 = /* @__PURE__ */ rule<Im2ColBackward0Saved>({
  name: "Im2ColBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const self = unpackSaved(node, saved.self);
    return [col2im(grad, [sizeOf(self, -2), sizeOf(self, -1)], saved.kernelSize, saved.dilation, saved.padding, saved.stride)];
  },
  release(saved) {
    saved.self = null;
  },
});

export interface Col2ImBackward0Saved {
  kernelSize: readonly number[];
  dilation: readonly number[];
  padding: readonly number[];
  stride: readonly number[];
}
/** `col2im(Tensor self, SymInt[2] output_size, int[2] kernel_size, int[2] dilation, int[2] padding, int[2] stride) -> Tensor` */
export const Col2ImBackward0 = /* @__PURE__ */ rule<Col2ImBackward0Saved>({
  name: "Col2ImBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [im2col(grad, saved.kernelSize, saved.dilation, saved.padding, saved.stride)];
  },
});

export interface MaxPool2DWithIndicesBackward0Saved {
  self: SavedTensor | null;
  kernelSize: readonly number[];
  stride: readonly number[];
  padding: readonly number[];
  dilation: readonly number[];
  ceilMode: boolean;
  result1: SavedTensor | null;
}
/** `max_pool2d_with_indices(Tensor self, int[2] kernel_size, int[2] stride=[], int[2] padding=0, int[2] dilation=1, bool ceil_mode=False) -> (Tensor, Tensor)` */
export const MaxPool2DWithIndicesBackward0 = /* @__PURE__ */ rule<MaxPool2DWithIndicesBackward0Saved>({
  name: "MaxPool2DWithIndicesBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const self = unpackSaved(node, saved.self);
    const result1 = unpackSaved(node, saved.result1);
    return [max_pool2d_with_indices_backward(grad, self, saved.kernelSize, saved.stride, saved.padding, saved.dilation, saved.ceilMode, result1)];
  },
  release(saved) {
    saved.self = null;
    saved.result1 = null;
  },
});

export interface MaxPool2DWithIndicesBackwardBackward0Saved {
  indices: SavedTensor | null;
  selfInfo: TensorInfo;
}
/** `max_pool2d_with_indices_backward(Tensor grad_output, Tensor self, int[2] kernel_size, int[2] stride, int[2] padding, int[2] dilation, bool ceil_mode, Tensor indices) -> Tensor` */
export const MaxPool2DWithIndicesBackwardBackward0 = /* @__PURE__ */ rule<MaxPool2DWithIndicesBackwardBackward0Saved>({
  name: "MaxPool2DWithIndicesBackwardBackward0",
  backward(node, grads, needs) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null, null];
    let gradOutputGrad: Gradient = null;
    let selfGrad: Gradient = null;
    if (needs[0]!) {
      const indices = unpackSaved(node, saved.indices);
      gradOutputGrad = max_pool_double_backward(grad, indices, 2);
    }
    if (needs[1]!) {
      selfGrad = zeros(saved.selfInfo.shape, saved.selfInfo.dtype, saved.selfInfo.layout, saved.selfInfo.device, null);
    }
    return [gradOutputGrad, selfGrad];
  },
  release(saved) {
    saved.indices = null;
  },
});

export interface AvgPool2DBackward0Saved {
  self: SavedTensor | null;
  kernelSize: readonly number[];
  stride: readonly number[];
  padding: readonly number[];
  ceilMode: boolean;
  countIncludePad: boolean;
  divisorOverride: number | null;
}
/** `avg_pool2d(Tensor self, int[2] kernel_size, int[2] stride=[], int[2] padding=0, bool ceil_mode=False, bool count_include_pad=True, int? divisor_override=None) -> Tensor` */
export const AvgPool2DBackward0 = /* @__PURE__ */ rule<AvgPool2DBackward0Saved>({
  name: "AvgPool2DBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const self = unpackSaved(node, saved.self);
    return [avg_pool2d_backward(grad, self, saved.kernelSize, saved.stride, saved.padding, saved.ceilMode, saved.countIncludePad, saved.divisorOverride)];
  },
  release(saved) {
    saved.self = null;
  },
});

export interface AvgPool2DBackwardBackward0Saved {
  kernelSize: readonly number[];
  stride: readonly number[];
  padding: readonly number[];
  ceilMode: boolean;
  countIncludePad: boolean;
  divisorOverride: number | null;
  selfInfo: TensorInfo;
}
/** `avg_pool2d_backward(Tensor grad_output, Tensor self, int[2] kernel_size, int[2] stride, int[2] padding, bool ceil_mode, bool count_include_pad, int? divisor_override) -> Tensor` */
export const AvgPool2DBackwardBackward0 = /* @__PURE__ */ rule<AvgPool2DBackwardBackward0Saved>({
  name: "AvgPool2DBackwardBackward0",
  backward(node, grads, needs) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null, null];
    let gradOutputGrad: Gradient = null;
    let selfGrad: Gradient = null;
    if (needs[0]!) {
      gradOutputGrad = avg_pool2d(grad, saved.kernelSize, saved.stride, saved.padding, saved.ceilMode, saved.countIncludePad, saved.divisorOverride);
    }
    if (needs[1]!) {
      selfGrad = zeros(saved.selfInfo.shape, saved.selfInfo.dtype, saved.selfInfo.layout, saved.selfInfo.device, null);
    }
    return [gradOutputGrad, selfGrad];
  },
});

export interface AdaptiveAvgPool2DBackward0Saved {
  self: SavedTensor | null;
}
/** `_adaptive_avg_pool2d(Tensor self, SymInt[2] output_size) -> Tensor` */
export const AdaptiveAvgPool2DBackward0 = /* @__PURE__ */ rule<AdaptiveAvgPool2DBackward0Saved>({
  name: "AdaptiveAvgPool2DBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const self = unpackSaved(node, saved.self);
    return [_adaptive_avg_pool2d_backward(grad, self)];
  },
  release(saved) {
    saved.self = null;
  },
});

export interface AdaptiveAvgPool2DBackwardBackward0Saved {
  gradOutput: SavedTensor | null;
  selfInfo: TensorInfo;
}
/** `_adaptive_avg_pool2d_backward(Tensor grad_output, Tensor self) -> Tensor` */
export const AdaptiveAvgPool2DBackwardBackward0 = /* @__PURE__ */ rule<AdaptiveAvgPool2DBackwardBackward0Saved>({
  name: "AdaptiveAvgPool2DBackwardBackward0",
  backward(node, grads, needs) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null, null];
    let gradOutputGrad: Gradient = null;
    let selfGrad: Gradient = null;
    if (needs[0]!) {
      const gradOutput = unpackSaved(node, saved.gradOutput);
      gradOutputGrad = _adaptive_avg_pool2d(grad, [sizeOf(gradOutput, -2), sizeOf(gradOutput, -1)]);
    }
    if (needs[1]!) {
      selfGrad = zeros(saved.selfInfo.shape, saved.selfInfo.dtype, saved.selfInfo.layout, saved.selfInfo.device, null);
    }
    return [gradOutputGrad, selfGrad];
  },
  release(saved) {
    saved.gradOutput = null;
  },
});

export interface AdaptiveMaxPool2DBackward0Saved {
  self: SavedTensor | null;
  result1: SavedTensor | null;
}
/** `adaptive_max_pool2d(Tensor self, int[2] output_size) -> (Tensor, Tensor)` */
export const AdaptiveMaxPool2DBackward0 = /* @__PURE__ */ rule<AdaptiveMaxPool2DBackward0Saved>({
  name: "AdaptiveMaxPool2DBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const self = unpackSaved(node, saved.self);
    const result1 = unpackSaved(node, saved.result1);
    return [adaptive_max_pool2d_backward(grad, self, result1)];
  },
  release(saved) {
    saved.self = null;
    saved.result1 = null;
  },
});

export interface AdaptiveMaxPool2DBackwardBackward0Saved {
  indices: SavedTensor | null;
  selfInfo: TensorInfo;
}
/** `adaptive_max_pool2d_backward(Tensor grad_output, Tensor self, Tensor indices) -> Tensor` */
export const AdaptiveMaxPool2DBackwardBackward0 = /* @__PURE__ */ rule<AdaptiveMaxPool2DBackwardBackward0Saved>({
  name: "AdaptiveMaxPool2DBackwardBackward0",
  backward(node, grads, needs) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null, null];
    let gradOutputGrad: Gradient = null;
    let selfGrad: Gradient = null;
    if (needs[0]!) {
      const indices = unpackSaved(node, saved.indices);
      gradOutputGrad = max_pool_double_backward(grad, indices, 2);
    }
    if (needs[1]!) {
      selfGrad = zeros(saved.selfInfo.shape, saved.selfInfo.dtype, saved.selfInfo.layout, saved.selfInfo.device, null);
    }
    return [gradOutputGrad, selfGrad];
  },
  release(saved) {
    saved.indices = null;
  },
});

export interface MaxUnpool2DBackward0Saved {
  indices: SavedTensor | null;
}
/** `max_unpool2d(Tensor self, Tensor indices, int[2] output_size) -> Tensor` */
export const MaxUnpool2DBackward0 = /* @__PURE__ */ rule<MaxUnpool2DBackward0Saved>({
  name: "MaxUnpool2DBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const indices = unpackSaved(node, saved.indices);
    return [max_pool_double_backward(grad, indices, 2)];
  },
  release(saved) {
    saved.indices = null;
  },
});

export interface MaxPool3DWithIndicesBackward0Saved {
  self: SavedTensor | null;
  kernelSize: readonly number[];
  stride: readonly number[];
  padding: readonly number[];
  dilation: readonly number[];
  ceilMode: boolean;
  result1: SavedTensor | null;
}
/** `max_pool3d_with_indices(Tensor self, int[3] kernel_size, int[3] stride=[], int[3] padding=0, int[3] dilation=1, bool ceil_mode=False) -> (Tensor, Tensor)` */
export const MaxPool3DWithIndicesBackward0 = /* @__PURE__ */ rule<MaxPool3DWithIndicesBackward0Saved>({
  name: "MaxPool3DWithIndicesBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const self = unpackSaved(node, saved.self);
    const result1 = unpackSaved(node, saved.result1);
    return [max_pool3d_with_indices_backward(grad, self, saved.kernelSize, saved.stride, saved.padding, saved.dilation, saved.ceilMode, result1)];
  },
  release(saved) {
    saved.self = null;
    saved.result1 = null;
  },
});

export interface MaxPool3DWithIndicesBackwardBackward0Saved {
  indices: SavedTensor | null;
  selfInfo: TensorInfo;
}
/** `max_pool3d_with_indices_backward(Tensor grad_output, Tensor self, int[3] kernel_size, int[3] stride, int[3] padding, int[3] dilation, bool ceil_mode, Tensor indices) -> Tensor` */
export const MaxPool3DWithIndicesBackwardBackward0 = /* @__PURE__ */ rule<MaxPool3DWithIndicesBackwardBackward0Saved>({
  name: "MaxPool3DWithIndicesBackwardBackward0",
  backward(node, grads, needs) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null, null];
    let gradOutputGrad: Gradient = null;
    let selfGrad: Gradient = null;
    if (needs[0]!) {
      const indices = unpackSaved(node, saved.indices);
      gradOutputGrad = max_pool_double_backward(grad, indices, 3);
    }
    if (needs[1]!) {
      selfGrad = zeros(saved.selfInfo.shape, saved.selfInfo.dtype, saved.selfInfo.layout, saved.selfInfo.device, null);
    }
    return [gradOutputGrad, selfGrad];
  },
  release(saved) {
    saved.indices = null;
  },
});

export interface AvgPool3DBackward0Saved {
  self: SavedTensor | null;
  kernelSize: readonly number[];
  stride: readonly number[];
  padding: readonly number[];
  ceilMode: boolean;
  countIncludePad: boolean;
  divisorOverride: number | null;
}
/** `avg_pool3d(Tensor self, int[3] kernel_size, int[3] stride=[], int[3] padding=0, bool ceil_mode=False, bool count_include_pad=True, int? divisor_override=None) -> Tensor` */
export const AvgPool3DBackward0 = /* @__PURE__ */ rule<AvgPool3DBackward0Saved>({
  name: "AvgPool3DBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const self = unpackSaved(node, saved.self);
    return [avg_pool3d_backward(grad, self, saved.kernelSize, saved.stride, saved.padding, saved.ceilMode, saved.countIncludePad, saved.divisorOverride)];
  },
  release(saved) {
    saved.self = null;
  },
});

export interface AvgPool3DBackwardBackward0Saved {
  kernelSize: readonly number[];
  stride: readonly number[];
  padding: readonly number[];
  ceilMode: boolean;
  countIncludePad: boolean;
  divisorOverride: number | null;
  selfInfo: TensorInfo;
}
/** `avg_pool3d_backward(Tensor grad_output, Tensor self, int[3] kernel_size, int[3] stride, int[3] padding, bool ceil_mode, bool count_include_pad, int? divisor_override) -> Tensor` */
export const AvgPool3DBackwardBackward0 = /* @__PURE__ */ rule<AvgPool3DBackwardBackward0Saved>({
  name: "AvgPool3DBackwardBackward0",
  backward(node, grads, needs) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null, null];
    let gradOutputGrad: Gradient = null;
    let selfGrad: Gradient = null;
    if (needs[0]!) {
      gradOutputGrad = avg_pool3d(grad, saved.kernelSize, saved.stride, saved.padding, saved.ceilMode, saved.countIncludePad, saved.divisorOverride);
    }
    if (needs[1]!) {
      selfGrad = zeros(saved.selfInfo.shape, saved.selfInfo.dtype, saved.selfInfo.layout, saved.selfInfo.device, null);
    }
    return [gradOutputGrad, selfGrad];
  },
});

export interface AdaptiveAvgPool3DBackward0Saved {
  self: SavedTensor | null;
}
/** `_adaptive_avg_pool3d(Tensor self, int[3] output_size) -> Tensor` */
export const AdaptiveAvgPool3DBackward0 = /* @__PURE__ */ rule<AdaptiveAvgPool3DBackward0Saved>({
  name: "AdaptiveAvgPool3DBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const self = unpackSaved(node, saved.self);
    return [_adaptive_avg_pool3d_backward(grad, self)];
  },
  release(saved) {
    saved.self = null;
  },
});

export interface AdaptiveAvgPool3DBackwardBackward0Saved {
  gradOutput: SavedTensor | null;
  selfInfo: TensorInfo;
}
/** `_adaptive_avg_pool3d_backward(Tensor grad_output, Tensor self) -> Tensor` */
export const AdaptiveAvgPool3DBackwardBackward0 = /* @__PURE__ */ rule<AdaptiveAvgPool3DBackwardBackward0Saved>({
  name: "AdaptiveAvgPool3DBackwardBackward0",
  backward(node, grads, needs) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null, null];
    let gradOutputGrad: Gradient = null;
    let selfGrad: Gradient = null;
    if (needs[0]!) {
      const gradOutput = unpackSaved(node, saved.gradOutput);
      gradOutputGrad = _adaptive_avg_pool3d(grad, [sizeOf(gradOutput, -3), sizeOf(gradOutput, -2), sizeOf(gradOutput, -1)]);
    }
    if (needs[1]!) {
      selfGrad = zeros(saved.selfInfo.shape, saved.selfInfo.dtype, saved.selfInfo.layout, saved.selfInfo.device, null);
    }
    return [gradOutputGrad, selfGrad];
  },
  release(saved) {
    saved.gradOutput = null;
  },
});

export interface AdaptiveMaxPool3DBackward0Saved {
  self: SavedTensor | null;
  result1: SavedTensor | null;
}
/** `adaptive_max_pool3d(Tensor self, int[3] output_size) -> (Tensor, Tensor)` */
export const AdaptiveMaxPool3DBackward0 = /* @__PURE__ */ rule<AdaptiveMaxPool3DBackward0Saved>({
  name: "AdaptiveMaxPool3DBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const self = unpackSaved(node, saved.self);
    const result1 = unpackSaved(node, saved.result1);
    return [adaptive_max_pool3d_backward(grad, self, result1)];
  },
  release(saved) {
    saved.self = null;
    saved.result1 = null;
  },
});

export interface AdaptiveMaxPool3DBackwardBackward0Saved {
  indices: SavedTensor | null;
  selfInfo: TensorInfo;
}
/** `adaptive_max_pool3d_backward(Tensor grad_output, Tensor self, Tensor indices) -> Tensor` */
export const AdaptiveMaxPool3DBackwardBackward0 = /* @__PURE__ */ rule<AdaptiveMaxPool3DBackwardBackward0Saved>({
  name: "AdaptiveMaxPool3DBackwardBackward0",
  backward(node, grads, needs) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null, null];
    let gradOutputGrad: Gradient = null;
    let selfGrad: Gradient = null;
    if (needs[0]!) {
      const indices = unpackSaved(node, saved.indices);
      gradOutputGrad = max_pool_double_backward(grad, indices, 3);
    }
    if (needs[1]!) {
      selfGrad = zeros(saved.selfInfo.shape, saved.selfInfo.dtype, saved.selfInfo.layout, saved.selfInfo.device, null);
    }
    return [gradOutputGrad, selfGrad];
  },
  release(saved) {
    saved.indices = null;
  },
});

export interface MaxUnpool3DBackward0Saved {
  indices: SavedTensor | null;
}
/** `max_unpool3d(Tensor self, Tensor indices, int[3] output_size, int[3] stride, int[3] padding) -> Tensor` */
export const MaxUnpool3DBackward0 = /* @__PURE__ */ rule<MaxUnpool3DBackward0Saved>({
  name: "MaxUnpool3DBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const indices = unpackSaved(node, saved.indices);
    return [max_pool_double_backward(grad, indices, 3)];
  },
  release(saved) {
    saved.indices = null;
  },
});

export interface GluBackward0Saved {
  self: SavedTensor | null;
  dim: number;
}
/** `glu(Tensor self, int dim=-1) -> Tensor` */
export const GluBackward0 = /* @__PURE__ */ rule<GluBackward0Saved>({
  name: "GluBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const self = unpackSaved(node, saved.self);
    return [glu_backward(grad, self, saved.dim)];
  },
  release(saved) {
    saved.self = null;
  },
});

export interface GluBackwardBackward0Saved {
  self: SavedTensor | null;
  dim: number;
  gradOutput: SavedTensor | null;
}
/** `glu_backward(Tensor grad_output, Tensor self, int dim) -> Tensor` */
export const GluBackwardBackward0 = /* @__PURE__ */ rule<GluBackwardBackward0Saved>({
  name: "GluBackwardBackward0",
  backward(node, grads, needs) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null, null];
    let gradOutputGrad: Gradient = null;
    let selfGrad: Gradient = null;
    if (needs[0]!) {
      const self = unpackSaved(node, saved.self);
      gradOutputGrad = glu_double_backward_grad_output(grad, self, saved.dim);
    }
    if (needs[1]!) {
      const gradOutput = unpackSaved(node, saved.gradOutput);
      const self = unpackSaved(node, saved.self);
      selfGrad = glu_double_backward(grad, conjugate(gradOutput), self, saved.dim);
    }
    return [gradOutputGrad, selfGrad];
  },
  release(saved) {
    saved.self = null;
    saved.gradOutput = null;
  },
});

export interface PreluBackward0Saved {
  self: SavedTensor | null;
  weight: SavedTensor | null;
}
/** `prelu(Tensor self, Tensor weight) -> Tensor` */
export const PreluBackward0 = /* @__PURE__ */ rule<PreluBackward0Saved>({
  name: "PreluBackward0",
  backward(node, grads, needs) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null, null];
    let selfGrad: Gradient = null;
    let weightGrad: Gradient = null;
    if (needs[0]! || needs[1]!) {
      const self = unpackSaved(node, saved.self);
      const weight = unpackSaved(node, saved.weight);
      [selfGrad, weightGrad] = prelu_backward(grad, self, weight);
    }
    return [selfGrad, weightGrad];
  },
  release(saved) {
    saved.self = null;
    saved.weight = null;
  },
});

export interface PreluBackwardBackward0Saved {
  gradOutput: SavedTensor | null;
  self: SavedTensor | null;
  weight: SavedTensor | null;
}
/** `prelu_backward(Tensor grad_output, Tensor self, Tensor weight) -> (Tensor, Tensor)` */
export const PreluBackwardBackward0 = /* @__PURE__ */ rule<PreluBackwardBackward0Saved>({
  name: "PreluBackwardBackward0",
  backward(node, grads, needs) {
    const { saved } = node;
    const grad0 = grads[0]!;
    const grad1 = grads[1]!;
    let gradOutputGrad: Gradient = null;
    let selfGrad: Gradient = null;
    let weightGrad: Gradient = null;
    if (needs[0]! || needs[1]! || needs[2]!) {
      const gradOutput = unpackSaved(node, saved.gradOutput);
      const self = unpackSaved(node, saved.self);
      const weight = unpackSaved(node, saved.weight);
      [gradOutputGrad, selfGrad, weightGrad] = prelu_double_backward(grad0, grad1, conjugate(gradOutput), self, conjugate(weight));
    }
    return [gradOutputGrad, selfGrad, weightGrad];
  },
  release(saved) {
    saved.gradOutput = null;
    saved.self = null;
    saved.weight = null;
  },
});

export interface RenormBackward0Saved {
  self: SavedTensor | null;
  p: Scalar;
  dim: number;
  maxnorm: Scalar;
}
/** `renorm(Tensor self, Scalar p, int dim, Scalar maxnorm) -> Tensor` */
export const RenormBackward0 = /* @__PURE__ */ rule<RenormBackward0Saved>({
  name: "RenormBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const self = unpackSaved(node, saved.self);
    return [renorm_backward(grad, self, saved.p, saved.dim, saved.maxnorm)];
  },
  release(saved) {
    saved.self = null;
  },
});

export interface PixelShuffleBackward0Saved {
  upscaleFactor: number;
}
/** `pixel_shuffle(Tensor self, int upscale_factor) -> Tensor` */
export const PixelShuffleBackward0 = /* @__PURE__ */ rule<PixelShuffleBackward0Saved>({
  name: "PixelShuffleBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [pixel_unshuffle(grad, saved.upscaleFactor)];
  },
});

export interface PixelUnshuffleBackward0Saved {
  downscaleFactor: number;
}
/** `pixel_unshuffle(Tensor self, int downscale_factor) -> Tensor` */
export const PixelUnshuffleBackward0 = /* @__PURE__ */ rule<PixelUnshuffleBackward0Saved>({
  name: "PixelUnshuffleBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [pixel_shuffle(grad, saved.downscaleFactor)];
  },
});

export interface UpsampleNearest1DBackward0Saved {
  selfSizes: readonly number[];
  outputSize: readonly number[];
  scales: number | null;
}
/** `upsample_nearest1d(Tensor self, SymInt[1] output_size, float? scales=None) -> Tensor` */
export const UpsampleNearest1DBackward0 = /* @__PURE__ */ rule<UpsampleNearest1DBackward0Saved>({
  name: "UpsampleNearest1DBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [upsample_nearest1d_backward(grad, saved.outputSize, saved.selfSizes, saved.scales)];
  },
});

export interface UpsampleNearest1DBackwardBackward0Saved {
  outputSize: readonly number[];
  scales: number | null;
}
/** `upsample_nearest1d_backward(Tensor grad_output, SymInt[1] output_size, SymInt[3] input_size, float? scales=None) -> Tensor` */
export const UpsampleNearest1DBackwardBackward0 = /* @__PURE__ */ rule<UpsampleNearest1DBackwardBackward0Saved>({
  name: "UpsampleNearest1DBackwardBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [upsample_nearest1d(grad, saved.outputSize, saved.scales)];
  },
});

export interface UpsampleNearest1DBackward1Saved {
  inputSizes: readonly number[];
  outputSize: readonly number[] | null;
  scaleFactors: readonly number[] | null;
}
/** `upsample_nearest1d.vec(Tensor input, SymInt[]? output_size, float[]? scale_factors) -> Tensor` */
export const UpsampleNearest1DBackward1 = /* @__PURE__ */ rule<UpsampleNearest1DBackward1Saved>({
  name: "UpsampleNearest1DBackward1",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [upsample_nearest1d_backward_vec(grad, saved.outputSize, saved.inputSizes, saved.scaleFactors)];
  },
});

export interface UpsampleNearest1DBackwardBackward1Saved {
  outputSize: readonly number[] | null;
  scaleFactors: readonly number[] | null;
}
/** `upsample_nearest1d_backward.vec(Tensor grad_output, SymInt[]? output_size, SymInt[] input_size, float[]? scale_factors) -> Tensor` */
export const UpsampleNearest1DBackwardBackward1 = /* @__PURE__ */ rule<UpsampleNearest1DBackwardBackward1Saved>({
  name: "UpsampleNearest1DBackwardBackward1",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [upsample_nearest1d_vec(grad, saved.outputSize, saved.scaleFactors)];
  },
});

export interface UpsampleNearest2DBackward0Saved {
  selfSizes: readonly number[];
  outputSize: readonly number[];
  scalesH: number | null;
  scalesW: number | null;
}
/** `upsample_nearest2d(Tensor self, SymInt[2] output_size, float? scales_h=None, float? scales_w=None) -> Tensor` */
export const UpsampleNearest2DBackward0 = /* @__PURE__ */ rule<UpsampleNearest2DBackward0Saved>({
  name: "UpsampleNearest2DBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [upsample_nearest2d_backward(grad, saved.outputSize, saved.selfSizes, saved.scalesH, saved.scalesW)];
  },
});

export interface UpsampleNearest2DBackwardBackward0Saved {
  outputSize: readonly number[];
  scalesH: number | null;
  scalesW: number | null;
}
/** `upsample_nearest2d_backward(Tensor grad_output, SymInt[2] output_size, SymInt[4] input_size, float? scales_h=None, float? scales_w=None) -> Tensor` */
export const UpsampleNearest2DBackwardBackward0 = /* @__PURE__ */ rule<UpsampleNearest2DBackwardBackward0Saved>({
  name: "UpsampleNearest2DBackwardBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [upsample_nearest2d(grad, saved.outputSize, saved.scalesH, saved.scalesW)];
  },
});

export interface UpsampleNearest2DBackward1Saved {
  inputSizes: readonly number[];
  outputSize: readonly number[] | null;
  scaleFactors: readonly number[] | null;
}
/** `upsample_nearest2d.vec(Tensor input, SymInt[]? output_size, float[]? scale_factors) -> Tensor` */
export const UpsampleNearest2DBackward1 = /* @__PURE__ */ rule<UpsampleNearest2DBackward1Saved>({
  name: "UpsampleNearest2DBackward1",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [upsample_nearest2d_backward_vec(grad, saved.outputSize, saved.inputSizes, saved.scaleFactors)];
  },
});

export interface UpsampleNearest2DBackwardBackward1Saved {
  outputSize: readonly number[] | null;
  scaleFactors: readonly number[] | null;
}
/** `upsample_nearest2d_backward.vec(Tensor grad_output, SymInt[]? output_size, SymInt[] input_size, float[]? scale_factors) -> Tensor` */
export const UpsampleNearest2DBackwardBackward1 = /* @__PURE__ */ rule<UpsampleNearest2DBackwardBackward1Saved>({
  name: "UpsampleNearest2DBackwardBackward1",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [upsample_nearest2d_vec(grad, saved.outputSize, saved.scaleFactors)];
  },
});

export interface UpsampleNearest3DBackward0Saved {
  selfSizes: readonly number[];
  outputSize: readonly number[];
  scalesD: number | null;
  scalesH: number | null;
  scalesW: number | null;
}
/** `upsample_nearest3d(Tensor self, SymInt[3] output_size, float? scales_d=None, float? scales_h=None, float? scales_w=None) -> Tensor` */
export const UpsampleNearest3DBackward0 = /* @__PURE__ */ rule<UpsampleNearest3DBackward0Saved>({
  name: "UpsampleNearest3DBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [upsample_nearest3d_backward(grad, saved.outputSize, saved.selfSizes, saved.scalesD, saved.scalesH, saved.scalesW)];
  },
});

export interface UpsampleNearest3DBackwardBackward0Saved {
  outputSize: readonly number[];
  scalesD: number | null;
  scalesH: number | null;
  scalesW: number | null;
}
/** `upsample_nearest3d_backward(Tensor grad_output, SymInt[3] output_size, SymInt[5] input_size, float? scales_d=None, float? scales_h=None, float? scales_w=None) -> Tensor` */
export const UpsampleNearest3DBackwardBackward0 = /* @__PURE__ */ rule<UpsampleNearest3DBackwardBackward0Saved>({
  name: "UpsampleNearest3DBackwardBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [upsample_nearest3d(grad, saved.outputSize, saved.scalesD, saved.scalesH, saved.scalesW)];
  },
});

export interface UpsampleNearest3DBackward1Saved {
  inputSizes: readonly number[];
  outputSize: readonly number[] | null;
  scaleFactors: readonly number[] | null;
}
/** `upsample_nearest3d.vec(Tensor input, SymInt[]? output_size, float[]? scale_factors) -> Tensor` */
export const UpsampleNearest3DBackward1 = /* @__PURE__ */ rule<UpsampleNearest3DBackward1Saved>({
  name: "UpsampleNearest3DBackward1",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [upsample_nearest3d_backward_vec(grad, saved.outputSize, saved.inputSizes, saved.scaleFactors)];
  },
});

export interface UpsampleNearest3DBackwardBackward1Saved {
  outputSize: readonly number[] | null;
  scaleFactors: readonly number[] | null;
}
/** `upsample_nearest3d_backward.vec(Tensor grad_output, SymInt[]? output_size, SymInt[] input_size, float[]? scale_factors) -> Tensor` */
export const UpsampleNearest3DBackwardBackward1 = /* @__PURE__ */ rule<UpsampleNearest3DBackwardBackward1Saved>({
  name: "UpsampleNearest3DBackwardBackward1",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [upsample_nearest3d_vec(grad, saved.outputSize, saved.scaleFactors)];
  },
});

export interface UpsampleNearestExact1DBackward0Saved {
  selfSizes: readonly number[];
  outputSize: readonly number[];
  scales: number | null;
}
/** `_upsample_nearest_exact1d(Tensor self, SymInt[1] output_size, float? scales=None) -> Tensor` */
export const UpsampleNearestExact1DBackward0 = /* @__PURE__ */ rule<UpsampleNearestExact1DBackward0Saved>({
  name: "UpsampleNearestExact1DBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [_upsample_nearest_exact1d_backward(grad, saved.outputSize, saved.selfSizes, saved.scales)];
  },
});

export interface UpsampleNearestExact1DBackwardBackward0Saved {
  outputSize: readonly number[];
  scales: number | null;
}
/** `_upsample_nearest_exact1d_backward(Tensor grad_output, SymInt[1] output_size, SymInt[3] input_size, float? scales=None) -> Tensor` */
export const UpsampleNearestExact1DBackwardBackward0 = /* @__PURE__ */ rule<UpsampleNearestExact1DBackwardBackward0Saved>({
  name: "UpsampleNearestExact1DBackwardBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [_upsample_nearest_exact1d(grad, saved.outputSize, saved.scales)];
  },
});

export interface UpsampleNearestExact1DBackward1Saved {
  inputSizes: readonly number[];
  outputSize: readonly number[] | null;
  scaleFactors: readonly number[] | null;
}
/** `_upsample_nearest_exact1d.vec(Tensor input, SymInt[]? output_size, float[]? scale_factors) -> Tensor` */
export const UpsampleNearestExact1DBackward1 = /* @__PURE__ */ rule<UpsampleNearestExact1DBackward1Saved>({
  name: "UpsampleNearestExact1DBackward1",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [_upsample_nearest_exact1d_backward_vec(grad, saved.outputSize, saved.inputSizes, saved.scaleFactors)];
  },
});

export interface UpsampleNearestExact1DBackwardBackward1Saved {
  outputSize: readonly number[] | null;
  scaleFactors: readonly number[] | null;
}
/** `_upsample_nearest_exact1d_backward.vec(Tensor grad_output, SymInt[]? output_size, SymInt[] input_size, float[]? scale_factors) -> Tensor` */
export const UpsampleNearestExact1DBackwardBackward1 = /* @__PURE__ */ rule<UpsampleNearestExact1DBackwardBackward1Saved>({
  name: "UpsampleNearestExact1DBackwardBackward1",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [_upsample_nearest_exact1d_vec(grad, saved.outputSize, saved.scaleFactors)];
  },
});

export interface UpsampleNearestExact2DBackward0Saved {
  selfSizes: readonly number[];
  outputSize: readonly number[];
  scalesH: number | null;
  scalesW: number | null;
}
/** `_upsample_nearest_exact2d(Tensor self, SymInt[2] output_size, float? scales_h=None, float? scales_w=None) -> Tensor` */
export const UpsampleNearestExact2DBackward0 = /* @__PURE__ */ rule<UpsampleNearestExact2DBackward0Saved>({
  name: "UpsampleNearestExact2DBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [_upsample_nearest_exact2d_backward(grad, saved.outputSize, saved.selfSizes, saved.scalesH, saved.scalesW)];
  },
});

export interface UpsampleNearestExact2DBackwardBackward0Saved {
  outputSize: readonly number[];
  scalesH: number | null;
  scalesW: number | null;
}
/** `_upsample_nearest_exact2d_backward(Tensor grad_output, SymInt[2] output_size, SymInt[4] input_size, float? scales_h=None, float? scales_w=None) -> Tensor` */
export const UpsampleNearestExact2DBackwardBackward0 = /* @__PURE__ */ rule<UpsampleNearestExact2DBackwardBackward0Saved>({
  name: "UpsampleNearestExact2DBackwardBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [_upsample_nearest_exact2d(grad, saved.outputSize, saved.scalesH, saved.scalesW)];
  },
});

export interface UpsampleNearestExact2DBackward1Saved {
  inputSizes: readonly number[];
  outputSize: readonly number[] | null;
  scaleFactors: readonly number[] | null;
}
/** `_upsample_nearest_exact2d.vec(Tensor input, SymInt[]? output_size, float[]? scale_factors) -> Tensor` */
export const UpsampleNearestExact2DBackward1 = /* @__PURE__ */ rule<UpsampleNearestExact2DBackward1Saved>({
  name: "UpsampleNearestExact2DBackward1",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [_upsample_nearest_exact2d_backward_vec(grad, saved.outputSize, saved.inputSizes, saved.scaleFactors)];
  },
});

export interface UpsampleNearestExact2DBackwardBackward1Saved {
  outputSize: readonly number[] | null;
  scaleFactors: readonly number[] | null;
}
/** `_upsample_nearest_exact2d_backward.vec(Tensor grad_output, SymInt[]? output_size, SymInt[] input_size, float[]? scale_factors) -> Tensor` */
export const UpsampleNearestExact2DBackwardBackward1 = /* @__PURE__ */ rule<UpsampleNearestExact2DBackwardBackward1Saved>({
  name: "UpsampleNearestExact2DBackwardBackward1",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [_upsample_nearest_exact2d_vec(grad, saved.outputSize, saved.scaleFactors)];
  },
});

export interface UpsampleNearestExact3DBackward0Saved {
  selfSizes: readonly number[];
  outputSize: readonly number[];
  scalesD: number | null;
  scalesH: number | null;
  scalesW: number | null;
}
/** `_upsample_nearest_exact3d(Tensor self, SymInt[3] output_size, float? scales_d=None, float? scales_h=None, float? scales_w=None) -> Tensor` */
export const UpsampleNearestExact3DBackward0 = /* @__PURE__ */ rule<UpsampleNearestExact3DBackward0Saved>({
  name: "UpsampleNearestExact3DBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [_upsample_nearest_exact3d_backward(grad, saved.outputSize, saved.selfSizes, saved.scalesD, saved.scalesH, saved.scalesW)];
  },
});

export interface UpsampleNearestExact3DBackwardBackward0Saved {
  outputSize: readonly number[];
  scalesD: number | null;
  scalesH: number | null;
  scalesW: number | null;
}
/** `_upsample_nearest_exact3d_backward(Tensor grad_output, SymInt[3] output_size, SymInt[5] input_size, float? scales_d=None, float? scales_h=None, float? scales_w=None) -> Tensor` */
export const UpsampleNearestExact3DBackwardBackward0 = /* @__PURE__ */ rule<UpsampleNearestExact3DBackwardBackward0Saved>({
  name: "UpsampleNearestExact3DBackwardBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [_upsample_nearest_exact3d(grad, saved.outputSize, saved.scalesD, saved.scalesH, saved.scalesW)];
  },
});

export interface UpsampleNearestExact3DBackward1Saved {
  inputSizes: readonly number[];
  outputSize: readonly number[] | null;
  scaleFactors: readonly number[] | null;
}
/** `_upsample_nearest_exact3d.vec(Tensor input, SymInt[]? output_size, float[]? scale_factors) -> Tensor` */
export const UpsampleNearestExact3DBackward1 = /* @__PURE__ */ rule<UpsampleNearestExact3DBackward1Saved>({
  name: "UpsampleNearestExact3DBackward1",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [_upsample_nearest_exact3d_backward_vec(grad, saved.outputSize, saved.inputSizes, saved.scaleFactors)];
  },
});

export interface UpsampleNearestExact3DBackwardBackward1Saved {
  outputSize: readonly number[] | null;
  scaleFactors: readonly number[] | null;
}
/** `_upsample_nearest_exact3d_backward.vec(Tensor grad_output, SymInt[]? output_size, SymInt[] input_size, float[]? scale_factors) -> Tensor` */
export const UpsampleNearestExact3DBackwardBackward1 = /* @__PURE__ */ rule<UpsampleNearestExact3DBackwardBackward1Saved>({
  name: "UpsampleNearestExact3DBackwardBackward1",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [_upsample_nearest_exact3d_vec(grad, saved.outputSize, saved.scaleFactors)];
  },
});

export interface UpsampleLinear1DBackward0Saved {
  selfSizes: readonly number[];
  outputSize: readonly number[];
  alignCorners: boolean;
  scales: number | null;
}
/** `upsample_linear1d(Tensor self, SymInt[1] output_size, bool align_corners, float? scales=None) -> Tensor` */
export const UpsampleLinear1DBackward0 = /* @__PURE__ */ rule<UpsampleLinear1DBackward0Saved>({
  name: "UpsampleLinear1DBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [upsample_linear1d_backward(grad, saved.outputSize, saved.selfSizes, saved.alignCorners, saved.scales)];
  },
});

export interface UpsampleLinear1DBackwardBackward0Saved {
  outputSize: readonly number[];
  alignCorners: boolean;
  scales: number | null;
}
/** `upsample_linear1d_backward(Tensor grad_output, SymInt[1] output_size, SymInt[3] input_size, bool align_corners, float? scales=None) -> Tensor` */
export const UpsampleLinear1DBackwardBackward0 = /* @__PURE__ */ rule<UpsampleLinear1DBackwardBackward0Saved>({
  name: "UpsampleLinear1DBackwardBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [upsample_linear1d(grad, saved.outputSize, saved.alignCorners, saved.scales)];
  },
});

export interface UpsampleLinear1DBackward1Saved {
  inputSizes: readonly number[];
  outputSize: readonly number[] | null;
  alignCorners: boolean;
  scaleFactors: readonly number[] | null;
}
/** `upsample_linear1d.vec(Tensor input, SymInt[]? output_size, bool align_corners, float[]? scale_factors) -> Tensor` */
export const UpsampleLinear1DBackward1 = /* @__PURE__ */ rule<UpsampleLinear1DBackward1Saved>({
  name: "UpsampleLinear1DBackward1",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [upsample_linear1d_backward_vec(grad, saved.outputSize, saved.inputSizes, saved.alignCorners, saved.scaleFactors)];
  },
});

export interface UpsampleLinear1DBackwardBackward1Saved {
  outputSize: readonly number[] | null;
  alignCorners: boolean;
  scaleFactors: readonly number[] | null;
}
/** `upsample_linear1d_backward.vec(Tensor grad_output, SymInt[]? output_size, SymInt[] input_size, bool align_corners, float[]? scale_factors) -> Tensor` */
export const UpsampleLinear1DBackwardBackward1 = /* @__PURE__ */ rule<UpsampleLinear1DBackwardBackward1Saved>({
  name: "UpsampleLinear1DBackwardBackward1",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [upsample_linear1d_vec(grad, saved.outputSize, saved.alignCorners, saved.scaleFactors)];
  },
});

export interface UpsampleBilinear2DBackward0Saved {
  selfSizes: readonly number[];
  outputSize: readonly number[];
  alignCorners: boolean;
  scalesH: number | null;
  scalesW: number | null;
}
/** `upsample_bilinear2d(Tensor self, SymInt[2] output_size, bool align_corners, float? scales_h=None, float? scales_w=None) -> Tensor` */
export const UpsampleBilinear2DBackward0 = /* @__PURE__ */ rule<UpsampleBilinear2DBackward0Saved>({
  name: "UpsampleBilinear2DBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [upsample_bilinear2d_backward(grad, saved.outputSize, saved.selfSizes, saved.alignCorners, saved.scalesH, saved.scalesW)];
  },
});

export interface UpsampleBilinear2DBackwardBackward0Saved {
  outputSize: readonly number[];
  alignCorners: boolean;
  scalesH: number | null;
  scalesW: number | null;
}
/** `upsample_bilinear2d_backward(Tensor grad_output, SymInt[2] output_size, SymInt[4] input_size, bool align_corners, float? scales_h=None, float? scales_w=None) -> Tensor` */
export const UpsampleBilinear2DBackwardBackward0 = /* @__PURE__ */ rule<UpsampleBilinear2DBackwardBackward0Saved>({
  name: "UpsampleBilinear2DBackwardBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [upsample_bilinear2d(grad, saved.outputSize, saved.alignCorners, saved.scalesH, saved.scalesW)];
  },
});

export interface UpsampleBilinear2DBackward1Saved {
  inputSizes: readonly number[];
  outputSize: readonly number[] | null;
  alignCorners: boolean;
  scaleFactors: readonly number[] | null;
}
/** `upsample_bilinear2d.vec(Tensor input, SymInt[]? output_size, bool align_corners, float[]? scale_factors) -> Tensor` */
export const UpsampleBilinear2DBackward1 = /* @__PURE__ */ rule<UpsampleBilinear2DBackward1Saved>({
  name: "UpsampleBilinear2DBackward1",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [upsample_bilinear2d_backward_vec(grad, saved.outputSize, saved.inputSizes, saved.alignCorners, saved.scaleFactors)];
  },
});

export interface UpsampleBilinear2DBackwardBackward1Saved {
  outputSize: readonly number[] | null;
  alignCorners: boolean;
  scaleFactors: readonly number[] | null;
}
/** `upsample_bilinear2d_backward.vec(Tensor grad_output, SymInt[]? output_size, SymInt[] input_size, bool align_corners, float[]? scale_factors) -> Tensor` */
export const UpsampleBilinear2DBackwardBackward1 = /* @__PURE__ */ rule<UpsampleBilinear2DBackwardBackward1Saved>({
  name: "UpsampleBilinear2DBackwardBackward1",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [upsample_bilinear2d_vec(grad, saved.outputSize, saved.alignCorners, saved.scaleFactors)];
  },
});

export interface UpsampleTrilinear3DBackward0Saved {
  selfSizes: readonly number[];
  outputSize: readonly number[];
  alignCorners: boolean;
  scalesD: number | null;
  scalesH: number | null;
  scalesW: number | null;
}
/** `upsample_trilinear3d(Tensor self, SymInt[3] output_size, bool align_corners, float? scales_d=None, float? scales_h=None, float? scales_w=None) -> Tensor` */
export const UpsampleTrilinear3DBackward0 = /* @__PURE__ */ rule<UpsampleTrilinear3DBackward0Saved>({
  name: "UpsampleTrilinear3DBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [upsample_trilinear3d_backward(grad, saved.outputSize, saved.selfSizes, saved.alignCorners, saved.scalesD, saved.scalesH, saved.scalesW)];
  },
});

export interface UpsampleTrilinear3DBackwardBackward0Saved {
  outputSize: readonly number[];
  alignCorners: boolean;
  scalesD: number | null;
  scalesH: number | null;
  scalesW: number | null;
}
/** `upsample_trilinear3d_backward(Tensor grad_output, SymInt[3] output_size, SymInt[5] input_size, bool align_corners, float? scales_d=None, float? scales_h=None, float? scales_w=None) -> Tensor` */
export const UpsampleTrilinear3DBackwardBackward0 = /* @__PURE__ */ rule<UpsampleTrilinear3DBackwardBackward0Saved>({
  name: "UpsampleTrilinear3DBackwardBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [upsample_trilinear3d(grad, saved.outputSize, saved.alignCorners, saved.scalesD, saved.scalesH, saved.scalesW)];
  },
});

export interface UpsampleTrilinear3DBackward1Saved {
  inputSizes: readonly number[];
  outputSize: readonly number[] | null;
  alignCorners: boolean;
  scaleFactors: readonly number[] | null;
}
/** `upsample_trilinear3d.vec(Tensor input, SymInt[]? output_size, bool align_corners, float[]? scale_factors) -> Tensor` */
export const UpsampleTrilinear3DBackward1 = /* @__PURE__ */ rule<UpsampleTrilinear3DBackward1Saved>({
  name: "UpsampleTrilinear3DBackward1",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [upsample_trilinear3d_backward_vec(grad, saved.outputSize, saved.inputSizes, saved.alignCorners, saved.scaleFactors)];
  },
});

export interface UpsampleTrilinear3DBackwardBackward1Saved {
  outputSize: readonly number[] | null;
  alignCorners: boolean;
  scaleFactors: readonly number[] | null;
}
/** `upsample_trilinear3d_backward.vec(Tensor grad_output, SymInt[]? output_size, SymInt[] input_size, bool align_corners, float[]? scale_factors) -> Tensor` */
export const UpsampleTrilinear3DBackwardBackward1 = /* @__PURE__ */ rule<UpsampleTrilinear3DBackwardBackward1Saved>({
  name: "UpsampleTrilinear3DBackwardBackward1",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [upsample_trilinear3d_vec(grad, saved.outputSize, saved.alignCorners, saved.scaleFactors)];
  },
});

export interface UpsampleBicubic2DBackward0Saved {
  selfSizes: readonly number[];
  outputSize: readonly number[];
  alignCorners: boolean;
  scalesH: number | null;
  scalesW: number | null;
}
/** `upsample_bicubic2d(Tensor self, SymInt[2] output_size, bool align_corners, float? scales_h=None, float? scales_w=None) -> Tensor` */
export const UpsampleBicubic2DBackward0 = /* @__PURE__ */ rule<UpsampleBicubic2DBackward0Saved>({
  name: "UpsampleBicubic2DBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [upsample_bicubic2d_backward(grad, saved.outputSize, saved.selfSizes, saved.alignCorners, saved.scalesH, saved.scalesW)];
  },
});

export interface UpsampleBicubic2DBackwardBackward0Saved {
  outputSize: readonly number[];
  alignCorners: boolean;
  scalesH: number | null;
  scalesW: number | null;
}
/** `upsample_bicubic2d_backward(Tensor grad_output, SymInt[2] output_size, SymInt[4] input_size, bool align_corners, float? scales_h=None, float? scales_w=None) -> Tensor` */
export const UpsampleBicubic2DBackwardBackward0 = /* @__PURE__ */ rule<UpsampleBicubic2DBackwardBackward0Saved>({
  name: "UpsampleBicubic2DBackwardBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [upsample_bicubic2d(grad, saved.outputSize, saved.alignCorners, saved.scalesH, saved.scalesW)];
  },
});

export interface UpsampleBicubic2DBackward1Saved {
  inputSizes: readonly number[];
  outputSize: readonly number[] | null;
  alignCorners: boolean;
  scaleFactors: readonly number[] | null;
}
/** `upsample_bicubic2d.vec(Tensor input, SymInt[]? output_size, bool align_corners, float[]? scale_factors) -> Tensor` */
export const UpsampleBicubic2DBackward1 = /* @__PURE__ */ rule<UpsampleBicubic2DBackward1Saved>({
  name: "UpsampleBicubic2DBackward1",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [upsample_bicubic2d_backward_vec(grad, saved.outputSize, saved.inputSizes, saved.alignCorners, saved.scaleFactors)];
  },
});

export interface UpsampleBicubic2DBackwardBackward1Saved {
  outputSize: readonly number[] | null;
  alignCorners: boolean;
  scaleFactors: readonly number[] | null;
}
/** `upsample_bicubic2d_backward.vec(Tensor grad_output, SymInt[]? output_size, SymInt[] input_size, bool align_corners, float[]? scale_factors) -> Tensor` */
export const UpsampleBicubic2DBackwardBackward1 = /* @__PURE__ */ rule<UpsampleBicubic2DBackwardBackward1Saved>({
  name: "UpsampleBicubic2DBackwardBackward1",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [upsample_bicubic2d_vec(grad, saved.outputSize, saved.alignCorners, saved.scaleFactors)];
  },
});

export interface UpsampleBilinear2DAaBackward0Saved {
  selfSizes: readonly number[];
  outputSize: readonly number[];
  alignCorners: boolean;
  scalesH: number | null;
  scalesW: number | null;
}
/** `_upsample_bilinear2d_aa(Tensor self, SymInt[2] output_size, bool align_corners, float? scales_h=None, float? scales_w=None) -> Tensor` */
export const UpsampleBilinear2DAaBackward0 = /* @__PURE__ */ rule<UpsampleBilinear2DAaBackward0Saved>({
  name: "UpsampleBilinear2DAaBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [_upsample_bilinear2d_aa_backward(grad, saved.outputSize, saved.selfSizes, saved.alignCorners, saved.scalesH, saved.scalesW)];
  },
});

export interface UpsampleBilinear2DAaBackwardBackward0Saved {
  outputSize: readonly number[];
  alignCorners: boolean;
  scalesH: number | null;
  scalesW: number | null;
}
/** `_upsample_bilinear2d_aa_backward(Tensor grad_output, SymInt[2] output_size, SymInt[4] input_size, bool align_corners, float? scales_h=None, float? scales_w=None) -> Tensor` */
export const UpsampleBilinear2DAaBackwardBackward0 = /* @__PURE__ */ rule<UpsampleBilinear2DAaBackwardBackward0Saved>({
  name: "UpsampleBilinear2DAaBackwardBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [_upsample_bilinear2d_aa(grad, saved.outputSize, saved.alignCorners, saved.scalesH, saved.scalesW)];
  },
});

export interface UpsampleBilinear2DAaBackward1Saved {
  inputSizes: readonly number[];
  outputSize: readonly number[] | null;
  alignCorners: boolean;
  scaleFactors: readonly number[] | null;
}
/** `_upsample_bilinear2d_aa.vec(Tensor input, SymInt[]? output_size, bool align_corners, float[]? scale_factors) -> Tensor` */
export const UpsampleBilinear2DAaBackward1 = /* @__PURE__ */ rule<UpsampleBilinear2DAaBackward1Saved>({
  name: "UpsampleBilinear2DAaBackward1",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [_upsample_bilinear2d_aa_backward_vec(grad, saved.outputSize, saved.inputSizes, saved.alignCorners, saved.scaleFactors)];
  },
});

export interface UpsampleBilinear2DAaBackwardBackward1Saved {
  outputSize: readonly number[] | null;
  alignCorners: boolean;
  scaleFactors: readonly number[] | null;
}
/** `_upsample_bilinear2d_aa_backward.vec(Tensor grad_output, SymInt[]? output_size, SymInt[] input_size, bool align_corners, float[]? scale_factors) -> Tensor` */
export const UpsampleBilinear2DAaBackwardBackward1 = /* @__PURE__ */ rule<UpsampleBilinear2DAaBackwardBackward1Saved>({
  name: "UpsampleBilinear2DAaBackwardBackward1",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [_upsample_bilinear2d_aa_vec(grad, saved.outputSize, saved.alignCorners, saved.scaleFactors)];
  },
});

export interface UpsampleBicubic2DAaBackward0Saved {
  selfSizes: readonly number[];
  outputSize: readonly number[];
  alignCorners: boolean;
  scalesH: number | null;
  scalesW: number | null;
}
/** `_upsample_bicubic2d_aa(Tensor self, SymInt[2] output_size, bool align_corners, float? scales_h=None, float? scales_w=None) -> Tensor` */
export const UpsampleBicubic2DAaBackward0 = /* @__PURE__ */ rule<UpsampleBicubic2DAaBackward0Saved>({
  name: "UpsampleBicubic2DAaBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [_upsample_bicubic2d_aa_backward(grad, saved.outputSize, saved.selfSizes, saved.alignCorners, saved.scalesH, saved.scalesW)];
  },
});

export interface UpsampleBicubic2DAaBackwardBackward0Saved {
  outputSize: readonly number[];
  alignCorners: boolean;
  scalesH: number | null;
  scalesW: number | null;
}
/** `_upsample_bicubic2d_aa_backward(Tensor grad_output, SymInt[2] output_size, SymInt[4] input_size, bool align_corners, float? scales_h=None, float? scales_w=None) -> Tensor` */
export const UpsampleBicubic2DAaBackwardBackward0 = /* @__PURE__ */ rule<UpsampleBicubic2DAaBackwardBackward0Saved>({
  name: "UpsampleBicubic2DAaBackwardBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [_upsample_bicubic2d_aa(grad, saved.outputSize, saved.alignCorners, saved.scalesH, saved.scalesW)];
  },
});

export interface UpsampleBicubic2DAaBackward1Saved {
  inputSizes: readonly number[];
  outputSize: readonly number[] | null;
  alignCorners: boolean;
  scaleFactors: readonly number[] | null;
}
/** `_upsample_bicubic2d_aa.vec(Tensor input, SymInt[]? output_size, bool align_corners, float[]? scale_factors) -> Tensor` */
export const UpsampleBicubic2DAaBackward1 = /* @__PURE__ */ rule<UpsampleBicubic2DAaBackward1Saved>({
  name: "UpsampleBicubic2DAaBackward1",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [_upsample_bicubic2d_aa_backward_vec(grad, saved.outputSize, saved.inputSizes, saved.alignCorners, saved.scaleFactors)];
  },
});

export interface UpsampleBicubic2DAaBackwardBackward1Saved {
  outputSize: readonly number[] | null;
  alignCorners: boolean;
  scaleFactors: readonly number[] | null;
}
/** `_upsample_bicubic2d_aa_backward.vec(Tensor grad_output, SymInt[]? output_size, SymInt[] input_size, bool align_corners, float[]? scale_factors) -> Tensor` */
export const UpsampleBicubic2DAaBackwardBackward1 = /* @__PURE__ */ rule<UpsampleBicubic2DAaBackwardBackward1Saved>({
  name: "UpsampleBicubic2DAaBackwardBackward1",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [_upsample_bicubic2d_aa_vec(grad, saved.outputSize, saved.alignCorners, saved.scaleFactors)];
  },
});

export interface GridSampler2DBackward0Saved {
  input: SavedTensor | null;
  grid: SavedTensor | null;
  interpolationMode: number;
  paddingMode: number;
  alignCorners: boolean;
}
/** `grid_sampler_2d(Tensor input, Tensor grid, int interpolation_mode, int padding_mode, bool align_corners) -> Tensor` */
export const GridSampler2DBackward0 = /* @__PURE__ */ rule<GridSampler2DBackward0Saved>({
  name: "GridSampler2DBackward0",
  backward(node, grads, needs) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null, null];
    let inputGrad: Gradient = null;
    let gridGrad: Gradient = null;
    if (needs[0]! || needs[1]!) {
      const gradInputMask = [needs[0]!, needs[1]!];
      const input = unpackSaved(node, saved.input);
      const grid = unpackSaved(node, saved.grid);
      [inputGrad, gridGrad] = grid_sampler_2d_backward(grad, input, grid, saved.interpolationMode, saved.paddingMode, saved.alignCorners, gradInputMask);
    }
    return [inputGrad, gridGrad];
  },
  release(saved) {
    saved.input = null;
    saved.grid = null;
  },
});

export type GridSampler2DBackwardBackward0Saved = null;
/** `grid_sampler_2d_backward(Tensor grad_output, Tensor input, Tensor grid, int interpolation_mode, int padding_mode, bool align_corners, bool[2] output_mask) -> (Tensor, Tensor)` */
export const GridSampler2DBackwardBackward0 = /* @__PURE__ */ rule<GridSampler2DBackwardBackward0Saved>({
  name: "GridSampler2DBackwardBackward0",
  backward(_node, _grads, needs) {
    let gradOutputGrad: Gradient = null;
    let inputGrad: Gradient = null;
    let gridGrad: Gradient = null;
    if (needs[0]!) {
      notImplemented("grid_sampler_2d_backward");
    }
    if (needs[2]!) {
      notImplemented("grid_sampler_2d_backward");
    }
    if (needs[1]!) {
      notImplemented("grid_sampler_2d_backward");
    }
    return [gradOutputGrad, inputGrad, gridGrad];
  },
});

export interface GridSampler3DBackward0Saved {
  input: SavedTensor | null;
  grid: SavedTensor | null;
  interpolationMode: number;
  paddingMode: number;
  alignCorners: boolean;
}
/** `grid_sampler_3d(Tensor input, Tensor grid, int interpolation_mode, int padding_mode, bool align_corners) -> Tensor` */
export const GridSampler3DBackward0 = /* @__PURE__ */ rule<GridSampler3DBackward0Saved>({
  name: "GridSampler3DBackward0",
  backward(node, grads, needs) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null, null];
    let inputGrad: Gradient = null;
    let gridGrad: Gradient = null;
    if (needs[0]! || needs[1]!) {
      const gradInputMask = [needs[0]!, needs[1]!];
      const input = unpackSaved(node, saved.input);
      const grid = unpackSaved(node, saved.grid);
      [inputGrad, gridGrad] = grid_sampler_3d_backward(grad, input, grid, saved.interpolationMode, saved.paddingMode, saved.alignCorners, gradInputMask);
    }
    return [inputGrad, gridGrad];
  },
  release(saved) {
    saved.input = null;
    saved.grid = null;
  },
});

export type GridSampler3DBackwardBackward0Saved = null;
/** `grid_sampler_3d_backward(Tensor grad_output, Tensor input, Tensor grid, int interpolation_mode, int padding_mode, bool align_corners, bool[2] output_mask) -> (Tensor, Tensor)` */
export const GridSampler3DBackwardBackward0 = /* @__PURE__ */ rule<GridSampler3DBackwardBackward0Saved>({
  name: "GridSampler3DBackwardBackward0",
  backward(_node, _grads, needs) {
    let gradOutputGrad: Gradient = null;
    let inputGrad: Gradient = null;
    let gridGrad: Gradient = null;
    if (needs[0]!) {
      notImplemented("grid_sampler_3d_backward");
    }
    if (needs[2]!) {
      notImplemented("grid_sampler_3d_backward");
    }
    if (needs[1]!) {
      notImplemented("grid_sampler_3d_backward");
    }
    return [gradOutputGrad, inputGrad, gridGrad];
  },
});

export interface AffineGridGeneratorBackward0Saved {
  size: readonly number[];
  alignCorners: boolean;
}
/** `affine_grid_generator(Tensor theta, int[] size, bool align_corners) -> Tensor` */
export const AffineGridGeneratorBackward0 = /* @__PURE__ */ rule<AffineGridGeneratorBackward0Saved>({
  name: "AffineGridGeneratorBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [affine_grid_generator_backward(grad, saved.size, saved.alignCorners)];
  },
});

export interface MultiMarginLossBackward0Saved {
  self: SavedTensor | null;
  target: SavedTensor | null;
  p: Scalar;
  margin: Scalar;
  weight: SavedTensor | null;
  reduction: number;
}
/** `multi_margin_loss(Tensor self, Tensor target, Scalar p=1, Scalar margin=1, Tensor? weight=None, int reduction=Mean) -> Tensor` */
export const MultiMarginLossBackward0 = /* @__PURE__ */ rule<MultiMarginLossBackward0Saved>({
  name: "MultiMarginLossBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const self = unpackSaved(node, saved.self);
    const target = unpackSaved(node, saved.target);
    const weight = unpackSavedOptional(node, saved.weight);
    return [multi_margin_loss_backward(grad, self, target, saved.p, saved.margin, weight, saved.reduction)];
  },
  release(saved) {
    saved.self = null;
    saved.target = null;
    saved.weight = null;
  },
});

export type MultiMarginLossBackwardBackward0Saved = null;
/** `multi_margin_loss_backward(Tensor grad_output, Tensor self, Tensor target, Scalar p, Scalar margin, Tensor? weight=None, int reduction=Mean) -> Tensor` */
export const MultiMarginLossBackwardBackward0 = /* @__PURE__ */ rule<MultiMarginLossBackwardBackward0Saved>({
  name: "MultiMarginLossBackwardBackward0",
  backward(_node, _grads, needs) {
    let gradOutputGrad: Gradient = null;
    let selfGrad: Gradient = null;
    let weightGrad: Gradient = null;
    if (needs[0]!) {
      notImplemented("multi_margin_loss_backward");
    }
    if (needs[1]!) {
      notImplemented("multi_margin_loss_backward");
    }
    if (needs[2]!) {
      notImplemented("multi_margin_loss_backward");
    }
    return [gradOutputGrad, selfGrad, weightGrad];
  },
});

export interface MultilabelMarginLossBackward0Saved {
  self: SavedTensor | null;
  target: SavedTensor | null;
  reduction: number;
  isTarget: SavedTensor | null;
}
/** `multilabel_margin_loss_forward(Tensor self, Tensor target, int reduction) -> (Tensor output, Tensor is_target)` */
export const MultilabelMarginLossBackward0 = /* @__PURE__ */ rule<MultilabelMarginLossBackward0Saved>({
  name: "MultilabelMarginLossBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const self = unpackSaved(node, saved.self);
    const target = unpackSaved(node, saved.target);
    const isTarget = unpackSaved(node, saved.isTarget);
    return [multilabel_margin_loss_backward(grad, self, target, saved.reduction, isTarget)];
  },
  release(saved) {
    saved.self = null;
    saved.target = null;
    saved.isTarget = null;
  },
});

export type MultilabelMarginLossBackwardBackward0Saved = null;
/** `multilabel_margin_loss_backward(Tensor grad_output, Tensor self, Tensor target, int reduction, Tensor is_target) -> Tensor` */
export const MultilabelMarginLossBackwardBackward0 = /* @__PURE__ */ rule<MultilabelMarginLossBackwardBackward0Saved>({
  name: "MultilabelMarginLossBackwardBackward0",
  backward(_node, _grads, needs) {
    let gradOutputGrad: Gradient = null;
    let selfGrad: Gradient = null;
    let isTargetGrad: Gradient = null;
    if (needs[0]!) {
      notImplemented("multilabel_margin_loss_backward");
    }
    if (needs[2]!) {
      notImplemented("multilabel_margin_loss_backward");
    }
    if (needs[1]!) {
      notImplemented("multilabel_margin_loss_backward");
    }
    return [gradOutputGrad, selfGrad, isTargetGrad];
  },
});

export interface RreluWithNoiseBackward0Saved {
  self: SavedTensor | null;
  noise: SavedTensor | null;
  lower: Scalar;
  upper: Scalar;
  training: boolean;
}
/** `rrelu_with_noise(Tensor self, Tensor noise, Scalar lower=0.125, Scalar upper=0.3333333333333333, bool training=False, Generator? generator=None) -> Tensor` */
export const RreluWithNoiseBackward0 = /* @__PURE__ */ rule<RreluWithNoiseBackward0Saved>({
  name: "RreluWithNoiseBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const self = unpackSaved(node, saved.self);
    const noise = unpackSaved(node, saved.noise);
    return [rrelu_with_noise_backward(grad, self, noise, saved.lower, saved.upper, saved.training, false)];
  },
  release(saved) {
    saved.self = null;
    saved.noise = null;
  },
});

export interface RreluWithNoiseBackward1Saved {
  noise: SavedTensor | null;
  lower: Scalar;
  upper: Scalar;
  training: boolean;
  result: SavedTensor | null;
}
/** `rrelu_with_noise_(Tensor(a!) self, Tensor noise, Scalar lower=0.125, Scalar upper=0.3333333333333333, bool training=False, Generator? generator=None) -> Tensor(a!)` */
export const RreluWithNoiseBackward1 = /* @__PURE__ */ rule<RreluWithNoiseBackward1Saved>({
  name: "RreluWithNoiseBackward1",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const noise = unpackSaved(node, saved.noise);
    const result = unpackSaved(node, saved.result);
    return [rrelu_with_noise_backward(grad, result, noise, saved.lower, saved.upper, saved.training, true)];
  },
  release(saved) {
    saved.noise = null;
    saved.result = null;
  },
});

export interface RreluWithNoiseBackwardBackward0Saved {
  self: SavedTensor | null;
  noise: SavedTensor | null;
  lower: Scalar;
  upper: Scalar;
  training: boolean;
}
/** `rrelu_with_noise_backward(Tensor grad_output, Tensor self, Tensor noise, Scalar lower, Scalar upper, bool training, bool self_is_result) -> Tensor` */
export const RreluWithNoiseBackwardBackward0 = /* @__PURE__ */ rule<RreluWithNoiseBackwardBackward0Saved>({
  name: "RreluWithNoiseBackwardBackward0",
  backward(node, grads, needs) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null, null];
    let gradOutputGrad: Gradient = null;
    let selfGrad: Gradient = null;
    if (needs[0]!) {
      const self = unpackSaved(node, saved.self);
      const noise = unpackSaved(node, saved.noise);
      gradOutputGrad = rrelu_with_noise_backward(grad, self, noise, saved.lower, saved.upper, saved.training, false);
    }
    if (needs[1]!) {
      selfGrad = zeros_like(grad, null, null, null, null, null);
    }
    return [gradOutputGrad, selfGrad];
  },
  release(saved) {
    saved.self = null;
    saved.noise = null;
  },
});

export interface CtcLossBackward0Saved {
  logProbs: SavedTensor | null;
  targets: SavedTensor | null;
  inputLengths: readonly number[];
  targetLengths: readonly number[];
  blank: number;
  zeroInfinity: boolean;
  result0: SavedTensor | null;
  result1: SavedTensor | null;
}
/** `_ctc_loss(Tensor log_probs, Tensor targets, int[] input_lengths, int[] target_lengths, int blank=0, bool zero_infinity=False) -> (Tensor, Tensor)` */
export const CtcLossBackward0 = /* @__PURE__ */ rule<CtcLossBackward0Saved>({
  name: "CtcLossBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const logProbs = unpackSaved(node, saved.logProbs);
    const targets = unpackSaved(node, saved.targets);
    const result0 = unpackSaved(node, saved.result0);
    const result1 = unpackSaved(node, saved.result1);
    return [_ctc_loss_backward(grad, logProbs, targets, saved.inputLengths, saved.targetLengths, result0, result1, saved.blank, saved.zeroInfinity)];
  },
  release(saved) {
    saved.logProbs = null;
    saved.targets = null;
    saved.result0 = null;
    saved.result1 = null;
  },
});

export interface CtcLossBackward1Saved {
  logProbs: SavedTensor | null;
  targets: SavedTensor | null;
  inputLengths: SavedTensor | null;
  targetLengths: SavedTensor | null;
  blank: number;
  zeroInfinity: boolean;
  result0: SavedTensor | null;
  result1: SavedTensor | null;
}
/** `_ctc_loss.Tensor(Tensor log_probs, Tensor targets, Tensor input_lengths, Tensor target_lengths, int blank=0, bool zero_infinity=False) -> (Tensor, Tensor)` */
export const CtcLossBackward1 = /* @__PURE__ */ rule<CtcLossBackward1Saved>({
  name: "CtcLossBackward1",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const logProbs = unpackSaved(node, saved.logProbs);
    const targets = unpackSaved(node, saved.targets);
    const inputLengths = unpackSaved(node, saved.inputLengths);
    const targetLengths = unpackSaved(node, saved.targetLengths);
    const result0 = unpackSaved(node, saved.result0);
    const result1 = unpackSaved(node, saved.result1);
    return [_ctc_loss_backward_Tensor(grad, logProbs, targets, inputLengths, targetLengths, result0, result1, saved.blank, saved.zeroInfinity)];
  },
  release(saved) {
    saved.logProbs = null;
    saved.targets = null;
    saved.inputLengths = null;
    saved.targetLengths = null;
    saved.result0 = null;
    saved.result1 = null;
  },
});

export type CtcLossBackwardBackward0Saved = null;
/** `_ctc_loss_backward(Tensor grad, Tensor log_probs, Tensor targets, int[] input_lengths, int[] target_lengths, Tensor neg_log_likelihood, Tensor log_alpha, int blank, bool zero_infinity=False) -> Tensor` */
export const CtcLossBackwardBackward0 = /* @__PURE__ */ rule<CtcLossBackwardBackward0Saved>({
  name: "CtcLossBackwardBackward0",
  backward(_node, _grads, needs) {
    let grad_Grad: Gradient = null;
    let logProbsGrad: Gradient = null;
    let negLogLikelihoodGrad: Gradient = null;
    let logAlphaGrad: Gradient = null;
    if (needs[0]!) {
      notImplemented("_ctc_loss_backward");
    }
    if (needs[3]!) {
      notImplemented("_ctc_loss_backward");
    }
    if (needs[1]!) {
      notImplemented("_ctc_loss_backward");
    }
    if (needs[2]!) {
      notImplemented("_ctc_loss_backward");
    }
    return [grad_Grad, logProbsGrad, negLogLikelihoodGrad, logAlphaGrad];
  },
});

export type CtcLossBackwardBackward1Saved = null;
/** `_ctc_loss_backward.Tensor(Tensor grad, Tensor log_probs, Tensor targets, Tensor input_lengths, Tensor target_lengths, Tensor neg_log_likelihood, Tensor log_alpha, int blank, bool zero_infinity=False) -> Tensor` */
export const CtcLossBackwardBackward1 = /* @__PURE__ */ rule<CtcLossBackwardBackward1Saved>({
  name: "CtcLossBackwardBackward1",
  backward(_node, _grads, needs) {
    let grad_Grad: Gradient = null;
    let logProbsGrad: Gradient = null;
    let negLogLikelihoodGrad: Gradient = null;
    let logAlphaGrad: Gradient = null;
    if (needs[0]!) {
      notImplemented("_ctc_loss_backward");
    }
    if (needs[3]!) {
      notImplemented("_ctc_loss_backward");
    }
    if (needs[1]!) {
      notImplemented("_ctc_loss_backward");
    }
    if (needs[2]!) {
      notImplemented("_ctc_loss_backward");
    }
    return [grad_Grad, logProbsGrad, negLogLikelihoodGrad, logAlphaGrad];
  },
});

export interface FractionalMaxPool2DBackward0Saved {
  self: SavedTensor | null;
  kernelSize: readonly number[];
  outputSize: readonly number[];
  result1: SavedTensor | null;
}
/** `fractional_max_pool2d(Tensor self, int[2] kernel_size, int[2] output_size, Tensor random_samples) -> (Tensor, Tensor)` */
export const FractionalMaxPool2DBackward0 = /* @__PURE__ */ rule<FractionalMaxPool2DBackward0Saved>({
  name: "FractionalMaxPool2DBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const self = unpackSaved(node, saved.self);
    const result1 = unpackSaved(node, saved.result1);
    return [fractional_max_pool2d_backward(grad, self, saved.kernelSize, saved.outputSize, result1)];
  },
  release(saved) {
    saved.self = null;
    saved.result1 = null;
  },
});

export interface FractionalMaxPool2DBackwardBackward0Saved {
  indices: SavedTensor | null;
  selfInfo: TensorInfo;
}
/** `fractional_max_pool2d_backward(Tensor grad_output, Tensor self, int[2] kernel_size, int[2] output_size, Tensor indices) -> Tensor` */
export const FractionalMaxPool2DBackwardBackward0 = /* @__PURE__ */ rule<FractionalMaxPool2DBackwardBackward0Saved>({
  name: "FractionalMaxPool2DBackwardBackward0",
  backward(node, grads, needs) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null, null];
    let gradOutputGrad: Gradient = null;
    let selfGrad: Gradient = null;
    if (needs[0]!) {
      const indices = unpackSaved(node, saved.indices);
      gradOutputGrad = max_pool_double_backward(grad, indices, 2);
    }
    if (needs[1]!) {
      selfGrad = zeros(saved.selfInfo.shape, saved.selfInfo.dtype, saved.selfInfo.layout, saved.selfInfo.device, null);
    }
    return [gradOutputGrad, selfGrad];
  },
  release(saved) {
    saved.indices = null;
  },
});

export interface FractionalMaxPool3DBackward0Saved {
  self: SavedTensor | null;
  kernelSize: readonly number[];
  outputSize: readonly number[];
  result1: SavedTensor | null;
}
/** `fractional_max_pool3d(Tensor self, int[3] kernel_size, int[3] output_size, Tensor random_samples) -> (Tensor, Tensor)` */
export const FractionalMaxPool3DBackward0 = /* @__PURE__ */ rule<FractionalMaxPool3DBackward0Saved>({
  name: "FractionalMaxPool3DBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const self = unpackSaved(node, saved.self);
    const result1 = unpackSaved(node, saved.result1);
    return [fractional_max_pool3d_backward(grad, self, saved.kernelSize, saved.outputSize, result1)];
  },
  release(saved) {
    saved.self = null;
    saved.result1 = null;
  },
});

export interface FractionalMaxPool3DBackwardBackward0Saved {
  indices: SavedTensor | null;
  selfInfo: TensorInfo;
}
/** `fractional_max_pool3d_backward(Tensor grad_output, Tensor self, int[3] kernel_size, int[3] output_size, Tensor indices) -> Tensor` */
export const FractionalMaxPool3DBackwardBackward0 = /* @__PURE__ */ rule<FractionalMaxPool3DBackwardBackward0Saved>({
  name: "FractionalMaxPool3DBackwardBackward0",
  backward(node, grads, needs) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null, null];
    let gradOutputGrad: Gradient = null;
    let selfGrad: Gradient = null;
    if (needs[0]!) {
      const indices = unpackSaved(node, saved.indices);
      gradOutputGrad = max_pool_double_backward(grad, indices, 3);
    }
    if (needs[1]!) {
      selfGrad = zeros(saved.selfInfo.shape, saved.selfInfo.dtype, saved.selfInfo.layout, saved.selfInfo.device, null);
    }
    return [gradOutputGrad, selfGrad];
  },
  release(saved) {
    saved.indices = null;
  },
});

export interface ConvTbcBackward0Saved {
  self: SavedTensor | null;
  weight: SavedTensor | null;
  bias: SavedTensor | null;
  pad: number;
}
/** `conv_tbc(Tensor self, Tensor weight, Tensor bias, int pad=0) -> Tensor` */
export const ConvTbcBackward0 = /* @__PURE__ */ rule<ConvTbcBackward0Saved>({
  name: "ConvTbcBackward0",
  backward(node, grads, needs) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null, null, null];
    let selfGrad: Gradient = null;
    let weightGrad: Gradient = null;
    let biasGrad: Gradient = null;
    if (needs[0]! || needs[1]! || needs[2]!) {
      const self = unpackSaved(node, saved.self);
      const weight = unpackSaved(node, saved.weight);
      const bias = unpackSaved(node, saved.bias);
      [selfGrad, weightGrad, biasGrad] = conv_tbc_backward(grad, conjugate(self), conjugate(weight), bias, saved.pad);
    }
    return [selfGrad, weightGrad, biasGrad];
  },
  release(saved) {
    saved.self = null;
    saved.weight = null;
    saved.bias = null;
  },
});

export interface WeightNormInterfaceBackward0Saved {
  v: SavedTensor | null;
  g: SavedTensor | null;
  dim: number;
  result1: SavedTensor | null;
}
/** `_weight_norm_interface(Tensor v, Tensor g, int dim=0) -> (Tensor, Tensor)` */
export const WeightNormInterfaceBackward0 = /* @__PURE__ */ rule<WeightNormInterfaceBackward0Saved>({
  name: "WeightNormInterfaceBackward0",
  backward(node, grads, needs) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null, null];
    let vGrad: Gradient = null;
    let gGrad: Gradient = null;
    if (needs[0]! || needs[1]!) {
      const v = unpackSaved(node, saved.v);
      const g = unpackSaved(node, saved.g);
      const result1 = unpackSaved(node, saved.result1);
      [vGrad, gGrad] = gradEnabled() ? _weight_norm_differentiable_backward(contiguous(grad, "contiguous_format"), v, g, result1, saved.dim) : _weight_norm_interface_backward(contiguous(grad, "contiguous_format"), v, g, result1, saved.dim);
    }
    return [vGrad, gGrad];
  },
  release(saved) {
    saved.v = null;
    saved.g = null;
    saved.result1 = null;
  },
});

export interface PackPaddedSequenceBackward0Saved {
  inputSizes: readonly number[];
  batchFirst: boolean;
  result1: SavedTensor | null;
}
/** `_pack_padded_sequence(Tensor input, Tensor lengths, bool batch_first) -> (Tensor, Tensor)` */
export const PackPaddedSequenceBackward0 = /* @__PURE__ */ rule<PackPaddedSequenceBackward0Saved>({
  name: "PackPaddedSequenceBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const result1 = unpackSaved(node, saved.result1);
    return [_pack_padded_sequence_backward(grad, saved.inputSizes, result1, saved.batchFirst)];
  },
  release(saved) {
    saved.result1 = null;
  },
});

export interface EqBackward1Saved {
  otherInfo: TensorInfo;
  selfInfo: TensorInfo;
}
/** `eq_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)` */
export const EqBackward1 = /* @__PURE__ */ rule<EqBackward1Saved>({
  name: "EqBackward1",
  backward(node, _grads, needs) {
    const { saved } = node;
    let selfGrad: Gradient = null;
    let otherGrad: Gradient = null;
    if (needs[1]!) {
      otherGrad = zeros(saved.otherInfo.shape, saved.otherInfo.dtype, saved.otherInfo.layout, saved.otherInfo.device, null);
    }
    if (needs[0]!) {
      selfGrad = zeros(saved.selfInfo.shape, saved.selfInfo.dtype, saved.selfInfo.layout, saved.selfInfo.device, null);
    }
    return [selfGrad, otherGrad];
  },
});

export interface EqBackward0Saved {
  selfInfo: TensorInfo;
}
/** `eq_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)` */
export const EqBackward0 = /* @__PURE__ */ rule<EqBackward0Saved>({
  name: "EqBackward0",
  backward(node) {
    const { saved } = node;
    return [zeros(saved.selfInfo.shape, saved.selfInfo.dtype, saved.selfInfo.layout, saved.selfInfo.device, null)];
  },
});

export interface NeBackward1Saved {
  otherInfo: TensorInfo;
  selfInfo: TensorInfo;
}
/** `ne_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)` */
export const NeBackward1 = /* @__PURE__ */ rule<NeBackward1Saved>({
  name: "NeBackward1",
  backward(node, _grads, needs) {
    const { saved } = node;
    let selfGrad: Gradient = null;
    let otherGrad: Gradient = null;
    if (needs[1]!) {
      otherGrad = zeros(saved.otherInfo.shape, saved.otherInfo.dtype, saved.otherInfo.layout, saved.otherInfo.device, null);
    }
    if (needs[0]!) {
      selfGrad = zeros(saved.selfInfo.shape, saved.selfInfo.dtype, saved.selfInfo.layout, saved.selfInfo.device, null);
    }
    return [selfGrad, otherGrad];
  },
});

export interface NeBackward0Saved {
  selfInfo: TensorInfo;
}
/** `ne_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)` */
export const NeBackward0 = /* @__PURE__ */ rule<NeBackward0Saved>({
  name: "NeBackward0",
  backward(node) {
    const { saved } = node;
    return [zeros(saved.selfInfo.shape, saved.selfInfo.dtype, saved.selfInfo.layout, saved.selfInfo.device, null)];
  },
});

export interface LtBackward1Saved {
  otherInfo: TensorInfo;
  selfInfo: TensorInfo;
}
/** `lt_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)` */
export const LtBackward1 = /* @__PURE__ */ rule<LtBackward1Saved>({
  name: "LtBackward1",
  backward(node, _grads, needs) {
    const { saved } = node;
    let selfGrad: Gradient = null;
    let otherGrad: Gradient = null;
    if (needs[1]!) {
      otherGrad = zeros(saved.otherInfo.shape, saved.otherInfo.dtype, saved.otherInfo.layout, saved.otherInfo.device, null);
    }
    if (needs[0]!) {
      selfGrad = zeros(saved.selfInfo.shape, saved.selfInfo.dtype, saved.selfInfo.layout, saved.selfInfo.device, null);
    }
    return [selfGrad, otherGrad];
  },
});

export interface LtBackward0Saved {
  selfInfo: TensorInfo;
}
/** `lt_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)` */
export const LtBackward0 = /* @__PURE__ */ rule<LtBackward0Saved>({
  name: "LtBackward0",
  backward(node) {
    const { saved } = node;
    return [zeros(saved.selfInfo.shape, saved.selfInfo.dtype, saved.selfInfo.layout, saved.selfInfo.device, null)];
  },
});

export interface LeBackward1Saved {
  otherInfo: TensorInfo;
  selfInfo: TensorInfo;
}
/** `le_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)` */
export const LeBackward1 = /* @__PURE__ */ rule<LeBackward1Saved>({
  name: "LeBackward1",
  backward(node, _grads, needs) {
    const { saved } = node;
    let selfGrad: Gradient = null;
    let otherGrad: Gradient = null;
    if (needs[1]!) {
      otherGrad = zeros(saved.otherInfo.shape, saved.otherInfo.dtype, saved.otherInfo.layout, saved.otherInfo.device, null);
    }
    if (needs[0]!) {
      selfGrad = zeros(saved.selfInfo.shape, saved.selfInfo.dtype, saved.selfInfo.layout, saved.selfInfo.device, null);
    }
    return [selfGrad, otherGrad];
  },
});

export interface LeBackward0Saved {
  selfInfo: TensorInfo;
}
/** `le_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)` */
export const LeBackward0 = /* @__PURE__ */ rule<LeBackward0Saved>({
  name: "LeBackward0",
  backward(node) {
    const { saved } = node;
    return [zeros(saved.selfInfo.shape, saved.selfInfo.dtype, saved.selfInfo.layout, saved.selfInfo.device, null)];
  },
});

export interface GtBackward1Saved {
  otherInfo: TensorInfo;
  selfInfo: TensorInfo;
}
/** `gt_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)` */
export const GtBackward1 = /* @__PURE__ */ rule<GtBackward1Saved>({
  name: "GtBackward1",
  backward(node, _grads, needs) {
    const { saved } = node;
    let selfGrad: Gradient = null;
    let otherGrad: Gradient = null;
    if (needs[1]!) {
      otherGrad = zeros(saved.otherInfo.shape, saved.otherInfo.dtype, saved.otherInfo.layout, saved.otherInfo.device, null);
    }
    if (needs[0]!) {
      selfGrad = zeros(saved.selfInfo.shape, saved.selfInfo.dtype, saved.selfInfo.layout, saved.selfInfo.device, null);
    }
    return [selfGrad, otherGrad];
  },
});

export interface GtBackward0Saved {
  selfInfo: TensorInfo;
}
/** `gt_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)` */
export const GtBackward0 = /* @__PURE__ */ rule<GtBackward0Saved>({
  name: "GtBackward0",
  backward(node) {
    const { saved } = node;
    return [zeros(saved.selfInfo.shape, saved.selfInfo.dtype, saved.selfInfo.layout, saved.selfInfo.device, null)];
  },
});

export interface GeBackward1Saved {
  otherInfo: TensorInfo;
  selfInfo: TensorInfo;
}
/** `ge_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)` */
export const GeBackward1 = /* @__PURE__ */ rule<GeBackward1Saved>({
  name: "GeBackward1",
  backward(node, _grads, needs) {
    const { saved } = node;
    let selfGrad: Gradient = null;
    let otherGrad: Gradient = null;
    if (needs[1]!) {
      otherGrad = zeros(saved.otherInfo.shape, saved.otherInfo.dtype, saved.otherInfo.layout, saved.otherInfo.device, null);
    }
    if (needs[0]!) {
      selfGrad = zeros(saved.selfInfo.shape, saved.selfInfo.dtype, saved.selfInfo.layout, saved.selfInfo.device, null);
    }
    return [selfGrad, otherGrad];
  },
});

export interface GeBackward0Saved {
  selfInfo: TensorInfo;
}
/** `ge_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)` */
export const GeBackward0 = /* @__PURE__ */ rule<GeBackward0Saved>({
  name: "GeBackward0",
  backward(node) {
    const { saved } = node;
    return [zeros(saved.selfInfo.shape, saved.selfInfo.dtype, saved.selfInfo.layout, saved.selfInfo.device, null)];
  },
});

export interface LeakyReluBackward1Saved {
  negativeSlope: Scalar;
  result: SavedTensor | null;
}
/** `leaky_relu_(Tensor(a!) self, Scalar negative_slope=0.01) -> Tensor(a!)` */
export const LeakyReluBackward1 = /* @__PURE__ */ rule<LeakyReluBackward1Saved>({
  name: "LeakyReluBackward1",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const result = unpackSaved(node, saved.result);
    return [leaky_relu_backward(grad, result, saved.negativeSlope, true)];
  },
  release(saved) {
    saved.result = null;
  },
});

export interface EluBackward1Saved {
  alpha: Scalar;
  scale: Scalar;
  inputScale: Scalar;
  result: SavedTensor | null;
}
/** `elu_(Tensor(a!) self, Scalar alpha=1, Scalar scale=1, Scalar input_scale=1) -> Tensor(a!)` */
export const EluBackward1 = /* @__PURE__ */ rule<EluBackward1Saved>({
  name: "EluBackward1",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const result = unpackSaved(node, saved.result);
    return [elu_backward(grad, saved.alpha, saved.scale, saved.inputScale, true, result)];
  },
  release(saved) {
    saved.result = null;
  },
});

export interface ThresholdBackward1Saved {
  self: SavedTensor | null;
  threshold: Scalar;
}
/** `threshold_(Tensor(a!) self, Scalar threshold, Scalar value) -> Tensor(a!)` */
export const ThresholdBackward1 = /* @__PURE__ */ rule<ThresholdBackward1Saved>({
  name: "ThresholdBackward1",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const self = unpackSaved(node, saved.self);
    return [threshold_backward(grad, self, saved.threshold)];
  },
  release(saved) {
    saved.self = null;
  },
});
