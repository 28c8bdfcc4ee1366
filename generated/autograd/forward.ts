// @generated from derivatives.yaml and native_functions.yaml by `npm run codegen`. Do not edit.
// How tangents flow forward through each operator: called by its autograd kernel while a forward level is open.

import type {
  Gradient,
} from "../../runtime/autograd/generated-api.js";
import {
  anyTangent,
  gradEnabled,
  hasTangent,
  isDifferentiated,
  primalOf,
  setTangent,
  setTangents,
  tangentOf,
  tangentOrZeros,
} from "../../runtime/autograd/generated-api.js";
import type {
  Device,
} from "../../runtime/core/device.js";
import type {
  DType,
} from "../../runtime/core/dtype.js";
import {
  isComplex,
} from "../../runtime/core/dtype.js";
import type {
  Layout,
  MemoryFormat,
} from "../../runtime/core/memory-format.js";
import type {
  Scalar,
} from "../../runtime/core/scalar.js";
import {
  scalar,
  toNumber,
} from "../../runtime/core/scalar.js";
import type {
  Tensor,
} from "../../runtime/core/tensor.js";
import {
  apply_loss_reduction,
  smooth_l1_loss_slope,
} from "../../runtime/kernels/composite/losses.js";
import {
  glu_double_backward,
  prelu_backward_self_jvp,
  prelu_backward_weight_jvp,
  prelu_jvp as activations_prelu_jvp,
  renorm_jvp as activations_renorm_jvp,
} from "../../runtime/kernels/derivatives/activations.js";
import {
  polar_jvp as complex_polar_jvp,
  sgn_backward,
} from "../../runtime/kernels/derivatives/complex.js";
import {
  convolution_backward_jvp_grad_bias,
  convolution_jvp as convolution_convolution_jvp,
} from "../../runtime/kernels/derivatives/convolution.js";
import {
  _ctc_loss_differentiable_backward,
  _ctc_loss_differentiable_backward_Tensor,
} from "../../runtime/kernels/derivatives/ctc-loss.js";
import {
  _cdist_backward_jvp as distance__cdist_backward_jvp,
  _cdist_jvp,
  _euclidean_dist_jvp as distance__euclidean_dist_jvp,
  _pdist_backward_jvp as distance__pdist_backward_jvp,
  _pdist_jvp,
} from "../../runtime/kernels/derivatives/distance.js";
import {
  _grid_sampler_jvp,
} from "../../runtime/kernels/derivatives/grid-sampler.js";
import {
  _embedding_bag_dense_backward_jvp as indexing__embedding_bag_dense_backward_jvp,
  _embedding_bag_jvp as indexing__embedding_bag_jvp,
  block_diag_jvp as indexing_block_diag_jvp,
  cat_jvp as indexing_cat_jvp,
  index_reduce_jvp as indexing_index_reduce_jvp,
  mvlgamma_backward,
  scatter_reduce_jvp as indexing_scatter_reduce_jvp,
  stack_jvp as indexing_stack_jvp,
} from "../../runtime/kernels/derivatives/indexing.js";
import {
  cholesky_inverse_jvp as linalg_cholesky_inverse_jvp,
  cholesky_jvp as linalg_cholesky_jvp,
  cholesky_solve_jvp as linalg_cholesky_solve_jvp,
  householder_product_jvp,
  linalg_det_jvp_A,
  linalg_eig_jvp as linalg_linalg_eig_jvp,
  linalg_lstsq_jvp as linalg_linalg_lstsq_jvp,
  linalg_lu_jvp as linalg_linalg_lu_jvp,
  linalg_lu_solve_jvp as linalg_linalg_lu_solve_jvp,
  linalg_matrix_exp_differential,
  linalg_qr_jvp as linalg_linalg_qr_jvp,
  linalg_solve_jvp_A,
  linalg_solve_triangular_forward_AD,
  linalg_svd_jvp,
  lu_factor_ex_jvp,
  pinv_jvp,
  slogdet_jvp_A,
  triangular_solve_jvp as linalg_triangular_solve_jvp,
} from "../../runtime/kernels/derivatives/linalg.js";
import {
  binary_cross_entropy_double_backward,
  binary_cross_entropy_double_backward_grad_output,
  binary_cross_entropy_double_backward_target,
  binary_cross_entropy_target_backward,
  binary_cross_entropy_with_logits_backward,
  binary_cross_entropy_with_logits_target_backward,
  huber_loss_double_backward,
  mse_loss_double_backward,
  smooth_l1_loss_double_backward,
  soft_margin_loss_double_backward,
} from "../../runtime/kernels/derivatives/losses.js";
import {
  maybe_multiply,
} from "../../runtime/kernels/derivatives/matmul.js";
import {
  batch_norm_backward_jvp,
  batch_norm_jvp,
  group_norm_backward_jvp,
  group_norm_invstd_jvp,
  group_norm_jvp,
  group_norm_mean_jvp,
  layer_norm_backward_jvp,
  layer_norm_jvp,
} from "../../runtime/kernels/derivatives/normalization.js";
import {
  angle_backward,
  clamp_backward,
  clamp_jvp as pointwise_clamp_jvp,
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
  max_pool_jvp,
} from "../../runtime/kernels/derivatives/pooling.js";
import {
  amaxamin_jvp,
  aminmax_jvp as reductions_aminmax_jvp,
  cumprod_jvp as reductions_cumprod_jvp,
  evenly_read_jvp,
  gather_with_keepdimed_indices,
  linalg_vector_norm_jvp as reductions_linalg_vector_norm_jvp,
  logcumsumexp_jvp as reductions_logcumsumexp_jvp,
  logsumexp_jvp as reductions_logsumexp_jvp,
  norm_jvp,
  norm_jvp_dim,
  prod_backward,
  prod_backward_dim,
  var_jvp,
} from "../../runtime/kernels/derivatives/reductions.js";
import {
  handle_r_to_c,
} from "../../runtime/kernels/derivatives/values.js";
import {
  conjugate,
  conjugateScalar,
  sizeOf,
  wrapScalar,
} from "../../runtime/kernels/derivatives/values.js";
import {
  _weight_norm_jvp,
} from "../../runtime/kernels/derivatives/weight-norm.js";
import * as op from "../operators.js";

/** `abs(Tensor self) -> Tensor` */
export function abs_jvp(result: Tensor, self: Tensor): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    const selfPrimal = primalOf(self);
    setTangent(result, handle_r_to_c(result.dtype, op.mul_Tensor(conjugate(selfTangent), op.sgn(selfPrimal))), false);
  }
}

/** `neg(Tensor self) -> Tensor` */
export function neg_jvp(result: Tensor, self: Tensor): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    setTangent(result, conjugate(op.neg(conjugate(selfTangent))), false);
  }
}

/** `sign(Tensor self) -> Tensor` */
export function sign_jvp(result: Tensor, self: Tensor): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    setTangent(result, conjugate(op.zeros_like(conjugate(selfTangent), null, null, null, null, null)), false);
  }
}

/** `sgn(Tensor self) -> Tensor` */
export function sgn_jvp(result: Tensor, self: Tensor): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    const selfPrimal = primalOf(self);
    setTangent(result, sgn_backward(selfTangent, selfPrimal, result), false);
  }
}

/** `exp(Tensor self) -> Tensor` */
export function exp_jvp(result: Tensor, self: Tensor): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    setTangent(result, conjugate(op.mul_Tensor(conjugate(selfTangent), conjugate(result))), false);
  }
}

/** `expm1(Tensor self) -> Tensor` */
export function expm1_jvp(result: Tensor, self: Tensor): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    setTangent(result, conjugate(op.mul_Tensor(conjugate(selfTangent), op.add_Scalar(result, 1, 1))), false);
  }
}

/** `exp2(Tensor self) -> Tensor` */
export function exp2_jvp(result: Tensor, self: Tensor): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    setTangent(result, conjugate(op.mul_Scalar(op.mul_Tensor(conjugate(selfTangent), result), 0.6931471805599453)), false);
  }
}

/** `log(Tensor self) -> Tensor` */
export function log_jvp(result: Tensor, self: Tensor): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    const selfPrimal = primalOf(self);
    setTangent(result, conjugate(op.div_Tensor(conjugate(selfTangent), conjugate(selfPrimal))), false);
  }
}

/** `log1p(Tensor self) -> Tensor` */
export function log1p_jvp(result: Tensor, self: Tensor): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    const selfPrimal = primalOf(self);
    setTangent(result, conjugate(op.div_Tensor(conjugate(selfTangent), op.add_Scalar(selfPrimal, 1, 1))), false);
  }
}

/** `log2(Tensor self) -> Tensor` */
export function log2_jvp(result: Tensor, self: Tensor): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    const selfPrimal = primalOf(self);
    setTangent(result, conjugate(op.div_Tensor(conjugate(selfTangent), op.mul_Scalar(conjugate(selfPrimal), 0.6931471805599453))), false);
  }
}

/** `log10(Tensor self) -> Tensor` */
export function log10_jvp(result: Tensor, self: Tensor): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    const selfPrimal = primalOf(self);
    setTangent(result, conjugate(op.div_Tensor(conjugate(selfTangent), op.mul_Scalar(conjugate(selfPrimal), 2.302585092994046))), false);
  }
}

/** `sqrt(Tensor self) -> Tensor` */
export function sqrt_jvp(result: Tensor, self: Tensor): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    setTangent(result, conjugate(op.div_Tensor(conjugate(selfTangent), op.mul_Scalar(conjugate(result), 2))), false);
  }
}

/** `rsqrt(Tensor self) -> Tensor` */
export function rsqrt_jvp(result: Tensor, self: Tensor): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    setTangent(result, conjugate(op.mul_Tensor(op.mul_Scalar(conjugate(selfTangent), -0.5), conjugate(op.pow_Tensor_Scalar(result, 3)))), false);
  }
}

/** `sin(Tensor self) -> Tensor` */
export function sin_jvp(result: Tensor, self: Tensor): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    const selfPrimal = primalOf(self);
    setTangent(result, conjugate(op.mul_Tensor(conjugate(selfTangent), conjugate(op.cos(selfPrimal)))), false);
  }
}

/** `cos(Tensor self) -> Tensor` */
export function cos_jvp(result: Tensor, self: Tensor): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    const selfPrimal = primalOf(self);
    setTangent(result, conjugate(op.mul_Tensor(conjugate(selfTangent), op.neg(conjugate(op.sin(selfPrimal))))), false);
  }
}

/** `tan(Tensor self) -> Tensor` */
export function tan_jvp(result: Tensor, self: Tensor): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    setTangent(result, conjugate(op.mul_Tensor(conjugate(selfTangent), conjugate(op.add_Scalar(op.pow_Tensor_Scalar(result, 2), 1, 1)))), false);
  }
}

/** `asin(Tensor self) -> Tensor` */
export function asin_jvp(result: Tensor, self: Tensor): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    const selfPrimal = primalOf(self);
    setTangent(result, conjugate(op.mul_Tensor(conjugate(selfTangent), conjugate(op.rsqrt(op.sub_Tensor(wrapScalar(1), op.mul_Tensor(selfPrimal, selfPrimal), 1))))), false);
  }
}

/** `acos(Tensor self) -> Tensor` */
export function acos_jvp(result: Tensor, self: Tensor): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    const selfPrimal = primalOf(self);
    setTangent(result, conjugate(op.mul_Tensor(conjugate(selfTangent), op.neg(conjugate(op.rsqrt(op.sub_Tensor(wrapScalar(1), op.mul_Tensor(selfPrimal, selfPrimal), 1)))))), false);
  }
}

/** `atan(Tensor self) -> Tensor` */
export function atan_jvp(result: Tensor, self: Tensor): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    const selfPrimal = primalOf(self);
    setTangent(result, conjugate(op.div_Tensor(conjugate(selfTangent), conjugate(op.add_Scalar(op.mul_Tensor(selfPrimal, selfPrimal), 1, 1)))), false);
  }
}

/** `sinh(Tensor self) -> Tensor` */
export function sinh_jvp(result: Tensor, self: Tensor): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    const selfPrimal = primalOf(self);
    setTangent(result, conjugate(op.mul_Tensor(conjugate(selfTangent), conjugate(op.cosh(selfPrimal)))), false);
  }
}

/** `cosh(Tensor self) -> Tensor` */
export function cosh_jvp(result: Tensor, self: Tensor): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    const selfPrimal = primalOf(self);
    setTangent(result, conjugate(op.mul_Tensor(conjugate(selfTangent), conjugate(op.sinh(selfPrimal)))), false);
  }
}

/** `tanh(Tensor self) -> Tensor` */
export function tanh_jvp(result: Tensor, self: Tensor): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    setTangent(result, conjugate(op.tanh_backward(conjugate(selfTangent), result)), false);
  }
}

/** `asinh(Tensor self) -> Tensor` */
export function asinh_jvp(result: Tensor, self: Tensor): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    const selfPrimal = primalOf(self);
    setTangent(result, conjugate(op.mul_Tensor(conjugate(selfTangent), conjugate(op.rsqrt(op.add_Scalar(op.mul_Tensor(selfPrimal, selfPrimal), 1, 1))))), false);
  }
}

/** `acosh(Tensor self) -> Tensor` */
export function acosh_jvp(result: Tensor, self: Tensor): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    const selfPrimal = primalOf(self);
    setTangent(result, conjugate((isComplex(selfPrimal.dtype) ? op.mul_Tensor(conjugate(selfTangent), conjugate(op.mul_Tensor(op.rsqrt(op.add_Scalar(selfPrimal, 1, 1)), op.rsqrt(op.sub_Scalar(selfPrimal, 1, 1))))) : op.mul_Tensor(conjugate(selfTangent), op.rsqrt(op.sub_Scalar(op.mul_Tensor(selfPrimal, selfPrimal), 1, 1))))), false);
  }
}

/** `atanh(Tensor self) -> Tensor` */
export function atanh_jvp(result: Tensor, self: Tensor): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    const selfPrimal = primalOf(self);
    setTangent(result, conjugate(op.div_Tensor(conjugate(selfTangent), conjugate(op.sub_Tensor(wrapScalar(1), op.mul_Tensor(selfPrimal, selfPrimal), 1)))), false);
  }
}

/** `erf(Tensor self) -> Tensor` */
export function erf_jvp(result: Tensor, self: Tensor): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    const selfPrimal = primalOf(self);
    setTangent(result, conjugate(op.mul_Tensor(op.mul_Scalar(op.exp(op.neg(op.pow_Tensor_Scalar(selfPrimal, 2))), 1.1283791670955126), conjugate(selfTangent))), false);
  }
}

/** `erfc(Tensor self) -> Tensor` */
export function erfc_jvp(result: Tensor, self: Tensor): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    const selfPrimal = primalOf(self);
    setTangent(result, conjugate(op.mul_Tensor(op.mul_Scalar(op.exp(op.neg(op.pow_Tensor_Scalar(selfPrimal, 2))), -1.1283791670955126), conjugate(selfTangent))), false);
  }
}

/** `erfinv(Tensor self) -> Tensor` */
export function erfinv_jvp(result: Tensor, self: Tensor): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    setTangent(result, conjugate(op.mul_Tensor(op.mul_Scalar(op.exp(op.mul_Tensor(result, result)), 0.8862269254527579), conjugate(selfTangent))), false);
  }
}

/** `lgamma(Tensor self) -> Tensor` */
export function lgamma_jvp(result: Tensor, self: Tensor): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    const selfPrimal = primalOf(self);
    setTangent(result, conjugate(op.mul_Tensor(conjugate(selfTangent), op.digamma(selfPrimal))), false);
  }
}

/** `digamma(Tensor self) -> Tensor` */
export function digamma_jvp(result: Tensor, self: Tensor): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    const selfPrimal = primalOf(self);
    setTangent(result, conjugate(op.mul_Tensor(conjugate(selfTangent), op.polygamma(1, selfPrimal))), false);
  }
}

/** `sigmoid(Tensor self) -> Tensor` */
export function sigmoid_jvp(result: Tensor, self: Tensor): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    setTangent(result, conjugate(op.sigmoid_backward(conjugate(selfTangent), result)), false);
  }
}

/** `polygamma(int n, Tensor self) -> Tensor` */
export function polygamma_jvp(result: Tensor, n: number, self: Tensor): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    const selfPrimal = primalOf(self);
    setTangent(result, conjugate(op.mul_Tensor(conjugate(selfTangent), op.polygamma(n + 1, selfPrimal))), false);
  }
}

/** `polygamma_(Tensor(a!) self, int n) -> Tensor(a!)` */
export function polygamma__jvp(self: Tensor, n: number, originalSelf: Tensor | null): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, true)!;
    const originalSelfPrimal = primalOf(originalSelf!);
    setTangent(self, op.mul__Tensor(selfTangent, op.polygamma(n + 1, originalSelfPrimal)), true);
  }
}

/** `reciprocal(Tensor self) -> Tensor` */
export function reciprocal_jvp(result: Tensor, self: Tensor): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    setTangent(result, conjugate(op.mul_Tensor(op.neg(conjugate(selfTangent)), conjugate(op.mul_Tensor(result, result)))), false);
  }
}

/** `floor(Tensor self) -> Tensor` */
export function floor_jvp(result: Tensor, self: Tensor): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    setTangent(result, conjugate(op.zeros_like(conjugate(selfTangent), null, null, null, null, null)), false);
  }
}

/** `ceil(Tensor self) -> Tensor` */
export function ceil_jvp(result: Tensor, self: Tensor): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    setTangent(result, conjugate(op.zeros_like(conjugate(selfTangent), null, null, null, null, null)), false);
  }
}

/** `trunc(Tensor self) -> Tensor` */
export function trunc_jvp(result: Tensor, self: Tensor): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    setTangent(result, conjugate(op.zeros_like(conjugate(selfTangent), null, null, null, null, null)), false);
  }
}

/** `round(Tensor self) -> Tensor` */
export function round_jvp(result: Tensor, self: Tensor): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    setTangent(result, conjugate(op.zeros_like(conjugate(selfTangent), null, null, null, null, null)), false);
  }
}

/** `round.decimals(Tensor self, *, int decimals) -> Tensor` */
export function round_decimals_jvp(result: Tensor, self: Tensor): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    setTangent(result, conjugate(op.zeros_like(conjugate(selfTangent), null, null, null, null, null)), false);
  }
}

/** `frac(Tensor self) -> Tensor` */
export function frac_jvp(result: Tensor, self: Tensor): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    setTangent(result, selfTangent, false);
  }
}

/** `sinc(Tensor self) -> Tensor` */
export function sinc_jvp(result: Tensor, self: Tensor): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    const selfPrimal = primalOf(self);
    setTangent(result, conjugate(sinc_backward(conjugate(selfTangent), selfPrimal)), false);
  }
}

/** `deg2rad(Tensor self) -> Tensor` */
export function deg2rad_jvp(result: Tensor, self: Tensor): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    setTangent(result, conjugate(op.mul_Scalar(conjugate(selfTangent), 0.017453292519943295)), false);
  }
}

/** `rad2deg(Tensor self) -> Tensor` */
export function rad2deg_jvp(result: Tensor, self: Tensor): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    setTangent(result, conjugate(op.mul_Scalar(conjugate(selfTangent), 57.29577951308232)), false);
  }
}

/** `logit(Tensor self, float? eps=None) -> Tensor` */
export function logit_jvp(result: Tensor, self: Tensor, eps: number | null): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    const selfPrimal = primalOf(self);
    setTangent(result, conjugate(op.logit_backward(conjugate(selfTangent), selfPrimal, eps)), false);
  }
}

/** `nan_to_num(Tensor self, float? nan=None, float? posinf=None, float? neginf=None) -> Tensor` */
export function nan_to_num_jvp(result: Tensor, self: Tensor): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    const selfPrimal = primalOf(self);
    setTangent(result, conjugate(op.mul_Tensor(conjugate(selfTangent), op.isfinite(selfPrimal))), false);
  }
}

/** `add.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor` */
export function add_Tensor_jvp(result: Tensor, self: Tensor, other: Tensor, alpha: Scalar): void {
  if (hasTangent(self) || hasTangent(other)) {
    const selfTangent = tangentOrZeros(self, false)!;
    const otherTangent = tangentOrZeros(other, false)!;
    setTangent(result, op.add_Tensor(selfTangent, maybe_multiply(otherTangent, alpha), 1), false);
  }
}

/** `add.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor` */
export function add_Scalar_jvp(result: Tensor, self: Tensor): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    setTangent(result, op.clone(selfTangent, null), false);
  }
}

/** `sub.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor` */
export function sub_Tensor_jvp(result: Tensor, self: Tensor, other: Tensor, alpha: Scalar): void {
  if (hasTangent(self) || hasTangent(other)) {
    const selfTangent = tangentOrZeros(self, false)!;
    const otherTangent = tangentOrZeros(other, false)!;
    setTangent(result, op.sub_Tensor(selfTangent, maybe_multiply(otherTangent, alpha), 1), false);
  }
}

/** `sub.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor` */
export function sub_Scalar_jvp(result: Tensor, self: Tensor): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    setTangent(result, conjugate(conjugate(selfTangent)), false);
  }
}

/** `rsub.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor` */
export function rsub_Tensor_jvp(result: Tensor, self: Tensor, other: Tensor, alpha: Scalar): void {
  if (hasTangent(self) || hasTangent(other)) {
    const selfTangent = tangentOrZeros(self, false)!;
    const otherTangent = tangentOrZeros(other, false)!;
    setTangent(result, op.sub_Tensor(otherTangent, maybe_multiply(selfTangent, alpha), 1), false);
  }
}

/** `rsub.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor` */
export function rsub_Scalar_jvp(result: Tensor, self: Tensor, alpha: Scalar): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    setTangent(result, conjugate(maybe_multiply(op.neg(conjugate(selfTangent)), conjugateScalar(alpha))), false);
  }
}

/** `mul.Tensor(Tensor self, Tensor other) -> Tensor` */
export function mul_Tensor_jvp(result: Tensor, self: Tensor, other: Tensor): void {
  if (hasTangent(self) || hasTangent(other)) {
    const selfTangent = tangentOrZeros(self, false)!;
    const otherTangent = tangentOrZeros(other, false)!;
    const otherPrimal = primalOf(other);
    const selfPrimal = primalOf(self);
    setTangent(result, op.add_Tensor(op.mul_Tensor(selfTangent, otherPrimal), op.mul_Tensor(otherTangent, selfPrimal), 1), false);
  }
}

/** `mul.Scalar(Tensor self, Scalar other) -> Tensor` */
export function mul_Scalar_jvp(result: Tensor, self: Tensor, other: Scalar): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    setTangent(result, op.mul_Scalar(selfTangent, other), false);
  }
}

/** `div.Tensor(Tensor self, Tensor other) -> Tensor` */
export function div_Tensor_jvp(result: Tensor, self: Tensor, other: Tensor): void {
  if (hasTangent(self) || hasTangent(other)) {
    const selfTangent = tangentOrZeros(self, false)!;
    const otherTangent = tangentOrZeros(other, false)!;
    const otherPrimal = primalOf(other);
    setTangent(result, op.div_Tensor(op.sub_Tensor(selfTangent, op.mul_Tensor(otherTangent, result), 1), otherPrimal), false);
  }
}

/** `div.Scalar(Tensor self, Scalar other) -> Tensor` */
export function div_Scalar_jvp(result: Tensor, self: Tensor, other: Scalar): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    setTangent(result, op.div_Scalar(selfTangent, other), false);
  }
}

/** `div.Tensor_mode(Tensor self, Tensor other, *, str? rounding_mode) -> Tensor` */
export function div_Tensor_mode_jvp(result: Tensor, self: Tensor, other: Tensor, roundingMode: string | null): void {
  if (hasTangent(self) || hasTangent(other)) {
    const selfTangent = tangentOrZeros(self, false)!;
    const otherTangent = tangentOrZeros(other, false)!;
    const otherPrimal = primalOf(other);
    setTangent(result, roundingMode !== null ? op.zeros_like(result, null, null, null, null, null) : op.div_Tensor(op.sub_Tensor(selfTangent, op.mul_Tensor(otherTangent, result), 1), otherPrimal), false);
  }
}

/** `div.Scalar_mode(Tensor self, Scalar other, *, str? rounding_mode) -> Tensor` */
export function div_Scalar_mode_jvp(result: Tensor, self: Tensor, other: Scalar, roundingMode: string | null): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    setTangent(result, roundingMode !== null ? op.zeros_like(result, null, null, null, null, null) : op.div_Scalar(selfTangent, other), false);
  }
}

/** `remainder.Tensor(Tensor self, Tensor other) -> Tensor` */
export function remainder_Tensor_jvp(result: Tensor, self: Tensor, other: Tensor): void {
  if (hasTangent(self) || hasTangent(other)) {
    const selfTangent = tangentOrZeros(self, false)!;
    const otherTangent = tangentOrZeros(other, false)!;
    const selfPrimal = primalOf(self);
    const otherPrimal = primalOf(other);
    setTangent(result, op.sub_Tensor(selfTangent, op.mul_Tensor(otherTangent, op.div_Tensor_mode(selfPrimal, otherPrimal, "floor")), 1), false);
  }
}

/** `remainder.Scalar(Tensor self, Scalar other) -> Tensor` */
export function remainder_Scalar_jvp(result: Tensor, self: Tensor): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    setTangent(result, conjugate(conjugate(selfTangent)), false);
  }
}

/** `fmod.Tensor(Tensor self, Tensor other) -> Tensor` */
export function fmod_Tensor_jvp(result: Tensor, self: Tensor, other: Tensor): void {
  if (hasTangent(self) || hasTangent(other)) {
    const selfTangent = tangentOrZeros(self, false)!;
    const otherTangent = tangentOrZeros(other, false)!;
    const selfPrimal = primalOf(self);
    const otherPrimal = primalOf(other);
    setTangent(result, op.sub_Tensor(selfTangent, op.mul_Tensor(otherTangent, op.div_Tensor_mode(selfPrimal, otherPrimal, "trunc")), 1), false);
  }
}

/** `fmod.Scalar(Tensor self, Scalar other) -> Tensor` */
export function fmod_Scalar_jvp(result: Tensor, self: Tensor): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    setTangent(result, conjugate(conjugate(selfTangent)), false);
  }
}

/** `pow.Tensor_Tensor(Tensor self, Tensor exponent) -> Tensor` */
export function pow_Tensor_Tensor_jvp(result: Tensor, self: Tensor, exponent: Tensor): void {
  if (hasTangent(self) || hasTangent(exponent)) {
    const selfTangent = tangentOrZeros(self, false)!;
    const exponentTangent = tangentOrZeros(exponent, false)!;
    const selfPrimal = primalOf(self);
    const exponentPrimal = primalOf(exponent);
    setTangent(result, conjugate(op.add_Tensor(pow_backward_self(conjugate(selfTangent), selfPrimal, exponentPrimal), pow_backward_exponent(conjugate(exponentTangent), selfPrimal, exponentPrimal, result), 1)), false);
  }
}

/** `pow.Tensor_Scalar(Tensor self, Scalar exponent) -> Tensor` */
export function pow_Tensor_Scalar_jvp(result: Tensor, self: Tensor, exponent: Scalar): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    const selfPrimal = primalOf(self);
    setTangent(result, conjugate(pow_backward(conjugate(selfTangent), selfPrimal, exponent)), false);
  }
}

/** `pow.Scalar(Scalar self, Tensor exponent) -> Tensor` */
export function pow_Scalar_jvp(result: Tensor, self: Scalar, exponent: Tensor): void {
  if (hasTangent(exponent)) {
    const exponentTangent = tangentOrZeros(exponent, false)!;
    const exponentPrimal = primalOf(exponent);
    setTangent(result, conjugate(pow_backward_exponent_Scalar(conjugate(exponentTangent), self, exponentPrimal, result)), false);
  }
}

/** `atan2(Tensor self, Tensor other) -> Tensor` */
export function atan2_jvp(result: Tensor, self: Tensor, other: Tensor): void {
  if (hasTangent(self) || hasTangent(other)) {
    const selfTangent = tangentOrZeros(self, false)!;
    const otherTangent = tangentOrZeros(other, false)!;
    const otherPrimal = primalOf(other);
    const selfPrimal = primalOf(self);
    setTangent(result, op.div_Tensor(op.sub_Tensor(op.mul_Tensor(otherPrimal, selfTangent), op.mul_Tensor(selfPrimal, otherTangent), 1), op.add_Tensor(op.mul_Tensor(selfPrimal, selfPrimal), op.mul_Tensor(otherPrimal, otherPrimal), 1)), false);
  }
}

/** `hypot(Tensor self, Tensor other) -> Tensor` */
export function hypot_jvp(result: Tensor, self: Tensor, other: Tensor): void {
  if (hasTangent(self) || hasTangent(other)) {
    const selfTangent = tangentOrZeros(self, false)!;
    const otherTangent = tangentOrZeros(other, false)!;
    const selfPrimal = primalOf(self);
    const otherPrimal = primalOf(other);
    setTangent(result, op.add_Tensor(op.mul_Tensor(selfTangent, op.div_Tensor(selfPrimal, result)), op.mul_Tensor(otherTangent, op.div_Tensor(otherPrimal, result)), 1), false);
  }
}

/** `copysign.Tensor(Tensor self, Tensor other) -> Tensor` */
export function copysign_Tensor_jvp(result: Tensor, self: Tensor): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    const selfPrimal = primalOf(self);
    setTangent(result, op.mul_Tensor(selfTangent, op.mul_Tensor(op.sgn(selfPrimal), op.sgn(result))), false);
  }
}

/** `copysign.Scalar(Tensor self, Scalar other) -> Tensor` */
export function copysign_Scalar_jvp(result: Tensor, self: Tensor): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    const selfPrimal = primalOf(self);
    setTangent(result, conjugate(op.mul_Tensor(conjugate(selfTangent), op.mul_Tensor(op.sgn(selfPrimal), op.sgn(result)))), false);
  }
}

/** `xlogy.Tensor(Tensor self, Tensor other) -> Tensor` */
export function xlogy_Tensor_jvp(result: Tensor, self: Tensor, other: Tensor): void {
  if (hasTangent(self) || hasTangent(other)) {
    const selfTangent = tangentOrZeros(self, false)!;
    const otherTangent = tangentOrZeros(other, false)!;
    const otherPrimal = primalOf(other);
    const selfPrimal = primalOf(self);
    setTangent(result, op.add_Tensor(op.masked_fill_Scalar(op.xlogy_Tensor(selfTangent, otherPrimal), op.bitwise_and_Tensor(op.eq_Scalar(selfPrimal, 0), op.le_Scalar(otherPrimal, 0)), 0), op.div_Tensor(op.mul_Tensor(otherTangent, selfPrimal), otherPrimal), 1), false);
  }
}

/** `xlogy.Scalar_Self(Scalar self, Tensor other) -> Tensor` */
export function xlogy_Scalar_Self_jvp(result: Tensor, self: Scalar, other: Tensor): void {
  if (hasTangent(other)) {
    const otherTangent = tangentOrZeros(other, false)!;
    const otherPrimal = primalOf(other);
    setTangent(result, conjugate(op.div_Tensor(op.mul_Scalar(conjugate(otherTangent), self), otherPrimal)), false);
  }
}

/** `xlogy.Scalar_Other(Tensor self, Scalar other) -> Tensor` */
export function xlogy_Scalar_Other_jvp(result: Tensor, self: Tensor, other: Scalar): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    const selfPrimal = primalOf(self);
    setTangent(result, conjugate((toNumber(other) > 0 ? op.xlogy_Scalar_Other(conjugate(selfTangent), other) : op.masked_fill_Scalar(op.xlogy_Scalar_Other(conjugate(selfTangent), other), op.eq_Scalar(selfPrimal, 0), 0))), false);
  }
}

/** `logaddexp(Tensor self, Tensor other) -> Tensor` */
export function logaddexp_jvp(result: Tensor, self: Tensor, other: Tensor): void {
  if (hasTangent(self) || hasTangent(other)) {
    const selfTangent = tangentOrZeros(self, false)!;
    const otherTangent = tangentOrZeros(other, false)!;
    const otherPrimal = primalOf(other);
    const selfPrimal = primalOf(self);
    setTangent(result, op.add_Tensor(op.div_Tensor(selfTangent, op.add_Scalar(op.exp(op.sub_Tensor(otherPrimal, selfPrimal, 1)), 1, 1)), op.div_Tensor(otherTangent, op.add_Scalar(op.exp(op.sub_Tensor(selfPrimal, otherPrimal, 1)), 1, 1)), 1), false);
  }
}

/** `logaddexp2(Tensor self, Tensor other) -> Tensor` */
export function logaddexp2_jvp(result: Tensor, self: Tensor, other: Tensor): void {
  if (hasTangent(self) || hasTangent(other)) {
    const selfTangent = tangentOrZeros(self, false)!;
    const otherTangent = tangentOrZeros(other, false)!;
    const otherPrimal = primalOf(other);
    const selfPrimal = primalOf(self);
    setTangent(result, op.add_Tensor(op.div_Tensor(selfTangent, op.add_Scalar(op.exp2(op.sub_Tensor(otherPrimal, selfPrimal, 1)), 1, 1)), op.div_Tensor(otherTangent, op.add_Scalar(op.exp2(op.sub_Tensor(selfPrimal, otherPrimal, 1)), 1, 1)), 1), false);
  }
}

/** `addcmul(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor` */
export function addcmul_jvp(result: Tensor, self: Tensor, tensor1: Tensor, tensor2: Tensor, value: Scalar): void {
  if (hasTangent(self) || hasTangent(tensor1) || hasTangent(tensor2)) {
    const selfTangent = tangentOrZeros(self, false)!;
    const tensor1Tangent = tangentOrZeros(tensor1, false)!;
    const tensor2Tangent = tangentOrZeros(tensor2, false)!;
    const tensor2Primal = primalOf(tensor2);
    const tensor1Primal = primalOf(tensor1);
    setTangent(result, op.add_Tensor(selfTangent, maybe_multiply(op.add_Tensor(op.mul_Tensor(tensor1Tangent, tensor2Primal), op.mul_Tensor(tensor2Tangent, tensor1Primal), 1), value), 1), false);
  }
}

/** `addcdiv(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor` */
export function addcdiv_jvp(result: Tensor, self: Tensor, tensor1: Tensor, tensor2: Tensor, value: Scalar): void {
  if (hasTangent(self) || hasTangent(tensor1) || hasTangent(tensor2)) {
    const selfTangent = tangentOrZeros(self, false)!;
    const tensor1Tangent = tangentOrZeros(tensor1, false)!;
    const tensor2Tangent = tangentOrZeros(tensor2, false)!;
    const tensor1Primal = primalOf(tensor1);
    const tensor2Primal = primalOf(tensor2);
    setTangent(result, op.add_Tensor(selfTangent, maybe_multiply(op.div_Tensor(op.sub_Tensor(tensor1Tangent, op.mul_Tensor(tensor2Tangent, op.div_Tensor(tensor1Primal, tensor2Primal)), 1), tensor2Primal), value), 1), false);
  }
}

/** `lerp.Scalar(Tensor self, Tensor end, Scalar weight) -> Tensor` */
export function lerp_Scalar_jvp(result: Tensor, self: Tensor, end: Tensor, weight: Scalar): void {
  if (hasTangent(self) || hasTangent(end)) {
    const selfTangent = tangentOrZeros(self, false)!;
    const endTangent = tangentOrZeros(end, false)!;
    setTangent(result, op.lerp_Scalar(selfTangent, endTangent, weight), false);
  }
}

/** `lerp.Tensor(Tensor self, Tensor end, Tensor weight) -> Tensor` */
export function lerp_Tensor_jvp(result: Tensor, self: Tensor, end: Tensor, weight: Tensor): void {
  if (hasTangent(self) || hasTangent(end) || hasTangent(weight)) {
    const selfTangent = tangentOrZeros(self, false)!;
    const endTangent = tangentOrZeros(end, false)!;
    const weightTangent = tangentOrZeros(weight, false)!;
    const weightPrimal = primalOf(weight);
    const endPrimal = primalOf(end);
    const selfPrimal = primalOf(self);
    setTangent(result, op.add_Tensor(op.lerp_Tensor(selfTangent, endTangent, weightPrimal), op.mul_Tensor(weightTangent, op.sub_Tensor(endPrimal, selfPrimal, 1)), 1), false);
  }
}

/** `maximum(Tensor self, Tensor other) -> Tensor` */
export function maximum_jvp(result: Tensor, self: Tensor, other: Tensor): void {
  if (hasTangent(self) || hasTangent(other)) {
    const selfTangent = tangentOrZeros(self, false)!;
    const otherTangent = tangentOrZeros(other, false)!;
    const selfPrimal = primalOf(self);
    const otherPrimal = primalOf(other);
    setTangent(result, op.add_Tensor(otherTangent, op.mul_Tensor(op.where_ScalarSelf(op.eq_Tensor(selfPrimal, otherPrimal), 0.5, op.to_dtype(op.gt_Tensor(selfPrimal, otherPrimal), result.dtype, false, false, null)), op.sub_Tensor(selfTangent, otherTangent, 1)), 1), false);
  }
}

/** `minimum(Tensor self, Tensor other) -> Tensor` */
export function minimum_jvp(result: Tensor, self: Tensor, other: Tensor): void {
  if (hasTangent(self) || hasTangent(other)) {
    const selfTangent = tangentOrZeros(self, false)!;
    const otherTangent = tangentOrZeros(other, false)!;
    const selfPrimal = primalOf(self);
    const otherPrimal = primalOf(other);
    setTangent(result, op.add_Tensor(otherTangent, op.mul_Tensor(op.where_ScalarSelf(op.eq_Tensor(selfPrimal, otherPrimal), 0.5, op.to_dtype(op.lt_Tensor(selfPrimal, otherPrimal), result.dtype, false, false, null)), op.sub_Tensor(selfTangent, otherTangent, 1)), 1), false);
  }
}

/** `fmax(Tensor self, Tensor other) -> Tensor` */
export function fmax_jvp(result: Tensor, self: Tensor, other: Tensor): void {
  if (hasTangent(self) || hasTangent(other)) {
    const selfTangent = tangentOrZeros(self, false)!;
    const otherTangent = tangentOrZeros(other, false)!;
    const selfPrimal = primalOf(self);
    const otherPrimal = primalOf(other);
    setTangent(result, op.add_Tensor(otherTangent, op.mul_Tensor(op.logical_or(op.ge_Tensor(selfPrimal, otherPrimal), op.isnan(otherPrimal)), op.sub_Tensor(selfTangent, otherTangent, 1)), 1), false);
  }
}

/** `fmin(Tensor self, Tensor other) -> Tensor` */
export function fmin_jvp(result: Tensor, self: Tensor, other: Tensor): void {
  if (hasTangent(self) || hasTangent(other)) {
    const selfTangent = tangentOrZeros(self, false)!;
    const otherTangent = tangentOrZeros(other, false)!;
    const selfPrimal = primalOf(self);
    const otherPrimal = primalOf(other);
    setTangent(result, op.add_Tensor(otherTangent, op.mul_Tensor(op.logical_or(op.le_Tensor(selfPrimal, otherPrimal), op.isnan(otherPrimal)), op.sub_Tensor(selfTangent, otherTangent, 1)), 1), false);
  }
}

/** `where.self(Tensor condition, Tensor self, Tensor other) -> Tensor` */
export function where_self_jvp(result: Tensor, condition: Tensor, self: Tensor, other: Tensor): void {
  if (hasTangent(self) || hasTangent(other)) {
    const selfTangent = tangentOrZeros(self, false)!;
    const otherTangent = tangentOrZeros(other, false)!;
    setTangent(result, op.where_self(condition, selfTangent, otherTangent), false);
  }
}

/** `clamp(Tensor self, Scalar? min=None, Scalar? max=None) -> Tensor` */
export function clamp_jvp(result: Tensor, self: Tensor, min: Scalar | null, max: Scalar | null): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    const selfPrimal = primalOf(self);
    setTangent(result, conjugate(clamp_backward(conjugate(selfTangent), selfPrimal, min, max)), false);
  }
}

/** `clamp.Tensor(Tensor self, Tensor? min=None, Tensor? max=None) -> Tensor` */
export function clamp_Tensor_jvp(result: Tensor, self: Tensor, min: Tensor | null, max: Tensor | null): void {
  if (hasTangent(self) || hasTangent(min) || hasTangent(max)) {
    const selfTangent = tangentOrZeros(self, false)!;
    const minTangent = tangentOrZeros(min, false);
    const maxTangent = tangentOrZeros(max, false);
    const selfPrimal = primalOf(self);
    const minPrimal = min === null ? null : primalOf(min);
    const maxPrimal = max === null ? null : primalOf(max);
    setTangent(result, pointwise_clamp_jvp(selfPrimal, selfTangent, minPrimal, minTangent, maxPrimal, maxTangent), false);
  }
}

/** `clamp_.Tensor(Tensor(a!) self, Tensor? min=None, Tensor? max=None) -> Tensor(a!)` */
export function clamp__Tensor_jvp(self: Tensor, min: Tensor | null, max: Tensor | null, originalSelf: Tensor | null): void {
  if (hasTangent(self) || hasTangent(min) || hasTangent(max)) {
    const minTangent = tangentOrZeros(min, false);
    const maxTangent = tangentOrZeros(max, false);
    const selfRaw = tangentOf(self);
    const minPrimal = min === null ? null : primalOf(min);
    const maxPrimal = max === null ? null : primalOf(max);
    const originalSelfTangent = tangentOrZeros(originalSelf, false)!;
    const originalSelfPrimal = primalOf(originalSelf!);
    const selfNewTangent = pointwise_clamp_jvp(originalSelfPrimal, originalSelfTangent, minPrimal, minTangent, maxPrimal, maxTangent);
    setTangent(
      self,
      selfRaw !== null && selfNewTangent !== null ? op.copy_(selfRaw, selfNewTangent, false) : selfNewTangent,
      true,
    );
  }
}

/** `clamp_min(Tensor self, Scalar min) -> Tensor` */
export function clamp_min_jvp(result: Tensor, self: Tensor, min: Scalar): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    const selfPrimal = primalOf(self);
    setTangent(result, conjugate(op.where_ScalarOther(op.ge_Scalar(selfPrimal, min), conjugate(selfTangent), 0)), false);
  }
}

/** `clamp_min.Tensor(Tensor self, Tensor min) -> Tensor` */
export function clamp_min_Tensor_jvp(result: Tensor, self: Tensor, min: Tensor): void {
  if (hasTangent(self) || hasTangent(min)) {
    const selfTangent = tangentOrZeros(self, false)!;
    const minTangent = tangentOrZeros(min, false)!;
    const selfPrimal = primalOf(self);
    const minPrimal = primalOf(min);
    setTangent(result, op.where_self(op.ge_Tensor(selfPrimal, minPrimal), selfTangent, minTangent), false);
  }
}

/** `clamp_max(Tensor self, Scalar max) -> Tensor` */
export function clamp_max_jvp(result: Tensor, self: Tensor, max: Scalar): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    const selfPrimal = primalOf(self);
    setTangent(result, conjugate(op.where_ScalarOther(op.le_Scalar(selfPrimal, max), conjugate(selfTangent), 0)), false);
  }
}

/** `clamp_max.Tensor(Tensor self, Tensor max) -> Tensor` */
export function clamp_max_Tensor_jvp(result: Tensor, self: Tensor, max: Tensor): void {
  if (hasTangent(self) || hasTangent(max)) {
    const selfTangent = tangentOrZeros(self, false)!;
    const maxTangent = tangentOrZeros(max, false)!;
    const selfPrimal = primalOf(self);
    const maxPrimal = primalOf(max);
    setTangent(result, op.where_self(op.le_Tensor(selfPrimal, maxPrimal), selfTangent, maxTangent), false);
  }
}

/** `relu(Tensor self) -> Tensor` */
export function relu_jvp(result: Tensor, self: Tensor): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    setTangent(result, conjugate(op.threshold_backward(conjugate(selfTangent), result, 0)), false);
  }
}

/** `leaky_relu(Tensor self, Scalar negative_slope=0.01) -> Tensor` */
export function leaky_relu_jvp(result: Tensor, self: Tensor, negativeSlope: Scalar): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    const selfPrimal = primalOf(self);
    setTangent(result, conjugate(op.leaky_relu_backward(conjugate(selfTangent), selfPrimal, negativeSlope, false)), false);
  }
}

/** `elu(Tensor self, Scalar alpha=1, Scalar scale=1, Scalar input_scale=1) -> Tensor` */
export function elu_jvp(result: Tensor, self: Tensor, alpha: Scalar, scale: Scalar, inputScale: Scalar): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    const selfPrimal = primalOf(self);
    setTangent(result, conjugate(op.elu_backward(conjugate(selfTangent), alpha, scale, inputScale, false, selfPrimal)), false);
  }
}

/** `celu(Tensor self, Scalar alpha=1.0) -> Tensor` */
export function celu_jvp(result: Tensor, self: Tensor, alpha: Scalar): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    const selfPrimal = primalOf(self);
    setTangent(result, conjugate(op.elu_backward(conjugate(selfTangent), alpha, 1, scalar(1 / toNumber(alpha), "float"), false, selfPrimal)), false);
  }
}

/** `celu_(Tensor(a!) self, Scalar alpha=1.0) -> Tensor(a!)` */
export function celu__jvp(self: Tensor, alpha: Scalar, originalSelf: Tensor | null): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, true)!;
    const selfPrimal = primalOf(self);
    const originalSelfTangent = tangentOrZeros(originalSelf, false)!;
    setTangent(self, op.copy_(selfTangent, op.elu_backward(originalSelfTangent, alpha, 1, scalar(1 / toNumber(alpha), "float"), true, selfPrimal), false), true);
  }
}

/** `gelu(Tensor self, *, str approximate='none') -> Tensor` */
export function gelu_jvp(result: Tensor, self: Tensor, approximate: string): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    const selfPrimal = primalOf(self);
    setTangent(result, conjugate(op.gelu_backward(conjugate(selfTangent), selfPrimal, approximate)), false);
  }
}

/** `silu(Tensor self) -> Tensor` */
export function silu_jvp(result: Tensor, self: Tensor): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    const selfPrimal = primalOf(self);
    setTangent(result, conjugate(op.silu_backward(conjugate(selfTangent), conjugate(selfPrimal))), false);
  }
}

/** `mish(Tensor self) -> Tensor` */
export function mish_jvp(result: Tensor, self: Tensor): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    const selfPrimal = primalOf(self);
    setTangent(result, conjugate(op.mish_backward(conjugate(selfTangent), selfPrimal)), false);
  }
}

/** `hardsigmoid(Tensor self) -> Tensor` */
export function hardsigmoid_jvp(result: Tensor, self: Tensor): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    const selfPrimal = primalOf(self);
    setTangent(result, conjugate(op.hardsigmoid_backward(conjugate(selfTangent), selfPrimal)), false);
  }
}

/** `hardswish(Tensor self) -> Tensor` */
export function hardswish_jvp(result: Tensor, self: Tensor): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    const selfPrimal = primalOf(self);
    setTangent(result, conjugate(op.hardswish_backward(conjugate(selfTangent), selfPrimal)), false);
  }
}

/** `softplus(Tensor self, Scalar beta=1, Scalar threshold=20) -> Tensor` */
export function softplus_jvp(result: Tensor, self: Tensor, beta: Scalar, threshold: Scalar): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    const selfPrimal = primalOf(self);
    setTangent(result, conjugate(op.softplus_backward(conjugate(selfTangent), selfPrimal, beta, threshold)), false);
  }
}

/** `hardtanh(Tensor self, Scalar min_val=-1, Scalar max_val=1) -> Tensor` */
export function hardtanh_jvp(result: Tensor, self: Tensor, minVal: Scalar, maxVal: Scalar): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    const selfPrimal = primalOf(self);
    setTangent(result, conjugate(op.hardtanh_backward(conjugate(selfTangent), selfPrimal, minVal, maxVal)), false);
  }
}

/** `threshold(Tensor self, Scalar threshold, Scalar value) -> Tensor` */
export function threshold_jvp(result: Tensor, self: Tensor, threshold: Scalar): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    const selfPrimal = primalOf(self);
    setTangent(result, conjugate(op.threshold_backward(conjugate(selfTangent), selfPrimal, threshold)), false);
  }
}

/** `hardshrink(Tensor self, Scalar lambd=0.5) -> Tensor` */
export function hardshrink_jvp(result: Tensor, self: Tensor, lambd: Scalar): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    const selfPrimal = primalOf(self);
    setTangent(result, conjugate(op.hardshrink_backward(conjugate(selfTangent), selfPrimal, lambd)), false);
  }
}

/** `softshrink(Tensor self, Scalar lambd=0.5) -> Tensor` */
export function softshrink_jvp(result: Tensor, self: Tensor, lambd: Scalar): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    const selfPrimal = primalOf(self);
    setTangent(result, conjugate(op.softshrink_backward(conjugate(selfTangent), selfPrimal, lambd)), false);
  }
}

/** `log_sigmoid_forward(Tensor self) -> (Tensor output, Tensor buffer)` */
export function log_sigmoid_forward_jvp(output: Tensor, buffer: Tensor, self: Tensor): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    const selfPrimal = primalOf(self);
    setTangent(output, op.log_sigmoid_backward(selfTangent, selfPrimal, buffer), false);
  }
}

/** `sigmoid_backward(Tensor grad_output, Tensor output) -> Tensor` */
export function sigmoid_backward_jvp(result: Tensor, gradOutput: Tensor, output: Tensor): void {
  if (hasTangent(gradOutput) || hasTangent(output)) {
    const gradOutputTangent = tangentOrZeros(gradOutput, false)!;
    const outputTangent = tangentOrZeros(output, false)!;
    const outputPrimal = primalOf(output);
    const gradOutputPrimal = primalOf(gradOutput);
    setTangent(result, op.add_Tensor(op.sigmoid_backward(gradOutputTangent, outputPrimal), op.mul_Tensor(op.mul_Tensor(conjugate(outputTangent), gradOutputPrimal), op.sub_Tensor(wrapScalar(1), op.mul_Scalar(conjugate(outputPrimal), 2), 1)), 1), false);
  }
}

/** `tanh_backward(Tensor grad_output, Tensor output) -> Tensor` */
export function tanh_backward_jvp(result: Tensor, gradOutput: Tensor, output: Tensor): void {
  if (hasTangent(gradOutput) || hasTangent(output)) {
    const gradOutputTangent = tangentOrZeros(gradOutput, false)!;
    const outputTangent = tangentOrZeros(output, false)!;
    const outputPrimal = primalOf(output);
    const gradOutputPrimal = primalOf(gradOutput);
    setTangent(result, op.add_Tensor(op.tanh_backward(gradOutputTangent, outputPrimal), op.mul_Tensor(conjugate(outputTangent), op.mul_Tensor(op.mul_Scalar(conjugate(outputPrimal), -2), gradOutputPrimal)), 1), false);
  }
}

/** `threshold_backward(Tensor grad_output, Tensor self, Scalar threshold) -> Tensor` */
export function threshold_backward_jvp(result: Tensor, gradOutput: Tensor, self: Tensor, threshold: Scalar): void {
  if (hasTangent(gradOutput) || hasTangent(self)) {
    const gradOutputTangent = tangentOrZeros(gradOutput, false)!;
    const selfTangent = tangentOrZeros(self, false)!;
    const selfPrimal = primalOf(self);
    setTangent(result, op.add_Tensor(op.zeros_like(selfTangent, null, null, null, null, null), op.threshold_backward(gradOutputTangent, selfPrimal, threshold), 1), false);
  }
}

/** `leaky_relu_backward(Tensor grad_output, Tensor self, Scalar negative_slope, bool self_is_result) -> Tensor` */
export function leaky_relu_backward_jvp(result: Tensor, gradOutput: Tensor, self: Tensor, negativeSlope: Scalar, selfIsResult: boolean): void {
  if (hasTangent(gradOutput)) {
    const gradOutputTangent = tangentOrZeros(gradOutput, false)!;
    const selfPrimal = primalOf(self);
    setTangent(result, op.leaky_relu_backward(gradOutputTangent, selfPrimal, negativeSlope, selfIsResult), false);
  }
}

/** `elu_backward(Tensor grad_output, Scalar alpha, Scalar scale, Scalar input_scale, bool is_result, Tensor self_or_result) -> Tensor` */
export function elu_backward_jvp(result: Tensor, gradOutput: Tensor, alpha: Scalar, scale: Scalar, inputScale: Scalar, isResult: boolean, selfOrResult: Tensor): void {
  if (hasTangent(gradOutput) || hasTangent(selfOrResult)) {
    const gradOutputTangent = tangentOrZeros(gradOutput, false)!;
    const selfOrResultTangent = tangentOrZeros(selfOrResult, false)!;
    const selfOrResultPrimal = primalOf(selfOrResult);
    const gradOutputPrimal = primalOf(gradOutput);
    setTangent(result, op.add_Tensor(op.elu_backward(gradOutputTangent, alpha, scale, inputScale, isResult, selfOrResultPrimal), elu_double_backward(selfOrResultTangent, gradOutputPrimal, alpha, scale, inputScale, isResult, selfOrResultPrimal), 1), false);
  }
}

/** `gelu_backward(Tensor grad_output, Tensor self, *, str approximate='none') -> Tensor` */
export function gelu_backward_jvp(result: Tensor, gradOutput: Tensor, self: Tensor, approximate: string): void {
  if (hasTangent(gradOutput) || hasTangent(self)) {
    const gradOutputTangent = tangentOrZeros(gradOutput, false)!;
    const selfTangent = tangentOrZeros(self, false)!;
    const selfPrimal = primalOf(self);
    const gradOutputPrimal = primalOf(gradOutput);
    setTangent(result, op.add_Tensor(op.gelu_backward(gradOutputTangent, selfPrimal, approximate), gelu_double_backward(selfTangent, gradOutputPrimal, selfPrimal, approximate), 1), false);
  }
}

/** `silu_backward(Tensor grad_output, Tensor self) -> Tensor` */
export function silu_backward_jvp(result: Tensor, gradOutput: Tensor, self: Tensor): void {
  if (hasTangent(gradOutput) || hasTangent(self)) {
    const gradOutputTangent = tangentOrZeros(gradOutput, false)!;
    const selfTangent = tangentOrZeros(self, false)!;
    const selfPrimal = primalOf(self);
    const gradOutputPrimal = primalOf(gradOutput);
    setTangent(result, op.add_Tensor(op.silu_backward(gradOutputTangent, selfPrimal), silu_double_backward(op.mul_Tensor(selfTangent, gradOutputPrimal), selfPrimal), 1), false);
  }
}

/** `mish_backward(Tensor grad_output, Tensor self) -> Tensor` */
export function mish_backward_jvp(result: Tensor, gradOutput: Tensor, self: Tensor): void {
  if (hasTangent(gradOutput) || hasTangent(self)) {
    const gradOutputTangent = tangentOrZeros(gradOutput, false)!;
    const selfTangent = tangentOrZeros(self, false)!;
    const selfPrimal = primalOf(self);
    const gradOutputPrimal = primalOf(gradOutput);
    setTangent(result, op.add_Tensor(op.mish_backward(gradOutputTangent, selfPrimal), mish_double_backward(op.mul_Tensor(selfTangent, gradOutputPrimal), selfPrimal), 1), false);
  }
}

/** `hardsigmoid_backward(Tensor grad_output, Tensor self) -> Tensor` */
export function hardsigmoid_backward_jvp(result: Tensor, gradOutput: Tensor, self: Tensor): void {
  if (hasTangent(gradOutput) || hasTangent(self)) {
    const gradOutputTangent = tangentOrZeros(gradOutput, false)!;
    const selfTangent = tangentOrZeros(self, false)!;
    const selfPrimal = primalOf(self);
    setTangent(result, op.add_Tensor(op.hardsigmoid_backward(gradOutputTangent, selfPrimal), op.zeros_like(selfTangent, null, null, null, null, null), 1), false);
  }
}

/** `hardswish_backward(Tensor grad_output, Tensor self) -> Tensor` */
export function hardswish_backward_jvp(result: Tensor, gradOutput: Tensor, self: Tensor): void {
  if (hasTangent(gradOutput) || hasTangent(self)) {
    const gradOutputTangent = tangentOrZeros(gradOutput, false)!;
    const selfTangent = tangentOrZeros(self, false)!;
    const selfPrimal = primalOf(self);
    const gradOutputPrimal = primalOf(gradOutput);
    setTangent(result, op.add_Tensor(op.hardswish_backward(gradOutputTangent, selfPrimal), op.where_ScalarOther(op.logical_and(op.gt_Scalar(selfPrimal, scalar(-3, "float")), op.lt_Scalar(selfPrimal, scalar(3, "float"))), op.div_Scalar(op.mul_Tensor(selfTangent, gradOutputPrimal), scalar(3, "float")), 0), 1), false);
  }
}

/** `softplus_backward(Tensor grad_output, Tensor self, Scalar beta, Scalar threshold) -> Tensor` */
export function softplus_backward_jvp(result: Tensor, gradOutput: Tensor, self: Tensor, beta: Scalar, threshold: Scalar): void {
  if (hasTangent(gradOutput) || hasTangent(self)) {
    const gradOutputTangent = tangentOrZeros(gradOutput, false)!;
    const selfTangent = tangentOrZeros(self, false)!;
    const selfPrimal = primalOf(self);
    const gradOutputPrimal = primalOf(gradOutput);
    setTangent(result, op.add_Tensor(op.softplus_backward(gradOutputTangent, selfPrimal, beta, threshold), softplus_double_backward(op.mul_Tensor(selfTangent, gradOutputPrimal), selfPrimal, beta, threshold), 1), false);
  }
}

/** `hardtanh_backward(Tensor grad_output, Tensor self, Scalar min_val, Scalar max_val) -> Tensor` */
export function hardtanh_backward_jvp(result: Tensor, gradOutput: Tensor, self: Tensor, minVal: Scalar, maxVal: Scalar): void {
  if (hasTangent(gradOutput) || hasTangent(self)) {
    const gradOutputTangent = tangentOrZeros(gradOutput, false)!;
    const selfTangent = tangentOrZeros(self, false)!;
    const selfPrimal = primalOf(self);
    setTangent(result, op.add_Tensor(op.hardtanh_backward(gradOutputTangent, selfPrimal, minVal, maxVal), op.zeros_like(selfTangent, null, null, null, null, null), 1), false);
  }
}

/** `hardshrink_backward(Tensor grad_out, Tensor self, Scalar lambd) -> Tensor` */
export function hardshrink_backward_jvp(result: Tensor, gradOut: Tensor, self: Tensor, lambd: Scalar): void {
  if (hasTangent(gradOut) || hasTangent(self)) {
    const gradOutTangent = tangentOrZeros(gradOut, false)!;
    const selfTangent = tangentOrZeros(self, false)!;
    const selfPrimal = primalOf(self);
    setTangent(result, op.add_Tensor(op.hardshrink_backward(gradOutTangent, selfPrimal, lambd), op.zeros_like(selfTangent, null, null, null, null, null), 1), false);
  }
}

/** `softshrink_backward(Tensor grad_output, Tensor self, Scalar lambd) -> Tensor` */
export function softshrink_backward_jvp(result: Tensor, gradOutput: Tensor, self: Tensor, lambd: Scalar): void {
  if (hasTangent(gradOutput) || hasTangent(self)) {
    const gradOutputTangent = tangentOrZeros(gradOutput, false)!;
    const selfTangent = tangentOrZeros(self, false)!;
    const selfPrimal = primalOf(self);
    setTangent(result, op.add_Tensor(op.softshrink_backward(gradOutputTangent, selfPrimal, lambd), op.zeros_like(selfTangent, null, null, null, null, null), 1), false);
  }
}

/** `log_sigmoid_backward(Tensor grad_output, Tensor self, Tensor buffer) -> Tensor` */
export function log_sigmoid_backward_jvp(result: Tensor, gradOutput: Tensor, self: Tensor, buffer: Tensor): void {
  if (hasTangent(gradOutput) || hasTangent(self)) {
    const gradOutputTangent = tangentOrZeros(gradOutput, false)!;
    const selfTangent = tangentOrZeros(self, false)!;
    const selfPrimal = primalOf(self);
    const gradOutputPrimal = primalOf(gradOutput);
    setTangent(result, op.add_Tensor(op.log_sigmoid_backward(gradOutputTangent, selfPrimal, buffer), log_sigmoid_double_backward(op.mul_Tensor(selfTangent, gradOutputPrimal), selfPrimal), 1), false);
  }
}

/** `logit_backward(Tensor grad_output, Tensor self, float? eps=None) -> Tensor` */
export function logit_backward_jvp(result: Tensor, gradOutput: Tensor, self: Tensor, eps: number | null): void {
  if (hasTangent(gradOutput) || hasTangent(self)) {
    const gradOutputTangent = tangentOrZeros(gradOutput, false)!;
    const selfTangent = tangentOrZeros(self, false)!;
    const selfPrimal = primalOf(self);
    const gradOutputPrimal = primalOf(gradOutput);
    setTangent(result, op.add_Tensor(op.logit_backward(gradOutputTangent, selfPrimal, eps !== null ? eps : 0), op.logit_backward(op.mul_Tensor(op.mul_Tensor(selfTangent, gradOutputPrimal), op.div_Tensor(op.sub_Scalar(op.mul_Scalar(selfPrimal, 2), 1, 1), op.mul_Tensor(selfPrimal, op.sub_Tensor(wrapScalar(1), selfPrimal, 1)))), selfPrimal, eps !== null ? eps : 0), 1), false);
  }
}

/** `i0(Tensor self) -> Tensor` */
export function i0_jvp(result: Tensor, self: Tensor): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    const selfPrimal = primalOf(self);
    setTangent(result, conjugate(op.mul_Tensor(conjugate(selfTangent), op.special_i1(selfPrimal))), false);
  }
}

/** `special_i0e(Tensor self) -> Tensor` */
export function special_i0e_jvp(result: Tensor, self: Tensor): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    const selfPrimal = primalOf(self);
    setTangent(result, conjugate(op.mul_Tensor(conjugate(selfTangent), op.sub_Tensor(op.special_i1e(selfPrimal), op.mul_Tensor(op.sgn(selfPrimal), result), 1))), false);
  }
}

/** `special_i1(Tensor self) -> Tensor` */
export function special_i1_jvp(result: Tensor, self: Tensor): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    const selfPrimal = primalOf(self);
    setTangent(result, conjugate(i1_backward(conjugate(selfTangent), selfPrimal, result)), false);
  }
}

/** `special_i1e(Tensor self) -> Tensor` */
export function special_i1e_jvp(result: Tensor, self: Tensor): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    const selfPrimal = primalOf(self);
    setTangent(result, conjugate(i1e_backward(conjugate(selfTangent), selfPrimal, result)), false);
  }
}

/** `special_entr(Tensor self) -> Tensor` */
export function special_entr_jvp(result: Tensor, self: Tensor): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    const selfPrimal = primalOf(self);
    setTangent(result, conjugate(op.mul_Tensor(conjugate(selfTangent), op.neg(op.add_Scalar(op.log(selfPrimal), 1, 1)))), false);
  }
}

/** `special_ndtri(Tensor self) -> Tensor` */
export function special_ndtri_jvp(result: Tensor, self: Tensor): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    setTangent(result, conjugate(op.mul_Tensor(op.mul_Scalar(conjugate(selfTangent), scalar(Math.sqrt(2 * 3.141592653589793), "float")), op.exp(op.div_Scalar(op.square(result), 2)))), false);
  }
}

/** `special_log_ndtr(Tensor self) -> Tensor` */
export function special_log_ndtr_jvp(result: Tensor, self: Tensor): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    const selfPrimal = primalOf(self);
    setTangent(result, conjugate(op.mul_Tensor(op.div_Scalar(conjugate(selfTangent), scalar(Math.sqrt(2 * 3.141592653589793), "float")), op.exp(op.neg(op.add_Tensor(result, op.div_Scalar(op.pow_Tensor_Scalar(selfPrimal, 2), 2), 1))))), false);
  }
}

/** `special_erfcx(Tensor self) -> Tensor` */
export function special_erfcx_jvp(result: Tensor, self: Tensor): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    const selfPrimal = primalOf(self);
    setTangent(result, conjugate(op.mul_Tensor(op.sub_Scalar(op.mul_Tensor(op.mul_Scalar(selfPrimal, scalar(2, "float")), result), scalar(2 / Math.sqrt(3.141592653589793), "float"), 1), conjugate(selfTangent))), false);
  }
}

/** `special_xlog1py(Tensor self, Tensor other) -> Tensor` */
export function special_xlog1py_jvp(result: Tensor, self: Tensor, other: Tensor): void {
  if (hasTangent(self) || hasTangent(other)) {
    const selfTangent = tangentOrZeros(self, false)!;
    const otherTangent = tangentOrZeros(other, false)!;
    const otherPrimal = primalOf(other);
    const selfPrimal = primalOf(self);
    setTangent(result, op.add_Tensor(op.masked_fill_Scalar(op.special_xlog1py(selfTangent, otherPrimal), op.bitwise_and_Tensor(op.eq_Scalar(selfPrimal, scalar(0, "float")), op.le_Scalar(otherPrimal, scalar(-1, "float"))), scalar(0, "float")), op.div_Tensor(op.mul_Tensor(otherTangent, selfPrimal), op.add_Scalar(otherPrimal, 1, 1)), 1), false);
  }
}

/** `special_xlog1py.self_scalar(Scalar self, Tensor other) -> Tensor` */
export function special_xlog1py_self_scalar_jvp(result: Tensor, self: Scalar, other: Tensor): void {
  if (hasTangent(other)) {
    const otherTangent = tangentOrZeros(other, false)!;
    const otherPrimal = primalOf(other);
    setTangent(result, conjugate(op.div_Tensor(op.mul_Scalar(conjugate(otherTangent), self), op.add_Scalar(otherPrimal, 1, 1))), false);
  }
}

/** `special_xlog1py.other_scalar(Tensor self, Scalar other) -> Tensor` */
export function special_xlog1py_other_scalar_jvp(result: Tensor, self: Tensor, other: Scalar): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    const selfPrimal = primalOf(self);
    setTangent(result, conjugate((toNumber(other) > -1 ? op.special_xlog1py_other_scalar(conjugate(selfTangent), other) : op.masked_fill_Scalar(op.special_xlog1py_other_scalar(conjugate(selfTangent), other), op.eq_Scalar(selfPrimal, scalar(0, "float")), scalar(0, "float")))), false);
  }
}

/** `angle(Tensor self) -> Tensor` */
export function angle_jvp(result: Tensor, self: Tensor): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    const selfPrimal = primalOf(self);
    setTangent(result, handle_r_to_c(result.dtype, conjugate(angle_backward(conjugate(selfTangent), selfPrimal))), false);
  }
}

/** `frexp.Tensor(Tensor self) -> (Tensor mantissa, Tensor exponent)` */
export function frexp_Tensor_jvp(mantissa: Tensor, exponent: Tensor, self: Tensor): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    setTangent(mantissa, op.div_Tensor(selfTangent, op.exp2(exponent)), false);
  }
}

/** `bernoulli(Tensor self, *, Generator? generator=None) -> Tensor` */
export function bernoulli_jvp(result: Tensor, self: Tensor): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    setTangent(result, conjugate(op.zeros_like(conjugate(selfTangent), null, null, null, null, null)), false);
  }
}

/** `bernoulli_.Tensor(Tensor(a!) self, Tensor p, *, Generator? generator=None) -> Tensor(a!)` */
export function bernoulli__Tensor_jvp(self: Tensor): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, true)!;
    setTangent(self, op.zero_(selfTangent), true);
  }
}

/** `bernoulli_.float(Tensor(a!) self, float p=0.5, *, Generator? generator=None) -> Tensor(a!)` */
export function bernoulli__float_jvp(self: Tensor): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, true)!;
    setTangent(self, op.zero_(selfTangent), true);
  }
}

/** `uniform_(Tensor(a!) self, float from=0, float to=1, *, Generator? generator=None) -> Tensor(a!)` */
export function uniform__jvp(self: Tensor): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, true)!;
    setTangent(self, op.zero_(selfTangent), true);
  }
}

/** `normal_(Tensor(a!) self, float mean=0, float std=1, *, Generator? generator=None) -> Tensor(a!)` */
export function normal__jvp(self: Tensor): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, true)!;
    setTangent(self, op.zero_(selfTangent), true);
  }
}

/** `random_.from(Tensor(a!) self, int from, int? to, *, Generator? generator=None) -> Tensor(a!)` */
export function random__from_jvp(self: Tensor): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, true)!;
    setTangent(self, op.zero_(selfTangent), true);
  }
}

/** `random_.to(Tensor(a!) self, int to, *, Generator? generator=None) -> Tensor(a!)` */
export function random__to_jvp(self: Tensor): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, true)!;
    setTangent(self, op.zero_(selfTangent), true);
  }
}

/** `random_(Tensor(a!) self, *, Generator? generator=None) -> Tensor(a!)` */
export function random__jvp(self: Tensor): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, true)!;
    setTangent(self, op.zero_(selfTangent), true);
  }
}

/** `normal.Tensor_float(Tensor mean, float std=1, *, Generator? generator=None) -> Tensor` */
export function normal_Tensor_float_jvp(result: Tensor, mean: Tensor): void {
  if (hasTangent(mean)) {
    const meanTangent = tangentOrZeros(mean, false)!;
    const meanPrimal = primalOf(mean);
    setTangent(result, conjugate(op.zeros(meanPrimal.shape, conjugate(meanTangent).dtype, conjugate(meanTangent).layout, conjugate(meanTangent).device, null)), false);
  }
}

/** `normal.float_Tensor(float mean, Tensor std, *, Generator? generator=None) -> Tensor` */
export function normal_float_Tensor_jvp(result: Tensor, std: Tensor): void {
  if (hasTangent(std)) {
    const stdTangent = tangentOrZeros(std, false)!;
    const stdPrimal = primalOf(std);
    setTangent(result, conjugate(op.zeros(stdPrimal.shape, conjugate(stdTangent).dtype, conjugate(stdTangent).layout, conjugate(stdTangent).device, null)), false);
  }
}

/** `normal.Tensor_Tensor(Tensor mean, Tensor std, *, Generator? generator=None) -> Tensor` */
export function normal_Tensor_Tensor_jvp(result: Tensor, mean: Tensor): void {
  if (hasTangent(mean)) {
    const meanTangent = tangentOrZeros(mean, false)!;
    setTangent(result, op.zeros_like(meanTangent, null, null, null, null, null), false);
  }
}

/** `native_dropout(Tensor input, float p, bool? train) -> (Tensor, Tensor)` */
export function native_dropout_jvp(result0: Tensor, result1: Tensor, input: Tensor, p: number, train: boolean | null): void {
  if (hasTangent(input)) {
    const inputTangent = tangentOrZeros(input, false)!;
    setTangent(result0, train === null || train ? op.mul_Tensor(op.mul_Scalar(inputTangent, scalar(p === 1 ? 0 : 1 / (1 - p), "float")), result1) : inputTangent, false);
  }
}

/** `native_dropout_backward(Tensor grad_output, Tensor mask, float scale) -> Tensor` */
export function native_dropout_backward_jvp(result: Tensor, gradOutput: Tensor, mask: Tensor, scale: number): void {
  if (hasTangent(gradOutput)) {
    const gradOutputTangent = tangentOrZeros(gradOutput, false)!;
    const maskPrimal = primalOf(mask);
    setTangent(result, op.native_dropout_backward(gradOutputTangent, maskPrimal, scale), false);
  }
}

/** `exponential_(Tensor(a!) self, float lambd=1, *, Generator? generator=None) -> Tensor(a!)` */
export function exponential__jvp(self: Tensor): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, true)!;
    setTangent(self, op.zero_(selfTangent), true);
  }
}

/** `log_normal_(Tensor(a!) self, float mean=1, float std=2, *, Generator? generator=None) -> Tensor(a!)` */
export function log_normal__jvp(self: Tensor): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, true)!;
    setTangent(self, op.zero_(selfTangent), true);
  }
}

/** `geometric_(Tensor(a!) self, float p, *, Generator? generator=None) -> Tensor(a!)` */
export function geometric__jvp(self: Tensor): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, true)!;
    setTangent(self, op.zero_(selfTangent), true);
  }
}

/** `cauchy_(Tensor(a!) self, float median=0, float sigma=1, *, Generator? generator=None) -> Tensor(a!)` */
export function cauchy__jvp(self: Tensor): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, true)!;
    setTangent(self, op.zero_(selfTangent), true);
  }
}

/** `poisson(Tensor self, Generator? generator=None) -> Tensor` */
export function poisson_jvp(result: Tensor, self: Tensor): void {
  if (hasTangent(self)) {
    const selfPrimal = primalOf(self);
    setTangent(result, conjugate(op.zeros_like(selfPrimal, null, null, null, null, null)), false);
  }
}

/** `_to_copy(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, bool non_blocking=False, MemoryFormat? memory_format=None) -> Tensor` */
export function _to_copy_jvp(result: Tensor, self: Tensor, dtype: DType | null, layout: Layout | null, device: Device | null, pinMemory: boolean | null, nonBlocking: boolean, memoryFormat: MemoryFormat | null): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    setTangent(result, op._to_copy(selfTangent, dtype, layout, device, pinMemory, nonBlocking, memoryFormat), false);
  }
}

/** `fill.Scalar(Tensor self, Scalar value) -> Tensor` */
export function fill_Scalar_jvp(result: Tensor, self: Tensor): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    setTangent(result, op.fill_Scalar(selfTangent, 0), false);
  }
}

/** `fill.Tensor(Tensor self, Tensor value) -> Tensor` */
export function fill_Tensor_jvp(result: Tensor, self: Tensor, value: Tensor): void {
  if (hasTangent(self) || hasTangent(value)) {
    const selfTangent = tangentOrZeros(self, false)!;
    const valueTangent = tangentOrZeros(value, false)!;
    setTangent(result, op.fill_Tensor(selfTangent, valueTangent), false);
  }
}

/** `fill_.Scalar(Tensor(a!) self, Scalar value) -> Tensor(a!)` */
export function fill__Scalar_jvp(self: Tensor): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, true)!;
    setTangent(self, op.fill__Scalar(selfTangent, 0), true);
  }
}

/** `fill_.Tensor(Tensor(a!) self, Tensor value) -> Tensor(a!)` */
export function fill__Tensor_jvp(self: Tensor, value: Tensor): void {
  if (hasTangent(self) || hasTangent(value)) {
    const selfTangent = tangentOrZeros(self, true)!;
    const valueTangent = tangentOrZeros(value, false)!;
    setTangent(self, op.fill__Tensor(selfTangent, valueTangent), true);
  }
}

/** `zero_(Tensor(a!) self) -> Tensor(a!)` */
export function zero__jvp(self: Tensor): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, true)!;
    setTangent(self, op.zero_(selfTangent), true);
  }
}

/** `clone(Tensor self, *, MemoryFormat? memory_format=None) -> Tensor` */
export function clone_jvp(result: Tensor, self: Tensor, memoryFormat: MemoryFormat | null): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    setTangent(result, op.clone(selfTangent, memoryFormat), false);
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
    setTangent(result, op.lift_fresh(selfTangent), false);
  }
}

/** `view_as_real(Tensor(a) self) -> Tensor(a)` */
export function view_as_real_jvp(result: Tensor, self: Tensor): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    setTangent(result, op.view_as_real(op.resolve_conj(selfTangent)), false);
  }
}

/** `view_as_complex(Tensor(a) self) -> Tensor(a)` */
export function view_as_complex_jvp(result: Tensor, self: Tensor): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    setTangent(result, op.view_as_complex(selfTangent), false);
  }
}

/** `_conj(Tensor(a) self) -> Tensor(a)` */
export function _conj_jvp(result: Tensor, self: Tensor): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    setTangent(result, conjugate(selfTangent), false);
  }
}

/** `_neg_view(Tensor(a) self) -> Tensor(a)` */
export function _neg_view_jvp(result: Tensor, self: Tensor): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    setTangent(result, op._neg_view(selfTangent), false);
  }
}

/** `_conj_physical(Tensor self) -> Tensor` */
export function _conj_physical_jvp(result: Tensor, self: Tensor): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    setTangent(result, op.conj_physical(selfTangent), false);
  }
}

/** `complex(Tensor real, Tensor imag) -> Tensor` */
export function complex_jvp(result: Tensor, real: Tensor, imag: Tensor): void {
  if (hasTangent(real) || hasTangent(imag)) {
    const realTangent = tangentOrZeros(real, false)!;
    const imagTangent = tangentOrZeros(imag, false)!;
    setTangent(result, op.complex(realTangent, imagTangent), false);
  }
}

/** `polar(Tensor abs, Tensor angle) -> Tensor` */
export function polar_jvp(result: Tensor, abs: Tensor, angle: Tensor): void {
  if (hasTangent(abs) || hasTangent(angle)) {
    const absTangent = tangentOrZeros(abs, false)!;
    const angleTangent = tangentOrZeros(angle, false)!;
    const absPrimal = primalOf(abs);
    const anglePrimal = primalOf(angle);
    setTangent(result, complex_polar_jvp(absPrimal, anglePrimal, absTangent, angleTangent), false);
  }
}

/** `conj_physical_(Tensor(a!) self) -> Tensor(a!)` */
export function conj_physical__jvp(self: Tensor): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, true)!;
    setTangent(self, op.conj_physical(selfTangent), true);
  }
}

/** `view(Tensor(a) self, SymInt[] size) -> Tensor(a)` */
export function view_jvp(result: Tensor, self: Tensor, size: readonly number[]): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    setTangent(result, op.view(selfTangent, size), false);
  }
}

/** `_reshape_alias(Tensor(a) self, SymInt[] size, SymInt[] stride) -> Tensor(a)` */
export function _reshape_alias_jvp(result: Tensor, self: Tensor, size: readonly number[], stride: readonly number[]): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    setTangent(result, op._reshape_alias(selfTangent, size, stride), false);
  }
}

/** `_unsafe_view(Tensor self, SymInt[] size) -> Tensor` */
export function _unsafe_view_jvp(result: Tensor, self: Tensor, size: readonly number[]): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    setTangent(result, op._unsafe_view(selfTangent, size), false);
  }
}

/** `expand(Tensor(a) self, SymInt[] size, *, bool implicit=False) -> Tensor(a)` */
export function expand_jvp(result: Tensor, self: Tensor, size: readonly number[], implicit: boolean): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    setTangent(result, op.expand(selfTangent, size, implicit), false);
  }
}

/** `permute(Tensor(a) self, int[] dims) -> Tensor(a)` */
export function permute_jvp(result: Tensor, self: Tensor, dims: readonly number[]): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    setTangent(result, op.permute(selfTangent, dims), false);
  }
}

/** `transpose.int(Tensor(a) self, int dim0, int dim1) -> Tensor(a)` */
export function transpose_int_jvp(result: Tensor, self: Tensor, dim0: number, dim1: number): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    setTangent(result, op.transpose_int(selfTangent, dim0, dim1), false);
  }
}

/** `transpose_(Tensor(a!) self, int dim0, int dim1) -> Tensor(a!)` */
export function transpose__jvp(self: Tensor, dim0: number, dim1: number): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, true)!;
    setTangent(self, op.transpose_(selfTangent, dim0, dim1), true);
  }
}

/** `t(Tensor(a) self) -> Tensor(a)` */
export function t_jvp(result: Tensor, self: Tensor): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    setTangent(result, op.t(selfTangent), false);
  }
}

/** `t_(Tensor(a!) self) -> Tensor(a!)` */
export function t__jvp(self: Tensor): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, true)!;
    setTangent(self, op.t_(selfTangent), true);
  }
}

/** `squeeze(Tensor(a) self) -> Tensor(a)` */
export function squeeze_jvp(result: Tensor, self: Tensor): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    setTangent(result, op.squeeze(selfTangent), false);
  }
}

/** `squeeze.dim(Tensor(a) self, int dim) -> Tensor(a)` */
export function squeeze_dim_jvp(result: Tensor, self: Tensor, dim: number): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    setTangent(result, op.squeeze_dim(selfTangent, dim), false);
  }
}

/** `squeeze.dims(Tensor(a) self, int[] dim) -> Tensor(a)` */
export function squeeze_dims_jvp(result: Tensor, self: Tensor, dim: readonly number[]): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    setTangent(result, op.squeeze_dims(selfTangent, dim), false);
  }
}

/** `squeeze_(Tensor(a!) self) -> Tensor(a!)` */
export function squeeze__jvp(self: Tensor): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, true)!;
    setTangent(self, op.squeeze_(selfTangent), true);
  }
}

/** `squeeze_.dim(Tensor(a!) self, int dim) -> Tensor(a!)` */
export function squeeze__dim_jvp(self: Tensor, dim: number): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, true)!;
    setTangent(self, op.squeeze__dim(selfTangent, dim), true);
  }
}

/** `unsqueeze(Tensor(a) self, int dim) -> Tensor(a)` */
export function unsqueeze_jvp(result: Tensor, self: Tensor, dim: number): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    setTangent(result, op.unsqueeze(selfTangent, dim), false);
  }
}

/** `unsqueeze_(Tensor(a!) self, int dim) -> Tensor(a!)` */
export function unsqueeze__jvp(self: Tensor, dim: number): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, true)!;
    setTangent(self, op.unsqueeze_(selfTangent, dim), true);
  }
}

/** `select.int(Tensor(a) self, int dim, int index) -> Tensor(a)` */
export function select_int_jvp(result: Tensor, self: Tensor, dim: number, index: number): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    setTangent(result, op.select_int(selfTangent, dim, index), false);
  }
}

/** `slice.Tensor(Tensor(a) self, int dim=0, SymInt? start=None, SymInt? end=None, SymInt step=1) -> Tensor(a)` */
export function slice_Tensor_jvp(result: Tensor, self: Tensor, dim: number, start: number | null, end: number | null, step: number): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    setTangent(result, op.slice_Tensor(selfTangent, dim, start, end, step), false);
  }
}

/** `narrow_copy(Tensor self, int dim, SymInt start, SymInt length) -> Tensor` */
export function narrow_copy_jvp(result: Tensor, self: Tensor, dim: number, start: number, length: number): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    setTangent(result, op.narrow_copy(selfTangent, dim, start, length), false);
  }
}

/** `split.Tensor(Tensor(a -> *) self, int split_size, int dim=0) -> Tensor(a)[]` */
export function split_Tensor_jvp(result: readonly Tensor[], self: Tensor, splitSize: number, dim: number): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    setTangents(result, op.split_Tensor(selfTangent, splitSize, dim));
  }
}

/** `split_with_sizes(Tensor(a -> *) self, int[] split_sizes, int dim=0) -> Tensor(a)[]` */
export function split_with_sizes_jvp(result: readonly Tensor[], self: Tensor, splitSizes: readonly number[], dim: number): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    setTangents(result, op.split_with_sizes(selfTangent, splitSizes, dim));
  }
}

/** `unbind.int(Tensor(a -> *) self, int dim=0) -> Tensor(a)[]` */
export function unbind_int_jvp(result: readonly Tensor[], self: Tensor, dim: number): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    setTangents(result, op.unbind_int(selfTangent, dim));
  }
}

/** `as_strided(Tensor(a) self, SymInt[] size, SymInt[] stride, SymInt? storage_offset=None) -> Tensor(a)` */
export function as_strided_jvp(result: Tensor, self: Tensor, size: readonly number[], stride: readonly number[], storageOffset: number | null): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    setTangent(result, op.as_strided(selfTangent, size, stride, storageOffset), false);
  }
}

/** `as_strided_(Tensor(a!) self, SymInt[] size, SymInt[] stride, SymInt? storage_offset=None) -> Tensor(a!)` */
export function as_strided__jvp(self: Tensor, size: readonly number[], stride: readonly number[], storageOffset: number | null): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, true)!;
    setTangent(self, op.as_strided_(selfTangent, size, stride, storageOffset), true);
  }
}

/** `diagonal(Tensor(a) self, int offset=0, int dim1=0, int dim2=1) -> Tensor(a)` */
export function diagonal_jvp(result: Tensor, self: Tensor, offset: number, dim1: number, dim2: number): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    setTangent(result, op.diagonal(selfTangent, offset, dim1, dim2), false);
  }
}

/** `select_backward(Tensor grad_output, SymInt[] input_sizes, int dim, int index) -> Tensor` */
export function select_backward_jvp(result: Tensor, gradOutput: Tensor, inputSizes: readonly number[], dim: number, index: number): void {
  if (hasTangent(gradOutput)) {
    const gradOutputTangent = tangentOrZeros(gradOutput, false)!;
    setTangent(result, op.select_backward(gradOutputTangent, inputSizes, dim, index), false);
  }
}

/** `slice_backward(Tensor grad_output, SymInt[] input_sizes, int dim, SymInt start, SymInt end, SymInt step) -> Tensor` */
export function slice_backward_jvp(result: Tensor, gradOutput: Tensor, inputSizes: readonly number[], dim: number, start: number, end: number, step: number): void {
  if (hasTangent(gradOutput)) {
    const gradOutputTangent = tangentOrZeros(gradOutput, false)!;
    setTangent(result, op.slice_backward(gradOutputTangent, inputSizes, dim, start, end, step), false);
  }
}

/** `diagonal_backward(Tensor grad_output, SymInt[] input_sizes, int offset, int dim1, int dim2) -> Tensor` */
export function diagonal_backward_jvp(result: Tensor, gradOutput: Tensor, inputSizes: readonly number[], offset: number, dim1: number, dim2: number): void {
  if (hasTangent(gradOutput)) {
    const gradOutputTangent = tangentOrZeros(gradOutput, false)!;
    setTangent(result, op.diagonal_backward(gradOutputTangent, inputSizes, offset, dim1, dim2), false);
  }
}

/** `unfold(Tensor(a) self, int dimension, int size, int step) -> Tensor(a)` */
export function unfold_jvp(result: Tensor, self: Tensor, dimension: number, size: number, step: number): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    setTangent(result, op.unfold(selfTangent, dimension, size, step), false);
  }
}

/** `unfold_backward(Tensor grad_in, int[] input_sizes, int dim, int size, int step) -> Tensor` */
export function unfold_backward_jvp(result: Tensor, gradIn: Tensor, inputSizes: readonly number[], dim: number, size: number, step: number): void {
  if (hasTangent(gradIn)) {
    const gradInTangent = tangentOrZeros(gradIn, false)!;
    setTangent(result, op.unfold_backward(gradInTangent, inputSizes, dim, size, step), false);
  }
}

/** `select_scatter(Tensor self, Tensor src, int dim, int index) -> Tensor` */
export function select_scatter_jvp(result: Tensor, self: Tensor, src: Tensor, dim: number, index: number): void {
  if (hasTangent(self) || hasTangent(src)) {
    const selfTangent = tangentOrZeros(self, false)!;
    const srcTangent = tangentOrZeros(src, false)!;
    setTangent(result, op.select_scatter(selfTangent, srcTangent, dim, index), false);
  }
}

/** `slice_scatter(Tensor self, Tensor src, int dim=0, SymInt? start=None, SymInt? end=None, SymInt step=1) -> Tensor` */
export function slice_scatter_jvp(result: Tensor, self: Tensor, src: Tensor, dim: number, start: number | null, end: number | null, step: number): void {
  if (hasTangent(self) || hasTangent(src)) {
    const selfTangent = tangentOrZeros(self, false)!;
    const srcTangent = tangentOrZeros(src, false)!;
    setTangent(result, op.slice_scatter(selfTangent, srcTangent, dim, start, end, step), false);
  }
}

/** `diagonal_scatter(Tensor self, Tensor src, int offset=0, int dim1=0, int dim2=1) -> Tensor` */
export function diagonal_scatter_jvp(result: Tensor, self: Tensor, src: Tensor, offset: number, dim1: number, dim2: number): void {
  if (hasTangent(self) || hasTangent(src)) {
    const selfTangent = tangentOrZeros(self, false)!;
    const srcTangent = tangentOrZeros(src, false)!;
    setTangent(result, op.diagonal_scatter(selfTangent, srcTangent, offset, dim1, dim2), false);
  }
}

/** `as_strided_scatter(Tensor self, Tensor src, SymInt[] size, SymInt[] stride, SymInt? storage_offset=None) -> Tensor` */
export function as_strided_scatter_jvp(result: Tensor, self: Tensor, src: Tensor, size: readonly number[], stride: readonly number[], storageOffset: number | null): void {
  if (hasTangent(self) || hasTangent(src)) {
    const selfTangent = tangentOrZeros(self, false)!;
    const srcTangent = tangentOrZeros(src, false)!;
    setTangent(result, op.as_strided_scatter(selfTangent, srcTangent, size, stride, storageOffset), false);
  }
}

/** `diag(Tensor self, int diagonal=0) -> Tensor` */
export function diag_jvp(result: Tensor, self: Tensor, diagonal: number): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    setTangent(result, op.diag(selfTangent, diagonal), false);
  }
}

/** `diag_embed(Tensor self, int offset=0, int dim1=-2, int dim2=-1) -> Tensor` */
export function diag_embed_jvp(result: Tensor, self: Tensor, offset: number, dim1: number, dim2: number): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    setTangent(result, op.diag_embed(selfTangent, offset, dim1, dim2), false);
  }
}

/** `rot90(Tensor self, int k=1, int[] dims=[0,1]) -> Tensor` */
export function rot90_jvp(result: Tensor, self: Tensor, k: number, dims: readonly number[]): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    setTangent(result, op.rot90(selfTangent, k, dims), false);
  }
}

/** `expand_copy(Tensor self, SymInt[] size, *, bool implicit=False) -> Tensor` */
export function expand_copy_jvp(result: Tensor, self: Tensor, size: readonly number[], implicit: boolean): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    setTangent(result, op.expand_copy(selfTangent, size, implicit), false);
  }
}

/** `alias_copy(Tensor self) -> Tensor` */
export function alias_copy_jvp(result: Tensor, self: Tensor): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    setTangent(result, selfTangent, false);
  }
}

/** `as_strided_copy(Tensor self, SymInt[] size, SymInt[] stride, SymInt? storage_offset=None) -> Tensor` */
export function as_strided_copy_jvp(result: Tensor, self: Tensor, size: readonly number[], stride: readonly number[], storageOffset: number | null): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    setTangent(result, op.as_strided_copy(selfTangent, size, stride, storageOffset), false);
  }
}

/** `view_as_real_copy(Tensor self) -> Tensor` */
export function view_as_real_copy_jvp(result: Tensor, self: Tensor): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    setTangent(result, op.view_as_real(op.resolve_conj(selfTangent)), false);
  }
}

/** `view_as_complex_copy(Tensor self) -> Tensor` */
export function view_as_complex_copy_jvp(result: Tensor, self: Tensor): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    setTangent(result, op.view_as_complex_copy(selfTangent), false);
  }
}

/** `_conj_copy(Tensor self) -> Tensor` */
export function _conj_copy_jvp(result: Tensor, self: Tensor): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    setTangent(result, conjugate(selfTangent), false);
  }
}

/** `_neg_view_copy(Tensor self) -> Tensor` */
export function _neg_view_copy_jvp(result: Tensor, self: Tensor): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    setTangent(result, op._neg_view_copy(selfTangent), false);
  }
}

/** `diagonal_copy(Tensor self, int offset=0, int dim1=0, int dim2=1) -> Tensor` */
export function diagonal_copy_jvp(result: Tensor, self: Tensor, offset: number, dim1: number, dim2: number): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    setTangent(result, op.diagonal_copy(selfTangent, offset, dim1, dim2), false);
  }
}

/** `permute_copy(Tensor self, int[] dims) -> Tensor` */
export function permute_copy_jvp(result: Tensor, self: Tensor, dims: readonly number[]): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    setTangent(result, op.permute_copy(selfTangent, dims), false);
  }
}

/** `_reshape_alias_copy(Tensor self, SymInt[] size, SymInt[] stride) -> Tensor` */
export function _reshape_alias_copy_jvp(result: Tensor, self: Tensor, size: readonly number[], stride: readonly number[]): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    setTangent(result, op._reshape_alias_copy(selfTangent, size, stride), false);
  }
}

/** `select_copy.int(Tensor self, int dim, int index) -> Tensor` */
export function select_copy_int_jvp(result: Tensor, self: Tensor, dim: number, index: number): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    setTangent(result, op.select_copy_int(selfTangent, dim, index), false);
  }
}

/** `slice_copy.Tensor(Tensor self, int dim=0, SymInt? start=None, SymInt? end=None, SymInt step=1) -> Tensor` */
export function slice_copy_Tensor_jvp(result: Tensor, self: Tensor, dim: number, start: number | null, end: number | null, step: number): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    setTangent(result, op.slice_copy_Tensor(selfTangent, dim, start, end, step), false);
  }
}

/** `split_copy.Tensor(Tensor self, int split_size, int dim=0) -> Tensor[]` */
export function split_copy_Tensor_jvp(result: readonly Tensor[], self: Tensor, splitSize: number, dim: number): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    setTangents(result, op.split_copy_Tensor(selfTangent, splitSize, dim));
  }
}

/** `split_with_sizes_copy(Tensor self, int[] split_sizes, int dim=0) -> Tensor[]` */
export function split_with_sizes_copy_jvp(result: readonly Tensor[], self: Tensor, splitSizes: readonly number[], dim: number): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    setTangents(result, op.split_with_sizes_copy(selfTangent, splitSizes, dim));
  }
}

/** `squeeze_copy(Tensor self) -> Tensor` */
export function squeeze_copy_jvp(result: Tensor, self: Tensor): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    setTangent(result, op.squeeze_copy(selfTangent), false);
  }
}

/** `squeeze_copy.dim(Tensor self, int dim) -> Tensor` */
export function squeeze_copy_dim_jvp(result: Tensor, self: Tensor, dim: number): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    setTangent(result, op.squeeze_copy_dim(selfTangent, dim), false);
  }
}

/** `t_copy(Tensor self) -> Tensor` */
export function t_copy_jvp(result: Tensor, self: Tensor): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    setTangent(result, op.t_copy(selfTangent), false);
  }
}

/** `transpose_copy.int(Tensor self, int dim0, int dim1) -> Tensor` */
export function transpose_copy_int_jvp(result: Tensor, self: Tensor, dim0: number, dim1: number): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    setTangent(result, op.transpose_copy_int(selfTangent, dim0, dim1), false);
  }
}

/** `unbind_copy.int(Tensor self, int dim=0) -> Tensor[]` */
export function unbind_copy_int_jvp(result: readonly Tensor[], self: Tensor, dim: number): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    setTangents(result, op.unbind_copy_int(selfTangent, dim));
  }
}

/** `unfold_copy(Tensor self, int dimension, int size, int step) -> Tensor` */
export function unfold_copy_jvp(result: Tensor, self: Tensor, dimension: number, size: number, step: number): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    setTangent(result, op.unfold_copy(selfTangent, dimension, size, step), false);
  }
}

/** `unsqueeze_copy(Tensor self, int dim) -> Tensor` */
export function unsqueeze_copy_jvp(result: Tensor, self: Tensor, dim: number): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    setTangent(result, op.unsqueeze_copy(selfTangent, dim), false);
  }
}

/** `view_copy(Tensor self, SymInt[] size) -> Tensor` */
export function view_copy_jvp(result: Tensor, self: Tensor, size: readonly number[]): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    setTangent(result, op.view_copy(selfTangent, size), false);
  }
}

/** `lift_fresh_copy(Tensor self) -> Tensor` */
export function lift_fresh_copy_jvp(result: Tensor, self: Tensor): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    setTangent(result, op.lift_fresh_copy(selfTangent), false);
  }
}

/** `lift(Tensor self) -> Tensor` */
export function lift_jvp(result: Tensor, self: Tensor): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    setTangent(result, op.lift(selfTangent), false);
  }
}

/** `unsafe_split.Tensor(Tensor self, int split_size, int dim=0) -> Tensor[]` */
export function unsafe_split_Tensor_jvp(result: readonly Tensor[], self: Tensor, splitSize: number, dim: number): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    setTangents(result, op.unsafe_split_Tensor(selfTangent, splitSize, dim));
  }
}

/** `unsafe_split_with_sizes(Tensor self, int[] split_sizes, int dim=0) -> Tensor[]` */
export function unsafe_split_with_sizes_jvp(result: readonly Tensor[], self: Tensor, splitSizes: readonly number[], dim: number): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    setTangents(result, op.unsafe_split_with_sizes(selfTangent, splitSizes, dim));
  }
}

/** `index.Tensor(Tensor self, Tensor?[] indices) -> Tensor` */
export function index_Tensor_jvp(result: Tensor, self: Tensor, indices: readonly (Tensor | null)[]): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    setTangent(result, op.index_Tensor(selfTangent, indices), false);
  }
}

/** `index_put(Tensor self, Tensor?[] indices, Tensor values, bool accumulate=False) -> Tensor` */
export function index_put_jvp(result: Tensor, self: Tensor, indices: readonly (Tensor | null)[], values: Tensor, accumulate: boolean): void {
  if (hasTangent(self) || hasTangent(values)) {
    const selfTangent = tangentOrZeros(self, false)!;
    const valuesTangent = tangentOrZeros(values, false)!;
    setTangent(result, op.index_put(selfTangent, indices, valuesTangent, accumulate), false);
  }
}

/** `index_put_(Tensor(a!) self, Tensor?[] indices, Tensor values, bool accumulate=False) -> Tensor(a!)` */
export function index_put__jvp(self: Tensor, indices: readonly (Tensor | null)[], values: Tensor, accumulate: boolean): void {
  if (hasTangent(self) || hasTangent(values)) {
    const valuesTangent = tangentOrZeros(values, false)!;
    const selfRaw = tangentOf(self);
    const selfTangent = gradEnabled() ? op.clone(tangentOrZeros(self, true)!, null) : tangentOrZeros(self, true)!;
    const selfNewTangent = op.index_put(selfTangent, indices, valuesTangent, accumulate);
    setTangent(
      self,
      selfRaw !== null && selfNewTangent !== null ? op.copy_(selfRaw, selfNewTangent, false) : selfNewTangent,
      true,
    );
  }
}

/** `_index_put_impl_(Tensor(a!) self, Tensor?[] indices, Tensor values, bool accumulate=False, bool unsafe=False) -> Tensor(a!)` */
export function _index_put_impl__jvp(self: Tensor, indices: readonly (Tensor | null)[], values: Tensor, accumulate: boolean, unsafe: boolean): void {
  if (hasTangent(self) || hasTangent(values)) {
    const selfTangent = tangentOrZeros(self, true)!;
    const valuesTangent = tangentOrZeros(values, false)!;
    setTangent(self, op._index_put_impl_(selfTangent, indices, valuesTangent, accumulate, unsafe), true);
  }
}

/** `index_select(Tensor self, int dim, Tensor index) -> Tensor` */
export function index_select_jvp(result: Tensor, self: Tensor, dim: number, index: Tensor): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    setTangent(result, op.index_select(selfTangent, dim, index), false);
  }
}

/** `index_add(Tensor self, int dim, Tensor index, Tensor source, *, Scalar alpha=1) -> Tensor` */
export function index_add_jvp(result: Tensor, self: Tensor, dim: number, index: Tensor, source: Tensor, alpha: Scalar): void {
  if (hasTangent(self) || hasTangent(source)) {
    const selfTangent = tangentOrZeros(self, false)!;
    const sourceTangent = tangentOrZeros(source, false)!;
    setTangent(result, op.index_add(selfTangent, dim, index, maybe_multiply(sourceTangent, alpha), 1), false);
  }
}

/** `index_add_(Tensor(a!) self, int dim, Tensor index, Tensor source, *, Scalar alpha=1) -> Tensor(a!)` */
export function index_add__jvp(self: Tensor, dim: number, index: Tensor, source: Tensor, alpha: Scalar): void {
  if (hasTangent(self) || hasTangent(source)) {
    const sourceTangent = tangentOrZeros(source, false)!;
    const selfRaw = tangentOf(self);
    const selfTangent = gradEnabled() ? op.clone(tangentOrZeros(self, true)!, null) : tangentOrZeros(self, true)!;
    const selfNewTangent = op.index_add(selfTangent, dim, index, maybe_multiply(sourceTangent, alpha), 1);
    setTangent(
      self,
      selfRaw !== null && selfNewTangent !== null ? op.copy_(selfRaw, selfNewTangent, false) : selfNewTangent,
      true,
    );
  }
}

/** `index_copy(Tensor self, int dim, Tensor index, Tensor source) -> Tensor` */
export function index_copy_jvp(result: Tensor, self: Tensor, dim: number, index: Tensor, source: Tensor): void {
  if (hasTangent(self) || hasTangent(source)) {
    const selfTangent = tangentOrZeros(self, false)!;
    const sourceTangent = tangentOrZeros(source, false)!;
    setTangent(result, op.index_copy(selfTangent, dim, index, sourceTangent), false);
  }
}

/** `index_copy_(Tensor(a!) self, int dim, Tensor index, Tensor source) -> Tensor(a!)` */
export function index_copy__jvp(self: Tensor, dim: number, index: Tensor, source: Tensor): void {
  if (hasTangent(self) || hasTangent(source)) {
    const sourceTangent = tangentOrZeros(source, false)!;
    const selfRaw = tangentOf(self);
    const selfTangent = gradEnabled() ? op.clone(tangentOrZeros(self, true)!, null) : tangentOrZeros(self, true)!;
    const selfNewTangent = op.index_copy(selfTangent, dim, index, sourceTangent);
    setTangent(
      self,
      selfRaw !== null && selfNewTangent !== null ? op.copy_(selfRaw, selfNewTangent, false) : selfNewTangent,
      true,
    );
  }
}

/** `index_fill.int_Scalar(Tensor self, int dim, Tensor index, Scalar value) -> Tensor` */
export function index_fill_int_Scalar_jvp(result: Tensor, self: Tensor, dim: number, index: Tensor): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    setTangent(result, op.index_fill_int_Scalar(selfTangent, dim, index, 0), false);
  }
}

/** `index_fill.int_Tensor(Tensor self, int dim, Tensor index, Tensor value) -> Tensor` */
export function index_fill_int_Tensor_jvp(result: Tensor, self: Tensor, dim: number, index: Tensor, value: Tensor): void {
  if (hasTangent(self) || hasTangent(value)) {
    const selfTangent = tangentOrZeros(self, false)!;
    const valueTangent = tangentOrZeros(value, false)!;
    setTangent(result, op.index_fill_int_Tensor(selfTangent, dim, index, valueTangent), false);
  }
}

/** `index_fill_.int_Scalar(Tensor(a!) self, int dim, Tensor index, Scalar value) -> Tensor(a!)` */
export function index_fill__int_Scalar_jvp(self: Tensor, dim: number, index: Tensor): void {
  if (hasTangent(self)) {
    const selfRaw = tangentOf(self);
    const selfTangent = gradEnabled() ? op.clone(tangentOrZeros(self, true)!, null) : tangentOrZeros(self, true)!;
    const selfNewTangent = op.index_fill_int_Scalar(selfTangent, dim, index, 0);
    setTangent(
      self,
      selfRaw !== null && selfNewTangent !== null ? op.copy_(selfRaw, selfNewTangent, false) : selfNewTangent,
      true,
    );
  }
}

/** `index_fill_.int_Tensor(Tensor(a!) self, int dim, Tensor index, Tensor value) -> Tensor(a!)` */
export function index_fill__int_Tensor_jvp(self: Tensor, dim: number, index: Tensor, value: Tensor): void {
  if (hasTangent(self) || hasTangent(value)) {
    const valueTangent = tangentOrZeros(value, false)!;
    const selfRaw = tangentOf(self);
    const selfTangent = gradEnabled() ? op.clone(tangentOrZeros(self, true)!, null) : tangentOrZeros(self, true)!;
    const selfNewTangent = op.index_fill_int_Tensor(selfTangent, dim, index, valueTangent);
    setTangent(
      self,
      selfRaw !== null && selfNewTangent !== null ? op.copy_(selfRaw, selfNewTangent, false) : selfNewTangent,
      true,
    );
  }
}

/** `gather(Tensor self, int dim, Tensor index, *, bool sparse_grad=False) -> Tensor` */
export function gather_jvp(result: Tensor, self: Tensor, dim: number, index: Tensor, sparseGrad: boolean): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    setTangent(result, op.gather(selfTangent, dim, index, sparseGrad), false);
  }
}

/** `scatter.src(Tensor self, int dim, Tensor index, Tensor src) -> Tensor` */
export function scatter_src_jvp(result: Tensor, self: Tensor, dim: number, index: Tensor, src: Tensor): void {
  if (hasTangent(self) || hasTangent(src)) {
    const selfTangent = tangentOrZeros(self, false)!;
    const srcTangent = tangentOrZeros(src, false)!;
    setTangent(result, op.scatter_src(selfTangent, dim, index, srcTangent), false);
  }
}

/** `scatter.value(Tensor self, int dim, Tensor index, Scalar value) -> Tensor` */
export function scatter_value_jvp(result: Tensor, self: Tensor, dim: number, index: Tensor): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    setTangent(result, op.scatter_value(selfTangent, dim, index, 0), false);
  }
}

/** `scatter.reduce(Tensor self, int dim, Tensor index, Tensor src, *, str reduce) -> Tensor` */
export function scatter_reduce_jvp(result: Tensor, self: Tensor, dim: number, index: Tensor, src: Tensor, reduce: string): void {
  if (hasTangent(self) || hasTangent(src)) {
    const selfTangent = tangentOrZeros(self, false)!;
    const srcTangent = tangentOrZeros(src, false)!;
    const selfPrimal = primalOf(self);
    const srcPrimal = primalOf(src);
    setTangent(result, indexing_scatter_reduce_jvp(selfPrimal, selfTangent, dim, index, srcPrimal, srcTangent, reduce === "add" ? "sum" : "prod", true, result), false);
  }
}

/** `scatter.value_reduce(Tensor self, int dim, Tensor index, Scalar value, *, str reduce) -> Tensor` */
export function scatter_value_reduce_jvp(result: Tensor, self: Tensor, dim: number, index: Tensor, value: Scalar, reduce: string): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    setTangent(result, reduce === "add" ? selfTangent : op.scatter_value_reduce(selfTangent, dim, index, value, reduce), false);
  }
}

/** `scatter_.src(Tensor(a!) self, int dim, Tensor index, Tensor src) -> Tensor(a!)` */
export function scatter__src_jvp(self: Tensor, dim: number, index: Tensor, src: Tensor): void {
  if (hasTangent(self) || hasTangent(src)) {
    const srcTangent = tangentOrZeros(src, false)!;
    const selfRaw = tangentOf(self);
    const selfTangent = gradEnabled() ? op.clone(tangentOrZeros(self, true)!, null) : tangentOrZeros(self, true)!;
    const selfNewTangent = op.scatter_src(selfTangent, dim, index, srcTangent);
    setTangent(
      self,
      selfRaw !== null && selfNewTangent !== null ? op.copy_(selfRaw, selfNewTangent, false) : selfNewTangent,
      true,
    );
  }
}

/** `scatter_.value(Tensor(a!) self, int dim, Tensor index, Scalar value) -> Tensor(a!)` */
export function scatter__value_jvp(self: Tensor, dim: number, index: Tensor): void {
  if (hasTangent(self)) {
    const selfRaw = tangentOf(self);
    const selfTangent = gradEnabled() ? op.clone(tangentOrZeros(self, true)!, null) : tangentOrZeros(self, true)!;
    const selfNewTangent = op.scatter_value(selfTangent, dim, index, 0);
    setTangent(
      self,
      selfRaw !== null && selfNewTangent !== null ? op.copy_(selfRaw, selfNewTangent, false) : selfNewTangent,
      true,
    );
  }
}

/** `scatter_.reduce(Tensor(a!) self, int dim, Tensor index, Tensor src, *, str reduce) -> Tensor(a!)` */
export function scatter__reduce_jvp(self: Tensor, dim: number, index: Tensor, src: Tensor, reduce: string, originalSelf: Tensor | null): void {
  if (hasTangent(self) || hasTangent(src)) {
    const srcTangent = tangentOrZeros(src, false)!;
    const selfRaw = tangentOf(self);
    const srcPrimal = primalOf(src);
    const selfPrimal = primalOf(self);
    const originalSelfTangent = tangentOrZeros(originalSelf, false)!;
    const originalSelfPrimal = primalOf(originalSelf!);
    const selfNewTangent = indexing_scatter_reduce_jvp(originalSelfPrimal, originalSelfTangent, dim, index, srcPrimal, srcTangent, reduce === "add" ? "sum" : "prod", true, selfPrimal);
    setTangent(
      self,
      selfRaw !== null && selfNewTangent !== null ? op.copy_(selfRaw, selfNewTangent, false) : selfNewTangent,
      true,
    );
  }
}

/** `scatter_.value_reduce(Tensor(a!) self, int dim, Tensor index, Scalar value, *, str reduce) -> Tensor(a!)` */
export function scatter__value_reduce_jvp(self: Tensor, dim: number, index: Tensor, value: Scalar, reduce: string): void {
  if (hasTangent(self)) {
    const selfRaw = tangentOf(self);
    const selfTangent = gradEnabled() ? op.clone(tangentOrZeros(self, true)!, null) : tangentOrZeros(self, true)!;
    const selfNewTangent = reduce === "add" ? selfTangent : op.scatter_value_reduce(selfTangent, dim, index, value, reduce);
    setTangent(
      self,
      selfRaw !== null && selfNewTangent !== null ? op.copy_(selfRaw, selfNewTangent, false) : selfNewTangent,
      true,
    );
  }
}

/** `scatter_add(Tensor self, int dim, Tensor index, Tensor src) -> Tensor` */
export function scatter_add_jvp(result: Tensor, self: Tensor, dim: number, index: Tensor, src: Tensor): void {
  if (hasTangent(self) || hasTangent(src)) {
    const selfTangent = tangentOrZeros(self, false)!;
    const srcTangent = tangentOrZeros(src, false)!;
    setTangent(result, op.scatter_add(selfTangent, dim, index, srcTangent), false);
  }
}

/** `scatter_add_(Tensor(a!) self, int dim, Tensor index, Tensor src) -> Tensor(a!)` */
export function scatter_add__jvp(self: Tensor, dim: number, index: Tensor, src: Tensor): void {
  if (hasTangent(self) || hasTangent(src)) {
    const srcTangent = tangentOrZeros(src, false)!;
    const selfRaw = tangentOf(self);
    const selfTangent = gradEnabled() ? op.clone(tangentOrZeros(self, true)!, null) : tangentOrZeros(self, true)!;
    const selfNewTangent = op.scatter_add(selfTangent, dim, index, srcTangent);
    setTangent(
      self,
      selfRaw !== null && selfNewTangent !== null ? op.copy_(selfRaw, selfNewTangent, false) : selfNewTangent,
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
    setTangent(result, indexing_scatter_reduce_jvp(selfPrimal, selfTangent, dim, index, srcPrimal, srcTangent, reduce, includeSelf, result), false);
  }
}

/** `scatter_reduce_.two(Tensor(a!) self, int dim, Tensor index, Tensor src, str reduce, *, bool include_self=True) -> Tensor(a!)` */
export function scatter_reduce__two_jvp(self: Tensor, dim: number, index: Tensor, src: Tensor, reduce: string, includeSelf: boolean, originalSelf: Tensor | null): void {
  if (hasTangent(self) || hasTangent(src)) {
    const srcTangent = tangentOrZeros(src, false)!;
    const selfRaw = tangentOf(self);
    const srcPrimal = primalOf(src);
    const selfPrimal = primalOf(self);
    const originalSelfTangent = tangentOrZeros(originalSelf, false)!;
    const originalSelfPrimal = primalOf(originalSelf!);
    const selfNewTangent = indexing_scatter_reduce_jvp(originalSelfPrimal, originalSelfTangent, dim, index, srcPrimal, srcTangent, reduce, includeSelf, selfPrimal);
    setTangent(
      self,
      selfRaw !== null && selfNewTangent !== null ? op.copy_(selfRaw, selfNewTangent, false) : selfNewTangent,
      true,
    );
  }
}

/** `masked_fill.Scalar(Tensor self, Tensor mask, Scalar value) -> Tensor` */
export function masked_fill_Scalar_jvp(result: Tensor, self: Tensor, mask: Tensor): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    setTangent(result, op.masked_fill_Scalar(selfTangent, mask, 0), false);
  }
}

/** `masked_fill.Tensor(Tensor self, Tensor mask, Tensor value) -> Tensor` */
export function masked_fill_Tensor_jvp(result: Tensor, self: Tensor, mask: Tensor, value: Tensor): void {
  if (hasTangent(self) || hasTangent(value)) {
    const selfTangent = tangentOrZeros(self, false)!;
    const valueTangent = tangentOrZeros(value, false)!;
    setTangent(result, op.masked_fill_Tensor(selfTangent, mask, valueTangent), false);
  }
}

/** `masked_fill_.Scalar(Tensor(a!) self, Tensor mask, Scalar value) -> Tensor(a!)` */
export function masked_fill__Scalar_jvp(self: Tensor, mask: Tensor): void {
  if (hasTangent(self)) {
    const selfRaw = tangentOf(self);
    const selfTangent = gradEnabled() ? op.clone(tangentOrZeros(self, true)!, null) : tangentOrZeros(self, true)!;
    const selfNewTangent = op.masked_fill_Scalar(selfTangent, mask, 0);
    setTangent(
      self,
      selfRaw !== null && selfNewTangent !== null ? op.copy_(selfRaw, selfNewTangent, false) : selfNewTangent,
      true,
    );
  }
}

/** `masked_fill_.Tensor(Tensor(a!) self, Tensor mask, Tensor value) -> Tensor(a!)` */
export function masked_fill__Tensor_jvp(self: Tensor, mask: Tensor, value: Tensor): void {
  if (hasTangent(self) || hasTangent(value)) {
    const valueTangent = tangentOrZeros(value, false)!;
    const selfRaw = tangentOf(self);
    const selfTangent = gradEnabled() ? op.clone(tangentOrZeros(self, true)!, null) : tangentOrZeros(self, true)!;
    const selfNewTangent = op.masked_fill_Tensor(selfTangent, mask, valueTangent);
    setTangent(
      self,
      selfRaw !== null && selfNewTangent !== null ? op.copy_(selfRaw, selfNewTangent, false) : selfNewTangent,
      true,
    );
  }
}

/** `masked_scatter(Tensor self, Tensor mask, Tensor source) -> Tensor` */
export function masked_scatter_jvp(result: Tensor, self: Tensor, mask: Tensor, source: Tensor): void {
  if (hasTangent(self) || hasTangent(source)) {
    const selfTangent = tangentOrZeros(self, false)!;
    const sourceTangent = tangentOrZeros(source, false)!;
    setTangent(result, op.masked_scatter(selfTangent, mask, sourceTangent), false);
  }
}

/** `masked_scatter_(Tensor(a!) self, Tensor mask, Tensor source) -> Tensor(a!)` */
export function masked_scatter__jvp(self: Tensor, mask: Tensor, source: Tensor): void {
  if (hasTangent(self) || hasTangent(source)) {
    const sourceTangent = tangentOrZeros(source, false)!;
    const selfRaw = tangentOf(self);
    const selfTangent = gradEnabled() ? op.clone(tangentOrZeros(self, true)!, null) : tangentOrZeros(self, true)!;
    const selfNewTangent = op.masked_scatter(selfTangent, mask, sourceTangent);
    setTangent(
      self,
      selfRaw !== null && selfNewTangent !== null ? op.copy_(selfRaw, selfNewTangent, false) : selfNewTangent,
      true,
    );
  }
}

/** `masked_select(Tensor self, Tensor mask) -> Tensor` */
export function masked_select_jvp(result: Tensor, self: Tensor, mask: Tensor): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    setTangent(result, op.masked_select(selfTangent, mask), false);
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
    setTangent(result, op.flip(selfTangent, dims), false);
  }
}

/** `roll(Tensor self, int[1] shifts, int[1] dims=[]) -> Tensor` */
export function roll_jvp(result: Tensor, self: Tensor, shifts: readonly number[], dims: readonly number[]): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    setTangent(result, op.roll(selfTangent, shifts, dims), false);
  }
}

/** `repeat(Tensor self, SymInt[] repeats) -> Tensor` */
export function repeat_jvp(result: Tensor, self: Tensor, repeats: readonly number[]): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    setTangent(result, op.repeat(selfTangent, repeats), false);
  }
}

/** `tril(Tensor self, int diagonal=0) -> Tensor` */
export function tril_jvp(result: Tensor, self: Tensor, diagonal: number): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    setTangent(result, op.tril(selfTangent, diagonal), false);
  }
}

/** `tril_(Tensor(a!) self, int diagonal=0) -> Tensor(a!)` */
export function tril__jvp(self: Tensor, diagonal: number): void {
  if (hasTangent(self)) {
    const selfRaw = tangentOf(self);
    const selfTangent = gradEnabled() ? op.clone(tangentOrZeros(self, true)!, null) : tangentOrZeros(self, true)!;
    const selfNewTangent = op.tril(selfTangent, diagonal);
    setTangent(
      self,
      selfRaw !== null && selfNewTangent !== null ? op.copy_(selfRaw, selfNewTangent, false) : selfNewTangent,
      true,
    );
  }
}

/** `triu(Tensor self, int diagonal=0) -> Tensor` */
export function triu_jvp(result: Tensor, self: Tensor, diagonal: number): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    setTangent(result, op.triu(selfTangent, diagonal), false);
  }
}

/** `triu_(Tensor(a!) self, int diagonal=0) -> Tensor(a!)` */
export function triu__jvp(self: Tensor, diagonal: number): void {
  if (hasTangent(self)) {
    const selfRaw = tangentOf(self);
    const selfTangent = gradEnabled() ? op.clone(tangentOrZeros(self, true)!, null) : tangentOrZeros(self, true)!;
    const selfNewTangent = op.triu(selfTangent, diagonal);
    setTangent(
      self,
      selfRaw !== null && selfNewTangent !== null ? op.copy_(selfRaw, selfNewTangent, false) : selfNewTangent,
      true,
    );
  }
}

/** `embedding(Tensor weight, Tensor indices, int padding_idx=-1, bool scale_grad_by_freq=False, bool sparse=False) -> Tensor` */
export function embedding_jvp(result: Tensor, weight: Tensor, indices: Tensor, paddingIdx: number, scaleGradByFreq: boolean, sparse: boolean): void {
  if (hasTangent(weight)) {
    const weightTangent = tangentOrZeros(weight, false)!;
    setTangent(result, op.embedding(weightTangent, indices, paddingIdx, scaleGradByFreq, sparse), false);
  }
}

/** `embedding_dense_backward(Tensor grad_output, Tensor indices, SymInt num_weights, int padding_idx, bool scale_grad_by_freq) -> Tensor` */
export function embedding_dense_backward_jvp(result: Tensor, gradOutput: Tensor, indices: Tensor, numWeights: number, paddingIdx: number, scaleGradByFreq: boolean): void {
  if (hasTangent(gradOutput)) {
    const gradOutputTangent = tangentOrZeros(gradOutput, false)!;
    setTangent(result, op.embedding_dense_backward(gradOutputTangent, indices, numWeights, paddingIdx, scaleGradByFreq), false);
  }
}

/** `take(Tensor self, Tensor index) -> Tensor` */
export function take_jvp(result: Tensor, self: Tensor, index: Tensor): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    setTangent(result, op.take(selfTangent, index), false);
  }
}

/** `put(Tensor self, Tensor index, Tensor source, bool accumulate=False) -> Tensor` */
export function put_jvp(result: Tensor, self: Tensor, index: Tensor, source: Tensor, accumulate: boolean): void {
  if (hasTangent(self) || hasTangent(source)) {
    const selfTangent = tangentOrZeros(self, false)!;
    const sourceTangent = tangentOrZeros(source, false)!;
    setTangent(result, op.put(selfTangent, index, sourceTangent, accumulate), false);
  }
}

/** `put_(Tensor(a!) self, Tensor index, Tensor source, bool accumulate=False) -> Tensor(a!)` */
export function put__jvp(self: Tensor, index: Tensor, source: Tensor, accumulate: boolean): void {
  if (hasTangent(self) || hasTangent(source)) {
    const sourceTangent = tangentOrZeros(source, false)!;
    const selfRaw = tangentOf(self);
    const selfTangent = gradEnabled() ? op.clone(tangentOrZeros(self, true)!, null) : tangentOrZeros(self, true)!;
    const selfNewTangent = op.put(selfTangent, index, sourceTangent, accumulate);
    setTangent(
      self,
      selfRaw !== null && selfNewTangent !== null ? op.copy_(selfRaw, selfNewTangent, false) : selfNewTangent,
      true,
    );
  }
}

/** `trace(Tensor self) -> Tensor` */
export function trace_jvp(result: Tensor, self: Tensor): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    setTangent(result, op.trace(selfTangent), false);
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
    setTangent(result, op.constant_pad_nd(selfTangent, pad, 0), false);
  }
}

/** `reflection_pad1d(Tensor self, int[2] padding) -> Tensor` */
export function reflection_pad1d_jvp(result: Tensor, self: Tensor, padding: readonly number[]): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    setTangent(result, op.reflection_pad1d(selfTangent, padding), false);
  }
}

/** `reflection_pad1d_backward(Tensor grad_output, Tensor self, int[2] padding) -> Tensor` */
export function reflection_pad1d_backward_jvp(result: Tensor, gradOutput: Tensor, self: Tensor, padding: readonly number[]): void {
  if (hasTangent(gradOutput)) {
    const gradOutputTangent = tangentOrZeros(gradOutput, false)!;
    const selfPrimal = primalOf(self);
    setTangent(result, op.reflection_pad1d_backward(gradOutputTangent, selfPrimal, padding), false);
  }
}

/** `reflection_pad2d(Tensor self, int[4] padding) -> Tensor` */
export function reflection_pad2d_jvp(result: Tensor, self: Tensor, padding: readonly number[]): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    setTangent(result, op.reflection_pad2d(selfTangent, padding), false);
  }
}

/** `reflection_pad2d_backward(Tensor grad_output, Tensor self, int[4] padding) -> Tensor` */
export function reflection_pad2d_backward_jvp(result: Tensor, gradOutput: Tensor, self: Tensor, padding: readonly number[]): void {
  if (hasTangent(gradOutput)) {
    const gradOutputTangent = tangentOrZeros(gradOutput, false)!;
    const selfPrimal = primalOf(self);
    setTangent(result, op.reflection_pad2d_backward(gradOutputTangent, selfPrimal, padding), false);
  }
}

/** `reflection_pad3d(Tensor self, int[6] padding) -> Tensor` */
export function reflection_pad3d_jvp(result: Tensor, self: Tensor, padding: readonly number[]): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    setTangent(result, op.reflection_pad3d(selfTangent, padding), false);
  }
}

/** `reflection_pad3d_backward(Tensor grad_output, Tensor self, int[6] padding) -> Tensor` */
export function reflection_pad3d_backward_jvp(result: Tensor, gradOutput: Tensor, self: Tensor, padding: readonly number[]): void {
  if (hasTangent(gradOutput)) {
    const gradOutputTangent = tangentOrZeros(gradOutput, false)!;
    const selfPrimal = primalOf(self);
    setTangent(result, op.reflection_pad3d_backward(gradOutputTangent, selfPrimal, padding), false);
  }
}

/** `replication_pad1d(Tensor self, int[2] padding) -> Tensor` */
export function replication_pad1d_jvp(result: Tensor, self: Tensor, padding: readonly number[]): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    setTangent(result, op.replication_pad1d(selfTangent, padding), false);
  }
}

/** `replication_pad1d_backward(Tensor grad_output, Tensor self, int[2] padding) -> Tensor` */
export function replication_pad1d_backward_jvp(result: Tensor, gradOutput: Tensor, self: Tensor, padding: readonly number[]): void {
  if (hasTangent(gradOutput)) {
    const gradOutputTangent = tangentOrZeros(gradOutput, false)!;
    const selfPrimal = primalOf(self);
    setTangent(result, op.replication_pad1d_backward(gradOutputTangent, selfPrimal, padding), false);
  }
}

/** `replication_pad2d(Tensor self, int[4] padding) -> Tensor` */
export function replication_pad2d_jvp(result: Tensor, self: Tensor, padding: readonly number[]): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    setTangent(result, op.replication_pad2d(selfTangent, padding), false);
  }
}

/** `replication_pad2d_backward(Tensor grad_output, Tensor self, int[4] padding) -> Tensor` */
export function replication_pad2d_backward_jvp(result: Tensor, gradOutput: Tensor, self: Tensor, padding: readonly number[]): void {
  if (hasTangent(gradOutput)) {
    const gradOutputTangent = tangentOrZeros(gradOutput, false)!;
    const selfPrimal = primalOf(self);
    setTangent(result, op.replication_pad2d_backward(gradOutputTangent, selfPrimal, padding), false);
  }
}

/** `replication_pad3d(Tensor self, int[6] padding) -> Tensor` */
export function replication_pad3d_jvp(result: Tensor, self: Tensor, padding: readonly number[]): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    setTangent(result, op.replication_pad3d(selfTangent, padding), false);
  }
}

/** `replication_pad3d_backward(Tensor grad_output, Tensor self, int[6] padding) -> Tensor` */
export function replication_pad3d_backward_jvp(result: Tensor, gradOutput: Tensor, self: Tensor, padding: readonly number[]): void {
  if (hasTangent(gradOutput)) {
    const gradOutputTangent = tangentOrZeros(gradOutput, false)!;
    const selfPrimal = primalOf(self);
    setTangent(result, op.replication_pad3d_backward(gradOutputTangent, selfPrimal, padding), false);
  }
}

/** `index_reduce(Tensor self, int dim, Tensor index, Tensor source, str reduce, *, bool include_self=True) -> Tensor` */
export function index_reduce_jvp(result: Tensor, self: Tensor, dim: number, index: Tensor, source: Tensor, reduce: string, includeSelf: boolean): void {
  if (hasTangent(self) || hasTangent(source)) {
    const selfTangent = tangentOrZeros(self, false)!;
    const sourceTangent = tangentOrZeros(source, false)!;
    const selfPrimal = primalOf(self);
    const sourcePrimal = primalOf(source);
    setTangent(result, indexing_index_reduce_jvp(selfPrimal, selfTangent, dim, index, sourcePrimal, sourceTangent, reduce, includeSelf, result), false);
  }
}

/** `index_reduce_(Tensor(a!) self, int dim, Tensor index, Tensor source, str reduce, *, bool include_self=True) -> Tensor(a!)` */
export function index_reduce__jvp(self: Tensor, dim: number, index: Tensor, source: Tensor, reduce: string, includeSelf: boolean, originalSelf: Tensor | null): void {
  if (hasTangent(self) || hasTangent(source)) {
    const sourceTangent = tangentOrZeros(source, false)!;
    const selfRaw = tangentOf(self);
    const sourcePrimal = primalOf(source);
    const selfPrimal = primalOf(self);
    const originalSelfTangent = tangentOrZeros(originalSelf, false)!;
    const originalSelfPrimal = primalOf(originalSelf!);
    const selfNewTangent = indexing_index_reduce_jvp(originalSelfPrimal, originalSelfTangent, dim, index, sourcePrimal, sourceTangent, reduce, includeSelf, selfPrimal);
    setTangent(
      self,
      selfRaw !== null && selfNewTangent !== null ? op.copy_(selfRaw, selfNewTangent, false) : selfNewTangent,
      true,
    );
  }
}

/** `_embedding_bag(Tensor weight, Tensor indices, Tensor offsets, bool scale_grad_by_freq=False, int mode=0, bool sparse=False, Tensor? per_sample_weights=None, bool include_last_offset=False, int padding_idx=-1) -> (Tensor, Tensor, Tensor, Tensor)` */
export function _embedding_bag_jvp(result0: Tensor, result2: Tensor, result3: Tensor, weight: Tensor, indices: Tensor, offsets: Tensor, mode: number, perSampleWeights: Tensor | null, includeLastOffset: boolean, paddingIdx: number): void {
  if (hasTangent(weight) || hasTangent(perSampleWeights)) {
    const weightTangent = tangentOrZeros(weight, false)!;
    const perSampleWeightsTangent = tangentOrZeros(perSampleWeights, false);
    const weightPrimal = primalOf(weight);
    const perSampleWeightsPrimal = perSampleWeights === null ? null : primalOf(perSampleWeights);
    setTangent(result0, indexing__embedding_bag_jvp(weightPrimal, weightTangent, indices, offsets, result2, result3, mode, perSampleWeightsPrimal, perSampleWeightsTangent, includeLastOffset, paddingIdx), false);
  }
}

/** `_embedding_bag_dense_backward(Tensor grad, Tensor indices, Tensor offset2bag, Tensor bag_size, Tensor maximum_indices, int num_weights, bool scale_grad_by_freq, int mode, Tensor? per_sample_weights, int padding_idx=-1) -> Tensor` */
export function _embedding_bag_dense_backward_jvp(result: Tensor, grad_: Tensor, indices: Tensor, offset2bag: Tensor, bagSize: Tensor, maximumIndices: Tensor, numWeights: number, scaleGradByFreq: boolean, mode: number, perSampleWeights: Tensor | null, paddingIdx: number): void {
  if (hasTangent(grad_) || hasTangent(perSampleWeights)) {
    const grad_Tangent = tangentOrZeros(grad_, false)!;
    const perSampleWeightsTangent = tangentOrZeros(perSampleWeights, false);
    const grad_Primal = primalOf(grad_);
    const perSampleWeightsPrimal = perSampleWeights === null ? null : primalOf(perSampleWeights);
    setTangent(result, indexing__embedding_bag_dense_backward_jvp(grad_Primal, grad_Tangent, indices, offset2bag, bagSize, maximumIndices, numWeights, scaleGradByFreq, mode, perSampleWeightsPrimal, perSampleWeightsTangent, paddingIdx), false);
  }
}

/** `_embedding_bag_per_sample_weights_backward(Tensor grad, Tensor weight, Tensor indices, Tensor offsets, Tensor offset2bag, int mode, int padding_idx=-1) -> Tensor` */
export function _embedding_bag_per_sample_weights_backward_jvp(result: Tensor, grad_: Tensor, weight: Tensor, indices: Tensor, offsets: Tensor, offset2bag: Tensor, mode: number, paddingIdx: number): void {
  if (hasTangent(grad_) || hasTangent(weight)) {
    const grad_Tangent = tangentOrZeros(grad_, false)!;
    const weightTangent = tangentOrZeros(weight, false)!;
    const weightPrimal = primalOf(weight);
    const grad_Primal = primalOf(grad_);
    setTangent(result, op.add_Tensor(op._embedding_bag_per_sample_weights_backward(grad_Tangent, weightPrimal, indices, offsets, offset2bag, mode, paddingIdx), op._embedding_bag_per_sample_weights_backward(grad_Primal, weightTangent, indices, offsets, offset2bag, mode, paddingIdx), 1), false);
  }
}

/** `segment_reduce(Tensor data, str reduce, *, Tensor? lengths=None, Tensor? indices=None, Tensor? offsets=None, int axis=0, bool unsafe=False, Scalar? initial=None) -> Tensor` */
export function segment_reduce_jvp(result: Tensor, data: Tensor, reduce: string, lengths: Tensor | null, indices: Tensor | null, offsets: Tensor | null, axis: number, unsafe: boolean, initial: Scalar | null): void {
  if (hasTangent(data)) {
    const dataTangent = tangentOrZeros(data, false)!;
    const dataPrimal = primalOf(data);
    setTangent(result, op.segment_reduce(op.mul_Tensor(op._segment_reduce_backward(op.ones_like(result, null, null, null, null, null), result, dataPrimal, reduce, lengths, offsets, axis, initial), dataTangent), "sum", lengths, indices, offsets, axis, unsafe, null), false);
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
    setTangent(values, op.gather(selfTangent, dim, indices, false), false);
  }
}

/** `kthvalue(Tensor self, int k, int dim=-1, bool keepdim=False) -> (Tensor values, Tensor indices)` */
export function kthvalue_jvp(values: Tensor, indices: Tensor, self: Tensor, dim: number, keepdim: boolean): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    setTangent(values, gather_with_keepdimed_indices(selfTangent, dim, indices, keepdim), false);
  }
}

/** `median(Tensor self) -> Tensor` */
export function median_jvp(result: Tensor, self: Tensor): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    const selfPrimal = primalOf(self);
    setTangent(result, evenly_read_jvp(selfTangent, selfPrimal, result), false);
  }
}

/** `median.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)` */
export function median_dim_jvp(values: Tensor, indices: Tensor, self: Tensor, dim: number, keepdim: boolean): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    setTangent(values, gather_with_keepdimed_indices(selfTangent, dim, indices, keepdim), false);
  }
}

/** `nanmedian(Tensor self) -> Tensor` */
export function nanmedian_jvp(result: Tensor, self: Tensor): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    const selfPrimal = primalOf(self);
    setTangent(result, evenly_read_jvp(selfTangent, selfPrimal, result), false);
  }
}

/** `nanmedian.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)` */
export function nanmedian_dim_jvp(values: Tensor, indices: Tensor, self: Tensor, dim: number, keepdim: boolean): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    setTangent(values, gather_with_keepdimed_indices(selfTangent, dim, indices, keepdim), false);
  }
}

/** `mode(Tensor self, int dim=-1, bool keepdim=False) -> (Tensor values, Tensor indices)` */
export function mode_jvp(values: Tensor, indices: Tensor, self: Tensor, dim: number, keepdim: boolean): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    setTangent(values, gather_with_keepdimed_indices(selfTangent, dim, indices, keepdim), false);
  }
}

/** `cummax(Tensor self, int dim) -> (Tensor values, Tensor indices)` */
export function cummax_jvp(values: Tensor, indices: Tensor, self: Tensor, dim: number): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    setTangent(values, op.gather(selfTangent, dim, indices, false), false);
  }
}

/** `cummin(Tensor self, int dim) -> (Tensor values, Tensor indices)` */
export function cummin_jvp(values: Tensor, indices: Tensor, self: Tensor, dim: number): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    setTangent(values, op.gather(selfTangent, dim, indices, false), false);
  }
}

/** `mvlgamma(Tensor self, int p) -> Tensor` */
export function mvlgamma_jvp(result: Tensor, self: Tensor, p: number): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    const selfPrimal = primalOf(self);
    setTangent(result, conjugate(mvlgamma_backward(conjugate(selfTangent), selfPrimal, p)), false);
  }
}

/** `mvlgamma_(Tensor(a!) self, int p) -> Tensor(a!)` */
export function mvlgamma__jvp(self: Tensor, p: number, originalSelf: Tensor | null): void {
  if (hasTangent(self)) {
    const selfRaw = tangentOf(self);
    const originalSelfTangent = tangentOrZeros(originalSelf, false)!;
    const originalSelfPrimal = primalOf(originalSelf!);
    const selfNewTangent = conjugate(mvlgamma_backward(conjugate(originalSelfTangent), originalSelfPrimal, p));
    setTangent(
      self,
      selfRaw !== null && selfNewTangent !== null ? op.copy_(selfRaw, selfNewTangent, false) : selfNewTangent,
      true,
    );
  }
}

/** `sum(Tensor self, *, ScalarType? dtype=None) -> Tensor` */
export function sum_jvp(result: Tensor, self: Tensor, dtype: DType | null): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    setTangent(result, op.sum(selfTangent, dtype), false);
  }
}

/** `sum.dim_IntList(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor` */
export function sum_dim_IntList_jvp(result: Tensor, self: Tensor, dim: readonly number[] | null, keepdim: boolean, dtype: DType | null): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    setTangent(result, op.sum_dim_IntList(selfTangent, dim, keepdim, dtype), false);
  }
}

/** `mean(Tensor self, *, ScalarType? dtype=None) -> Tensor` */
export function mean_jvp(result: Tensor, self: Tensor, dtype: DType | null): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    setTangent(result, op.mean(selfTangent, dtype), false);
  }
}

/** `mean.dim(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor` */
export function mean_dim_jvp(result: Tensor, self: Tensor, dim: readonly number[] | null, keepdim: boolean, dtype: DType | null): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    setTangent(result, op.mean_dim(selfTangent, dim, keepdim, dtype), false);
  }
}

/** `prod(Tensor self, *, ScalarType? dtype=None) -> Tensor` */
export function prod_jvp(result: Tensor, self: Tensor): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    const selfPrimal = primalOf(self);
    setTangent(result, conjugate(op.sum(op.mul_Tensor(prod_backward(op.ones_like(result, null, null, null, null, null), op.to_dtype(selfPrimal, result.dtype, false, false, null), result), conjugate(selfTangent)), null)), false);
  }
}

/** `prod.dim_int(Tensor self, int dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor` */
export function prod_dim_int_jvp(result: Tensor, self: Tensor, dim: number, keepdim: boolean): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    const selfPrimal = primalOf(self);
    setTangent(result, conjugate(op.sum_dim_IntList(op.mul_Tensor(prod_backward_dim(op.ones_like(result, null, null, null, null, null), op.to_dtype(selfPrimal, result.dtype, false, false, null), result, dim, keepdim), conjugate(selfTangent)), [dim], keepdim, null)), false);
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

/** `aminmax(Tensor self, *, int? dim=None, bool keepdim=False) -> (Tensor min, Tensor max)` */
export function aminmax_jvp(min: Tensor, max: Tensor, self: Tensor, dim: number | null, keepdim: boolean): void {
  let maxNewTangent: Gradient = null;
  let minNewTangent: Gradient = null;
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    const selfPrimal = primalOf(self);
    maxNewTangent = reductions_aminmax_jvp(selfPrimal, selfTangent, max, dim, keepdim);
  }
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    const selfPrimal = primalOf(self);
    minNewTangent = reductions_aminmax_jvp(selfPrimal, selfTangent, min, dim, keepdim);
  }
  setTangent(max, maxNewTangent, false);
  setTangent(min, minNewTangent, false);
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
    setTangent(result, op.masked_fill_Scalar(op.div_Tensor(var_jvp(selfTangent, selfPrimal, result, dim, correction, keepdim), op.mul_Scalar(result, 2)), op.eq_Scalar(result, 0), 0), false);
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
    result1NewTangent = op.mean_dim(selfTangent, dim, keepdim, null);
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
    result0NewTangent = op.masked_fill_Scalar(op.div_Tensor(var_jvp(selfTangent, selfPrimal, result0, dim, correction, keepdim), op.mul_Scalar(result0, 2)), op.eq_Scalar(result0, 0), 0);
  }
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    result1NewTangent = op.mean_dim(selfTangent, dim, keepdim, null);
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
    setTangent(result, norm_jvp(op.to_dtype(selfPrimal, result.dtype, false, false, null), op.to_dtype(selfTangent, result.dtype, false, false, null), p, result), false);
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
    setTangent(result, norm_jvp_dim(op.to_dtype(selfPrimal, result.dtype, false, false, null), op.to_dtype(selfTangent, result.dtype, false, false, null), p, result, dim, keepdim), false);
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
    setTangent(result, reductions_linalg_vector_norm_jvp(isComplex(selfPrimal.dtype) ? selfPrimal : op.to_dtype(selfPrimal, result.dtype, false, false, null), isComplex(selfTangent.dtype) ? selfTangent : op.to_dtype(selfTangent, result.dtype, false, false, null), ord, result, dim, keepdim), false);
  }
}

/** `dist(Tensor self, Tensor other, Scalar p=2) -> Tensor` */
export function dist_jvp(result: Tensor, self: Tensor, other: Tensor, p: Scalar): void {
  if (hasTangent(self) || hasTangent(other)) {
    const selfTangent = tangentOrZeros(self, false)!;
    const otherTangent = tangentOrZeros(other, false)!;
    const selfPrimal = primalOf(self);
    const otherPrimal = primalOf(other);
    setTangent(result, norm_jvp(op.sub_Tensor(selfPrimal, otherPrimal, 1), op.sub_Tensor(selfTangent, otherTangent, 1), p, result), false);
  }
}

/** `cumsum(Tensor self, int dim, *, ScalarType? dtype=None) -> Tensor` */
export function cumsum_jvp(result: Tensor, self: Tensor, dim: number, dtype: DType | null): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    setTangent(result, op.cumsum(selfTangent, dim, dtype), false);
  }
}

/** `cumsum_(Tensor(a!) self, int dim, *, ScalarType? dtype=None) -> Tensor(a!)` */
export function cumsum__jvp(self: Tensor, dim: number, dtype: DType | null): void {
  if (hasTangent(self)) {
    const selfRaw = tangentOf(self);
    const selfTangent = gradEnabled() ? op.clone(tangentOrZeros(self, true)!, null) : tangentOrZeros(self, true)!;
    const selfNewTangent = op.cumsum(selfTangent, dim, dtype);
    setTangent(
      self,
      selfRaw !== null && selfNewTangent !== null ? op.copy_(selfRaw, selfNewTangent, false) : selfNewTangent,
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
    const originalSelfTangent = tangentOrZeros(originalSelf, false)!;
    const originalSelfPrimal = primalOf(originalSelf!);
    const selfNewTangent = reductions_cumprod_jvp(originalSelfTangent, originalSelfPrimal, selfPrimal, dim);
    setTangent(
      self,
      selfRaw !== null && selfNewTangent !== null ? op.copy_(selfRaw, selfNewTangent, false) : selfNewTangent,
      true,
    );
  }
}

/** `nansum(Tensor self, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor` */
export function nansum_jvp(result: Tensor, self: Tensor, dim: readonly number[] | null, keepdim: boolean, dtype: DType | null): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    const selfPrimal = primalOf(self);
    setTangent(result, op.sum_dim_IntList(op.masked_fill_Scalar(selfTangent, op.isnan(selfPrimal), 0), dim, keepdim, dtype), false);
  }
}

/** `logcumsumexp(Tensor self, int dim) -> Tensor` */
export function logcumsumexp_jvp(result: Tensor, self: Tensor, dim: number): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    const selfPrimal = primalOf(self);
    setTangent(result, reductions_logcumsumexp_jvp(selfPrimal, selfTangent, result, dim), false);
  }
}

/** `mm(Tensor self, Tensor mat2) -> Tensor` */
export function mm_jvp(result: Tensor, self: Tensor, mat2: Tensor): void {
  if (hasTangent(self) || hasTangent(mat2)) {
    const selfTangent = tangentOrZeros(self, false)!;
    const mat2Tangent = tangentOrZeros(mat2, false)!;
    const mat2Primal = primalOf(mat2);
    const selfPrimal = primalOf(self);
    setTangent(result, op.add_Tensor(op.mm(selfTangent, mat2Primal), op.mm(selfPrimal, mat2Tangent), 1), false);
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
    setTangent(result, op.add_Tensor(maybe_multiply(selfTangent, beta), maybe_multiply(op.add_Tensor(op.mm(mat1Tangent, mat2Primal), op.mm(mat1Primal, mat2Tangent), 1), alpha), 1), false);
  }
}

/** `addmm_(Tensor(a!) self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1) -> Tensor(a!)` */
export function addmm__jvp(self: Tensor, mat1: Tensor, mat2: Tensor, beta: Scalar, alpha: Scalar): void {
  if (hasTangent(self) || hasTangent(mat1) || hasTangent(mat2)) {
    const mat1Tangent = tangentOrZeros(mat1, false)!;
    const mat2Tangent = tangentOrZeros(mat2, false)!;
    const selfRaw = tangentOf(self);
    const selfTangent = gradEnabled() ? op.clone(tangentOrZeros(self, true)!, null) : tangentOrZeros(self, true)!;
    const mat2Primal = primalOf(mat2);
    const mat1Primal = primalOf(mat1);
    const selfNewTangent = op.add_Tensor(maybe_multiply(selfTangent, beta), maybe_multiply(op.add_Tensor(op.mm(mat1Tangent, mat2Primal), op.mm(mat1Primal, mat2Tangent), 1), alpha), 1);
    setTangent(
      self,
      selfRaw !== null && selfNewTangent !== null ? op.copy_(selfRaw, selfNewTangent, false) : selfNewTangent,
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
    setTangent(result, op.add_Tensor(op.bmm(selfTangent, mat2Primal), op.bmm(selfPrimal, mat2Tangent), 1), false);
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
    setTangent(result, op.add_Tensor(maybe_multiply(selfTangent, beta), maybe_multiply(op.add_Tensor(op.bmm(batch1Tangent, batch2Primal), op.bmm(batch1Primal, batch2Tangent), 1), alpha), 1), false);
  }
}

/** `baddbmm_(Tensor(a!) self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1) -> Tensor(a!)` */
export function baddbmm__jvp(self: Tensor, batch1: Tensor, batch2: Tensor, beta: Scalar, alpha: Scalar): void {
  if (hasTangent(self) || hasTangent(batch1) || hasTangent(batch2)) {
    const batch1Tangent = tangentOrZeros(batch1, false)!;
    const batch2Tangent = tangentOrZeros(batch2, false)!;
    const selfRaw = tangentOf(self);
    const selfTangent = gradEnabled() ? op.clone(tangentOrZeros(self, true)!, null) : tangentOrZeros(self, true)!;
    const batch2Primal = primalOf(batch2);
    const batch1Primal = primalOf(batch1);
    const selfNewTangent = op.add_Tensor(maybe_multiply(selfTangent, beta), maybe_multiply(op.add_Tensor(op.bmm(batch1Tangent, batch2Primal), op.bmm(batch1Primal, batch2Tangent), 1), alpha), 1);
    setTangent(
      self,
      selfRaw !== null && selfNewTangent !== null ? op.copy_(selfRaw, selfNewTangent, false) : selfNewTangent,
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
    setTangent(result, op.add_Tensor(maybe_multiply(selfTangent, beta), maybe_multiply(op.sum_dim_IntList(op.add_Tensor(op.bmm(batch1Tangent, batch2Primal), op.bmm(batch1Primal, batch2Tangent), 1), [0], false, null), alpha), 1), false);
  }
}

/** `mv(Tensor self, Tensor vec) -> Tensor` */
export function mv_jvp(result: Tensor, self: Tensor, vec: Tensor): void {
  if (hasTangent(self) || hasTangent(vec)) {
    const selfTangent = tangentOrZeros(self, false)!;
    const vecTangent = tangentOrZeros(vec, false)!;
    const vecPrimal = primalOf(vec);
    const selfPrimal = primalOf(self);
    setTangent(result, op.add_Tensor(op.mv(selfTangent, vecPrimal), op.mv(selfPrimal, vecTangent), 1), false);
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
    setTangent(result, op.add_Tensor(maybe_multiply(selfTangent, beta), maybe_multiply(op.add_Tensor(op.mv(matTangent, vecPrimal), op.mv(matPrimal, vecTangent), 1), alpha), 1), false);
  }
}

/** `addmv_(Tensor(a!) self, Tensor mat, Tensor vec, *, Scalar beta=1, Scalar alpha=1) -> Tensor(a!)` */
export function addmv__jvp(self: Tensor, mat: Tensor, vec: Tensor, beta: Scalar, alpha: Scalar): void {
  if (hasTangent(self) || hasTangent(mat) || hasTangent(vec)) {
    const matTangent = tangentOrZeros(mat, false)!;
    const vecTangent = tangentOrZeros(vec, false)!;
    const selfRaw = tangentOf(self);
    const selfTangent = gradEnabled() ? op.clone(tangentOrZeros(self, true)!, null) : tangentOrZeros(self, true)!;
    const vecPrimal = primalOf(vec);
    const matPrimal = primalOf(mat);
    const selfNewTangent = op.add_Tensor(maybe_multiply(selfTangent, beta), maybe_multiply(op.add_Tensor(op.mv(matTangent, vecPrimal), op.mv(matPrimal, vecTangent), 1), alpha), 1);
    setTangent(
      self,
      selfRaw !== null && selfNewTangent !== null ? op.copy_(selfRaw, selfNewTangent, false) : selfNewTangent,
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
    setTangent(result, op.add_Tensor(maybe_multiply(selfTangent, beta), maybe_multiply(op.add_Tensor(op.outer(vec1Tangent, vec2Primal), op.outer(vec1Primal, vec2Tangent), 1), alpha), 1), false);
  }
}

/** `dot(Tensor self, Tensor tensor) -> Tensor` */
export function dot_jvp(result: Tensor, self: Tensor, tensor: Tensor): void {
  if (hasTangent(self) || hasTangent(tensor)) {
    const selfTangent = tangentOrZeros(self, false)!;
    const tensorTangent = tangentOrZeros(tensor, false)!;
    const tensorPrimal = primalOf(tensor);
    const selfPrimal = primalOf(self);
    setTangent(result, op.add_Tensor(op.dot(selfTangent, tensorPrimal), op.dot(selfPrimal, tensorTangent), 1), false);
  }
}

/** `vdot(Tensor self, Tensor other) -> Tensor` */
export function vdot_jvp(result: Tensor, self: Tensor, other: Tensor): void {
  if (hasTangent(self) || hasTangent(other)) {
    const selfTangent = tangentOrZeros(self, false)!;
    const otherTangent = tangentOrZeros(other, false)!;
    const otherPrimal = primalOf(other);
    const selfPrimal = primalOf(self);
    setTangent(result, op.add_Tensor(op.vdot(selfTangent, otherPrimal), op.vdot(selfPrimal, otherTangent), 1), false);
  }
}

/** `_trilinear(Tensor i1, Tensor i2, Tensor i3, int[] expand1, int[] expand2, int[] expand3, int[] sumdim, int unroll_dim=1) -> Tensor` */
export function _trilinear_jvp(result: Tensor, i1: Tensor, i2: Tensor, i3: Tensor, expand1: readonly number[], expand2: readonly number[], expand3: readonly number[], sumdim: readonly number[], unrollDim: number): void {
  if (hasTangent(i1) || hasTangent(i2) || hasTangent(i3)) {
    const i1Tangent = tangentOrZeros(i1, false)!;
    const i2Tangent = tangentOrZeros(i2, false)!;
    const i3Tangent = tangentOrZeros(i3, false)!;
    const i2Primal = primalOf(i2);
    const i3Primal = primalOf(i3);
    const i1Primal = primalOf(i1);
    setTangent(result, op.add_Tensor(op.add_Tensor(op._trilinear(i1Tangent, i2Primal, i3Primal, expand1, expand2, expand3, sumdim, unrollDim), op._trilinear(i1Primal, i2Tangent, i3Primal, expand1, expand2, expand3, sumdim, unrollDim), 1), op._trilinear(i1Primal, i2Primal, i3Tangent, expand1, expand2, expand3, sumdim, unrollDim), 1), false);
  }
}

/** `linalg_cross(Tensor self, Tensor other, *, int dim=-1) -> Tensor` */
export function linalg_cross_jvp(result: Tensor, self: Tensor, other: Tensor, dim: number): void {
  if (hasTangent(self) || hasTangent(other)) {
    const selfTangent = tangentOrZeros(self, false)!;
    const otherTangent = tangentOrZeros(other, false)!;
    const otherPrimal = primalOf(other);
    const selfPrimal = primalOf(self);
    setTangent(result, op.add_Tensor(op.linalg_cross(selfTangent, otherPrimal, dim), op.linalg_cross(selfPrimal, otherTangent, dim), 1), false);
  }
}

/** `_cdist_forward(Tensor x1, Tensor x2, float p, int? compute_mode) -> Tensor` */
export function _cdist_forward_jvp(result: Tensor, x1: Tensor, x2: Tensor, p: number): void {
  if (hasTangent(x1) || hasTangent(x2)) {
    const x1Tangent = tangentOrZeros(x1, false)!;
    const x2Tangent = tangentOrZeros(x2, false)!;
    const x1Primal = primalOf(x1);
    const x2Primal = primalOf(x2);
    setTangent(result, _cdist_jvp(x1Primal, x1Tangent, x2Primal, x2Tangent, p, result), false);
  }
}

/** `_cdist_backward(Tensor grad, Tensor x1, Tensor x2, float p, Tensor cdist) -> Tensor` */
export function _cdist_backward_jvp(result: Tensor, grad_: Tensor, x1: Tensor, x2: Tensor, p: number, cdist: Tensor): void {
  if (hasTangent(grad_) || hasTangent(x1) || hasTangent(x2)) {
    const grad_Tangent = tangentOrZeros(grad_, false)!;
    const x1Tangent = tangentOrZeros(x1, false)!;
    const x2Tangent = tangentOrZeros(x2, false)!;
    const grad_Primal = primalOf(grad_);
    const x1Primal = primalOf(x1);
    const x2Primal = primalOf(x2);
    const cdistPrimal = primalOf(cdist);
    setTangent(result, distance__cdist_backward_jvp(grad_Primal, grad_Tangent, x1Primal, x1Tangent, x2Primal, x2Tangent, p, cdistPrimal), false);
  }
}

/** `_euclidean_dist(Tensor x1, Tensor x2) -> Tensor` */
export function _euclidean_dist_jvp(result: Tensor, x1: Tensor, x2: Tensor): void {
  if (hasTangent(x1) || hasTangent(x2)) {
    const x1Tangent = tangentOrZeros(x1, false)!;
    const x2Tangent = tangentOrZeros(x2, false)!;
    const x1Primal = primalOf(x1);
    const x2Primal = primalOf(x2);
    setTangent(result, distance__euclidean_dist_jvp(x1Primal, x1Tangent, x2Primal, x2Tangent, result), false);
  }
}

/** `_pdist_forward(Tensor self, float p=2) -> Tensor` */
export function _pdist_forward_jvp(result: Tensor, self: Tensor, p: number): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    const selfPrimal = primalOf(self);
    setTangent(result, _pdist_jvp(selfPrimal, selfTangent, p, result), false);
  }
}

/** `_pdist_backward(Tensor grad, Tensor self, float p, Tensor pdist) -> Tensor` */
export function _pdist_backward_jvp(result: Tensor, grad_: Tensor, self: Tensor, p: number, pdist: Tensor): void {
  if (hasTangent(grad_) || hasTangent(self)) {
    const grad_Tangent = tangentOrZeros(grad_, false)!;
    const selfTangent = tangentOrZeros(self, false)!;
    const grad_Primal = primalOf(grad_);
    const selfPrimal = primalOf(self);
    const pdistPrimal = primalOf(pdist);
    setTangent(result, distance__pdist_backward_jvp(grad_Primal, grad_Tangent, selfPrimal, selfTangent, p, pdistPrimal), false);
  }
}

/** `linalg_cholesky_ex(Tensor self, *, bool upper=False, bool check_errors=False) -> (Tensor L, Tensor info)` */
export function linalg_cholesky_ex_jvp(L: Tensor, self: Tensor, upper: boolean): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    setTangent(L, linalg_cholesky_jvp(selfTangent, L, upper), false);
  }
}

/** `cholesky(Tensor self, bool upper=False) -> Tensor` */
export function cholesky_jvp(result: Tensor, self: Tensor, upper: boolean): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    setTangent(result, linalg_cholesky_jvp(selfTangent, result, upper), false);
  }
}

/** `cholesky_inverse(Tensor self, bool upper=False) -> Tensor` */
export function cholesky_inverse_jvp(result: Tensor, self: Tensor, upper: boolean): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    const selfPrimal = primalOf(self);
    setTangent(result, linalg_cholesky_inverse_jvp(selfPrimal, selfTangent, result, upper), false);
  }
}

/** `cholesky_solve(Tensor self, Tensor input2, bool upper=False) -> Tensor` */
export function cholesky_solve_jvp(result: Tensor, self: Tensor, input2: Tensor, upper: boolean): void {
  if (hasTangent(self) || hasTangent(input2)) {
    const selfTangent = tangentOrZeros(self, false)!;
    const input2Tangent = tangentOrZeros(input2, false)!;
    const input2Primal = primalOf(input2);
    setTangent(result, linalg_cholesky_solve_jvp(result, input2Primal, input2Tangent, selfTangent, upper), false);
  }
}

/** `linalg_lu_factor_ex(Tensor A, *, bool pivot=True, bool check_errors=False) -> (Tensor LU, Tensor pivots, Tensor info)` */
export function linalg_lu_factor_ex_jvp(LU: Tensor, pivots: Tensor, A: Tensor, pivot: boolean): void {
  if (hasTangent(A)) {
    const ATangent = tangentOrZeros(A, false)!;
    setTangent(LU, lu_factor_ex_jvp(ATangent, LU, pivots, pivot), false);
  }
}

/** `linalg_lu(Tensor A, *, bool pivot=True) -> (Tensor P, Tensor L, Tensor U)` */
export function linalg_lu_jvp(P: Tensor, L: Tensor, U: Tensor, A: Tensor, pivot: boolean): void {
  let LNewTangent: Gradient = null;
  let UNewTangent: Gradient = null;
  if (hasTangent(A)) {
    const ATangent = tangentOrZeros(A, false)!;
    LNewTangent = linalg_linalg_lu_jvp(ATangent, P, L, U, pivot)[0];
  }
  if (hasTangent(A)) {
    const ATangent = tangentOrZeros(A, false)!;
    UNewTangent = linalg_linalg_lu_jvp(ATangent, P, L, U, pivot)[1];
  }
  setTangent(L, LNewTangent, false);
  setTangent(U, UNewTangent, false);
}

/** `linalg_lu_solve(Tensor LU, Tensor pivots, Tensor B, *, bool left=True, bool adjoint=False) -> Tensor` */
export function linalg_lu_solve_jvp(result: Tensor, LU: Tensor, pivots: Tensor, B: Tensor, left: boolean, adjoint: boolean): void {
  if (hasTangent(LU) || hasTangent(B)) {
    const LUTangent = tangentOrZeros(LU, false)!;
    const BTangent = tangentOrZeros(B, false)!;
    const LUPrimal = primalOf(LU);
    setTangent(result, linalg_linalg_lu_solve_jvp(result, LUPrimal, pivots, LUTangent, BTangent, left, adjoint), false);
  }
}

/** `lu_unpack(Tensor LU_data, Tensor LU_pivots, bool unpack_data=True, bool unpack_pivots=True) -> (Tensor P, Tensor L, Tensor U)` */
export function lu_unpack_jvp(L: Tensor, U: Tensor, LUData: Tensor): void {
  let LNewTangent: Gradient = null;
  let UNewTangent: Gradient = null;
  if (hasTangent(LUData)) {
    const LUDataTangent = tangentOrZeros(LUData, false)!;
    LNewTangent = sizeOf(LUDataTangent, -2) >= sizeOf(LUDataTangent, -1) ? op.tril(LUDataTangent, -1) : op.tril(op.narrow(LUDataTangent, -1, 0, sizeOf(LUDataTangent, -2)), -1);
  }
  if (hasTangent(LUData)) {
    const LUDataTangent = tangentOrZeros(LUData, false)!;
    UNewTangent = sizeOf(LUDataTangent, -1) >= sizeOf(LUDataTangent, -2) ? op.triu(LUDataTangent, 0) : op.triu(op.narrow(LUDataTangent, -2, 0, sizeOf(LUDataTangent, -1)), 0);
  }
  setTangent(L, LNewTangent, false);
  setTangent(U, UNewTangent, false);
}

/** `_linalg_det(Tensor A) -> (Tensor result, Tensor LU, Tensor pivots)` */
export function _linalg_det_jvp(result: Tensor, LU: Tensor, pivots: Tensor, A: Tensor): void {
  if (hasTangent(A)) {
    const ATangent = tangentOrZeros(A, false)!;
    const APrimal = primalOf(A);
    setTangent(result, linalg_det_jvp_A(ATangent, result, APrimal, LU, pivots, APrimal.isContiguous && !isComplex(APrimal.dtype)), false);
  }
}

/** `_linalg_slogdet(Tensor A) -> (Tensor sign, Tensor logabsdet, Tensor LU, Tensor pivots)` */
export function _linalg_slogdet_jvp(sign: Tensor, logabsdet: Tensor, LU: Tensor, pivots: Tensor, A: Tensor): void {
  if (hasTangent(A)) {
    const ATangent = tangentOrZeros(A, false)!;
    const APrimal = primalOf(A);
    const [signNewTangent, logabsdetNewTangent] = slogdet_jvp_A(APrimal, LU, pivots, ATangent, sign, APrimal.isContiguous && !isComplex(APrimal.dtype));
    setTangent(sign, signNewTangent, false);
    setTangent(logabsdet, logabsdetNewTangent, false);
  }
}

/** `_linalg_solve_ex(Tensor A, Tensor B, *, bool left=True, bool check_errors=False) -> (Tensor result, Tensor LU, Tensor pivots, Tensor info)` */
export function _linalg_solve_ex_jvp(result: Tensor, LU: Tensor, pivots: Tensor, A: Tensor, B: Tensor, left: boolean): void {
  if (hasTangent(A) || hasTangent(B)) {
    const ATangent = tangentOrZeros(A, false)!;
    const BTangent = tangentOrZeros(B, false)!;
    const APrimal = primalOf(A);
    setTangent(result, linalg_solve_jvp_A(ATangent, BTangent, result, APrimal, LU, pivots, left, APrimal.isContiguous && !isComplex(APrimal.dtype)), false);
  }
}

/** `linalg_inv_ex(Tensor A, *, bool check_errors=False) -> (Tensor inverse, Tensor info)` */
export function linalg_inv_ex_jvp(inverse: Tensor, A: Tensor): void {
  if (hasTangent(A)) {
    const ATangent = tangentOrZeros(A, false)!;
    setTangent(inverse, op.neg(op.matmul(op.matmul(inverse, ATangent), inverse)), false);
  }
}

/** `linalg_solve_triangular(Tensor self, Tensor B, *, bool upper, bool left=True, bool unitriangular=False) -> Tensor` */
export function linalg_solve_triangular_jvp(result: Tensor, self: Tensor, B: Tensor, upper: boolean, left: boolean, unitriangular: boolean): void {
  if (hasTangent(self) || hasTangent(B)) {
    const selfTangent = tangentOrZeros(self, false)!;
    const BTangent = tangentOrZeros(B, false)!;
    const selfPrimal = primalOf(self);
    setTangent(result, linalg_solve_triangular_forward_AD(selfTangent, BTangent, selfPrimal, result, upper, left, unitriangular), false);
  }
}

/** `triangular_solve(Tensor self, Tensor A, bool upper=True, bool transpose=False, bool unitriangular=False) -> (Tensor solution, Tensor cloned_coefficient)` */
export function triangular_solve_jvp(solution: Tensor, clonedCoefficient: Tensor, self: Tensor, A: Tensor, upper: boolean, transpose: boolean, unitriangular: boolean): void {
  let clonedCoefficientNewTangent: Gradient = null;
  let solutionNewTangent: Gradient = null;
  if (hasTangent(A)) {
    const ATangent = tangentOrZeros(A, false)!;
    clonedCoefficientNewTangent = ATangent;
  }
  if (hasTangent(self) || hasTangent(A)) {
    const selfTangent = tangentOrZeros(self, false)!;
    const ATangent = tangentOrZeros(A, false)!;
    const APrimal = primalOf(A);
    solutionNewTangent = linalg_triangular_solve_jvp(solution, APrimal, ATangent, selfTangent, upper, transpose, unitriangular);
  }
  setTangent(clonedCoefficient, clonedCoefficientNewTangent, false);
  setTangent(solution, solutionNewTangent, false);
}

/** `linalg_qr(Tensor A, str mode='reduced') -> (Tensor Q, Tensor R)` */
export function linalg_qr_jvp(Q: Tensor, R: Tensor, A: Tensor, mode: string): void {
  if (hasTangent(A)) {
    const ATangent = tangentOrZeros(A, false)!;
    const [QNewTangent, RNewTangent] = linalg_linalg_qr_jvp(ATangent, Q, R, mode);
    setTangent(Q, QNewTangent, false);
    setTangent(R, RNewTangent, false);
  }
}

/** `linalg_householder_product(Tensor input, Tensor tau) -> Tensor` */
export function linalg_householder_product_jvp(result: Tensor, input: Tensor, tau: Tensor): void {
  if (hasTangent(input) || hasTangent(tau)) {
    const inputTangent = tangentOrZeros(input, false)!;
    const tauTangent = tangentOrZeros(tau, false)!;
    const inputPrimal = primalOf(input);
    const tauPrimal = primalOf(tau);
    setTangent(result, householder_product_jvp(inputTangent, tauTangent, result, inputPrimal, tauPrimal), false);
  }
}

/** `_linalg_eigh(Tensor A, str UPLO="L", bool compute_v=True) -> (Tensor eigenvalues, Tensor eigenvectors)` */
export function _linalg_eigh_jvp(eigenvalues: Tensor, eigenvectors: Tensor, A: Tensor): void {
  if (hasTangent(A)) {
    const ATangent = tangentOrZeros(A, false)!;
    const [eigenvaluesNewTangent, eigenvectorsNewTangent] = linalg_linalg_eig_jvp(ATangent, eigenvalues, eigenvectors, true);
    setTangent(eigenvalues, eigenvaluesNewTangent, false);
    setTangent(eigenvectors, eigenvectorsNewTangent, false);
  }
}

/** `linalg_eig(Tensor self) -> (Tensor eigenvalues, Tensor eigenvectors)` */
export function linalg_eig_jvp(eigenvalues: Tensor, eigenvectors: Tensor, self: Tensor): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    const [eigenvaluesNewTangent, eigenvectorsNewTangent] = linalg_linalg_eig_jvp(selfTangent, eigenvalues, eigenvectors, false);
    setTangent(eigenvalues, eigenvaluesNewTangent, false);
    setTangent(eigenvectors, eigenvectorsNewTangent, false);
  }
}

/** `_linalg_svd(Tensor A, bool full_matrices=False, bool compute_uv=True, *, str? driver=None) -> (Tensor U, Tensor S, Tensor Vh)` */
export function _linalg_svd_jvp(U: Tensor, S: Tensor, Vh: Tensor, A: Tensor, fullMatrices: boolean): void {
  if (hasTangent(A)) {
    const ATangent = tangentOrZeros(A, false)!;
    const [UNewTangent, SNewTangent, VhNewTangent] = linalg_svd_jvp(ATangent, U, S, Vh, fullMatrices);
    setTangent(U, UNewTangent, false);
    setTangent(S, SNewTangent, false);
    setTangent(Vh, VhNewTangent, false);
  }
}

/** `linalg_matrix_exp(Tensor self) -> Tensor` */
export function linalg_matrix_exp_jvp(result: Tensor, self: Tensor): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    const selfPrimal = primalOf(self);
    setTangent(result, linalg_matrix_exp_differential(selfPrimal, selfTangent, false), false);
  }
}

/** `linalg_pinv.atol_rtol_tensor(Tensor self, *, Tensor? atol=None, Tensor? rtol=None, bool hermitian=False) -> Tensor` */
export function linalg_pinv_atol_rtol_tensor_jvp(result: Tensor, self: Tensor): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    const selfPrimal = primalOf(self);
    setTangent(result, pinv_jvp(selfPrimal, result, selfTangent), false);
  }
}

/** `linalg_lstsq(Tensor self, Tensor b, float? rcond=None, *, str? driver=None) -> (Tensor solution, Tensor residuals, Tensor rank, Tensor singular_values)` */
export function linalg_lstsq_jvp(solution: Tensor, self: Tensor, b: Tensor): void {
  if (hasTangent(self) || hasTangent(b)) {
    const selfTangent = tangentOrZeros(self, false)!;
    const bTangent = tangentOrZeros(b, false)!;
    const selfPrimal = primalOf(self);
    const bPrimal = primalOf(b);
    setTangent(solution, linalg_linalg_lstsq_jvp(selfPrimal, bPrimal, selfTangent, bTangent), false);
  }
}

/** `_fft_r2c(Tensor self, int[] dim, int normalization, bool onesided) -> Tensor` */
export function _fft_r2c_jvp(result: Tensor, self: Tensor, dim: readonly number[], normalization: number, onesided: boolean): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    setTangent(result, op._fft_r2c(selfTangent, dim, normalization, onesided), false);
  }
}

/** `_fft_c2c(Tensor self, int[] dim, int normalization, bool forward) -> Tensor` */
export function _fft_c2c_jvp(result: Tensor, self: Tensor, dim: readonly number[], normalization: number, forward: boolean): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    setTangent(result, op._fft_c2c(selfTangent, dim, normalization, forward), false);
  }
}

/** `_fft_c2r(Tensor self, int[] dim, int normalization, int last_dim_size) -> Tensor` */
export function _fft_c2r_jvp(result: Tensor, self: Tensor, dim: readonly number[], normalization: number, lastDimSize: number): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    setTangent(result, op._fft_c2r(selfTangent, dim, normalization, lastDimSize), false);
  }
}

/** `addr_(Tensor(a!) self, Tensor vec1, Tensor vec2, *, Scalar beta=1, Scalar alpha=1) -> Tensor(a!)` */
export function addr__jvp(self: Tensor, vec1: Tensor, vec2: Tensor, beta: Scalar, alpha: Scalar): void {
  if (hasTangent(self) || hasTangent(vec1) || hasTangent(vec2)) {
    const vec1Tangent = tangentOrZeros(vec1, false)!;
    const vec2Tangent = tangentOrZeros(vec2, false)!;
    const selfRaw = tangentOf(self);
    const selfTangent = gradEnabled() ? op.clone(tangentOrZeros(self, true)!, null) : tangentOrZeros(self, true)!;
    const vec2Primal = primalOf(vec2);
    const vec1Primal = primalOf(vec1);
    const selfNewTangent = op.add_Tensor(maybe_multiply(selfTangent, beta), maybe_multiply(op.add_Tensor(op.outer(vec1Tangent, vec2Primal), op.outer(vec1Primal, vec2Tangent), 1), alpha), 1);
    setTangent(
      self,
      selfRaw !== null && selfNewTangent !== null ? op.copy_(selfRaw, selfNewTangent, false) : selfNewTangent,
      true,
    );
  }
}

/** `addbmm_(Tensor(a!) self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1) -> Tensor(a!)` */
export function addbmm__jvp(self: Tensor, batch1: Tensor, batch2: Tensor, beta: Scalar, alpha: Scalar): void {
  if (hasTangent(self) || hasTangent(batch1) || hasTangent(batch2)) {
    const batch1Tangent = tangentOrZeros(batch1, false)!;
    const batch2Tangent = tangentOrZeros(batch2, false)!;
    const selfRaw = tangentOf(self);
    const selfTangent = gradEnabled() ? op.clone(tangentOrZeros(self, true)!, null) : tangentOrZeros(self, true)!;
    const batch2Primal = primalOf(batch2);
    const batch1Primal = primalOf(batch1);
    const selfNewTangent = op.add_Tensor(maybe_multiply(selfTangent, beta), maybe_multiply(op.sum_dim_IntList(op.add_Tensor(op.bmm(batch1Tangent, batch2Primal), op.bmm(batch1Primal, batch2Tangent), 1), [0], false, null), alpha), 1);
    setTangent(
      self,
      selfRaw !== null && selfNewTangent !== null ? op.copy_(selfRaw, selfNewTangent, false) : selfNewTangent,
      true,
    );
  }
}

/** `_softmax(Tensor self, int dim, bool half_to_float) -> Tensor` */
export function _softmax_jvp(result: Tensor, self: Tensor, dim: number): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    const selfPrimal = primalOf(self);
    setTangent(result, op.mul_Tensor(result, op.sub_Tensor(selfTangent, reductions_logsumexp_jvp(selfPrimal, selfTangent, [dim], true), 1)), false);
  }
}

/** `_softmax_backward_data(Tensor grad_output, Tensor output, int dim, ScalarType input_dtype) -> Tensor` */
export function _softmax_backward_data_jvp(result: Tensor, gradOutput: Tensor, output: Tensor, dim: number, inputDtype: DType): void {
  if (hasTangent(gradOutput) || hasTangent(output)) {
    const gradOutputTangent = tangentOrZeros(gradOutput, false)!;
    const outputTangent = tangentOrZeros(output, false)!;
    const outputPrimal = primalOf(output);
    const gradOutputPrimal = primalOf(gradOutput);
    setTangent(result, op.sub_Tensor(op.add_Tensor(op._softmax_backward_data(gradOutputTangent, outputPrimal, dim, inputDtype), op.mul_Tensor(outputTangent, op.sub_Tensor(gradOutputPrimal, op.sum_dim_IntList(op.mul_Tensor(gradOutputPrimal, outputPrimal), [dim], true, null), 1)), 1), op.mul_Tensor(outputPrimal, op.sum_dim_IntList(op.mul_Tensor(gradOutputPrimal, outputTangent), [dim], true, null)), 1), false);
  }
}

/** `_log_softmax(Tensor self, int dim, bool half_to_float) -> Tensor` */
export function _log_softmax_jvp(result: Tensor, self: Tensor, dim: number): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    const selfPrimal = primalOf(self);
    setTangent(result, op.sub_Tensor(selfTangent, reductions_logsumexp_jvp(selfPrimal, selfTangent, [dim], true), 1), false);
  }
}

/** `_log_softmax_backward_data(Tensor grad_output, Tensor output, int dim, ScalarType input_dtype) -> Tensor` */
export function _log_softmax_backward_data_jvp(result: Tensor, gradOutput: Tensor, output: Tensor, dim: number): void {
  if (hasTangent(gradOutput) || hasTangent(output)) {
    const gradOutputTangent = tangentOrZeros(gradOutput, false)!;
    const outputTangent = tangentOrZeros(output, false)!;
    const outputPrimal = primalOf(output);
    const gradOutputPrimal = primalOf(gradOutput);
    setTangent(result, op.sub_Tensor(gradOutputTangent, op.mul_Tensor(op.exp(outputPrimal), op.add_Tensor(op.sum_dim_IntList(gradOutputTangent, [dim], true, null), op.mul_Tensor(outputTangent, op.sum_dim_IntList(gradOutputPrimal, [dim], true, null)), 1)), 1), false);
  }
}

/** `nll_loss_forward(Tensor self, Tensor target, Tensor? weight, int reduction, int ignore_index) -> (Tensor output, Tensor total_weight)` */
export function nll_loss_forward_jvp(output: Tensor, self: Tensor, target: Tensor, weight: Tensor | null, reduction: number, ignoreIndex: number): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    setTangent(output, op.nll_loss_forward(selfTangent, target, weight, reduction, ignoreIndex)[0], false);
  }
}

/** `nll_loss_backward(Tensor grad_output, Tensor self, Tensor target, Tensor? weight, int reduction, int ignore_index, Tensor total_weight) -> Tensor` */
export function nll_loss_backward_jvp(result: Tensor, gradOutput: Tensor, self: Tensor, target: Tensor, weight: Tensor | null, reduction: number, ignoreIndex: number, totalWeight: Tensor): void {
  if (hasTangent(gradOutput)) {
    const gradOutputTangent = tangentOrZeros(gradOutput, false)!;
    const selfPrimal = primalOf(self);
    setTangent(result, op.nll_loss_backward(gradOutputTangent, selfPrimal, target, weight, reduction, ignoreIndex, totalWeight), false);
  }
}

/** `nll_loss2d_forward(Tensor self, Tensor target, Tensor? weight, int reduction, int ignore_index) -> (Tensor output, Tensor total_weight)` */
export function nll_loss2d_forward_jvp(output: Tensor, self: Tensor, target: Tensor, weight: Tensor | null, reduction: number, ignoreIndex: number): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    setTangent(output, op.nll_loss2d_forward(selfTangent, target, weight, reduction, ignoreIndex)[0], false);
  }
}

/** `nll_loss2d_backward(Tensor grad_output, Tensor self, Tensor target, Tensor? weight, int reduction, int ignore_index, Tensor total_weight) -> Tensor` */
export function nll_loss2d_backward_jvp(result: Tensor, gradOutput: Tensor, self: Tensor, target: Tensor, weight: Tensor | null, reduction: number, ignoreIndex: number, totalWeight: Tensor): void {
  if (hasTangent(gradOutput)) {
    const gradOutputTangent = tangentOrZeros(gradOutput, false)!;
    const selfPrimal = primalOf(self);
    setTangent(result, op.nll_loss2d_backward(gradOutputTangent, selfPrimal, target, weight, reduction, ignoreIndex, totalWeight), false);
  }
}

/** `mse_loss(Tensor self, Tensor target, int reduction=Mean) -> Tensor` */
export function mse_loss_jvp(result: Tensor, self: Tensor, target: Tensor, reduction: number): void {
  if (hasTangent(self) || hasTangent(target)) {
    const selfTangent = tangentOrZeros(self, false)!;
    const targetTangent = tangentOrZeros(target, false)!;
    const selfPrimal = primalOf(self);
    const targetPrimal = primalOf(target);
    setTangent(result, apply_loss_reduction(op.add_Tensor(op.mse_loss_backward(selfTangent, selfPrimal, targetPrimal, 0), op.mse_loss_backward(targetTangent, targetPrimal, selfPrimal, 0), 1), reduction), false);
  }
}

/** `mse_loss_backward(Tensor grad_output, Tensor self, Tensor target, int reduction) -> Tensor` */
export function mse_loss_backward_jvp(result: Tensor, gradOutput: Tensor, self: Tensor, target: Tensor, reduction: number): void {
  if (hasTangent(gradOutput) || hasTangent(self) || hasTangent(target)) {
    const gradOutputTangent = tangentOrZeros(gradOutput, false)!;
    const selfTangent = tangentOrZeros(self, false)!;
    const targetTangent = tangentOrZeros(target, false)!;
    const gradOutputPrimal = primalOf(gradOutput);
    const selfPrimal = primalOf(self);
    const targetPrimal = primalOf(target);
    setTangent(result, op.add_Tensor(mse_loss_double_backward(op.mul_Tensor(op.sub_Tensor(selfTangent, targetTangent, 1), gradOutputPrimal), result, reduction), op.mse_loss_backward(gradOutputTangent, selfPrimal, targetPrimal, reduction), 1), false);
  }
}

/** `smooth_l1_loss(Tensor self, Tensor target, int reduction=Mean, float beta=1.0) -> Tensor` */
export function smooth_l1_loss_jvp(result: Tensor, self: Tensor, target: Tensor, reduction: number, beta: number): void {
  if (hasTangent(self) || hasTangent(target)) {
    const selfTangent = tangentOrZeros(self, false)!;
    const targetTangent = tangentOrZeros(target, false)!;
    const selfPrimal = primalOf(self);
    const targetPrimal = primalOf(target);
    setTangent(result, apply_loss_reduction(op.add_Tensor(smooth_l1_loss_slope(selfTangent, selfPrimal, targetPrimal, beta), smooth_l1_loss_slope(targetTangent, targetPrimal, selfPrimal, beta), 1), reduction), false);
  }
}

/** `smooth_l1_loss_backward(Tensor grad_output, Tensor self, Tensor target, int reduction, float beta) -> Tensor` */
export function smooth_l1_loss_backward_jvp(result: Tensor, gradOutput: Tensor, self: Tensor, target: Tensor, reduction: number, beta: number): void {
  if (hasTangent(gradOutput) || hasTangent(self) || hasTangent(target)) {
    const gradOutputTangent = tangentOrZeros(gradOutput, false)!;
    const selfTangent = tangentOrZeros(self, false)!;
    const targetTangent = tangentOrZeros(target, false)!;
    const gradOutputPrimal = primalOf(gradOutput);
    const selfPrimal = primalOf(self);
    const targetPrimal = primalOf(target);
    setTangent(result, op.add_Tensor(op.sub_Tensor(smooth_l1_loss_double_backward(op.mul_Tensor(selfTangent, gradOutputPrimal), selfPrimal, targetPrimal, reduction, beta), smooth_l1_loss_double_backward(op.mul_Tensor(targetTangent, gradOutputPrimal), selfPrimal, targetPrimal, reduction, beta), 1), op.smooth_l1_loss_backward(gradOutputTangent, selfPrimal, targetPrimal, reduction, beta), 1), false);
  }
}

/** `huber_loss(Tensor self, Tensor target, int reduction=Mean, float delta=1.0) -> Tensor` */
export function huber_loss_jvp(result: Tensor, self: Tensor, target: Tensor, reduction: number, delta: number): void {
  if (hasTangent(self) || hasTangent(target)) {
    const selfTangent = tangentOrZeros(self, false)!;
    const targetTangent = tangentOrZeros(target, false)!;
    const selfPrimal = primalOf(self);
    const targetPrimal = primalOf(target);
    setTangent(result, apply_loss_reduction(op.add_Tensor(op.huber_loss_backward(selfTangent, selfPrimal, targetPrimal, 0, delta), op.huber_loss_backward(targetTangent, targetPrimal, selfPrimal, 0, delta), 1), reduction), false);
  }
}

/** `huber_loss_backward(Tensor grad_output, Tensor self, Tensor target, int reduction, float delta) -> Tensor` */
export function huber_loss_backward_jvp(result: Tensor, gradOutput: Tensor, self: Tensor, target: Tensor, reduction: number, delta: number): void {
  if (hasTangent(gradOutput) || hasTangent(self) || hasTangent(target)) {
    const gradOutputTangent = tangentOrZeros(gradOutput, false)!;
    const selfTangent = tangentOrZeros(self, false)!;
    const targetTangent = tangentOrZeros(target, false)!;
    const gradOutputPrimal = primalOf(gradOutput);
    const selfPrimal = primalOf(self);
    const targetPrimal = primalOf(target);
    setTangent(result, op.add_Tensor(op.sub_Tensor(huber_loss_double_backward(op.mul_Tensor(selfTangent, gradOutputPrimal), selfPrimal, targetPrimal, reduction, delta), huber_loss_double_backward(op.mul_Tensor(targetTangent, gradOutputPrimal), selfPrimal, targetPrimal, reduction, delta), 1), op.huber_loss_backward(gradOutputTangent, selfPrimal, targetPrimal, reduction, delta), 1), false);
  }
}

/** `binary_cross_entropy(Tensor self, Tensor target, Tensor? weight=None, int reduction=Mean) -> Tensor` */
export function binary_cross_entropy_jvp(result: Tensor, self: Tensor, target: Tensor, weight: Tensor | null, reduction: number): void {
  if (hasTangent(self) || hasTangent(target)) {
    const selfTangent = tangentOrZeros(self, false)!;
    const targetTangent = tangentOrZeros(target, false)!;
    const selfPrimal = primalOf(self);
    const targetPrimal = primalOf(target);
    setTangent(result, apply_loss_reduction(op.add_Tensor(op.binary_cross_entropy_backward(selfTangent, selfPrimal, targetPrimal, weight, 0), binary_cross_entropy_target_backward(targetTangent, selfPrimal, targetPrimal, weight, 0), 1), reduction), false);
  }
}

/** `binary_cross_entropy_backward(Tensor grad_output, Tensor self, Tensor target, Tensor? weight=None, int reduction=Mean) -> Tensor` */
export function binary_cross_entropy_backward_jvp(result: Tensor, gradOutput: Tensor, self: Tensor, target: Tensor, weight: Tensor | null, reduction: number): void {
  if (hasTangent(gradOutput) || hasTangent(self) || hasTangent(target)) {
    const gradOutputTangent = tangentOrZeros(gradOutput, false)!;
    const selfTangent = tangentOrZeros(self, false)!;
    const targetTangent = tangentOrZeros(target, false)!;
    const gradOutputPrimal = primalOf(gradOutput);
    const selfPrimal = primalOf(self);
    const targetPrimal = primalOf(target);
    setTangent(result, op.add_Tensor(op.add_Tensor(binary_cross_entropy_double_backward(gradOutputPrimal, selfTangent, selfPrimal, targetPrimal, weight, reduction), binary_cross_entropy_double_backward_target(targetTangent, gradOutputPrimal, selfPrimal, targetPrimal, weight, reduction), 1), binary_cross_entropy_double_backward_grad_output(gradOutputTangent, selfPrimal, targetPrimal, weight, reduction), 1), false);
  }
}

/** `binary_cross_entropy_with_logits(Tensor self, Tensor target, Tensor? weight=None, Tensor? pos_weight=None, int reduction=Mean) -> Tensor` */
export function binary_cross_entropy_with_logits_jvp(result: Tensor, self: Tensor, target: Tensor, weight: Tensor | null, posWeight: Tensor | null, reduction: number): void {
  if (hasTangent(self) || hasTangent(target)) {
    const selfTangent = tangentOrZeros(self, false)!;
    const targetTangent = tangentOrZeros(target, false)!;
    const selfPrimal = primalOf(self);
    const targetPrimal = primalOf(target);
    setTangent(result, apply_loss_reduction(op.add_Tensor(binary_cross_entropy_with_logits_backward(selfTangent, selfPrimal, targetPrimal, weight, posWeight, 0), binary_cross_entropy_with_logits_target_backward(targetTangent, selfPrimal, targetPrimal, weight, posWeight, 0), 1), reduction), false);
  }
}

/** `soft_margin_loss(Tensor self, Tensor target, int reduction=Mean) -> Tensor` */
export function soft_margin_loss_jvp(result: Tensor, self: Tensor, target: Tensor, reduction: number): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    const selfPrimal = primalOf(self);
    setTangent(result, apply_loss_reduction(op.soft_margin_loss_backward(selfTangent, selfPrimal, target, 0), reduction), false);
  }
}

/** `soft_margin_loss_backward(Tensor grad_output, Tensor self, Tensor target, int reduction) -> Tensor` */
export function soft_margin_loss_backward_jvp(result: Tensor, gradOutput: Tensor, self: Tensor, target: Tensor, reduction: number): void {
  if (hasTangent(gradOutput) || hasTangent(self)) {
    const gradOutputTangent = tangentOrZeros(gradOutput, false)!;
    const selfTangent = tangentOrZeros(self, false)!;
    const gradOutputPrimal = primalOf(gradOutput);
    const selfPrimal = primalOf(self);
    setTangent(result, op.add_Tensor(soft_margin_loss_double_backward(op.mul_Tensor(selfTangent, gradOutputPrimal), selfPrimal, target, reduction), op.soft_margin_loss_backward(gradOutputTangent, selfPrimal, target, reduction), 1), false);
  }
}

/** `native_layer_norm(Tensor input, SymInt[] normalized_shape, Tensor? weight, Tensor? bias, float eps) -> (Tensor, Tensor, Tensor)` */
export function native_layer_norm_jvp(result0: Tensor, result1: Tensor, result2: Tensor, input: Tensor, normalizedShape: readonly number[], weight: Tensor | null, bias: Tensor | null): void {
  if (hasTangent(input) || hasTangent(weight) || hasTangent(bias)) {
    const inputTangent = tangentOrZeros(input, false)!;
    const weightTangent = tangentOrZeros(weight, false);
    const biasTangent = tangentOrZeros(bias, false);
    const inputPrimal = primalOf(input);
    const weightPrimal = weight === null ? null : primalOf(weight);
    const biasPrimal = bias === null ? null : primalOf(bias);
    setTangent(result0, layer_norm_jvp(inputPrimal, inputTangent, weightPrimal, weightTangent, biasPrimal, biasTangent, result1, result2, normalizedShape), false);
  }
}

/** `native_layer_norm_backward(Tensor grad_out, Tensor input, SymInt[] normalized_shape, Tensor mean, Tensor rstd, Tensor? weight, Tensor? bias, bool[3] output_mask) -> (Tensor, Tensor, Tensor)` */
export function native_layer_norm_backward_jvp(result0: Tensor, result1: Tensor, result2: Tensor, gradOut: Tensor, input: Tensor, normalizedShape: readonly number[], mean: Tensor, rstd: Tensor, weight: Tensor | null, outputMask: readonly boolean[]): void {
  if (hasTangent(gradOut) || hasTangent(input) || hasTangent(weight)) {
    const gradOutTangent = tangentOrZeros(gradOut, false)!;
    const inputTangent = tangentOrZeros(input, false)!;
    const weightTangent = tangentOrZeros(weight, false);
    const gradOutPrimal = primalOf(gradOut);
    const inputPrimal = primalOf(input);
    const meanPrimal = primalOf(mean);
    const rstdPrimal = primalOf(rstd);
    const weightPrimal = weight === null ? null : primalOf(weight);
    const [result0NewTangent, result1NewTangent, result2NewTangent] = layer_norm_backward_jvp(gradOutPrimal, gradOutTangent, inputPrimal, inputTangent, normalizedShape, meanPrimal, rstdPrimal, weightPrimal, weightTangent, outputMask);
    setTangent(result0, result0NewTangent, false);
    setTangent(result1, result1NewTangent, false);
    setTangent(result2, result2NewTangent, false);
  }
}

/** `native_batch_norm(Tensor input, Tensor? weight, Tensor? bias, Tensor? running_mean, Tensor? running_var, bool training, float momentum, float eps) -> (Tensor, Tensor, Tensor)` */
export function native_batch_norm_jvp(result0: Tensor, result1: Tensor, result2: Tensor, input: Tensor, weight: Tensor | null, bias: Tensor | null, runningMean: Tensor | null, runningVar: Tensor | null, training: boolean, eps: number): void {
  if (hasTangent(input) || hasTangent(weight) || hasTangent(bias)) {
    const inputTangent = tangentOrZeros(input, false)!;
    const weightTangent = tangentOrZeros(weight, false);
    const biasTangent = tangentOrZeros(bias, false);
    const inputPrimal = primalOf(input);
    const weightPrimal = weight === null ? null : primalOf(weight);
    const biasPrimal = bias === null ? null : primalOf(bias);
    setTangent(result0, batch_norm_jvp(inputPrimal, inputTangent, weightPrimal, weightTangent, biasPrimal, biasTangent, runningMean, runningVar, result1, result2, training, eps), false);
  }
}

/** `native_batch_norm_backward(Tensor grad_out, Tensor input, Tensor? weight, Tensor? running_mean, Tensor? running_var, Tensor? save_mean, Tensor? save_invstd, bool train, float eps, bool[3] output_mask) -> (Tensor, Tensor, Tensor)` */
export function native_batch_norm_backward_jvp(result0: Tensor, result1: Tensor, result2: Tensor, gradOut: Tensor, input: Tensor, weight: Tensor | null, runningMean: Tensor | null, runningVar: Tensor | null, saveMean: Tensor | null, saveInvstd: Tensor | null, train: boolean, eps: number, outputMask: readonly boolean[]): void {
  if (hasTangent(gradOut) || hasTangent(input) || hasTangent(weight)) {
    const gradOutTangent = tangentOrZeros(gradOut, false)!;
    const inputTangent = tangentOrZeros(input, false)!;
    const weightTangent = tangentOrZeros(weight, false);
    const gradOutPrimal = primalOf(gradOut);
    const inputPrimal = primalOf(input);
    const weightPrimal = weight === null ? null : primalOf(weight);
    const saveMeanPrimal = saveMean === null ? null : primalOf(saveMean);
    const saveInvstdPrimal = saveInvstd === null ? null : primalOf(saveInvstd);
    const [result0NewTangent, result1NewTangent, result2NewTangent] = batch_norm_backward_jvp(gradOutPrimal, gradOutTangent, inputPrimal, inputTangent, weightPrimal, weightTangent, runningMean, runningVar, saveMeanPrimal, saveInvstdPrimal, train, eps, outputMask);
    setTangent(result0, result0NewTangent, false);
    setTangent(result1, result1NewTangent, false);
    setTangent(result2, result2NewTangent, false);
  }
}

/** `native_group_norm(Tensor input, Tensor? weight, Tensor? bias, SymInt N, SymInt C, SymInt HxW, int group, float eps) -> (Tensor, Tensor, Tensor)` */
export function native_group_norm_jvp(result0: Tensor, result1: Tensor, result2: Tensor, input: Tensor, weight: Tensor | null, bias: Tensor | null, group: number): void {
  let result0NewTangent: Gradient = null;
  let result1NewTangent: Gradient = null;
  let result2NewTangent: Gradient = null;
  if (hasTangent(input) || hasTangent(weight) || hasTangent(bias)) {
    const inputTangent = tangentOrZeros(input, false)!;
    const weightTangent = tangentOrZeros(weight, false);
    const biasTangent = tangentOrZeros(bias, false);
    const inputPrimal = primalOf(input);
    const weightPrimal = weight === null ? null : primalOf(weight);
    const biasPrimal = bias === null ? null : primalOf(bias);
    result0NewTangent = group_norm_jvp(inputPrimal, inputTangent, weightPrimal, weightTangent, biasPrimal, biasTangent, result1, result2, group);
  }
  if (hasTangent(input)) {
    const inputTangent = tangentOrZeros(input, false)!;
    result1NewTangent = group_norm_mean_jvp(inputTangent, result1, group);
  }
  if (hasTangent(input)) {
    const inputTangent = tangentOrZeros(input, false)!;
    const inputPrimal = primalOf(input);
    result2NewTangent = group_norm_invstd_jvp(inputPrimal, inputTangent, result1, result2, group);
  }
  setTangent(result0, result0NewTangent, false);
  setTangent(result1, result1NewTangent, false);
  setTangent(result2, result2NewTangent, false);
}

/** `native_group_norm_backward(Tensor grad_out, Tensor input, Tensor mean, Tensor rstd, Tensor? weight, SymInt N, SymInt C, SymInt HxW, int group, bool[3] output_mask) -> (Tensor, Tensor, Tensor)` */
export function native_group_norm_backward_jvp(result0: Tensor, result1: Tensor, result2: Tensor, gradOut: Tensor, input: Tensor, mean: Tensor, rstd: Tensor, weight: Tensor | null, group: number, outputMask: readonly boolean[]): void {
  if (hasTangent(gradOut) || hasTangent(input) || hasTangent(mean) || hasTangent(rstd) || hasTangent(weight)) {
    const gradOutTangent = tangentOrZeros(gradOut, false)!;
    const inputTangent = tangentOrZeros(input, false)!;
    const meanTangent = tangentOrZeros(mean, false)!;
    const rstdTangent = tangentOrZeros(rstd, false)!;
    const weightTangent = tangentOrZeros(weight, false);
    const gradOutPrimal = primalOf(gradOut);
    const inputPrimal = primalOf(input);
    const meanPrimal = primalOf(mean);
    const rstdPrimal = primalOf(rstd);
    const weightPrimal = weight === null ? null : primalOf(weight);
    const [result0NewTangent, result1NewTangent, result2NewTangent] = group_norm_backward_jvp(gradOutPrimal, gradOutTangent, inputPrimal, inputTangent, meanPrimal, meanTangent, rstdPrimal, rstdTangent, weightPrimal, weightTangent, group, outputMask);
    setTangent(result0, result0NewTangent, false);
    setTangent(result1, result1NewTangent, false);
    setTangent(result2, result2NewTangent, false);
  }
}

/** `convolution(Tensor input, Tensor weight, Tensor? bias, int[] stride, int[] padding, int[] dilation, bool transposed, int[] output_padding, int groups) -> Tensor` */
export function convolution_jvp(result: Tensor, input: Tensor, weight: Tensor, bias: Tensor | null, stride: readonly number[], padding: readonly number[], dilation: readonly number[], transposed: boolean, outputPadding: readonly number[], groups: number): void {
  if (hasTangent(input) || hasTangent(weight) || hasTangent(bias)) {
    const inputTangent = tangentOrZeros(input, false)!;
    const weightTangent = tangentOrZeros(weight, false)!;
    const biasTangent = tangentOrZeros(bias, false);
    const inputPrimal = primalOf(input);
    const weightPrimal = primalOf(weight);
    const biasPrimal = bias === null ? null : primalOf(bias);
    setTangent(result, convolution_convolution_jvp(inputPrimal, inputTangent, weightPrimal, weightTangent, biasPrimal, biasTangent, stride, padding, dilation, transposed, outputPadding, groups), false);
  }
}

/** `convolution_backward(Tensor grad_output, Tensor input, Tensor weight, SymInt[]? bias_sizes, int[] stride, int[] padding, int[] dilation, bool transposed, int[] output_padding, int groups, bool[3] output_mask) -> (Tensor, Tensor, Tensor)` */
export function convolution_backward_jvp(result0: Tensor, result1: Tensor, result2: Tensor, gradOutput: Tensor, input: Tensor, weight: Tensor, biasSizes: readonly number[] | null, stride: readonly number[], padding: readonly number[], dilation: readonly number[], transposed: boolean, outputPadding: readonly number[], groups: number): void {
  let result0NewTangent: Gradient = null;
  let result1NewTangent: Gradient = null;
  let result2NewTangent: Gradient = null;
  if (hasTangent(gradOutput) || hasTangent(weight)) {
    const gradOutputTangent = tangentOrZeros(gradOutput, false)!;
    const weightTangent = tangentOrZeros(weight, false)!;
    const gradOutputPrimal = primalOf(gradOutput);
    const inputPrimal = primalOf(input);
    const weightPrimal = primalOf(weight);
    result0NewTangent = op.add_Tensor(op.convolution_backward(gradOutputPrimal, inputPrimal, weightTangent, biasSizes, stride, padding, dilation, transposed, outputPadding, groups, [true, false, false])[0], op.convolution_backward(gradOutputTangent, inputPrimal, weightPrimal, biasSizes, stride, padding, dilation, transposed, outputPadding, groups, [true, false, false])[0], 1);
  }
  if (hasTangent(gradOutput) || hasTangent(input)) {
    const gradOutputTangent = tangentOrZeros(gradOutput, false)!;
    const inputTangent = tangentOrZeros(input, false)!;
    const gradOutputPrimal = primalOf(gradOutput);
    const weightPrimal = primalOf(weight);
    const inputPrimal = primalOf(input);
    result1NewTangent = op.add_Tensor(op.convolution_backward(gradOutputPrimal, inputTangent, weightPrimal, biasSizes, stride, padding, dilation, transposed, outputPadding, groups, [false, true, false])[1], op.convolution_backward(gradOutputTangent, inputPrimal, weightPrimal, biasSizes, stride, padding, dilation, transposed, outputPadding, groups, [false, true, false])[1], 1);
  }
  if (hasTangent(gradOutput)) {
    const gradOutputTangent = tangentOrZeros(gradOutput, false)!;
    result2NewTangent = convolution_backward_jvp_grad_bias(gradOutputTangent, result2);
  }
  setTangent(result0, result0NewTangent, false);
  setTangent(result1, result1NewTangent, false);
  setTangent(result2, result2NewTangent, false);
}

/** `im2col(Tensor self, int[2] kernel_size, int[2] dilation, int[2] padding, int[2] stride) -> Tensor` */
export function im2col_jvp(result: Tensor, self: Tensor, kernelSize: readonly number[], dilation: readonly number[], padding: readonly number[], stride: readonly number[]): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    setTangent(result, op.im2col(selfTangent, kernelSize, dilation, padding, stride), false);
  }
}

/** `col2im(Tensor self, SymInt[2] output_size, int[2] kernel_size, int[2] dilation, int[2] padding, int[2] stride) -> Tensor` */
export function col2im_jvp(result: Tensor, self: Tensor, outputSize: readonly number[], kernelSize: readonly number[], dilation: readonly number[], padding: readonly number[], stride: readonly number[]): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    setTangent(result, op.col2im(selfTangent, outputSize, kernelSize, dilation, padding, stride), false);
  }
}

/** `max_pool2d_with_indices(Tensor self, int[2] kernel_size, int[2] stride=[], int[2] padding=0, int[2] dilation=1, bool ceil_mode=False) -> (Tensor, Tensor)` */
export function max_pool2d_with_indices_jvp(result0: Tensor, result1: Tensor, self: Tensor): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    setTangent(result0, max_pool_jvp(selfTangent, result1, 2), false);
  }
}

/** `max_pool2d_with_indices_backward(Tensor grad_output, Tensor self, int[2] kernel_size, int[2] stride, int[2] padding, int[2] dilation, bool ceil_mode, Tensor indices) -> Tensor` */
export function max_pool2d_with_indices_backward_jvp(result: Tensor, gradOutput: Tensor, self: Tensor, kernelSize: readonly number[], stride: readonly number[], padding: readonly number[], dilation: readonly number[], ceilMode: boolean, indices: Tensor): void {
  if (hasTangent(gradOutput) || hasTangent(self)) {
    const gradOutputTangent = tangentOrZeros(gradOutput, false)!;
    const selfTangent = tangentOrZeros(self, false)!;
    setTangent(result, op.max_pool2d_with_indices_backward(gradOutputTangent, selfTangent, kernelSize, stride, padding, dilation, ceilMode, indices), false);
  }
}

/** `avg_pool2d(Tensor self, int[2] kernel_size, int[2] stride=[], int[2] padding=0, bool ceil_mode=False, bool count_include_pad=True, int? divisor_override=None) -> Tensor` */
export function avg_pool2d_jvp(result: Tensor, self: Tensor, kernelSize: readonly number[], stride: readonly number[], padding: readonly number[], ceilMode: boolean, countIncludePad: boolean, divisorOverride: number | null): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    setTangent(result, op.avg_pool2d(selfTangent, kernelSize, stride, padding, ceilMode, countIncludePad, divisorOverride), false);
  }
}

/** `avg_pool2d_backward(Tensor grad_output, Tensor self, int[2] kernel_size, int[2] stride, int[2] padding, bool ceil_mode, bool count_include_pad, int? divisor_override) -> Tensor` */
export function avg_pool2d_backward_jvp(result: Tensor, gradOutput: Tensor, self: Tensor, kernelSize: readonly number[], stride: readonly number[], padding: readonly number[], ceilMode: boolean, countIncludePad: boolean, divisorOverride: number | null): void {
  if (hasTangent(gradOutput)) {
    const gradOutputTangent = tangentOrZeros(gradOutput, false)!;
    const selfPrimal = primalOf(self);
    setTangent(result, op.avg_pool2d_backward(gradOutputTangent, selfPrimal, kernelSize, stride, padding, ceilMode, countIncludePad, divisorOverride), false);
  }
}

/** `_adaptive_avg_pool2d(Tensor self, SymInt[2] output_size) -> Tensor` */
export function _adaptive_avg_pool2d_jvp(result: Tensor, self: Tensor, outputSize: readonly number[]): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    setTangent(result, op._adaptive_avg_pool2d(selfTangent, outputSize), false);
  }
}

/** `_adaptive_avg_pool2d_backward(Tensor grad_output, Tensor self) -> Tensor` */
export function _adaptive_avg_pool2d_backward_jvp(result: Tensor, gradOutput: Tensor, self: Tensor): void {
  if (hasTangent(gradOutput)) {
    const gradOutputTangent = tangentOrZeros(gradOutput, false)!;
    const selfPrimal = primalOf(self);
    setTangent(result, op._adaptive_avg_pool2d_backward(gradOutputTangent, selfPrimal), false);
  }
}

/** `adaptive_max_pool2d(Tensor self, int[2] output_size) -> (Tensor, Tensor)` */
export function adaptive_max_pool2d_jvp(result0: Tensor, result1: Tensor, self: Tensor): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    setTangent(result0, op.view_as(op.gather(op.flatten_using_ints(selfTangent, -2, -1), -1, op.flatten_using_ints(result1, -2, -1), false), result1), false);
  }
}

/** `adaptive_max_pool2d_backward(Tensor grad_output, Tensor self, Tensor indices) -> Tensor` */
export function adaptive_max_pool2d_backward_jvp(result: Tensor, gradOutput: Tensor, self: Tensor, indices: Tensor): void {
  if (hasTangent(gradOutput) || hasTangent(self)) {
    const gradOutputTangent = tangentOrZeros(gradOutput, false)!;
    const selfTangent = tangentOrZeros(self, false)!;
    setTangent(result, op.adaptive_max_pool2d_backward(gradOutputTangent, selfTangent, indices), false);
  }
}

/** `max_unpool2d(Tensor self, Tensor indices, int[2] output_size) -> Tensor` */
export function max_unpool2d_jvp(result: Tensor, self: Tensor, indices: Tensor, outputSize: readonly number[]): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    setTangent(result, op.max_unpool2d(selfTangent, indices, outputSize), false);
  }
}

/** `max_pool3d_with_indices(Tensor self, int[3] kernel_size, int[3] stride=[], int[3] padding=0, int[3] dilation=1, bool ceil_mode=False) -> (Tensor, Tensor)` */
export function max_pool3d_with_indices_jvp(result0: Tensor, result1: Tensor, self: Tensor): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    setTangent(result0, max_pool_jvp(selfTangent, result1, 3), false);
  }
}

/** `max_pool3d_with_indices_backward(Tensor grad_output, Tensor self, int[3] kernel_size, int[3] stride, int[3] padding, int[3] dilation, bool ceil_mode, Tensor indices) -> Tensor` */
export function max_pool3d_with_indices_backward_jvp(result: Tensor, gradOutput: Tensor, self: Tensor, kernelSize: readonly number[], stride: readonly number[], padding: readonly number[], dilation: readonly number[], ceilMode: boolean, indices: Tensor): void {
  if (hasTangent(gradOutput) || hasTangent(self)) {
    const gradOutputTangent = tangentOrZeros(gradOutput, false)!;
    const selfTangent = tangentOrZeros(self, false)!;
    setTangent(result, op.max_pool3d_with_indices_backward(gradOutputTangent, selfTangent, kernelSize, stride, padding, dilation, ceilMode, indices), false);
  }
}

/** `avg_pool3d(Tensor self, int[3] kernel_size, int[3] stride=[], int[3] padding=0, bool ceil_mode=False, bool count_include_pad=True, int? divisor_override=None) -> Tensor` */
export function avg_pool3d_jvp(result: Tensor, self: Tensor, kernelSize: readonly number[], stride: readonly number[], padding: readonly number[], ceilMode: boolean, countIncludePad: boolean, divisorOverride: number | null): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    setTangent(result, op.avg_pool3d(selfTangent, kernelSize, stride, padding, ceilMode, countIncludePad, divisorOverride), false);
  }
}

/** `avg_pool3d_backward(Tensor grad_output, Tensor self, int[3] kernel_size, int[3] stride, int[3] padding, bool ceil_mode, bool count_include_pad, int? divisor_override) -> Tensor` */
export function avg_pool3d_backward_jvp(result: Tensor, gradOutput: Tensor, self: Tensor, kernelSize: readonly number[], stride: readonly number[], padding: readonly number[], ceilMode: boolean, countIncludePad: boolean, divisorOverride: number | null): void {
  if (hasTangent(gradOutput)) {
    const gradOutputTangent = tangentOrZeros(gradOutput, false)!;
    const selfPrimal = primalOf(self);
    setTangent(result, op.avg_pool3d_backward(gradOutputTangent, selfPrimal, kernelSize, stride, padding, ceilMode, countIncludePad, divisorOverride), false);
  }
}

/** `_adaptive_avg_pool3d(Tensor self, int[3] output_size) -> Tensor` */
export function _adaptive_avg_pool3d_jvp(result: Tensor, self: Tensor, outputSize: readonly number[]): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    setTangent(result, op._adaptive_avg_pool3d(selfTangent, outputSize), false);
  }
}

/** `_adaptive_avg_pool3d_backward(Tensor grad_output, Tensor self) -> Tensor` */
export function _adaptive_avg_pool3d_backward_jvp(result: Tensor, gradOutput: Tensor, self: Tensor): void {
  if (hasTangent(gradOutput)) {
    const gradOutputTangent = tangentOrZeros(gradOutput, false)!;
    const selfPrimal = primalOf(self);
    setTangent(result, op._adaptive_avg_pool3d_backward(gradOutputTangent, selfPrimal), false);
  }
}

/** `adaptive_max_pool3d(Tensor self, int[3] output_size) -> (Tensor, Tensor)` */
export function adaptive_max_pool3d_jvp(result0: Tensor, result1: Tensor, self: Tensor): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    setTangent(result0, op.view_as(op.gather(op.flatten_using_ints(selfTangent, -3, -1), -1, op.flatten_using_ints(result1, -3, -1), false), result1), false);
  }
}

/** `adaptive_max_pool3d_backward(Tensor grad_output, Tensor self, Tensor indices) -> Tensor` */
export function adaptive_max_pool3d_backward_jvp(result: Tensor, gradOutput: Tensor, self: Tensor, indices: Tensor): void {
  if (hasTangent(gradOutput) || hasTangent(self)) {
    const gradOutputTangent = tangentOrZeros(gradOutput, false)!;
    const selfTangent = tangentOrZeros(self, false)!;
    setTangent(result, op.adaptive_max_pool3d_backward(gradOutputTangent, selfTangent, indices), false);
  }
}

/** `max_unpool3d(Tensor self, Tensor indices, int[3] output_size, int[3] stride, int[3] padding) -> Tensor` */
export function max_unpool3d_jvp(result: Tensor, self: Tensor, indices: Tensor, outputSize: readonly number[], stride: readonly number[], padding: readonly number[]): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    setTangent(result, op.max_unpool3d(selfTangent, indices, outputSize, stride, padding), false);
  }
}

/** `glu(Tensor self, int dim=-1) -> Tensor` */
export function glu_jvp(result: Tensor, self: Tensor, dim: number): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    const selfPrimal = primalOf(self);
    setTangent(result, op.glu_jvp(result, selfPrimal, selfTangent, dim), false);
  }
}

/** `glu_backward(Tensor grad_output, Tensor self, int dim) -> Tensor` */
export function glu_backward_jvp(result: Tensor, gradOutput: Tensor, self: Tensor, dim: number): void {
  if (hasTangent(gradOutput) || hasTangent(self)) {
    const gradOutputTangent = tangentOrZeros(gradOutput, false)!;
    const selfTangent = tangentOrZeros(self, false)!;
    const selfPrimal = primalOf(self);
    const gradOutputPrimal = primalOf(gradOutput);
    setTangent(result, op.add_Tensor(op.glu_backward(gradOutputTangent, selfPrimal, dim), glu_double_backward(selfTangent, gradOutputPrimal, selfPrimal, dim), 1), false);
  }
}

/** `prelu(Tensor self, Tensor weight) -> Tensor` */
export function prelu_jvp(result: Tensor, self: Tensor, weight: Tensor): void {
  if (hasTangent(self) || hasTangent(weight)) {
    const selfTangent = tangentOrZeros(self, false)!;
    const weightTangent = tangentOrZeros(weight, false)!;
    const selfPrimal = primalOf(self);
    const weightPrimal = primalOf(weight);
    setTangent(result, activations_prelu_jvp(selfPrimal, selfTangent, weightPrimal, weightTangent), false);
  }
}

/** `prelu_backward(Tensor grad_output, Tensor self, Tensor weight) -> (Tensor, Tensor)` */
export function prelu_backward_jvp(result0: Tensor, result1: Tensor, gradOutput: Tensor, self: Tensor, weight: Tensor): void {
  let result0NewTangent: Gradient = null;
  let result1NewTangent: Gradient = null;
  if (hasTangent(gradOutput) || hasTangent(weight)) {
    const gradOutputTangent = tangentOrZeros(gradOutput, false)!;
    const weightTangent = tangentOrZeros(weight, false)!;
    const selfPrimal = primalOf(self);
    const weightPrimal = primalOf(weight);
    const gradOutputPrimal = primalOf(gradOutput);
    result0NewTangent = prelu_backward_self_jvp(selfPrimal, weightPrimal, weightTangent, gradOutputPrimal, gradOutputTangent);
  }
  if (hasTangent(gradOutput) || hasTangent(self)) {
    const gradOutputTangent = tangentOrZeros(gradOutput, false)!;
    const selfTangent = tangentOrZeros(self, false)!;
    const weightPrimal = primalOf(weight);
    const selfPrimal = primalOf(self);
    const gradOutputPrimal = primalOf(gradOutput);
    result1NewTangent = prelu_backward_weight_jvp(weightPrimal, selfPrimal, selfTangent, gradOutputPrimal, gradOutputTangent);
  }
  setTangent(result0, result0NewTangent, false);
  setTangent(result1, result1NewTangent, false);
}

/** `renorm(Tensor self, Scalar p, int dim, Scalar maxnorm) -> Tensor` */
export function renorm_jvp(result: Tensor, self: Tensor, p: Scalar, dim: number, maxnorm: Scalar): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    const selfPrimal = primalOf(self);
    setTangent(result, activations_renorm_jvp(selfPrimal, selfTangent, p, dim, maxnorm), false);
  }
}

/** `renorm_(Tensor(a!) self, Scalar p, int dim, Scalar maxnorm) -> Tensor(a!)` */
export function renorm__jvp(self: Tensor, p: Scalar, dim: number, maxnorm: Scalar, originalSelf: Tensor | null): void {
  if (hasTangent(self)) {
    const selfRaw = tangentOf(self);
    const originalSelfTangent = tangentOrZeros(originalSelf, false)!;
    const originalSelfPrimal = primalOf(originalSelf!);
    const selfNewTangent = activations_renorm_jvp(originalSelfPrimal, originalSelfTangent, p, dim, maxnorm);
    setTangent(
      self,
      selfRaw !== null && selfNewTangent !== null ? op.copy_(selfRaw, selfNewTangent, false) : selfNewTangent,
      true,
    );
  }
}

/** `pixel_shuffle(Tensor self, int upscale_factor) -> Tensor` */
export function pixel_shuffle_jvp(result: Tensor, self: Tensor, upscaleFactor: number): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    setTangent(result, op.pixel_shuffle(selfTangent, upscaleFactor), false);
  }
}

/** `pixel_unshuffle(Tensor self, int downscale_factor) -> Tensor` */
export function pixel_unshuffle_jvp(result: Tensor, self: Tensor, downscaleFactor: number): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    setTangent(result, op.pixel_unshuffle(selfTangent, downscaleFactor), false);
  }
}

/** `upsample_nearest1d(Tensor self, SymInt[1] output_size, float? scales=None) -> Tensor` */
export function upsample_nearest1d_jvp(result: Tensor, self: Tensor, outputSize: readonly number[], scales: number | null): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    setTangent(result, op.upsample_nearest1d(selfTangent, outputSize, scales), false);
  }
}

/** `upsample_nearest1d_backward(Tensor grad_output, SymInt[1] output_size, SymInt[3] input_size, float? scales=None) -> Tensor` */
export function upsample_nearest1d_backward_jvp(result: Tensor, gradOutput: Tensor, outputSize: readonly number[], inputSize: readonly number[], scales: number | null): void {
  if (hasTangent(gradOutput)) {
    const gradOutputTangent = tangentOrZeros(gradOutput, false)!;
    setTangent(result, op.upsample_nearest1d_backward(gradOutputTangent, outputSize, inputSize, scales), false);
  }
}

/** `upsample_nearest1d.vec(Tensor input, SymInt[]? output_size, float[]? scale_factors) -> Tensor` */
export function upsample_nearest1d_vec_jvp(result: Tensor, input: Tensor, outputSize: readonly number[] | null, scaleFactors: readonly number[] | null): void {
  if (hasTangent(input)) {
    const inputTangent = tangentOrZeros(input, false)!;
    setTangent(result, op.upsample_nearest1d_vec(inputTangent, outputSize, scaleFactors), false);
  }
}

/** `upsample_nearest1d_backward.vec(Tensor grad_output, SymInt[]? output_size, SymInt[] input_size, float[]? scale_factors) -> Tensor` */
export function upsample_nearest1d_backward_vec_jvp(result: Tensor, gradOutput: Tensor, outputSize: readonly number[] | null, inputSize: readonly number[], scaleFactors: readonly number[] | null): void {
  if (hasTangent(gradOutput)) {
    const gradOutputTangent = tangentOrZeros(gradOutput, false)!;
    setTangent(result, op.upsample_nearest1d_backward_vec(gradOutputTangent, outputSize, inputSize, scaleFactors), false);
  }
}

/** `upsample_nearest2d(Tensor self, SymInt[2] output_size, float? scales_h=None, float? scales_w=None) -> Tensor` */
export function upsample_nearest2d_jvp(result: Tensor, self: Tensor, outputSize: readonly number[], scalesH: number | null, scalesW: number | null): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    setTangent(result, op.upsample_nearest2d(selfTangent, outputSize, scalesH, scalesW), false);
  }
}

/** `upsample_nearest2d_backward(Tensor grad_output, SymInt[2] output_size, SymInt[4] input_size, float? scales_h=None, float? scales_w=None) -> Tensor` */
export function upsample_nearest2d_backward_jvp(result: Tensor, gradOutput: Tensor, outputSize: readonly number[], inputSize: readonly number[], scalesH: number | null, scalesW: number | null): void {
  if (hasTangent(gradOutput)) {
    const gradOutputTangent = tangentOrZeros(gradOutput, false)!;
    setTangent(result, op.upsample_nearest2d_backward(gradOutputTangent, outputSize, inputSize, scalesH, scalesW), false);
  }
}

/** `upsample_nearest2d.vec(Tensor input, SymInt[]? output_size, float[]? scale_factors) -> Tensor` */
export function upsample_nearest2d_vec_jvp(result: Tensor, input: Tensor, outputSize: readonly number[] | null, scaleFactors: readonly number[] | null): void {
  if (hasTangent(input)) {
    const inputTangent = tangentOrZeros(input, false)!;
    setTangent(result, op.upsample_nearest2d_vec(inputTangent, outputSize, scaleFactors), false);
  }
}

/** `upsample_nearest2d_backward.vec(Tensor grad_output, SymInt[]? output_size, SymInt[] input_size, float[]? scale_factors) -> Tensor` */
export function upsample_nearest2d_backward_vec_jvp(result: Tensor, gradOutput: Tensor, outputSize: readonly number[] | null, inputSize: readonly number[], scaleFactors: readonly number[] | null): void {
  if (hasTangent(gradOutput)) {
    const gradOutputTangent = tangentOrZeros(gradOutput, false)!;
    setTangent(result, op.upsample_nearest2d_backward_vec(gradOutputTangent, outputSize, inputSize, scaleFactors), false);
  }
}

/** `upsample_nearest3d(Tensor self, SymInt[3] output_size, float? scales_d=None, float? scales_h=None, float? scales_w=None) -> Tensor` */
export function upsample_nearest3d_jvp(result: Tensor, self: Tensor, outputSize: readonly number[], scalesD: number | null, scalesH: number | null, scalesW: number | null): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    setTangent(result, op.upsample_nearest3d(selfTangent, outputSize, scalesD, scalesH, scalesW), false);
  }
}

/** `upsample_nearest3d_backward(Tensor grad_output, SymInt[3] output_size, SymInt[5] input_size, float? scales_d=None, float? scales_h=None, float? scales_w=None) -> Tensor` */
export function upsample_nearest3d_backward_jvp(result: Tensor, gradOutput: Tensor, outputSize: readonly number[], inputSize: readonly number[], scalesD: number | null, scalesH: number | null, scalesW: number | null): void {
  if (hasTangent(gradOutput)) {
    const gradOutputTangent = tangentOrZeros(gradOutput, false)!;
    setTangent(result, op.upsample_nearest3d_backward(gradOutputTangent, outputSize, inputSize, scalesD, scalesH, scalesW), false);
  }
}

/** `upsample_nearest3d.vec(Tensor input, SymInt[]? output_size, float[]? scale_factors) -> Tensor` */
export function upsample_nearest3d_vec_jvp(result: Tensor, input: Tensor, outputSize: readonly number[] | null, scaleFactors: readonly number[] | null): void {
  if (hasTangent(input)) {
    const inputTangent = tangentOrZeros(input, false)!;
    setTangent(result, op.upsample_nearest3d_vec(inputTangent, outputSize, scaleFactors), false);
  }
}

/** `upsample_nearest3d_backward.vec(Tensor grad_output, SymInt[]? output_size, SymInt[] input_size, float[]? scale_factors) -> Tensor` */
export function upsample_nearest3d_backward_vec_jvp(result: Tensor, gradOutput: Tensor, outputSize: readonly number[] | null, inputSize: readonly number[], scaleFactors: readonly number[] | null): void {
  if (hasTangent(gradOutput)) {
    const gradOutputTangent = tangentOrZeros(gradOutput, false)!;
    setTangent(result, op.upsample_nearest3d_backward_vec(gradOutputTangent, outputSize, inputSize, scaleFactors), false);
  }
}

/** `_upsample_nearest_exact1d(Tensor self, SymInt[1] output_size, float? scales=None) -> Tensor` */
export function _upsample_nearest_exact1d_jvp(result: Tensor, self: Tensor, outputSize: readonly number[], scales: number | null): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    setTangent(result, op._upsample_nearest_exact1d(selfTangent, outputSize, scales), false);
  }
}

/** `_upsample_nearest_exact1d_backward(Tensor grad_output, SymInt[1] output_size, SymInt[3] input_size, float? scales=None) -> Tensor` */
export function _upsample_nearest_exact1d_backward_jvp(result: Tensor, gradOutput: Tensor, outputSize: readonly number[], inputSize: readonly number[], scales: number | null): void {
  if (hasTangent(gradOutput)) {
    const gradOutputTangent = tangentOrZeros(gradOutput, false)!;
    setTangent(result, op._upsample_nearest_exact1d_backward(gradOutputTangent, outputSize, inputSize, scales), false);
  }
}

/** `_upsample_nearest_exact1d.vec(Tensor input, SymInt[]? output_size, float[]? scale_factors) -> Tensor` */
export function _upsample_nearest_exact1d_vec_jvp(result: Tensor, input: Tensor, outputSize: readonly number[] | null, scaleFactors: readonly number[] | null): void {
  if (hasTangent(input)) {
    const inputTangent = tangentOrZeros(input, false)!;
    setTangent(result, op._upsample_nearest_exact1d_vec(inputTangent, outputSize, scaleFactors), false);
  }
}

/** `_upsample_nearest_exact1d_backward.vec(Tensor grad_output, SymInt[]? output_size, SymInt[] input_size, float[]? scale_factors) -> Tensor` */
export function _upsample_nearest_exact1d_backward_vec_jvp(result: Tensor, gradOutput: Tensor, outputSize: readonly number[] | null, inputSize: readonly number[], scaleFactors: readonly number[] | null): void {
  if (hasTangent(gradOutput)) {
    const gradOutputTangent = tangentOrZeros(gradOutput, false)!;
    setTangent(result, op._upsample_nearest_exact1d_backward_vec(gradOutputTangent, outputSize, inputSize, scaleFactors), false);
  }
}

/** `_upsample_nearest_exact2d(Tensor self, SymInt[2] output_size, float? scales_h=None, float? scales_w=None) -> Tensor` */
export function _upsample_nearest_exact2d_jvp(result: Tensor, self: Tensor, outputSize: readonly number[], scalesH: number | null, scalesW: number | null): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    setTangent(result, op._upsample_nearest_exact2d(selfTangent, outputSize, scalesH, scalesW), false);
  }
}

/** `_upsample_nearest_exact2d_backward(Tensor grad_output, SymInt[2] output_size, SymInt[4] input_size, float? scales_h=None, float? scales_w=None) -> Tensor` */
export function _upsample_nearest_exact2d_backward_jvp(result: Tensor, gradOutput: Tensor, outputSize: readonly number[], inputSize: readonly number[], scalesH: number | null, scalesW: number | null): void {
  if (hasTangent(gradOutput)) {
    const gradOutputTangent = tangentOrZeros(gradOutput, false)!;
    setTangent(result, op._upsample_nearest_exact2d_backward(gradOutputTangent, outputSize, inputSize, scalesH, scalesW), false);
  }
}

/** `_upsample_nearest_exact2d.vec(Tensor input, SymInt[]? output_size, float[]? scale_factors) -> Tensor` */
export function _upsample_nearest_exact2d_vec_jvp(result: Tensor, input: Tensor, outputSize: readonly number[] | null, scaleFactors: readonly number[] | null): void {
  if (hasTangent(input)) {
    const inputTangent = tangentOrZeros(input, false)!;
    setTangent(result, op._upsample_nearest_exact2d_vec(inputTangent, outputSize, scaleFactors), false);
  }
}

/** `_upsample_nearest_exact2d_backward.vec(Tensor grad_output, SymInt[]? output_size, SymInt[] input_size, float[]? scale_factors) -> Tensor` */
export function _upsample_nearest_exact2d_backward_vec_jvp(result: Tensor, gradOutput: Tensor, outputSize: readonly number[] | null, inputSize: readonly number[], scaleFactors: readonly number[] | null): void {
  if (hasTangent(gradOutput)) {
    const gradOutputTangent = tangentOrZeros(gradOutput, false)!;
    setTangent(result, op._upsample_nearest_exact2d_backward_vec(gradOutputTangent, outputSize, inputSize, scaleFactors), false);
  }
}

/** `_upsample_nearest_exact3d(Tensor self, SymInt[3] output_size, float? scales_d=None, float? scales_h=None, float? scales_w=None) -> Tensor` */
export function _upsample_nearest_exact3d_jvp(result: Tensor, self: Tensor, outputSize: readonly number[], scalesD: number | null, scalesH: number | null, scalesW: number | null): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    setTangent(result, op._upsample_nearest_exact3d(selfTangent, outputSize, scalesD, scalesH, scalesW), false);
  }
}

/** `_upsample_nearest_exact3d_backward(Tensor grad_output, SymInt[3] output_size, SymInt[5] input_size, float? scales_d=None, float? scales_h=None, float? scales_w=None) -> Tensor` */
export function _upsample_nearest_exact3d_backward_jvp(result: Tensor, gradOutput: Tensor, outputSize: readonly number[], inputSize: readonly number[], scalesD: number | null, scalesH: number | null, scalesW: number | null): void {
  if (hasTangent(gradOutput)) {
    const gradOutputTangent = tangentOrZeros(gradOutput, false)!;
    setTangent(result, op._upsample_nearest_exact3d_backward(gradOutputTangent, outputSize, inputSize, scalesD, scalesH, scalesW), false);
  }
}

/** `_upsample_nearest_exact3d.vec(Tensor input, SymInt[]? output_size, float[]? scale_factors) -> Tensor` */
export function _upsample_nearest_exact3d_vec_jvp(result: Tensor, input: Tensor, outputSize: readonly number[] | null, scaleFactors: readonly number[] | null): void {
  if (hasTangent(input)) {
    const inputTangent = tangentOrZeros(input, false)!;
    setTangent(result, op._upsample_nearest_exact3d_vec(inputTangent, outputSize, scaleFactors), false);
  }
}

/** `_upsample_nearest_exact3d_backward.vec(Tensor grad_output, SymInt[]? output_size, SymInt[] input_size, float[]? scale_factors) -> Tensor` */
export function _upsample_nearest_exact3d_backward_vec_jvp(result: Tensor, gradOutput: Tensor, outputSize: readonly number[] | null, inputSize: readonly number[], scaleFactors: readonly number[] | null): void {
  if (hasTangent(gradOutput)) {
    const gradOutputTangent = tangentOrZeros(gradOutput, false)!;
    setTangent(result, op._upsample_nearest_exact3d_backward_vec(gradOutputTangent, outputSize, inputSize, scaleFactors), false);
  }
}

/** `upsample_linear1d(Tensor self, SymInt[1] output_size, bool align_corners, float? scales=None) -> Tensor` */
export function upsample_linear1d_jvp(result: Tensor, self: Tensor, outputSize: readonly number[], alignCorners: boolean, scales: number | null): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    setTangent(result, op.upsample_linear1d(selfTangent, outputSize, alignCorners, scales), false);
  }
}

/** `upsample_linear1d_backward(Tensor grad_output, SymInt[1] output_size, SymInt[3] input_size, bool align_corners, float? scales=None) -> Tensor` */
export function upsample_linear1d_backward_jvp(result: Tensor, gradOutput: Tensor, outputSize: readonly number[], inputSize: readonly number[], alignCorners: boolean, scales: number | null): void {
  if (hasTangent(gradOutput)) {
    const gradOutputTangent = tangentOrZeros(gradOutput, false)!;
    setTangent(result, op.upsample_linear1d_backward(gradOutputTangent, outputSize, inputSize, alignCorners, scales), false);
  }
}

/** `upsample_linear1d.vec(Tensor input, SymInt[]? output_size, bool align_corners, float[]? scale_factors) -> Tensor` */
export function upsample_linear1d_vec_jvp(result: Tensor, input: Tensor, outputSize: readonly number[] | null, alignCorners: boolean, scaleFactors: readonly number[] | null): void {
  if (hasTangent(input)) {
    const inputTangent = tangentOrZeros(input, false)!;
    setTangent(result, op.upsample_linear1d_vec(inputTangent, outputSize, alignCorners, scaleFactors), false);
  }
}

/** `upsample_linear1d_backward.vec(Tensor grad_output, SymInt[]? output_size, SymInt[] input_size, bool align_corners, float[]? scale_factors) -> Tensor` */
export function upsample_linear1d_backward_vec_jvp(result: Tensor, gradOutput: Tensor, outputSize: readonly number[] | null, inputSize: readonly number[], alignCorners: boolean, scaleFactors: readonly number[] | null): void {
  if (hasTangent(gradOutput)) {
    const gradOutputTangent = tangentOrZeros(gradOutput, false)!;
    setTangent(result, op.upsample_linear1d_backward_vec(gradOutputTangent, outputSize, inputSize, alignCorners, scaleFactors), false);
  }
}

/** `upsample_bilinear2d(Tensor self, SymInt[2] output_size, bool align_corners, float? scales_h=None, float? scales_w=None) -> Tensor` */
export function upsample_bilinear2d_jvp(result: Tensor, self: Tensor, outputSize: readonly number[], alignCorners: boolean, scalesH: number | null, scalesW: number | null): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    setTangent(result, op.upsample_bilinear2d(selfTangent, outputSize, alignCorners, scalesH, scalesW), false);
  }
}

/** `upsample_bilinear2d_backward(Tensor grad_output, SymInt[2] output_size, SymInt[4] input_size, bool align_corners, float? scales_h=None, float? scales_w=None) -> Tensor` */
export function upsample_bilinear2d_backward_jvp(result: Tensor, gradOutput: Tensor, outputSize: readonly number[], inputSize: readonly number[], alignCorners: boolean, scalesH: number | null, scalesW: number | null): void {
  if (hasTangent(gradOutput)) {
    const gradOutputTangent = tangentOrZeros(gradOutput, false)!;
    setTangent(result, op.upsample_bilinear2d_backward(gradOutputTangent, outputSize, inputSize, alignCorners, scalesH, scalesW), false);
  }
}

/** `upsample_bilinear2d.vec(Tensor input, SymInt[]? output_size, bool align_corners, float[]? scale_factors) -> Tensor` */
export function upsample_bilinear2d_vec_jvp(result: Tensor, input: Tensor, outputSize: readonly number[] | null, alignCorners: boolean, scaleFactors: readonly number[] | null): void {
  if (hasTangent(input)) {
    const inputTangent = tangentOrZeros(input, false)!;
    setTangent(result, op.upsample_bilinear2d_vec(inputTangent, outputSize, alignCorners, scaleFactors), false);
  }
}

/** `upsample_bilinear2d_backward.vec(Tensor grad_output, SymInt[]? output_size, SymInt[] input_size, bool align_corners, float[]? scale_factors) -> Tensor` */
export function upsample_bilinear2d_backward_vec_jvp(result: Tensor, gradOutput: Tensor, outputSize: readonly number[] | null, inputSize: readonly number[], alignCorners: boolean, scaleFactors: readonly number[] | null): void {
  if (hasTangent(gradOutput)) {
    const gradOutputTangent = tangentOrZeros(gradOutput, false)!;
    setTangent(result, op.upsample_bilinear2d_backward_vec(gradOutputTangent, outputSize, inputSize, alignCorners, scaleFactors), false);
  }
}

/** `upsample_trilinear3d(Tensor self, SymInt[3] output_size, bool align_corners, float? scales_d=None, float? scales_h=None, float? scales_w=None) -> Tensor` */
export function upsample_trilinear3d_jvp(result: Tensor, self: Tensor, outputSize: readonly number[], alignCorners: boolean, scalesD: number | null, scalesH: number | null, scalesW: number | null): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    setTangent(result, op.upsample_trilinear3d(selfTangent, outputSize, alignCorners, scalesD, scalesH, scalesW), false);
  }
}

/** `upsample_trilinear3d_backward(Tensor grad_output, SymInt[3] output_size, SymInt[5] input_size, bool align_corners, float? scales_d=None, float? scales_h=None, float? scales_w=None) -> Tensor` */
export function upsample_trilinear3d_backward_jvp(result: Tensor, gradOutput: Tensor, outputSize: readonly number[], inputSize: readonly number[], alignCorners: boolean, scalesD: number | null, scalesH: number | null, scalesW: number | null): void {
  if (hasTangent(gradOutput)) {
    const gradOutputTangent = tangentOrZeros(gradOutput, false)!;
    setTangent(result, op.upsample_trilinear3d_backward(gradOutputTangent, outputSize, inputSize, alignCorners, scalesD, scalesH, scalesW), false);
  }
}

/** `upsample_trilinear3d.vec(Tensor input, SymInt[]? output_size, bool align_corners, float[]? scale_factors) -> Tensor` */
export function upsample_trilinear3d_vec_jvp(result: Tensor, input: Tensor, outputSize: readonly number[] | null, alignCorners: boolean, scaleFactors: readonly number[] | null): void {
  if (hasTangent(input)) {
    const inputTangent = tangentOrZeros(input, false)!;
    setTangent(result, op.upsample_trilinear3d_vec(inputTangent, outputSize, alignCorners, scaleFactors), false);
  }
}

/** `upsample_trilinear3d_backward.vec(Tensor grad_output, SymInt[]? output_size, SymInt[] input_size, bool align_corners, float[]? scale_factors) -> Tensor` */
export function upsample_trilinear3d_backward_vec_jvp(result: Tensor, gradOutput: Tensor, outputSize: readonly number[] | null, inputSize: readonly number[], alignCorners: boolean, scaleFactors: readonly number[] | null): void {
  if (hasTangent(gradOutput)) {
    const gradOutputTangent = tangentOrZeros(gradOutput, false)!;
    setTangent(result, op.upsample_trilinear3d_backward_vec(gradOutputTangent, outputSize, inputSize, alignCorners, scaleFactors), false);
  }
}

/** `upsample_bicubic2d(Tensor self, SymInt[2] output_size, bool align_corners, float? scales_h=None, float? scales_w=None) -> Tensor` */
export function upsample_bicubic2d_jvp(result: Tensor, self: Tensor, outputSize: readonly number[], alignCorners: boolean, scalesH: number | null, scalesW: number | null): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    setTangent(result, op.upsample_bicubic2d(selfTangent, outputSize, alignCorners, scalesH, scalesW), false);
  }
}

/** `upsample_bicubic2d_backward(Tensor grad_output, SymInt[2] output_size, SymInt[4] input_size, bool align_corners, float? scales_h=None, float? scales_w=None) -> Tensor` */
export function upsample_bicubic2d_backward_jvp(result: Tensor, gradOutput: Tensor, outputSize: readonly number[], inputSize: readonly number[], alignCorners: boolean, scalesH: number | null, scalesW: number | null): void {
  if (hasTangent(gradOutput)) {
    const gradOutputTangent = tangentOrZeros(gradOutput, false)!;
    setTangent(result, op.upsample_bicubic2d_backward(gradOutputTangent, outputSize, inputSize, alignCorners, scalesH, scalesW), false);
  }
}

/** `upsample_bicubic2d.vec(Tensor input, SymInt[]? output_size, bool align_corners, float[]? scale_factors) -> Tensor` */
export function upsample_bicubic2d_vec_jvp(result: Tensor, input: Tensor, outputSize: readonly number[] | null, alignCorners: boolean, scaleFactors: readonly number[] | null): void {
  if (hasTangent(input)) {
    const inputTangent = tangentOrZeros(input, false)!;
    setTangent(result, op.upsample_bicubic2d_vec(inputTangent, outputSize, alignCorners, scaleFactors), false);
  }
}

/** `upsample_bicubic2d_backward.vec(Tensor grad_output, SymInt[]? output_size, SymInt[] input_size, bool align_corners, float[]? scale_factors) -> Tensor` */
export function upsample_bicubic2d_backward_vec_jvp(result: Tensor, gradOutput: Tensor, outputSize: readonly number[] | null, inputSize: readonly number[], alignCorners: boolean, scaleFactors: readonly number[] | null): void {
  if (hasTangent(gradOutput)) {
    const gradOutputTangent = tangentOrZeros(gradOutput, false)!;
    setTangent(result, op.upsample_bicubic2d_backward_vec(gradOutputTangent, outputSize, inputSize, alignCorners, scaleFactors), false);
  }
}

/** `_upsample_bilinear2d_aa(Tensor self, SymInt[2] output_size, bool align_corners, float? scales_h=None, float? scales_w=None) -> Tensor` */
export function _upsample_bilinear2d_aa_jvp(result: Tensor, self: Tensor, outputSize: readonly number[], alignCorners: boolean, scalesH: number | null, scalesW: number | null): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    setTangent(result, op._upsample_bilinear2d_aa(selfTangent, outputSize, alignCorners, scalesH, scalesW), false);
  }
}

/** `_upsample_bilinear2d_aa_backward(Tensor grad_output, SymInt[2] output_size, SymInt[4] input_size, bool align_corners, float? scales_h=None, float? scales_w=None) -> Tensor` */
export function _upsample_bilinear2d_aa_backward_jvp(result: Tensor, gradOutput: Tensor, outputSize: readonly number[], inputSize: readonly number[], alignCorners: boolean, scalesH: number | null, scalesW: number | null): void {
  if (hasTangent(gradOutput)) {
    const gradOutputTangent = tangentOrZeros(gradOutput, false)!;
    setTangent(result, op._upsample_bilinear2d_aa_backward(gradOutputTangent, outputSize, inputSize, alignCorners, scalesH, scalesW), false);
  }
}

/** `_upsample_bilinear2d_aa.vec(Tensor input, SymInt[]? output_size, bool align_corners, float[]? scale_factors) -> Tensor` */
export function _upsample_bilinear2d_aa_vec_jvp(result: Tensor, input: Tensor, outputSize: readonly number[] | null, alignCorners: boolean, scaleFactors: readonly number[] | null): void {
  if (hasTangent(input)) {
    const inputTangent = tangentOrZeros(input, false)!;
    setTangent(result, op._upsample_bilinear2d_aa_vec(inputTangent, outputSize, alignCorners, scaleFactors), false);
  }
}

/** `_upsample_bilinear2d_aa_backward.vec(Tensor grad_output, SymInt[]? output_size, SymInt[] input_size, bool align_corners, float[]? scale_factors) -> Tensor` */
export function _upsample_bilinear2d_aa_backward_vec_jvp(result: Tensor, gradOutput: Tensor, outputSize: readonly number[] | null, inputSize: readonly number[], alignCorners: boolean, scaleFactors: readonly number[] | null): void {
  if (hasTangent(gradOutput)) {
    const gradOutputTangent = tangentOrZeros(gradOutput, false)!;
    setTangent(result, op._upsample_bilinear2d_aa_backward_vec(gradOutputTangent, outputSize, inputSize, alignCorners, scaleFactors), false);
  }
}

/** `_upsample_bicubic2d_aa(Tensor self, SymInt[2] output_size, bool align_corners, float? scales_h=None, float? scales_w=None) -> Tensor` */
export function _upsample_bicubic2d_aa_jvp(result: Tensor, self: Tensor, outputSize: readonly number[], alignCorners: boolean, scalesH: number | null, scalesW: number | null): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    setTangent(result, op._upsample_bicubic2d_aa(selfTangent, outputSize, alignCorners, scalesH, scalesW), false);
  }
}

/** `_upsample_bicubic2d_aa_backward(Tensor grad_output, SymInt[2] output_size, SymInt[4] input_size, bool align_corners, float? scales_h=None, float? scales_w=None) -> Tensor` */
export function _upsample_bicubic2d_aa_backward_jvp(result: Tensor, gradOutput: Tensor, outputSize: readonly number[], inputSize: readonly number[], alignCorners: boolean, scalesH: number | null, scalesW: number | null): void {
  if (hasTangent(gradOutput)) {
    const gradOutputTangent = tangentOrZeros(gradOutput, false)!;
    setTangent(result, op._upsample_bicubic2d_aa_backward(gradOutputTangent, outputSize, inputSize, alignCorners, scalesH, scalesW), false);
  }
}

/** `_upsample_bicubic2d_aa.vec(Tensor input, SymInt[]? output_size, bool align_corners, float[]? scale_factors) -> Tensor` */
export function _upsample_bicubic2d_aa_vec_jvp(result: Tensor, input: Tensor, outputSize: readonly number[] | null, alignCorners: boolean, scaleFactors: readonly number[] | null): void {
  if (hasTangent(input)) {
    const inputTangent = tangentOrZeros(input, false)!;
    setTangent(result, op._upsample_bicubic2d_aa_vec(inputTangent, outputSize, alignCorners, scaleFactors), false);
  }
}

/** `_upsample_bicubic2d_aa_backward.vec(Tensor grad_output, SymInt[]? output_size, SymInt[] input_size, bool align_corners, float[]? scale_factors) -> Tensor` */
export function _upsample_bicubic2d_aa_backward_vec_jvp(result: Tensor, gradOutput: Tensor, outputSize: readonly number[] | null, inputSize: readonly number[], alignCorners: boolean, scaleFactors: readonly number[] | null): void {
  if (hasTangent(gradOutput)) {
    const gradOutputTangent = tangentOrZeros(gradOutput, false)!;
    setTangent(result, op._upsample_bicubic2d_aa_backward_vec(gradOutputTangent, outputSize, inputSize, alignCorners, scaleFactors), false);
  }
}

/** `grid_sampler_2d(Tensor input, Tensor grid, int interpolation_mode, int padding_mode, bool align_corners) -> Tensor` */
export function grid_sampler_2d_jvp(result: Tensor, input: Tensor, grid: Tensor, interpolationMode: number, paddingMode: number, alignCorners: boolean): void {
  if (hasTangent(input) || hasTangent(grid)) {
    const inputTangent = tangentOrZeros(input, false)!;
    const gridTangent = tangentOrZeros(grid, false)!;
    const inputPrimal = primalOf(input);
    const gridPrimal = primalOf(grid);
    setTangent(result, _grid_sampler_jvp(inputPrimal, inputTangent, gridPrimal, gridTangent, interpolationMode, paddingMode, alignCorners), false);
  }
}

/** `grid_sampler_3d(Tensor input, Tensor grid, int interpolation_mode, int padding_mode, bool align_corners) -> Tensor` */
export function grid_sampler_3d_jvp(result: Tensor, input: Tensor, grid: Tensor, interpolationMode: number, paddingMode: number, alignCorners: boolean): void {
  if (hasTangent(input) || hasTangent(grid)) {
    const inputTangent = tangentOrZeros(input, false)!;
    const gridTangent = tangentOrZeros(grid, false)!;
    const inputPrimal = primalOf(input);
    const gridPrimal = primalOf(grid);
    setTangent(result, _grid_sampler_jvp(inputPrimal, inputTangent, gridPrimal, gridTangent, interpolationMode, paddingMode, alignCorners), false);
  }
}

/** `rrelu_with_noise(Tensor self, Tensor noise, Scalar lower=0.125, Scalar upper=0.3333333333333333, bool training=False, Generator? generator=None) -> Tensor` */
export function rrelu_with_noise_jvp(result: Tensor, self: Tensor, noise: Tensor, lower: Scalar, upper: Scalar, training: boolean): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    const selfPrimal = primalOf(self);
    setTangent(result, conjugate(op.rrelu_with_noise_backward(conjugate(selfTangent), selfPrimal, noise, lower, upper, training, false)), false);
  }
}

/** `rrelu_with_noise_backward(Tensor grad_output, Tensor self, Tensor noise, Scalar lower, Scalar upper, bool training, bool self_is_result) -> Tensor` */
export function rrelu_with_noise_backward_jvp(result: Tensor, gradOutput: Tensor, self: Tensor, noise: Tensor, lower: Scalar, upper: Scalar, training: boolean): void {
  if (hasTangent(gradOutput)) {
    const gradOutputTangent = tangentOrZeros(gradOutput, false)!;
    const selfPrimal = primalOf(self);
    setTangent(result, op.rrelu_with_noise_backward(gradOutputTangent, selfPrimal, noise, lower, upper, training, false), false);
  }
}

/** `_ctc_loss(Tensor log_probs, Tensor targets, int[] input_lengths, int[] target_lengths, int blank=0, bool zero_infinity=False) -> (Tensor, Tensor)` */
export function _ctc_loss_jvp(result0: Tensor, result1: Tensor, logProbs: Tensor, targets: Tensor, inputLengths: readonly number[], targetLengths: readonly number[], blank: number, zeroInfinity: boolean): void {
  if (hasTangent(logProbs)) {
    const logProbsTangent = tangentOrZeros(logProbs, false)!;
    const logProbsPrimal = primalOf(logProbs);
    setTangent(result0, op.sum_dim_IntList(op.mul_Tensor(isDifferentiated() ? _ctc_loss_differentiable_backward(op.ones_like(result0, null, null, null, null, null), logProbsPrimal, targets, inputLengths, targetLengths, result0, result1, blank, zeroInfinity) : op._ctc_loss_backward(op.ones_like(result0, null, null, null, null, null), logProbsPrimal, targets, inputLengths, targetLengths, result0, result1, blank, zeroInfinity), logProbsTangent), [0, 2], false, null), false);
  }
}

/** `_ctc_loss.Tensor(Tensor log_probs, Tensor targets, Tensor input_lengths, Tensor target_lengths, int blank=0, bool zero_infinity=False) -> (Tensor, Tensor)` */
export function _ctc_loss_Tensor_jvp(result0: Tensor, result1: Tensor, logProbs: Tensor, targets: Tensor, inputLengths: Tensor, targetLengths: Tensor, blank: number, zeroInfinity: boolean): void {
  if (hasTangent(logProbs)) {
    const logProbsTangent = tangentOrZeros(logProbs, false)!;
    const logProbsPrimal = primalOf(logProbs);
    setTangent(result0, op.sum_dim_IntList(op.mul_Tensor(isDifferentiated() ? _ctc_loss_differentiable_backward_Tensor(op.ones_like(result0, null, null, null, null, null), logProbsPrimal, targets, inputLengths, targetLengths, result0, result1, blank, zeroInfinity) : op._ctc_loss_backward_Tensor(op.ones_like(result0, null, null, null, null, null), logProbsPrimal, targets, inputLengths, targetLengths, result0, result1, blank, zeroInfinity), logProbsTangent), [0, 2], false, null), false);
  }
}

/** `fractional_max_pool2d(Tensor self, int[2] kernel_size, int[2] output_size, Tensor random_samples) -> (Tensor, Tensor)` */
export function fractional_max_pool2d_jvp(result0: Tensor, result1: Tensor, self: Tensor): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    setTangent(result0, op.view_as(op.gather(op.flatten_using_ints(selfTangent, -2, -1), -1, op.flatten_using_ints(result1, -2, -1), false), result1), false);
  }
}

/** `fractional_max_pool2d_backward(Tensor grad_output, Tensor self, int[2] kernel_size, int[2] output_size, Tensor indices) -> Tensor` */
export function fractional_max_pool2d_backward_jvp(result: Tensor, gradOutput: Tensor, self: Tensor, kernelSize: readonly number[], outputSize: readonly number[], indices: Tensor): void {
  if (hasTangent(gradOutput) || hasTangent(self)) {
    const gradOutputTangent = tangentOrZeros(gradOutput, false)!;
    const selfTangent = tangentOrZeros(self, false)!;
    setTangent(result, op.fractional_max_pool2d_backward(gradOutputTangent, selfTangent, kernelSize, outputSize, indices), false);
  }
}

/** `fractional_max_pool3d(Tensor self, int[3] kernel_size, int[3] output_size, Tensor random_samples) -> (Tensor, Tensor)` */
export function fractional_max_pool3d_jvp(result0: Tensor, result1: Tensor, self: Tensor): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    setTangent(result0, op.view_as(op.gather(op.flatten_using_ints(selfTangent, -3, -1), -1, op.flatten_using_ints(result1, -3, -1), false), result1), false);
  }
}

/** `fractional_max_pool3d_backward(Tensor grad_output, Tensor self, int[3] kernel_size, int[3] output_size, Tensor indices) -> Tensor` */
export function fractional_max_pool3d_backward_jvp(result: Tensor, gradOutput: Tensor, self: Tensor, kernelSize: readonly number[], outputSize: readonly number[], indices: Tensor): void {
  if (hasTangent(gradOutput) || hasTangent(self)) {
    const gradOutputTangent = tangentOrZeros(gradOutput, false)!;
    const selfTangent = tangentOrZeros(self, false)!;
    setTangent(result, op.fractional_max_pool3d_backward(gradOutputTangent, selfTangent, kernelSize, outputSize, indices), false);
  }
}

/** `_weight_norm_interface(Tensor v, Tensor g, int dim=0) -> (Tensor, Tensor)` */
export function _weight_norm_interface_jvp(result0: Tensor, v: Tensor, g: Tensor, dim: number): void {
  if (hasTangent(v) || hasTangent(g)) {
    const vTangent = tangentOrZeros(v, false)!;
    const gTangent = tangentOrZeros(g, false)!;
    const vPrimal = primalOf(v);
    const gPrimal = primalOf(g);
    setTangent(result0, _weight_norm_jvp(vPrimal, vTangent, gPrimal, gTangent, dim), false);
  }
}

/** `abs_(Tensor(a!) self) -> Tensor(a!)` */
export function abs__jvp(self: Tensor, originalSelf: Tensor | null): void {
  if (hasTangent(self)) {
    const selfRaw = tangentOf(self);
    const selfPrimal = primalOf(self);
    const originalSelfTangent = tangentOrZeros(originalSelf, false)!;
    const originalSelfPrimal = primalOf(originalSelf!);
    const selfNewTangent = handle_r_to_c(selfPrimal.dtype, op.mul_Tensor(conjugate(originalSelfTangent), op.sgn(originalSelfPrimal)));
    setTangent(
      self,
      selfRaw !== null && selfNewTangent !== null ? op.copy_(selfRaw, selfNewTangent, false) : selfNewTangent,
      true,
    );
  }
}

/** `neg_(Tensor(a!) self) -> Tensor(a!)` */
export function neg__jvp(self: Tensor): void {
  if (hasTangent(self)) {
    const selfRaw = tangentOf(self);
    const selfTangent = gradEnabled() ? op.clone(tangentOrZeros(self, true)!, null) : tangentOrZeros(self, true)!;
    const selfNewTangent = conjugate(op.neg(conjugate(selfTangent)));
    setTangent(
      self,
      selfRaw !== null && selfNewTangent !== null ? op.copy_(selfRaw, selfNewTangent, false) : selfNewTangent,
      true,
    );
  }
}

/** `sign_(Tensor(a!) self) -> Tensor(a!)` */
export function sign__jvp(self: Tensor): void {
  if (hasTangent(self)) {
    const selfRaw = tangentOf(self);
    const selfTangent = gradEnabled() ? op.clone(tangentOrZeros(self, true)!, null) : tangentOrZeros(self, true)!;
    const selfNewTangent = conjugate(op.zeros_like(conjugate(selfTangent), null, null, null, null, null));
    setTangent(
      self,
      selfRaw !== null && selfNewTangent !== null ? op.copy_(selfRaw, selfNewTangent, false) : selfNewTangent,
      true,
    );
  }
}

/** `sgn_(Tensor(a!) self) -> Tensor(a!)` */
export function sgn__jvp(self: Tensor, originalSelf: Tensor | null): void {
  if (hasTangent(self)) {
    const selfRaw = tangentOf(self);
    const selfPrimal = primalOf(self);
    const originalSelfTangent = tangentOrZeros(originalSelf, false)!;
    const originalSelfPrimal = primalOf(originalSelf!);
    const selfNewTangent = sgn_backward(originalSelfTangent, originalSelfPrimal, selfPrimal);
    setTangent(
      self,
      selfRaw !== null && selfNewTangent !== null ? op.copy_(selfRaw, selfNewTangent, false) : selfNewTangent,
      true,
    );
  }
}

/** `exp_(Tensor(a!) self) -> Tensor(a!)` */
export function exp__jvp(self: Tensor): void {
  if (hasTangent(self)) {
    const selfRaw = tangentOf(self);
    const selfTangent = gradEnabled() ? op.clone(tangentOrZeros(self, true)!, null) : tangentOrZeros(self, true)!;
    const selfPrimal = primalOf(self);
    const selfNewTangent = conjugate(op.mul_Tensor(conjugate(selfTangent), conjugate(selfPrimal)));
    setTangent(
      self,
      selfRaw !== null && selfNewTangent !== null ? op.copy_(selfRaw, selfNewTangent, false) : selfNewTangent,
      true,
    );
  }
}

/** `expm1_(Tensor(a!) self) -> Tensor(a!)` */
export function expm1__jvp(self: Tensor): void {
  if (hasTangent(self)) {
    const selfRaw = tangentOf(self);
    const selfTangent = gradEnabled() ? op.clone(tangentOrZeros(self, true)!, null) : tangentOrZeros(self, true)!;
    const selfPrimal = primalOf(self);
    const selfNewTangent = conjugate(op.mul_Tensor(conjugate(selfTangent), op.add_Scalar(selfPrimal, 1, 1)));
    setTangent(
      self,
      selfRaw !== null && selfNewTangent !== null ? op.copy_(selfRaw, selfNewTangent, false) : selfNewTangent,
      true,
    );
  }
}

/** `exp2_(Tensor(a!) self) -> Tensor(a!)` */
export function exp2__jvp(self: Tensor): void {
  if (hasTangent(self)) {
    const selfRaw = tangentOf(self);
    const selfTangent = gradEnabled() ? op.clone(tangentOrZeros(self, true)!, null) : tangentOrZeros(self, true)!;
    const selfPrimal = primalOf(self);
    const selfNewTangent = conjugate(op.mul_Scalar(op.mul_Tensor(conjugate(selfTangent), selfPrimal), 0.6931471805599453));
    setTangent(
      self,
      selfRaw !== null && selfNewTangent !== null ? op.copy_(selfRaw, selfNewTangent, false) : selfNewTangent,
      true,
    );
  }
}

/** `log_(Tensor(a!) self) -> Tensor(a!)` */
export function log__jvp(self: Tensor, originalSelf: Tensor | null): void {
  if (hasTangent(self)) {
    const selfRaw = tangentOf(self);
    const originalSelfTangent = tangentOrZeros(originalSelf, false)!;
    const originalSelfPrimal = primalOf(originalSelf!);
    const selfNewTangent = conjugate(op.div_Tensor(conjugate(originalSelfTangent), conjugate(originalSelfPrimal)));
    setTangent(
      self,
      selfRaw !== null && selfNewTangent !== null ? op.copy_(selfRaw, selfNewTangent, false) : selfNewTangent,
      true,
    );
  }
}

/** `log1p_(Tensor(a!) self) -> Tensor(a!)` */
export function log1p__jvp(self: Tensor, originalSelf: Tensor | null): void {
  if (hasTangent(self)) {
    const selfRaw = tangentOf(self);
    const originalSelfTangent = tangentOrZeros(originalSelf, false)!;
    const originalSelfPrimal = primalOf(originalSelf!);
    const selfNewTangent = conjugate(op.div_Tensor(conjugate(originalSelfTangent), op.add_Scalar(originalSelfPrimal, 1, 1)));
    setTangent(
      self,
      selfRaw !== null && selfNewTangent !== null ? op.copy_(selfRaw, selfNewTangent, false) : selfNewTangent,
      true,
    );
  }
}

/** `log2_(Tensor(a!) self) -> Tensor(a!)` */
export function log2__jvp(self: Tensor, originalSelf: Tensor | null): void {
  if (hasTangent(self)) {
    const selfRaw = tangentOf(self);
    const originalSelfTangent = tangentOrZeros(originalSelf, false)!;
    const originalSelfPrimal = primalOf(originalSelf!);
    const selfNewTangent = conjugate(op.div_Tensor(conjugate(originalSelfTangent), op.mul_Scalar(conjugate(originalSelfPrimal), 0.6931471805599453)));
    setTangent(
      self,
      selfRaw !== null && selfNewTangent !== null ? op.copy_(selfRaw, selfNewTangent, false) : selfNewTangent,
      true,
    );
  }
}

/** `log10_(Tensor(a!) self) -> Tensor(a!)` */
export function log10__jvp(self: Tensor, originalSelf: Tensor | null): void {
  if (hasTangent(self)) {
    const selfRaw = tangentOf(self);
    const originalSelfTangent = tangentOrZeros(originalSelf, false)!;
    const originalSelfPrimal = primalOf(originalSelf!);
    const selfNewTangent = conjugate(op.div_Tensor(conjugate(originalSelfTangent), op.mul_Scalar(conjugate(originalSelfPrimal), 2.302585092994046)));
    setTangent(
      self,
      selfRaw !== null && selfNewTangent !== null ? op.copy_(selfRaw, selfNewTangent, false) : selfNewTangent,
      true,
    );
  }
}

/** `sqrt_(Tensor(a!) self) -> Tensor(a!)` */
export function sqrt__jvp(self: Tensor): void {
  if (hasTangent(self)) {
    const selfRaw = tangentOf(self);
    const selfTangent = gradEnabled() ? op.clone(tangentOrZeros(self, true)!, null) : tangentOrZeros(self, true)!;
    const selfPrimal = primalOf(self);
    const selfNewTangent = conjugate(op.div_Tensor(conjugate(selfTangent), op.mul_Scalar(conjugate(selfPrimal), 2)));
    setTangent(
      self,
      selfRaw !== null && selfNewTangent !== null ? op.copy_(selfRaw, selfNewTangent, false) : selfNewTangent,
      true,
    );
  }
}

/** `rsqrt_(Tensor(a!) self) -> Tensor(a!)` */
export function rsqrt__jvp(self: Tensor): void {
  if (hasTangent(self)) {
    const selfRaw = tangentOf(self);
    const selfTangent = gradEnabled() ? op.clone(tangentOrZeros(self, true)!, null) : tangentOrZeros(self, true)!;
    const selfPrimal = primalOf(self);
    const selfNewTangent = conjugate(op.mul_Tensor(op.mul_Scalar(conjugate(selfTangent), -0.5), conjugate(op.pow_Tensor_Scalar(selfPrimal, 3))));
    setTangent(
      self,
      selfRaw !== null && selfNewTangent !== null ? op.copy_(selfRaw, selfNewTangent, false) : selfNewTangent,
      true,
    );
  }
}

/** `sin_(Tensor(a!) self) -> Tensor(a!)` */
export function sin__jvp(self: Tensor, originalSelf: Tensor | null): void {
  if (hasTangent(self)) {
    const selfRaw = tangentOf(self);
    const originalSelfTangent = tangentOrZeros(originalSelf, false)!;
    const originalSelfPrimal = primalOf(originalSelf!);
    const selfNewTangent = conjugate(op.mul_Tensor(conjugate(originalSelfTangent), conjugate(op.cos(originalSelfPrimal))));
    setTangent(
      self,
      selfRaw !== null && selfNewTangent !== null ? op.copy_(selfRaw, selfNewTangent, false) : selfNewTangent,
      true,
    );
  }
}

/** `cos_(Tensor(a!) self) -> Tensor(a!)` */
export function cos__jvp(self: Tensor, originalSelf: Tensor | null): void {
  if (hasTangent(self)) {
    const selfRaw = tangentOf(self);
    const originalSelfTangent = tangentOrZeros(originalSelf, false)!;
    const originalSelfPrimal = primalOf(originalSelf!);
    const selfNewTangent = conjugate(op.mul_Tensor(conjugate(originalSelfTangent), op.neg(conjugate(op.sin(originalSelfPrimal)))));
    setTangent(
      self,
      selfRaw !== null && selfNewTangent !== null ? op.copy_(selfRaw, selfNewTangent, false) : selfNewTangent,
      true,
    );
  }
}

/** `tan_(Tensor(a!) self) -> Tensor(a!)` */
export function tan__jvp(self: Tensor): void {
  if (hasTangent(self)) {
    const selfRaw = tangentOf(self);
    const selfTangent = gradEnabled() ? op.clone(tangentOrZeros(self, true)!, null) : tangentOrZeros(self, true)!;
    const selfPrimal = primalOf(self);
    const selfNewTangent = conjugate(op.mul_Tensor(conjugate(selfTangent), conjugate(op.add_Scalar(op.pow_Tensor_Scalar(selfPrimal, 2), 1, 1))));
    setTangent(
      self,
      selfRaw !== null && selfNewTangent !== null ? op.copy_(selfRaw, selfNewTangent, false) : selfNewTangent,
      true,
    );
  }
}

/** `asin_(Tensor(a!) self) -> Tensor(a!)` */
export function asin__jvp(self: Tensor, originalSelf: Tensor | null): void {
  if (hasTangent(self)) {
    const selfRaw = tangentOf(self);
    const originalSelfTangent = tangentOrZeros(originalSelf, false)!;
    const originalSelfPrimal = primalOf(originalSelf!);
    const selfNewTangent = conjugate(op.mul_Tensor(conjugate(originalSelfTangent), conjugate(op.rsqrt(op.sub_Tensor(wrapScalar(1), op.mul_Tensor(originalSelfPrimal, originalSelfPrimal), 1)))));
    setTangent(
      self,
      selfRaw !== null && selfNewTangent !== null ? op.copy_(selfRaw, selfNewTangent, false) : selfNewTangent,
      true,
    );
  }
}

/** `acos_(Tensor(a!) self) -> Tensor(a!)` */
export function acos__jvp(self: Tensor, originalSelf: Tensor | null): void {
  if (hasTangent(self)) {
    const selfRaw = tangentOf(self);
    const originalSelfTangent = tangentOrZeros(originalSelf, false)!;
    const originalSelfPrimal = primalOf(originalSelf!);
    const selfNewTangent = conjugate(op.mul_Tensor(conjugate(originalSelfTangent), op.neg(conjugate(op.rsqrt(op.sub_Tensor(wrapScalar(1), op.mul_Tensor(originalSelfPrimal, originalSelfPrimal), 1))))));
    setTangent(
      self,
      selfRaw !== null && selfNewTangent !== null ? op.copy_(selfRaw, selfNewTangent, false) : selfNewTangent,
      true,
    );
  }
}

/** `atan_(Tensor(a!) self) -> Tensor(a!)` */
export function atan__jvp(self: Tensor, originalSelf: Tensor | null): void {
  if (hasTangent(self)) {
    const selfRaw = tangentOf(self);
    const originalSelfTangent = tangentOrZeros(originalSelf, false)!;
    const originalSelfPrimal = primalOf(originalSelf!);
    const selfNewTangent = conjugate(op.div_Tensor(conjugate(originalSelfTangent), conjugate(op.add_Scalar(op.mul_Tensor(originalSelfPrimal, originalSelfPrimal), 1, 1))));
    setTangent(
      self,
      selfRaw !== null && selfNewTangent !== null ? op.copy_(selfRaw, selfNewTangent, false) : selfNewTangent,
      true,
    );
  }
}

/** `sinh_(Tensor(a!) self) -> Tensor(a!)` */
export function sinh__jvp(self: Tensor, originalSelf: Tensor | null): void {
  if (hasTangent(self)) {
    const selfRaw = tangentOf(self);
    const originalSelfTangent = tangentOrZeros(originalSelf, false)!;
    const originalSelfPrimal = primalOf(originalSelf!);
    const selfNewTangent = conjugate(op.mul_Tensor(conjugate(originalSelfTangent), conjugate(op.cosh(originalSelfPrimal))));
    setTangent(
      self,
      selfRaw !== null && selfNewTangent !== null ? op.copy_(selfRaw, selfNewTangent, false) : selfNewTangent,
      true,
    );
  }
}

/** `cosh_(Tensor(a!) self) -> Tensor(a!)` */
export function cosh__jvp(self: Tensor, originalSelf: Tensor | null): void {
  if (hasTangent(self)) {
    const selfRaw = tangentOf(self);
    const originalSelfTangent = tangentOrZeros(originalSelf, false)!;
    const originalSelfPrimal = primalOf(originalSelf!);
    const selfNewTangent = conjugate(op.mul_Tensor(conjugate(originalSelfTangent), conjugate(op.sinh(originalSelfPrimal))));
    setTangent(
      self,
      selfRaw !== null && selfNewTangent !== null ? op.copy_(selfRaw, selfNewTangent, false) : selfNewTangent,
      true,
    );
  }
}

/** `tanh_(Tensor(a!) self) -> Tensor(a!)` */
export function tanh__jvp(self: Tensor): void {
  if (hasTangent(self)) {
    const selfRaw = tangentOf(self);
    const selfTangent = gradEnabled() ? op.clone(tangentOrZeros(self, true)!, null) : tangentOrZeros(self, true)!;
    const selfPrimal = primalOf(self);
    const selfNewTangent = conjugate(op.tanh_backward(conjugate(selfTangent), selfPrimal));
    setTangent(
      self,
      selfRaw !== null && selfNewTangent !== null ? op.copy_(selfRaw, selfNewTangent, false) : selfNewTangent,
      true,
    );
  }
}

/** `asinh_(Tensor(a!) self) -> Tensor(a!)` */
export function asinh__jvp(self: Tensor, originalSelf: Tensor | null): void {
  if (hasTangent(self)) {
    const selfRaw = tangentOf(self);
    const originalSelfTangent = tangentOrZeros(originalSelf, false)!;
    const originalSelfPrimal = primalOf(originalSelf!);
    const selfNewTangent = conjugate(op.mul_Tensor(conjugate(originalSelfTangent), conjugate(op.rsqrt(op.add_Scalar(op.mul_Tensor(originalSelfPrimal, originalSelfPrimal), 1, 1)))));
    setTangent(
      self,
      selfRaw !== null && selfNewTangent !== null ? op.copy_(selfRaw, selfNewTangent, false) : selfNewTangent,
      true,
    );
  }
}

/** `acosh_(Tensor(a!) self) -> Tensor(a!)` */
export function acosh__jvp(self: Tensor, originalSelf: Tensor | null): void {
  if (hasTangent(self)) {
    const selfRaw = tangentOf(self);
    const originalSelfTangent = tangentOrZeros(originalSelf, false)!;
    const originalSelfPrimal = primalOf(originalSelf!);
    const selfNewTangent = conjugate((isComplex(originalSelfPrimal.dtype) ? op.mul_Tensor(conjugate(originalSelfTangent), conjugate(op.mul_Tensor(op.rsqrt(op.add_Scalar(originalSelfPrimal, 1, 1)), op.rsqrt(op.sub_Scalar(originalSelfPrimal, 1, 1))))) : op.mul_Tensor(conjugate(originalSelfTangent), op.rsqrt(op.sub_Scalar(op.mul_Tensor(originalSelfPrimal, originalSelfPrimal), 1, 1)))));
    setTangent(
      self,
      selfRaw !== null && selfNewTangent !== null ? op.copy_(selfRaw, selfNewTangent, false) : selfNewTangent,
      true,
    );
  }
}

/** `atanh_(Tensor(a!) self) -> Tensor(a!)` */
export function atanh__jvp(self: Tensor, originalSelf: Tensor | null): void {
  if (hasTangent(self)) {
    const selfRaw = tangentOf(self);
    const originalSelfTangent = tangentOrZeros(originalSelf, false)!;
    const originalSelfPrimal = primalOf(originalSelf!);
    const selfNewTangent = conjugate(op.div_Tensor(conjugate(originalSelfTangent), conjugate(op.sub_Tensor(wrapScalar(1), op.mul_Tensor(originalSelfPrimal, originalSelfPrimal), 1))));
    setTangent(
      self,
      selfRaw !== null && selfNewTangent !== null ? op.copy_(selfRaw, selfNewTangent, false) : selfNewTangent,
      true,
    );
  }
}

/** `erf_(Tensor(a!) self) -> Tensor(a!)` */
export function erf__jvp(self: Tensor, originalSelf: Tensor | null): void {
  if (hasTangent(self)) {
    const selfRaw = tangentOf(self);
    const originalSelfTangent = tangentOrZeros(originalSelf, false)!;
    const originalSelfPrimal = primalOf(originalSelf!);
    const selfNewTangent = conjugate(op.mul_Tensor(op.mul_Scalar(op.exp(op.neg(op.pow_Tensor_Scalar(originalSelfPrimal, 2))), 1.1283791670955126), conjugate(originalSelfTangent)));
    setTangent(
      self,
      selfRaw !== null && selfNewTangent !== null ? op.copy_(selfRaw, selfNewTangent, false) : selfNewTangent,
      true,
    );
  }
}

/** `erfc_(Tensor(a!) self) -> Tensor(a!)` */
export function erfc__jvp(self: Tensor, originalSelf: Tensor | null): void {
  if (hasTangent(self)) {
    const selfRaw = tangentOf(self);
    const originalSelfTangent = tangentOrZeros(originalSelf, false)!;
    const originalSelfPrimal = primalOf(originalSelf!);
    const selfNewTangent = conjugate(op.mul_Tensor(op.mul_Scalar(op.exp(op.neg(op.pow_Tensor_Scalar(originalSelfPrimal, 2))), -1.1283791670955126), conjugate(originalSelfTangent)));
    setTangent(
      self,
      selfRaw !== null && selfNewTangent !== null ? op.copy_(selfRaw, selfNewTangent, false) : selfNewTangent,
      true,
    );
  }
}

/** `erfinv_(Tensor(a!) self) -> Tensor(a!)` */
export function erfinv__jvp(self: Tensor): void {
  if (hasTangent(self)) {
    const selfRaw = tangentOf(self);
    const selfTangent = gradEnabled() ? op.clone(tangentOrZeros(self, true)!, null) : tangentOrZeros(self, true)!;
    const selfPrimal = primalOf(self);
    const selfNewTangent = conjugate(op.mul_Tensor(op.mul_Scalar(op.exp(op.mul_Tensor(selfPrimal, selfPrimal)), 0.8862269254527579), conjugate(selfTangent)));
    setTangent(
      self,
      selfRaw !== null && selfNewTangent !== null ? op.copy_(selfRaw, selfNewTangent, false) : selfNewTangent,
      true,
    );
  }
}

/** `lgamma_(Tensor(a!) self) -> Tensor(a!)` */
export function lgamma__jvp(self: Tensor, originalSelf: Tensor | null): void {
  if (hasTangent(self)) {
    const selfRaw = tangentOf(self);
    const originalSelfTangent = tangentOrZeros(originalSelf, false)!;
    const originalSelfPrimal = primalOf(originalSelf!);
    const selfNewTangent = conjugate(op.mul_Tensor(conjugate(originalSelfTangent), op.digamma(originalSelfPrimal)));
    setTangent(
      self,
      selfRaw !== null && selfNewTangent !== null ? op.copy_(selfRaw, selfNewTangent, false) : selfNewTangent,
      true,
    );
  }
}

/** `digamma_(Tensor(a!) self) -> Tensor(a!)` */
export function digamma__jvp(self: Tensor, originalSelf: Tensor | null): void {
  if (hasTangent(self)) {
    const selfRaw = tangentOf(self);
    const originalSelfTangent = tangentOrZeros(originalSelf, false)!;
    const originalSelfPrimal = primalOf(originalSelf!);
    const selfNewTangent = conjugate(op.mul_Tensor(conjugate(originalSelfTangent), op.polygamma(1, originalSelfPrimal)));
    setTangent(
      self,
      selfRaw !== null && selfNewTangent !== null ? op.copy_(selfRaw, selfNewTangent, false) : selfNewTangent,
      true,
    );
  }
}

/** `sigmoid_(Tensor(a!) self) -> Tensor(a!)` */
export function sigmoid__jvp(self: Tensor): void {
  if (hasTangent(self)) {
    const selfRaw = tangentOf(self);
    const selfTangent = gradEnabled() ? op.clone(tangentOrZeros(self, true)!, null) : tangentOrZeros(self, true)!;
    const selfPrimal = primalOf(self);
    const selfNewTangent = conjugate(op.sigmoid_backward(conjugate(selfTangent), selfPrimal));
    setTangent(
      self,
      selfRaw !== null && selfNewTangent !== null ? op.copy_(selfRaw, selfNewTangent, false) : selfNewTangent,
      true,
    );
  }
}

/** `reciprocal_(Tensor(a!) self) -> Tensor(a!)` */
export function reciprocal__jvp(self: Tensor): void {
  if (hasTangent(self)) {
    const selfRaw = tangentOf(self);
    const selfTangent = gradEnabled() ? op.clone(tangentOrZeros(self, true)!, null) : tangentOrZeros(self, true)!;
    const selfPrimal = primalOf(self);
    const selfNewTangent = conjugate(op.mul_Tensor(op.neg(conjugate(selfTangent)), conjugate(op.mul_Tensor(selfPrimal, selfPrimal))));
    setTangent(
      self,
      selfRaw !== null && selfNewTangent !== null ? op.copy_(selfRaw, selfNewTangent, false) : selfNewTangent,
      true,
    );
  }
}

/** `floor_(Tensor(a!) self) -> Tensor(a!)` */
export function floor__jvp(self: Tensor): void {
  if (hasTangent(self)) {
    const selfRaw = tangentOf(self);
    const selfTangent = gradEnabled() ? op.clone(tangentOrZeros(self, true)!, null) : tangentOrZeros(self, true)!;
    const selfNewTangent = conjugate(op.zeros_like(conjugate(selfTangent), null, null, null, null, null));
    setTangent(
      self,
      selfRaw !== null && selfNewTangent !== null ? op.copy_(selfRaw, selfNewTangent, false) : selfNewTangent,
      true,
    );
  }
}

/** `ceil_(Tensor(a!) self) -> Tensor(a!)` */
export function ceil__jvp(self: Tensor): void {
  if (hasTangent(self)) {
    const selfRaw = tangentOf(self);
    const selfTangent = gradEnabled() ? op.clone(tangentOrZeros(self, true)!, null) : tangentOrZeros(self, true)!;
    const selfNewTangent = conjugate(op.zeros_like(conjugate(selfTangent), null, null, null, null, null));
    setTangent(
      self,
      selfRaw !== null && selfNewTangent !== null ? op.copy_(selfRaw, selfNewTangent, false) : selfNewTangent,
      true,
    );
  }
}

/** `trunc_(Tensor(a!) self) -> Tensor(a!)` */
export function trunc__jvp(self: Tensor): void {
  if (hasTangent(self)) {
    const selfRaw = tangentOf(self);
    const selfTangent = gradEnabled() ? op.clone(tangentOrZeros(self, true)!, null) : tangentOrZeros(self, true)!;
    const selfNewTangent = conjugate(op.zeros_like(conjugate(selfTangent), null, null, null, null, null));
    setTangent(
      self,
      selfRaw !== null && selfNewTangent !== null ? op.copy_(selfRaw, selfNewTangent, false) : selfNewTangent,
      true,
    );
  }
}

/** `round_(Tensor(a!) self) -> Tensor(a!)` */
export function round__jvp(self: Tensor): void {
  if (hasTangent(self)) {
    const selfRaw = tangentOf(self);
    const selfTangent = gradEnabled() ? op.clone(tangentOrZeros(self, true)!, null) : tangentOrZeros(self, true)!;
    const selfNewTangent = conjugate(op.zeros_like(conjugate(selfTangent), null, null, null, null, null));
    setTangent(
      self,
      selfRaw !== null && selfNewTangent !== null ? op.copy_(selfRaw, selfNewTangent, false) : selfNewTangent,
      true,
    );
  }
}

/** `round_.decimals(Tensor(a!) self, *, int decimals) -> Tensor(a!)` */
export function round__decimals_jvp(self: Tensor): void {
  if (hasTangent(self)) {
    const selfRaw = tangentOf(self);
    const selfTangent = gradEnabled() ? op.clone(tangentOrZeros(self, true)!, null) : tangentOrZeros(self, true)!;
    const selfNewTangent = conjugate(op.zeros_like(conjugate(selfTangent), null, null, null, null, null));
    setTangent(
      self,
      selfRaw !== null && selfNewTangent !== null ? op.copy_(selfRaw, selfNewTangent, false) : selfNewTangent,
      true,
    );
  }
}

/** `frac_(Tensor(a!) self) -> Tensor(a!)` */
export function frac__jvp(self: Tensor): void {
  if (hasTangent(self)) {
    const selfRaw = tangentOf(self);
    const selfTangent = gradEnabled() ? op.clone(tangentOrZeros(self, true)!, null) : tangentOrZeros(self, true)!;
    const selfNewTangent = selfTangent;
    setTangent(
      self,
      selfRaw !== null && selfNewTangent !== null ? op.copy_(selfRaw, selfNewTangent, false) : selfNewTangent,
      true,
    );
  }
}

/** `sinc_(Tensor(a!) self) -> Tensor(a!)` */
export function sinc__jvp(self: Tensor, originalSelf: Tensor | null): void {
  if (hasTangent(self)) {
    const selfRaw = tangentOf(self);
    const originalSelfTangent = tangentOrZeros(originalSelf, false)!;
    const originalSelfPrimal = primalOf(originalSelf!);
    const selfNewTangent = conjugate(sinc_backward(conjugate(originalSelfTangent), originalSelfPrimal));
    setTangent(
      self,
      selfRaw !== null && selfNewTangent !== null ? op.copy_(selfRaw, selfNewTangent, false) : selfNewTangent,
      true,
    );
  }
}

/** `deg2rad_(Tensor(a!) self) -> Tensor(a!)` */
export function deg2rad__jvp(self: Tensor): void {
  if (hasTangent(self)) {
    const selfRaw = tangentOf(self);
    const selfTangent = gradEnabled() ? op.clone(tangentOrZeros(self, true)!, null) : tangentOrZeros(self, true)!;
    const selfNewTangent = conjugate(op.mul_Scalar(conjugate(selfTangent), 0.017453292519943295));
    setTangent(
      self,
      selfRaw !== null && selfNewTangent !== null ? op.copy_(selfRaw, selfNewTangent, false) : selfNewTangent,
      true,
    );
  }
}

/** `rad2deg_(Tensor(a!) self) -> Tensor(a!)` */
export function rad2deg__jvp(self: Tensor): void {
  if (hasTangent(self)) {
    const selfRaw = tangentOf(self);
    const selfTangent = gradEnabled() ? op.clone(tangentOrZeros(self, true)!, null) : tangentOrZeros(self, true)!;
    const selfNewTangent = conjugate(op.mul_Scalar(conjugate(selfTangent), 57.29577951308232));
    setTangent(
      self,
      selfRaw !== null && selfNewTangent !== null ? op.copy_(selfRaw, selfNewTangent, false) : selfNewTangent,
      true,
    );
  }
}

/** `logit_(Tensor(a!) self, float? eps=None) -> Tensor(a!)` */
export function logit__jvp(self: Tensor, eps: number | null, originalSelf: Tensor | null): void {
  if (hasTangent(self)) {
    const selfRaw = tangentOf(self);
    const originalSelfTangent = tangentOrZeros(originalSelf, false)!;
    const originalSelfPrimal = primalOf(originalSelf!);
    const selfNewTangent = conjugate(op.logit_backward(conjugate(originalSelfTangent), originalSelfPrimal, eps));
    setTangent(
      self,
      selfRaw !== null && selfNewTangent !== null ? op.copy_(selfRaw, selfNewTangent, false) : selfNewTangent,
      true,
    );
  }
}

/** `nan_to_num_(Tensor(a!) self, float? nan=None, float? posinf=None, float? neginf=None) -> Tensor(a!)` */
export function nan_to_num__jvp(self: Tensor, originalSelf: Tensor | null): void {
  if (hasTangent(self)) {
    const selfRaw = tangentOf(self);
    const originalSelfTangent = tangentOrZeros(originalSelf, false)!;
    const originalSelfPrimal = primalOf(originalSelf!);
    const selfNewTangent = conjugate(op.mul_Tensor(conjugate(originalSelfTangent), op.isfinite(originalSelfPrimal)));
    setTangent(
      self,
      selfRaw !== null && selfNewTangent !== null ? op.copy_(selfRaw, selfNewTangent, false) : selfNewTangent,
      true,
    );
  }
}

/** `add_.Tensor(Tensor(a!) self, Tensor other, *, Scalar alpha=1) -> Tensor(a!)` */
export function add__Tensor_jvp(self: Tensor, other: Tensor, alpha: Scalar): void {
  if (hasTangent(self) || hasTangent(other)) {
    const otherTangent = tangentOrZeros(other, false)!;
    const selfRaw = tangentOf(self);
    const selfTangent = gradEnabled() ? op.clone(tangentOrZeros(self, true)!, null) : tangentOrZeros(self, true)!;
    const selfNewTangent = op.add_Tensor(selfTangent, maybe_multiply(otherTangent, alpha), 1);
    setTangent(
      self,
      selfRaw !== null && selfNewTangent !== null ? op.copy_(selfRaw, selfNewTangent, false) : selfNewTangent,
      true,
    );
  }
}

/** `add_.Scalar(Tensor(a!) self, Scalar other, Scalar alpha=1) -> Tensor(a!)` */
export function add__Scalar_jvp(self: Tensor): void {
  if (hasTangent(self)) {
    const selfRaw = tangentOf(self);
    const selfTangent = gradEnabled() ? op.clone(tangentOrZeros(self, true)!, null) : tangentOrZeros(self, true)!;
    const selfNewTangent = op.clone(selfTangent, null);
    setTangent(
      self,
      selfRaw !== null && selfNewTangent !== null ? op.copy_(selfRaw, selfNewTangent, false) : selfNewTangent,
      true,
    );
  }
}

/** `sub_.Tensor(Tensor(a!) self, Tensor other, *, Scalar alpha=1) -> Tensor(a!)` */
export function sub__Tensor_jvp(self: Tensor, other: Tensor, alpha: Scalar): void {
  if (hasTangent(self) || hasTangent(other)) {
    const otherTangent = tangentOrZeros(other, false)!;
    const selfRaw = tangentOf(self);
    const selfTangent = gradEnabled() ? op.clone(tangentOrZeros(self, true)!, null) : tangentOrZeros(self, true)!;
    const selfNewTangent = op.sub_Tensor(selfTangent, maybe_multiply(otherTangent, alpha), 1);
    setTangent(
      self,
      selfRaw !== null && selfNewTangent !== null ? op.copy_(selfRaw, selfNewTangent, false) : selfNewTangent,
      true,
    );
  }
}

/** `sub_.Scalar(Tensor(a!) self, Scalar other, Scalar alpha=1) -> Tensor(a!)` */
export function sub__Scalar_jvp(self: Tensor): void {
  if (hasTangent(self)) {
    const selfRaw = tangentOf(self);
    const selfTangent = gradEnabled() ? op.clone(tangentOrZeros(self, true)!, null) : tangentOrZeros(self, true)!;
    const selfNewTangent = conjugate(conjugate(selfTangent));
    setTangent(
      self,
      selfRaw !== null && selfNewTangent !== null ? op.copy_(selfRaw, selfNewTangent, false) : selfNewTangent,
      true,
    );
  }
}

/** `mul_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)` */
export function mul__Tensor_jvp(self: Tensor, other: Tensor, originalSelf: Tensor | null): void {
  if (hasTangent(self) || hasTangent(other)) {
    const otherTangent = tangentOrZeros(other, false)!;
    const selfRaw = tangentOf(self);
    const otherPrimal = primalOf(other);
    const originalSelfTangent = tangentOrZeros(originalSelf, false)!;
    const originalSelfPrimal = primalOf(originalSelf!);
    const selfNewTangent = op.add_Tensor(op.mul_Tensor(originalSelfTangent, otherPrimal), op.mul_Tensor(otherTangent, originalSelfPrimal), 1);
    setTangent(
      self,
      selfRaw !== null && selfNewTangent !== null ? op.copy_(selfRaw, selfNewTangent, false) : selfNewTangent,
      true,
    );
  }
}

/** `mul_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)` */
export function mul__Scalar_jvp(self: Tensor, other: Scalar): void {
  if (hasTangent(self)) {
    const selfRaw = tangentOf(self);
    const selfTangent = gradEnabled() ? op.clone(tangentOrZeros(self, true)!, null) : tangentOrZeros(self, true)!;
    const selfNewTangent = op.mul_Scalar(selfTangent, other);
    setTangent(
      self,
      selfRaw !== null && selfNewTangent !== null ? op.copy_(selfRaw, selfNewTangent, false) : selfNewTangent,
      true,
    );
  }
}

/** `div_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)` */
export function div__Tensor_jvp(self: Tensor, other: Tensor): void {
  if (hasTangent(self) || hasTangent(other)) {
    const otherTangent = tangentOrZeros(other, false)!;
    const selfRaw = tangentOf(self);
    const selfTangent = gradEnabled() ? op.clone(tangentOrZeros(self, true)!, null) : tangentOrZeros(self, true)!;
    const selfPrimal = primalOf(self);
    const otherPrimal = primalOf(other);
    const selfNewTangent = op.div_Tensor(op.sub_Tensor(selfTangent, op.mul_Tensor(otherTangent, selfPrimal), 1), otherPrimal);
    setTangent(
      self,
      selfRaw !== null && selfNewTangent !== null ? op.copy_(selfRaw, selfNewTangent, false) : selfNewTangent,
      true,
    );
  }
}

/** `div_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)` */
export function div__Scalar_jvp(self: Tensor, other: Scalar): void {
  if (hasTangent(self)) {
    const selfRaw = tangentOf(self);
    const selfTangent = gradEnabled() ? op.clone(tangentOrZeros(self, true)!, null) : tangentOrZeros(self, true)!;
    const selfNewTangent = op.div_Scalar(selfTangent, other);
    setTangent(
      self,
      selfRaw !== null && selfNewTangent !== null ? op.copy_(selfRaw, selfNewTangent, false) : selfNewTangent,
      true,
    );
  }
}

/** `div_.Tensor_mode(Tensor(a!) self, Tensor other, *, str? rounding_mode) -> Tensor(a!)` */
export function div__Tensor_mode_jvp(self: Tensor, other: Tensor, roundingMode: string | null): void {
  if (hasTangent(self) || hasTangent(other)) {
    const otherTangent = tangentOrZeros(other, false)!;
    const selfRaw = tangentOf(self);
    const selfTangent = gradEnabled() ? op.clone(tangentOrZeros(self, true)!, null) : tangentOrZeros(self, true)!;
    const selfPrimal = primalOf(self);
    const otherPrimal = primalOf(other);
    const selfNewTangent = roundingMode !== null ? op.zeros_like(selfPrimal, null, null, null, null, null) : op.div_Tensor(op.sub_Tensor(selfTangent, op.mul_Tensor(otherTangent, selfPrimal), 1), otherPrimal);
    setTangent(
      self,
      selfRaw !== null && selfNewTangent !== null ? op.copy_(selfRaw, selfNewTangent, false) : selfNewTangent,
      true,
    );
  }
}

/** `div_.Scalar_mode(Tensor(a!) self, Scalar other, *, str? rounding_mode) -> Tensor(a!)` */
export function div__Scalar_mode_jvp(self: Tensor, other: Scalar, roundingMode: string | null): void {
  if (hasTangent(self)) {
    const selfRaw = tangentOf(self);
    const selfTangent = gradEnabled() ? op.clone(tangentOrZeros(self, true)!, null) : tangentOrZeros(self, true)!;
    const selfPrimal = primalOf(self);
    const selfNewTangent = roundingMode !== null ? op.zeros_like(selfPrimal, null, null, null, null, null) : op.div_Scalar(selfTangent, other);
    setTangent(
      self,
      selfRaw !== null && selfNewTangent !== null ? op.copy_(selfRaw, selfNewTangent, false) : selfNewTangent,
      true,
    );
  }
}

/** `remainder_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)` */
export function remainder__Tensor_jvp(self: Tensor, other: Tensor, originalSelf: Tensor | null): void {
  if (hasTangent(self) || hasTangent(other)) {
    const otherTangent = tangentOrZeros(other, false)!;
    const selfRaw = tangentOf(self);
    const otherPrimal = primalOf(other);
    const originalSelfTangent = tangentOrZeros(originalSelf, false)!;
    const originalSelfPrimal = primalOf(originalSelf!);
    const selfNewTangent = op.sub_Tensor(originalSelfTangent, op.mul_Tensor(otherTangent, op.div_Tensor_mode(originalSelfPrimal, otherPrimal, "floor")), 1);
    setTangent(
      self,
      selfRaw !== null && selfNewTangent !== null ? op.copy_(selfRaw, selfNewTangent, false) : selfNewTangent,
      true,
    );
  }
}

/** `remainder_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)` */
export function remainder__Scalar_jvp(self: Tensor): void {
  if (hasTangent(self)) {
    const selfRaw = tangentOf(self);
    const selfTangent = gradEnabled() ? op.clone(tangentOrZeros(self, true)!, null) : tangentOrZeros(self, true)!;
    const selfNewTangent = conjugate(conjugate(selfTangent));
    setTangent(
      self,
      selfRaw !== null && selfNewTangent !== null ? op.copy_(selfRaw, selfNewTangent, false) : selfNewTangent,
      true,
    );
  }
}

/** `fmod_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)` */
export function fmod__Tensor_jvp(self: Tensor, other: Tensor, originalSelf: Tensor | null): void {
  if (hasTangent(self) || hasTangent(other)) {
    const otherTangent = tangentOrZeros(other, false)!;
    const selfRaw = tangentOf(self);
    const otherPrimal = primalOf(other);
    const originalSelfTangent = tangentOrZeros(originalSelf, false)!;
    const originalSelfPrimal = primalOf(originalSelf!);
    const selfNewTangent = op.sub_Tensor(originalSelfTangent, op.mul_Tensor(otherTangent, op.div_Tensor_mode(originalSelfPrimal, otherPrimal, "trunc")), 1);
    setTangent(
      self,
      selfRaw !== null && selfNewTangent !== null ? op.copy_(selfRaw, selfNewTangent, false) : selfNewTangent,
      true,
    );
  }
}

/** `fmod_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)` */
export function fmod__Scalar_jvp(self: Tensor): void {
  if (hasTangent(self)) {
    const selfRaw = tangentOf(self);
    const selfTangent = gradEnabled() ? op.clone(tangentOrZeros(self, true)!, null) : tangentOrZeros(self, true)!;
    const selfNewTangent = conjugate(conjugate(selfTangent));
    setTangent(
      self,
      selfRaw !== null && selfNewTangent !== null ? op.copy_(selfRaw, selfNewTangent, false) : selfNewTangent,
      true,
    );
  }
}

/** `pow_.Tensor(Tensor(a!) self, Tensor exponent) -> Tensor(a!)` */
export function pow__Tensor_jvp(self: Tensor, exponent: Tensor, originalSelf: Tensor | null): void {
  if (hasTangent(self) || hasTangent(exponent)) {
    const exponentTangent = tangentOrZeros(exponent, false)!;
    const selfRaw = tangentOf(self);
    const exponentPrimal = primalOf(exponent);
    const selfPrimal = primalOf(self);
    const originalSelfTangent = tangentOrZeros(originalSelf, false)!;
    const originalSelfPrimal = primalOf(originalSelf!);
    const selfNewTangent = conjugate(op.add_Tensor(pow_backward_self(conjugate(originalSelfTangent), originalSelfPrimal, exponentPrimal), pow_backward_exponent(conjugate(exponentTangent), originalSelfPrimal, exponentPrimal, selfPrimal), 1));
    setTangent(
      self,
      selfRaw !== null && selfNewTangent !== null ? op.copy_(selfRaw, selfNewTangent, false) : selfNewTangent,
      true,
    );
  }
}

/** `pow_.Scalar(Tensor(a!) self, Scalar exponent) -> Tensor(a!)` */
export function pow__Scalar_jvp(self: Tensor, exponent: Scalar, originalSelf: Tensor | null): void {
  if (hasTangent(self)) {
    const selfRaw = tangentOf(self);
    const originalSelfTangent = tangentOrZeros(originalSelf, false)!;
    const originalSelfPrimal = primalOf(originalSelf!);
    const selfNewTangent = conjugate(pow_backward(conjugate(originalSelfTangent), originalSelfPrimal, exponent));
    setTangent(
      self,
      selfRaw !== null && selfNewTangent !== null ? op.copy_(selfRaw, selfNewTangent, false) : selfNewTangent,
      true,
    );
  }
}

/** `atan2_(Tensor(a!) self, Tensor other) -> Tensor(a!)` */
export function atan2__jvp(self: Tensor, other: Tensor, originalSelf: Tensor | null): void {
  if (hasTangent(self) || hasTangent(other)) {
    const otherTangent = tangentOrZeros(other, false)!;
    const selfRaw = tangentOf(self);
    const otherPrimal = primalOf(other);
    const originalSelfTangent = tangentOrZeros(originalSelf, false)!;
    const originalSelfPrimal = primalOf(originalSelf!);
    const selfNewTangent = op.div_Tensor(op.sub_Tensor(op.mul_Tensor(otherPrimal, originalSelfTangent), op.mul_Tensor(originalSelfPrimal, otherTangent), 1), op.add_Tensor(op.mul_Tensor(originalSelfPrimal, originalSelfPrimal), op.mul_Tensor(otherPrimal, otherPrimal), 1));
    setTangent(
      self,
      selfRaw !== null && selfNewTangent !== null ? op.copy_(selfRaw, selfNewTangent, false) : selfNewTangent,
      true,
    );
  }
}

/** `hypot_(Tensor(a!) self, Tensor other) -> Tensor(a!)` */
export function hypot__jvp(self: Tensor, other: Tensor, originalSelf: Tensor | null): void {
  if (hasTangent(self) || hasTangent(other)) {
    const otherTangent = tangentOrZeros(other, false)!;
    const selfRaw = tangentOf(self);
    const selfPrimal = primalOf(self);
    const otherPrimal = primalOf(other);
    const originalSelfTangent = tangentOrZeros(originalSelf, false)!;
    const originalSelfPrimal = primalOf(originalSelf!);
    const selfNewTangent = op.add_Tensor(op.mul_Tensor(originalSelfTangent, op.div_Tensor(originalSelfPrimal, selfPrimal)), op.mul_Tensor(otherTangent, op.div_Tensor(otherPrimal, selfPrimal)), 1);
    setTangent(
      self,
      selfRaw !== null && selfNewTangent !== null ? op.copy_(selfRaw, selfNewTangent, false) : selfNewTangent,
      true,
    );
  }
}

/** `copysign_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)` */
export function copysign__Tensor_jvp(self: Tensor, originalSelf: Tensor | null): void {
  if (hasTangent(self)) {
    const selfRaw = tangentOf(self);
    const selfPrimal = primalOf(self);
    const originalSelfTangent = tangentOrZeros(originalSelf, false)!;
    const originalSelfPrimal = primalOf(originalSelf!);
    const selfNewTangent = op.mul_Tensor(originalSelfTangent, op.mul_Tensor(op.sgn(originalSelfPrimal), op.sgn(selfPrimal)));
    setTangent(
      self,
      selfRaw !== null && selfNewTangent !== null ? op.copy_(selfRaw, selfNewTangent, false) : selfNewTangent,
      true,
    );
  }
}

/** `copysign_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)` */
export function copysign__Scalar_jvp(self: Tensor, originalSelf: Tensor | null): void {
  if (hasTangent(self)) {
    const selfRaw = tangentOf(self);
    const selfPrimal = primalOf(self);
    const originalSelfTangent = tangentOrZeros(originalSelf, false)!;
    const originalSelfPrimal = primalOf(originalSelf!);
    const selfNewTangent = conjugate(op.mul_Tensor(conjugate(originalSelfTangent), op.mul_Tensor(op.sgn(originalSelfPrimal), op.sgn(selfPrimal))));
    setTangent(
      self,
      selfRaw !== null && selfNewTangent !== null ? op.copy_(selfRaw, selfNewTangent, false) : selfNewTangent,
      true,
    );
  }
}

/** `xlogy_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)` */
export function xlogy__Tensor_jvp(self: Tensor, other: Tensor, originalSelf: Tensor | null): void {
  if (hasTangent(self) || hasTangent(other)) {
    const otherTangent = tangentOrZeros(other, false)!;
    const selfRaw = tangentOf(self);
    const otherPrimal = primalOf(other);
    const originalSelfTangent = tangentOrZeros(originalSelf, false)!;
    const originalSelfPrimal = primalOf(originalSelf!);
    const selfNewTangent = op.add_Tensor(op.masked_fill_Scalar(op.xlogy_Tensor(originalSelfTangent, otherPrimal), op.bitwise_and_Tensor(op.eq_Scalar(originalSelfPrimal, 0), op.le_Scalar(otherPrimal, 0)), 0), op.div_Tensor(op.mul_Tensor(otherTangent, originalSelfPrimal), otherPrimal), 1);
    setTangent(
      self,
      selfRaw !== null && selfNewTangent !== null ? op.copy_(selfRaw, selfNewTangent, false) : selfNewTangent,
      true,
    );
  }
}

/** `xlogy_.Scalar_Other(Tensor(a!) self, Scalar other) -> Tensor(a!)` */
export function xlogy__Scalar_Other_jvp(self: Tensor, other: Scalar, originalSelf: Tensor | null): void {
  if (hasTangent(self)) {
    const selfRaw = tangentOf(self);
    const originalSelfTangent = tangentOrZeros(originalSelf, false)!;
    const originalSelfPrimal = primalOf(originalSelf!);
    const selfNewTangent = conjugate((toNumber(other) > 0 ? op.xlogy_Scalar_Other(conjugate(originalSelfTangent), other) : op.masked_fill_Scalar(op.xlogy_Scalar_Other(conjugate(originalSelfTangent), other), op.eq_Scalar(originalSelfPrimal, 0), 0)));
    setTangent(
      self,
      selfRaw !== null && selfNewTangent !== null ? op.copy_(selfRaw, selfNewTangent, false) : selfNewTangent,
      true,
    );
  }
}

/** `addcmul_(Tensor(a!) self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor(a!)` */
export function addcmul__jvp(self: Tensor, tensor1: Tensor, tensor2: Tensor, value: Scalar): void {
  if (hasTangent(self) || hasTangent(tensor1) || hasTangent(tensor2)) {
    const tensor1Tangent = tangentOrZeros(tensor1, false)!;
    const tensor2Tangent = tangentOrZeros(tensor2, false)!;
    const selfRaw = tangentOf(self);
    const selfTangent = gradEnabled() ? op.clone(tangentOrZeros(self, true)!, null) : tangentOrZeros(self, true)!;
    const tensor2Primal = primalOf(tensor2);
    const tensor1Primal = primalOf(tensor1);
    const selfNewTangent = op.add_Tensor(selfTangent, maybe_multiply(op.add_Tensor(op.mul_Tensor(tensor1Tangent, tensor2Primal), op.mul_Tensor(tensor2Tangent, tensor1Primal), 1), value), 1);
    setTangent(
      self,
      selfRaw !== null && selfNewTangent !== null ? op.copy_(selfRaw, selfNewTangent, false) : selfNewTangent,
      true,
    );
  }
}

/** `addcdiv_(Tensor(a!) self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor(a!)` */
export function addcdiv__jvp(self: Tensor, tensor1: Tensor, tensor2: Tensor, value: Scalar): void {
  if (hasTangent(self) || hasTangent(tensor1) || hasTangent(tensor2)) {
    const tensor1Tangent = tangentOrZeros(tensor1, false)!;
    const tensor2Tangent = tangentOrZeros(tensor2, false)!;
    const selfRaw = tangentOf(self);
    const selfTangent = gradEnabled() ? op.clone(tangentOrZeros(self, true)!, null) : tangentOrZeros(self, true)!;
    const tensor1Primal = primalOf(tensor1);
    const tensor2Primal = primalOf(tensor2);
    const selfNewTangent = op.add_Tensor(selfTangent, maybe_multiply(op.div_Tensor(op.sub_Tensor(tensor1Tangent, op.mul_Tensor(tensor2Tangent, op.div_Tensor(tensor1Primal, tensor2Primal)), 1), tensor2Primal), value), 1);
    setTangent(
      self,
      selfRaw !== null && selfNewTangent !== null ? op.copy_(selfRaw, selfNewTangent, false) : selfNewTangent,
      true,
    );
  }
}

/** `lerp_.Scalar(Tensor(a!) self, Tensor end, Scalar weight) -> Tensor(a!)` */
export function lerp__Scalar_jvp(self: Tensor, end: Tensor, weight: Scalar): void {
  if (hasTangent(self) || hasTangent(end)) {
    const endTangent = tangentOrZeros(end, false)!;
    const selfRaw = tangentOf(self);
    const selfTangent = gradEnabled() ? op.clone(tangentOrZeros(self, true)!, null) : tangentOrZeros(self, true)!;
    const selfNewTangent = op.lerp_Scalar(selfTangent, endTangent, weight);
    setTangent(
      self,
      selfRaw !== null && selfNewTangent !== null ? op.copy_(selfRaw, selfNewTangent, false) : selfNewTangent,
      true,
    );
  }
}

/** `lerp_.Tensor(Tensor(a!) self, Tensor end, Tensor weight) -> Tensor(a!)` */
export function lerp__Tensor_jvp(self: Tensor, end: Tensor, weight: Tensor, originalSelf: Tensor | null): void {
  if (hasTangent(self) || hasTangent(end) || hasTangent(weight)) {
    const endTangent = tangentOrZeros(end, false)!;
    const weightTangent = tangentOrZeros(weight, false)!;
    const selfRaw = tangentOf(self);
    const weightPrimal = primalOf(weight);
    const endPrimal = primalOf(end);
    const originalSelfTangent = tangentOrZeros(originalSelf, false)!;
    const originalSelfPrimal = primalOf(originalSelf!);
    const selfNewTangent = op.add_Tensor(op.lerp_Tensor(originalSelfTangent, endTangent, weightPrimal), op.mul_Tensor(weightTangent, op.sub_Tensor(endPrimal, originalSelfPrimal, 1)), 1);
    setTangent(
      self,
      selfRaw !== null && selfNewTangent !== null ? op.copy_(selfRaw, selfNewTangent, false) : selfNewTangent,
      true,
    );
  }
}

/** `eq_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)` */
export function eq__Tensor_jvp(self: Tensor): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, true)!;
    setTangent(self, op.zero_(selfTangent), true);
  }
}

/** `eq_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)` */
export function eq__Scalar_jvp(self: Tensor): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, true)!;
    setTangent(self, op.zero_(selfTangent), true);
  }
}

/** `ne_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)` */
export function ne__Tensor_jvp(self: Tensor): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, true)!;
    setTangent(self, op.zero_(selfTangent), true);
  }
}

/** `ne_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)` */
export function ne__Scalar_jvp(self: Tensor): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, true)!;
    setTangent(self, op.zero_(selfTangent), true);
  }
}

/** `lt_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)` */
export function lt__Tensor_jvp(self: Tensor): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, true)!;
    setTangent(self, op.zero_(selfTangent), true);
  }
}

/** `lt_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)` */
export function lt__Scalar_jvp(self: Tensor): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, true)!;
    setTangent(self, op.zero_(selfTangent), true);
  }
}

/** `le_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)` */
export function le__Tensor_jvp(self: Tensor): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, true)!;
    setTangent(self, op.zero_(selfTangent), true);
  }
}

/** `le_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)` */
export function le__Scalar_jvp(self: Tensor): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, true)!;
    setTangent(self, op.zero_(selfTangent), true);
  }
}

/** `gt_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)` */
export function gt__Tensor_jvp(self: Tensor): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, true)!;
    setTangent(self, op.zero_(selfTangent), true);
  }
}

/** `gt_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)` */
export function gt__Scalar_jvp(self: Tensor): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, true)!;
    setTangent(self, op.zero_(selfTangent), true);
  }
}

/** `ge_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)` */
export function ge__Tensor_jvp(self: Tensor): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, true)!;
    setTangent(self, op.zero_(selfTangent), true);
  }
}

/** `ge_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)` */
export function ge__Scalar_jvp(self: Tensor): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, true)!;
    setTangent(self, op.zero_(selfTangent), true);
  }
}

/** `clamp_(Tensor(a!) self, Scalar? min=None, Scalar? max=None) -> Tensor(a!)` */
export function clamp__jvp(self: Tensor, min: Scalar | null, max: Scalar | null, originalSelf: Tensor | null): void {
  if (hasTangent(self)) {
    const selfRaw = tangentOf(self);
    const originalSelfTangent = tangentOrZeros(originalSelf, false)!;
    const originalSelfPrimal = primalOf(originalSelf!);
    const selfNewTangent = conjugate(clamp_backward(conjugate(originalSelfTangent), originalSelfPrimal, min, max));
    setTangent(
      self,
      selfRaw !== null && selfNewTangent !== null ? op.copy_(selfRaw, selfNewTangent, false) : selfNewTangent,
      true,
    );
  }
}

/** `clamp_min_(Tensor(a!) self, Scalar min) -> Tensor(a!)` */
export function clamp_min__jvp(self: Tensor, min: Scalar, originalSelf: Tensor | null): void {
  if (hasTangent(self)) {
    const selfRaw = tangentOf(self);
    const originalSelfTangent = tangentOrZeros(originalSelf, false)!;
    const originalSelfPrimal = primalOf(originalSelf!);
    const selfNewTangent = conjugate(op.where_ScalarOther(op.ge_Scalar(originalSelfPrimal, min), conjugate(originalSelfTangent), 0));
    setTangent(
      self,
      selfRaw !== null && selfNewTangent !== null ? op.copy_(selfRaw, selfNewTangent, false) : selfNewTangent,
      true,
    );
  }
}

/** `clamp_min_.Tensor(Tensor(a!) self, Tensor min) -> Tensor(a!)` */
export function clamp_min__Tensor_jvp(self: Tensor, min: Tensor, originalSelf: Tensor | null): void {
  if (hasTangent(self) || hasTangent(min)) {
    const minTangent = tangentOrZeros(min, false)!;
    const selfRaw = tangentOf(self);
    const minPrimal = primalOf(min);
    const originalSelfTangent = tangentOrZeros(originalSelf, false)!;
    const originalSelfPrimal = primalOf(originalSelf!);
    const selfNewTangent = op.where_self(op.ge_Tensor(originalSelfPrimal, minPrimal), originalSelfTangent, minTangent);
    setTangent(
      self,
      selfRaw !== null && selfNewTangent !== null ? op.copy_(selfRaw, selfNewTangent, false) : selfNewTangent,
      true,
    );
  }
}

/** `clamp_max_(Tensor(a!) self, Scalar max) -> Tensor(a!)` */
export function clamp_max__jvp(self: Tensor, max: Scalar, originalSelf: Tensor | null): void {
  if (hasTangent(self)) {
    const selfRaw = tangentOf(self);
    const originalSelfTangent = tangentOrZeros(originalSelf, false)!;
    const originalSelfPrimal = primalOf(originalSelf!);
    const selfNewTangent = conjugate(op.where_ScalarOther(op.le_Scalar(originalSelfPrimal, max), conjugate(originalSelfTangent), 0));
    setTangent(
      self,
      selfRaw !== null && selfNewTangent !== null ? op.copy_(selfRaw, selfNewTangent, false) : selfNewTangent,
      true,
    );
  }
}

/** `clamp_max_.Tensor(Tensor(a!) self, Tensor max) -> Tensor(a!)` */
export function clamp_max__Tensor_jvp(self: Tensor, max: Tensor, originalSelf: Tensor | null): void {
  if (hasTangent(self) || hasTangent(max)) {
    const maxTangent = tangentOrZeros(max, false)!;
    const selfRaw = tangentOf(self);
    const maxPrimal = primalOf(max);
    const originalSelfTangent = tangentOrZeros(originalSelf, false)!;
    const originalSelfPrimal = primalOf(originalSelf!);
    const selfNewTangent = op.where_self(op.le_Tensor(originalSelfPrimal, maxPrimal), originalSelfTangent, maxTangent);
    setTangent(
      self,
      selfRaw !== null && selfNewTangent !== null ? op.copy_(selfRaw, selfNewTangent, false) : selfNewTangent,
      true,
    );
  }
}

/** `relu_(Tensor(a!) self) -> Tensor(a!)` */
export function relu__jvp(self: Tensor): void {
  if (hasTangent(self)) {
    const selfRaw = tangentOf(self);
    const selfTangent = gradEnabled() ? op.clone(tangentOrZeros(self, true)!, null) : tangentOrZeros(self, true)!;
    const selfPrimal = primalOf(self);
    const selfNewTangent = conjugate(op.threshold_backward(conjugate(selfTangent), selfPrimal, 0));
    setTangent(
      self,
      selfRaw !== null && selfNewTangent !== null ? op.copy_(selfRaw, selfNewTangent, false) : selfNewTangent,
      true,
    );
  }
}

/** `leaky_relu_(Tensor(a!) self, Scalar negative_slope=0.01) -> Tensor(a!)` */
export function leaky_relu__jvp(self: Tensor, negativeSlope: Scalar, originalSelf: Tensor | null): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, true)!;
    const selfPrimal = primalOf(self);
    const originalSelfTangent = tangentOrZeros(originalSelf, false)!;
    setTangent(self, op.copy_(selfTangent, op.leaky_relu_backward(originalSelfTangent, selfPrimal, negativeSlope, true), false), true);
  }
}

/** `elu_(Tensor(a!) self, Scalar alpha=1, Scalar scale=1, Scalar input_scale=1) -> Tensor(a!)` */
export function elu__jvp(self: Tensor, alpha: Scalar, scale: Scalar, inputScale: Scalar, originalSelf: Tensor | null): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, true)!;
    const selfPrimal = primalOf(self);
    const originalSelfTangent = tangentOrZeros(originalSelf, false)!;
    setTangent(self, op.copy_(selfTangent, op.elu_backward(originalSelfTangent, alpha, scale, inputScale, true, selfPrimal), false), true);
  }
}

/** `gelu_(Tensor(a!) self, *, str approximate='none') -> Tensor(a!)` */
export function gelu__jvp(self: Tensor, approximate: string, originalSelf: Tensor | null): void {
  if (hasTangent(self)) {
    const selfRaw = tangentOf(self);
    const originalSelfTangent = tangentOrZeros(originalSelf, false)!;
    const originalSelfPrimal = primalOf(originalSelf!);
    const selfNewTangent = conjugate(op.gelu_backward(conjugate(originalSelfTangent), originalSelfPrimal, approximate));
    setTangent(
      self,
      selfRaw !== null && selfNewTangent !== null ? op.copy_(selfRaw, selfNewTangent, false) : selfNewTangent,
      true,
    );
  }
}

/** `silu_(Tensor(a!) self) -> Tensor(a!)` */
export function silu__jvp(self: Tensor, originalSelf: Tensor | null): void {
  if (hasTangent(self)) {
    const selfRaw = tangentOf(self);
    const originalSelfTangent = tangentOrZeros(originalSelf, false)!;
    const originalSelfPrimal = primalOf(originalSelf!);
    const selfNewTangent = conjugate(op.silu_backward(conjugate(originalSelfTangent), conjugate(originalSelfPrimal)));
    setTangent(
      self,
      selfRaw !== null && selfNewTangent !== null ? op.copy_(selfRaw, selfNewTangent, false) : selfNewTangent,
      true,
    );
  }
}

/** `mish_(Tensor(a!) self) -> Tensor(a!)` */
export function mish__jvp(self: Tensor, originalSelf: Tensor | null): void {
  if (hasTangent(self)) {
    const selfRaw = tangentOf(self);
    const originalSelfTangent = tangentOrZeros(originalSelf, false)!;
    const originalSelfPrimal = primalOf(originalSelf!);
    const selfNewTangent = conjugate(op.mish_backward(conjugate(originalSelfTangent), originalSelfPrimal));
    setTangent(
      self,
      selfRaw !== null && selfNewTangent !== null ? op.copy_(selfRaw, selfNewTangent, false) : selfNewTangent,
      true,
    );
  }
}

/** `hardsigmoid_(Tensor(a!) self) -> Tensor(a!)` */
export function hardsigmoid__jvp(self: Tensor, originalSelf: Tensor | null): void {
  if (hasTangent(self)) {
    const selfRaw = tangentOf(self);
    const originalSelfTangent = tangentOrZeros(originalSelf, false)!;
    const originalSelfPrimal = primalOf(originalSelf!);
    const selfNewTangent = conjugate(op.hardsigmoid_backward(conjugate(originalSelfTangent), originalSelfPrimal));
    setTangent(
      self,
      selfRaw !== null && selfNewTangent !== null ? op.copy_(selfRaw, selfNewTangent, false) : selfNewTangent,
      true,
    );
  }
}

/** `hardswish_(Tensor(a!) self) -> Tensor(a!)` */
export function hardswish__jvp(self: Tensor, originalSelf: Tensor | null): void {
  if (hasTangent(self)) {
    const selfRaw = tangentOf(self);
    const originalSelfTangent = tangentOrZeros(originalSelf, false)!;
    const originalSelfPrimal = primalOf(originalSelf!);
    const selfNewTangent = conjugate(op.hardswish_backward(conjugate(originalSelfTangent), originalSelfPrimal));
    setTangent(
      self,
      selfRaw !== null && selfNewTangent !== null ? op.copy_(selfRaw, selfNewTangent, false) : selfNewTangent,
      true,
    );
  }
}

/** `hardtanh_(Tensor(a!) self, Scalar min_val=-1, Scalar max_val=1) -> Tensor(a!)` */
export function hardtanh__jvp(self: Tensor, minVal: Scalar, maxVal: Scalar, originalSelf: Tensor | null): void {
  if (hasTangent(self)) {
    const selfRaw = tangentOf(self);
    const originalSelfTangent = tangentOrZeros(originalSelf, false)!;
    const originalSelfPrimal = primalOf(originalSelf!);
    const selfNewTangent = conjugate(op.hardtanh_backward(conjugate(originalSelfTangent), originalSelfPrimal, minVal, maxVal));
    setTangent(
      self,
      selfRaw !== null && selfNewTangent !== null ? op.copy_(selfRaw, selfNewTangent, false) : selfNewTangent,
      true,
    );
  }
}

/** `threshold_(Tensor(a!) self, Scalar threshold, Scalar value) -> Tensor(a!)` */
export function threshold__jvp(self: Tensor, threshold: Scalar, originalSelf: Tensor | null): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, true)!;
    const originalSelfPrimal = primalOf(originalSelf!);
    setTangent(self, op.copy_(selfTangent, op.threshold_backward(selfTangent, originalSelfPrimal, threshold), false), true);
  }
}

/** `i0_(Tensor(a!) self) -> Tensor(a!)` */
export function i0__jvp(self: Tensor, originalSelf: Tensor | null): void {
  if (hasTangent(self)) {
    const selfRaw = tangentOf(self);
    const originalSelfTangent = tangentOrZeros(originalSelf, false)!;
    const originalSelfPrimal = primalOf(originalSelf!);
    const selfNewTangent = conjugate(op.mul_Tensor(conjugate(originalSelfTangent), op.special_i1(originalSelfPrimal)));
    setTangent(
      self,
      selfRaw !== null && selfNewTangent !== null ? op.copy_(selfRaw, selfNewTangent, false) : selfNewTangent,
      true,
    );
  }
}

/** `bernoulli.Tensor(Tensor self, Tensor p, *, Generator? generator=None) -> Tensor` */
export function bernoulli_Tensor_jvp(result: Tensor, self: Tensor): void {
  if (hasTangent(self)) {
    const selfTangent = op.clone(tangentOrZeros(self, false)!, null);
    setTangent(result, op.zero_(selfTangent), false);
  }
}

/** `uniform(Tensor self, float from=0, float to=1, *, Generator? generator=None) -> Tensor` */
export function uniform_jvp(result: Tensor, self: Tensor): void {
  if (hasTangent(self)) {
    const selfTangent = op.clone(tangentOrZeros(self, false)!, null);
    setTangent(result, op.zero_(selfTangent), false);
  }
}

/** `random.from(Tensor self, int from, int? to, *, Generator? generator=None) -> Tensor` */
export function random_from_jvp(result: Tensor, self: Tensor): void {
  if (hasTangent(self)) {
    const selfTangent = op.clone(tangentOrZeros(self, false)!, null);
    setTangent(result, op.zero_(selfTangent), false);
  }
}

/** `random.to(Tensor self, int to, *, Generator? generator=None) -> Tensor` */
export function random_to_jvp(result: Tensor, self: Tensor): void {
  if (hasTangent(self)) {
    const selfTangent = op.clone(tangentOrZeros(self, false)!, null);
    setTangent(result, op.zero_(selfTangent), false);
  }
}

/** `random(Tensor self, *, Generator? generator=None) -> Tensor` */
export function random_jvp(result: Tensor, self: Tensor): void {
  if (hasTangent(self)) {
    const selfTangent = op.clone(tangentOrZeros(self, false)!, null);
    setTangent(result, op.zero_(selfTangent), false);
  }
}

/** `exponential(Tensor self, float lambd=1, *, Generator? generator=None) -> Tensor` */
export function exponential_jvp(result: Tensor, self: Tensor): void {
  if (hasTangent(self)) {
    const selfTangent = op.clone(tangentOrZeros(self, false)!, null);
    setTangent(result, op.zero_(selfTangent), false);
  }
}

/** `log_normal(Tensor self, float mean=1, float std=2, *, Generator? generator=None) -> Tensor` */
export function log_normal_jvp(result: Tensor, self: Tensor): void {
  if (hasTangent(self)) {
    const selfTangent = op.clone(tangentOrZeros(self, false)!, null);
    setTangent(result, op.zero_(selfTangent), false);
  }
}

/** `geometric(Tensor self, float p, *, Generator? generator=None) -> Tensor` */
export function geometric_jvp(result: Tensor, self: Tensor): void {
  if (hasTangent(self)) {
    const selfTangent = op.clone(tangentOrZeros(self, false)!, null);
    setTangent(result, op.zero_(selfTangent), false);
  }
}

/** `cauchy(Tensor self, float median=0, float sigma=1, *, Generator? generator=None) -> Tensor` */
export function cauchy_jvp(result: Tensor, self: Tensor): void {
  if (hasTangent(self)) {
    const selfTangent = op.clone(tangentOrZeros(self, false)!, null);
    setTangent(result, op.zero_(selfTangent), false);
  }
}

/** `zero(Tensor self) -> Tensor` */
export function zero_jvp(result: Tensor, self: Tensor): void {
  if (hasTangent(self)) {
    const selfTangent = op.clone(tangentOrZeros(self, false)!, null);
    setTangent(result, op.zero_(selfTangent), false);
  }
}

/** `_index_put_impl(Tensor self, Tensor?[] indices, Tensor values, bool accumulate=False, bool unsafe=False) -> Tensor` */
export function _index_put_impl_jvp(result: Tensor, self: Tensor, indices: readonly (Tensor | null)[], values: Tensor, accumulate: boolean, unsafe: boolean): void {
  if (hasTangent(self) || hasTangent(values)) {
    const selfTangent = op.clone(tangentOrZeros(self, false)!, null);
    const valuesTangent = op.clone(tangentOrZeros(values, false)!, null);
    setTangent(result, op._index_put_impl_(selfTangent, indices, valuesTangent, accumulate, unsafe), false);
  }
}
