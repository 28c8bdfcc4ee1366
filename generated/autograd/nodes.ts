// @generated from derivatives.yaml and native_functions.yaml by `npm run codegen`. Do not edit.
// How gradients flow back through each operator: rules that capture nothing, and what each keeps of the forward pass.

import type {
  Gradient,
  SavedTensor,
} from "../../runtime/autograd/generated-api.js";
import {
  anyNeeded,
  isDifferentiated,
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
  _ctc_loss_differentiable_backward,
  _ctc_loss_differentiable_backward_Tensor,
} from "../../runtime/kernels/derivatives/ctc-loss.js";
import {
  _cdist_differentiable_backward,
  _euclidean_dist_backward,
  _pdist_differentiable_backward,
} from "../../runtime/kernels/derivatives/distance.js";
import {
  fft_c2r_input_backward,
  fft_r2c_input_backward,
} from "../../runtime/kernels/derivatives/fourier.js";
import {
  _grid_sampler_differentiable_backward,
} from "../../runtime/kernels/derivatives/grid-sampler.js";
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
  max_pool_jvp,
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
import * as op from "../operators.js";

/** `abs(Tensor self) -> Tensor` */
export const AbsBackward0 = /* @__PURE__ */ rule<{
  self: SavedTensor | null;
}>({
  name: "AbsBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const self = unpackSaved(node, saved.self);
    return [op.mul_Tensor(grad, op.sgn(self))];
  },
  release(saved) {
    saved.self = null;
  },
});

/** `neg(Tensor self) -> Tensor` */
export const NegBackward0 = /* @__PURE__ */ rule<null>({
  name: "NegBackward0",
  backward(_node, grads) {
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [op.neg(grad)];
  },
});

/** `sign(Tensor self) -> Tensor` */
export const SignBackward0 = /* @__PURE__ */ rule<null>({
  name: "SignBackward0",
  backward(_node, grads) {
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [op.zeros_like(grad, null, null, null, null, null)];
  },
});

/** `sgn(Tensor self) -> Tensor` */
export const SgnBackward0 = /* @__PURE__ */ rule<{
  self: SavedTensor | null;
  result: SavedTensor | null;
}>({
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

/** `exp(Tensor self) -> Tensor` */
export const ExpBackward0 = /* @__PURE__ */ rule<{
  result: SavedTensor | null;
}>({
  name: "ExpBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const result = unpackSaved(node, saved.result);
    return [op.mul_Tensor(grad, conjugate(result))];
  },
  release(saved) {
    saved.result = null;
  },
});

/** `expm1(Tensor self) -> Tensor` */
export const Expm1Backward0 = /* @__PURE__ */ rule<{
  result: SavedTensor | null;
}>({
  name: "Expm1Backward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const result = unpackSaved(node, saved.result);
    return [op.mul_Tensor(grad, op.add_Scalar(result, 1, 1))];
  },
  release(saved) {
    saved.result = null;
  },
});

/** `exp2(Tensor self) -> Tensor` */
export const Exp2Backward0 = /* @__PURE__ */ rule<{
  result: SavedTensor | null;
}>({
  name: "Exp2Backward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const result = unpackSaved(node, saved.result);
    return [op.mul_Scalar(op.mul_Tensor(grad, result), 0.6931471805599453)];
  },
  release(saved) {
    saved.result = null;
  },
});

/** `log(Tensor self) -> Tensor` */
export const LogBackward0 = /* @__PURE__ */ rule<{
  self: SavedTensor | null;
}>({
  name: "LogBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const self = unpackSaved(node, saved.self);
    return [op.div_Tensor(grad, conjugate(self))];
  },
  release(saved) {
    saved.self = null;
  },
});

/** `log1p(Tensor self) -> Tensor` */
export const Log1PBackward0 = /* @__PURE__ */ rule<{
  self: SavedTensor | null;
}>({
  name: "Log1PBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const self = unpackSaved(node, saved.self);
    return [op.div_Tensor(grad, op.add_Scalar(self, 1, 1))];
  },
  release(saved) {
    saved.self = null;
  },
});

/** `log2(Tensor self) -> Tensor` */
export const Log2Backward0 = /* @__PURE__ */ rule<{
  self: SavedTensor | null;
}>({
  name: "Log2Backward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const self = unpackSaved(node, saved.self);
    return [op.div_Tensor(grad, op.mul_Scalar(conjugate(self), 0.6931471805599453))];
  },
  release(saved) {
    saved.self = null;
  },
});

/** `log10(Tensor self) -> Tensor` */
export const Log10Backward0 = /* @__PURE__ */ rule<{
  self: SavedTensor | null;
}>({
  name: "Log10Backward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const self = unpackSaved(node, saved.self);
    return [op.div_Tensor(grad, op.mul_Scalar(conjugate(self), 2.302585092994046))];
  },
  release(saved) {
    saved.self = null;
  },
});

/** `sqrt(Tensor self) -> Tensor` */
export const SqrtBackward0 = /* @__PURE__ */ rule<{
  result: SavedTensor | null;
}>({
  name: "SqrtBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const result = unpackSaved(node, saved.result);
    return [op.div_Tensor(grad, op.mul_Scalar(conjugate(result), 2))];
  },
  release(saved) {
    saved.result = null;
  },
});

/** `rsqrt(Tensor self) -> Tensor` */
export const RsqrtBackward0 = /* @__PURE__ */ rule<{
  result: SavedTensor | null;
}>({
  name: "RsqrtBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const result = unpackSaved(node, saved.result);
    return [op.mul_Tensor(op.mul_Scalar(grad, -0.5), conjugate(op.pow_Tensor_Scalar(result, 3)))];
  },
  release(saved) {
    saved.result = null;
  },
});

/** `sin(Tensor self) -> Tensor` */
export const SinBackward0 = /* @__PURE__ */ rule<{
  self: SavedTensor | null;
}>({
  name: "SinBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const self = unpackSaved(node, saved.self);
    return [op.mul_Tensor(grad, conjugate(op.cos(self)))];
  },
  release(saved) {
    saved.self = null;
  },
});

/** `cos(Tensor self) -> Tensor` */
export const CosBackward0 = /* @__PURE__ */ rule<{
  self: SavedTensor | null;
}>({
  name: "CosBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const self = unpackSaved(node, saved.self);
    return [op.mul_Tensor(grad, op.neg(conjugate(op.sin(self))))];
  },
  release(saved) {
    saved.self = null;
  },
});

/** `tan(Tensor self) -> Tensor` */
export const TanBackward0 = /* @__PURE__ */ rule<{
  result: SavedTensor | null;
}>({
  name: "TanBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const result = unpackSaved(node, saved.result);
    return [op.mul_Tensor(grad, conjugate(op.add_Scalar(op.pow_Tensor_Scalar(result, 2), 1, 1)))];
  },
  release(saved) {
    saved.result = null;
  },
});

/** `asin(Tensor self) -> Tensor` */
export const AsinBackward0 = /* @__PURE__ */ rule<{
  self: SavedTensor | null;
}>({
  name: "AsinBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const self = unpackSaved(node, saved.self);
    return [op.mul_Tensor(grad, conjugate(op.rsqrt(op.sub_Tensor(wrapScalar(1), op.mul_Tensor(self, self), 1))))];
  },
  release(saved) {
    saved.self = null;
  },
});

/** `acos(Tensor self) -> Tensor` */
export const AcosBackward0 = /* @__PURE__ */ rule<{
  self: SavedTensor | null;
}>({
  name: "AcosBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const self = unpackSaved(node, saved.self);
    return [op.mul_Tensor(grad, op.neg(conjugate(op.rsqrt(op.sub_Tensor(wrapScalar(1), op.mul_Tensor(self, self), 1)))))];
  },
  release(saved) {
    saved.self = null;
  },
});

/** `atan(Tensor self) -> Tensor` */
export const AtanBackward0 = /* @__PURE__ */ rule<{
  self: SavedTensor | null;
}>({
  name: "AtanBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const self = unpackSaved(node, saved.self);
    return [op.div_Tensor(grad, conjugate(op.add_Scalar(op.mul_Tensor(self, self), 1, 1)))];
  },
  release(saved) {
    saved.self = null;
  },
});

/** `sinh(Tensor self) -> Tensor` */
export const SinhBackward0 = /* @__PURE__ */ rule<{
  self: SavedTensor | null;
}>({
  name: "SinhBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const self = unpackSaved(node, saved.self);
    return [op.mul_Tensor(grad, conjugate(op.cosh(self)))];
  },
  release(saved) {
    saved.self = null;
  },
});

/** `cosh(Tensor self) -> Tensor` */
export const CoshBackward0 = /* @__PURE__ */ rule<{
  self: SavedTensor | null;
}>({
  name: "CoshBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const self = unpackSaved(node, saved.self);
    return [op.mul_Tensor(grad, conjugate(op.sinh(self)))];
  },
  release(saved) {
    saved.self = null;
  },
});

/** `tanh(Tensor self) -> Tensor` */
export const TanhBackward0 = /* @__PURE__ */ rule<{
  result: SavedTensor | null;
}>({
  name: "TanhBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const result = unpackSaved(node, saved.result);
    return [op.tanh_backward(grad, result)];
  },
  release(saved) {
    saved.result = null;
  },
});

/** `asinh(Tensor self) -> Tensor` */
export const AsinhBackward0 = /* @__PURE__ */ rule<{
  self: SavedTensor | null;
}>({
  name: "AsinhBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const self = unpackSaved(node, saved.self);
    return [op.mul_Tensor(grad, conjugate(op.rsqrt(op.add_Scalar(op.mul_Tensor(self, self), 1, 1))))];
  },
  release(saved) {
    saved.self = null;
  },
});

/** `acosh(Tensor self) -> Tensor` */
export const AcoshBackward0 = /* @__PURE__ */ rule<{
  self: SavedTensor | null;
}>({
  name: "AcoshBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const self = unpackSaved(node, saved.self);
    return [isComplex(self.dtype) ? op.mul_Tensor(grad, conjugate(op.mul_Tensor(op.rsqrt(op.add_Scalar(self, 1, 1)), op.rsqrt(op.sub_Scalar(self, 1, 1))))) : op.mul_Tensor(grad, op.rsqrt(op.sub_Scalar(op.mul_Tensor(self, self), 1, 1)))];
  },
  release(saved) {
    saved.self = null;
  },
});

/** `atanh(Tensor self) -> Tensor` */
export const AtanhBackward0 = /* @__PURE__ */ rule<{
  self: SavedTensor | null;
}>({
  name: "AtanhBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const self = unpackSaved(node, saved.self);
    return [op.div_Tensor(grad, conjugate(op.sub_Tensor(wrapScalar(1), op.mul_Tensor(self, self), 1)))];
  },
  release(saved) {
    saved.self = null;
  },
});

/** `erf(Tensor self) -> Tensor` */
export const ErfBackward0 = /* @__PURE__ */ rule<{
  self: SavedTensor | null;
}>({
  name: "ErfBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const self = unpackSaved(node, saved.self);
    return [op.mul_Tensor(op.mul_Scalar(op.exp(op.neg(op.pow_Tensor_Scalar(self, 2))), 1.1283791670955126), grad)];
  },
  release(saved) {
    saved.self = null;
  },
});

/** `erfc(Tensor self) -> Tensor` */
export const ErfcBackward0 = /* @__PURE__ */ rule<{
  self: SavedTensor | null;
}>({
  name: "ErfcBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const self = unpackSaved(node, saved.self);
    return [op.mul_Tensor(op.mul_Scalar(op.exp(op.neg(op.pow_Tensor_Scalar(self, 2))), -1.1283791670955126), grad)];
  },
  release(saved) {
    saved.self = null;
  },
});

/** `erfinv(Tensor self) -> Tensor` */
export const ErfinvBackward0 = /* @__PURE__ */ rule<{
  result: SavedTensor | null;
}>({
  name: "ErfinvBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const result = unpackSaved(node, saved.result);
    return [op.mul_Tensor(op.mul_Scalar(op.exp(op.mul_Tensor(result, result)), 0.8862269254527579), grad)];
  },
  release(saved) {
    saved.result = null;
  },
});

/** `lgamma(Tensor self) -> Tensor` */
export const LgammaBackward0 = /* @__PURE__ */ rule<{
  self: SavedTensor | null;
}>({
  name: "LgammaBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const self = unpackSaved(node, saved.self);
    return [op.mul_Tensor(grad, op.digamma(self))];
  },
  release(saved) {
    saved.self = null;
  },
});

/** `digamma(Tensor self) -> Tensor` */
export const DigammaBackward0 = /* @__PURE__ */ rule<{
  self: SavedTensor | null;
}>({
  name: "DigammaBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const self = unpackSaved(node, saved.self);
    return [op.mul_Tensor(grad, op.polygamma(1, self))];
  },
  release(saved) {
    saved.self = null;
  },
});

/** `sigmoid(Tensor self) -> Tensor` */
export const SigmoidBackward0 = /* @__PURE__ */ rule<{
  result: SavedTensor | null;
}>({
  name: "SigmoidBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const result = unpackSaved(node, saved.result);
    return [op.sigmoid_backward(grad, result)];
  },
  release(saved) {
    saved.result = null;
  },
});

/** `polygamma(int n, Tensor self) -> Tensor` */
export const PolygammaBackward0 = /* @__PURE__ */ rule<{
  n: number;
  self: SavedTensor | null;
}>({
  name: "PolygammaBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const self = unpackSaved(node, saved.self);
    return [op.mul_Tensor(grad, op.polygamma(saved.n + 1, self))];
  },
  release(saved) {
    saved.self = null;
  },
});

/** `polygamma_(Tensor(a!) self, int n) -> Tensor(a!)` */
export const PolygammaBackward1 = /* @__PURE__ */ rule<{
  self: SavedTensor | null;
  n: number;
}>({
  name: "PolygammaBackward1",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const self = unpackSaved(node, saved.self);
    return [op.mul_Tensor(grad, op.polygamma(saved.n + 1, self))];
  },
  release(saved) {
    saved.self = null;
  },
});

/** `reciprocal(Tensor self) -> Tensor` */
export const ReciprocalBackward0 = /* @__PURE__ */ rule<{
  result: SavedTensor | null;
}>({
  name: "ReciprocalBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const result = unpackSaved(node, saved.result);
    return [op.mul_Tensor(op.neg(grad), conjugate(op.mul_Tensor(result, result)))];
  },
  release(saved) {
    saved.result = null;
  },
});

/** `floor(Tensor self) -> Tensor` */
export const FloorBackward0 = /* @__PURE__ */ rule<null>({
  name: "FloorBackward0",
  backward(_node, grads) {
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [op.zeros_like(grad, null, null, null, null, null)];
  },
});

/** `ceil(Tensor self) -> Tensor` */
export const CeilBackward0 = /* @__PURE__ */ rule<null>({
  name: "CeilBackward0",
  backward(_node, grads) {
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [op.zeros_like(grad, null, null, null, null, null)];
  },
});

/** `trunc(Tensor self) -> Tensor` */
export const TruncBackward0 = /* @__PURE__ */ rule<null>({
  name: "TruncBackward0",
  backward(_node, grads) {
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [op.zeros_like(grad, null, null, null, null, null)];
  },
});

/** `round(Tensor self) -> Tensor` */
export const RoundBackward0 = /* @__PURE__ */ rule<null>({
  name: "RoundBackward0",
  backward(_node, grads) {
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [op.zeros_like(grad, null, null, null, null, null)];
  },
});

/** `round.decimals(Tensor self, *, int decimals) -> Tensor` */
export const RoundBackward1 = /* @__PURE__ */ rule<null>({
  name: "RoundBackward1",
  backward(_node, grads) {
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [op.zeros_like(grad, null, null, null, null, null)];
  },
});

/** `frac(Tensor self) -> Tensor` */
export const FracBackward0 = /* @__PURE__ */ rule<null>({
  name: "FracBackward0",
  backward(_node, grads) {
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [grad];
  },
});

/** `sinc(Tensor self) -> Tensor` */
export const SincBackward0 = /* @__PURE__ */ rule<{
  self: SavedTensor | null;
}>({
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

/** `deg2rad(Tensor self) -> Tensor` */
export const Deg2RadBackward0 = /* @__PURE__ */ rule<null>({
  name: "Deg2RadBackward0",
  backward(_node, grads) {
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [op.mul_Scalar(grad, 0.017453292519943295)];
  },
});

/** `rad2deg(Tensor self) -> Tensor` */
export const Rad2DegBackward0 = /* @__PURE__ */ rule<null>({
  name: "Rad2DegBackward0",
  backward(_node, grads) {
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [op.mul_Scalar(grad, 57.29577951308232)];
  },
});

/** `logit(Tensor self, float? eps=None) -> Tensor` */
export const LogitBackward0 = /* @__PURE__ */ rule<{
  self: SavedTensor | null;
  eps: number | null;
}>({
  name: "LogitBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const self = unpackSaved(node, saved.self);
    return [op.logit_backward(grad, self, saved.eps)];
  },
  release(saved) {
    saved.self = null;
  },
});

/** `nan_to_num(Tensor self, float? nan=None, float? posinf=None, float? neginf=None) -> Tensor` */
export const NanToNumBackward0 = /* @__PURE__ */ rule<{
  self: SavedTensor | null;
}>({
  name: "NanToNumBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const self = unpackSaved(node, saved.self);
    return [op.mul_Tensor(grad, op.isfinite(self))];
  },
  release(saved) {
    saved.self = null;
  },
});

/** `add.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor` */
export const AddBackward0 = /* @__PURE__ */ rule<{
  alpha: Scalar;
}>({
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

/** `add.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor` */
export const AddBackward1 = /* @__PURE__ */ rule<null>({
  name: "AddBackward1",
  backward(_node, grads) {
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [grad];
  },
});

/** `sub.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor` */
export const SubBackward0 = /* @__PURE__ */ rule<{
  alpha: Scalar;
}>({
  name: "SubBackward0",
  backward(node, grads, needs) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null, null];
    let selfGrad: Gradient = null;
    let otherGrad: Gradient = null;
    if (needs[1]!) {
      otherGrad = maybe_multiply(op.neg(grad), conjugateScalar(saved.alpha));
    }
    if (needs[0]!) {
      selfGrad = grad;
    }
    return [selfGrad, otherGrad];
  },
});

/** `sub.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor` */
export const SubBackward1 = /* @__PURE__ */ rule<null>({
  name: "SubBackward1",
  backward(_node, grads) {
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [grad];
  },
});

/** `rsub.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor` */
export const RsubBackward0 = /* @__PURE__ */ rule<{
  alpha: Scalar;
}>({
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
      selfGrad = maybe_multiply(op.neg(grad), conjugateScalar(saved.alpha));
    }
    return [selfGrad, otherGrad];
  },
});

/** `rsub.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor` */
export const RsubBackward1 = /* @__PURE__ */ rule<{
  alpha: Scalar;
}>({
  name: "RsubBackward1",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [maybe_multiply(op.neg(grad), conjugateScalar(saved.alpha))];
  },
});

/** `mul.Tensor(Tensor self, Tensor other) -> Tensor` */
export const MulBackward0 = /* @__PURE__ */ rule<{
  self: SavedTensor | null;
  other: SavedTensor | null;
}>({
  name: "MulBackward0",
  backward(node, grads, needs) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null, null];
    let selfGrad: Gradient = null;
    let otherGrad: Gradient = null;
    if (needs[1]!) {
      const self = unpackSaved(node, saved.self);
      otherGrad = op.mul_Tensor(grad, conjugate(self));
    }
    if (needs[0]!) {
      const other = unpackSaved(node, saved.other);
      selfGrad = op.mul_Tensor(grad, conjugate(other));
    }
    return [selfGrad, otherGrad];
  },
  release(saved) {
    saved.self = null;
    saved.other = null;
  },
});

/** `mul.Scalar(Tensor self, Scalar other) -> Tensor` */
export const MulBackward1 = /* @__PURE__ */ rule<{
  other: Scalar;
}>({
  name: "MulBackward1",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [op.mul_Scalar(grad, conjugateScalar(saved.other))];
  },
});

/** `div.Tensor(Tensor self, Tensor other) -> Tensor` */
export const DivBackward0 = /* @__PURE__ */ rule<{
  self: SavedTensor | null;
  other: SavedTensor | null;
}>({
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
      otherGrad = op.mul_Tensor(op.neg(grad), conjugate(op.div_Tensor(op.div_Tensor(self, other), other)));
    }
    if (needs[0]!) {
      const other = unpackSaved(node, saved.other);
      selfGrad = op.div_Tensor(grad, conjugate(other));
    }
    return [selfGrad, otherGrad];
  },
  release(saved) {
    saved.self = null;
    saved.other = null;
  },
});

/** `div.Scalar(Tensor self, Scalar other) -> Tensor` */
export const DivBackward1 = /* @__PURE__ */ rule<{
  other: Scalar;
}>({
  name: "DivBackward1",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [op.div_Scalar(grad, conjugateScalar(saved.other))];
  },
});

/** `div.Tensor_mode(Tensor self, Tensor other, *, str? rounding_mode) -> Tensor` */
export const DivBackward2 = /* @__PURE__ */ rule<{
  self: SavedTensor | null;
  other: SavedTensor | null;
  roundingMode: string | null;
}>({
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
      otherGrad = saved.roundingMode !== null ? op.zeros_like(grad, grad.dtype, grad.layout, grad.device, null, null) : op.mul_Tensor(op.neg(grad), conjugate(op.div_Tensor(op.div_Tensor(self, other), other)));
    }
    if (needs[0]!) {
      const other = unpackSaved(node, saved.other);
      selfGrad = saved.roundingMode !== null ? op.zeros_like(grad, grad.dtype, grad.layout, grad.device, null, null) : op.div_Tensor(grad, conjugate(other));
    }
    return [selfGrad, otherGrad];
  },
  release(saved) {
    saved.self = null;
    saved.other = null;
  },
});

/** `div.Scalar_mode(Tensor self, Scalar other, *, str? rounding_mode) -> Tensor` */
export const DivBackward3 = /* @__PURE__ */ rule<{
  other: Scalar;
  roundingMode: string | null;
}>({
  name: "DivBackward3",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [saved.roundingMode !== null ? op.zeros_like(grad, null, null, null, null, null) : op.div_Scalar(grad, conjugateScalar(saved.other))];
  },
});

/** `floor_divide(Tensor self, Tensor other) -> Tensor` */
export const FloorDivideBackward0 = /* @__PURE__ */ rule<null>({
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

/** `floor_divide.Scalar(Tensor self, Scalar other) -> Tensor` */
export const FloorDivideBackward1 = /* @__PURE__ */ rule<null>({
  name: "FloorDivideBackward1",
  backward() {
    return notImplemented("floor_divide");
  },
});

/** `remainder.Tensor(Tensor self, Tensor other) -> Tensor` */
export const RemainderBackward1 = /* @__PURE__ */ rule<{
  self: SavedTensor | null;
  other: SavedTensor | null;
}>({
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
      otherGrad = op.mul_Tensor(op.neg(grad), op.div_Tensor_mode(self, other, "floor"));
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

/** `remainder.Scalar(Tensor self, Scalar other) -> Tensor` */
export const RemainderBackward0 = /* @__PURE__ */ rule<null>({
  name: "RemainderBackward0",
  backward(_node, grads) {
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [grad];
  },
});

/** `fmod.Tensor(Tensor self, Tensor other) -> Tensor` */
export const FmodBackward1 = /* @__PURE__ */ rule<{
  self: SavedTensor | null;
  other: SavedTensor | null;
}>({
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
      otherGrad = op.mul_Tensor(op.neg(grad), op.div_Tensor_mode(self, other, "trunc"));
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

/** `fmod.Scalar(Tensor self, Scalar other) -> Tensor` */
export const FmodBackward0 = /* @__PURE__ */ rule<null>({
  name: "FmodBackward0",
  backward(_node, grads) {
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [grad];
  },
});

/** `remainder.Scalar_Tensor(Scalar self, Tensor other) -> Tensor` */
export const RemainderBackward2 = /* @__PURE__ */ rule<null>({
  name: "RemainderBackward2",
  backward() {
    return notImplemented("remainder of a number by a tensor");
  },
});

/** `pow.Tensor_Tensor(Tensor self, Tensor exponent) -> Tensor` */
export const PowBackward1 = /* @__PURE__ */ rule<{
  self: SavedTensor | null;
  exponent: SavedTensor | null;
  result: SavedTensor | null;
}>({
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

/** `pow.Tensor_Scalar(Tensor self, Scalar exponent) -> Tensor` */
export const PowBackward0 = /* @__PURE__ */ rule<{
  self: SavedTensor | null;
  exponent: Scalar;
}>({
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

/** `pow.Scalar(Scalar self, Tensor exponent) -> Tensor` */
export const PowBackward2 = /* @__PURE__ */ rule<{
  self: Scalar;
  exponent: SavedTensor | null;
  result: SavedTensor | null;
}>({
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

/** `atan2(Tensor self, Tensor other) -> Tensor` */
export const Atan2Backward0 = /* @__PURE__ */ rule<{
  self: SavedTensor | null;
  other: SavedTensor | null;
}>({
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

/** `hypot(Tensor self, Tensor other) -> Tensor` */
export const HypotBackward0 = /* @__PURE__ */ rule<{
  other: SavedTensor | null;
  self: SavedTensor | null;
  result: SavedTensor | null;
}>({
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
      otherGrad = op.mul_Tensor(grad, op.div_Tensor(other, result));
    }
    if (needs[0]!) {
      const self = unpackSaved(node, saved.self);
      const result = unpackSaved(node, saved.result);
      selfGrad = op.mul_Tensor(grad, op.div_Tensor(self, result));
    }
    return [selfGrad, otherGrad];
  },
  release(saved) {
    saved.other = null;
    saved.self = null;
    saved.result = null;
  },
});

/** `copysign.Tensor(Tensor self, Tensor other) -> Tensor` */
export const CopysignBackward0 = /* @__PURE__ */ rule<{
  otherInfo: TensorInfo;
  self: SavedTensor | null;
  result: SavedTensor | null;
}>({
  name: "CopysignBackward0",
  backward(node, grads, needs) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null, null];
    let selfGrad: Gradient = null;
    let otherGrad: Gradient = null;
    if (needs[1]!) {
      otherGrad = op.zeros(saved.otherInfo.shape, saved.otherInfo.dtype, saved.otherInfo.layout, saved.otherInfo.device, null);
    }
    if (needs[0]!) {
      const self = unpackSaved(node, saved.self);
      const result = unpackSaved(node, saved.result);
      selfGrad = op.mul_Tensor(grad, op.mul_Tensor(op.sgn(self), op.sgn(result)));
    }
    return [selfGrad, otherGrad];
  },
  release(saved) {
    saved.self = null;
    saved.result = null;
  },
});

/** `copysign.Scalar(Tensor self, Scalar other) -> Tensor` */
export const CopysignBackward1 = /* @__PURE__ */ rule<{
  self: SavedTensor | null;
  result: SavedTensor | null;
}>({
  name: "CopysignBackward1",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const self = unpackSaved(node, saved.self);
    const result = unpackSaved(node, saved.result);
    return [op.mul_Tensor(grad, op.mul_Tensor(op.sgn(self), op.sgn(result)))];
  },
  release(saved) {
    saved.self = null;
    saved.result = null;
  },
});

/** `xlogy.Tensor(Tensor self, Tensor other) -> Tensor` */
export const XlogyBackward0 = /* @__PURE__ */ rule<{
  self: SavedTensor | null;
  other: SavedTensor | null;
}>({
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
      otherGrad = op.div_Tensor(op.mul_Tensor(grad, self), other);
    }
    if (needs[0]!) {
      const self = unpackSaved(node, saved.self);
      const other = unpackSaved(node, saved.other);
      selfGrad = op.masked_fill_Scalar(op.xlogy_Tensor(grad, other), op.bitwise_and_Tensor(op.eq_Scalar(self, 0), op.le_Scalar(other, 0)), 0);
    }
    return [selfGrad, otherGrad];
  },
  release(saved) {
    saved.self = null;
    saved.other = null;
  },
});

/** `xlogy.Scalar_Self(Scalar self, Tensor other) -> Tensor` */
export const XlogyBackward1 = /* @__PURE__ */ rule<{
  self: Scalar;
  other: SavedTensor | null;
}>({
  name: "XlogyBackward1",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const other = unpackSaved(node, saved.other);
    return [op.div_Tensor(op.mul_Scalar(grad, saved.self), other)];
  },
  release(saved) {
    saved.other = null;
  },
});

/** `xlogy.Scalar_Other(Tensor self, Scalar other) -> Tensor` */
export const XlogyBackward2 = /* @__PURE__ */ rule<{
  self: SavedTensor | null;
  other: Scalar;
}>({
  name: "XlogyBackward2",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const self = unpackSaved(node, saved.self);
    return [toNumber(saved.other) > 0 ? op.xlogy_Scalar_Other(grad, saved.other) : op.masked_fill_Scalar(op.xlogy_Scalar_Other(grad, saved.other), op.eq_Scalar(self, 0), 0)];
  },
  release(saved) {
    saved.self = null;
  },
});

/** `logaddexp(Tensor self, Tensor other) -> Tensor` */
export const LogaddexpBackward0 = /* @__PURE__ */ rule<{
  self: SavedTensor | null;
  other: SavedTensor | null;
}>({
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
      otherGrad = op.div_Tensor(grad, op.add_Scalar(op.exp(op.sub_Tensor(self, other, 1)), 1, 1));
    }
    if (needs[0]!) {
      const self = unpackSaved(node, saved.self);
      const other = unpackSaved(node, saved.other);
      selfGrad = op.div_Tensor(grad, op.add_Scalar(op.exp(op.sub_Tensor(other, self, 1)), 1, 1));
    }
    return [selfGrad, otherGrad];
  },
  release(saved) {
    saved.self = null;
    saved.other = null;
  },
});

/** `logaddexp2(Tensor self, Tensor other) -> Tensor` */
export const Logaddexp2Backward0 = /* @__PURE__ */ rule<{
  self: SavedTensor | null;
  other: SavedTensor | null;
}>({
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
      otherGrad = op.div_Tensor(grad, op.add_Scalar(op.exp2(op.sub_Tensor(self, other, 1)), 1, 1));
    }
    if (needs[0]!) {
      const self = unpackSaved(node, saved.self);
      const other = unpackSaved(node, saved.other);
      selfGrad = op.div_Tensor(grad, op.add_Scalar(op.exp2(op.sub_Tensor(other, self, 1)), 1, 1));
    }
    return [selfGrad, otherGrad];
  },
  release(saved) {
    saved.self = null;
    saved.other = null;
  },
});

/** `heaviside(Tensor self, Tensor values) -> Tensor` */
export const HeavisideBackward0 = /* @__PURE__ */ rule<null>({
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

/** `addcmul(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor` */
export const AddcmulBackward0 = /* @__PURE__ */ rule<{
  tensor2: SavedTensor | null;
  value: Scalar;
  tensor1: SavedTensor | null;
}>({
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
      tensor1Grad = op.mul_Tensor(grad, conjugate(maybe_multiply(tensor2, saved.value)));
    }
    if (needs[2]!) {
      const tensor1 = unpackSaved(node, saved.tensor1);
      tensor2Grad = op.mul_Tensor(grad, conjugate(maybe_multiply(tensor1, saved.value)));
    }
    return [selfGrad, tensor1Grad, tensor2Grad];
  },
  release(saved) {
    saved.tensor2 = null;
    saved.tensor1 = null;
  },
});

/** `addcdiv(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor` */
export const AddcdivBackward0 = /* @__PURE__ */ rule<{
  tensor2: SavedTensor | null;
  value: Scalar;
  tensor1: SavedTensor | null;
}>({
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
      tensor1Grad = op.div_Tensor(maybe_multiply(grad, conjugateScalar(saved.value)), conjugate(tensor2));
    }
    if (needs[2]!) {
      const tensor1 = unpackSaved(node, saved.tensor1);
      const tensor2 = unpackSaved(node, saved.tensor2);
      tensor2Grad = op.mul_Tensor(op.neg(maybe_multiply(grad, conjugateScalar(saved.value))), conjugate(op.div_Tensor(tensor1, op.mul_Tensor(tensor2, tensor2))));
    }
    return [selfGrad, tensor1Grad, tensor2Grad];
  },
  release(saved) {
    saved.tensor2 = null;
    saved.tensor1 = null;
  },
});

/** `lerp.Scalar(Tensor self, Tensor end, Scalar weight) -> Tensor` */
export const LerpBackward0 = /* @__PURE__ */ rule<{
  weight: Scalar;
}>({
  name: "LerpBackward0",
  backward(node, grads, needs) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null, null];
    let selfGrad: Gradient = null;
    let endGrad: Gradient = null;
    if (needs[1]!) {
      endGrad = op.mul_Scalar(grad, conjugateScalar(saved.weight));
    }
    if (needs[0]!) {
      selfGrad = isComplexScalar(saved.weight) ? op.sub_Tensor(grad, op.mul_Scalar(grad, conjugateScalar(saved.weight)), 1) : op.mul_Scalar(grad, scalar(1 - toNumber(saved.weight), "float"));
    }
    return [selfGrad, endGrad];
  },
});

/** `lerp.Tensor(Tensor self, Tensor end, Tensor weight) -> Tensor` */
export const LerpBackward1 = /* @__PURE__ */ rule<{
  weight: SavedTensor | null;
  self: SavedTensor | null;
  end: SavedTensor | null;
}>({
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
      endGrad = op.mul_Tensor(grad, conjugate(weight));
    }
    if (needs[0]!) {
      const weight = unpackSaved(node, saved.weight);
      selfGrad = op.mul_Tensor(grad, conjugate(op.sub_Tensor(wrapScalar(1), weight, 1)));
    }
    if (needs[2]!) {
      const self = unpackSaved(node, saved.self);
      const end = unpackSaved(node, saved.end);
      weightGrad = op.mul_Tensor(grad, conjugate(op.sub_Tensor(end, self, 1)));
    }
    return [selfGrad, endGrad, weightGrad];
  },
  release(saved) {
    saved.weight = null;
    saved.self = null;
    saved.end = null;
  },
});

/** `maximum(Tensor self, Tensor other) -> Tensor` */
export const MaximumBackward0 = /* @__PURE__ */ rule<{
  self: SavedTensor | null;
  other: SavedTensor | null;
}>({
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
      otherGrad = op.masked_fill__Scalar(op.where_self(op.eq_Tensor(self, other), op.div_Scalar(grad, 2), grad), op.gt_Tensor(self, other), 0);
    }
    if (needs[0]!) {
      const self = unpackSaved(node, saved.self);
      const other = unpackSaved(node, saved.other);
      selfGrad = op.masked_fill__Scalar(op.where_self(op.eq_Tensor(self, other), op.div_Scalar(grad, 2), grad), op.lt_Tensor(self, other), 0);
    }
    return [selfGrad, otherGrad];
  },
  release(saved) {
    saved.self = null;
    saved.other = null;
  },
});

/** `minimum(Tensor self, Tensor other) -> Tensor` */
export const MinimumBackward0 = /* @__PURE__ */ rule<{
  self: SavedTensor | null;
  other: SavedTensor | null;
}>({
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
      otherGrad = op.masked_fill__Scalar(op.where_self(op.eq_Tensor(self, other), op.div_Scalar(grad, 2), grad), op.lt_Tensor(self, other), 0);
    }
    if (needs[0]!) {
      const self = unpackSaved(node, saved.self);
      const other = unpackSaved(node, saved.other);
      selfGrad = op.masked_fill__Scalar(op.where_self(op.eq_Tensor(self, other), op.div_Scalar(grad, 2), grad), op.gt_Tensor(self, other), 0);
    }
    return [selfGrad, otherGrad];
  },
  release(saved) {
    saved.self = null;
    saved.other = null;
  },
});

/** `fmax(Tensor self, Tensor other) -> Tensor` */
export const FmaxBackward0 = /* @__PURE__ */ rule<{
  self: SavedTensor | null;
  other: SavedTensor | null;
}>({
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
      otherGrad = op.masked_fill_Scalar(grad, op.logical_or(op.ge_Tensor(self, other), op.isnan(other)), 0);
    }
    if (needs[0]!) {
      const self = unpackSaved(node, saved.self);
      const other = unpackSaved(node, saved.other);
      selfGrad = op.masked_fill_Scalar(grad, op.logical_not(op.logical_or(op.ge_Tensor(self, other), op.isnan(other))), 0);
    }
    return [selfGrad, otherGrad];
  },
  release(saved) {
    saved.self = null;
    saved.other = null;
  },
});

/** `fmin(Tensor self, Tensor other) -> Tensor` */
export const FminBackward0 = /* @__PURE__ */ rule<{
  self: SavedTensor | null;
  other: SavedTensor | null;
}>({
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
      otherGrad = op.masked_fill_Scalar(grad, op.logical_or(op.le_Tensor(self, other), op.isnan(other)), 0);
    }
    if (needs[0]!) {
      const self = unpackSaved(node, saved.self);
      const other = unpackSaved(node, saved.other);
      selfGrad = op.masked_fill_Scalar(grad, op.logical_not(op.logical_or(op.le_Tensor(self, other), op.isnan(other))), 0);
    }
    return [selfGrad, otherGrad];
  },
  release(saved) {
    saved.self = null;
    saved.other = null;
  },
});

/** `where.self(Tensor condition, Tensor self, Tensor other) -> Tensor` */
export const WhereBackward0 = /* @__PURE__ */ rule<{
  condition: SavedTensor | null;
}>({
  name: "WhereBackward0",
  backward(node, grads, needs) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null, null];
    let selfGrad: Gradient = null;
    let otherGrad: Gradient = null;
    if (needs[1]!) {
      const condition = unpackSaved(node, saved.condition);
      otherGrad = op.where_ScalarSelf(condition, 0, grad);
    }
    if (needs[0]!) {
      const condition = unpackSaved(node, saved.condition);
      selfGrad = op.where_ScalarOther(condition, grad, 0);
    }
    return [selfGrad, otherGrad];
  },
  release(saved) {
    saved.condition = null;
  },
});

/** `clamp(Tensor self, Scalar? min=None, Scalar? max=None) -> Tensor` */
export const ClampBackward1 = /* @__PURE__ */ rule<{
  self: SavedTensor | null;
  min: Scalar | null;
  max: Scalar | null;
}>({
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

/** `clamp.Tensor(Tensor self, Tensor? min=None, Tensor? max=None) -> Tensor` */
export const ClampBackward0 = /* @__PURE__ */ rule<{
  self: SavedTensor | null;
  min: SavedTensor | null;
  max: SavedTensor | null;
}>({
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

/** `clamp_min(Tensor self, Scalar min) -> Tensor` */
export const ClampMinBackward0 = /* @__PURE__ */ rule<{
  self: SavedTensor | null;
  min: Scalar;
}>({
  name: "ClampMinBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const self = unpackSaved(node, saved.self);
    return [op.where_ScalarOther(op.ge_Scalar(self, saved.min), grad, 0)];
  },
  release(saved) {
    saved.self = null;
  },
});

/** `clamp_min.Tensor(Tensor self, Tensor min) -> Tensor` */
export const ClampMinBackward1 = /* @__PURE__ */ rule<{
  self: SavedTensor | null;
  min: SavedTensor | null;
}>({
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
      minGrad = op.where_ScalarOther(op.lt_Tensor(self, min), grad, 0);
    }
    if (needs[0]!) {
      const self = unpackSaved(node, saved.self);
      const min = unpackSaved(node, saved.min);
      selfGrad = op.where_ScalarOther(op.ge_Tensor(self, min), grad, 0);
    }
    return [selfGrad, minGrad];
  },
  release(saved) {
    saved.self = null;
    saved.min = null;
  },
});

/** `clamp_max(Tensor self, Scalar max) -> Tensor` */
export const ClampMaxBackward0 = /* @__PURE__ */ rule<{
  self: SavedTensor | null;
  max: Scalar;
}>({
  name: "ClampMaxBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const self = unpackSaved(node, saved.self);
    return [op.where_ScalarOther(op.le_Scalar(self, saved.max), grad, 0)];
  },
  release(saved) {
    saved.self = null;
  },
});

/** `clamp_max.Tensor(Tensor self, Tensor max) -> Tensor` */
export const ClampMaxBackward1 = /* @__PURE__ */ rule<{
  self: SavedTensor | null;
  max: SavedTensor | null;
}>({
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
      maxGrad = op.where_ScalarOther(op.gt_Tensor(self, max), grad, 0);
    }
    if (needs[0]!) {
      const self = unpackSaved(node, saved.self);
      const max = unpackSaved(node, saved.max);
      selfGrad = op.where_ScalarOther(op.le_Tensor(self, max), grad, 0);
    }
    return [selfGrad, maxGrad];
  },
  release(saved) {
    saved.self = null;
    saved.max = null;
  },
});

/** `relu(Tensor self) -> Tensor` */
export const ReluBackward0 = /* @__PURE__ */ rule<{
  result: SavedTensor | null;
}>({
  name: "ReluBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const result = unpackSaved(node, saved.result);
    return [op.threshold_backward(grad, result, 0)];
  },
  release(saved) {
    saved.result = null;
  },
});

/** `leaky_relu(Tensor self, Scalar negative_slope=0.01) -> Tensor` */
export const LeakyReluBackward0 = /* @__PURE__ */ rule<{
  self: SavedTensor | null;
  negativeSlope: Scalar;
}>({
  name: "LeakyReluBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const self = unpackSaved(node, saved.self);
    return [op.leaky_relu_backward(grad, self, saved.negativeSlope, false)];
  },
  release(saved) {
    saved.self = null;
  },
});

/** `elu(Tensor self, Scalar alpha=1, Scalar scale=1, Scalar input_scale=1) -> Tensor` */
export const EluBackward0 = /* @__PURE__ */ rule<{
  self: SavedTensor | null;
  alpha: Scalar;
  scale: Scalar;
  inputScale: Scalar;
}>({
  name: "EluBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const self = unpackSaved(node, saved.self);
    return [op.elu_backward(grad, saved.alpha, saved.scale, saved.inputScale, false, self)];
  },
  release(saved) {
    saved.self = null;
  },
});

/** `celu(Tensor self, Scalar alpha=1.0) -> Tensor` */
export const CeluBackward0 = /* @__PURE__ */ rule<{
  self: SavedTensor | null;
  alpha: Scalar;
}>({
  name: "CeluBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const self = unpackSaved(node, saved.self);
    return [op.elu_backward(grad, saved.alpha, 1, scalar(1 / toNumber(saved.alpha), "float"), false, self)];
  },
  release(saved) {
    saved.self = null;
  },
});

/** `celu_(Tensor(a!) self, Scalar alpha=1.0) -> Tensor(a!)` */
export const CeluBackward1 = /* @__PURE__ */ rule<{
  alpha: Scalar;
  result: SavedTensor | null;
}>({
  name: "CeluBackward1",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const result = unpackSaved(node, saved.result);
    return [op.elu_backward(grad, saved.alpha, 1, scalar(1 / toNumber(saved.alpha), "float"), true, result)];
  },
  release(saved) {
    saved.result = null;
  },
});

/** `gelu(Tensor self, *, str approximate='none') -> Tensor` */
export const GeluBackward0 = /* @__PURE__ */ rule<{
  self: SavedTensor | null;
  approximate: string;
}>({
  name: "GeluBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const self = unpackSaved(node, saved.self);
    return [op.gelu_backward(grad, self, saved.approximate)];
  },
  release(saved) {
    saved.self = null;
  },
});

/** `silu(Tensor self) -> Tensor` */
export const SiluBackward0 = /* @__PURE__ */ rule<{
  self: SavedTensor | null;
}>({
  name: "SiluBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const self = unpackSaved(node, saved.self);
    return [op.silu_backward(grad, conjugate(self))];
  },
  release(saved) {
    saved.self = null;
  },
});

/** `mish(Tensor self) -> Tensor` */
export const MishBackward0 = /* @__PURE__ */ rule<{
  self: SavedTensor | null;
}>({
  name: "MishBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const self = unpackSaved(node, saved.self);
    return [op.mish_backward(grad, self)];
  },
  release(saved) {
    saved.self = null;
  },
});

/** `hardsigmoid(Tensor self) -> Tensor` */
export const HardsigmoidBackward0 = /* @__PURE__ */ rule<{
  self: SavedTensor | null;
}>({
  name: "HardsigmoidBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const self = unpackSaved(node, saved.self);
    return [op.hardsigmoid_backward(grad, self)];
  },
  release(saved) {
    saved.self = null;
  },
});

/** `hardswish(Tensor self) -> Tensor` */
export const HardswishBackward0 = /* @__PURE__ */ rule<{
  self: SavedTensor | null;
}>({
  name: "HardswishBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const self = unpackSaved(node, saved.self);
    return [op.hardswish_backward(grad, self)];
  },
  release(saved) {
    saved.self = null;
  },
});

/** `softplus(Tensor self, Scalar beta=1, Scalar threshold=20) -> Tensor` */
export const SoftplusBackward0 = /* @__PURE__ */ rule<{
  self: SavedTensor | null;
  beta: Scalar;
  threshold: Scalar;
}>({
  name: "SoftplusBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const self = unpackSaved(node, saved.self);
    return [op.softplus_backward(grad, self, saved.beta, saved.threshold)];
  },
  release(saved) {
    saved.self = null;
  },
});

/** `hardtanh(Tensor self, Scalar min_val=-1, Scalar max_val=1) -> Tensor` */
export const HardtanhBackward0 = /* @__PURE__ */ rule<{
  self: SavedTensor | null;
  minVal: Scalar;
  maxVal: Scalar;
}>({
  name: "HardtanhBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const self = unpackSaved(node, saved.self);
    return [op.hardtanh_backward(grad, self, saved.minVal, saved.maxVal)];
  },
  release(saved) {
    saved.self = null;
  },
});

/** `threshold(Tensor self, Scalar threshold, Scalar value) -> Tensor` */
export const ThresholdBackward0 = /* @__PURE__ */ rule<{
  self: SavedTensor | null;
  threshold: Scalar;
}>({
  name: "ThresholdBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const self = unpackSaved(node, saved.self);
    return [op.threshold_backward(grad, self, saved.threshold)];
  },
  release(saved) {
    saved.self = null;
  },
});

/** `hardshrink(Tensor self, Scalar lambd=0.5) -> Tensor` */
export const HardshrinkBackward0 = /* @__PURE__ */ rule<{
  self: SavedTensor | null;
  lambd: Scalar;
}>({
  name: "HardshrinkBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const self = unpackSaved(node, saved.self);
    return [op.hardshrink_backward(grad, self, saved.lambd)];
  },
  release(saved) {
    saved.self = null;
  },
});

/** `softshrink(Tensor self, Scalar lambd=0.5) -> Tensor` */
export const SoftshrinkBackward0 = /* @__PURE__ */ rule<{
  self: SavedTensor | null;
  lambd: Scalar;
}>({
  name: "SoftshrinkBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const self = unpackSaved(node, saved.self);
    return [op.softshrink_backward(grad, self, saved.lambd)];
  },
  release(saved) {
    saved.self = null;
  },
});

/** `log_sigmoid_forward(Tensor self) -> (Tensor output, Tensor buffer)` */
export const LogSigmoidBackward0 = /* @__PURE__ */ rule<{
  self: SavedTensor | null;
  buffer: SavedTensor | null;
}>({
  name: "LogSigmoidBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const self = unpackSaved(node, saved.self);
    const buffer = unpackSaved(node, saved.buffer);
    return [op.log_sigmoid_backward(grad, self, buffer)];
  },
  release(saved) {
    saved.self = null;
    saved.buffer = null;
  },
});

/** `sigmoid_backward(Tensor grad_output, Tensor output) -> Tensor` */
export const SigmoidBackwardBackward0 = /* @__PURE__ */ rule<{
  output: SavedTensor | null;
  gradOutput: SavedTensor | null;
}>({
  name: "SigmoidBackwardBackward0",
  backward(node, grads, needs) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null, null];
    let gradOutputGrad: Gradient = null;
    let outputGrad: Gradient = null;
    if (needs[0]!) {
      const output = unpackSaved(node, saved.output);
      gradOutputGrad = op.sigmoid_backward(grad, conjugate(output));
    }
    if (needs[1]!) {
      const gradOutput = unpackSaved(node, saved.gradOutput);
      const output = unpackSaved(node, saved.output);
      outputGrad = op.mul_Tensor(op.mul_Tensor(conjugate(grad), gradOutput), op.sub_Tensor(wrapScalar(1), op.mul_Scalar(conjugate(output), 2), 1));
    }
    return [gradOutputGrad, outputGrad];
  },
  release(saved) {
    saved.output = null;
    saved.gradOutput = null;
  },
});

/** `tanh_backward(Tensor grad_output, Tensor output) -> Tensor` */
export const TanhBackwardBackward0 = /* @__PURE__ */ rule<{
  output: SavedTensor | null;
  gradOutput: SavedTensor | null;
}>({
  name: "TanhBackwardBackward0",
  backward(node, grads, needs) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null, null];
    let gradOutputGrad: Gradient = null;
    let outputGrad: Gradient = null;
    if (needs[0]!) {
      const output = unpackSaved(node, saved.output);
      gradOutputGrad = op.tanh_backward(grad, conjugate(output));
    }
    if (needs[1]!) {
      const gradOutput = unpackSaved(node, saved.gradOutput);
      const output = unpackSaved(node, saved.output);
      outputGrad = op.mul_Tensor(conjugate(grad), op.mul_Tensor(op.mul_Scalar(conjugate(output), -2), gradOutput));
    }
    return [gradOutputGrad, outputGrad];
  },
  release(saved) {
    saved.output = null;
    saved.gradOutput = null;
  },
});

/** `threshold_backward(Tensor grad_output, Tensor self, Scalar threshold) -> Tensor` */
export const ThresholdBackwardBackward0 = /* @__PURE__ */ rule<{
  self: SavedTensor | null;
  threshold: Scalar;
}>({
  name: "ThresholdBackwardBackward0",
  backward(node, grads, needs) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null, null];
    let gradOutputGrad: Gradient = null;
    let selfGrad: Gradient = null;
    if (needs[0]!) {
      const self = unpackSaved(node, saved.self);
      gradOutputGrad = op.threshold_backward(grad, self, saved.threshold);
    }
    if (needs[1]!) {
      selfGrad = op.zeros_like(grad, null, null, null, null, null);
    }
    return [gradOutputGrad, selfGrad];
  },
  release(saved) {
    saved.self = null;
  },
});

/** `leaky_relu_backward(Tensor grad_output, Tensor self, Scalar negative_slope, bool self_is_result) -> Tensor` */
export const LeakyReluBackwardBackward0 = /* @__PURE__ */ rule<{
  self: SavedTensor | null;
  negativeSlope: Scalar;
}>({
  name: "LeakyReluBackwardBackward0",
  backward(node, grads, needs) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null, null];
    let gradOutputGrad: Gradient = null;
    let selfGrad: Gradient = null;
    if (needs[0]!) {
      const self = unpackSaved(node, saved.self);
      gradOutputGrad = op.leaky_relu_backward(grad, self, saved.negativeSlope, false);
    }
    if (needs[1]!) {
      selfGrad = op.zeros_like(grad, null, null, null, null, null);
    }
    return [gradOutputGrad, selfGrad];
  },
  release(saved) {
    saved.self = null;
  },
});

/** `elu_backward(Tensor grad_output, Scalar alpha, Scalar scale, Scalar input_scale, bool is_result, Tensor self_or_result) -> Tensor` */
export const EluBackwardBackward0 = /* @__PURE__ */ rule<{
  alpha: Scalar;
  scale: Scalar;
  inputScale: Scalar;
  isResult: boolean;
  selfOrResult: SavedTensor | null;
  gradOutput: SavedTensor | null;
}>({
  name: "EluBackwardBackward0",
  backward(node, grads, needs) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null, null];
    let gradOutputGrad: Gradient = null;
    let selfOrResultGrad: Gradient = null;
    if (needs[0]!) {
      const selfOrResult = unpackSaved(node, saved.selfOrResult);
      gradOutputGrad = op.elu_backward(grad, saved.alpha, saved.scale, saved.inputScale, saved.isResult, selfOrResult);
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

/** `gelu_backward(Tensor grad_output, Tensor self, *, str approximate='none') -> Tensor` */
export const GeluBackwardBackward0 = /* @__PURE__ */ rule<{
  self: SavedTensor | null;
  approximate: string;
  gradOutput: SavedTensor | null;
}>({
  name: "GeluBackwardBackward0",
  backward(node, grads, needs) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null, null];
    let gradOutputGrad: Gradient = null;
    let selfGrad: Gradient = null;
    if (needs[0]!) {
      const self = unpackSaved(node, saved.self);
      gradOutputGrad = op.gelu_backward(grad, self, saved.approximate);
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

/** `silu_backward(Tensor grad_output, Tensor self) -> Tensor` */
export const SiluBackwardBackward0 = /* @__PURE__ */ rule<{
  self: SavedTensor | null;
  gradOutput: SavedTensor | null;
}>({
  name: "SiluBackwardBackward0",
  backward(node, grads, needs) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null, null];
    let gradOutputGrad: Gradient = null;
    let selfGrad: Gradient = null;
    if (needs[0]!) {
      const self = unpackSaved(node, saved.self);
      gradOutputGrad = op.silu_backward(grad, conjugate(self));
    }
    if (needs[1]!) {
      const gradOutput = unpackSaved(node, saved.gradOutput);
      const self = unpackSaved(node, saved.self);
      selfGrad = silu_double_backward(op.mul_Tensor(grad, conjugate(gradOutput)), conjugate(self));
    }
    return [gradOutputGrad, selfGrad];
  },
  release(saved) {
    saved.self = null;
    saved.gradOutput = null;
  },
});

/** `mish_backward(Tensor grad_output, Tensor self) -> Tensor` */
export const MishBackwardBackward0 = /* @__PURE__ */ rule<{
  self: SavedTensor | null;
  gradOutput: SavedTensor | null;
}>({
  name: "MishBackwardBackward0",
  backward(node, grads, needs) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null, null];
    let gradOutputGrad: Gradient = null;
    let selfGrad: Gradient = null;
    if (needs[0]!) {
      const self = unpackSaved(node, saved.self);
      gradOutputGrad = op.mish_backward(grad, self);
    }
    if (needs[1]!) {
      const gradOutput = unpackSaved(node, saved.gradOutput);
      const self = unpackSaved(node, saved.self);
      selfGrad = mish_double_backward(op.mul_Tensor(grad, gradOutput), self);
    }
    return [gradOutputGrad, selfGrad];
  },
  release(saved) {
    saved.self = null;
    saved.gradOutput = null;
  },
});

/** `hardsigmoid_backward(Tensor grad_output, Tensor self) -> Tensor` */
export const HardsigmoidBackwardBackward0 = /* @__PURE__ */ rule<{
  self: SavedTensor | null;
}>({
  name: "HardsigmoidBackwardBackward0",
  backward(node, grads, needs) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null, null];
    let gradOutputGrad: Gradient = null;
    let selfGrad: Gradient = null;
    if (needs[0]!) {
      const self = unpackSaved(node, saved.self);
      gradOutputGrad = op.hardsigmoid_backward(grad, self);
    }
    if (needs[1]!) {
      selfGrad = op.zeros_like(grad, null, null, null, null, null);
    }
    return [gradOutputGrad, selfGrad];
  },
  release(saved) {
    saved.self = null;
  },
});

/** `hardswish_backward(Tensor grad_output, Tensor self) -> Tensor` */
export const HardswishBackwardBackward0 = /* @__PURE__ */ rule<{
  self: SavedTensor | null;
  gradOutput: SavedTensor | null;
}>({
  name: "HardswishBackwardBackward0",
  backward(node, grads, needs) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null, null];
    let gradOutputGrad: Gradient = null;
    let selfGrad: Gradient = null;
    if (needs[0]!) {
      const self = unpackSaved(node, saved.self);
      gradOutputGrad = op.hardswish_backward(grad, self);
    }
    if (needs[1]!) {
      const gradOutput = unpackSaved(node, saved.gradOutput);
      const self = unpackSaved(node, saved.self);
      selfGrad = op.where_ScalarOther(op.logical_and(op.gt_Scalar(self, scalar(-3, "float")), op.lt_Scalar(self, scalar(3, "float"))), op.div_Scalar(op.mul_Tensor(grad, gradOutput), scalar(3, "float")), 0);
    }
    return [gradOutputGrad, selfGrad];
  },
  release(saved) {
    saved.self = null;
    saved.gradOutput = null;
  },
});

/** `softplus_backward(Tensor grad_output, Tensor self, Scalar beta, Scalar threshold) -> Tensor` */
export const SoftplusBackwardBackward0 = /* @__PURE__ */ rule<{
  self: SavedTensor | null;
  beta: Scalar;
  threshold: Scalar;
  gradOutput: SavedTensor | null;
}>({
  name: "SoftplusBackwardBackward0",
  backward(node, grads, needs) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null, null];
    let gradOutputGrad: Gradient = null;
    let selfGrad: Gradient = null;
    if (needs[0]!) {
      const self = unpackSaved(node, saved.self);
      gradOutputGrad = op.softplus_backward(grad, self, saved.beta, saved.threshold);
    }
    if (needs[1]!) {
      const gradOutput = unpackSaved(node, saved.gradOutput);
      const self = unpackSaved(node, saved.self);
      selfGrad = softplus_double_backward(op.mul_Tensor(grad, gradOutput), self, saved.beta, saved.threshold);
    }
    return [gradOutputGrad, selfGrad];
  },
  release(saved) {
    saved.self = null;
    saved.gradOutput = null;
  },
});

/** `hardtanh_backward(Tensor grad_output, Tensor self, Scalar min_val, Scalar max_val) -> Tensor` */
export const HardtanhBackwardBackward0 = /* @__PURE__ */ rule<{
  self: SavedTensor | null;
  minVal: Scalar;
  maxVal: Scalar;
}>({
  name: "HardtanhBackwardBackward0",
  backward(node, grads, needs) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null, null];
    let gradOutputGrad: Gradient = null;
    let selfGrad: Gradient = null;
    if (needs[0]!) {
      const self = unpackSaved(node, saved.self);
      gradOutputGrad = op.hardtanh_backward(grad, self, saved.minVal, saved.maxVal);
    }
    if (needs[1]!) {
      selfGrad = op.zeros_like(grad, null, null, null, null, null);
    }
    return [gradOutputGrad, selfGrad];
  },
  release(saved) {
    saved.self = null;
  },
});

/** `hardshrink_backward(Tensor grad_out, Tensor self, Scalar lambd) -> Tensor` */
export const HardshrinkBackwardBackward0 = /* @__PURE__ */ rule<{
  self: SavedTensor | null;
  lambd: Scalar;
}>({
  name: "HardshrinkBackwardBackward0",
  backward(node, grads, needs) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null, null];
    let gradOutGrad: Gradient = null;
    let selfGrad: Gradient = null;
    if (needs[0]!) {
      const self = unpackSaved(node, saved.self);
      gradOutGrad = op.hardshrink_backward(grad, self, saved.lambd);
    }
    if (needs[1]!) {
      selfGrad = op.zeros_like(grad, null, null, null, null, null);
    }
    return [gradOutGrad, selfGrad];
  },
  release(saved) {
    saved.self = null;
  },
});

/** `softshrink_backward(Tensor grad_output, Tensor self, Scalar lambd) -> Tensor` */
export const SoftshrinkBackwardBackward0 = /* @__PURE__ */ rule<{
  self: SavedTensor | null;
  lambd: Scalar;
}>({
  name: "SoftshrinkBackwardBackward0",
  backward(node, grads, needs) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null, null];
    let gradOutputGrad: Gradient = null;
    let selfGrad: Gradient = null;
    if (needs[0]!) {
      const self = unpackSaved(node, saved.self);
      gradOutputGrad = op.softshrink_backward(grad, self, saved.lambd);
    }
    if (needs[1]!) {
      selfGrad = op.zeros_like(grad, null, null, null, null, null);
    }
    return [gradOutputGrad, selfGrad];
  },
  release(saved) {
    saved.self = null;
  },
});

/** `log_sigmoid_backward(Tensor grad_output, Tensor self, Tensor buffer) -> Tensor` */
export const LogSigmoidBackwardBackward0 = /* @__PURE__ */ rule<{
  self: SavedTensor | null;
  buffer: SavedTensor | null;
  gradOutput: SavedTensor | null;
}>({
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
      gradOutputGrad = op.log_sigmoid_backward(grad, self, buffer);
    }
    if (needs[1]!) {
      const gradOutput = unpackSaved(node, saved.gradOutput);
      const self = unpackSaved(node, saved.self);
      selfGrad = log_sigmoid_double_backward(op.mul_Tensor(grad, gradOutput), self);
    }
    return [gradOutputGrad, selfGrad];
  },
  release(saved) {
    saved.self = null;
    saved.buffer = null;
    saved.gradOutput = null;
  },
});

/** `logit_backward(Tensor grad_output, Tensor self, float? eps=None) -> Tensor` */
export const LogitBackwardBackward0 = /* @__PURE__ */ rule<{
  self: SavedTensor | null;
  eps: number | null;
  gradOutput: SavedTensor | null;
}>({
  name: "LogitBackwardBackward0",
  backward(node, grads, needs) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null, null];
    let gradOutputGrad: Gradient = null;
    let selfGrad: Gradient = null;
    if (needs[0]!) {
      const self = unpackSaved(node, saved.self);
      gradOutputGrad = op.logit_backward(grad, self, saved.eps !== null ? saved.eps : 0);
    }
    if (needs[1]!) {
      const gradOutput = unpackSaved(node, saved.gradOutput);
      const self = unpackSaved(node, saved.self);
      selfGrad = op.mul_Tensor(op.masked_fill_Scalar(grad, op.logical_or(op.lt_Scalar(self, scalar(saved.eps !== null ? saved.eps : 0, "float")), op.gt_Scalar(self, scalar(saved.eps !== null ? 1 - saved.eps : 1, "float"))), 0), op.masked_fill_Scalar(op.mul_Tensor(gradOutput, op.div_Tensor(op.sub_Scalar(op.mul_Scalar(self, 2), 1, 1), op.square(op.mul_Tensor(self, op.sub_Tensor(wrapScalar(1), self, 1))))), op.logical_or(op.lt_Scalar(self, scalar(saved.eps !== null ? saved.eps : 0, "float")), op.gt_Scalar(self, scalar(saved.eps !== null ? 1 - saved.eps : 1, "float"))), 0));
    }
    return [gradOutputGrad, selfGrad];
  },
  release(saved) {
    saved.self = null;
    saved.gradOutput = null;
  },
});

/** `i0(Tensor self) -> Tensor` */
export const I0Backward0 = /* @__PURE__ */ rule<{
  self: SavedTensor | null;
}>({
  name: "I0Backward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const self = unpackSaved(node, saved.self);
    return [op.mul_Tensor(grad, op.special_i1(self))];
  },
  release(saved) {
    saved.self = null;
  },
});

/** `special_i0e(Tensor self) -> Tensor` */
export const SpecialI0EBackward0 = /* @__PURE__ */ rule<{
  self: SavedTensor | null;
  result: SavedTensor | null;
}>({
  name: "SpecialI0EBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const self = unpackSaved(node, saved.self);
    const result = unpackSaved(node, saved.result);
    return [op.mul_Tensor(grad, op.sub_Tensor(op.special_i1e(self), op.mul_Tensor(op.sgn(self), result), 1))];
  },
  release(saved) {
    saved.self = null;
    saved.result = null;
  },
});

/** `special_i1(Tensor self) -> Tensor` */
export const SpecialI1Backward0 = /* @__PURE__ */ rule<{
  self: SavedTensor | null;
  result: SavedTensor | null;
}>({
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

/** `special_i1e(Tensor self) -> Tensor` */
export const SpecialI1EBackward0 = /* @__PURE__ */ rule<{
  self: SavedTensor | null;
  result: SavedTensor | null;
}>({
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

/** `special_entr(Tensor self) -> Tensor` */
export const SpecialEntrBackward0 = /* @__PURE__ */ rule<{
  self: SavedTensor | null;
}>({
  name: "SpecialEntrBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const self = unpackSaved(node, saved.self);
    return [op.mul_Tensor(grad, op.neg(op.add_Scalar(op.log(self), 1, 1)))];
  },
  release(saved) {
    saved.self = null;
  },
});

/** `special_ndtri(Tensor self) -> Tensor` */
export const SpecialNdtriBackward0 = /* @__PURE__ */ rule<{
  result: SavedTensor | null;
}>({
  name: "SpecialNdtriBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const result = unpackSaved(node, saved.result);
    return [op.mul_Tensor(op.mul_Scalar(grad, scalar(Math.sqrt(2 * 3.141592653589793), "float")), op.exp(op.div_Scalar(op.square(result), 2)))];
  },
  release(saved) {
    saved.result = null;
  },
});

/** `special_log_ndtr(Tensor self) -> Tensor` */
export const SpecialLogNdtrBackward0 = /* @__PURE__ */ rule<{
  self: SavedTensor | null;
  result: SavedTensor | null;
}>({
  name: "SpecialLogNdtrBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const self = unpackSaved(node, saved.self);
    const result = unpackSaved(node, saved.result);
    return [op.mul_Tensor(op.div_Scalar(grad, scalar(Math.sqrt(2 * 3.141592653589793), "float")), op.exp(op.neg(op.add_Tensor(result, op.div_Scalar(op.pow_Tensor_Scalar(self, 2), 2), 1))))];
  },
  release(saved) {
    saved.self = null;
    saved.result = null;
  },
});

/** `special_erfcx(Tensor self) -> Tensor` */
export const SpecialErfcxBackward0 = /* @__PURE__ */ rule<{
  self: SavedTensor | null;
  result: SavedTensor | null;
}>({
  name: "SpecialErfcxBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const self = unpackSaved(node, saved.self);
    const result = unpackSaved(node, saved.result);
    return [op.mul_Tensor(op.sub_Scalar(op.mul_Tensor(op.mul_Scalar(self, scalar(2, "float")), result), scalar(2 / Math.sqrt(3.141592653589793), "float"), 1), grad)];
  },
  release(saved) {
    saved.self = null;
    saved.result = null;
  },
});

/** `special_xlog1py(Tensor self, Tensor other) -> Tensor` */
export const SpecialXlog1PyBackward0 = /* @__PURE__ */ rule<{
  self: SavedTensor | null;
  other: SavedTensor | null;
}>({
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
      otherGrad = op.div_Tensor(op.mul_Tensor(grad, self), op.add_Scalar(other, 1, 1));
    }
    if (needs[0]!) {
      const self = unpackSaved(node, saved.self);
      const other = unpackSaved(node, saved.other);
      selfGrad = op.masked_fill_Scalar(op.special_xlog1py(grad, other), op.bitwise_and_Tensor(op.eq_Scalar(self, scalar(0, "float")), op.le_Scalar(other, scalar(-1, "float"))), scalar(0, "float"));
    }
    return [selfGrad, otherGrad];
  },
  release(saved) {
    saved.self = null;
    saved.other = null;
  },
});

/** `special_xlog1py.self_scalar(Scalar self, Tensor other) -> Tensor` */
export const SpecialXlog1PyBackward1 = /* @__PURE__ */ rule<{
  self: Scalar;
  other: SavedTensor | null;
}>({
  name: "SpecialXlog1PyBackward1",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const other = unpackSaved(node, saved.other);
    return [op.div_Tensor(op.mul_Scalar(grad, saved.self), op.add_Scalar(other, 1, 1))];
  },
  release(saved) {
    saved.other = null;
  },
});

/** `special_xlog1py.other_scalar(Tensor self, Scalar other) -> Tensor` */
export const SpecialXlog1PyBackward2 = /* @__PURE__ */ rule<{
  self: SavedTensor | null;
  other: Scalar;
}>({
  name: "SpecialXlog1PyBackward2",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const self = unpackSaved(node, saved.self);
    return [toNumber(saved.other) > -1 ? op.special_xlog1py_other_scalar(grad, saved.other) : op.masked_fill_Scalar(op.special_xlog1py_other_scalar(grad, saved.other), op.eq_Scalar(self, scalar(0, "float")), scalar(0, "float"))];
  },
  release(saved) {
    saved.self = null;
  },
});

/** `special_zeta(Tensor self, Tensor other) -> Tensor` */
export const SpecialZetaBackward0 = /* @__PURE__ */ rule<{
  self: SavedTensor | null;
  other: SavedTensor | null;
}>({
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
      otherGrad = op.mul_Tensor(op.mul_Tensor(grad, op.neg(self)), op.special_zeta(op.add_Scalar(self, scalar(1, "float"), 1), other));
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

/** `special_zeta.self_scalar(Scalar self, Tensor other) -> Tensor` */
export const SpecialZetaBackward1 = /* @__PURE__ */ rule<{
  self: Scalar;
  other: SavedTensor | null;
}>({
  name: "SpecialZetaBackward1",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const other = unpackSaved(node, saved.other);
    return [op.mul_Tensor(op.mul_Scalar(grad, negateScalar(saved.self)), op.special_zeta_self_scalar(scalar(toNumber(saved.self) + 1, "float"), other))];
  },
  release(saved) {
    saved.other = null;
  },
});

/** `special_zeta.other_scalar(Tensor self, Scalar other) -> Tensor` */
export const SpecialZetaBackward2 = /* @__PURE__ */ rule<null>({
  name: "SpecialZetaBackward2",
  backward() {
    return notImplemented("zeta");
  },
});

/** `igamma(Tensor self, Tensor other) -> Tensor` */
export const IgammaBackward0 = /* @__PURE__ */ rule<{
  self: SavedTensor | null;
  other: SavedTensor | null;
}>({
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
      otherGrad = op.mul_Tensor(grad, op.exp(op.sub_Tensor(op.sub_Tensor(op.mul_Tensor(op.sub_Scalar(self, 1, 1), op.log(other)), other, 1), op.lgamma(self), 1)));
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

/** `igammac(Tensor self, Tensor other) -> Tensor` */
export const IgammacBackward0 = /* @__PURE__ */ rule<{
  self: SavedTensor | null;
  other: SavedTensor | null;
}>({
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
      otherGrad = op.mul_Tensor(op.neg(grad), op.exp(op.sub_Tensor(op.sub_Tensor(op.mul_Tensor(op.sub_Scalar(self, 1, 1), op.log(other)), other, 1), op.lgamma(self), 1)));
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

/** `nextafter(Tensor self, Tensor other) -> Tensor` */
export const NextafterBackward0 = /* @__PURE__ */ rule<null>({
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

/** `angle(Tensor self) -> Tensor` */
export const AngleBackward0 = /* @__PURE__ */ rule<{
  self: SavedTensor | null;
}>({
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

/** `frexp.Tensor(Tensor self) -> (Tensor mantissa, Tensor exponent)` */
export const FrexpBackward0 = /* @__PURE__ */ rule<{
  exponent: SavedTensor | null;
}>({
  name: "FrexpBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const exponent = unpackSaved(node, saved.exponent);
    return [op.div_Tensor(grad, op.exp2(exponent))];
  },
  release(saved) {
    saved.exponent = null;
  },
});

/** `linspace.Tensor_Tensor(Tensor start, Tensor end, int steps, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor` */
export const LinspaceBackward0 = /* @__PURE__ */ rule<{
  steps: number;
}>({
  name: "LinspaceBackward0",
  backward(node, grads, needs) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null, null];
    let startGrad: Gradient = null;
    let endGrad: Gradient = null;
    if (needs[1]!) {
      endGrad = op.sum(op.mul_Tensor(grad, op.linspace(0, 1, saved.steps, grad.dtype, grad.layout, grad.device, null)), null);
    }
    if (needs[0]!) {
      startGrad = op.sum(op.mul_Tensor(grad, op.linspace(1, 0, saved.steps, grad.dtype, grad.layout, grad.device, null)), null);
    }
    return [startGrad, endGrad];
  },
});

/** `linspace.Tensor_Scalar(Tensor start, Scalar end, int steps, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor` */
export const LinspaceBackward1 = /* @__PURE__ */ rule<{
  steps: number;
}>({
  name: "LinspaceBackward1",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [op.sum(op.mul_Tensor(grad, op.linspace(1, 0, saved.steps, grad.dtype, grad.layout, grad.device, null)), null)];
  },
});

/** `linspace.Scalar_Tensor(Scalar start, Tensor end, int steps, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor` */
export const LinspaceBackward2 = /* @__PURE__ */ rule<{
  steps: number;
}>({
  name: "LinspaceBackward2",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [op.sum(op.mul_Tensor(grad, op.linspace(0, 1, saved.steps, grad.dtype, grad.layout, grad.device, null)), null)];
  },
});

/** `logspace.Tensor_Tensor(Tensor start, Tensor end, int steps, float base=10.0, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor` */
export const LogspaceBackward0 = /* @__PURE__ */ rule<{
  steps: number;
  base: number;
  result: SavedTensor | null;
}>({
  name: "LogspaceBackward0",
  backward(node, grads, needs) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null, null];
    let startGrad: Gradient = null;
    let endGrad: Gradient = null;
    if (needs[1]!) {
      const result = unpackSaved(node, saved.result);
      endGrad = op.sum(op.mul_Scalar(op.mul_Tensor(op.mul_Tensor(grad, op.linspace(0, 1, saved.steps, grad.dtype, grad.layout, grad.device, null)), result), scalar(Math.log(saved.base), "float")), null);
    }
    if (needs[0]!) {
      const result = unpackSaved(node, saved.result);
      startGrad = op.sum(op.mul_Scalar(op.mul_Tensor(op.mul_Tensor(grad, op.linspace(1, 0, saved.steps, grad.dtype, grad.layout, grad.device, null)), result), scalar(Math.log(saved.base), "float")), null);
    }
    return [startGrad, endGrad];
  },
  release(saved) {
    saved.result = null;
  },
});

/** `logspace.Tensor_Scalar(Tensor start, Scalar end, int steps, float base=10.0, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor` */
export const LogspaceBackward1 = /* @__PURE__ */ rule<{
  steps: number;
  base: number;
  result: SavedTensor | null;
}>({
  name: "LogspaceBackward1",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const result = unpackSaved(node, saved.result);
    return [op.sum(op.mul_Scalar(op.mul_Tensor(op.mul_Tensor(grad, op.linspace(1, 0, saved.steps, grad.dtype, grad.layout, grad.device, null)), result), scalar(Math.log(saved.base), "float")), null)];
  },
  release(saved) {
    saved.result = null;
  },
});

/** `logspace.Scalar_Tensor(Scalar start, Tensor end, int steps, float base=10.0, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor` */
export const LogspaceBackward2 = /* @__PURE__ */ rule<{
  steps: number;
  base: number;
  result: SavedTensor | null;
}>({
  name: "LogspaceBackward2",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const result = unpackSaved(node, saved.result);
    return [op.sum(op.mul_Scalar(op.mul_Tensor(op.mul_Tensor(grad, op.linspace(0, 1, saved.steps, grad.dtype, grad.layout, grad.device, null)), result), scalar(Math.log(saved.base), "float")), null)];
  },
  release(saved) {
    saved.result = null;
  },
});

/** `bernoulli(Tensor self, *, Generator? generator=None) -> Tensor` */
export const BernoulliBackward0 = /* @__PURE__ */ rule<null>({
  name: "BernoulliBackward0",
  backward(_node, grads) {
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [op.zeros_like(grad, null, null, null, null, null)];
  },
});

/** `bernoulli_.Tensor(Tensor(a!) self, Tensor p, *, Generator? generator=None) -> Tensor(a!)` */
export const BernoulliBackward1 = /* @__PURE__ */ rule<{
  pInfo: TensorInfo;
}>({
  name: "BernoulliBackward1",
  backward(node, grads, needs) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null, null];
    let selfGrad: Gradient = null;
    let pGrad: Gradient = null;
    if (needs[1]!) {
      pGrad = op.zeros(saved.pInfo.shape, saved.pInfo.dtype, saved.pInfo.layout, saved.pInfo.device, null);
    }
    if (needs[0]!) {
      selfGrad = op.zeros_like(grad, null, null, null, null, null);
    }
    return [selfGrad, pGrad];
  },
});

/** `bernoulli_.float(Tensor(a!) self, float p=0.5, *, Generator? generator=None) -> Tensor(a!)` */
export const BernoulliBackward2 = /* @__PURE__ */ rule<null>({
  name: "BernoulliBackward2",
  backward(_node, grads) {
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [op.zeros_like(grad, null, null, null, null, null)];
  },
});

/** `uniform_(Tensor(a!) self, float from=0, float to=1, *, Generator? generator=None) -> Tensor(a!)` */
export const UniformBackward0 = /* @__PURE__ */ rule<null>({
  name: "UniformBackward0",
  backward(_node, grads) {
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [op.zeros_like(grad, null, null, null, null, null)];
  },
});

/** `normal_(Tensor(a!) self, float mean=0, float std=1, *, Generator? generator=None) -> Tensor(a!)` */
export const NormalBackward0 = /* @__PURE__ */ rule<null>({
  name: "NormalBackward0",
  backward(_node, grads) {
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [op.zeros_like(grad, null, null, null, null, null)];
  },
});

/** `random_.from(Tensor(a!) self, int from, int? to, *, Generator? generator=None) -> Tensor(a!)` */
export const RandomBackward0 = /* @__PURE__ */ rule<null>({
  name: "RandomBackward0",
  backward(_node, grads) {
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [op.zeros_like(grad, null, null, null, null, null)];
  },
});

/** `random_.to(Tensor(a!) self, int to, *, Generator? generator=None) -> Tensor(a!)` */
export const RandomBackward1 = /* @__PURE__ */ rule<null>({
  name: "RandomBackward1",
  backward(_node, grads) {
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [op.zeros_like(grad, null, null, null, null, null)];
  },
});

/** `random_(Tensor(a!) self, *, Generator? generator=None) -> Tensor(a!)` */
export const RandomBackward2 = /* @__PURE__ */ rule<null>({
  name: "RandomBackward2",
  backward(_node, grads) {
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [op.zeros_like(grad, null, null, null, null, null)];
  },
});

/** `normal.Tensor_float(Tensor mean, float std=1, *, Generator? generator=None) -> Tensor` */
export const NormalBackward1 = /* @__PURE__ */ rule<{
  meanSizes: readonly number[];
}>({
  name: "NormalBackward1",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [op.zeros(saved.meanSizes, grad.dtype, grad.layout, grad.device, null)];
  },
});

/** `normal.float_Tensor(float mean, Tensor std, *, Generator? generator=None) -> Tensor` */
export const NormalBackward2 = /* @__PURE__ */ rule<{
  stdSizes: readonly number[];
}>({
  name: "NormalBackward2",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [op.zeros(saved.stdSizes, grad.dtype, grad.layout, grad.device, null)];
  },
});

/** `normal.Tensor_Tensor(Tensor mean, Tensor std, *, Generator? generator=None) -> Tensor` */
export const NormalBackward3 = /* @__PURE__ */ rule<{
  meanSizes: readonly number[];
  stdSizes: readonly number[];
}>({
  name: "NormalBackward3",
  backward(node, grads, needs) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null, null];
    let meanGrad: Gradient = null;
    let stdGrad: Gradient = null;
    if (needs[0]!) {
      meanGrad = op.zeros(saved.meanSizes, grad.dtype, grad.layout, grad.device, null);
    }
    if (needs[1]!) {
      stdGrad = op.zeros(saved.stdSizes, grad.dtype, grad.layout, grad.device, null);
    }
    return [meanGrad, stdGrad];
  },
});

/** `native_dropout(Tensor input, float p, bool? train) -> (Tensor, Tensor)` */
export const NativeDropoutBackward0 = /* @__PURE__ */ rule<{
  p: number;
  train: boolean | null;
  result1: SavedTensor | null;
}>({
  name: "NativeDropoutBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const result1 = unpackSaved(node, saved.result1);
    return [isDifferentiated() ? infinitely_differentiable_native_dropout_backward(grad, result1, saved.train === null || !saved.train ? 1 : saved.p === 1 ? 0 : 1 / (1 - saved.p)) : op.native_dropout_backward(grad, result1, saved.train === null || !saved.train ? 1 : saved.p === 1 ? 0 : 1 / (1 - saved.p))];
  },
  release(saved) {
    saved.result1 = null;
  },
});

/** `native_dropout_backward(Tensor grad_output, Tensor mask, float scale) -> Tensor` */
export const NativeDropoutBackwardBackward0 = /* @__PURE__ */ rule<{
  gradOutput: SavedTensor | null;
  mask: SavedTensor | null;
  scale: number;
}>({
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

/** `exponential_(Tensor(a!) self, float lambd=1, *, Generator? generator=None) -> Tensor(a!)` */
export const ExponentialBackward0 = /* @__PURE__ */ rule<null>({
  name: "ExponentialBackward0",
  backward(_node, grads) {
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [op.zeros_like(grad, null, null, null, null, null)];
  },
});

/** `log_normal_(Tensor(a!) self, float mean=1, float std=2, *, Generator? generator=None) -> Tensor(a!)` */
export const LogNormalBackward0 = /* @__PURE__ */ rule<null>({
  name: "LogNormalBackward0",
  backward(_node, grads) {
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [op.zeros_like(grad, null, null, null, null, null)];
  },
});

/** `geometric_(Tensor(a!) self, float p, *, Generator? generator=None) -> Tensor(a!)` */
export const GeometricBackward0 = /* @__PURE__ */ rule<null>({
  name: "GeometricBackward0",
  backward(_node, grads) {
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [op.zeros_like(grad, null, null, null, null, null)];
  },
});

/** `cauchy_(Tensor(a!) self, float median=0, float sigma=1, *, Generator? generator=None) -> Tensor(a!)` */
export const CauchyBackward0 = /* @__PURE__ */ rule<null>({
  name: "CauchyBackward0",
  backward(_node, grads) {
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [op.zeros_like(grad, null, null, null, null, null)];
  },
});

/** `poisson(Tensor self, Generator? generator=None) -> Tensor` */
export const PoissonBackward0 = /* @__PURE__ */ rule<{
  selfInfo: TensorInfo;
}>({
  name: "PoissonBackward0",
  backward(node) {
    const { saved } = node;
    return [op.zeros(saved.selfInfo.shape, saved.selfInfo.dtype, saved.selfInfo.layout, saved.selfInfo.device, null)];
  },
});

/** `_standard_gamma(Tensor self, Generator? generator=None) -> Tensor` */
export const StandardGammaBackward0 = /* @__PURE__ */ rule<{
  self: SavedTensor | null;
  result: SavedTensor | null;
}>({
  name: "StandardGammaBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const self = unpackSaved(node, saved.self);
    const result = unpackSaved(node, saved.result);
    return [op.mul_Tensor(grad, op._standard_gamma_grad(self, result))];
  },
  release(saved) {
    saved.self = null;
    saved.result = null;
  },
});

/** `binomial(Tensor count, Tensor prob, Generator? generator=None) -> Tensor` */
export const BinomialBackward0 = /* @__PURE__ */ rule<null>({
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

/** `_sample_dirichlet(Tensor self, Generator? generator=None) -> Tensor` */
export const SampleDirichletBackward0 = /* @__PURE__ */ rule<null>({
  name: "SampleDirichletBackward0",
  backward() {
    return notImplemented("_sample_dirichlet");
  },
});

/** `_standard_gamma_grad(Tensor self, Tensor output) -> Tensor` */
export const StandardGammaGradBackward0 = /* @__PURE__ */ rule<null>({
  name: "StandardGammaGradBackward0",
  backward(_node, _grads, needs) {
    let selfGrad: Gradient = null;
    let outputGrad: Gradient = null;
    if (needs[0]! || needs[1]!) {
      notImplemented("_standard_gamma_grad");
    }
    return [selfGrad, outputGrad];
  },
});

/** `_dirichlet_grad(Tensor x, Tensor alpha, Tensor total) -> Tensor` */
export const DirichletGradBackward0 = /* @__PURE__ */ rule<null>({
  name: "DirichletGradBackward0",
  backward(_node, _grads, needs) {
    let xGrad: Gradient = null;
    let alphaGrad: Gradient = null;
    let totalGrad: Gradient = null;
    if (needs[0]! || needs[1]! || needs[2]!) {
      notImplemented("_dirichlet_grad");
    }
    return [xGrad, alphaGrad, totalGrad];
  },
});

/** `_to_copy(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, bool non_blocking=False, MemoryFormat? memory_format=None) -> Tensor` */
export const ToCopyBackward0 = /* @__PURE__ */ rule<{
  selfOptions: OptionsOfTensor;
}>({
  name: "ToCopyBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [_to_copy_backward(grad, saved.selfOptions)];
  },
});

/** `fill.Scalar(Tensor self, Scalar value) -> Tensor` */
export const FillBackward0 = /* @__PURE__ */ rule<null>({
  name: "FillBackward0",
  backward(_node, grads) {
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [op.zeros_like(grad, null, null, null, null, null)];
  },
});

/** `fill.Tensor(Tensor self, Tensor value) -> Tensor` */
export const FillBackward1 = /* @__PURE__ */ rule<null>({
  name: "FillBackward1",
  backward(_node, grads, needs) {
    const grad = grads[0]!;
    if (grad === null) return [null, null];
    let selfGrad: Gradient = null;
    let valueGrad: Gradient = null;
    if (needs[0]!) {
      selfGrad = op.zeros_like(grad, null, null, null, null, null);
    }
    if (needs[1]!) {
      valueGrad = op.sum(grad, null);
    }
    return [selfGrad, valueGrad];
  },
});

/** `fill_.Scalar(Tensor(a!) self, Scalar value) -> Tensor(a!)` */
export const FillBackward2 = /* @__PURE__ */ rule<null>({
  name: "FillBackward2",
  backward(_node, grads) {
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [op.zeros_like(grad, null, null, null, null, null)];
  },
});

/** `fill_.Tensor(Tensor(a!) self, Tensor value) -> Tensor(a!)` */
export const FillBackward3 = /* @__PURE__ */ rule<null>({
  name: "FillBackward3",
  backward(_node, grads, needs) {
    const grad = grads[0]!;
    if (grad === null) return [null, null];
    let selfGrad: Gradient = null;
    let valueGrad: Gradient = null;
    if (needs[0]!) {
      selfGrad = op.zeros_like(grad, null, null, null, null, null);
    }
    if (needs[1]!) {
      valueGrad = op.sum(grad, null);
    }
    return [selfGrad, valueGrad];
  },
});

/** `zero_(Tensor(a!) self) -> Tensor(a!)` */
export const ZeroBackward0 = /* @__PURE__ */ rule<null>({
  name: "ZeroBackward0",
  backward(_node, grads) {
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [op.zeros_like(grad, null, null, null, null, null)];
  },
});

/** `clone(Tensor self, *, MemoryFormat? memory_format=None) -> Tensor` */
export const CloneBackward0 = /* @__PURE__ */ rule<null>({
  name: "CloneBackward0",
  backward(_node, grads) {
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [grad];
  },
});

/** `alias(Tensor(a) self) -> Tensor(a)` */
export const AliasBackward0 = /* @__PURE__ */ rule<null>({
  name: "AliasBackward0",
  backward(_node, grads) {
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [grad];
  },
});

/** `lift_fresh(Tensor(a) self) -> Tensor(a)` */
export const LiftFreshBackward0 = /* @__PURE__ */ rule<null>({
  name: "LiftFreshBackward0",
  backward(_node, grads) {
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [grad];
  },
});

/** `view_as_real(Tensor(a) self) -> Tensor(a)` */
export const ViewAsRealBackward0 = /* @__PURE__ */ rule<null>({
  name: "ViewAsRealBackward0",
  backward(_node, grads) {
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [op.view_as_complex(op.contiguous(grad, "contiguous_format"))];
  },
});

/** `view_as_complex(Tensor(a) self) -> Tensor(a)` */
export const ViewAsComplexBackward0 = /* @__PURE__ */ rule<null>({
  name: "ViewAsComplexBackward0",
  backward(_node, grads) {
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [op.view_as_real(op.resolve_conj(op.contiguous(grad, "contiguous_format")))];
  },
});

/** `_conj(Tensor(a) self) -> Tensor(a)` */
export const ConjBackward0 = /* @__PURE__ */ rule<null>({
  name: "ConjBackward0",
  backward(_node, grads) {
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [conjugate(grad)];
  },
});

/** `_neg_view(Tensor(a) self) -> Tensor(a)` */
export const NegViewBackward0 = /* @__PURE__ */ rule<null>({
  name: "NegViewBackward0",
  backward(_node, grads) {
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [op.neg(grad)];
  },
});

/** `_conj_physical(Tensor self) -> Tensor` */
export const ConjPhysicalBackward0 = /* @__PURE__ */ rule<null>({
  name: "ConjPhysicalBackward0",
  backward(_node, grads) {
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [op.conj_physical(grad)];
  },
});

/** `complex(Tensor real, Tensor imag) -> Tensor` */
export const ComplexBackward0 = /* @__PURE__ */ rule<null>({
  name: "ComplexBackward0",
  backward(_node, grads, needs) {
    const grad = grads[0]!;
    if (grad === null) return [null, null];
    let realGrad: Gradient = null;
    let imagGrad: Gradient = null;
    if (needs[1]!) {
      imagGrad = op.imag(grad);
    }
    if (needs[0]!) {
      realGrad = op.real(grad);
    }
    return [realGrad, imagGrad];
  },
});

/** `polar(Tensor abs, Tensor angle) -> Tensor` */
export const PolarBackward0 = /* @__PURE__ */ rule<{
  abs: SavedTensor | null;
  angle: SavedTensor | null;
}>({
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

/** `conj_physical_(Tensor(a!) self) -> Tensor(a!)` */
export const ConjPhysicalBackward1 = /* @__PURE__ */ rule<null>({
  name: "ConjPhysicalBackward1",
  backward(_node, grads) {
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [op.conj_physical(grad)];
  },
});

/** `view(Tensor(a) self, SymInt[] size) -> Tensor(a)` */
export const ViewBackward0 = /* @__PURE__ */ rule<{
  selfSizes: readonly number[];
}>({
  name: "ViewBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [op.reshape(grad, saved.selfSizes)];
  },
});

/** `_reshape_alias(Tensor(a) self, SymInt[] size, SymInt[] stride) -> Tensor(a)` */
export const ReshapeAliasBackward0 = /* @__PURE__ */ rule<{
  selfSizes: readonly number[];
}>({
  name: "ReshapeAliasBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [op.reshape(grad, saved.selfSizes)];
  },
});

/** `_unsafe_view(Tensor self, SymInt[] size) -> Tensor` */
export const UnsafeViewBackward0 = /* @__PURE__ */ rule<{
  selfSizes: readonly number[];
}>({
  name: "UnsafeViewBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [op.reshape(grad, saved.selfSizes)];
  },
});

/** `expand(Tensor(a) self, SymInt[] size, *, bool implicit=False) -> Tensor(a)` */
export const ExpandBackward0 = /* @__PURE__ */ rule<{
  selfSizes: readonly number[];
}>({
  name: "ExpandBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [sum_to(grad, saved.selfSizes)];
  },
});

/** `permute(Tensor(a) self, int[] dims) -> Tensor(a)` */
export const PermuteBackward0 = /* @__PURE__ */ rule<{
  dims: readonly number[];
}>({
  name: "PermuteBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [permute_backwards(grad, saved.dims)];
  },
});

/** `transpose.int(Tensor(a) self, int dim0, int dim1) -> Tensor(a)` */
export const TransposeBackward0 = /* @__PURE__ */ rule<{
  dim0: number;
  dim1: number;
}>({
  name: "TransposeBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [op.transpose_int(grad, saved.dim0, saved.dim1)];
  },
});

/** `transpose_(Tensor(a!) self, int dim0, int dim1) -> Tensor(a!)` */
export const TransposeBackward1 = /* @__PURE__ */ rule<{
  dim0: number;
  dim1: number;
}>({
  name: "TransposeBackward1",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [op.transpose_int(grad, saved.dim0, saved.dim1)];
  },
});

/** `t(Tensor(a) self) -> Tensor(a)` */
export const TBackward0 = /* @__PURE__ */ rule<null>({
  name: "TBackward0",
  backward(_node, grads) {
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [op.t(grad)];
  },
});

/** `t_(Tensor(a!) self) -> Tensor(a!)` */
export const TBackward1 = /* @__PURE__ */ rule<null>({
  name: "TBackward1",
  backward(_node, grads) {
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [op.t(grad)];
  },
});

/** `squeeze(Tensor(a) self) -> Tensor(a)` */
export const SqueezeBackward0 = /* @__PURE__ */ rule<{
  selfSizes: readonly number[];
}>({
  name: "SqueezeBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [unsqueeze_to(grad, saved.selfSizes)];
  },
});

/** `squeeze.dim(Tensor(a) self, int dim) -> Tensor(a)` */
export const SqueezeBackward1 = /* @__PURE__ */ rule<{
  selfSizes: readonly number[];
  dim: number;
}>({
  name: "SqueezeBackward1",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [unsqueeze_to_dim(grad, saved.dim, saved.selfSizes)];
  },
});

/** `squeeze.dims(Tensor(a) self, int[] dim) -> Tensor(a)` */
export const SqueezeBackward4 = /* @__PURE__ */ rule<{
  selfSizes: readonly number[];
  dim: readonly number[];
}>({
  name: "SqueezeBackward4",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [unsqueeze_to_dims(grad, saved.dim, saved.selfSizes)];
  },
});

/** `squeeze_(Tensor(a!) self) -> Tensor(a!)` */
export const SqueezeBackward2 = /* @__PURE__ */ rule<{
  selfSizes: readonly number[];
}>({
  name: "SqueezeBackward2",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [unsqueeze_to(grad, saved.selfSizes)];
  },
});

/** `squeeze_.dim(Tensor(a!) self, int dim) -> Tensor(a!)` */
export const SqueezeBackward3 = /* @__PURE__ */ rule<{
  selfSizes: readonly number[];
  dim: number;
}>({
  name: "SqueezeBackward3",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [unsqueeze_to_dim(grad, saved.dim, saved.selfSizes)];
  },
});

/** `unsqueeze(Tensor(a) self, int dim) -> Tensor(a)` */
export const UnsqueezeBackward0 = /* @__PURE__ */ rule<{
  dim: number;
}>({
  name: "UnsqueezeBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [op.squeeze_dim(grad, saved.dim)];
  },
});

/** `unsqueeze_(Tensor(a!) self, int dim) -> Tensor(a!)` */
export const UnsqueezeBackward1 = /* @__PURE__ */ rule<{
  dim: number;
}>({
  name: "UnsqueezeBackward1",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [op.squeeze_dim(grad, saved.dim)];
  },
});

/** `select.int(Tensor(a) self, int dim, int index) -> Tensor(a)` */
export const SelectBackward0 = /* @__PURE__ */ rule<{
  selfSizes: readonly number[];
  dim: number;
  index: number;
}>({
  name: "SelectBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [op.select_backward(grad, saved.selfSizes, saved.dim, saved.index)];
  },
});

/** `slice.Tensor(Tensor(a) self, int dim=0, SymInt? start=None, SymInt? end=None, SymInt step=1) -> Tensor(a)` */
export const SliceBackward0 = /* @__PURE__ */ rule<{
  selfSizes: readonly number[];
  dim: number;
  start: number | null;
  end: number | null;
  step: number;
}>({
  name: "SliceBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [slice_backward_wrapper(grad, saved.selfSizes, saved.dim, saved.start, saved.end, saved.step)];
  },
});

/** `narrow_copy(Tensor self, int dim, SymInt start, SymInt length) -> Tensor` */
export const NarrowCopyBackward0 = /* @__PURE__ */ rule<{
  selfSizes: readonly number[];
  dim: number;
  start: number;
  length: number;
}>({
  name: "NarrowCopyBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [narrow_copy_backward(grad, saved.selfSizes, saved.dim, saved.start, saved.length)];
  },
});

/** `split.Tensor(Tensor(a -> *) self, int split_size, int dim=0) -> Tensor(a)[]` */
export const SplitBackward0 = /* @__PURE__ */ rule<{
  selfSizes: readonly number[];
  selfOptions: OptionsOfTensor;
  splitSize: number;
  dim: number;
}>({
  name: "SplitBackward0",
  backward(node, grads) {
    const { saved } = node;
    return [split_backward(grads, saved.splitSize, saved.dim, saved.selfSizes, saved.selfOptions)];
  },
});

/** `split_with_sizes(Tensor(a -> *) self, int[] split_sizes, int dim=0) -> Tensor(a)[]` */
export const SplitWithSizesBackward0 = /* @__PURE__ */ rule<{
  selfSizes: readonly number[];
  selfOptions: OptionsOfTensor;
  splitSizes: readonly number[];
  dim: number;
}>({
  name: "SplitWithSizesBackward0",
  backward(node, grads) {
    const { saved } = node;
    return [split_with_sizes_backward(grads, saved.splitSizes, saved.dim, saved.selfSizes, saved.selfOptions)];
  },
});

/** `unbind.int(Tensor(a -> *) self, int dim=0) -> Tensor(a)[]` */
export const UnbindBackward0 = /* @__PURE__ */ rule<{
  dim: number;
}>({
  name: "UnbindBackward0",
  backward(node, grads) {
    const { saved } = node;
    return [unbind_backward(grads, saved.dim)];
  },
});

/** `as_strided(Tensor(a) self, SymInt[] size, SymInt[] stride, SymInt? storage_offset=None) -> Tensor(a)` */
export const AsStridedBackward0 = /* @__PURE__ */ rule<{
  selfGeometry: TensorGeometry;
  size: readonly number[];
  stride: readonly number[];
  storageOffset: number | null;
}>({
  name: "AsStridedBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [as_strided_backward(grad, saved.selfGeometry, saved.size, saved.stride, saved.storageOffset)];
  },
});

/** `as_strided_(Tensor(a!) self, SymInt[] size, SymInt[] stride, SymInt? storage_offset=None) -> Tensor(a!)` */
export const AsStridedBackward1 = /* @__PURE__ */ rule<{
  selfGeometry: TensorGeometry;
  size: readonly number[];
  stride: readonly number[];
  storageOffset: number | null;
}>({
  name: "AsStridedBackward1",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [as_strided_backward(grad, saved.selfGeometry, saved.size, saved.stride, saved.storageOffset)];
  },
});

/** `diagonal(Tensor(a) self, int offset=0, int dim1=0, int dim2=1) -> Tensor(a)` */
export const DiagonalBackward0 = /* @__PURE__ */ rule<{
  selfSizes: readonly number[];
  offset: number;
  dim1: number;
  dim2: number;
}>({
  name: "DiagonalBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [op.diagonal_backward(grad, saved.selfSizes, saved.offset, saved.dim1, saved.dim2)];
  },
});

/** `select_backward(Tensor grad_output, SymInt[] input_sizes, int dim, int index) -> Tensor` */
export const SelectBackwardBackward0 = /* @__PURE__ */ rule<{
  dim: number;
  index: number;
}>({
  name: "SelectBackwardBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [op.select_int(grad, saved.dim, saved.index)];
  },
});

/** `slice_backward(Tensor grad_output, SymInt[] input_sizes, int dim, SymInt start, SymInt end, SymInt step) -> Tensor` */
export const SliceBackwardBackward0 = /* @__PURE__ */ rule<{
  dim: number;
  start: number;
  end: number;
  step: number;
}>({
  name: "SliceBackwardBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [op.slice_Tensor(grad, saved.dim, saved.start, saved.end, saved.step)];
  },
});

/** `diagonal_backward(Tensor grad_output, SymInt[] input_sizes, int offset, int dim1, int dim2) -> Tensor` */
export const DiagonalBackwardBackward0 = /* @__PURE__ */ rule<{
  offset: number;
  dim1: number;
  dim2: number;
}>({
  name: "DiagonalBackwardBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [op.diagonal(grad, saved.offset, saved.dim1, saved.dim2)];
  },
});

/** `unfold(Tensor(a) self, int dimension, int size, int step) -> Tensor(a)` */
export const UnfoldBackward0 = /* @__PURE__ */ rule<{
  selfSizes: readonly number[];
  dimension: number;
  size: number;
  step: number;
}>({
  name: "UnfoldBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [op.unfold_backward(grad, saved.selfSizes, saved.dimension, saved.size, saved.step)];
  },
});

/** `unfold_backward(Tensor grad_in, int[] input_sizes, int dim, int size, int step) -> Tensor` */
export const UnfoldBackwardBackward0 = /* @__PURE__ */ rule<{
  dim: number;
  size: number;
  step: number;
}>({
  name: "UnfoldBackwardBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [op.unfold(grad, saved.dim, saved.size, saved.step)];
  },
});

/** `select_scatter(Tensor self, Tensor src, int dim, int index) -> Tensor` */
export const SelectScatterBackward0 = /* @__PURE__ */ rule<{
  srcInfo: TensorInfo;
  dim: number;
  index: number;
}>({
  name: "SelectScatterBackward0",
  backward(node, grads, needs) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null, null];
    let selfGrad: Gradient = null;
    let srcGrad: Gradient = null;
    if (needs[0]!) {
      selfGrad = op.select_scatter(grad, op.zeros(saved.srcInfo.shape, saved.srcInfo.dtype, saved.srcInfo.layout, saved.srcInfo.device, null), saved.dim, saved.index);
    }
    if (needs[1]!) {
      srcGrad = op.select_int(grad, saved.dim, saved.index);
    }
    return [selfGrad, srcGrad];
  },
});

/** `slice_scatter(Tensor self, Tensor src, int dim=0, SymInt? start=None, SymInt? end=None, SymInt step=1) -> Tensor` */
export const SliceScatterBackward0 = /* @__PURE__ */ rule<{
  srcInfo: TensorInfo;
  dim: number;
  start: number | null;
  end: number | null;
  step: number;
}>({
  name: "SliceScatterBackward0",
  backward(node, grads, needs) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null, null];
    let selfGrad: Gradient = null;
    let srcGrad: Gradient = null;
    if (needs[0]!) {
      selfGrad = op.slice_scatter(grad, op.zeros(saved.srcInfo.shape, saved.srcInfo.dtype, saved.srcInfo.layout, saved.srcInfo.device, null), saved.dim, saved.start, saved.end, saved.step);
    }
    if (needs[1]!) {
      srcGrad = op.slice_Tensor(grad, saved.dim, saved.start, saved.end, saved.step);
    }
    return [selfGrad, srcGrad];
  },
});

/** `diagonal_scatter(Tensor self, Tensor src, int offset=0, int dim1=0, int dim2=1) -> Tensor` */
export const DiagonalScatterBackward0 = /* @__PURE__ */ rule<{
  srcInfo: TensorInfo;
  offset: number;
  dim1: number;
  dim2: number;
}>({
  name: "DiagonalScatterBackward0",
  backward(node, grads, needs) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null, null];
    let selfGrad: Gradient = null;
    let srcGrad: Gradient = null;
    if (needs[0]!) {
      selfGrad = op.diagonal_scatter(grad, op.zeros(saved.srcInfo.shape, saved.srcInfo.dtype, saved.srcInfo.layout, saved.srcInfo.device, null), saved.offset, saved.dim1, saved.dim2);
    }
    if (needs[1]!) {
      srcGrad = op.diagonal(grad, saved.offset, saved.dim1, saved.dim2);
    }
    return [selfGrad, srcGrad];
  },
});

/** `as_strided_scatter(Tensor self, Tensor src, SymInt[] size, SymInt[] stride, SymInt? storage_offset=None) -> Tensor` */
export const AsStridedScatterBackward0 = /* @__PURE__ */ rule<{
  selfGeometry: TensorGeometry;
  srcGeometry: TensorGeometry;
  size: readonly number[];
  stride: readonly number[];
  storageOffset: number | null;
}>({
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
      srcGrad = op.as_strided(op.clone(grad, "contiguous_format"), saved.size, saved.stride, saved.storageOffset);
    }
    return [selfGrad, srcGrad];
  },
});

/** `diag(Tensor self, int diagonal=0) -> Tensor` */
export const DiagBackward0 = /* @__PURE__ */ rule<{
  selfSizes: readonly number[];
  diagonal: number;
}>({
  name: "DiagBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [op.diag_backward(grad, saved.selfSizes, saved.diagonal)];
  },
});

/** `diag_embed(Tensor self, int offset=0, int dim1=-2, int dim2=-1) -> Tensor` */
export const DiagEmbedBackward0 = /* @__PURE__ */ rule<{
  offset: number;
  dim1: number;
  dim2: number;
}>({
  name: "DiagEmbedBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [op.diagonal(grad, saved.offset, saved.dim1, saved.dim2)];
  },
});

/** `rot90(Tensor self, int k=1, int[] dims=[0,1]) -> Tensor` */
export const Rot90Backward0 = /* @__PURE__ */ rule<{
  k: number;
  dims: readonly number[];
}>({
  name: "Rot90Backward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [op.rot90(grad, -saved.k, saved.dims)];
  },
});

/** `expand_copy(Tensor self, SymInt[] size, *, bool implicit=False) -> Tensor` */
export const ExpandBackward0_copy = /* @__PURE__ */ rule<{
  selfSizes: readonly number[];
}>({
  name: "ExpandBackward0_copy",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [sum_to(grad, saved.selfSizes)];
  },
});

/** `alias_copy(Tensor self) -> Tensor` */
export const AliasBackward0_copy = /* @__PURE__ */ rule<null>({
  name: "AliasBackward0_copy",
  backward(_node, grads) {
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [grad];
  },
});

/** `as_strided_copy(Tensor self, SymInt[] size, SymInt[] stride, SymInt? storage_offset=None) -> Tensor` */
export const AsStridedBackward0_copy = /* @__PURE__ */ rule<{
  selfGeometry: TensorGeometry;
  size: readonly number[];
  stride: readonly number[];
  storageOffset: number | null;
}>({
  name: "AsStridedBackward0_copy",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [as_strided_backward(grad, saved.selfGeometry, saved.size, saved.stride, saved.storageOffset)];
  },
});

/** `view_as_real_copy(Tensor self) -> Tensor` */
export const ViewAsRealBackward0_copy = /* @__PURE__ */ rule<null>({
  name: "ViewAsRealBackward0_copy",
  backward(_node, grads) {
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [op.view_as_complex(op.contiguous(grad, "contiguous_format"))];
  },
});

/** `view_as_complex_copy(Tensor self) -> Tensor` */
export const ViewAsComplexBackward0_copy = /* @__PURE__ */ rule<null>({
  name: "ViewAsComplexBackward0_copy",
  backward(_node, grads) {
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [op.view_as_real(op.resolve_conj(op.contiguous(grad, "contiguous_format")))];
  },
});

/** `_conj_copy(Tensor self) -> Tensor` */
export const ConjBackward0_copy = /* @__PURE__ */ rule<null>({
  name: "ConjBackward0_copy",
  backward(_node, grads) {
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [conjugate(grad)];
  },
});

/** `_neg_view_copy(Tensor self) -> Tensor` */
export const NegViewBackward0_copy = /* @__PURE__ */ rule<null>({
  name: "NegViewBackward0_copy",
  backward(_node, grads) {
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [op.neg(grad)];
  },
});

/** `detach_copy(Tensor self) -> Tensor` */
export const DetachCopyBackward0 = /* @__PURE__ */ rule<null>({
  name: "DetachCopyBackward0",
  backward() {
    return notImplemented("detach_copy");
  },
});

/** `diagonal_copy(Tensor self, int offset=0, int dim1=0, int dim2=1) -> Tensor` */
export const DiagonalBackward0_copy = /* @__PURE__ */ rule<{
  selfSizes: readonly number[];
  offset: number;
  dim1: number;
  dim2: number;
}>({
  name: "DiagonalBackward0_copy",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [op.diagonal_backward(grad, saved.selfSizes, saved.offset, saved.dim1, saved.dim2)];
  },
});

/** `permute_copy(Tensor self, int[] dims) -> Tensor` */
export const PermuteBackward0_copy = /* @__PURE__ */ rule<{
  dims: readonly number[];
}>({
  name: "PermuteBackward0_copy",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [permute_backwards(grad, saved.dims)];
  },
});

/** `_reshape_alias_copy(Tensor self, SymInt[] size, SymInt[] stride) -> Tensor` */
export const ReshapeAliasBackward0_copy = /* @__PURE__ */ rule<{
  selfSizes: readonly number[];
}>({
  name: "ReshapeAliasBackward0_copy",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [op.reshape(grad, saved.selfSizes)];
  },
});

/** `select_copy.int(Tensor self, int dim, int index) -> Tensor` */
export const SelectBackward0_copy = /* @__PURE__ */ rule<{
  selfSizes: readonly number[];
  dim: number;
  index: number;
}>({
  name: "SelectBackward0_copy",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [op.select_backward(grad, saved.selfSizes, saved.dim, saved.index)];
  },
});

/** `slice_copy.Tensor(Tensor self, int dim=0, SymInt? start=None, SymInt? end=None, SymInt step=1) -> Tensor` */
export const SliceBackward0_copy = /* @__PURE__ */ rule<{
  selfSizes: readonly number[];
  dim: number;
  start: number | null;
  end: number | null;
  step: number;
}>({
  name: "SliceBackward0_copy",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [slice_backward_wrapper(grad, saved.selfSizes, saved.dim, saved.start, saved.end, saved.step)];
  },
});

/** `split_copy.Tensor(Tensor self, int split_size, int dim=0) -> Tensor[]` */
export const SplitBackward0_copy = /* @__PURE__ */ rule<{
  selfSizes: readonly number[];
  selfOptions: OptionsOfTensor;
  splitSize: number;
  dim: number;
}>({
  name: "SplitBackward0_copy",
  backward(node, grads) {
    const { saved } = node;
    return [split_backward(grads, saved.splitSize, saved.dim, saved.selfSizes, saved.selfOptions)];
  },
});

/** `split_with_sizes_copy(Tensor self, int[] split_sizes, int dim=0) -> Tensor[]` */
export const SplitWithSizesBackward0_copy = /* @__PURE__ */ rule<{
  selfSizes: readonly number[];
  selfOptions: OptionsOfTensor;
  splitSizes: readonly number[];
  dim: number;
}>({
  name: "SplitWithSizesBackward0_copy",
  backward(node, grads) {
    const { saved } = node;
    return [split_with_sizes_backward(grads, saved.splitSizes, saved.dim, saved.selfSizes, saved.selfOptions)];
  },
});

/** `squeeze_copy(Tensor self) -> Tensor` */
export const SqueezeBackward0_copy = /* @__PURE__ */ rule<{
  selfSizes: readonly number[];
}>({
  name: "SqueezeBackward0_copy",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [unsqueeze_to(grad, saved.selfSizes)];
  },
});

/** `squeeze_copy.dim(Tensor self, int dim) -> Tensor` */
export const SqueezeBackward1_copy = /* @__PURE__ */ rule<{
  selfSizes: readonly number[];
  dim: number;
}>({
  name: "SqueezeBackward1_copy",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [unsqueeze_to_dim(grad, saved.dim, saved.selfSizes)];
  },
});

/** `t_copy(Tensor self) -> Tensor` */
export const TBackward0_copy = /* @__PURE__ */ rule<null>({
  name: "TBackward0_copy",
  backward(_node, grads) {
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [op.t(grad)];
  },
});

/** `transpose_copy.int(Tensor self, int dim0, int dim1) -> Tensor` */
export const TransposeBackward0_copy = /* @__PURE__ */ rule<{
  dim0: number;
  dim1: number;
}>({
  name: "TransposeBackward0_copy",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [op.transpose_int(grad, saved.dim0, saved.dim1)];
  },
});

/** `unbind_copy.int(Tensor self, int dim=0) -> Tensor[]` */
export const UnbindBackward0_copy = /* @__PURE__ */ rule<{
  dim: number;
}>({
  name: "UnbindBackward0_copy",
  backward(node, grads) {
    const { saved } = node;
    return [unbind_backward(grads, saved.dim)];
  },
});

/** `unfold_copy(Tensor self, int dimension, int size, int step) -> Tensor` */
export const UnfoldBackward0_copy = /* @__PURE__ */ rule<{
  selfSizes: readonly number[];
  dimension: number;
  size: number;
  step: number;
}>({
  name: "UnfoldBackward0_copy",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [op.unfold_backward(grad, saved.selfSizes, saved.dimension, saved.size, saved.step)];
  },
});

/** `unsqueeze_copy(Tensor self, int dim) -> Tensor` */
export const UnsqueezeBackward0_copy = /* @__PURE__ */ rule<{
  dim: number;
}>({
  name: "UnsqueezeBackward0_copy",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [op.squeeze_dim(grad, saved.dim)];
  },
});

/** `view_copy(Tensor self, SymInt[] size) -> Tensor` */
export const ViewBackward0_copy = /* @__PURE__ */ rule<{
  selfSizes: readonly number[];
}>({
  name: "ViewBackward0_copy",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [op.reshape(grad, saved.selfSizes)];
  },
});

/** `lift_fresh_copy(Tensor self) -> Tensor` */
export const LiftFreshBackward0_copy = /* @__PURE__ */ rule<null>({
  name: "LiftFreshBackward0_copy",
  backward(_node, grads) {
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [grad];
  },
});

/** `lift(Tensor self) -> Tensor` */
export const LiftBackward0 = /* @__PURE__ */ rule<null>({
  name: "LiftBackward0",
  backward(_node, grads) {
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [grad];
  },
});

/** `unsafe_split.Tensor(Tensor self, int split_size, int dim=0) -> Tensor[]` */
export const UnsafeSplitBackward0 = /* @__PURE__ */ rule<{
  selfSizes: readonly number[];
  selfOptions: OptionsOfTensor;
  splitSize: number;
  dim: number;
}>({
  name: "UnsafeSplitBackward0",
  backward(node, grads) {
    const { saved } = node;
    return [split_backward(grads, saved.splitSize, saved.dim, saved.selfSizes, saved.selfOptions)];
  },
});

/** `unsafe_split_with_sizes(Tensor self, int[] split_sizes, int dim=0) -> Tensor[]` */
export const UnsafeSplitWithSizesBackward0 = /* @__PURE__ */ rule<{
  selfSizes: readonly number[];
  selfOptions: OptionsOfTensor;
  splitSizes: readonly number[];
  dim: number;
}>({
  name: "UnsafeSplitWithSizesBackward0",
  backward(node, grads) {
    const { saved } = node;
    return [split_with_sizes_backward(grads, saved.splitSizes, saved.dim, saved.selfSizes, saved.selfOptions)];
  },
});

/** `index.Tensor(Tensor self, Tensor?[] indices) -> Tensor` */
export const IndexBackward0 = /* @__PURE__ */ rule<{
  selfSizes: readonly number[];
  selfOptions: OptionsOfTensor;
  indices: readonly (SavedTensor | null)[] | null;
}>({
  name: "IndexBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const indices = unpackSavedOptionals(node, saved.indices);
    return [index_backward(op.new_zeros(grad, saved.selfSizes, saved.selfOptions.dtype, saved.selfOptions.layout, saved.selfOptions.device, null), indices, grad)];
  },
  release(saved) {
    saved.indices = null;
  },
});

/** `index_put(Tensor self, Tensor?[] indices, Tensor values, bool accumulate=False) -> Tensor` */
export const IndexPutBackward0 = /* @__PURE__ */ rule<{
  indices: readonly (SavedTensor | null)[] | null;
  valuesInfo: TensorInfo;
  accumulate: boolean;
}>({
  name: "IndexPutBackward0",
  backward(node, grads, needs) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null, null];
    let selfGrad: Gradient = null;
    let valuesGrad: Gradient = null;
    if (needs[0]!) {
      const indices = unpackSavedOptionals(node, saved.indices);
      selfGrad = saved.accumulate ? grad : op.index_put(grad, indices, op.zeros(saved.valuesInfo.shape, saved.valuesInfo.dtype, saved.valuesInfo.layout, saved.valuesInfo.device, null), false);
    }
    if (needs[1]!) {
      const indices = unpackSavedOptionals(node, saved.indices);
      valuesGrad = op.index_Tensor(grad, indices);
    }
    return [selfGrad, valuesGrad];
  },
  release(saved) {
    saved.indices = null;
  },
});

/** `_index_put_impl_(Tensor(a!) self, Tensor?[] indices, Tensor values, bool accumulate=False, bool unsafe=False) -> Tensor(a!)` */
export const IndexPutImplBackward0 = /* @__PURE__ */ rule<{
  indices: readonly (SavedTensor | null)[] | null;
  valuesInfo: TensorInfo;
  accumulate: boolean;
}>({
  name: "IndexPutImplBackward0",
  backward(node, grads, needs) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null, null];
    let selfGrad: Gradient = null;
    let valuesGrad: Gradient = null;
    if (needs[0]!) {
      const indices = unpackSavedOptionals(node, saved.indices);
      selfGrad = saved.accumulate ? grad : op.index_put(grad, indices, op.zeros(saved.valuesInfo.shape, saved.valuesInfo.dtype, saved.valuesInfo.layout, saved.valuesInfo.device, null), false);
    }
    if (needs[1]!) {
      const indices = unpackSavedOptionals(node, saved.indices);
      valuesGrad = op.index_Tensor(grad, indices);
    }
    return [selfGrad, valuesGrad];
  },
  release(saved) {
    saved.indices = null;
  },
});

/** `index_select(Tensor self, int dim, Tensor index) -> Tensor` */
export const IndexSelectBackward0 = /* @__PURE__ */ rule<{
  selfSizes: readonly number[];
  dim: number;
  index: SavedTensor | null;
}>({
  name: "IndexSelectBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const index = unpackSaved(node, saved.index);
    return [op.index_select_backward(grad, saved.selfSizes, saved.dim, index)];
  },
  release(saved) {
    saved.index = null;
  },
});

/** `index_add(Tensor self, int dim, Tensor index, Tensor source, *, Scalar alpha=1) -> Tensor` */
export const IndexAddBackward0 = /* @__PURE__ */ rule<{
  dim: number;
  index: SavedTensor | null;
  sourceDim: number;
  source: SavedTensor | null;
  alpha: Scalar;
}>({
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
      sourceGrad = maybe_multiply(saved.sourceDim > 0 ? op.expand_as(op.index_select(grad, saved.dim, index), source) : op.index_select(grad, saved.dim, op.squeeze_dim(index, 0)), saved.alpha);
    }
    return [selfGrad, sourceGrad];
  },
  release(saved) {
    saved.index = null;
    saved.source = null;
  },
});

/** `index_copy(Tensor self, int dim, Tensor index, Tensor source) -> Tensor` */
export const IndexCopyBackward0 = /* @__PURE__ */ rule<{
  dim: number;
  index: SavedTensor | null;
  sourceDim: number;
  source: SavedTensor | null;
}>({
  name: "IndexCopyBackward0",
  backward(node, grads, needs) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null, null];
    let selfGrad: Gradient = null;
    let sourceGrad: Gradient = null;
    if (needs[0]!) {
      const index = unpackSaved(node, saved.index);
      selfGrad = op.index_fill_int_Scalar(grad, saved.dim, index, 0);
    }
    if (needs[1]!) {
      const index = unpackSaved(node, saved.index);
      const source = unpackSaved(node, saved.source);
      sourceGrad = saved.sourceDim > 0 ? op.expand_as(op.index_select(grad, saved.dim, index), source) : op.index_select(grad, saved.dim, op.squeeze_dim(index, 0));
    }
    return [selfGrad, sourceGrad];
  },
  release(saved) {
    saved.index = null;
    saved.source = null;
  },
});

/** `index_fill.int_Scalar(Tensor self, int dim, Tensor index, Scalar value) -> Tensor` */
export const IndexFillBackward0 = /* @__PURE__ */ rule<{
  dim: number;
  index: SavedTensor | null;
}>({
  name: "IndexFillBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const index = unpackSaved(node, saved.index);
    return [op.index_fill_int_Scalar(grad, saved.dim, index, 0)];
  },
  release(saved) {
    saved.index = null;
  },
});

/** `index_fill.int_Tensor(Tensor self, int dim, Tensor index, Tensor value) -> Tensor` */
export const IndexFillBackward1 = /* @__PURE__ */ rule<{
  dim: number;
  index: SavedTensor | null;
}>({
  name: "IndexFillBackward1",
  backward(node, grads, needs) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null, null];
    let selfGrad: Gradient = null;
    let valueGrad: Gradient = null;
    if (needs[0]!) {
      const index = unpackSaved(node, saved.index);
      selfGrad = op.index_fill_int_Scalar(grad, saved.dim, index, 0);
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

/** `gather(Tensor self, int dim, Tensor index, *, bool sparse_grad=False) -> Tensor` */
export const GatherBackward0 = /* @__PURE__ */ rule<{
  self: SavedTensor | null;
  dim: number;
  index: SavedTensor | null;
  sparseGrad: boolean;
}>({
  name: "GatherBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const self = unpackSaved(node, saved.self);
    const index = unpackSaved(node, saved.index);
    return [op.gather_backward(grad, self, saved.dim, index, saved.sparseGrad)];
  },
  release(saved) {
    saved.self = null;
    saved.index = null;
  },
});

/** `scatter.src(Tensor self, int dim, Tensor index, Tensor src) -> Tensor` */
export const ScatterBackward0 = /* @__PURE__ */ rule<{
  dim: number;
  index: SavedTensor | null;
}>({
  name: "ScatterBackward0",
  backward(node, grads, needs) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null, null];
    let selfGrad: Gradient = null;
    let srcGrad: Gradient = null;
    if (needs[0]!) {
      const index = unpackSaved(node, saved.index);
      selfGrad = op.scatter_value(grad, saved.dim, index, 0);
    }
    if (needs[1]!) {
      const index = unpackSaved(node, saved.index);
      srcGrad = op.gather(grad, saved.dim, index, false);
    }
    return [selfGrad, srcGrad];
  },
  release(saved) {
    saved.index = null;
  },
});

/** `scatter.value(Tensor self, int dim, Tensor index, Scalar value) -> Tensor` */
export const ScatterBackward1 = /* @__PURE__ */ rule<{
  dim: number;
  index: SavedTensor | null;
}>({
  name: "ScatterBackward1",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const index = unpackSaved(node, saved.index);
    return [op.scatter_value(grad, saved.dim, index, 0)];
  },
  release(saved) {
    saved.index = null;
  },
});

/** `scatter.reduce(Tensor self, int dim, Tensor index, Tensor src, *, str reduce) -> Tensor` */
export const ScatterBackward2 = /* @__PURE__ */ rule<{
  self: SavedTensor | null;
  dim: number;
  index: SavedTensor | null;
  src: SavedTensor | null;
  reduce: string;
  result: SavedTensor | null;
}>({
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

/** `scatter.value_reduce(Tensor self, int dim, Tensor index, Scalar value, *, str reduce) -> Tensor` */
export const ScatterBackward3 = /* @__PURE__ */ rule<{
  dim: number;
  index: SavedTensor | null;
  value: Scalar;
  reduce: string;
}>({
  name: "ScatterBackward3",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const index = unpackSaved(node, saved.index);
    return [saved.reduce === "add" ? grad : op.scatter_value_reduce(grad, saved.dim, index, saved.value, saved.reduce)];
  },
  release(saved) {
    saved.index = null;
  },
});

/** `scatter_add(Tensor self, int dim, Tensor index, Tensor src) -> Tensor` */
export const ScatterAddBackward0 = /* @__PURE__ */ rule<{
  dim: number;
  index: SavedTensor | null;
}>({
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
      srcGrad = op.gather(grad, saved.dim, index, false);
    }
    return [selfGrad, srcGrad];
  },
  release(saved) {
    saved.index = null;
  },
});

/** `scatter_reduce.two(Tensor self, int dim, Tensor index, Tensor src, str reduce, *, bool include_self=True) -> Tensor` */
export const ScatterReduceBackward0 = /* @__PURE__ */ rule<{
  self: SavedTensor | null;
  dim: number;
  index: SavedTensor | null;
  src: SavedTensor | null;
  reduce: string;
  includeSelf: boolean;
  result: SavedTensor | null;
}>({
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

/** `masked_fill.Scalar(Tensor self, Tensor mask, Scalar value) -> Tensor` */
export const MaskedFillBackward0 = /* @__PURE__ */ rule<{
  mask: SavedTensor | null;
}>({
  name: "MaskedFillBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const mask = unpackSaved(node, saved.mask);
    return [op.masked_fill_Scalar(grad, mask, 0)];
  },
  release(saved) {
    saved.mask = null;
  },
});

/** `masked_fill.Tensor(Tensor self, Tensor mask, Tensor value) -> Tensor` */
export const MaskedFillBackward1 = /* @__PURE__ */ rule<{
  mask: SavedTensor | null;
}>({
  name: "MaskedFillBackward1",
  backward(node, grads, needs) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null, null];
    let selfGrad: Gradient = null;
    let valueGrad: Gradient = null;
    if (needs[0]!) {
      const mask = unpackSaved(node, saved.mask);
      selfGrad = op.masked_fill_Scalar(grad, mask, 0);
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

/** `masked_scatter(Tensor self, Tensor mask, Tensor source) -> Tensor` */
export const MaskedScatterBackward0 = /* @__PURE__ */ rule<{
  mask: SavedTensor | null;
  sourceSizes: readonly number[];
}>({
  name: "MaskedScatterBackward0",
  backward(node, grads, needs) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null, null];
    let selfGrad: Gradient = null;
    let sourceGrad: Gradient = null;
    if (needs[0]!) {
      const mask = unpackSaved(node, saved.mask);
      selfGrad = op.masked_fill_Scalar(grad, mask, 0);
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

/** `masked_select(Tensor self, Tensor mask) -> Tensor` */
export const MaskedSelectBackward0 = /* @__PURE__ */ rule<{
  self: SavedTensor | null;
  mask: SavedTensor | null;
}>({
  name: "MaskedSelectBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const self = unpackSaved(node, saved.self);
    const mask = unpackSaved(node, saved.mask);
    return [op.masked_select_backward(grad, self, mask)];
  },
  release(saved) {
    saved.self = null;
    saved.mask = null;
  },
});

/** `cat(Tensor[] tensors, int dim=0) -> Tensor` */
export const CatBackward0 = /* @__PURE__ */ rule<{
  tensorsArgsSizes: readonly (readonly number[])[];
  tensorsArgsScalartypes: readonly DType[];
  dim: number;
  tensorsCount: number;
}>({
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

/** `stack(Tensor[] tensors, int dim=0) -> Tensor` */
export const StackBackward0 = /* @__PURE__ */ rule<{
  tensorsArgsScalartypes: readonly DType[];
  dim: number;
  tensorsCount: number;
}>({
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

/** `flip(Tensor self, int[] dims) -> Tensor` */
export const FlipBackward0 = /* @__PURE__ */ rule<{
  dims: readonly number[];
}>({
  name: "FlipBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [op.flip(grad, saved.dims)];
  },
});

/** `roll(Tensor self, int[1] shifts, int[1] dims=[]) -> Tensor` */
export const RollBackward0 = /* @__PURE__ */ rule<{
  shifts: readonly number[];
  dims: readonly number[];
}>({
  name: "RollBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [op.roll(grad, negated(reverse_list(saved.shifts)), reverse_list(saved.dims))];
  },
});

/** `repeat(Tensor self, SymInt[] repeats) -> Tensor` */
export const RepeatBackward0 = /* @__PURE__ */ rule<{
  selfSizes: readonly number[];
  repeats: readonly number[];
}>({
  name: "RepeatBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [repeat_backward(grad, saved.repeats, saved.selfSizes)];
  },
});

/** `tril(Tensor self, int diagonal=0) -> Tensor` */
export const TrilBackward0 = /* @__PURE__ */ rule<{
  diagonal: number;
}>({
  name: "TrilBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [op.tril(grad, saved.diagonal)];
  },
});

/** `triu(Tensor self, int diagonal=0) -> Tensor` */
export const TriuBackward0 = /* @__PURE__ */ rule<{
  diagonal: number;
}>({
  name: "TriuBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [op.triu(grad, saved.diagonal)];
  },
});

/** `embedding(Tensor weight, Tensor indices, int padding_idx=-1, bool scale_grad_by_freq=False, bool sparse=False) -> Tensor` */
export const EmbeddingBackward0 = /* @__PURE__ */ rule<{
  weightArgsize0: number;
  indices: SavedTensor | null;
  paddingIdx: number;
  scaleGradByFreq: boolean;
  sparse: boolean;
}>({
  name: "EmbeddingBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const indices = unpackSaved(node, saved.indices);
    return [op.embedding_backward(grad, indices, saved.weightArgsize0, saved.paddingIdx, saved.scaleGradByFreq, saved.sparse)];
  },
  release(saved) {
    saved.indices = null;
  },
});

/** `embedding_dense_backward(Tensor grad_output, Tensor indices, SymInt num_weights, int padding_idx, bool scale_grad_by_freq) -> Tensor` */
export const EmbeddingDenseBackwardBackward0 = /* @__PURE__ */ rule<{
  indices: SavedTensor | null;
  paddingIdx: number;
}>({
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

/** `take(Tensor self, Tensor index) -> Tensor` */
export const TakeBackward0 = /* @__PURE__ */ rule<{
  self: SavedTensor | null;
  index: SavedTensor | null;
}>({
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

/** `put(Tensor self, Tensor index, Tensor source, bool accumulate=False) -> Tensor` */
export const PutBackward0 = /* @__PURE__ */ rule<{
  index: SavedTensor | null;
  sourceInfo: TensorInfo;
  accumulate: boolean;
  source: SavedTensor | null;
}>({
  name: "PutBackward0",
  backward(node, grads, needs) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null, null];
    let selfGrad: Gradient = null;
    let sourceGrad: Gradient = null;
    if (needs[0]!) {
      const index = unpackSaved(node, saved.index);
      selfGrad = saved.accumulate ? grad : op.put(grad, index, op.zeros(saved.sourceInfo.shape, saved.sourceInfo.dtype, saved.sourceInfo.layout, saved.sourceInfo.device, null), false);
    }
    if (needs[1]!) {
      const index = unpackSaved(node, saved.index);
      const source = unpackSaved(node, saved.source);
      sourceGrad = op.reshape_as(op.take(grad, index), source);
    }
    return [selfGrad, sourceGrad];
  },
  release(saved) {
    saved.index = null;
    saved.source = null;
  },
});

/** `trace(Tensor self) -> Tensor` */
export const TraceBackward0 = /* @__PURE__ */ rule<{
  selfSizes: readonly number[];
}>({
  name: "TraceBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [op.trace_backward(grad, saved.selfSizes)];
  },
});

/** `block_diag(Tensor[] tensors) -> Tensor` */
export const BlockDiagBackward0 = /* @__PURE__ */ rule<{
  tensorsArgsSizes: readonly (readonly number[])[];
  tensorsArgsScalartypes: readonly DType[];
  tensorsCount: number;
}>({
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

/** `constant_pad_nd(Tensor self, int[] pad, Scalar value=0) -> Tensor` */
export const ConstantPadNdBackward0 = /* @__PURE__ */ rule<{
  pad: readonly number[];
}>({
  name: "ConstantPadNdBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [constant_pad_nd_backward(grad, saved.pad)];
  },
});

/** `reflection_pad1d(Tensor self, int[2] padding) -> Tensor` */
export const ReflectionPad1DBackward0 = /* @__PURE__ */ rule<{
  self: SavedTensor | null;
  padding: readonly number[];
}>({
  name: "ReflectionPad1DBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const self = unpackSaved(node, saved.self);
    return [op.reflection_pad1d_backward(grad, self, saved.padding)];
  },
  release(saved) {
    saved.self = null;
  },
});

/** `reflection_pad1d_backward(Tensor grad_output, Tensor self, int[2] padding) -> Tensor` */
export const ReflectionPad1DBackwardBackward0 = /* @__PURE__ */ rule<{
  padding: readonly number[];
  selfInfo: TensorInfo;
}>({
  name: "ReflectionPad1DBackwardBackward0",
  backward(node, grads, needs) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null, null];
    let gradOutputGrad: Gradient = null;
    let selfGrad: Gradient = null;
    if (needs[0]!) {
      gradOutputGrad = op.reflection_pad1d(grad, saved.padding);
    }
    if (needs[1]!) {
      selfGrad = op.zeros(saved.selfInfo.shape, saved.selfInfo.dtype, saved.selfInfo.layout, saved.selfInfo.device, null);
    }
    return [gradOutputGrad, selfGrad];
  },
});

/** `reflection_pad2d(Tensor self, int[4] padding) -> Tensor` */
export const ReflectionPad2DBackward0 = /* @__PURE__ */ rule<{
  self: SavedTensor | null;
  padding: readonly number[];
}>({
  name: "ReflectionPad2DBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const self = unpackSaved(node, saved.self);
    return [op.reflection_pad2d_backward(grad, self, saved.padding)];
  },
  release(saved) {
    saved.self = null;
  },
});

/** `reflection_pad2d_backward(Tensor grad_output, Tensor self, int[4] padding) -> Tensor` */
export const ReflectionPad2DBackwardBackward0 = /* @__PURE__ */ rule<{
  padding: readonly number[];
  selfInfo: TensorInfo;
}>({
  name: "ReflectionPad2DBackwardBackward0",
  backward(node, grads, needs) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null, null];
    let gradOutputGrad: Gradient = null;
    let selfGrad: Gradient = null;
    if (needs[0]!) {
      gradOutputGrad = op.reflection_pad2d(grad, saved.padding);
    }
    if (needs[1]!) {
      selfGrad = op.zeros(saved.selfInfo.shape, saved.selfInfo.dtype, saved.selfInfo.layout, saved.selfInfo.device, null);
    }
    return [gradOutputGrad, selfGrad];
  },
});

/** `reflection_pad3d(Tensor self, int[6] padding) -> Tensor` */
export const ReflectionPad3DBackward0 = /* @__PURE__ */ rule<{
  self: SavedTensor | null;
  padding: readonly number[];
}>({
  name: "ReflectionPad3DBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const self = unpackSaved(node, saved.self);
    return [op.reflection_pad3d_backward(grad, self, saved.padding)];
  },
  release(saved) {
    saved.self = null;
  },
});

/** `reflection_pad3d_backward(Tensor grad_output, Tensor self, int[6] padding) -> Tensor` */
export const ReflectionPad3DBackwardBackward0 = /* @__PURE__ */ rule<{
  padding: readonly number[];
  selfInfo: TensorInfo;
}>({
  name: "ReflectionPad3DBackwardBackward0",
  backward(node, grads, needs) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null, null];
    let gradOutputGrad: Gradient = null;
    let selfGrad: Gradient = null;
    if (needs[0]!) {
      gradOutputGrad = op.reflection_pad3d(grad, saved.padding);
    }
    if (needs[1]!) {
      selfGrad = op.zeros(saved.selfInfo.shape, saved.selfInfo.dtype, saved.selfInfo.layout, saved.selfInfo.device, null);
    }
    return [gradOutputGrad, selfGrad];
  },
});

/** `replication_pad1d(Tensor self, int[2] padding) -> Tensor` */
export const ReplicationPad1DBackward0 = /* @__PURE__ */ rule<{
  self: SavedTensor | null;
  padding: readonly number[];
}>({
  name: "ReplicationPad1DBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const self = unpackSaved(node, saved.self);
    return [op.replication_pad1d_backward(grad, self, saved.padding)];
  },
  release(saved) {
    saved.self = null;
  },
});

/** `replication_pad1d_backward(Tensor grad_output, Tensor self, int[2] padding) -> Tensor` */
export const ReplicationPad1DBackwardBackward0 = /* @__PURE__ */ rule<{
  padding: readonly number[];
  selfInfo: TensorInfo;
}>({
  name: "ReplicationPad1DBackwardBackward0",
  backward(node, grads, needs) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null, null];
    let gradOutputGrad: Gradient = null;
    let selfGrad: Gradient = null;
    if (needs[0]!) {
      gradOutputGrad = op.replication_pad1d(grad, saved.padding);
    }
    if (needs[1]!) {
      selfGrad = op.zeros(saved.selfInfo.shape, saved.selfInfo.dtype, saved.selfInfo.layout, saved.selfInfo.device, null);
    }
    return [gradOutputGrad, selfGrad];
  },
});

/** `replication_pad2d(Tensor self, int[4] padding) -> Tensor` */
export const ReplicationPad2DBackward0 = /* @__PURE__ */ rule<{
  self: SavedTensor | null;
  padding: readonly number[];
}>({
  name: "ReplicationPad2DBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const self = unpackSaved(node, saved.self);
    return [op.replication_pad2d_backward(grad, self, saved.padding)];
  },
  release(saved) {
    saved.self = null;
  },
});

/** `replication_pad2d_backward(Tensor grad_output, Tensor self, int[4] padding) -> Tensor` */
export const ReplicationPad2DBackwardBackward0 = /* @__PURE__ */ rule<{
  padding: readonly number[];
  selfInfo: TensorInfo;
}>({
  name: "ReplicationPad2DBackwardBackward0",
  backward(node, grads, needs) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null, null];
    let gradOutputGrad: Gradient = null;
    let selfGrad: Gradient = null;
    if (needs[0]!) {
      gradOutputGrad = op.replication_pad2d(grad, saved.padding);
    }
    if (needs[1]!) {
      selfGrad = op.zeros(saved.selfInfo.shape, saved.selfInfo.dtype, saved.selfInfo.layout, saved.selfInfo.device, null);
    }
    return [gradOutputGrad, selfGrad];
  },
});

/** `replication_pad3d(Tensor self, int[6] padding) -> Tensor` */
export const ReplicationPad3DBackward0 = /* @__PURE__ */ rule<{
  self: SavedTensor | null;
  padding: readonly number[];
}>({
  name: "ReplicationPad3DBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const self = unpackSaved(node, saved.self);
    return [op.replication_pad3d_backward(grad, self, saved.padding)];
  },
  release(saved) {
    saved.self = null;
  },
});

/** `replication_pad3d_backward(Tensor grad_output, Tensor self, int[6] padding) -> Tensor` */
export const ReplicationPad3DBackwardBackward0 = /* @__PURE__ */ rule<{
  padding: readonly number[];
  selfInfo: TensorInfo;
}>({
  name: "ReplicationPad3DBackwardBackward0",
  backward(node, grads, needs) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null, null];
    let gradOutputGrad: Gradient = null;
    let selfGrad: Gradient = null;
    if (needs[0]!) {
      gradOutputGrad = op.replication_pad3d(grad, saved.padding);
    }
    if (needs[1]!) {
      selfGrad = op.zeros(saved.selfInfo.shape, saved.selfInfo.dtype, saved.selfInfo.layout, saved.selfInfo.device, null);
    }
    return [gradOutputGrad, selfGrad];
  },
});

/** `index_reduce(Tensor self, int dim, Tensor index, Tensor source, str reduce, *, bool include_self=True) -> Tensor` */
export const IndexReduceBackward0 = /* @__PURE__ */ rule<{
  self: SavedTensor | null;
  dim: number;
  index: SavedTensor | null;
  source: SavedTensor | null;
  reduce: string;
  includeSelf: boolean;
  result: SavedTensor | null;
}>({
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

/** `_embedding_bag(Tensor weight, Tensor indices, Tensor offsets, bool scale_grad_by_freq=False, int mode=0, bool sparse=False, Tensor? per_sample_weights=None, bool include_last_offset=False, int padding_idx=-1) -> (Tensor, Tensor, Tensor, Tensor)` */
export const EmbeddingBagBackward0 = /* @__PURE__ */ rule<{
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
}>({
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
      perSampleWeightsGrad = op._embedding_bag_per_sample_weights_backward(grad, weight, indices, offsets, result1, saved.mode, saved.paddingIdx);
    }
    if (needs[0]!) {
      const indices = unpackSaved(node, saved.indices);
      const offsets = unpackSaved(node, saved.offsets);
      const perSampleWeights = unpackSavedOptional(node, saved.perSampleWeights);
      const result1 = unpackSaved(node, saved.result1);
      const result2 = unpackSaved(node, saved.result2);
      const result3 = unpackSaved(node, saved.result3);
      weightGrad = op._embedding_bag_backward(grad, indices, offsets, result1, result2, result3, saved.weightArgsize0, saved.scaleGradByFreq, saved.mode, saved.sparse, perSampleWeights, saved.paddingIdx);
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

/** `_embedding_bag_dense_backward(Tensor grad, Tensor indices, Tensor offset2bag, Tensor bag_size, Tensor maximum_indices, int num_weights, bool scale_grad_by_freq, int mode, Tensor? per_sample_weights, int padding_idx=-1) -> Tensor` */
export const EmbeddingBagDenseBackwardBackward0 = /* @__PURE__ */ rule<null>({
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

/** `_embedding_bag_per_sample_weights_backward(Tensor grad, Tensor weight, Tensor indices, Tensor offsets, Tensor offset2bag, int mode, int padding_idx=-1) -> Tensor` */
export const EmbeddingBagPerSampleWeightsBackwardBackward0 = /* @__PURE__ */ rule<null>({
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

/** `embedding_renorm_(Tensor(a!) self, Tensor indices, float max_norm, float norm_type) -> Tensor(a!)` */
export const EmbeddingRenormBackward0 = /* @__PURE__ */ rule<null>({
  name: "EmbeddingRenormBackward0",
  backward() {
    return notImplemented("embedding_renorm");
  },
});

/** `segment_reduce(Tensor data, str reduce, *, Tensor? lengths=None, Tensor? indices=None, Tensor? offsets=None, int axis=0, bool unsafe=False, Scalar? initial=None) -> Tensor` */
export const SegmentReduceBackward0 = /* @__PURE__ */ rule<{
  data: SavedTensor | null;
  reduce: string;
  lengths: SavedTensor | null;
  offsets: SavedTensor | null;
  axis: number;
  initial: Scalar | null;
  result: SavedTensor | null;
}>({
  name: "SegmentReduceBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const data = unpackSaved(node, saved.data);
    const lengths = unpackSavedOptional(node, saved.lengths);
    const offsets = unpackSavedOptional(node, saved.offsets);
    const result = unpackSaved(node, saved.result);
    return [op._segment_reduce_backward(grad, result, data, saved.reduce, lengths, offsets, saved.axis, saved.initial)];
  },
  release(saved) {
    saved.data = null;
    saved.lengths = null;
    saved.offsets = null;
    saved.result = null;
  },
});

/** `_segment_reduce_backward(Tensor grad, Tensor output, Tensor data, str reduce, *, Tensor? lengths=None, Tensor? offsets=None, int axis=0, Scalar? initial=None) -> Tensor` */
export const SegmentReduceBackwardBackward0 = /* @__PURE__ */ rule<null>({
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

/** `sort(Tensor self, int dim=-1, bool descending=False) -> (Tensor values, Tensor indices)` */
export const SortBackward0 = /* @__PURE__ */ rule<{
  selfSizes: readonly number[];
  dim: number;
  indices: SavedTensor | null;
}>({
  name: "SortBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const indices = unpackSaved(node, saved.indices);
    return [op.value_selecting_reduction_backward(grad, saved.dim, indices, saved.selfSizes, true)];
  },
  release(saved) {
    saved.indices = null;
  },
});

/** `sort.stable(Tensor self, *, bool? stable, int dim=-1, bool descending=False) -> (Tensor values, Tensor indices)` */
export const SortBackward1 = /* @__PURE__ */ rule<{
  selfSizes: readonly number[];
  dim: number;
  indices: SavedTensor | null;
}>({
  name: "SortBackward1",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const indices = unpackSaved(node, saved.indices);
    return [op.value_selecting_reduction_backward(grad, saved.dim, indices, saved.selfSizes, true)];
  },
  release(saved) {
    saved.indices = null;
  },
});

/** `topk(Tensor self, int k, int dim=-1, bool largest=True, bool sorted=True) -> (Tensor values, Tensor indices)` */
export const TopkBackward0 = /* @__PURE__ */ rule<{
  selfSizes: readonly number[];
  dim: number;
  indices: SavedTensor | null;
}>({
  name: "TopkBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const indices = unpackSaved(node, saved.indices);
    return [op.value_selecting_reduction_backward(grad, saved.dim, indices, saved.selfSizes, true)];
  },
  release(saved) {
    saved.indices = null;
  },
});

/** `kthvalue(Tensor self, int k, int dim=-1, bool keepdim=False) -> (Tensor values, Tensor indices)` */
export const KthvalueBackward0 = /* @__PURE__ */ rule<{
  selfSizes: readonly number[];
  dim: number;
  keepdim: boolean;
  indices: SavedTensor | null;
}>({
  name: "KthvalueBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const indices = unpackSaved(node, saved.indices);
    return [op.value_selecting_reduction_backward(grad, saved.dim, indices, saved.selfSizes, saved.keepdim)];
  },
  release(saved) {
    saved.indices = null;
  },
});

/** `median(Tensor self) -> Tensor` */
export const MedianBackward0 = /* @__PURE__ */ rule<{
  self: SavedTensor | null;
  result: SavedTensor | null;
}>({
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

/** `median.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)` */
export const MedianBackward1 = /* @__PURE__ */ rule<{
  selfSizes: readonly number[];
  dim: number;
  keepdim: boolean;
  indices: SavedTensor | null;
}>({
  name: "MedianBackward1",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const indices = unpackSaved(node, saved.indices);
    return [op.value_selecting_reduction_backward(grad, saved.dim, indices, saved.selfSizes, saved.keepdim)];
  },
  release(saved) {
    saved.indices = null;
  },
});

/** `nanmedian(Tensor self) -> Tensor` */
export const NanmedianBackward0 = /* @__PURE__ */ rule<{
  self: SavedTensor | null;
  result: SavedTensor | null;
}>({
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

/** `nanmedian.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)` */
export const NanmedianBackward1 = /* @__PURE__ */ rule<{
  selfSizes: readonly number[];
  dim: number;
  keepdim: boolean;
  indices: SavedTensor | null;
}>({
  name: "NanmedianBackward1",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const indices = unpackSaved(node, saved.indices);
    return [op.value_selecting_reduction_backward(grad, saved.dim, indices, saved.selfSizes, saved.keepdim)];
  },
  release(saved) {
    saved.indices = null;
  },
});

/** `mode(Tensor self, int dim=-1, bool keepdim=False) -> (Tensor values, Tensor indices)` */
export const ModeBackward0 = /* @__PURE__ */ rule<{
  selfSizes: readonly number[];
  dim: number;
  keepdim: boolean;
  indices: SavedTensor | null;
}>({
  name: "ModeBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const indices = unpackSaved(node, saved.indices);
    return [op.value_selecting_reduction_backward(grad, saved.dim, indices, saved.selfSizes, saved.keepdim)];
  },
  release(saved) {
    saved.indices = null;
  },
});

/** `unique_dim(Tensor self, int dim, bool sorted=True, bool return_inverse=False, bool return_counts=False) -> (Tensor, Tensor, Tensor)` */
export const UniqueDimBackward0 = /* @__PURE__ */ rule<null>({
  name: "UniqueDimBackward0",
  backward() {
    return notImplemented("unique_dim");
  },
});

/** `_unique(Tensor self, bool sorted=True, bool return_inverse=False) -> (Tensor, Tensor)` */
export const UniqueBackward0 = /* @__PURE__ */ rule<null>({
  name: "UniqueBackward0",
  backward() {
    return notImplemented("_unique");
  },
});

/** `_unique2(Tensor self, bool sorted=True, bool return_inverse=False, bool return_counts=False) -> (Tensor, Tensor, Tensor)` */
export const Unique2Backward0 = /* @__PURE__ */ rule<null>({
  name: "Unique2Backward0",
  backward() {
    return notImplemented("_unique2");
  },
});

/** `unique_consecutive(Tensor self, bool return_inverse=False, bool return_counts=False, int? dim=None) -> (Tensor, Tensor, Tensor)` */
export const UniqueConsecutiveBackward0 = /* @__PURE__ */ rule<null>({
  name: "UniqueConsecutiveBackward0",
  backward() {
    return notImplemented("unique_consecutive");
  },
});

/** `cummax(Tensor self, int dim) -> (Tensor values, Tensor indices)` */
export const CummaxBackward0 = /* @__PURE__ */ rule<{
  self: SavedTensor | null;
  dim: number;
  indices: SavedTensor | null;
}>({
  name: "CummaxBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const self = unpackSaved(node, saved.self);
    const indices = unpackSaved(node, saved.indices);
    return [op.cummaxmin_backward(grad, self, indices, saved.dim)];
  },
  release(saved) {
    saved.self = null;
    saved.indices = null;
  },
});

/** `cummin(Tensor self, int dim) -> (Tensor values, Tensor indices)` */
export const CumminBackward0 = /* @__PURE__ */ rule<{
  self: SavedTensor | null;
  dim: number;
  indices: SavedTensor | null;
}>({
  name: "CumminBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const self = unpackSaved(node, saved.self);
    const indices = unpackSaved(node, saved.indices);
    return [op.cummaxmin_backward(grad, self, indices, saved.dim)];
  },
  release(saved) {
    saved.self = null;
    saved.indices = null;
  },
});

/** `mvlgamma(Tensor self, int p) -> Tensor` */
export const MvlgammaBackward0 = /* @__PURE__ */ rule<{
  self: SavedTensor | null;
  p: number;
}>({
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

/** `_histogramdd_bin_edges(Tensor self, int[] bins, *, float[]? range=None, Tensor? weight=None, bool density=False) -> Tensor[]` */
export const HistogramddBinEdgesBackward0 = /* @__PURE__ */ rule<null>({
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

/** `_histogramdd_from_bin_cts(Tensor self, int[] bins, *, float[]? range=None, Tensor? weight=None, bool density=False) -> Tensor` */
export const HistogramddFromBinCtsBackward0 = /* @__PURE__ */ rule<null>({
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

/** `_histogramdd_from_bin_tensors(Tensor self, Tensor[] bins, *, Tensor? weight=None, bool density=False) -> Tensor` */
export const HistogramddFromBinTensorsBackward0 = /* @__PURE__ */ rule<{
  binsCount: number;
}>({
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

/** `sum(Tensor self, *, ScalarType? dtype=None) -> Tensor` */
export const SumBackward0 = /* @__PURE__ */ rule<{
  selfSizes: readonly number[];
}>({
  name: "SumBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [op.expand(grad, saved.selfSizes, false)];
  },
});

/** `sum.dim_IntList(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor` */
export const SumBackward1 = /* @__PURE__ */ rule<{
  selfSizes: readonly number[];
  dim: readonly number[] | null;
  keepdim: boolean;
}>({
  name: "SumBackward1",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [sum_backward(grad, saved.selfSizes, saved.dim, saved.keepdim)];
  },
});

/** `mean(Tensor self, *, ScalarType? dtype=None) -> Tensor` */
export const MeanBackward0 = /* @__PURE__ */ rule<{
  selfSizes: readonly number[];
  selfNumel: number;
}>({
  name: "MeanBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [op.div_Scalar(op.expand(grad, saved.selfSizes, false), saved.selfNumel)];
  },
});

/** `mean.dim(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor` */
export const MeanBackward1 = /* @__PURE__ */ rule<{
  selfSizes: readonly number[];
  selfNumel: number;
  dim: readonly number[] | null;
  keepdim: boolean;
}>({
  name: "MeanBackward1",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [mean_backward(grad, saved.selfSizes, saved.dim, saved.selfNumel, saved.keepdim)];
  },
});

/** `prod(Tensor self, *, ScalarType? dtype=None) -> Tensor` */
export const ProdBackward0 = /* @__PURE__ */ rule<{
  self: SavedTensor | null;
  result: SavedTensor | null;
}>({
  name: "ProdBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const self = unpackSaved(node, saved.self);
    const result = unpackSaved(node, saved.result);
    return [prod_backward(grad, op.to_dtype(self, grad.dtype, false, false, null), result)];
  },
  release(saved) {
    saved.self = null;
    saved.result = null;
  },
});

/** `prod.dim_int(Tensor self, int dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor` */
export const ProdBackward1 = /* @__PURE__ */ rule<{
  self: SavedTensor | null;
  dim: number;
  keepdim: boolean;
  result: SavedTensor | null;
}>({
  name: "ProdBackward1",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const self = unpackSaved(node, saved.self);
    const result = unpackSaved(node, saved.result);
    return [prod_backward_dim(grad, op.to_dtype(self, grad.dtype, false, false, null), result, saved.dim, saved.keepdim)];
  },
  release(saved) {
    saved.self = null;
    saved.result = null;
  },
});

/** `amax(Tensor self, int[1] dim=[], bool keepdim=False) -> Tensor` */
export const AmaxBackward0 = /* @__PURE__ */ rule<{
  self: SavedTensor | null;
  dim: readonly number[];
  keepdim: boolean;
  result: SavedTensor | null;
}>({
  name: "AmaxBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const self = unpackSaved(node, saved.self);
    const result = unpackSaved(node, saved.result);
    return [scale_grad_by_count(restore_reduced_dims(grad, saved.dim, saved.keepdim), op.eq_Tensor(restore_reduced_dims(result, saved.dim, saved.keepdim), self), saved.dim)];
  },
  release(saved) {
    saved.self = null;
    saved.result = null;
  },
});

/** `amin(Tensor self, int[1] dim=[], bool keepdim=False) -> Tensor` */
export const AminBackward0 = /* @__PURE__ */ rule<{
  self: SavedTensor | null;
  dim: readonly number[];
  keepdim: boolean;
  result: SavedTensor | null;
}>({
  name: "AminBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const self = unpackSaved(node, saved.self);
    const result = unpackSaved(node, saved.result);
    return [scale_grad_by_count(restore_reduced_dims(grad, saved.dim, saved.keepdim), op.eq_Tensor(restore_reduced_dims(result, saved.dim, saved.keepdim), self), saved.dim)];
  },
  release(saved) {
    saved.self = null;
    saved.result = null;
  },
});

/** `aminmax(Tensor self, *, int? dim=None, bool keepdim=False) -> (Tensor min, Tensor max)` */
export const AminmaxBackward0 = /* @__PURE__ */ rule<{
  self: SavedTensor | null;
  dim: number | null;
  keepdim: boolean;
  min: SavedTensor | null;
  max: SavedTensor | null;
}>({
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

/** `max(Tensor self) -> Tensor` */
export const MaxBackward1 = /* @__PURE__ */ rule<{
  self: SavedTensor | null;
  result: SavedTensor | null;
}>({
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

/** `max.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)` */
export const MaxBackward0 = /* @__PURE__ */ rule<{
  selfSizes: readonly number[];
  dim: number;
  keepdim: boolean;
  indices: SavedTensor | null;
}>({
  name: "MaxBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const indices = unpackSaved(node, saved.indices);
    return [op.value_selecting_reduction_backward(grad, saved.dim, indices, saved.selfSizes, saved.keepdim)];
  },
  release(saved) {
    saved.indices = null;
  },
});

/** `min(Tensor self) -> Tensor` */
export const MinBackward1 = /* @__PURE__ */ rule<{
  self: SavedTensor | null;
  result: SavedTensor | null;
}>({
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

/** `min.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)` */
export const MinBackward0 = /* @__PURE__ */ rule<{
  selfSizes: readonly number[];
  dim: number;
  keepdim: boolean;
  indices: SavedTensor | null;
}>({
  name: "MinBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const indices = unpackSaved(node, saved.indices);
    return [op.value_selecting_reduction_backward(grad, saved.dim, indices, saved.selfSizes, saved.keepdim)];
  },
  release(saved) {
    saved.indices = null;
  },
});

/** `var.correction(Tensor self, int[1]? dim, *, int? correction, bool keepdim=False) -> Tensor` */
export const VarBackward0 = /* @__PURE__ */ rule<{
  self: SavedTensor | null;
  dim: readonly number[] | null;
  correction: number | null;
  keepdim: boolean;
}>({
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

/** `std.correction(Tensor self, int[1]? dim, *, int? correction, bool keepdim=False) -> Tensor` */
export const StdBackward0 = /* @__PURE__ */ rule<{
  self: SavedTensor | null;
  dim: readonly number[] | null;
  correction: number | null;
  keepdim: boolean;
  result: SavedTensor | null;
}>({
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

/** `var_mean.correction(Tensor self, int[1]? dim, *, int? correction, bool keepdim=False) -> (Tensor, Tensor)` */
export const VarMeanBackward0 = /* @__PURE__ */ rule<{
  self: SavedTensor | null;
  dim: readonly number[] | null;
  correction: number | null;
  keepdim: boolean;
}>({
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

/** `std_mean.correction(Tensor self, int[1]? dim, *, int? correction, bool keepdim=False) -> (Tensor, Tensor)` */
export const StdMeanBackward0 = /* @__PURE__ */ rule<{
  self: SavedTensor | null;
  dim: readonly number[] | null;
  correction: number | null;
  keepdim: boolean;
  result0: SavedTensor | null;
}>({
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

/** `logsumexp(Tensor self, int[1] dim, bool keepdim=False) -> Tensor` */
export const LogsumexpBackward0 = /* @__PURE__ */ rule<{
  self: SavedTensor | null;
  dim: readonly number[];
  keepdim: boolean;
  result: SavedTensor | null;
}>({
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

/** `norm.ScalarOpt_dtype(Tensor self, Scalar? p, *, ScalarType dtype) -> Tensor` */
export const NormBackward2 = /* @__PURE__ */ rule<{
  self: SavedTensor | null;
  p: Scalar | null;
  result: SavedTensor | null;
}>({
  name: "NormBackward2",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const self = unpackSaved(node, saved.self);
    const result = unpackSaved(node, saved.result);
    return [norm_backward(grad, op.to_dtype(self, grad.dtype, false, false, null), saved.p, result)];
  },
  release(saved) {
    saved.self = null;
    saved.result = null;
  },
});

/** `norm.Scalar(Tensor self, Scalar p=2) -> Tensor` */
export const NormBackward0 = /* @__PURE__ */ rule<{
  self: SavedTensor | null;
  p: Scalar;
  result: SavedTensor | null;
}>({
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

/** `norm.ScalarOpt_dim_dtype(Tensor self, Scalar? p, int[1] dim, bool keepdim, *, ScalarType dtype) -> Tensor` */
export const NormBackward3 = /* @__PURE__ */ rule<{
  self: SavedTensor | null;
  p: Scalar | null;
  dim: readonly number[];
  keepdim: boolean;
  result: SavedTensor | null;
}>({
  name: "NormBackward3",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const self = unpackSaved(node, saved.self);
    const result = unpackSaved(node, saved.result);
    return [norm_backward_dim(grad, op.to_dtype(self, grad.dtype, false, false, null), saved.p, result, saved.dim, saved.keepdim)];
  },
  release(saved) {
    saved.self = null;
    saved.result = null;
  },
});

/** `norm.ScalarOpt_dim(Tensor self, Scalar? p, int[1] dim, bool keepdim=False) -> Tensor` */
export const NormBackward1 = /* @__PURE__ */ rule<{
  self: SavedTensor | null;
  p: Scalar | null;
  dim: readonly number[];
  keepdim: boolean;
  result: SavedTensor | null;
}>({
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

/** `linalg_vector_norm(Tensor self, Scalar ord=2, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor` */
export const LinalgVectorNormBackward0 = /* @__PURE__ */ rule<{
  self: SavedTensor | null;
  ord: Scalar;
  dim: readonly number[] | null;
  keepdim: boolean;
  result: SavedTensor | null;
}>({
  name: "LinalgVectorNormBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const self = unpackSaved(node, saved.self);
    const result = unpackSaved(node, saved.result);
    return [linalg_vector_norm_backward(grad, isComplex(self.dtype) ? self : op.to_dtype(self, grad.dtype, false, false, null), saved.ord, result, saved.dim, saved.keepdim)];
  },
  release(saved) {
    saved.self = null;
    saved.result = null;
  },
});

/** `dist(Tensor self, Tensor other, Scalar p=2) -> Tensor` */
export const DistBackward0 = /* @__PURE__ */ rule<{
  self: SavedTensor | null;
  other: SavedTensor | null;
  p: Scalar;
  result: SavedTensor | null;
}>({
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
      otherGrad = op.neg(norm_backward(grad, op.sub_Tensor(self, other, 1), saved.p, result));
    }
    if (needs[0]!) {
      const self = unpackSaved(node, saved.self);
      const other = unpackSaved(node, saved.other);
      const result = unpackSaved(node, saved.result);
      selfGrad = norm_backward(grad, op.sub_Tensor(self, other, 1), saved.p, result);
    }
    return [selfGrad, otherGrad];
  },
  release(saved) {
    saved.self = null;
    saved.other = null;
    saved.result = null;
  },
});

/** `cumsum(Tensor self, int dim, *, ScalarType? dtype=None) -> Tensor` */
export const CumsumBackward0 = /* @__PURE__ */ rule<{
  selfScalarType: DType;
  dim: number;
}>({
  name: "CumsumBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [cumsum_backward(op.to_dtype(grad, saved.selfScalarType, false, false, null), saved.dim)];
  },
});

/** `cumprod(Tensor self, int dim, *, ScalarType? dtype=None) -> Tensor` */
export const CumprodBackward0 = /* @__PURE__ */ rule<{
  selfScalarType: DType;
  self: SavedTensor | null;
  dim: number;
  result: SavedTensor | null;
}>({
  name: "CumprodBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const self = unpackSaved(node, saved.self);
    const result = unpackSaved(node, saved.result);
    return [op.cumprod_backward(op.to_dtype(grad, saved.selfScalarType, false, false, null), self, saved.dim, result)];
  },
  release(saved) {
    saved.self = null;
    saved.result = null;
  },
});

/** `nansum(Tensor self, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor` */
export const NansumBackward0 = /* @__PURE__ */ rule<{
  selfScalarType: DType;
  self: SavedTensor | null;
  dim: readonly number[] | null;
  keepdim: boolean;
}>({
  name: "NansumBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const self = unpackSaved(node, saved.self);
    return [nansum_backward(op.to_dtype(grad, saved.selfScalarType, false, false, null), self, saved.dim, saved.keepdim)];
  },
  release(saved) {
    saved.self = null;
  },
});

/** `logcumsumexp(Tensor self, int dim) -> Tensor` */
export const LogcumsumexpBackward0 = /* @__PURE__ */ rule<{
  self: SavedTensor | null;
  dim: number;
  result: SavedTensor | null;
}>({
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

/** `mm(Tensor self, Tensor mat2) -> Tensor` */
export const MmBackward0 = /* @__PURE__ */ rule<{
  self: SavedTensor | null;
  mat2Sizes: readonly number[];
  mat2Strides: readonly number[];
  mat2Layout: Layout;
  selfSizes: readonly number[];
  selfStrides: readonly number[];
  selfLayout: Layout;
  mat2: SavedTensor | null;
}>({
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

/** `addmm(Tensor self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1) -> Tensor` */
export const AddmmBackward0 = /* @__PURE__ */ rule<{
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
}>({
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

/** `bmm(Tensor self, Tensor mat2) -> Tensor` */
export const BmmBackward0 = /* @__PURE__ */ rule<{
  self: SavedTensor | null;
  mat2: SavedTensor | null;
}>({
  name: "BmmBackward0",
  backward(node, grads, needs) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null, null];
    let selfGrad: Gradient = null;
    let mat2Grad: Gradient = null;
    if (needs[1]!) {
      const self = unpackSaved(node, saved.self);
      mat2Grad = op.bmm(conjugate(op.transpose_int(self, 1, 2)), grad);
    }
    if (needs[0]!) {
      const mat2 = unpackSaved(node, saved.mat2);
      selfGrad = op.bmm(grad, conjugate(op.transpose_int(mat2, 1, 2)));
    }
    return [selfGrad, mat2Grad];
  },
  release(saved) {
    saved.self = null;
    saved.mat2 = null;
  },
});

/** `baddbmm(Tensor self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1) -> Tensor` */
export const BaddbmmBackward0 = /* @__PURE__ */ rule<{
  batch2: SavedTensor | null;
  alpha: Scalar;
  batch1: SavedTensor | null;
  beta: Scalar;
}>({
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
      batch1Grad = maybe_multiply(op.bmm(grad, conjugate(op.transpose_int(batch2, 1, 2))), conjugateScalar(saved.alpha));
    }
    if (needs[2]!) {
      const batch1 = unpackSaved(node, saved.batch1);
      batch2Grad = maybe_multiply(op.bmm(conjugate(op.transpose_int(batch1, 1, 2)), grad), conjugateScalar(saved.alpha));
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

/** `addbmm(Tensor self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1) -> Tensor` */
export const AddbmmBackward0 = /* @__PURE__ */ rule<{
  batch1Argsize0: number;
  batch1Argsize1: number;
  batch2Argsize2: number;
  batch2: SavedTensor | null;
  alpha: Scalar;
  batch1: SavedTensor | null;
  beta: Scalar;
}>({
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
      batch1Grad = maybe_multiply(op.bmm(op.expand(grad, [saved.batch1Argsize0, saved.batch1Argsize1, saved.batch2Argsize2], false), conjugate(op.transpose_int(batch2, 1, 2))), conjugateScalar(saved.alpha));
    }
    if (needs[2]!) {
      const batch1 = unpackSaved(node, saved.batch1);
      batch2Grad = maybe_multiply(op.bmm(conjugate(op.transpose_int(batch1, 1, 2)), op.expand(grad, [saved.batch1Argsize0, saved.batch1Argsize1, saved.batch2Argsize2], false)), conjugateScalar(saved.alpha));
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

/** `mv(Tensor self, Tensor vec) -> Tensor` */
export const MvBackward0 = /* @__PURE__ */ rule<{
  vec: SavedTensor | null;
  self: SavedTensor | null;
}>({
  name: "MvBackward0",
  backward(node, grads, needs) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null, null];
    let selfGrad: Gradient = null;
    let vecGrad: Gradient = null;
    if (needs[0]!) {
      const vec = unpackSaved(node, saved.vec);
      selfGrad = op.ger(grad, conjugate(vec));
    }
    if (needs[1]!) {
      const self = unpackSaved(node, saved.self);
      vecGrad = op.mv(op.t(conjugate(self)), grad);
    }
    return [selfGrad, vecGrad];
  },
  release(saved) {
    saved.vec = null;
    saved.self = null;
  },
});

/** `addmv(Tensor self, Tensor mat, Tensor vec, *, Scalar beta=1, Scalar alpha=1) -> Tensor` */
export const AddmvBackward0 = /* @__PURE__ */ rule<{
  vec: SavedTensor | null;
  alpha: Scalar;
  beta: Scalar;
  mat: SavedTensor | null;
}>({
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
      matGrad = maybe_multiply(op.ger(grad, conjugate(vec)), conjugateScalar(saved.alpha));
    }
    if (needs[0]!) {
      selfGrad = maybe_multiply(grad, conjugateScalar(saved.beta));
    }
    if (needs[2]!) {
      const mat = unpackSaved(node, saved.mat);
      vecGrad = maybe_multiply(op.mv(conjugate(op.t(mat)), grad), conjugateScalar(saved.alpha));
    }
    return [selfGrad, matGrad, vecGrad];
  },
  release(saved) {
    saved.vec = null;
    saved.mat = null;
  },
});

/** `addr(Tensor self, Tensor vec1, Tensor vec2, *, Scalar beta=1, Scalar alpha=1) -> Tensor` */
export const AddrBackward0 = /* @__PURE__ */ rule<{
  beta: Scalar;
  vec2: SavedTensor | null;
  alpha: Scalar;
  vec1: SavedTensor | null;
}>({
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
      vec1Grad = maybe_multiply(op.mv(grad, conjugate(vec2)), conjugateScalar(saved.alpha));
    }
    if (needs[2]!) {
      const vec1 = unpackSaved(node, saved.vec1);
      vec2Grad = maybe_multiply(op.mv(op.t(grad), conjugate(vec1)), conjugateScalar(saved.alpha));
    }
    return [selfGrad, vec1Grad, vec2Grad];
  },
  release(saved) {
    saved.vec2 = null;
    saved.vec1 = null;
  },
});

/** `dot(Tensor self, Tensor tensor) -> Tensor` */
export const DotBackward0 = /* @__PURE__ */ rule<{
  tensor: SavedTensor | null;
  self: SavedTensor | null;
}>({
  name: "DotBackward0",
  backward(node, grads, needs) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null, null];
    let selfGrad: Gradient = null;
    let tensorGrad: Gradient = null;
    if (needs[0]!) {
      const tensor = unpackSaved(node, saved.tensor);
      selfGrad = op.mul_Tensor(grad, conjugate(tensor));
    }
    if (needs[1]!) {
      const self = unpackSaved(node, saved.self);
      tensorGrad = op.mul_Tensor(grad, conjugate(self));
    }
    return [selfGrad, tensorGrad];
  },
  release(saved) {
    saved.tensor = null;
    saved.self = null;
  },
});

/** `vdot(Tensor self, Tensor other) -> Tensor` */
export const VdotBackward0 = /* @__PURE__ */ rule<{
  self: SavedTensor | null;
  other: SavedTensor | null;
}>({
  name: "VdotBackward0",
  backward(node, grads, needs) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null, null];
    let selfGrad: Gradient = null;
    let otherGrad: Gradient = null;
    if (needs[1]!) {
      const self = unpackSaved(node, saved.self);
      otherGrad = op.mul_Tensor(grad, self);
    }
    if (needs[0]!) {
      const other = unpackSaved(node, saved.other);
      selfGrad = op.mul_Tensor(conjugate(grad), other);
    }
    return [selfGrad, otherGrad];
  },
  release(saved) {
    saved.self = null;
    saved.other = null;
  },
});

/** `_trilinear(Tensor i1, Tensor i2, Tensor i3, int[] expand1, int[] expand2, int[] expand3, int[] sumdim, int unroll_dim=1) -> Tensor` */
export const TrilinearBackward0 = /* @__PURE__ */ rule<{
  i1: SavedTensor | null;
  i2: SavedTensor | null;
  i3: SavedTensor | null;
  expand1: readonly number[];
  expand2: readonly number[];
  expand3: readonly number[];
  sumdim: readonly number[];
}>({
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

/** `linalg_cross(Tensor self, Tensor other, *, int dim=-1) -> Tensor` */
export const LinalgCrossBackward0 = /* @__PURE__ */ rule<{
  self: SavedTensor | null;
  dim: number;
  other: SavedTensor | null;
}>({
  name: "LinalgCrossBackward0",
  backward(node, grads, needs) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null, null];
    let selfGrad: Gradient = null;
    let otherGrad: Gradient = null;
    if (needs[1]!) {
      const self = unpackSaved(node, saved.self);
      otherGrad = op.linalg_cross(grad, conjugate(self), saved.dim);
    }
    if (needs[0]!) {
      const other = unpackSaved(node, saved.other);
      selfGrad = op.linalg_cross(conjugate(other), grad, saved.dim);
    }
    return [selfGrad, otherGrad];
  },
  release(saved) {
    saved.self = null;
    saved.other = null;
  },
});

/** `_cdist_forward(Tensor x1, Tensor x2, float p, int? compute_mode) -> Tensor` */
export const CdistBackward0 = /* @__PURE__ */ rule<{
  x1: SavedTensor | null;
  x2: SavedTensor | null;
  p: number;
  result: SavedTensor | null;
}>({
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
      x1Grad = isDifferentiated() ? _cdist_differentiable_backward(grad, x1, x2, saved.p, result) : op._cdist_backward(op.contiguous(grad, "contiguous_format"), x1, x2, saved.p, result);
    }
    if (needs[1]!) {
      const x1 = unpackSaved(node, saved.x1);
      const x2 = unpackSaved(node, saved.x2);
      const result = unpackSaved(node, saved.result);
      x2Grad = isDifferentiated() ? _cdist_differentiable_backward(op.mT(grad), x2, x1, saved.p, op.mT(result)) : op._cdist_backward(op.contiguous(op.mT(grad), "contiguous_format"), x2, x1, saved.p, op.contiguous(op.mT(result), "contiguous_format"));
    }
    return [x1Grad, x2Grad];
  },
  release(saved) {
    saved.x1 = null;
    saved.x2 = null;
    saved.result = null;
  },
});

/** `_cdist_backward(Tensor grad, Tensor x1, Tensor x2, float p, Tensor cdist) -> Tensor` */
export const CdistBackwardBackward0 = /* @__PURE__ */ rule<null>({
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

/** `_euclidean_dist(Tensor x1, Tensor x2) -> Tensor` */
export const EuclideanDistBackward0 = /* @__PURE__ */ rule<{
  x1: SavedTensor | null;
  x2: SavedTensor | null;
  result: SavedTensor | null;
}>({
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

/** `_pdist_forward(Tensor self, float p=2) -> Tensor` */
export const PdistBackward0 = /* @__PURE__ */ rule<{
  self: SavedTensor | null;
  p: number;
  result: SavedTensor | null;
}>({
  name: "PdistBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const self = unpackSaved(node, saved.self);
    const result = unpackSaved(node, saved.result);
    return [isDifferentiated() ? _pdist_differentiable_backward(grad, self, saved.p, result) : op._pdist_backward(grad, self, saved.p, result)];
  },
  release(saved) {
    saved.self = null;
    saved.result = null;
  },
});

/** `_pdist_backward(Tensor grad, Tensor self, float p, Tensor pdist) -> Tensor` */
export const PdistBackwardBackward0 = /* @__PURE__ */ rule<null>({
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

/** `linalg_cholesky_ex(Tensor self, *, bool upper=False, bool check_errors=False) -> (Tensor L, Tensor info)` */
export const LinalgCholeskyExBackward0 = /* @__PURE__ */ rule<{
  upper: boolean;
  L: SavedTensor | null;
}>({
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

/** `cholesky(Tensor self, bool upper=False) -> Tensor` */
export const CholeskyBackward0 = /* @__PURE__ */ rule<{
  upper: boolean;
  result: SavedTensor | null;
}>({
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

/** `cholesky_inverse(Tensor self, bool upper=False) -> Tensor` */
export const CholeskyInverseBackward0 = /* @__PURE__ */ rule<{
  self: SavedTensor | null;
  upper: boolean;
  result: SavedTensor | null;
}>({
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

/** `cholesky_solve(Tensor self, Tensor input2, bool upper=False) -> Tensor` */
export const CholeskySolveBackward0 = /* @__PURE__ */ rule<{
  self: SavedTensor | null;
  input2: SavedTensor | null;
  upper: boolean;
  result: SavedTensor | null;
}>({
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

/** `linalg_lu_factor_ex(Tensor A, *, bool pivot=True, bool check_errors=False) -> (Tensor LU, Tensor pivots, Tensor info)` */
export const LinalgLuFactorExBackward0 = /* @__PURE__ */ rule<{
  pivot: boolean;
  LU: SavedTensor | null;
  pivots: SavedTensor | null;
}>({
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

/** `linalg_lu(Tensor A, *, bool pivot=True) -> (Tensor P, Tensor L, Tensor U)` */
export const LinalgLuBackward0 = /* @__PURE__ */ rule<{
  pivot: boolean;
  P: SavedTensor | null;
  L: SavedTensor | null;
  U: SavedTensor | null;
}>({
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

/** `linalg_lu_solve(Tensor LU, Tensor pivots, Tensor B, *, bool left=True, bool adjoint=False) -> Tensor` */
export const LinalgLuSolveBackward0 = /* @__PURE__ */ rule<{
  LU: SavedTensor | null;
  pivots: SavedTensor | null;
  left: boolean;
  adjoint: boolean;
  result: SavedTensor | null;
}>({
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
      BGrad = op.linalg_lu_solve(LU, pivots, grad, saved.left, !saved.adjoint);
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

/** `lu_unpack(Tensor LU_data, Tensor LU_pivots, bool unpack_data=True, bool unpack_pivots=True) -> (Tensor P, Tensor L, Tensor U)` */
export const LuUnpackBackward0 = /* @__PURE__ */ rule<{
  LUData: SavedTensor | null;
}>({
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

/** `_linalg_det(Tensor A) -> (Tensor result, Tensor LU, Tensor pivots)` */
export const LinalgDetBackward0 = /* @__PURE__ */ rule<{
  A: SavedTensor | null;
  result: SavedTensor | null;
  LU: SavedTensor | null;
  pivots: SavedTensor | null;
}>({
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

/** `_linalg_slogdet(Tensor A) -> (Tensor sign, Tensor logabsdet, Tensor LU, Tensor pivots)` */
export const LinalgSlogdetBackward0 = /* @__PURE__ */ rule<{
  A: SavedTensor | null;
  sign: SavedTensor | null;
  LU: SavedTensor | null;
  pivots: SavedTensor | null;
}>({
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

/** `_linalg_solve_ex(Tensor A, Tensor B, *, bool left=True, bool check_errors=False) -> (Tensor result, Tensor LU, Tensor pivots, Tensor info)` */
export const LinalgSolveExBackward0 = /* @__PURE__ */ rule<{
  A: SavedTensor | null;
  left: boolean;
  result: SavedTensor | null;
  LU: SavedTensor | null;
  pivots: SavedTensor | null;
}>({
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

/** `linalg_inv_ex(Tensor A, *, bool check_errors=False) -> (Tensor inverse, Tensor info)` */
export const LinalgInvExBackward0 = /* @__PURE__ */ rule<{
  inverse: SavedTensor | null;
}>({
  name: "LinalgInvExBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const inverse = unpackSaved(node, saved.inverse);
    return [op.neg(op.matmul(op.mH(inverse), op.matmul(grad, op.mH(inverse))))];
  },
  release(saved) {
    saved.inverse = null;
  },
});

/** `linalg_solve_triangular(Tensor self, Tensor B, *, bool upper, bool left=True, bool unitriangular=False) -> Tensor` */
export const LinalgSolveTriangularBackward0 = /* @__PURE__ */ rule<{
  self: SavedTensor | null;
  upper: boolean;
  left: boolean;
  unitriangular: boolean;
  result: SavedTensor | null;
}>({
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

/** `triangular_solve(Tensor self, Tensor A, bool upper=True, bool transpose=False, bool unitriangular=False) -> (Tensor solution, Tensor cloned_coefficient)` */
export const TriangularSolveBackward0 = /* @__PURE__ */ rule<{
  self: SavedTensor | null;
  A: SavedTensor | null;
  upper: boolean;
  transpose: boolean;
  unitriangular: boolean;
  solution: SavedTensor | null;
}>({
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

/** `linalg_qr(Tensor A, str mode='reduced') -> (Tensor Q, Tensor R)` */
export const LinalgQrBackward0 = /* @__PURE__ */ rule<{
  mode: string;
  Q: SavedTensor | null;
  R: SavedTensor | null;
}>({
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

/** `geqrf(Tensor self) -> (Tensor a, Tensor tau)` */
export const GeqrfBackward0 = /* @__PURE__ */ rule<null>({
  name: "GeqrfBackward0",
  backward() {
    return notImplemented("geqrf");
  },
});

/** `linalg_householder_product(Tensor input, Tensor tau) -> Tensor` */
export const LinalgHouseholderProductBackward0 = /* @__PURE__ */ rule<{
  input: SavedTensor | null;
  tau: SavedTensor | null;
  result: SavedTensor | null;
}>({
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

/** `_linalg_eigh(Tensor A, str UPLO="L", bool compute_v=True) -> (Tensor eigenvalues, Tensor eigenvectors)` */
export const LinalgEighBackward0 = /* @__PURE__ */ rule<{
  eigenvalues: SavedTensor | null;
  eigenvectors: SavedTensor | null;
}>({
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

/** `linalg_eig(Tensor self) -> (Tensor eigenvalues, Tensor eigenvectors)` */
export const LinalgEigBackward0 = /* @__PURE__ */ rule<{
  selfScalarType: DType;
  eigenvalues: SavedTensor | null;
  eigenvectors: SavedTensor | null;
}>({
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

/** `_linalg_svd(Tensor A, bool full_matrices=False, bool compute_uv=True, *, str? driver=None) -> (Tensor U, Tensor S, Tensor Vh)` */
export const LinalgSvdBackward0 = /* @__PURE__ */ rule<{
  fullMatrices: boolean;
  U: SavedTensor | null;
  S: SavedTensor | null;
  Vh: SavedTensor | null;
}>({
  name: "LinalgSvdBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad0 = grads[0]!;
    const grad1 = grads[1]!;
    const grad2 = grads[2]!;
    const U = unpackSaved(node, saved.U);
    const S = unpackSaved(node, saved.S);
    const Vh = unpackSaved(node, saved.Vh);
    return [svd_backward(saved.fullMatrices && grad0 !== null ? op.narrow(grad0, -1, 0, sizeOf(S, -1)) : grad0, grad1, saved.fullMatrices && grad2 !== null ? op.narrow(grad2, -2, 0, sizeOf(S, -1)) : grad2, saved.fullMatrices ? op.narrow(U, -1, 0, sizeOf(S, -1)) : U, S, saved.fullMatrices ? op.narrow(Vh, -2, 0, sizeOf(S, -1)) : Vh)];
  },
  release(saved) {
    saved.U = null;
    saved.S = null;
    saved.Vh = null;
  },
});

/** `linalg_matrix_exp(Tensor self) -> Tensor` */
export const LinalgMatrixExpBackward0 = /* @__PURE__ */ rule<{
  self: SavedTensor | null;
}>({
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

/** `linalg_pinv.atol_rtol_tensor(Tensor self, *, Tensor? atol=None, Tensor? rtol=None, bool hermitian=False) -> Tensor` */
export const LinalgPinvBackward0 = /* @__PURE__ */ rule<{
  self: SavedTensor | null;
  result: SavedTensor | null;
}>({
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

/** `linalg_lstsq(Tensor self, Tensor b, float? rcond=None, *, str? driver=None) -> (Tensor solution, Tensor residuals, Tensor rank, Tensor singular_values)` */
export const LinalgLstsqBackward0 = /* @__PURE__ */ rule<{
  self: SavedTensor | null;
  b: SavedTensor | null;
  rcond: number | null;
  driver: string | null;
}>({
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

/** `_fft_r2c(Tensor self, int[] dim, int normalization, bool onesided) -> Tensor` */
export const FftR2CBackward0 = /* @__PURE__ */ rule<{
  selfSizes: readonly number[];
  dim: readonly number[];
  normalization: number;
  onesided: boolean;
}>({
  name: "FftR2CBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [fft_r2c_input_backward(grad, saved.dim, saved.normalization, saved.onesided, saved.selfSizes)];
  },
});

/** `_fft_c2c(Tensor self, int[] dim, int normalization, bool forward) -> Tensor` */
export const FftC2CBackward0 = /* @__PURE__ */ rule<{
  dim: readonly number[];
  normalization: number;
  forward: boolean;
}>({
  name: "FftC2CBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [op._fft_c2c(grad, saved.dim, saved.normalization, !saved.forward)];
  },
});

/** `_fft_c2r(Tensor self, int[] dim, int normalization, int last_dim_size) -> Tensor` */
export const FftC2RBackward0 = /* @__PURE__ */ rule<{
  selfScalarType: DType;
  dim: readonly number[];
  normalization: number;
}>({
  name: "FftC2RBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [fft_c2r_input_backward(grad, saved.dim, saved.normalization, saved.selfScalarType)];
  },
});

/** `linalg_ldl_factor_ex(Tensor self, *, bool hermitian=False, bool check_errors=False) -> (Tensor LD, Tensor pivots, Tensor info)` */
export const LinalgLdlFactorExBackward0 = /* @__PURE__ */ rule<null>({
  name: "LinalgLdlFactorExBackward0",
  backward() {
    return notImplemented("linalg_ldl_factor_ex");
  },
});

/** `linalg_ldl_solve(Tensor LD, Tensor pivots, Tensor B, *, bool hermitian=False) -> Tensor` */
export const LinalgLdlSolveBackward0 = /* @__PURE__ */ rule<null>({
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

/** `ormqr(Tensor self, Tensor input2, Tensor input3, bool left=True, bool transpose=False) -> Tensor` */
export const OrmqrBackward0 = /* @__PURE__ */ rule<null>({
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

/** `symeig(Tensor self, bool eigenvectors=False, bool upper=True) -> (Tensor eigenvalues, Tensor eigenvectors)` */
export const SymeigBackward0 = /* @__PURE__ */ rule<{
  eigenvectors: boolean;
  eigenvalues: SavedTensor | null;
  eigenvectorsReturn: SavedTensor | null;
}>({
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

/** `_softmax(Tensor self, int dim, bool half_to_float) -> Tensor` */
export const SoftmaxBackward0 = /* @__PURE__ */ rule<{
  selfScalarType: DType;
  dim: number;
  result: SavedTensor | null;
}>({
  name: "SoftmaxBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const result = unpackSaved(node, saved.result);
    return [op._softmax_backward_data(grad, result, saved.dim, saved.selfScalarType)];
  },
  release(saved) {
    saved.result = null;
  },
});

/** `_softmax_backward_data(Tensor grad_output, Tensor output, int dim, ScalarType input_dtype) -> Tensor` */
export const SoftmaxBackwardDataBackward0 = /* @__PURE__ */ rule<{
  output: SavedTensor | null;
  dim: number;
  inputDtype: DType;
  gradOutput: SavedTensor | null;
}>({
  name: "SoftmaxBackwardDataBackward0",
  backward(node, grads, needs) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null, null];
    let gradOutputGrad: Gradient = null;
    let outputGrad: Gradient = null;
    if (needs[0]!) {
      const output = unpackSaved(node, saved.output);
      gradOutputGrad = op._softmax_backward_data(grad, output, saved.dim, saved.inputDtype);
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

/** `_log_softmax(Tensor self, int dim, bool half_to_float) -> Tensor` */
export const LogSoftmaxBackward0 = /* @__PURE__ */ rule<{
  selfScalarType: DType;
  dim: number;
  result: SavedTensor | null;
}>({
  name: "LogSoftmaxBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const result = unpackSaved(node, saved.result);
    return [op._log_softmax_backward_data(grad, result, saved.dim, saved.selfScalarType)];
  },
  release(saved) {
    saved.result = null;
  },
});

/** `_log_softmax_backward_data(Tensor grad_output, Tensor output, int dim, ScalarType input_dtype) -> Tensor` */
export const LogSoftmaxBackwardDataBackward0 = /* @__PURE__ */ rule<{
  output: SavedTensor | null;
  dim: number;
  gradOutput: SavedTensor | null;
}>({
  name: "LogSoftmaxBackwardDataBackward0",
  backward(node, grads, needs) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null, null];
    let gradOutputGrad: Gradient = null;
    let outputGrad: Gradient = null;
    if (needs[0]!) {
      const output = unpackSaved(node, saved.output);
      gradOutputGrad = op.sub_Tensor(grad, op.sum_dim_IntList(op.mul_Tensor(grad, op.exp(output)), [saved.dim], true, null), 1);
    }
    if (needs[1]!) {
      const gradOutput = unpackSaved(node, saved.gradOutput);
      const output = unpackSaved(node, saved.output);
      outputGrad = op.mul_Tensor(op.mul_Tensor(op.neg(op.sum_dim_IntList(gradOutput, [saved.dim], true, null)), op.exp(output)), grad);
    }
    return [gradOutputGrad, outputGrad];
  },
  release(saved) {
    saved.output = null;
    saved.gradOutput = null;
  },
});

/** `nll_loss_forward(Tensor self, Tensor target, Tensor? weight, int reduction, int ignore_index) -> (Tensor output, Tensor total_weight)` */
export const NllLossBackward0 = /* @__PURE__ */ rule<{
  self: SavedTensor | null;
  target: SavedTensor | null;
  weight: SavedTensor | null;
  reduction: number;
  ignoreIndex: number;
  totalWeight: SavedTensor | null;
}>({
  name: "NllLossBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const self = unpackSaved(node, saved.self);
    const target = unpackSaved(node, saved.target);
    const weight = unpackSavedOptional(node, saved.weight);
    const totalWeight = unpackSaved(node, saved.totalWeight);
    return [op.nll_loss_backward(grad, self, target, weight, saved.reduction, saved.ignoreIndex, totalWeight)];
  },
  release(saved) {
    saved.self = null;
    saved.target = null;
    saved.weight = null;
    saved.totalWeight = null;
  },
});

/** `nll_loss_backward(Tensor grad_output, Tensor self, Tensor target, Tensor? weight, int reduction, int ignore_index, Tensor total_weight) -> Tensor` */
export const NllLossBackwardBackward0 = /* @__PURE__ */ rule<{
  target: SavedTensor | null;
  weight: SavedTensor | null;
  reduction: number;
  ignoreIndex: number;
}>({
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
      gradOutputGrad = op.nll_loss(grad, target, weight, saved.reduction, saved.ignoreIndex);
    }
    if (needs[1]!) {
      selfGrad = op.zeros_like(grad, null, null, null, null, null);
    }
    return [gradOutputGrad, selfGrad];
  },
  release(saved) {
    saved.target = null;
    saved.weight = null;
  },
});

/** `nll_loss2d_forward(Tensor self, Tensor target, Tensor? weight, int reduction, int ignore_index) -> (Tensor output, Tensor total_weight)` */
export const NllLoss2DBackward0 = /* @__PURE__ */ rule<{
  self: SavedTensor | null;
  target: SavedTensor | null;
  weight: SavedTensor | null;
  reduction: number;
  ignoreIndex: number;
  totalWeight: SavedTensor | null;
}>({
  name: "NllLoss2DBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const self = unpackSaved(node, saved.self);
    const target = unpackSaved(node, saved.target);
    const weight = unpackSavedOptional(node, saved.weight);
    const totalWeight = unpackSaved(node, saved.totalWeight);
    return [op.nll_loss2d_backward(grad, self, target, weight, saved.reduction, saved.ignoreIndex, totalWeight)];
  },
  release(saved) {
    saved.self = null;
    saved.target = null;
    saved.weight = null;
    saved.totalWeight = null;
  },
});

/** `nll_loss2d_backward(Tensor grad_output, Tensor self, Tensor target, Tensor? weight, int reduction, int ignore_index, Tensor total_weight) -> Tensor` */
export const NllLoss2DBackwardBackward0 = /* @__PURE__ */ rule<{
  target: SavedTensor | null;
  weight: SavedTensor | null;
  reduction: number;
  ignoreIndex: number;
}>({
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
      gradOutputGrad = op.nll_loss2d(grad, target, weight, saved.reduction, saved.ignoreIndex);
    }
    if (needs[1]!) {
      selfGrad = op.zeros_like(grad, null, null, null, null, null);
    }
    return [gradOutputGrad, selfGrad];
  },
  release(saved) {
    saved.target = null;
    saved.weight = null;
  },
});

/** `mse_loss(Tensor self, Tensor target, int reduction=Mean) -> Tensor` */
export const MseLossBackward0 = /* @__PURE__ */ rule<{
  self: SavedTensor | null;
  target: SavedTensor | null;
  reduction: number;
}>({
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
      selfGrad = op.mse_loss_backward(grad, self, target, saved.reduction);
    }
    if (needs[1]!) {
      const self = unpackSaved(node, saved.self);
      const target = unpackSaved(node, saved.target);
      targetGrad = op.mse_loss_backward(grad, target, self, saved.reduction);
    }
    return [selfGrad, targetGrad];
  },
  release(saved) {
    saved.self = null;
    saved.target = null;
  },
});

/** `mse_loss_backward(Tensor grad_output, Tensor self, Tensor target, int reduction) -> Tensor` */
export const MseLossBackwardBackward0 = /* @__PURE__ */ rule<{
  self: SavedTensor | null;
  target: SavedTensor | null;
  reduction: number;
  gradOutput: SavedTensor | null;
}>({
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
      gradOutputGrad = op.mse_loss_backward(grad, conjugate(self), conjugate(target), saved.reduction);
    }
    if (needs[1]!) {
      const gradOutput = unpackSaved(node, saved.gradOutput);
      selfGrad = mse_loss_double_backward(op.mul_Tensor(grad, conjugate(gradOutput)), grad, saved.reduction);
    }
    if (needs[2]!) {
      const gradOutput = unpackSaved(node, saved.gradOutput);
      targetGrad = op.neg(mse_loss_double_backward(op.mul_Tensor(grad, conjugate(gradOutput)), grad, saved.reduction));
    }
    return [gradOutputGrad, selfGrad, targetGrad];
  },
  release(saved) {
    saved.self = null;
    saved.target = null;
    saved.gradOutput = null;
  },
});

/** `smooth_l1_loss(Tensor self, Tensor target, int reduction=Mean, float beta=1.0) -> Tensor` */
export const SmoothL1LossBackward0 = /* @__PURE__ */ rule<{
  self: SavedTensor | null;
  target: SavedTensor | null;
  reduction: number;
  beta: number;
}>({
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
      selfGrad = op.smooth_l1_loss_backward(grad, self, target, saved.reduction, saved.beta);
    }
    if (needs[1]!) {
      const self = unpackSaved(node, saved.self);
      const target = unpackSaved(node, saved.target);
      targetGrad = op.smooth_l1_loss_backward(grad, target, self, saved.reduction, saved.beta);
    }
    return [selfGrad, targetGrad];
  },
  release(saved) {
    saved.self = null;
    saved.target = null;
  },
});

/** `smooth_l1_loss_backward(Tensor grad_output, Tensor self, Tensor target, int reduction, float beta) -> Tensor` */
export const SmoothL1LossBackwardBackward0 = /* @__PURE__ */ rule<{
  self: SavedTensor | null;
  target: SavedTensor | null;
  reduction: number;
  beta: number;
  gradOutput: SavedTensor | null;
}>({
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
      gradOutputGrad = op.smooth_l1_loss_backward(grad, self, target, saved.reduction, saved.beta);
    }
    if (needs[1]!) {
      const gradOutput = unpackSaved(node, saved.gradOutput);
      const self = unpackSaved(node, saved.self);
      const target = unpackSaved(node, saved.target);
      selfGrad = smooth_l1_loss_double_backward(op.mul_Tensor(grad, conjugate(gradOutput)), self, target, saved.reduction, saved.beta);
    }
    if (needs[2]!) {
      const gradOutput = unpackSaved(node, saved.gradOutput);
      const self = unpackSaved(node, saved.self);
      const target = unpackSaved(node, saved.target);
      targetGrad = op.neg(smooth_l1_loss_double_backward(op.mul_Tensor(grad, conjugate(gradOutput)), self, target, saved.reduction, saved.beta));
    }
    return [gradOutputGrad, selfGrad, targetGrad];
  },
  release(saved) {
    saved.self = null;
    saved.target = null;
    saved.gradOutput = null;
  },
});

/** `huber_loss(Tensor self, Tensor target, int reduction=Mean, float delta=1.0) -> Tensor` */
export const HuberLossBackward0 = /* @__PURE__ */ rule<{
  self: SavedTensor | null;
  target: SavedTensor | null;
  reduction: number;
  delta: number;
}>({
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
      selfGrad = op.huber_loss_backward(grad, self, target, saved.reduction, saved.delta);
    }
    if (needs[1]!) {
      const self = unpackSaved(node, saved.self);
      const target = unpackSaved(node, saved.target);
      targetGrad = op.huber_loss_backward(grad, target, self, saved.reduction, saved.delta);
    }
    return [selfGrad, targetGrad];
  },
  release(saved) {
    saved.self = null;
    saved.target = null;
  },
});

/** `huber_loss_backward(Tensor grad_output, Tensor self, Tensor target, int reduction, float delta) -> Tensor` */
export const HuberLossBackwardBackward0 = /* @__PURE__ */ rule<{
  gradOutput: SavedTensor | null;
  self: SavedTensor | null;
  target: SavedTensor | null;
  reduction: number;
  delta: number;
}>({
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
      selfGrad = huber_loss_double_backward(op.mul_Tensor(grad, conjugate(gradOutput)), self, target, saved.reduction, saved.delta);
    }
    if (needs[2]!) {
      const gradOutput = unpackSaved(node, saved.gradOutput);
      const self = unpackSaved(node, saved.self);
      const target = unpackSaved(node, saved.target);
      targetGrad = op.neg(huber_loss_double_backward(op.mul_Tensor(grad, conjugate(gradOutput)), self, target, saved.reduction, saved.delta));
    }
    return [gradOutputGrad, selfGrad, targetGrad];
  },
  release(saved) {
    saved.gradOutput = null;
    saved.self = null;
    saved.target = null;
  },
});

/** `binary_cross_entropy(Tensor self, Tensor target, Tensor? weight=None, int reduction=Mean) -> Tensor` */
export const BinaryCrossEntropyBackward0 = /* @__PURE__ */ rule<{
  self: SavedTensor | null;
  target: SavedTensor | null;
  weight: SavedTensor | null;
  reduction: number;
}>({
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
      selfGrad = op.binary_cross_entropy_backward(grad, self, target, weight, saved.reduction);
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

/** `binary_cross_entropy_backward(Tensor grad_output, Tensor self, Tensor target, Tensor? weight=None, int reduction=Mean) -> Tensor` */
export const BinaryCrossEntropyBackwardBackward0 = /* @__PURE__ */ rule<{
  self: SavedTensor | null;
  target: SavedTensor | null;
  weight: SavedTensor | null;
  reduction: number;
  gradOutput: SavedTensor | null;
}>({
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

/** `binary_cross_entropy_with_logits(Tensor self, Tensor target, Tensor? weight=None, Tensor? pos_weight=None, int reduction=Mean) -> Tensor` */
export const BinaryCrossEntropyWithLogitsBackward0 = /* @__PURE__ */ rule<{
  self: SavedTensor | null;
  target: SavedTensor | null;
  weight: SavedTensor | null;
  posWeight: SavedTensor | null;
  reduction: number;
}>({
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

/** `soft_margin_loss(Tensor self, Tensor target, int reduction=Mean) -> Tensor` */
export const SoftMarginLossBackward0 = /* @__PURE__ */ rule<{
  self: SavedTensor | null;
  target: SavedTensor | null;
  reduction: number;
}>({
  name: "SoftMarginLossBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const self = unpackSaved(node, saved.self);
    const target = unpackSaved(node, saved.target);
    return [op.soft_margin_loss_backward(grad, conjugate(self), conjugate(target), saved.reduction)];
  },
  release(saved) {
    saved.self = null;
    saved.target = null;
  },
});

/** `soft_margin_loss_backward(Tensor grad_output, Tensor self, Tensor target, int reduction) -> Tensor` */
export const SoftMarginLossBackwardBackward0 = /* @__PURE__ */ rule<{
  gradOutput: SavedTensor | null;
  self: SavedTensor | null;
  target: SavedTensor | null;
  reduction: number;
}>({
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
      selfGrad = soft_margin_loss_double_backward(op.mul_Tensor(grad, conjugate(gradOutput)), conjugate(self), conjugate(target), saved.reduction);
    }
    return [gradOutputGrad, selfGrad];
  },
  release(saved) {
    saved.gradOutput = null;
    saved.self = null;
    saved.target = null;
  },
});

/** `native_layer_norm(Tensor input, SymInt[] normalized_shape, Tensor? weight, Tensor? bias, float eps) -> (Tensor, Tensor, Tensor)` */
export const NativeLayerNormBackward0 = /* @__PURE__ */ rule<{
  input: SavedTensor | null;
  normalizedShape: readonly number[];
  weight: SavedTensor | null;
  bias: SavedTensor | null;
  result1: SavedTensor | null;
  result2: SavedTensor | null;
}>({
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
      [inputGrad, weightGrad, biasGrad] = op.native_layer_norm_backward(grad, input, saved.normalizedShape, result1, result2, weight, bias, gradInputMask);
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

/** `native_layer_norm_backward(Tensor grad_out, Tensor input, SymInt[] normalized_shape, Tensor mean, Tensor rstd, Tensor? weight, Tensor? bias, bool[3] output_mask) -> (Tensor, Tensor, Tensor)` */
export const NativeLayerNormBackwardBackward0 = /* @__PURE__ */ rule<{
  gradOut: SavedTensor | null;
  input: SavedTensor | null;
  normalizedShape: readonly number[];
  mean: SavedTensor | null;
  rstd: SavedTensor | null;
  weight: SavedTensor | null;
}>({
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

/** `native_batch_norm(Tensor input, Tensor? weight, Tensor? bias, Tensor? running_mean, Tensor? running_var, bool training, float momentum, float eps) -> (Tensor, Tensor, Tensor)` */
export const NativeBatchNormBackward0 = /* @__PURE__ */ rule<{
  input: SavedTensor | null;
  weight: SavedTensor | null;
  runningMean: SavedTensor | null;
  runningVar: SavedTensor | null;
  training: boolean;
  eps: number;
  result1: SavedTensor | null;
  result2: SavedTensor | null;
}>({
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
      [inputGrad, weightGrad, biasGrad] = op.native_batch_norm_backward(grad, input, weight, runningMean, runningVar, result1, result2, saved.training, saved.eps, gradInputMask);
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

/** `native_batch_norm_backward(Tensor grad_out, Tensor input, Tensor? weight, Tensor? running_mean, Tensor? running_var, Tensor? save_mean, Tensor? save_invstd, bool train, float eps, bool[3] output_mask) -> (Tensor, Tensor, Tensor)` */
export const NativeBatchNormBackwardBackward0 = /* @__PURE__ */ rule<{
  gradOut: SavedTensor | null;
  input: SavedTensor | null;
  weight: SavedTensor | null;
  runningMean: SavedTensor | null;
  runningVar: SavedTensor | null;
  saveMean: SavedTensor | null;
  saveInvstd: SavedTensor | null;
  train: boolean;
  eps: number;
}>({
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

/** `native_group_norm(Tensor input, Tensor? weight, Tensor? bias, SymInt N, SymInt C, SymInt HxW, int group, float eps) -> (Tensor, Tensor, Tensor)` */
export const NativeGroupNormBackward0 = /* @__PURE__ */ rule<{
  input: SavedTensor | null;
  weight: SavedTensor | null;
  N: number;
  C: number;
  HxW: number;
  group: number;
  eps: number;
  result1: SavedTensor | null;
  result2: SavedTensor | null;
}>({
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
      [inputGrad, weightGrad, biasGrad] = isDifferentiated() || grad1 !== null || grad2 !== null ? infinitely_differentiable_native_group_norm_backward(grad0, grad1, grad2, input, result1, result2, weight, saved.N, saved.C, saved.HxW, saved.group, saved.eps, gradInputMask) : grad0 !== null ? op.native_group_norm_backward(grad0.isContiguous ? grad0 : op.contiguous(grad0, "contiguous_format"), input.isContiguous ? input : op.contiguous(input, "contiguous_format"), result1, result2, weight, saved.N, saved.C, saved.HxW, saved.group, gradInputMask) : [null, null, null];
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

/** `native_group_norm_backward(Tensor grad_out, Tensor input, Tensor mean, Tensor rstd, Tensor? weight, SymInt N, SymInt C, SymInt HxW, int group, bool[3] output_mask) -> (Tensor, Tensor, Tensor)` */
export const NativeGroupNormBackwardBackward0 = /* @__PURE__ */ rule<null>({
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

/** `convolution(Tensor input, Tensor weight, Tensor? bias, int[] stride, int[] padding, int[] dilation, bool transposed, int[] output_padding, int groups) -> Tensor` */
export const ConvolutionBackward0 = /* @__PURE__ */ rule<{
  input: SavedTensor | null;
  weight: SavedTensor | null;
  biasSizesOpt: readonly number[] | null;
  stride: readonly number[];
  padding: readonly number[];
  dilation: readonly number[];
  transposed: boolean;
  outputPadding: readonly number[];
  groups: number;
}>({
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
      [inputGrad, weightGrad, biasGrad] = op.convolution_backward(grad, input, weight, saved.biasSizesOpt, saved.stride, saved.padding, saved.dilation, saved.transposed, saved.outputPadding, saved.groups, gradInputMask);
    }
    return [inputGrad, weightGrad, biasGrad];
  },
  release(saved) {
    saved.input = null;
    saved.weight = null;
  },
});

/** `convolution_backward(Tensor grad_output, Tensor input, Tensor weight, SymInt[]? bias_sizes, int[] stride, int[] padding, int[] dilation, bool transposed, int[] output_padding, int groups, bool[3] output_mask) -> (Tensor, Tensor, Tensor)` */
export const ConvolutionBackwardBackward0 = /* @__PURE__ */ rule<{
  gradOutput: SavedTensor | null;
  input: SavedTensor | null;
  weight: SavedTensor | null;
  stride: readonly number[];
  padding: readonly number[];
  dilation: readonly number[];
  transposed: boolean;
  outputPadding: readonly number[];
  groups: number;
}>({
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
      [gradOutputGrad, inputGrad, weightGrad] = op._convolution_double_backward(grad0, grad1, grad2, gradOutput, weight, input, saved.stride, saved.padding, saved.dilation, saved.transposed, saved.outputPadding, saved.groups, gradInputMask);
    }
    return [gradOutputGrad, inputGrad, weightGrad];
  },
  release(saved) {
    saved.gradOutput = null;
    saved.input = null;
    saved.weight = null;
  },
});

/** `im2col(Tensor self, int[2] kernel_size, int[2] dilation, int[2] padding, int[2] stride) -> Tensor` */
export const Im2ColBackward0 = /* @__PURE__ */ rule<{
  self: SavedTensor | null;
  kernelSize: readonly number[];
  dilation: readonly number[];
  padding: readonly number[];
  stride: readonly number[];
}>({
  name: "Im2ColBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const self = unpackSaved(node, saved.self);
    return [op.col2im(grad, [sizeOf(self, -2), sizeOf(self, -1)], saved.kernelSize, saved.dilation, saved.padding, saved.stride)];
  },
  release(saved) {
    saved.self = null;
  },
});

/** `col2im(Tensor self, SymInt[2] output_size, int[2] kernel_size, int[2] dilation, int[2] padding, int[2] stride) -> Tensor` */
export const Col2ImBackward0 = /* @__PURE__ */ rule<{
  kernelSize: readonly number[];
  dilation: readonly number[];
  padding: readonly number[];
  stride: readonly number[];
}>({
  name: "Col2ImBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [op.im2col(grad, saved.kernelSize, saved.dilation, saved.padding, saved.stride)];
  },
});

/** `max_pool2d_with_indices(Tensor self, int[2] kernel_size, int[2] stride=[], int[2] padding=0, int[2] dilation=1, bool ceil_mode=False) -> (Tensor, Tensor)` */
export const MaxPool2DWithIndicesBackward0 = /* @__PURE__ */ rule<{
  self: SavedTensor | null;
  kernelSize: readonly number[];
  stride: readonly number[];
  padding: readonly number[];
  dilation: readonly number[];
  ceilMode: boolean;
  result1: SavedTensor | null;
}>({
  name: "MaxPool2DWithIndicesBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const self = unpackSaved(node, saved.self);
    const result1 = unpackSaved(node, saved.result1);
    return [op.max_pool2d_with_indices_backward(grad, self, saved.kernelSize, saved.stride, saved.padding, saved.dilation, saved.ceilMode, result1)];
  },
  release(saved) {
    saved.self = null;
    saved.result1 = null;
  },
});

/** `max_pool2d_with_indices_backward(Tensor grad_output, Tensor self, int[2] kernel_size, int[2] stride, int[2] padding, int[2] dilation, bool ceil_mode, Tensor indices) -> Tensor` */
export const MaxPool2DWithIndicesBackwardBackward0 = /* @__PURE__ */ rule<{
  indices: SavedTensor | null;
  selfInfo: TensorInfo;
}>({
  name: "MaxPool2DWithIndicesBackwardBackward0",
  backward(node, grads, needs) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null, null];
    let gradOutputGrad: Gradient = null;
    let selfGrad: Gradient = null;
    if (needs[0]!) {
      const indices = unpackSaved(node, saved.indices);
      gradOutputGrad = max_pool_jvp(grad, indices, 2);
    }
    if (needs[1]!) {
      selfGrad = op.zeros(saved.selfInfo.shape, saved.selfInfo.dtype, saved.selfInfo.layout, saved.selfInfo.device, null);
    }
    return [gradOutputGrad, selfGrad];
  },
  release(saved) {
    saved.indices = null;
  },
});

/** `avg_pool2d(Tensor self, int[2] kernel_size, int[2] stride=[], int[2] padding=0, bool ceil_mode=False, bool count_include_pad=True, int? divisor_override=None) -> Tensor` */
export const AvgPool2DBackward0 = /* @__PURE__ */ rule<{
  self: SavedTensor | null;
  kernelSize: readonly number[];
  stride: readonly number[];
  padding: readonly number[];
  ceilMode: boolean;
  countIncludePad: boolean;
  divisorOverride: number | null;
}>({
  name: "AvgPool2DBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const self = unpackSaved(node, saved.self);
    return [op.avg_pool2d_backward(grad, self, saved.kernelSize, saved.stride, saved.padding, saved.ceilMode, saved.countIncludePad, saved.divisorOverride)];
  },
  release(saved) {
    saved.self = null;
  },
});

/** `avg_pool2d_backward(Tensor grad_output, Tensor self, int[2] kernel_size, int[2] stride, int[2] padding, bool ceil_mode, bool count_include_pad, int? divisor_override) -> Tensor` */
export const AvgPool2DBackwardBackward0 = /* @__PURE__ */ rule<{
  kernelSize: readonly number[];
  stride: readonly number[];
  padding: readonly number[];
  ceilMode: boolean;
  countIncludePad: boolean;
  divisorOverride: number | null;
  selfInfo: TensorInfo;
}>({
  name: "AvgPool2DBackwardBackward0",
  backward(node, grads, needs) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null, null];
    let gradOutputGrad: Gradient = null;
    let selfGrad: Gradient = null;
    if (needs[0]!) {
      gradOutputGrad = op.avg_pool2d(grad, saved.kernelSize, saved.stride, saved.padding, saved.ceilMode, saved.countIncludePad, saved.divisorOverride);
    }
    if (needs[1]!) {
      selfGrad = op.zeros(saved.selfInfo.shape, saved.selfInfo.dtype, saved.selfInfo.layout, saved.selfInfo.device, null);
    }
    return [gradOutputGrad, selfGrad];
  },
});

/** `_adaptive_avg_pool2d(Tensor self, SymInt[2] output_size) -> Tensor` */
export const AdaptiveAvgPool2DBackward0 = /* @__PURE__ */ rule<{
  self: SavedTensor | null;
}>({
  name: "AdaptiveAvgPool2DBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const self = unpackSaved(node, saved.self);
    return [op._adaptive_avg_pool2d_backward(grad, self)];
  },
  release(saved) {
    saved.self = null;
  },
});

/** `_adaptive_avg_pool2d_backward(Tensor grad_output, Tensor self) -> Tensor` */
export const AdaptiveAvgPool2DBackwardBackward0 = /* @__PURE__ */ rule<{
  gradOutput: SavedTensor | null;
  selfInfo: TensorInfo;
}>({
  name: "AdaptiveAvgPool2DBackwardBackward0",
  backward(node, grads, needs) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null, null];
    let gradOutputGrad: Gradient = null;
    let selfGrad: Gradient = null;
    if (needs[0]!) {
      const gradOutput = unpackSaved(node, saved.gradOutput);
      gradOutputGrad = op._adaptive_avg_pool2d(grad, [sizeOf(gradOutput, -2), sizeOf(gradOutput, -1)]);
    }
    if (needs[1]!) {
      selfGrad = op.zeros(saved.selfInfo.shape, saved.selfInfo.dtype, saved.selfInfo.layout, saved.selfInfo.device, null);
    }
    return [gradOutputGrad, selfGrad];
  },
  release(saved) {
    saved.gradOutput = null;
  },
});

/** `adaptive_max_pool2d(Tensor self, int[2] output_size) -> (Tensor, Tensor)` */
export const AdaptiveMaxPool2DBackward0 = /* @__PURE__ */ rule<{
  self: SavedTensor | null;
  result1: SavedTensor | null;
}>({
  name: "AdaptiveMaxPool2DBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const self = unpackSaved(node, saved.self);
    const result1 = unpackSaved(node, saved.result1);
    return [op.adaptive_max_pool2d_backward(grad, self, result1)];
  },
  release(saved) {
    saved.self = null;
    saved.result1 = null;
  },
});

/** `adaptive_max_pool2d_backward(Tensor grad_output, Tensor self, Tensor indices) -> Tensor` */
export const AdaptiveMaxPool2DBackwardBackward0 = /* @__PURE__ */ rule<{
  indices: SavedTensor | null;
  selfInfo: TensorInfo;
}>({
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
      selfGrad = op.zeros(saved.selfInfo.shape, saved.selfInfo.dtype, saved.selfInfo.layout, saved.selfInfo.device, null);
    }
    return [gradOutputGrad, selfGrad];
  },
  release(saved) {
    saved.indices = null;
  },
});

/** `max_unpool2d(Tensor self, Tensor indices, int[2] output_size) -> Tensor` */
export const MaxUnpool2DBackward0 = /* @__PURE__ */ rule<{
  indices: SavedTensor | null;
}>({
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

/** `max_pool3d_with_indices(Tensor self, int[3] kernel_size, int[3] stride=[], int[3] padding=0, int[3] dilation=1, bool ceil_mode=False) -> (Tensor, Tensor)` */
export const MaxPool3DWithIndicesBackward0 = /* @__PURE__ */ rule<{
  self: SavedTensor | null;
  kernelSize: readonly number[];
  stride: readonly number[];
  padding: readonly number[];
  dilation: readonly number[];
  ceilMode: boolean;
  result1: SavedTensor | null;
}>({
  name: "MaxPool3DWithIndicesBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const self = unpackSaved(node, saved.self);
    const result1 = unpackSaved(node, saved.result1);
    return [op.max_pool3d_with_indices_backward(grad, self, saved.kernelSize, saved.stride, saved.padding, saved.dilation, saved.ceilMode, result1)];
  },
  release(saved) {
    saved.self = null;
    saved.result1 = null;
  },
});

/** `max_pool3d_with_indices_backward(Tensor grad_output, Tensor self, int[3] kernel_size, int[3] stride, int[3] padding, int[3] dilation, bool ceil_mode, Tensor indices) -> Tensor` */
export const MaxPool3DWithIndicesBackwardBackward0 = /* @__PURE__ */ rule<{
  indices: SavedTensor | null;
  selfInfo: TensorInfo;
}>({
  name: "MaxPool3DWithIndicesBackwardBackward0",
  backward(node, grads, needs) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null, null];
    let gradOutputGrad: Gradient = null;
    let selfGrad: Gradient = null;
    if (needs[0]!) {
      const indices = unpackSaved(node, saved.indices);
      gradOutputGrad = max_pool_jvp(grad, indices, 3);
    }
    if (needs[1]!) {
      selfGrad = op.zeros(saved.selfInfo.shape, saved.selfInfo.dtype, saved.selfInfo.layout, saved.selfInfo.device, null);
    }
    return [gradOutputGrad, selfGrad];
  },
  release(saved) {
    saved.indices = null;
  },
});

/** `avg_pool3d(Tensor self, int[3] kernel_size, int[3] stride=[], int[3] padding=0, bool ceil_mode=False, bool count_include_pad=True, int? divisor_override=None) -> Tensor` */
export const AvgPool3DBackward0 = /* @__PURE__ */ rule<{
  self: SavedTensor | null;
  kernelSize: readonly number[];
  stride: readonly number[];
  padding: readonly number[];
  ceilMode: boolean;
  countIncludePad: boolean;
  divisorOverride: number | null;
}>({
  name: "AvgPool3DBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const self = unpackSaved(node, saved.self);
    return [op.avg_pool3d_backward(grad, self, saved.kernelSize, saved.stride, saved.padding, saved.ceilMode, saved.countIncludePad, saved.divisorOverride)];
  },
  release(saved) {
    saved.self = null;
  },
});

/** `avg_pool3d_backward(Tensor grad_output, Tensor self, int[3] kernel_size, int[3] stride, int[3] padding, bool ceil_mode, bool count_include_pad, int? divisor_override) -> Tensor` */
export const AvgPool3DBackwardBackward0 = /* @__PURE__ */ rule<{
  kernelSize: readonly number[];
  stride: readonly number[];
  padding: readonly number[];
  ceilMode: boolean;
  countIncludePad: boolean;
  divisorOverride: number | null;
  selfInfo: TensorInfo;
}>({
  name: "AvgPool3DBackwardBackward0",
  backward(node, grads, needs) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null, null];
    let gradOutputGrad: Gradient = null;
    let selfGrad: Gradient = null;
    if (needs[0]!) {
      gradOutputGrad = op.avg_pool3d(grad, saved.kernelSize, saved.stride, saved.padding, saved.ceilMode, saved.countIncludePad, saved.divisorOverride);
    }
    if (needs[1]!) {
      selfGrad = op.zeros(saved.selfInfo.shape, saved.selfInfo.dtype, saved.selfInfo.layout, saved.selfInfo.device, null);
    }
    return [gradOutputGrad, selfGrad];
  },
});

/** `_adaptive_avg_pool3d(Tensor self, int[3] output_size) -> Tensor` */
export const AdaptiveAvgPool3DBackward0 = /* @__PURE__ */ rule<{
  self: SavedTensor | null;
}>({
  name: "AdaptiveAvgPool3DBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const self = unpackSaved(node, saved.self);
    return [op._adaptive_avg_pool3d_backward(grad, self)];
  },
  release(saved) {
    saved.self = null;
  },
});

/** `_adaptive_avg_pool3d_backward(Tensor grad_output, Tensor self) -> Tensor` */
export const AdaptiveAvgPool3DBackwardBackward0 = /* @__PURE__ */ rule<{
  gradOutput: SavedTensor | null;
  selfInfo: TensorInfo;
}>({
  name: "AdaptiveAvgPool3DBackwardBackward0",
  backward(node, grads, needs) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null, null];
    let gradOutputGrad: Gradient = null;
    let selfGrad: Gradient = null;
    if (needs[0]!) {
      const gradOutput = unpackSaved(node, saved.gradOutput);
      gradOutputGrad = op._adaptive_avg_pool3d(grad, [sizeOf(gradOutput, -3), sizeOf(gradOutput, -2), sizeOf(gradOutput, -1)]);
    }
    if (needs[1]!) {
      selfGrad = op.zeros(saved.selfInfo.shape, saved.selfInfo.dtype, saved.selfInfo.layout, saved.selfInfo.device, null);
    }
    return [gradOutputGrad, selfGrad];
  },
  release(saved) {
    saved.gradOutput = null;
  },
});

/** `adaptive_max_pool3d(Tensor self, int[3] output_size) -> (Tensor, Tensor)` */
export const AdaptiveMaxPool3DBackward0 = /* @__PURE__ */ rule<{
  self: SavedTensor | null;
  result1: SavedTensor | null;
}>({
  name: "AdaptiveMaxPool3DBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const self = unpackSaved(node, saved.self);
    const result1 = unpackSaved(node, saved.result1);
    return [op.adaptive_max_pool3d_backward(grad, self, result1)];
  },
  release(saved) {
    saved.self = null;
    saved.result1 = null;
  },
});

/** `adaptive_max_pool3d_backward(Tensor grad_output, Tensor self, Tensor indices) -> Tensor` */
export const AdaptiveMaxPool3DBackwardBackward0 = /* @__PURE__ */ rule<{
  indices: SavedTensor | null;
  selfInfo: TensorInfo;
}>({
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
      selfGrad = op.zeros(saved.selfInfo.shape, saved.selfInfo.dtype, saved.selfInfo.layout, saved.selfInfo.device, null);
    }
    return [gradOutputGrad, selfGrad];
  },
  release(saved) {
    saved.indices = null;
  },
});

/** `max_unpool3d(Tensor self, Tensor indices, int[3] output_size, int[3] stride, int[3] padding) -> Tensor` */
export const MaxUnpool3DBackward0 = /* @__PURE__ */ rule<{
  indices: SavedTensor | null;
}>({
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

/** `glu(Tensor self, int dim=-1) -> Tensor` */
export const GluBackward0 = /* @__PURE__ */ rule<{
  self: SavedTensor | null;
  dim: number;
}>({
  name: "GluBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const self = unpackSaved(node, saved.self);
    return [op.glu_backward(grad, self, saved.dim)];
  },
  release(saved) {
    saved.self = null;
  },
});

/** `glu_backward(Tensor grad_output, Tensor self, int dim) -> Tensor` */
export const GluBackwardBackward0 = /* @__PURE__ */ rule<{
  self: SavedTensor | null;
  dim: number;
  gradOutput: SavedTensor | null;
}>({
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

/** `prelu(Tensor self, Tensor weight) -> Tensor` */
export const PreluBackward0 = /* @__PURE__ */ rule<{
  self: SavedTensor | null;
  weight: SavedTensor | null;
}>({
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
      [selfGrad, weightGrad] = op.prelu_backward(grad, self, weight);
    }
    return [selfGrad, weightGrad];
  },
  release(saved) {
    saved.self = null;
    saved.weight = null;
  },
});

/** `prelu_backward(Tensor grad_output, Tensor self, Tensor weight) -> (Tensor, Tensor)` */
export const PreluBackwardBackward0 = /* @__PURE__ */ rule<{
  gradOutput: SavedTensor | null;
  self: SavedTensor | null;
  weight: SavedTensor | null;
}>({
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

/** `renorm(Tensor self, Scalar p, int dim, Scalar maxnorm) -> Tensor` */
export const RenormBackward0 = /* @__PURE__ */ rule<{
  self: SavedTensor | null;
  p: Scalar;
  dim: number;
  maxnorm: Scalar;
}>({
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

/** `pixel_shuffle(Tensor self, int upscale_factor) -> Tensor` */
export const PixelShuffleBackward0 = /* @__PURE__ */ rule<{
  upscaleFactor: number;
}>({
  name: "PixelShuffleBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [op.pixel_unshuffle(grad, saved.upscaleFactor)];
  },
});

/** `pixel_unshuffle(Tensor self, int downscale_factor) -> Tensor` */
export const PixelUnshuffleBackward0 = /* @__PURE__ */ rule<{
  downscaleFactor: number;
}>({
  name: "PixelUnshuffleBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [op.pixel_shuffle(grad, saved.downscaleFactor)];
  },
});

/** `upsample_nearest1d(Tensor self, SymInt[1] output_size, float? scales=None) -> Tensor` */
export const UpsampleNearest1DBackward0 = /* @__PURE__ */ rule<{
  selfSizes: readonly number[];
  outputSize: readonly number[];
  scales: number | null;
}>({
  name: "UpsampleNearest1DBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [op.upsample_nearest1d_backward(grad, saved.outputSize, saved.selfSizes, saved.scales)];
  },
});

/** `upsample_nearest1d_backward(Tensor grad_output, SymInt[1] output_size, SymInt[3] input_size, float? scales=None) -> Tensor` */
export const UpsampleNearest1DBackwardBackward0 = /* @__PURE__ */ rule<{
  outputSize: readonly number[];
  scales: number | null;
}>({
  name: "UpsampleNearest1DBackwardBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [op.upsample_nearest1d(grad, saved.outputSize, saved.scales)];
  },
});

/** `upsample_nearest1d.vec(Tensor input, SymInt[]? output_size, float[]? scale_factors) -> Tensor` */
export const UpsampleNearest1DBackward1 = /* @__PURE__ */ rule<{
  inputSizes: readonly number[];
  outputSize: readonly number[] | null;
  scaleFactors: readonly number[] | null;
}>({
  name: "UpsampleNearest1DBackward1",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [op.upsample_nearest1d_backward_vec(grad, saved.outputSize, saved.inputSizes, saved.scaleFactors)];
  },
});

/** `upsample_nearest1d_backward.vec(Tensor grad_output, SymInt[]? output_size, SymInt[] input_size, float[]? scale_factors) -> Tensor` */
export const UpsampleNearest1DBackwardBackward1 = /* @__PURE__ */ rule<{
  outputSize: readonly number[] | null;
  scaleFactors: readonly number[] | null;
}>({
  name: "UpsampleNearest1DBackwardBackward1",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [op.upsample_nearest1d_vec(grad, saved.outputSize, saved.scaleFactors)];
  },
});

/** `upsample_nearest2d(Tensor self, SymInt[2] output_size, float? scales_h=None, float? scales_w=None) -> Tensor` */
export const UpsampleNearest2DBackward0 = /* @__PURE__ */ rule<{
  selfSizes: readonly number[];
  outputSize: readonly number[];
  scalesH: number | null;
  scalesW: number | null;
}>({
  name: "UpsampleNearest2DBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [op.upsample_nearest2d_backward(grad, saved.outputSize, saved.selfSizes, saved.scalesH, saved.scalesW)];
  },
});

/** `upsample_nearest2d_backward(Tensor grad_output, SymInt[2] output_size, SymInt[4] input_size, float? scales_h=None, float? scales_w=None) -> Tensor` */
export const UpsampleNearest2DBackwardBackward0 = /* @__PURE__ */ rule<{
  outputSize: readonly number[];
  scalesH: number | null;
  scalesW: number | null;
}>({
  name: "UpsampleNearest2DBackwardBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [op.upsample_nearest2d(grad, saved.outputSize, saved.scalesH, saved.scalesW)];
  },
});

/** `upsample_nearest2d.vec(Tensor input, SymInt[]? output_size, float[]? scale_factors) -> Tensor` */
export const UpsampleNearest2DBackward1 = /* @__PURE__ */ rule<{
  inputSizes: readonly number[];
  outputSize: readonly number[] | null;
  scaleFactors: readonly number[] | null;
}>({
  name: "UpsampleNearest2DBackward1",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [op.upsample_nearest2d_backward_vec(grad, saved.outputSize, saved.inputSizes, saved.scaleFactors)];
  },
});

/** `upsample_nearest2d_backward.vec(Tensor grad_output, SymInt[]? output_size, SymInt[] input_size, float[]? scale_factors) -> Tensor` */
export const UpsampleNearest2DBackwardBackward1 = /* @__PURE__ */ rule<{
  outputSize: readonly number[] | null;
  scaleFactors: readonly number[] | null;
}>({
  name: "UpsampleNearest2DBackwardBackward1",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [op.upsample_nearest2d_vec(grad, saved.outputSize, saved.scaleFactors)];
  },
});

/** `upsample_nearest3d(Tensor self, SymInt[3] output_size, float? scales_d=None, float? scales_h=None, float? scales_w=None) -> Tensor` */
export const UpsampleNearest3DBackward0 = /* @__PURE__ */ rule<{
  selfSizes: readonly number[];
  outputSize: readonly number[];
  scalesD: number | null;
  scalesH: number | null;
  scalesW: number | null;
}>({
  name: "UpsampleNearest3DBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [op.upsample_nearest3d_backward(grad, saved.outputSize, saved.selfSizes, saved.scalesD, saved.scalesH, saved.scalesW)];
  },
});

/** `upsample_nearest3d_backward(Tensor grad_output, SymInt[3] output_size, SymInt[5] input_size, float? scales_d=None, float? scales_h=None, float? scales_w=None) -> Tensor` */
export const UpsampleNearest3DBackwardBackward0 = /* @__PURE__ */ rule<{
  outputSize: readonly number[];
  scalesD: number | null;
  scalesH: number | null;
  scalesW: number | null;
}>({
  name: "UpsampleNearest3DBackwardBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [op.upsample_nearest3d(grad, saved.outputSize, saved.scalesD, saved.scalesH, saved.scalesW)];
  },
});

/** `upsample_nearest3d.vec(Tensor input, SymInt[]? output_size, float[]? scale_factors) -> Tensor` */
export const UpsampleNearest3DBackward1 = /* @__PURE__ */ rule<{
  inputSizes: readonly number[];
  outputSize: readonly number[] | null;
  scaleFactors: readonly number[] | null;
}>({
  name: "UpsampleNearest3DBackward1",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [op.upsample_nearest3d_backward_vec(grad, saved.outputSize, saved.inputSizes, saved.scaleFactors)];
  },
});

/** `upsample_nearest3d_backward.vec(Tensor grad_output, SymInt[]? output_size, SymInt[] input_size, float[]? scale_factors) -> Tensor` */
export const UpsampleNearest3DBackwardBackward1 = /* @__PURE__ */ rule<{
  outputSize: readonly number[] | null;
  scaleFactors: readonly number[] | null;
}>({
  name: "UpsampleNearest3DBackwardBackward1",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [op.upsample_nearest3d_vec(grad, saved.outputSize, saved.scaleFactors)];
  },
});

/** `_upsample_nearest_exact1d(Tensor self, SymInt[1] output_size, float? scales=None) -> Tensor` */
export const UpsampleNearestExact1DBackward0 = /* @__PURE__ */ rule<{
  selfSizes: readonly number[];
  outputSize: readonly number[];
  scales: number | null;
}>({
  name: "UpsampleNearestExact1DBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [op._upsample_nearest_exact1d_backward(grad, saved.outputSize, saved.selfSizes, saved.scales)];
  },
});

/** `_upsample_nearest_exact1d_backward(Tensor grad_output, SymInt[1] output_size, SymInt[3] input_size, float? scales=None) -> Tensor` */
export const UpsampleNearestExact1DBackwardBackward0 = /* @__PURE__ */ rule<{
  outputSize: readonly number[];
  scales: number | null;
}>({
  name: "UpsampleNearestExact1DBackwardBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [op._upsample_nearest_exact1d(grad, saved.outputSize, saved.scales)];
  },
});

/** `_upsample_nearest_exact1d.vec(Tensor input, SymInt[]? output_size, float[]? scale_factors) -> Tensor` */
export const UpsampleNearestExact1DBackward1 = /* @__PURE__ */ rule<{
  inputSizes: readonly number[];
  outputSize: readonly number[] | null;
  scaleFactors: readonly number[] | null;
}>({
  name: "UpsampleNearestExact1DBackward1",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [op._upsample_nearest_exact1d_backward_vec(grad, saved.outputSize, saved.inputSizes, saved.scaleFactors)];
  },
});

/** `_upsample_nearest_exact1d_backward.vec(Tensor grad_output, SymInt[]? output_size, SymInt[] input_size, float[]? scale_factors) -> Tensor` */
export const UpsampleNearestExact1DBackwardBackward1 = /* @__PURE__ */ rule<{
  outputSize: readonly number[] | null;
  scaleFactors: readonly number[] | null;
}>({
  name: "UpsampleNearestExact1DBackwardBackward1",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [op._upsample_nearest_exact1d_vec(grad, saved.outputSize, saved.scaleFactors)];
  },
});

/** `_upsample_nearest_exact2d(Tensor self, SymInt[2] output_size, float? scales_h=None, float? scales_w=None) -> Tensor` */
export const UpsampleNearestExact2DBackward0 = /* @__PURE__ */ rule<{
  selfSizes: readonly number[];
  outputSize: readonly number[];
  scalesH: number | null;
  scalesW: number | null;
}>({
  name: "UpsampleNearestExact2DBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [op._upsample_nearest_exact2d_backward(grad, saved.outputSize, saved.selfSizes, saved.scalesH, saved.scalesW)];
  },
});

/** `_upsample_nearest_exact2d_backward(Tensor grad_output, SymInt[2] output_size, SymInt[4] input_size, float? scales_h=None, float? scales_w=None) -> Tensor` */
export const UpsampleNearestExact2DBackwardBackward0 = /* @__PURE__ */ rule<{
  outputSize: readonly number[];
  scalesH: number | null;
  scalesW: number | null;
}>({
  name: "UpsampleNearestExact2DBackwardBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [op._upsample_nearest_exact2d(grad, saved.outputSize, saved.scalesH, saved.scalesW)];
  },
});

/** `_upsample_nearest_exact2d.vec(Tensor input, SymInt[]? output_size, float[]? scale_factors) -> Tensor` */
export const UpsampleNearestExact2DBackward1 = /* @__PURE__ */ rule<{
  inputSizes: readonly number[];
  outputSize: readonly number[] | null;
  scaleFactors: readonly number[] | null;
}>({
  name: "UpsampleNearestExact2DBackward1",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [op._upsample_nearest_exact2d_backward_vec(grad, saved.outputSize, saved.inputSizes, saved.scaleFactors)];
  },
});

/** `_upsample_nearest_exact2d_backward.vec(Tensor grad_output, SymInt[]? output_size, SymInt[] input_size, float[]? scale_factors) -> Tensor` */
export const UpsampleNearestExact2DBackwardBackward1 = /* @__PURE__ */ rule<{
  outputSize: readonly number[] | null;
  scaleFactors: readonly number[] | null;
}>({
  name: "UpsampleNearestExact2DBackwardBackward1",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [op._upsample_nearest_exact2d_vec(grad, saved.outputSize, saved.scaleFactors)];
  },
});

/** `_upsample_nearest_exact3d(Tensor self, SymInt[3] output_size, float? scales_d=None, float? scales_h=None, float? scales_w=None) -> Tensor` */
export const UpsampleNearestExact3DBackward0 = /* @__PURE__ */ rule<{
  selfSizes: readonly number[];
  outputSize: readonly number[];
  scalesD: number | null;
  scalesH: number | null;
  scalesW: number | null;
}>({
  name: "UpsampleNearestExact3DBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [op._upsample_nearest_exact3d_backward(grad, saved.outputSize, saved.selfSizes, saved.scalesD, saved.scalesH, saved.scalesW)];
  },
});

/** `_upsample_nearest_exact3d_backward(Tensor grad_output, SymInt[3] output_size, SymInt[5] input_size, float? scales_d=None, float? scales_h=None, float? scales_w=None) -> Tensor` */
export const UpsampleNearestExact3DBackwardBackward0 = /* @__PURE__ */ rule<{
  outputSize: readonly number[];
  scalesD: number | null;
  scalesH: number | null;
  scalesW: number | null;
}>({
  name: "UpsampleNearestExact3DBackwardBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [op._upsample_nearest_exact3d(grad, saved.outputSize, saved.scalesD, saved.scalesH, saved.scalesW)];
  },
});

/** `_upsample_nearest_exact3d.vec(Tensor input, SymInt[]? output_size, float[]? scale_factors) -> Tensor` */
export const UpsampleNearestExact3DBackward1 = /* @__PURE__ */ rule<{
  inputSizes: readonly number[];
  outputSize: readonly number[] | null;
  scaleFactors: readonly number[] | null;
}>({
  name: "UpsampleNearestExact3DBackward1",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [op._upsample_nearest_exact3d_backward_vec(grad, saved.outputSize, saved.inputSizes, saved.scaleFactors)];
  },
});

/** `_upsample_nearest_exact3d_backward.vec(Tensor grad_output, SymInt[]? output_size, SymInt[] input_size, float[]? scale_factors) -> Tensor` */
export const UpsampleNearestExact3DBackwardBackward1 = /* @__PURE__ */ rule<{
  outputSize: readonly number[] | null;
  scaleFactors: readonly number[] | null;
}>({
  name: "UpsampleNearestExact3DBackwardBackward1",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [op._upsample_nearest_exact3d_vec(grad, saved.outputSize, saved.scaleFactors)];
  },
});

/** `upsample_linear1d(Tensor self, SymInt[1] output_size, bool align_corners, float? scales=None) -> Tensor` */
export const UpsampleLinear1DBackward0 = /* @__PURE__ */ rule<{
  selfSizes: readonly number[];
  outputSize: readonly number[];
  alignCorners: boolean;
  scales: number | null;
}>({
  name: "UpsampleLinear1DBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [op.upsample_linear1d_backward(grad, saved.outputSize, saved.selfSizes, saved.alignCorners, saved.scales)];
  },
});

/** `upsample_linear1d_backward(Tensor grad_output, SymInt[1] output_size, SymInt[3] input_size, bool align_corners, float? scales=None) -> Tensor` */
export const UpsampleLinear1DBackwardBackward0 = /* @__PURE__ */ rule<{
  outputSize: readonly number[];
  alignCorners: boolean;
  scales: number | null;
}>({
  name: "UpsampleLinear1DBackwardBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [op.upsample_linear1d(grad, saved.outputSize, saved.alignCorners, saved.scales)];
  },
});

/** `upsample_linear1d.vec(Tensor input, SymInt[]? output_size, bool align_corners, float[]? scale_factors) -> Tensor` */
export const UpsampleLinear1DBackward1 = /* @__PURE__ */ rule<{
  inputSizes: readonly number[];
  outputSize: readonly number[] | null;
  alignCorners: boolean;
  scaleFactors: readonly number[] | null;
}>({
  name: "UpsampleLinear1DBackward1",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [op.upsample_linear1d_backward_vec(grad, saved.outputSize, saved.inputSizes, saved.alignCorners, saved.scaleFactors)];
  },
});

/** `upsample_linear1d_backward.vec(Tensor grad_output, SymInt[]? output_size, SymInt[] input_size, bool align_corners, float[]? scale_factors) -> Tensor` */
export const UpsampleLinear1DBackwardBackward1 = /* @__PURE__ */ rule<{
  outputSize: readonly number[] | null;
  alignCorners: boolean;
  scaleFactors: readonly number[] | null;
}>({
  name: "UpsampleLinear1DBackwardBackward1",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [op.upsample_linear1d_vec(grad, saved.outputSize, saved.alignCorners, saved.scaleFactors)];
  },
});

/** `upsample_bilinear2d(Tensor self, SymInt[2] output_size, bool align_corners, float? scales_h=None, float? scales_w=None) -> Tensor` */
export const UpsampleBilinear2DBackward0 = /* @__PURE__ */ rule<{
  selfSizes: readonly number[];
  outputSize: readonly number[];
  alignCorners: boolean;
  scalesH: number | null;
  scalesW: number | null;
}>({
  name: "UpsampleBilinear2DBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [op.upsample_bilinear2d_backward(grad, saved.outputSize, saved.selfSizes, saved.alignCorners, saved.scalesH, saved.scalesW)];
  },
});

/** `upsample_bilinear2d_backward(Tensor grad_output, SymInt[2] output_size, SymInt[4] input_size, bool align_corners, float? scales_h=None, float? scales_w=None) -> Tensor` */
export const UpsampleBilinear2DBackwardBackward0 = /* @__PURE__ */ rule<{
  outputSize: readonly number[];
  alignCorners: boolean;
  scalesH: number | null;
  scalesW: number | null;
}>({
  name: "UpsampleBilinear2DBackwardBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [op.upsample_bilinear2d(grad, saved.outputSize, saved.alignCorners, saved.scalesH, saved.scalesW)];
  },
});

/** `upsample_bilinear2d.vec(Tensor input, SymInt[]? output_size, bool align_corners, float[]? scale_factors) -> Tensor` */
export const UpsampleBilinear2DBackward1 = /* @__PURE__ */ rule<{
  inputSizes: readonly number[];
  outputSize: readonly number[] | null;
  alignCorners: boolean;
  scaleFactors: readonly number[] | null;
}>({
  name: "UpsampleBilinear2DBackward1",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [op.upsample_bilinear2d_backward_vec(grad, saved.outputSize, saved.inputSizes, saved.alignCorners, saved.scaleFactors)];
  },
});

/** `upsample_bilinear2d_backward.vec(Tensor grad_output, SymInt[]? output_size, SymInt[] input_size, bool align_corners, float[]? scale_factors) -> Tensor` */
export const UpsampleBilinear2DBackwardBackward1 = /* @__PURE__ */ rule<{
  outputSize: readonly number[] | null;
  alignCorners: boolean;
  scaleFactors: readonly number[] | null;
}>({
  name: "UpsampleBilinear2DBackwardBackward1",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [op.upsample_bilinear2d_vec(grad, saved.outputSize, saved.alignCorners, saved.scaleFactors)];
  },
});

/** `upsample_trilinear3d(Tensor self, SymInt[3] output_size, bool align_corners, float? scales_d=None, float? scales_h=None, float? scales_w=None) -> Tensor` */
export const UpsampleTrilinear3DBackward0 = /* @__PURE__ */ rule<{
  selfSizes: readonly number[];
  outputSize: readonly number[];
  alignCorners: boolean;
  scalesD: number | null;
  scalesH: number | null;
  scalesW: number | null;
}>({
  name: "UpsampleTrilinear3DBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [op.upsample_trilinear3d_backward(grad, saved.outputSize, saved.selfSizes, saved.alignCorners, saved.scalesD, saved.scalesH, saved.scalesW)];
  },
});

/** `upsample_trilinear3d_backward(Tensor grad_output, SymInt[3] output_size, SymInt[5] input_size, bool align_corners, float? scales_d=None, float? scales_h=None, float? scales_w=None) -> Tensor` */
export const UpsampleTrilinear3DBackwardBackward0 = /* @__PURE__ */ rule<{
  outputSize: readonly number[];
  alignCorners: boolean;
  scalesD: number | null;
  scalesH: number | null;
  scalesW: number | null;
}>({
  name: "UpsampleTrilinear3DBackwardBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [op.upsample_trilinear3d(grad, saved.outputSize, saved.alignCorners, saved.scalesD, saved.scalesH, saved.scalesW)];
  },
});

/** `upsample_trilinear3d.vec(Tensor input, SymInt[]? output_size, bool align_corners, float[]? scale_factors) -> Tensor` */
export const UpsampleTrilinear3DBackward1 = /* @__PURE__ */ rule<{
  inputSizes: readonly number[];
  outputSize: readonly number[] | null;
  alignCorners: boolean;
  scaleFactors: readonly number[] | null;
}>({
  name: "UpsampleTrilinear3DBackward1",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [op.upsample_trilinear3d_backward_vec(grad, saved.outputSize, saved.inputSizes, saved.alignCorners, saved.scaleFactors)];
  },
});

/** `upsample_trilinear3d_backward.vec(Tensor grad_output, SymInt[]? output_size, SymInt[] input_size, bool align_corners, float[]? scale_factors) -> Tensor` */
export const UpsampleTrilinear3DBackwardBackward1 = /* @__PURE__ */ rule<{
  outputSize: readonly number[] | null;
  alignCorners: boolean;
  scaleFactors: readonly number[] | null;
}>({
  name: "UpsampleTrilinear3DBackwardBackward1",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [op.upsample_trilinear3d_vec(grad, saved.outputSize, saved.alignCorners, saved.scaleFactors)];
  },
});

/** `upsample_bicubic2d(Tensor self, SymInt[2] output_size, bool align_corners, float? scales_h=None, float? scales_w=None) -> Tensor` */
export const UpsampleBicubic2DBackward0 = /* @__PURE__ */ rule<{
  selfSizes: readonly number[];
  outputSize: readonly number[];
  alignCorners: boolean;
  scalesH: number | null;
  scalesW: number | null;
}>({
  name: "UpsampleBicubic2DBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [op.upsample_bicubic2d_backward(grad, saved.outputSize, saved.selfSizes, saved.alignCorners, saved.scalesH, saved.scalesW)];
  },
});

/** `upsample_bicubic2d_backward(Tensor grad_output, SymInt[2] output_size, SymInt[4] input_size, bool align_corners, float? scales_h=None, float? scales_w=None) -> Tensor` */
export const UpsampleBicubic2DBackwardBackward0 = /* @__PURE__ */ rule<{
  outputSize: readonly number[];
  alignCorners: boolean;
  scalesH: number | null;
  scalesW: number | null;
}>({
  name: "UpsampleBicubic2DBackwardBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [op.upsample_bicubic2d(grad, saved.outputSize, saved.alignCorners, saved.scalesH, saved.scalesW)];
  },
});

/** `upsample_bicubic2d.vec(Tensor input, SymInt[]? output_size, bool align_corners, float[]? scale_factors) -> Tensor` */
export const UpsampleBicubic2DBackward1 = /* @__PURE__ */ rule<{
  inputSizes: readonly number[];
  outputSize: readonly number[] | null;
  alignCorners: boolean;
  scaleFactors: readonly number[] | null;
}>({
  name: "UpsampleBicubic2DBackward1",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [op.upsample_bicubic2d_backward_vec(grad, saved.outputSize, saved.inputSizes, saved.alignCorners, saved.scaleFactors)];
  },
});

/** `upsample_bicubic2d_backward.vec(Tensor grad_output, SymInt[]? output_size, SymInt[] input_size, bool align_corners, float[]? scale_factors) -> Tensor` */
export const UpsampleBicubic2DBackwardBackward1 = /* @__PURE__ */ rule<{
  outputSize: readonly number[] | null;
  alignCorners: boolean;
  scaleFactors: readonly number[] | null;
}>({
  name: "UpsampleBicubic2DBackwardBackward1",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [op.upsample_bicubic2d_vec(grad, saved.outputSize, saved.alignCorners, saved.scaleFactors)];
  },
});

/** `_upsample_bilinear2d_aa(Tensor self, SymInt[2] output_size, bool align_corners, float? scales_h=None, float? scales_w=None) -> Tensor` */
export const UpsampleBilinear2DAaBackward0 = /* @__PURE__ */ rule<{
  selfSizes: readonly number[];
  outputSize: readonly number[];
  alignCorners: boolean;
  scalesH: number | null;
  scalesW: number | null;
}>({
  name: "UpsampleBilinear2DAaBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [op._upsample_bilinear2d_aa_backward(grad, saved.outputSize, saved.selfSizes, saved.alignCorners, saved.scalesH, saved.scalesW)];
  },
});

/** `_upsample_bilinear2d_aa_backward(Tensor grad_output, SymInt[2] output_size, SymInt[4] input_size, bool align_corners, float? scales_h=None, float? scales_w=None) -> Tensor` */
export const UpsampleBilinear2DAaBackwardBackward0 = /* @__PURE__ */ rule<{
  outputSize: readonly number[];
  alignCorners: boolean;
  scalesH: number | null;
  scalesW: number | null;
}>({
  name: "UpsampleBilinear2DAaBackwardBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [op._upsample_bilinear2d_aa(grad, saved.outputSize, saved.alignCorners, saved.scalesH, saved.scalesW)];
  },
});

/** `_upsample_bilinear2d_aa.vec(Tensor input, SymInt[]? output_size, bool align_corners, float[]? scale_factors) -> Tensor` */
export const UpsampleBilinear2DAaBackward1 = /* @__PURE__ */ rule<{
  inputSizes: readonly number[];
  outputSize: readonly number[] | null;
  alignCorners: boolean;
  scaleFactors: readonly number[] | null;
}>({
  name: "UpsampleBilinear2DAaBackward1",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [op._upsample_bilinear2d_aa_backward_vec(grad, saved.outputSize, saved.inputSizes, saved.alignCorners, saved.scaleFactors)];
  },
});

/** `_upsample_bilinear2d_aa_backward.vec(Tensor grad_output, SymInt[]? output_size, SymInt[] input_size, bool align_corners, float[]? scale_factors) -> Tensor` */
export const UpsampleBilinear2DAaBackwardBackward1 = /* @__PURE__ */ rule<{
  outputSize: readonly number[] | null;
  alignCorners: boolean;
  scaleFactors: readonly number[] | null;
}>({
  name: "UpsampleBilinear2DAaBackwardBackward1",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [op._upsample_bilinear2d_aa_vec(grad, saved.outputSize, saved.alignCorners, saved.scaleFactors)];
  },
});

/** `_upsample_bicubic2d_aa(Tensor self, SymInt[2] output_size, bool align_corners, float? scales_h=None, float? scales_w=None) -> Tensor` */
export const UpsampleBicubic2DAaBackward0 = /* @__PURE__ */ rule<{
  selfSizes: readonly number[];
  outputSize: readonly number[];
  alignCorners: boolean;
  scalesH: number | null;
  scalesW: number | null;
}>({
  name: "UpsampleBicubic2DAaBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [op._upsample_bicubic2d_aa_backward(grad, saved.outputSize, saved.selfSizes, saved.alignCorners, saved.scalesH, saved.scalesW)];
  },
});

/** `_upsample_bicubic2d_aa_backward(Tensor grad_output, SymInt[2] output_size, SymInt[4] input_size, bool align_corners, float? scales_h=None, float? scales_w=None) -> Tensor` */
export const UpsampleBicubic2DAaBackwardBackward0 = /* @__PURE__ */ rule<{
  outputSize: readonly number[];
  alignCorners: boolean;
  scalesH: number | null;
  scalesW: number | null;
}>({
  name: "UpsampleBicubic2DAaBackwardBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [op._upsample_bicubic2d_aa(grad, saved.outputSize, saved.alignCorners, saved.scalesH, saved.scalesW)];
  },
});

/** `_upsample_bicubic2d_aa.vec(Tensor input, SymInt[]? output_size, bool align_corners, float[]? scale_factors) -> Tensor` */
export const UpsampleBicubic2DAaBackward1 = /* @__PURE__ */ rule<{
  inputSizes: readonly number[];
  outputSize: readonly number[] | null;
  alignCorners: boolean;
  scaleFactors: readonly number[] | null;
}>({
  name: "UpsampleBicubic2DAaBackward1",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [op._upsample_bicubic2d_aa_backward_vec(grad, saved.outputSize, saved.inputSizes, saved.alignCorners, saved.scaleFactors)];
  },
});

/** `_upsample_bicubic2d_aa_backward.vec(Tensor grad_output, SymInt[]? output_size, SymInt[] input_size, bool align_corners, float[]? scale_factors) -> Tensor` */
export const UpsampleBicubic2DAaBackwardBackward1 = /* @__PURE__ */ rule<{
  outputSize: readonly number[] | null;
  alignCorners: boolean;
  scaleFactors: readonly number[] | null;
}>({
  name: "UpsampleBicubic2DAaBackwardBackward1",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [op._upsample_bicubic2d_aa_vec(grad, saved.outputSize, saved.alignCorners, saved.scaleFactors)];
  },
});

/** `grid_sampler_2d(Tensor input, Tensor grid, int interpolation_mode, int padding_mode, bool align_corners) -> Tensor` */
export const GridSampler2DBackward0 = /* @__PURE__ */ rule<{
  input: SavedTensor | null;
  grid: SavedTensor | null;
  interpolationMode: number;
  paddingMode: number;
  alignCorners: boolean;
}>({
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
      [inputGrad, gridGrad] = isDifferentiated() ? _grid_sampler_differentiable_backward(grad, input, grid, saved.interpolationMode, saved.paddingMode, saved.alignCorners, gradInputMask) : op.grid_sampler_2d_backward(grad, input, grid, saved.interpolationMode, saved.paddingMode, saved.alignCorners, gradInputMask);
    }
    return [inputGrad, gridGrad];
  },
  release(saved) {
    saved.input = null;
    saved.grid = null;
  },
});

/** `grid_sampler_2d_backward(Tensor grad_output, Tensor input, Tensor grid, int interpolation_mode, int padding_mode, bool align_corners, bool[2] output_mask) -> (Tensor, Tensor)` */
export const GridSampler2DBackwardBackward0 = /* @__PURE__ */ rule<null>({
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

/** `grid_sampler_3d(Tensor input, Tensor grid, int interpolation_mode, int padding_mode, bool align_corners) -> Tensor` */
export const GridSampler3DBackward0 = /* @__PURE__ */ rule<{
  input: SavedTensor | null;
  grid: SavedTensor | null;
  interpolationMode: number;
  paddingMode: number;
  alignCorners: boolean;
}>({
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
      [inputGrad, gridGrad] = isDifferentiated() ? _grid_sampler_differentiable_backward(grad, input, grid, saved.interpolationMode, saved.paddingMode, saved.alignCorners, gradInputMask) : op.grid_sampler_3d_backward(grad, input, grid, saved.interpolationMode, saved.paddingMode, saved.alignCorners, gradInputMask);
    }
    return [inputGrad, gridGrad];
  },
  release(saved) {
    saved.input = null;
    saved.grid = null;
  },
});

/** `grid_sampler_3d_backward(Tensor grad_output, Tensor input, Tensor grid, int interpolation_mode, int padding_mode, bool align_corners, bool[2] output_mask) -> (Tensor, Tensor)` */
export const GridSampler3DBackwardBackward0 = /* @__PURE__ */ rule<null>({
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

/** `affine_grid_generator(Tensor theta, int[] size, bool align_corners) -> Tensor` */
export const AffineGridGeneratorBackward0 = /* @__PURE__ */ rule<{
  size: readonly number[];
  alignCorners: boolean;
}>({
  name: "AffineGridGeneratorBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    return [op.affine_grid_generator_backward(grad, saved.size, saved.alignCorners)];
  },
});

/** `multi_margin_loss(Tensor self, Tensor target, Scalar p=1, Scalar margin=1, Tensor? weight=None, int reduction=Mean) -> Tensor` */
export const MultiMarginLossBackward0 = /* @__PURE__ */ rule<{
  self: SavedTensor | null;
  target: SavedTensor | null;
  p: Scalar;
  margin: Scalar;
  weight: SavedTensor | null;
  reduction: number;
}>({
  name: "MultiMarginLossBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const self = unpackSaved(node, saved.self);
    const target = unpackSaved(node, saved.target);
    const weight = unpackSavedOptional(node, saved.weight);
    return [op.multi_margin_loss_backward(grad, self, target, saved.p, saved.margin, weight, saved.reduction)];
  },
  release(saved) {
    saved.self = null;
    saved.target = null;
    saved.weight = null;
  },
});

/** `multi_margin_loss_backward(Tensor grad_output, Tensor self, Tensor target, Scalar p, Scalar margin, Tensor? weight=None, int reduction=Mean) -> Tensor` */
export const MultiMarginLossBackwardBackward0 = /* @__PURE__ */ rule<null>({
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

/** `multilabel_margin_loss_forward(Tensor self, Tensor target, int reduction) -> (Tensor output, Tensor is_target)` */
export const MultilabelMarginLossBackward0 = /* @__PURE__ */ rule<{
  self: SavedTensor | null;
  target: SavedTensor | null;
  reduction: number;
  isTarget: SavedTensor | null;
}>({
  name: "MultilabelMarginLossBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const self = unpackSaved(node, saved.self);
    const target = unpackSaved(node, saved.target);
    const isTarget = unpackSaved(node, saved.isTarget);
    return [op.multilabel_margin_loss_backward(grad, self, target, saved.reduction, isTarget)];
  },
  release(saved) {
    saved.self = null;
    saved.target = null;
    saved.isTarget = null;
  },
});

/** `multilabel_margin_loss_backward(Tensor grad_output, Tensor self, Tensor target, int reduction, Tensor is_target) -> Tensor` */
export const MultilabelMarginLossBackwardBackward0 = /* @__PURE__ */ rule<null>({
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

/** `rrelu_with_noise(Tensor self, Tensor noise, Scalar lower=0.125, Scalar upper=0.3333333333333333, bool training=False, Generator? generator=None) -> Tensor` */
export const RreluWithNoiseBackward0 = /* @__PURE__ */ rule<{
  self: SavedTensor | null;
  noise: SavedTensor | null;
  lower: Scalar;
  upper: Scalar;
  training: boolean;
}>({
  name: "RreluWithNoiseBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const self = unpackSaved(node, saved.self);
    const noise = unpackSaved(node, saved.noise);
    return [op.rrelu_with_noise_backward(grad, self, noise, saved.lower, saved.upper, saved.training, false)];
  },
  release(saved) {
    saved.self = null;
    saved.noise = null;
  },
});

/** `rrelu_with_noise_(Tensor(a!) self, Tensor noise, Scalar lower=0.125, Scalar upper=0.3333333333333333, bool training=False, Generator? generator=None) -> Tensor(a!)` */
export const RreluWithNoiseBackward1 = /* @__PURE__ */ rule<{
  noise: SavedTensor | null;
  lower: Scalar;
  upper: Scalar;
  training: boolean;
  result: SavedTensor | null;
}>({
  name: "RreluWithNoiseBackward1",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const noise = unpackSaved(node, saved.noise);
    const result = unpackSaved(node, saved.result);
    return [op.rrelu_with_noise_backward(grad, result, noise, saved.lower, saved.upper, saved.training, true)];
  },
  release(saved) {
    saved.noise = null;
    saved.result = null;
  },
});

/** `rrelu_with_noise_backward(Tensor grad_output, Tensor self, Tensor noise, Scalar lower, Scalar upper, bool training, bool self_is_result) -> Tensor` */
export const RreluWithNoiseBackwardBackward0 = /* @__PURE__ */ rule<{
  self: SavedTensor | null;
  noise: SavedTensor | null;
  lower: Scalar;
  upper: Scalar;
  training: boolean;
}>({
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
      gradOutputGrad = op.rrelu_with_noise_backward(grad, self, noise, saved.lower, saved.upper, saved.training, false);
    }
    if (needs[1]!) {
      selfGrad = op.zeros_like(grad, null, null, null, null, null);
    }
    return [gradOutputGrad, selfGrad];
  },
  release(saved) {
    saved.self = null;
    saved.noise = null;
  },
});

/** `_ctc_loss(Tensor log_probs, Tensor targets, int[] input_lengths, int[] target_lengths, int blank=0, bool zero_infinity=False) -> (Tensor, Tensor)` */
export const CtcLossBackward0 = /* @__PURE__ */ rule<{
  logProbs: SavedTensor | null;
  targets: SavedTensor | null;
  inputLengths: readonly number[];
  targetLengths: readonly number[];
  blank: number;
  zeroInfinity: boolean;
  result0: SavedTensor | null;
  result1: SavedTensor | null;
}>({
  name: "CtcLossBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const logProbs = unpackSaved(node, saved.logProbs);
    const targets = unpackSaved(node, saved.targets);
    const result0 = unpackSaved(node, saved.result0);
    const result1 = unpackSaved(node, saved.result1);
    return [isDifferentiated() ? _ctc_loss_differentiable_backward(grad, logProbs, targets, saved.inputLengths, saved.targetLengths, result0, result1, saved.blank, saved.zeroInfinity) : op._ctc_loss_backward(grad, logProbs, targets, saved.inputLengths, saved.targetLengths, result0, result1, saved.blank, saved.zeroInfinity)];
  },
  release(saved) {
    saved.logProbs = null;
    saved.targets = null;
    saved.result0 = null;
    saved.result1 = null;
  },
});

/** `_ctc_loss.Tensor(Tensor log_probs, Tensor targets, Tensor input_lengths, Tensor target_lengths, int blank=0, bool zero_infinity=False) -> (Tensor, Tensor)` */
export const CtcLossBackward1 = /* @__PURE__ */ rule<{
  logProbs: SavedTensor | null;
  targets: SavedTensor | null;
  inputLengths: SavedTensor | null;
  targetLengths: SavedTensor | null;
  blank: number;
  zeroInfinity: boolean;
  result0: SavedTensor | null;
  result1: SavedTensor | null;
}>({
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
    return [isDifferentiated() ? _ctc_loss_differentiable_backward_Tensor(grad, logProbs, targets, inputLengths, targetLengths, result0, result1, saved.blank, saved.zeroInfinity) : op._ctc_loss_backward_Tensor(grad, logProbs, targets, inputLengths, targetLengths, result0, result1, saved.blank, saved.zeroInfinity)];
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

/** `_ctc_loss_backward(Tensor grad, Tensor log_probs, Tensor targets, int[] input_lengths, int[] target_lengths, Tensor neg_log_likelihood, Tensor log_alpha, int blank, bool zero_infinity=False) -> Tensor` */
export const CtcLossBackwardBackward0 = /* @__PURE__ */ rule<null>({
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

/** `_ctc_loss_backward.Tensor(Tensor grad, Tensor log_probs, Tensor targets, Tensor input_lengths, Tensor target_lengths, Tensor neg_log_likelihood, Tensor log_alpha, int blank, bool zero_infinity=False) -> Tensor` */
export const CtcLossBackwardBackward1 = /* @__PURE__ */ rule<null>({
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

/** `fractional_max_pool2d(Tensor self, int[2] kernel_size, int[2] output_size, Tensor random_samples) -> (Tensor, Tensor)` */
export const FractionalMaxPool2DBackward0 = /* @__PURE__ */ rule<{
  self: SavedTensor | null;
  kernelSize: readonly number[];
  outputSize: readonly number[];
  result1: SavedTensor | null;
}>({
  name: "FractionalMaxPool2DBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const self = unpackSaved(node, saved.self);
    const result1 = unpackSaved(node, saved.result1);
    return [op.fractional_max_pool2d_backward(grad, self, saved.kernelSize, saved.outputSize, result1)];
  },
  release(saved) {
    saved.self = null;
    saved.result1 = null;
  },
});

/** `fractional_max_pool2d_backward(Tensor grad_output, Tensor self, int[2] kernel_size, int[2] output_size, Tensor indices) -> Tensor` */
export const FractionalMaxPool2DBackwardBackward0 = /* @__PURE__ */ rule<{
  indices: SavedTensor | null;
  selfInfo: TensorInfo;
}>({
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
      selfGrad = op.zeros(saved.selfInfo.shape, saved.selfInfo.dtype, saved.selfInfo.layout, saved.selfInfo.device, null);
    }
    return [gradOutputGrad, selfGrad];
  },
  release(saved) {
    saved.indices = null;
  },
});

/** `fractional_max_pool3d(Tensor self, int[3] kernel_size, int[3] output_size, Tensor random_samples) -> (Tensor, Tensor)` */
export const FractionalMaxPool3DBackward0 = /* @__PURE__ */ rule<{
  self: SavedTensor | null;
  kernelSize: readonly number[];
  outputSize: readonly number[];
  result1: SavedTensor | null;
}>({
  name: "FractionalMaxPool3DBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const self = unpackSaved(node, saved.self);
    const result1 = unpackSaved(node, saved.result1);
    return [op.fractional_max_pool3d_backward(grad, self, saved.kernelSize, saved.outputSize, result1)];
  },
  release(saved) {
    saved.self = null;
    saved.result1 = null;
  },
});

/** `fractional_max_pool3d_backward(Tensor grad_output, Tensor self, int[3] kernel_size, int[3] output_size, Tensor indices) -> Tensor` */
export const FractionalMaxPool3DBackwardBackward0 = /* @__PURE__ */ rule<{
  indices: SavedTensor | null;
  selfInfo: TensorInfo;
}>({
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
      selfGrad = op.zeros(saved.selfInfo.shape, saved.selfInfo.dtype, saved.selfInfo.layout, saved.selfInfo.device, null);
    }
    return [gradOutputGrad, selfGrad];
  },
  release(saved) {
    saved.indices = null;
  },
});

/** `conv_tbc(Tensor self, Tensor weight, Tensor bias, int pad=0) -> Tensor` */
export const ConvTbcBackward0 = /* @__PURE__ */ rule<{
  self: SavedTensor | null;
  weight: SavedTensor | null;
  bias: SavedTensor | null;
  pad: number;
}>({
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
      [selfGrad, weightGrad, biasGrad] = op.conv_tbc_backward(grad, conjugate(self), conjugate(weight), bias, saved.pad);
    }
    return [selfGrad, weightGrad, biasGrad];
  },
  release(saved) {
    saved.self = null;
    saved.weight = null;
    saved.bias = null;
  },
});

/** `_weight_norm_interface(Tensor v, Tensor g, int dim=0) -> (Tensor, Tensor)` */
export const WeightNormInterfaceBackward0 = /* @__PURE__ */ rule<{
  v: SavedTensor | null;
  g: SavedTensor | null;
  dim: number;
  result1: SavedTensor | null;
}>({
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
      [vGrad, gGrad] = isDifferentiated() ? op._weight_norm_differentiable_backward(op.contiguous(grad, "contiguous_format"), v, g, op.norm_except_dim(v, 2, saved.dim), saved.dim) : op._weight_norm_interface_backward(op.contiguous(grad, "contiguous_format"), v, g, result1, saved.dim);
    }
    return [vGrad, gGrad];
  },
  release(saved) {
    saved.v = null;
    saved.g = null;
    saved.result1 = null;
  },
});

/** `_pack_padded_sequence(Tensor input, Tensor lengths, bool batch_first) -> (Tensor, Tensor)` */
export const PackPaddedSequenceBackward0 = /* @__PURE__ */ rule<{
  inputSizes: readonly number[];
  batchFirst: boolean;
  result1: SavedTensor | null;
}>({
  name: "PackPaddedSequenceBackward0",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const result1 = unpackSaved(node, saved.result1);
    return [op._pack_padded_sequence_backward(grad, saved.inputSizes, result1, saved.batchFirst)];
  },
  release(saved) {
    saved.result1 = null;
  },
});

/** `eq_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)` */
export const EqBackward1 = /* @__PURE__ */ rule<{
  otherInfo: TensorInfo;
  selfInfo: TensorInfo;
}>({
  name: "EqBackward1",
  backward(node, _grads, needs) {
    const { saved } = node;
    let selfGrad: Gradient = null;
    let otherGrad: Gradient = null;
    if (needs[1]!) {
      otherGrad = op.zeros(saved.otherInfo.shape, saved.otherInfo.dtype, saved.otherInfo.layout, saved.otherInfo.device, null);
    }
    if (needs[0]!) {
      selfGrad = op.zeros(saved.selfInfo.shape, saved.selfInfo.dtype, saved.selfInfo.layout, saved.selfInfo.device, null);
    }
    return [selfGrad, otherGrad];
  },
});

/** `eq_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)` */
export const EqBackward0 = /* @__PURE__ */ rule<{
  selfInfo: TensorInfo;
}>({
  name: "EqBackward0",
  backward(node) {
    const { saved } = node;
    return [op.zeros(saved.selfInfo.shape, saved.selfInfo.dtype, saved.selfInfo.layout, saved.selfInfo.device, null)];
  },
});

/** `ne_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)` */
export const NeBackward1 = /* @__PURE__ */ rule<{
  otherInfo: TensorInfo;
  selfInfo: TensorInfo;
}>({
  name: "NeBackward1",
  backward(node, _grads, needs) {
    const { saved } = node;
    let selfGrad: Gradient = null;
    let otherGrad: Gradient = null;
    if (needs[1]!) {
      otherGrad = op.zeros(saved.otherInfo.shape, saved.otherInfo.dtype, saved.otherInfo.layout, saved.otherInfo.device, null);
    }
    if (needs[0]!) {
      selfGrad = op.zeros(saved.selfInfo.shape, saved.selfInfo.dtype, saved.selfInfo.layout, saved.selfInfo.device, null);
    }
    return [selfGrad, otherGrad];
  },
});

/** `ne_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)` */
export const NeBackward0 = /* @__PURE__ */ rule<{
  selfInfo: TensorInfo;
}>({
  name: "NeBackward0",
  backward(node) {
    const { saved } = node;
    return [op.zeros(saved.selfInfo.shape, saved.selfInfo.dtype, saved.selfInfo.layout, saved.selfInfo.device, null)];
  },
});

/** `lt_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)` */
export const LtBackward1 = /* @__PURE__ */ rule<{
  otherInfo: TensorInfo;
  selfInfo: TensorInfo;
}>({
  name: "LtBackward1",
  backward(node, _grads, needs) {
    const { saved } = node;
    let selfGrad: Gradient = null;
    let otherGrad: Gradient = null;
    if (needs[1]!) {
      otherGrad = op.zeros(saved.otherInfo.shape, saved.otherInfo.dtype, saved.otherInfo.layout, saved.otherInfo.device, null);
    }
    if (needs[0]!) {
      selfGrad = op.zeros(saved.selfInfo.shape, saved.selfInfo.dtype, saved.selfInfo.layout, saved.selfInfo.device, null);
    }
    return [selfGrad, otherGrad];
  },
});

/** `lt_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)` */
export const LtBackward0 = /* @__PURE__ */ rule<{
  selfInfo: TensorInfo;
}>({
  name: "LtBackward0",
  backward(node) {
    const { saved } = node;
    return [op.zeros(saved.selfInfo.shape, saved.selfInfo.dtype, saved.selfInfo.layout, saved.selfInfo.device, null)];
  },
});

/** `le_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)` */
export const LeBackward1 = /* @__PURE__ */ rule<{
  otherInfo: TensorInfo;
  selfInfo: TensorInfo;
}>({
  name: "LeBackward1",
  backward(node, _grads, needs) {
    const { saved } = node;
    let selfGrad: Gradient = null;
    let otherGrad: Gradient = null;
    if (needs[1]!) {
      otherGrad = op.zeros(saved.otherInfo.shape, saved.otherInfo.dtype, saved.otherInfo.layout, saved.otherInfo.device, null);
    }
    if (needs[0]!) {
      selfGrad = op.zeros(saved.selfInfo.shape, saved.selfInfo.dtype, saved.selfInfo.layout, saved.selfInfo.device, null);
    }
    return [selfGrad, otherGrad];
  },
});

/** `le_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)` */
export const LeBackward0 = /* @__PURE__ */ rule<{
  selfInfo: TensorInfo;
}>({
  name: "LeBackward0",
  backward(node) {
    const { saved } = node;
    return [op.zeros(saved.selfInfo.shape, saved.selfInfo.dtype, saved.selfInfo.layout, saved.selfInfo.device, null)];
  },
});

/** `gt_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)` */
export const GtBackward1 = /* @__PURE__ */ rule<{
  otherInfo: TensorInfo;
  selfInfo: TensorInfo;
}>({
  name: "GtBackward1",
  backward(node, _grads, needs) {
    const { saved } = node;
    let selfGrad: Gradient = null;
    let otherGrad: Gradient = null;
    if (needs[1]!) {
      otherGrad = op.zeros(saved.otherInfo.shape, saved.otherInfo.dtype, saved.otherInfo.layout, saved.otherInfo.device, null);
    }
    if (needs[0]!) {
      selfGrad = op.zeros(saved.selfInfo.shape, saved.selfInfo.dtype, saved.selfInfo.layout, saved.selfInfo.device, null);
    }
    return [selfGrad, otherGrad];
  },
});

/** `gt_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)` */
export const GtBackward0 = /* @__PURE__ */ rule<{
  selfInfo: TensorInfo;
}>({
  name: "GtBackward0",
  backward(node) {
    const { saved } = node;
    return [op.zeros(saved.selfInfo.shape, saved.selfInfo.dtype, saved.selfInfo.layout, saved.selfInfo.device, null)];
  },
});

/** `ge_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)` */
export const GeBackward1 = /* @__PURE__ */ rule<{
  otherInfo: TensorInfo;
  selfInfo: TensorInfo;
}>({
  name: "GeBackward1",
  backward(node, _grads, needs) {
    const { saved } = node;
    let selfGrad: Gradient = null;
    let otherGrad: Gradient = null;
    if (needs[1]!) {
      otherGrad = op.zeros(saved.otherInfo.shape, saved.otherInfo.dtype, saved.otherInfo.layout, saved.otherInfo.device, null);
    }
    if (needs[0]!) {
      selfGrad = op.zeros(saved.selfInfo.shape, saved.selfInfo.dtype, saved.selfInfo.layout, saved.selfInfo.device, null);
    }
    return [selfGrad, otherGrad];
  },
});

/** `ge_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)` */
export const GeBackward0 = /* @__PURE__ */ rule<{
  selfInfo: TensorInfo;
}>({
  name: "GeBackward0",
  backward(node) {
    const { saved } = node;
    return [op.zeros(saved.selfInfo.shape, saved.selfInfo.dtype, saved.selfInfo.layout, saved.selfInfo.device, null)];
  },
});

/** `leaky_relu_(Tensor(a!) self, Scalar negative_slope=0.01) -> Tensor(a!)` */
export const LeakyReluBackward1 = /* @__PURE__ */ rule<{
  negativeSlope: Scalar;
  result: SavedTensor | null;
}>({
  name: "LeakyReluBackward1",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const result = unpackSaved(node, saved.result);
    return [op.leaky_relu_backward(grad, result, saved.negativeSlope, true)];
  },
  release(saved) {
    saved.result = null;
  },
});

/** `elu_(Tensor(a!) self, Scalar alpha=1, Scalar scale=1, Scalar input_scale=1) -> Tensor(a!)` */
export const EluBackward1 = /* @__PURE__ */ rule<{
  alpha: Scalar;
  scale: Scalar;
  inputScale: Scalar;
  result: SavedTensor | null;
}>({
  name: "EluBackward1",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const result = unpackSaved(node, saved.result);
    return [op.elu_backward(grad, saved.alpha, saved.scale, saved.inputScale, true, result)];
  },
  release(saved) {
    saved.result = null;
  },
});

/** `threshold_(Tensor(a!) self, Scalar threshold, Scalar value) -> Tensor(a!)` */
export const ThresholdBackward1 = /* @__PURE__ */ rule<{
  self: SavedTensor | null;
  threshold: Scalar;
}>({
  name: "ThresholdBackward1",
  backward(node, grads) {
    const { saved } = node;
    const grad = grads[0]!;
    if (grad === null) return [null];
    const self = unpackSaved(node, saved.self);
    return [op.threshold_backward(grad, self, saved.threshold)];
  },
  release(saved) {
    saved.self = null;
  },
});
