// @generated from native_functions.yaml by `npm run codegen`. Do not edit.
// Importing this file gives the operators their Meta kernels.

import {
  kernelsFor,
} from "../../runtime/dispatch/register.js";
import {
  empty_memory_format_kernel,
  empty_strided_kernel,
  tril_indices_kernel,
  triu_indices_kernel,
} from "../../runtime/kernels/composite/factories.js";
import {
  _local_scalar_dense_meta,
  unchanged_meta,
} from "../../runtime/kernels/meta/conversion.js";
import {
  col2im_meta,
  convolution_backward_meta,
  convolution_meta,
  im2col_meta,
} from "../../runtime/kernels/meta/convolution.js";
import {
  _cdist_backward_meta,
  _cdist_forward_meta,
  _pdist_backward_meta,
  _pdist_forward_meta,
} from "../../runtime/kernels/meta/distance.js";
import {
  arange_start_out_meta,
  linspace_out_meta,
  logspace_out_meta,
  range_out_meta,
} from "../../runtime/kernels/meta/factories.js";
import {
  fractional_max_pool_backward_meta,
} from "../../runtime/kernels/meta/fractional-pooling.js";
import {
  grid_sampler_2d_meta,
  grid_sampler_3d_meta,
} from "../../runtime/kernels/meta/grid-sampler.js";
import {
  _histogramdd_bin_edges_meta,
  _histogramdd_from_bin_cts_meta,
  _histogramdd_from_bin_tensors_meta,
  histogram_bin_ct_meta,
  histogram_bin_ct_out_meta,
  histogram_bins_tensor_meta,
  histogram_bins_tensor_out_meta,
} from "../../runtime/kernels/meta/histogram.js";
import {
  _index_put_impl__meta,
  index_Tensor_meta,
  masked_fill__Scalar_meta,
  masked_scatter__meta,
  masked_select_meta,
  masked_select_out_meta,
  nonzero_meta,
  nonzero_out_meta,
  nonzero_static_meta,
  put__meta,
  repeat_interleave_Tensor_meta,
} from "../../runtime/kernels/meta/indexing.js";
import {
  dot_meta,
} from "../../runtime/kernels/meta/matmul.js";
import {
  native_batch_norm_backward_meta,
  native_group_norm_backward_meta,
  native_layer_norm_backward_meta,
} from "../../runtime/kernels/meta/normalization.js";
import {
  fused_step_meta,
} from "../../runtime/kernels/meta/optimizers.js";
import {
  _adaptive_avg_pool2d_meta,
  _adaptive_avg_pool3d_meta,
  avg_pool2d_meta,
  avg_pool3d_meta,
  max_unpool2d_meta,
  max_unpool3d_meta,
  pool3d_backward_meta,
  pool_backward_meta,
} from "../../runtime/kernels/meta/pooling.js";
import {
  bernoulli_out_meta,
  binomial_meta,
  multinomial_meta,
  multinomial_out_meta,
  randperm_generator_out_meta,
  rrelu_with_noise_meta,
  rrelu_with_noise_out_meta,
  sample_like_meta,
} from "../../runtime/kernels/meta/random.js";
import {
  _embedding_bag_dense_backward_meta,
  _embedding_bag_per_sample_weights_backward_meta,
  _segment_reduce_backward_meta,
  embedding_renorm__meta,
  segment_reduce_meta,
} from "../../runtime/kernels/meta/segments.js";
import {
  _unique2_meta,
  _unique_meta,
  bincount_meta,
  median_meta,
  unique_consecutive_meta,
  unique_dim_meta,
} from "../../runtime/kernels/meta/sort.js";
import {
  describedForm,
  describedInPlace,
  describedOut,
} from "../../runtime/kernels/meta/structured.js";
import {
  upsample_backward_meta,
  upsample_cubic_backward_meta,
  upsample_cubic_meta,
  upsample_meta,
} from "../../runtime/kernels/meta/upsample.js";
import {
  pointwiseForm,
  pointwiseOut,
} from "../../runtime/kernels/pointwise/forms.js";
import {
  _ctc_loss_backward_outputs,
  _ctc_loss_outputs,
} from "../../runtime/kernels/shapes/ctc-loss.js";
import {
  _fft_c2c_outputs,
  _fft_c2r_outputs,
  _fft_r2c_outputs,
} from "../../runtime/kernels/shapes/fourier.js";
import {
  frexp_Tensor_outputs,
} from "../../runtime/kernels/shapes/frexp.js";
import {
  grid_sampler_backward_outputs,
} from "../../runtime/kernels/shapes/grid-sampler.js";
import {
  embedding_dense_backward_spec,
  flip_spec,
  gather_spec,
  index_add_spec,
  index_copy_spec,
  index_fill__int_Scalar_outputs,
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
  _linalg_det_outputs,
  _linalg_eigh_outputs,
  _linalg_slogdet_outputs,
  _linalg_solve_ex_outputs,
  _linalg_svd_outputs,
  cholesky_inverse_outputs,
  cholesky_outputs,
  geqrf_outputs,
  linalg_cholesky_ex_outputs,
  linalg_eig_outputs,
  linalg_eigvals_out_meta,
  linalg_householder_product_outputs,
  linalg_inv_ex_outputs,
  linalg_lu_factor_ex_outputs,
  linalg_lu_outputs,
  linalg_lu_solve_outputs,
  linalg_matrix_exp_outputs,
  linalg_qr_outputs,
  linalg_solve_triangular_outputs,
  lu_unpack_outputs,
  triangular_solve_outputs,
} from "../../runtime/kernels/shapes/linalg.js";
import {
  multi_margin_loss_backward_outputs,
  multi_margin_loss_outputs,
  multilabel_margin_loss_backward_outputs,
  multilabel_margin_loss_forward_outputs,
} from "../../runtime/kernels/shapes/margin-losses.js";
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
  native_batch_norm_outputs,
  native_group_norm_outputs,
  native_layer_norm_outputs,
} from "../../runtime/kernels/shapes/normalization.js";
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
  linalg_ldl_factor_ex_outputs,
  linalg_ldl_solve_outputs,
  ormqr_outputs,
} from "../../runtime/kernels/shapes/symmetric.js";
import * as calls from "../calls.js";
import {
  binary,
  binaryInPlace,
  binaryOut,
  unary,
  unaryInPlace,
  unaryOut,
} from "../loops/runners.js";
import * as op from "../operators.js";
import * as pointwise from "../pointwise/meta.js";
import * as rules from "../pointwise/rules.js";

const m = kernelsFor("Meta", "generated/register/meta.ts");

m(op.abs_op, pointwiseForm(op.abs_op, 1, "meta", unary, rules.abs_rule));
m(op.neg_op, pointwise.neg_meta);
m(op.sign_op, pointwiseForm(op.sign_op, 1, "meta", unary, rules.sign_rule));
m(op.sgn_op, pointwiseForm(op.sgn_op, 1, "meta", unary, rules.sgn_rule));
m(op.signbit_op, pointwiseForm(op.signbit_op, 1, "meta", unary, rules.signbit_rule));
m(op.exp_op, pointwiseForm(op.exp_op, 1, "meta", unary, rules.exp_rule));
m(op.expm1_op, pointwiseForm(op.expm1_op, 1, "meta", unary, rules.expm1_rule));
m(op.exp2_op, pointwiseForm(op.exp2_op, 1, "meta", unary, rules.exp2_rule));
m(op.log_op, pointwiseForm(op.log_op, 1, "meta", unary, rules.log_rule));
m(op.log1p_op, pointwiseForm(op.log1p_op, 1, "meta", unary, rules.log1p_rule));
m(op.log2_op, pointwiseForm(op.log2_op, 1, "meta", unary, rules.log2_rule));
m(op.log10_op, pointwiseForm(op.log10_op, 1, "meta", unary, rules.log10_rule));
m(op.sqrt_op, pointwiseForm(op.sqrt_op, 1, "meta", unary, rules.sqrt_rule));
m(op.rsqrt_op, pointwiseForm(op.rsqrt_op, 1, "meta", unary, rules.rsqrt_rule));
m(op.sin_op, pointwiseForm(op.sin_op, 1, "meta", unary, rules.sin_rule));
m(op.cos_op, pointwiseForm(op.cos_op, 1, "meta", unary, rules.cos_rule));
m(op.tan_op, pointwiseForm(op.tan_op, 1, "meta", unary, rules.tan_rule));
m(op.asin_op, pointwiseForm(op.asin_op, 1, "meta", unary, rules.asin_rule));
m(op.acos_op, pointwiseForm(op.acos_op, 1, "meta", unary, rules.acos_rule));
m(op.atan_op, pointwiseForm(op.atan_op, 1, "meta", unary, rules.atan_rule));
m(op.sinh_op, pointwiseForm(op.sinh_op, 1, "meta", unary, rules.sinh_rule));
m(op.cosh_op, pointwiseForm(op.cosh_op, 1, "meta", unary, rules.cosh_rule));
m(op.tanh_op, pointwiseForm(op.tanh_op, 1, "meta", unary, rules.tanh_rule));
m(op.asinh_op, pointwiseForm(op.asinh_op, 1, "meta", unary, rules.asinh_rule));
m(op.acosh_op, pointwiseForm(op.acosh_op, 1, "meta", unary, rules.acosh_rule));
m(op.atanh_op, pointwiseForm(op.atanh_op, 1, "meta", unary, rules.atanh_rule));
m(op.erf_op, pointwiseForm(op.erf_op, 1, "meta", unary, rules.erf_rule));
m(op.erfc_op, pointwiseForm(op.erfc_op, 1, "meta", unary, rules.erfc_rule));
m(op.erfinv_op, pointwiseForm(op.erfinv_op, 1, "meta", unary, rules.erfinv_rule));
m(op.lgamma_op, pointwiseForm(op.lgamma_op, 1, "meta", unary, rules.lgamma_rule));
m(op.digamma_op, pointwiseForm(op.digamma_op, 1, "meta", unary, rules.digamma_rule));
m(op.sigmoid_op, pointwiseForm(op.sigmoid_op, 1, "meta", unary, rules.sigmoid_rule));
m(op.polygamma_op, pointwise.polygamma_meta);
m(op.reciprocal_op, pointwiseForm(op.reciprocal_op, 1, "meta", unary, rules.reciprocal_rule));
m(op.floor_op, pointwiseForm(op.floor_op, 1, "meta", unary, rules.floor_rule));
m(op.ceil_op, pointwiseForm(op.ceil_op, 1, "meta", unary, rules.ceil_rule));
m(op.trunc_op, pointwiseForm(op.trunc_op, 1, "meta", unary, rules.trunc_rule));
m(op.round_op, pointwiseForm(op.round_op, 1, "meta", unary, rules.round_rule));
m(op.round_decimals_op, pointwiseForm(op.round_decimals_op, 2, "meta", unary, rules.round_decimals_rule));
m(op.frac_op, pointwiseForm(op.frac_op, 1, "meta", unary, rules.frac_rule));
m(op.sinc_op, pointwiseForm(op.sinc_op, 1, "meta", unary, rules.sinc_rule));
m(op.deg2rad_op, pointwiseForm(op.deg2rad_op, 1, "meta", unary, rules.deg2rad_rule));
m(op.rad2deg_op, pointwiseForm(op.rad2deg_op, 1, "meta", unary, rules.rad2deg_rule));
m(op.logit_op, pointwiseForm(op.logit_op, 2, "meta", unary, rules.logit_rule));
m(op.nan_to_num_op, pointwiseForm(op.nan_to_num_op, 4, "meta", unary, rules.nan_to_num_rule));
m(op.isnan_op, pointwiseForm(op.isnan_op, 1, "meta", unary, rules.isnan_rule));
m(op.isinf_op, pointwiseForm(op.isinf_op, 1, "meta", unary, rules.isinf_rule));
m(op.isfinite_op, pointwiseForm(op.isfinite_op, 1, "meta", unary, rules.isfinite_rule));
m(op.isposinf_op, pointwiseForm(op.isposinf_op, 1, "meta", unary, rules.isposinf_rule));
m(op.isneginf_op, pointwiseForm(op.isneginf_op, 1, "meta", unary, rules.isneginf_rule));
m(op.logical_not_op, pointwiseForm(op.logical_not_op, 1, "meta", unary, rules.logical_not_rule));
m(op.bitwise_not_op, pointwiseForm(op.bitwise_not_op, 1, "meta", unary, rules.bitwise_not_rule));
m(op.add_Tensor_op, pointwise.add_Tensor_meta);
m(op.add_Scalar_op, pointwise.add_Scalar_meta);
m(op.sub_Tensor_op, pointwise.sub_Tensor_meta);
m(op.sub_Scalar_op, pointwise.sub_Scalar_meta);
m(op.rsub_Scalar_op, pointwise.rsub_Scalar_meta);
m(op.mul_Tensor_op, pointwiseForm(op.mul_Tensor_op, 2, "meta", binary, rules.mul_Tensor_rule));
m(op.mul_Scalar_op, pointwiseForm(op.mul_Scalar_op, 2, "meta", unary, rules.mul_Scalar_rule));
m(op.div_Tensor_op, pointwiseForm(op.div_Tensor_op, 2, "meta", binary, rules.div_Tensor_rule));
m(op.div_Scalar_op, pointwiseForm(op.div_Scalar_op, 2, "meta", unary, rules.div_Scalar_rule));
m(op.div_Tensor_mode_op, pointwise.div_Tensor_mode_meta);
m(op.div_Scalar_mode_op, pointwise.div_Scalar_mode_meta);
m(op.floor_divide_op, pointwiseForm(op.floor_divide_op, 2, "meta", binary, rules.floor_divide_rule));
m(op.floor_divide_Scalar_op, pointwiseForm(op.floor_divide_Scalar_op, 2, "meta", unary, rules.floor_divide_Scalar_rule));
m(op.remainder_Tensor_op, pointwiseForm(op.remainder_Tensor_op, 2, "meta", binary, rules.remainder_Tensor_rule));
m(op.remainder_Scalar_op, pointwiseForm(op.remainder_Scalar_op, 2, "meta", unary, rules.remainder_Scalar_rule));
m(op.fmod_Tensor_op, pointwiseForm(op.fmod_Tensor_op, 2, "meta", binary, rules.fmod_Tensor_rule));
m(op.fmod_Scalar_op, pointwiseForm(op.fmod_Scalar_op, 2, "meta", unary, rules.fmod_Scalar_rule));
m(op.remainder_Scalar_Tensor_op, pointwise.remainder_Scalar_Tensor_meta);
m(op.pow_Tensor_Tensor_op, pointwiseForm(op.pow_Tensor_Tensor_op, 2, "meta", binary, rules.pow_Tensor_Tensor_rule));
m(op.pow_Tensor_Scalar_op, pointwise.pow_Tensor_Scalar_meta);
m(op.pow_Scalar_op, pointwise.pow_Scalar_meta);
m(op.atan2_op, pointwiseForm(op.atan2_op, 2, "meta", binary, rules.atan2_rule));
m(op.hypot_op, pointwiseForm(op.hypot_op, 2, "meta", binary, rules.hypot_rule));
m(op.copysign_Tensor_op, pointwiseForm(op.copysign_Tensor_op, 2, "meta", binary, rules.copysign_Tensor_rule));
m(op.copysign_Scalar_op, pointwiseForm(op.copysign_Scalar_op, 2, "meta", unary, rules.copysign_Scalar_rule));
m(op.xlogy_Tensor_op, pointwiseForm(op.xlogy_Tensor_op, 2, "meta", binary, rules.xlogy_Tensor_rule));
m(op.xlogy_Scalar_Self_op, pointwise.xlogy_Scalar_Self_meta);
m(op.xlogy_Scalar_Other_op, pointwiseForm(op.xlogy_Scalar_Other_op, 2, "meta", unary, rules.xlogy_Scalar_Other_rule));
m(op.logaddexp_op, pointwiseForm(op.logaddexp_op, 2, "meta", binary, rules.logaddexp_rule));
m(op.logaddexp2_op, pointwiseForm(op.logaddexp2_op, 2, "meta", binary, rules.logaddexp2_rule));
m(op.heaviside_op, pointwise.heaviside_meta);
m(op.gcd_op, pointwiseForm(op.gcd_op, 2, "meta", binary, rules.gcd_rule));
m(op.addcmul_op, pointwise.addcmul_meta);
m(op.addcdiv_op, pointwise.addcdiv_meta);
m(op.lerp_Scalar_op, pointwise.lerp_Scalar_meta);
m(op.lerp_Tensor_op, pointwise.lerp_Tensor_meta);
m(op.eq_Tensor_op, pointwiseForm(op.eq_Tensor_op, 2, "meta", binary, rules.eq_Tensor_rule));
m(op.eq_Scalar_op, pointwiseForm(op.eq_Scalar_op, 2, "meta", unary, rules.eq_Scalar_rule));
m(op.ne_Tensor_op, pointwiseForm(op.ne_Tensor_op, 2, "meta", binary, rules.ne_Tensor_rule));
m(op.ne_Scalar_op, pointwiseForm(op.ne_Scalar_op, 2, "meta", unary, rules.ne_Scalar_rule));
m(op.lt_Tensor_op, pointwiseForm(op.lt_Tensor_op, 2, "meta", binary, rules.lt_Tensor_rule));
m(op.lt_Scalar_op, pointwiseForm(op.lt_Scalar_op, 2, "meta", unary, rules.lt_Scalar_rule));
m(op.le_Tensor_op, pointwiseForm(op.le_Tensor_op, 2, "meta", binary, rules.le_Tensor_rule));
m(op.le_Scalar_op, pointwiseForm(op.le_Scalar_op, 2, "meta", unary, rules.le_Scalar_rule));
m(op.gt_Tensor_op, pointwiseForm(op.gt_Tensor_op, 2, "meta", binary, rules.gt_Tensor_rule));
m(op.gt_Scalar_op, pointwiseForm(op.gt_Scalar_op, 2, "meta", unary, rules.gt_Scalar_rule));
m(op.ge_Tensor_op, pointwiseForm(op.ge_Tensor_op, 2, "meta", binary, rules.ge_Tensor_rule));
m(op.ge_Scalar_op, pointwiseForm(op.ge_Scalar_op, 2, "meta", unary, rules.ge_Scalar_rule));
m(op.logical_and_op, pointwiseForm(op.logical_and_op, 2, "meta", binary, rules.logical_and_rule));
m(op.logical_or_op, pointwiseForm(op.logical_or_op, 2, "meta", binary, rules.logical_or_rule));
m(op.logical_xor_op, pointwiseForm(op.logical_xor_op, 2, "meta", binary, rules.logical_xor_rule));
m(op.bitwise_and_Tensor_op, pointwiseForm(op.bitwise_and_Tensor_op, 2, "meta", binary, rules.bitwise_and_Tensor_rule));
m(op.bitwise_and_Scalar_op, pointwiseForm(op.bitwise_and_Scalar_op, 2, "meta", unary, rules.bitwise_and_Scalar_rule));
m(op.bitwise_and_Scalar_Tensor_op, pointwise.bitwise_and_Scalar_Tensor_meta);
m(op.bitwise_or_Tensor_op, pointwiseForm(op.bitwise_or_Tensor_op, 2, "meta", binary, rules.bitwise_or_Tensor_rule));
m(op.bitwise_or_Scalar_op, pointwiseForm(op.bitwise_or_Scalar_op, 2, "meta", unary, rules.bitwise_or_Scalar_rule));
m(op.bitwise_or_Scalar_Tensor_op, pointwise.bitwise_or_Scalar_Tensor_meta);
m(op.bitwise_xor_Tensor_op, pointwiseForm(op.bitwise_xor_Tensor_op, 2, "meta", binary, rules.bitwise_xor_Tensor_rule));
m(op.bitwise_xor_Scalar_op, pointwiseForm(op.bitwise_xor_Scalar_op, 2, "meta", unary, rules.bitwise_xor_Scalar_rule));
m(op.bitwise_xor_Scalar_Tensor_op, pointwise.bitwise_xor_Scalar_Tensor_meta);
m(op.bitwise_left_shift_Tensor_op, pointwiseForm(op.bitwise_left_shift_Tensor_op, 2, "meta", binary, rules.bitwise_left_shift_Tensor_rule));
m(op.bitwise_left_shift_Tensor_Scalar_op, pointwiseForm(op.bitwise_left_shift_Tensor_Scalar_op, 2, "meta", unary, rules.bitwise_left_shift_Tensor_Scalar_rule));
m(op.bitwise_left_shift_Scalar_Tensor_op, pointwise.bitwise_left_shift_Scalar_Tensor_meta);
m(op.bitwise_right_shift_Tensor_op, pointwiseForm(op.bitwise_right_shift_Tensor_op, 2, "meta", binary, rules.bitwise_right_shift_Tensor_rule));
m(op.bitwise_right_shift_Tensor_Scalar_op, pointwiseForm(op.bitwise_right_shift_Tensor_Scalar_op, 2, "meta", unary, rules.bitwise_right_shift_Tensor_Scalar_rule));
m(op.bitwise_right_shift_Scalar_Tensor_op, pointwise.bitwise_right_shift_Scalar_Tensor_meta);
m(op.maximum_op, pointwiseForm(op.maximum_op, 2, "meta", binary, rules.maximum_rule));
m(op.minimum_op, pointwiseForm(op.minimum_op, 2, "meta", binary, rules.minimum_rule));
m(op.fmax_op, pointwiseForm(op.fmax_op, 2, "meta", binary, rules.fmax_rule));
m(op.fmin_op, pointwiseForm(op.fmin_op, 2, "meta", binary, rules.fmin_rule));
m(op.where_self_op, pointwise.where_self_meta);
m(op.clamp_op, pointwise.clamp_meta);
m(op.clamp_min_op, pointwise.clamp_min_meta);
m(op.clamp_min_Tensor_op, pointwiseForm(op.clamp_min_Tensor_op, 2, "meta", binary, rules.clamp_min_Tensor_rule));
m(op.clamp_max_op, pointwise.clamp_max_meta);
m(op.clamp_max_Tensor_op, pointwiseForm(op.clamp_max_Tensor_op, 2, "meta", binary, rules.clamp_max_Tensor_rule));
m(op.relu_op, pointwise.relu_meta);
m(op.leaky_relu_op, pointwiseForm(op.leaky_relu_op, 2, "meta", unary, rules.leaky_relu_rule));
m(op.elu_op, pointwiseForm(op.elu_op, 4, "meta", unary, rules.elu_rule));
m(op.gelu_op, pointwiseForm(op.gelu_op, 2, "meta", unary, rules.gelu_rule));
m(op.silu_op, pointwiseForm(op.silu_op, 1, "meta", unary, rules.silu_rule));
m(op.mish_op, pointwiseForm(op.mish_op, 1, "meta", unary, rules.mish_rule));
m(op.hardsigmoid_op, pointwiseForm(op.hardsigmoid_op, 1, "meta", unary, rules.hardsigmoid_rule));
m(op.hardswish_op, pointwiseForm(op.hardswish_op, 1, "meta", unary, rules.hardswish_rule));
m(op.softplus_op, pointwiseForm(op.softplus_op, 3, "meta", unary, rules.softplus_rule));
m(op.hardtanh_op, pointwise.hardtanh_meta);
m(op.threshold_op, pointwise.threshold_meta);
m(op.hardshrink_op, pointwiseForm(op.hardshrink_op, 2, "meta", unary, rules.hardshrink_rule));
m(op.softshrink_op, pointwise.softshrink_meta);
m(op.sigmoid_backward_op, pointwiseForm(op.sigmoid_backward_op, 2, "meta", binary, rules.sigmoid_backward_rule));
m(op.tanh_backward_op, pointwiseForm(op.tanh_backward_op, 2, "meta", binary, rules.tanh_backward_rule));
m(op.threshold_backward_op, pointwiseForm(op.threshold_backward_op, 3, "meta", binary, rules.threshold_backward_rule));
m(op.leaky_relu_backward_op, pointwise.leaky_relu_backward_meta);
m(op.elu_backward_op, pointwise.elu_backward_meta);
m(op.gelu_backward_op, pointwiseForm(op.gelu_backward_op, 3, "meta", binary, rules.gelu_backward_rule));
m(op.silu_backward_op, pointwiseForm(op.silu_backward_op, 2, "meta", binary, rules.silu_backward_rule));
m(op.mish_backward_op, pointwiseForm(op.mish_backward_op, 2, "meta", binary, rules.mish_backward_rule));
m(op.hardsigmoid_backward_op, pointwiseForm(op.hardsigmoid_backward_op, 2, "meta", binary, rules.hardsigmoid_backward_rule));
m(op.hardswish_backward_op, pointwiseForm(op.hardswish_backward_op, 2, "meta", binary, rules.hardswish_backward_rule));
m(op.softplus_backward_op, pointwiseForm(op.softplus_backward_op, 4, "meta", binary, rules.softplus_backward_rule));
m(op.hardtanh_backward_op, pointwiseForm(op.hardtanh_backward_op, 4, "meta", binary, rules.hardtanh_backward_rule));
m(op.hardshrink_backward_op, pointwiseForm(op.hardshrink_backward_op, 3, "meta", binary, rules.hardshrink_backward_rule));
m(op.softshrink_backward_op, pointwiseForm(op.softshrink_backward_op, 3, "meta", binary, rules.softshrink_backward_rule));
m(op.log_sigmoid_backward_op, pointwise.log_sigmoid_backward_meta);
m(op.logit_backward_op, pointwiseForm(op.logit_backward_op, 3, "meta", binary, rules.logit_backward_rule));
m(op.i0_op, pointwiseForm(op.i0_op, 1, "meta", unary, rules.i0_rule));
m(op.special_i0e_op, pointwiseForm(op.special_i0e_op, 1, "meta", unary, rules.special_i0e_rule));
m(op.special_i1_op, pointwiseForm(op.special_i1_op, 1, "meta", unary, rules.special_i1_rule));
m(op.special_i1e_op, pointwiseForm(op.special_i1e_op, 1, "meta", unary, rules.special_i1e_rule));
m(op.special_entr_op, pointwiseForm(op.special_entr_op, 1, "meta", unary, rules.special_entr_rule));
m(op.special_ndtri_op, pointwiseForm(op.special_ndtri_op, 1, "meta", unary, rules.special_ndtri_rule));
m(op.special_log_ndtr_op, pointwiseForm(op.special_log_ndtr_op, 1, "meta", unary, rules.special_log_ndtr_rule));
m(op.special_erfcx_op, pointwiseForm(op.special_erfcx_op, 1, "meta", unary, rules.special_erfcx_rule));
m(op.special_xlog1py_op, pointwiseForm(op.special_xlog1py_op, 2, "meta", binary, rules.special_xlog1py_rule));
m(op.special_xlog1py_self_scalar_op, pointwise.special_xlog1py_self_scalar_meta);
m(op.special_xlog1py_other_scalar_op, pointwiseForm(op.special_xlog1py_other_scalar_op, 2, "meta", unary, rules.special_xlog1py_other_scalar_rule));
m(op.special_zeta_op, pointwiseForm(op.special_zeta_op, 2, "meta", binary, rules.special_zeta_rule));
m(op.special_zeta_self_scalar_op, pointwise.special_zeta_self_scalar_meta);
m(op.special_zeta_other_scalar_op, pointwiseForm(op.special_zeta_other_scalar_op, 2, "meta", unary, rules.special_zeta_other_scalar_rule));
m(op.igamma_op, pointwiseForm(op.igamma_op, 2, "meta", binary, rules.igamma_rule));
m(op.igammac_op, pointwiseForm(op.igammac_op, 2, "meta", binary, rules.igammac_rule));
m(op.nextafter_op, pointwiseForm(op.nextafter_op, 2, "meta", binary, rules.nextafter_rule));
m(op.lcm_op, pointwiseForm(op.lcm_op, 2, "meta", binary, rules.lcm_rule));
m(op.angle_op, pointwiseForm(op.angle_op, 1, "meta", unary, rules.angle_rule));
m(op.special_airy_ai_op, pointwiseForm(op.special_airy_ai_op, 1, "meta", unary, rules.special_airy_ai_rule));
m(op.special_bessel_j0_op, pointwiseForm(op.special_bessel_j0_op, 1, "meta", unary, rules.special_bessel_j0_rule));
m(op.special_bessel_j1_op, pointwiseForm(op.special_bessel_j1_op, 1, "meta", unary, rules.special_bessel_j1_rule));
m(op.special_bessel_y0_op, pointwiseForm(op.special_bessel_y0_op, 1, "meta", unary, rules.special_bessel_y0_rule));
m(op.special_bessel_y1_op, pointwiseForm(op.special_bessel_y1_op, 1, "meta", unary, rules.special_bessel_y1_rule));
m(op.special_modified_bessel_i0_op, pointwiseForm(op.special_modified_bessel_i0_op, 1, "meta", unary, rules.special_modified_bessel_i0_rule));
m(op.special_modified_bessel_i1_op, pointwiseForm(op.special_modified_bessel_i1_op, 1, "meta", unary, rules.special_modified_bessel_i1_rule));
m(op.special_modified_bessel_k0_op, pointwiseForm(op.special_modified_bessel_k0_op, 1, "meta", unary, rules.special_modified_bessel_k0_rule));
m(op.special_modified_bessel_k1_op, pointwiseForm(op.special_modified_bessel_k1_op, 1, "meta", unary, rules.special_modified_bessel_k1_rule));
m(op.special_scaled_modified_bessel_k0_op, pointwiseForm(op.special_scaled_modified_bessel_k0_op, 1, "meta", unary, rules.special_scaled_modified_bessel_k0_rule));
m(op.special_scaled_modified_bessel_k1_op, pointwiseForm(op.special_scaled_modified_bessel_k1_op, 1, "meta", unary, rules.special_scaled_modified_bessel_k1_rule));
m(op.special_spherical_bessel_j0_op, pointwiseForm(op.special_spherical_bessel_j0_op, 1, "meta", unary, rules.special_spherical_bessel_j0_rule));
m(op.special_chebyshev_polynomial_t_op, pointwiseForm(op.special_chebyshev_polynomial_t_op, 2, "meta", binary, rules.special_chebyshev_polynomial_t_rule));
m(op.special_chebyshev_polynomial_t_x_scalar_op, pointwise.special_chebyshev_polynomial_t_x_scalar_meta);
m(op.special_chebyshev_polynomial_t_n_scalar_op, pointwiseForm(op.special_chebyshev_polynomial_t_n_scalar_op, 2, "meta", unary, rules.special_chebyshev_polynomial_t_n_scalar_rule));
m(op.special_chebyshev_polynomial_u_op, pointwiseForm(op.special_chebyshev_polynomial_u_op, 2, "meta", binary, rules.special_chebyshev_polynomial_u_rule));
m(op.special_chebyshev_polynomial_u_x_scalar_op, pointwise.special_chebyshev_polynomial_u_x_scalar_meta);
m(op.special_chebyshev_polynomial_u_n_scalar_op, pointwiseForm(op.special_chebyshev_polynomial_u_n_scalar_op, 2, "meta", unary, rules.special_chebyshev_polynomial_u_n_scalar_rule));
m(op.special_chebyshev_polynomial_v_op, pointwiseForm(op.special_chebyshev_polynomial_v_op, 2, "meta", binary, rules.special_chebyshev_polynomial_v_rule));
m(op.special_chebyshev_polynomial_v_x_scalar_op, pointwise.special_chebyshev_polynomial_v_x_scalar_meta);
m(op.special_chebyshev_polynomial_v_n_scalar_op, pointwiseForm(op.special_chebyshev_polynomial_v_n_scalar_op, 2, "meta", unary, rules.special_chebyshev_polynomial_v_n_scalar_rule));
m(op.special_chebyshev_polynomial_w_op, pointwiseForm(op.special_chebyshev_polynomial_w_op, 2, "meta", binary, rules.special_chebyshev_polynomial_w_rule));
m(op.special_chebyshev_polynomial_w_x_scalar_op, pointwise.special_chebyshev_polynomial_w_x_scalar_meta);
m(op.special_chebyshev_polynomial_w_n_scalar_op, pointwiseForm(op.special_chebyshev_polynomial_w_n_scalar_op, 2, "meta", unary, rules.special_chebyshev_polynomial_w_n_scalar_rule));
m(op.special_hermite_polynomial_h_op, pointwiseForm(op.special_hermite_polynomial_h_op, 2, "meta", binary, rules.special_hermite_polynomial_h_rule));
m(op.special_hermite_polynomial_h_x_scalar_op, pointwise.special_hermite_polynomial_h_x_scalar_meta);
m(op.special_hermite_polynomial_h_n_scalar_op, pointwiseForm(op.special_hermite_polynomial_h_n_scalar_op, 2, "meta", unary, rules.special_hermite_polynomial_h_n_scalar_rule));
m(op.special_hermite_polynomial_he_op, pointwiseForm(op.special_hermite_polynomial_he_op, 2, "meta", binary, rules.special_hermite_polynomial_he_rule));
m(op.special_hermite_polynomial_he_x_scalar_op, pointwise.special_hermite_polynomial_he_x_scalar_meta);
m(op.special_hermite_polynomial_he_n_scalar_op, pointwiseForm(op.special_hermite_polynomial_he_n_scalar_op, 2, "meta", unary, rules.special_hermite_polynomial_he_n_scalar_rule));
m(op.special_laguerre_polynomial_l_op, pointwiseForm(op.special_laguerre_polynomial_l_op, 2, "meta", binary, rules.special_laguerre_polynomial_l_rule));
m(op.special_laguerre_polynomial_l_x_scalar_op, pointwise.special_laguerre_polynomial_l_x_scalar_meta);
m(op.special_laguerre_polynomial_l_n_scalar_op, pointwiseForm(op.special_laguerre_polynomial_l_n_scalar_op, 2, "meta", unary, rules.special_laguerre_polynomial_l_n_scalar_rule));
m(op.special_legendre_polynomial_p_op, pointwiseForm(op.special_legendre_polynomial_p_op, 2, "meta", binary, rules.special_legendre_polynomial_p_rule));
m(op.special_legendre_polynomial_p_x_scalar_op, pointwise.special_legendre_polynomial_p_x_scalar_meta);
m(op.special_legendre_polynomial_p_n_scalar_op, pointwiseForm(op.special_legendre_polynomial_p_n_scalar_op, 2, "meta", unary, rules.special_legendre_polynomial_p_n_scalar_rule));
m(op.special_shifted_chebyshev_polynomial_t_op, pointwiseForm(op.special_shifted_chebyshev_polynomial_t_op, 2, "meta", binary, rules.special_shifted_chebyshev_polynomial_t_rule));
m(op.special_shifted_chebyshev_polynomial_t_x_scalar_op, pointwise.special_shifted_chebyshev_polynomial_t_x_scalar_meta);
m(op.special_shifted_chebyshev_polynomial_t_n_scalar_op, pointwiseForm(op.special_shifted_chebyshev_polynomial_t_n_scalar_op, 2, "meta", unary, rules.special_shifted_chebyshev_polynomial_t_n_scalar_rule));
m(op.special_shifted_chebyshev_polynomial_u_op, pointwiseForm(op.special_shifted_chebyshev_polynomial_u_op, 2, "meta", binary, rules.special_shifted_chebyshev_polynomial_u_rule));
m(op.special_shifted_chebyshev_polynomial_u_x_scalar_op, pointwise.special_shifted_chebyshev_polynomial_u_x_scalar_meta);
m(op.special_shifted_chebyshev_polynomial_u_n_scalar_op, pointwiseForm(op.special_shifted_chebyshev_polynomial_u_n_scalar_op, 2, "meta", unary, rules.special_shifted_chebyshev_polynomial_u_n_scalar_rule));
m(op.special_shifted_chebyshev_polynomial_v_op, pointwiseForm(op.special_shifted_chebyshev_polynomial_v_op, 2, "meta", binary, rules.special_shifted_chebyshev_polynomial_v_rule));
m(op.special_shifted_chebyshev_polynomial_v_x_scalar_op, pointwise.special_shifted_chebyshev_polynomial_v_x_scalar_meta);
m(op.special_shifted_chebyshev_polynomial_v_n_scalar_op, pointwiseForm(op.special_shifted_chebyshev_polynomial_v_n_scalar_op, 2, "meta", unary, rules.special_shifted_chebyshev_polynomial_v_n_scalar_rule));
m(op.special_shifted_chebyshev_polynomial_w_op, pointwiseForm(op.special_shifted_chebyshev_polynomial_w_op, 2, "meta", binary, rules.special_shifted_chebyshev_polynomial_w_rule));
m(op.special_shifted_chebyshev_polynomial_w_x_scalar_op, pointwise.special_shifted_chebyshev_polynomial_w_x_scalar_meta);
m(op.special_shifted_chebyshev_polynomial_w_n_scalar_op, pointwiseForm(op.special_shifted_chebyshev_polynomial_w_n_scalar_op, 2, "meta", unary, rules.special_shifted_chebyshev_polynomial_w_n_scalar_rule));
m(op.frexp_Tensor_op, frexp_Tensor_outputs);
m(op.empty_memory_format_op, empty_memory_format_kernel);
m(op.empty_strided_op, empty_strided_kernel);
m(op.arange_start_out_op, arange_start_out_meta);
m(op.linspace_out_op, linspace_out_meta);
m(op.logspace_out_op, logspace_out_meta);
m(op.tril_indices_op, tril_indices_kernel);
m(op.triu_indices_op, triu_indices_kernel);
m(op.range_out_op, range_out_meta);
m(op.randperm_generator_out_op, randperm_generator_out_meta);
m(op.bernoulli_out_op, bernoulli_out_meta);
m(op.bernoulli__Tensor_op, unchanged_meta);
m(op.bernoulli__float_op, unchanged_meta);
m(op.uniform__op, unchanged_meta);
m(op.normal__op, unchanged_meta);
m(op.random__from_op, unchanged_meta);
m(op.random__to_op, unchanged_meta);
m(op.random__op, unchanged_meta);
m(op.multinomial_out_op, multinomial_out_meta);
m(op.multinomial_op, multinomial_meta);
m(op.exponential__op, unchanged_meta);
m(op.log_normal__op, unchanged_meta);
m(op.geometric__op, unchanged_meta);
m(op.cauchy__op, unchanged_meta);
m(op.poisson_op, sample_like_meta);
m(op._standard_gamma_op, sample_like_meta);
m(op.binomial_op, binomial_meta);
m(op._sample_dirichlet_op, sample_like_meta);
m(op._standard_gamma_grad_op, pointwise._standard_gamma_grad_meta);
m(op._dirichlet_grad_op, pointwise._dirichlet_grad_meta);
m(op.fill__Scalar_op, unchanged_meta);
m(op.zero__op, unchanged_meta);
m(op._local_scalar_dense_op, _local_scalar_dense_meta);
m(op.unfold_backward_op, describedForm(op.unfold_backward_op, unfold_backward_spec, 5, 0));
m(op.unfold_backward_out_op, describedOut(op.unfold_backward_out_op, unfold_backward_spec, 5, 0, 5, 6));
m(op.index_Tensor_op, index_Tensor_meta);
m(op._index_put_impl__op, _index_put_impl__meta);
m(op.index_select_out_op, describedOut(op.index_select_out_op, index_select_spec, 3, 0, 3, 4));
m(op.index_select_op, describedForm(op.index_select_op, index_select_spec, 3, 0));
m(op.index_add_out_op, describedOut(op.index_add_out_op, index_add_spec, 5, 0, 5, 6));
m(op.index_add_op, describedForm(op.index_add_op, index_add_spec, 5, 0));
m(op.index_add__op, describedInPlace(op.index_add__op, index_add_spec, 5, 0));
m(op.index_copy_out_op, describedOut(op.index_copy_out_op, index_copy_spec, 4, 0, 4, 5));
m(op.index_copy_op, describedForm(op.index_copy_op, index_copy_spec, 4, 0));
m(op.index_copy__op, describedInPlace(op.index_copy__op, index_copy_spec, 4, 0));
m(op.index_fill__int_Scalar_op, index_fill__int_Scalar_outputs);
m(op.gather_out_op, describedOut(op.gather_out_op, gather_spec, 4, 0, 4, 5));
m(op.gather_op, describedForm(op.gather_op, gather_spec, 4, 0));
m(op.scatter_src_op, describedForm(op.scatter_src_op, scatter_src_spec, 4, 0));
m(op.scatter_src_out_op, describedOut(op.scatter_src_out_op, scatter_src_spec, 4, 0, 4, 5));
m(op.scatter_value_op, describedForm(op.scatter_value_op, scatter_value_spec, 4, 0));
m(op.scatter_value_out_op, describedOut(op.scatter_value_out_op, scatter_value_spec, 4, 0, 4, 5));
m(op.scatter_reduce_op, describedForm(op.scatter_reduce_op, scatter_reduce_spec, 5, 0));
m(op.scatter_reduce_out_op, describedOut(op.scatter_reduce_out_op, scatter_reduce_spec, 5, 0, 5, 6));
m(op.scatter_value_reduce_op, describedForm(op.scatter_value_reduce_op, scatter_value_reduce_spec, 5, 0));
m(op.scatter_value_reduce_out_op, describedOut(op.scatter_value_reduce_out_op, scatter_value_reduce_spec, 5, 0, 5, 6));
m(op.scatter__src_op, describedInPlace(op.scatter__src_op, scatter_src_spec, 4, 0));
m(op.scatter__value_op, describedInPlace(op.scatter__value_op, scatter_value_spec, 4, 0));
m(op.scatter__reduce_op, describedInPlace(op.scatter__reduce_op, scatter_reduce_spec, 5, 0));
m(op.scatter__value_reduce_op, describedInPlace(op.scatter__value_reduce_op, scatter_value_reduce_spec, 5, 0));
m(op.scatter_add_op, describedForm(op.scatter_add_op, scatter_add_spec, 4, 0));
m(op.scatter_add_out_op, describedOut(op.scatter_add_out_op, scatter_add_spec, 4, 0, 4, 5));
m(op.scatter_add__op, describedInPlace(op.scatter_add__op, scatter_add_spec, 4, 0));
m(op.scatter_reduce_two_op, describedForm(op.scatter_reduce_two_op, scatter_reduce_two_spec, 6, 0));
m(op.scatter_reduce_two_out_op, describedOut(op.scatter_reduce_two_out_op, scatter_reduce_two_spec, 6, 0, 6, 7));
m(op.scatter_reduce__two_op, describedInPlace(op.scatter_reduce__two_op, scatter_reduce_two_spec, 6, 0));
m(op.masked_fill__Scalar_op, masked_fill__Scalar_meta);
m(op.masked_scatter__op, masked_scatter__meta);
m(op.masked_select_out_op, masked_select_out_meta);
m(op.masked_select_op, masked_select_meta);
m(op.nonzero_out_op, nonzero_out_meta);
m(op.nonzero_op, nonzero_meta);
m(op.nonzero_static_op, nonzero_static_meta);
m(op.cat_op, describedForm(op.cat_op, cat_spec, 2, 0));
m(op.cat_out_op, describedOut(op.cat_out_op, cat_spec, 2, 0, 2, 3));
m(op.flip_op, describedForm(op.flip_op, flip_spec, 2, 0));
m(op.flip_out_op, describedOut(op.flip_out_op, flip_spec, 2, 0, 2, 3));
m(op.repeat_interleave_Tensor_op, repeat_interleave_Tensor_meta);
m(op.tril_out_op, describedOut(op.tril_out_op, tril_spec, 2, 0, 2, 3));
m(op.tril_op, describedForm(op.tril_op, tril_spec, 2, 0));
m(op.tril__op, describedInPlace(op.tril__op, tril_spec, 2, 0));
m(op.triu_out_op, describedOut(op.triu_out_op, triu_spec, 2, 0, 2, 3));
m(op.triu_op, describedForm(op.triu_op, triu_spec, 2, 0));
m(op.triu__op, describedInPlace(op.triu__op, triu_spec, 2, 0));
m(op.embedding_dense_backward_op, describedForm(op.embedding_dense_backward_op, embedding_dense_backward_spec, 5, 0));
m(op.embedding_dense_backward_out_op, describedOut(op.embedding_dense_backward_out_op, embedding_dense_backward_spec, 5, 0, 5, 6));
m(op.take_out_op, describedOut(op.take_out_op, take_spec, 2, 0, 2, 3));
m(op.take_op, describedForm(op.take_op, take_spec, 2, 0));
m(op.put__op, put__meta);
m(op.bucketize_Tensor_op, describedForm(op.bucketize_Tensor_op, bucketize_Tensor_spec, 4, 0));
m(op.bucketize_Tensor_out_op, describedOut(op.bucketize_Tensor_out_op, bucketize_Tensor_spec, 4, 0, 4, 5));
m(op.searchsorted_Tensor_op, describedForm(op.searchsorted_Tensor_op, searchsorted_Tensor_spec, 6, 0));
m(op.searchsorted_Tensor_out_op, describedOut(op.searchsorted_Tensor_out_op, searchsorted_Tensor_spec, 6, 0, 6, 7));
m(op.isin_Tensor_Tensor_out_op, describedOut(op.isin_Tensor_Tensor_out_op, isin_Tensor_Tensor_spec, 4, 0, 4, 5));
m(op.isin_Tensor_Tensor_op, describedForm(op.isin_Tensor_Tensor_op, isin_Tensor_Tensor_spec, 4, 0));
m(op.isin_Tensor_Scalar_out_op, describedOut(op.isin_Tensor_Scalar_out_op, isin_Tensor_Scalar_spec, 4, 0, 4, 5));
m(op.isin_Tensor_Scalar_op, describedForm(op.isin_Tensor_Scalar_op, isin_Tensor_Scalar_spec, 4, 0));
m(op.isin_Scalar_Tensor_out_op, describedOut(op.isin_Scalar_Tensor_out_op, isin_Scalar_Tensor_spec, 4, 1, 4, 5));
m(op.isin_Scalar_Tensor_op, describedForm(op.isin_Scalar_Tensor_op, isin_Scalar_Tensor_spec, 4, 1));
m(op.reflection_pad1d_out_op, describedOut(op.reflection_pad1d_out_op, reflection_pad1d_spec, 2, 0, 2, 3));
m(op.reflection_pad1d_op, describedForm(op.reflection_pad1d_op, reflection_pad1d_spec, 2, 0));
m(op.reflection_pad1d_backward_grad_input_op, describedOut(op.reflection_pad1d_backward_grad_input_op, reflection_pad1d_backward_spec, 3, 0, 3, 4));
m(op.reflection_pad1d_backward_op, describedForm(op.reflection_pad1d_backward_op, reflection_pad1d_backward_spec, 3, 0));
m(op.reflection_pad2d_out_op, describedOut(op.reflection_pad2d_out_op, reflection_pad2d_spec, 2, 0, 2, 3));
m(op.reflection_pad2d_op, describedForm(op.reflection_pad2d_op, reflection_pad2d_spec, 2, 0));
m(op.reflection_pad2d_backward_grad_input_op, describedOut(op.reflection_pad2d_backward_grad_input_op, reflection_pad2d_backward_spec, 3, 0, 3, 4));
m(op.reflection_pad2d_backward_op, describedForm(op.reflection_pad2d_backward_op, reflection_pad2d_backward_spec, 3, 0));
m(op.reflection_pad3d_out_op, describedOut(op.reflection_pad3d_out_op, reflection_pad3d_spec, 2, 0, 2, 3));
m(op.reflection_pad3d_op, describedForm(op.reflection_pad3d_op, reflection_pad3d_spec, 2, 0));
m(op.reflection_pad3d_backward_grad_input_op, describedOut(op.reflection_pad3d_backward_grad_input_op, reflection_pad3d_backward_spec, 3, 0, 3, 4));
m(op.reflection_pad3d_backward_op, describedForm(op.reflection_pad3d_backward_op, reflection_pad3d_backward_spec, 3, 0));
m(op.replication_pad1d_out_op, describedOut(op.replication_pad1d_out_op, replication_pad1d_spec, 2, 0, 2, 3));
m(op.replication_pad1d_op, describedForm(op.replication_pad1d_op, replication_pad1d_spec, 2, 0));
m(op.replication_pad1d_backward_grad_input_op, describedOut(op.replication_pad1d_backward_grad_input_op, replication_pad1d_backward_spec, 3, 0, 3, 4));
m(op.replication_pad1d_backward_op, describedForm(op.replication_pad1d_backward_op, replication_pad1d_backward_spec, 3, 0));
m(op.replication_pad2d_out_op, describedOut(op.replication_pad2d_out_op, replication_pad2d_spec, 2, 0, 2, 3));
m(op.replication_pad2d_op, describedForm(op.replication_pad2d_op, replication_pad2d_spec, 2, 0));
m(op.replication_pad2d_backward_grad_input_op, describedOut(op.replication_pad2d_backward_grad_input_op, replication_pad2d_backward_spec, 3, 0, 3, 4));
m(op.replication_pad2d_backward_op, describedForm(op.replication_pad2d_backward_op, replication_pad2d_backward_spec, 3, 0));
m(op.replication_pad3d_out_op, describedOut(op.replication_pad3d_out_op, replication_pad3d_spec, 2, 0, 2, 3));
m(op.replication_pad3d_op, describedForm(op.replication_pad3d_op, replication_pad3d_spec, 2, 0));
m(op.replication_pad3d_backward_grad_input_op, describedOut(op.replication_pad3d_backward_grad_input_op, replication_pad3d_backward_spec, 3, 0, 3, 4));
m(op.replication_pad3d_backward_op, describedForm(op.replication_pad3d_backward_op, replication_pad3d_backward_spec, 3, 0));
m(op.index_reduce_out_op, describedOut(op.index_reduce_out_op, index_reduce_spec, 6, 0, 6, 7));
m(op.index_reduce_op, describedForm(op.index_reduce_op, index_reduce_spec, 6, 0));
m(op.index_reduce__op, describedInPlace(op.index_reduce__op, index_reduce_spec, 6, 0));
m(op._embedding_bag_op, calls._embedding_bag_meta_call);
m(op._embedding_bag_forward_only_op, calls._embedding_bag_forward_only_meta_call);
m(op._embedding_bag_dense_backward_op, _embedding_bag_dense_backward_meta);
m(op._embedding_bag_per_sample_weights_backward_op, _embedding_bag_per_sample_weights_backward_meta);
m(op.embedding_renorm__op, embedding_renorm__meta);
m(op.segment_reduce_op, segment_reduce_meta);
m(op._segment_reduce_backward_op, _segment_reduce_backward_meta);
m(op.sort_values_stable_op, describedOut(op.sort_values_stable_op, sort_stable_spec, 4, 0, 4, 6));
m(op.sort_stable_op, describedForm(op.sort_stable_op, sort_stable_spec, 4, 0));
m(op.topk_values_op, describedOut(op.topk_values_op, topk_spec, 5, 0, 5, 7));
m(op.topk_op, describedForm(op.topk_op, topk_spec, 5, 0));
m(op.kthvalue_op, describedForm(op.kthvalue_op, kthvalue_spec, 4, 0));
m(op.kthvalue_values_op, describedOut(op.kthvalue_values_op, kthvalue_spec, 4, 0, 4, 6));
m(op.median_op, median_meta);
m(op.median_dim_op, describedForm(op.median_dim_op, median_dim_spec, 3, 0));
m(op.median_dim_values_op, describedOut(op.median_dim_values_op, median_dim_spec, 3, 0, 3, 5));
m(op.nanmedian_op, median_meta);
m(op.nanmedian_dim_op, describedForm(op.nanmedian_dim_op, median_dim_spec, 3, 0));
m(op.nanmedian_dim_values_op, describedOut(op.nanmedian_dim_values_op, median_dim_spec, 3, 0, 3, 5));
m(op.mode_op, describedForm(op.mode_op, mode_spec, 3, 0));
m(op.mode_values_op, describedOut(op.mode_values_op, mode_spec, 3, 0, 3, 5));
m(op.unique_dim_op, unique_dim_meta);
m(op._unique_op, _unique_meta);
m(op._unique2_op, _unique2_meta);
m(op.unique_consecutive_op, unique_consecutive_meta);
m(op.histc_out_op, describedOut(op.histc_out_op, histc_spec, 4, 0, 4, 5));
m(op.histc_op, describedForm(op.histc_op, histc_spec, 4, 0));
m(op.bincount_op, bincount_meta);
m(op.cummax_op, describedForm(op.cummax_op, cummax_spec, 2, 0));
m(op.cummax_out_op, describedOut(op.cummax_out_op, cummax_spec, 2, 0, 2, 4));
m(op.cummin_op, describedForm(op.cummin_op, cummin_spec, 2, 0));
m(op.cummin_out_op, describedOut(op.cummin_out_op, cummin_spec, 2, 0, 2, 4));
m(op.histogram_bins_tensor_out_op, histogram_bins_tensor_out_meta);
m(op.histogram_bins_tensor_op, histogram_bins_tensor_meta);
m(op.histogram_bin_ct_out_op, histogram_bin_ct_out_meta);
m(op.histogram_bin_ct_op, histogram_bin_ct_meta);
m(op._histogramdd_bin_edges_op, _histogramdd_bin_edges_meta);
m(op._histogramdd_from_bin_cts_op, _histogramdd_from_bin_cts_meta);
m(op._histogramdd_from_bin_tensors_op, _histogramdd_from_bin_tensors_meta);
m(op.sum_dim_IntList_op, describedForm(op.sum_dim_IntList_op, sum_dim_spec, 4, 0));
m(op.sum_IntList_out_op, describedOut(op.sum_IntList_out_op, sum_dim_spec, 4, 0, 4, 5));
m(op.mean_dim_op, describedForm(op.mean_dim_op, mean_dim_spec, 4, 0));
m(op.mean_out_op, describedOut(op.mean_out_op, mean_dim_spec, 4, 0, 4, 5));
m(op.prod_dim_int_op, describedForm(op.prod_dim_int_op, sum_dim_spec, 4, 0));
m(op.prod_int_out_op, describedOut(op.prod_int_out_op, sum_dim_spec, 4, 0, 4, 5));
m(op.amax_op, describedForm(op.amax_op, amax_spec, 3, 0));
m(op.amax_out_op, describedOut(op.amax_out_op, amax_spec, 3, 0, 3, 4));
m(op.amin_op, describedForm(op.amin_op, amin_spec, 3, 0));
m(op.amin_out_op, describedOut(op.amin_out_op, amin_spec, 3, 0, 3, 4));
m(op.aminmax_op, describedForm(op.aminmax_op, aminmax_spec, 3, 0));
m(op.aminmax_out_op, describedOut(op.aminmax_out_op, aminmax_spec, 3, 0, 3, 5));
m(op.max_dim_op, describedForm(op.max_dim_op, max_dim_spec, 3, 0));
m(op.max_dim_max_op, describedOut(op.max_dim_max_op, max_dim_spec, 3, 0, 3, 5));
m(op.min_dim_op, describedForm(op.min_dim_op, min_dim_spec, 3, 0));
m(op.min_dim_min_op, describedOut(op.min_dim_min_op, min_dim_spec, 3, 0, 3, 5));
m(op.argmax_op, describedForm(op.argmax_op, argmax_spec, 3, 0));
m(op.argmax_out_op, describedOut(op.argmax_out_op, argmax_spec, 3, 0, 3, 4));
m(op.argmin_op, describedForm(op.argmin_op, argmin_spec, 3, 0));
m(op.argmin_out_op, describedOut(op.argmin_out_op, argmin_spec, 3, 0, 3, 4));
m(op.any_dim_op, describedForm(op.any_dim_op, any_dim_spec, 3, 0));
m(op.any_out_op, describedOut(op.any_out_op, any_dim_spec, 3, 0, 3, 4));
m(op.any_op, describedForm(op.any_op, any_all_spec, 1, 0));
m(op.any_all_out_op, describedOut(op.any_all_out_op, any_all_spec, 1, 0, 1, 2));
m(op.all_dim_op, describedForm(op.all_dim_op, any_dim_spec, 3, 0));
m(op.all_out_op, describedOut(op.all_out_op, any_dim_spec, 3, 0, 3, 4));
m(op.all_op, describedForm(op.all_op, any_all_spec, 1, 0));
m(op.all_all_out_op, describedOut(op.all_all_out_op, any_all_spec, 1, 0, 1, 2));
m(op.var_correction_op, describedForm(op.var_correction_op, var_spec, 4, 0));
m(op.var_correction_out_op, describedOut(op.var_correction_out_op, var_spec, 4, 0, 4, 5));
m(op.std_correction_op, describedForm(op.std_correction_op, std_spec, 4, 0));
m(op.std_correction_out_op, describedOut(op.std_correction_out_op, std_spec, 4, 0, 4, 5));
m(op.var_mean_correction_op, describedForm(op.var_mean_correction_op, var_mean_spec, 4, 0));
m(op.var_mean_correction_out_op, describedOut(op.var_mean_correction_out_op, var_mean_spec, 4, 0, 4, 6));
m(op.std_mean_correction_op, describedForm(op.std_mean_correction_op, var_mean_spec, 4, 0));
m(op.std_mean_correction_out_op, describedOut(op.std_mean_correction_out_op, var_mean_spec, 4, 0, 4, 6));
m(op.norm_ScalarOpt_dim_dtype_op, describedForm(op.norm_ScalarOpt_dim_dtype_op, norm_dtype_spec, 5, 0));
m(op.norm_dtype_out_op, describedOut(op.norm_dtype_out_op, norm_dtype_spec, 5, 0, 5, 6));
m(op.norm_ScalarOpt_dim_op, describedForm(op.norm_ScalarOpt_dim_op, norm_spec, 4, 0));
m(op.norm_out_op, describedOut(op.norm_out_op, norm_spec, 4, 0, 4, 5));
m(op.linalg_vector_norm_op, describedForm(op.linalg_vector_norm_op, linalg_vector_norm_spec, 5, 0));
m(op.linalg_vector_norm_out_op, describedOut(op.linalg_vector_norm_out_op, linalg_vector_norm_spec, 5, 0, 5, 6));
m(op.cumsum_op, describedForm(op.cumsum_op, cumsum_spec, 3, 0));
m(op.cumsum__op, describedInPlace(op.cumsum__op, cumsum_spec, 3, 0));
m(op.cumsum_out_op, describedOut(op.cumsum_out_op, cumsum_spec, 3, 0, 3, 4));
m(op.cumprod_op, describedForm(op.cumprod_op, cumsum_spec, 3, 0));
m(op.cumprod__op, describedInPlace(op.cumprod__op, cumsum_spec, 3, 0));
m(op.cumprod_out_op, describedOut(op.cumprod_out_op, cumsum_spec, 3, 0, 3, 4));
m(op.nansum_op, describedForm(op.nansum_op, nansum_spec, 4, 0));
m(op.nansum_out_op, describedOut(op.nansum_out_op, nansum_spec, 4, 0, 4, 5));
m(op.logcumsumexp_op, describedForm(op.logcumsumexp_op, logcumsumexp_spec, 2, 0));
m(op.logcumsumexp_out_op, describedOut(op.logcumsumexp_out_op, logcumsumexp_spec, 2, 0, 2, 3));
m(op.mm_op, describedForm(op.mm_op, mm_spec, 2, 0));
m(op.mm_out_op, describedOut(op.mm_out_op, mm_spec, 2, 0, 2, 3));
m(op.addmm_op, describedForm(op.addmm_op, addmm_spec, 5, 0));
m(op.addmm__op, describedInPlace(op.addmm__op, addmm_spec, 5, 0));
m(op.addmm_out_op, describedOut(op.addmm_out_op, addmm_spec, 5, 0, 5, 6));
m(op.bmm_op, describedForm(op.bmm_op, bmm_spec, 2, 0));
m(op.bmm_out_op, describedOut(op.bmm_out_op, bmm_spec, 2, 0, 2, 3));
m(op.baddbmm_op, describedForm(op.baddbmm_op, baddbmm_spec, 5, 0));
m(op.baddbmm__op, describedInPlace(op.baddbmm__op, baddbmm_spec, 5, 0));
m(op.baddbmm_out_op, describedOut(op.baddbmm_out_op, baddbmm_spec, 5, 0, 5, 6));
m(op.addmv_op, describedForm(op.addmv_op, addmv_spec, 5, 0));
m(op.addmv__op, describedInPlace(op.addmv__op, addmv_spec, 5, 0));
m(op.addmv_out_op, describedOut(op.addmv_out_op, addmv_spec, 5, 0, 5, 6));
m(op.dot_op, dot_meta);
m(op._cdist_forward_op, _cdist_forward_meta);
m(op._cdist_backward_op, _cdist_backward_meta);
m(op._pdist_forward_op, _pdist_forward_meta);
m(op._pdist_backward_op, _pdist_backward_meta);
m(op.linalg_cholesky_ex_op, linalg_cholesky_ex_outputs);
m(op.cholesky_op, cholesky_outputs);
m(op.cholesky_inverse_op, cholesky_inverse_outputs);
m(op.linalg_lu_factor_ex_op, linalg_lu_factor_ex_outputs);
m(op.linalg_lu_op, linalg_lu_outputs);
m(op.linalg_lu_solve_op, linalg_lu_solve_outputs);
m(op.lu_unpack_op, lu_unpack_outputs);
m(op._linalg_det_op, _linalg_det_outputs);
m(op._linalg_slogdet_op, _linalg_slogdet_outputs);
m(op._linalg_solve_ex_op, _linalg_solve_ex_outputs);
m(op.linalg_inv_ex_op, linalg_inv_ex_outputs);
m(op.linalg_solve_triangular_op, linalg_solve_triangular_outputs);
m(op.triangular_solve_op, triangular_solve_outputs);
m(op.linalg_qr_op, linalg_qr_outputs);
m(op.geqrf_op, geqrf_outputs);
m(op.linalg_householder_product_op, linalg_householder_product_outputs);
m(op._linalg_eigh_op, _linalg_eigh_outputs);
m(op.linalg_eig_op, linalg_eig_outputs);
m(op.linalg_eigvals_out_op, linalg_eigvals_out_meta);
m(op._linalg_svd_op, _linalg_svd_outputs);
m(op.linalg_matrix_exp_op, linalg_matrix_exp_outputs);
m(op._fft_r2c_op, _fft_r2c_outputs);
m(op._fft_c2c_op, _fft_c2c_outputs);
m(op._fft_c2r_op, _fft_c2r_outputs);
m(op.linalg_ldl_factor_ex_op, linalg_ldl_factor_ex_outputs);
m(op.linalg_ldl_solve_op, linalg_ldl_solve_outputs);
m(op.ormqr_op, ormqr_outputs);
m(op._softmax_op, describedForm(op._softmax_op, _softmax_spec, 3, 0));
m(op._softmax_out_op, describedOut(op._softmax_out_op, _softmax_spec, 3, 0, 3, 4));
m(op._softmax_backward_data_op, describedForm(op._softmax_backward_data_op, _softmax_backward_data_spec, 4, 0));
m(op._softmax_backward_data_out_op, describedOut(op._softmax_backward_data_out_op, _softmax_backward_data_spec, 4, 0, 4, 5));
m(op._log_softmax_op, describedForm(op._log_softmax_op, _log_softmax_spec, 3, 0));
m(op._log_softmax_out_op, describedOut(op._log_softmax_out_op, _log_softmax_spec, 3, 0, 3, 4));
m(op._log_softmax_backward_data_op, describedForm(op._log_softmax_backward_data_op, _softmax_backward_data_spec, 4, 0));
m(op._log_softmax_backward_data_out_op, describedOut(op._log_softmax_backward_data_out_op, _softmax_backward_data_spec, 4, 0, 4, 5));
m(op.nll_loss_forward_op, describedForm(op.nll_loss_forward_op, nll_loss_forward_spec, 5, 0));
m(op.nll_loss_forward_output_op, describedOut(op.nll_loss_forward_output_op, nll_loss_forward_spec, 5, 0, 5, 7));
m(op.nll_loss_backward_op, describedForm(op.nll_loss_backward_op, nll_loss_backward_spec, 7, 0));
m(op.nll_loss_backward_grad_input_op, describedOut(op.nll_loss_backward_grad_input_op, nll_loss_backward_spec, 7, 0, 7, 8));
m(op.nll_loss2d_forward_op, describedForm(op.nll_loss2d_forward_op, nll_loss2d_forward_spec, 5, 0));
m(op.nll_loss2d_forward_output_op, describedOut(op.nll_loss2d_forward_output_op, nll_loss2d_forward_spec, 5, 0, 5, 7));
m(op.nll_loss2d_backward_op, describedForm(op.nll_loss2d_backward_op, nll_loss2d_backward_spec, 7, 0));
m(op.nll_loss2d_backward_grad_input_op, describedOut(op.nll_loss2d_backward_grad_input_op, nll_loss2d_backward_spec, 7, 0, 7, 8));
m(op.native_layer_norm_op, native_layer_norm_outputs);
m(op.native_layer_norm_backward_op, native_layer_norm_backward_meta);
m(op.native_batch_norm_op, native_batch_norm_outputs);
m(op.native_batch_norm_backward_op, native_batch_norm_backward_meta);
m(op.native_group_norm_op, native_group_norm_outputs);
m(op.native_group_norm_backward_op, native_group_norm_backward_meta);
m(op.convolution_op, convolution_meta);
m(op.convolution_backward_op, convolution_backward_meta);
m(op.im2col_op, im2col_meta);
m(op.col2im_op, col2im_meta);
m(op.max_pool2d_with_indices_op, calls.max_pool2d_with_indices_call);
m(op.max_pool2d_with_indices_backward_op, pool_backward_meta);
m(op.avg_pool2d_op, avg_pool2d_meta);
m(op.avg_pool2d_backward_op, pool_backward_meta);
m(op._adaptive_avg_pool2d_op, _adaptive_avg_pool2d_meta);
m(op._adaptive_avg_pool2d_backward_op, pool_backward_meta);
m(op.adaptive_max_pool2d_op, calls.adaptive_max_pool2d_call);
m(op.adaptive_max_pool2d_backward_op, pool_backward_meta);
m(op.max_unpool2d_op, max_unpool2d_meta);
m(op.max_pool3d_with_indices_op, calls.max_pool3d_with_indices_call);
m(op.max_pool3d_with_indices_backward_op, pool3d_backward_meta);
m(op.avg_pool3d_op, avg_pool3d_meta);
m(op.avg_pool3d_backward_op, pool3d_backward_meta);
m(op._adaptive_avg_pool3d_op, _adaptive_avg_pool3d_meta);
m(op._adaptive_avg_pool3d_backward_op, pool3d_backward_meta);
m(op.adaptive_max_pool3d_op, calls.adaptive_max_pool3d_call);
m(op.adaptive_max_pool3d_backward_op, pool3d_backward_meta);
m(op.max_unpool3d_op, max_unpool3d_meta);
m(op.renorm_op, describedForm(op.renorm_op, renorm_spec, 4, 0));
m(op.renorm__op, describedInPlace(op.renorm__op, renorm_spec, 4, 0));
m(op.renorm_out_op, describedOut(op.renorm_out_op, renorm_spec, 4, 0, 4, 5));
m(op.upsample_nearest1d_op, upsample_meta);
m(op.upsample_nearest1d_backward_op, upsample_backward_meta);
m(op.upsample_nearest2d_op, upsample_meta);
m(op.upsample_nearest2d_backward_op, upsample_backward_meta);
m(op.upsample_nearest3d_op, upsample_meta);
m(op.upsample_nearest3d_backward_op, upsample_backward_meta);
m(op._upsample_nearest_exact1d_op, upsample_meta);
m(op._upsample_nearest_exact1d_backward_op, upsample_backward_meta);
m(op._upsample_nearest_exact2d_op, upsample_meta);
m(op._upsample_nearest_exact2d_backward_op, upsample_backward_meta);
m(op._upsample_nearest_exact3d_op, upsample_meta);
m(op._upsample_nearest_exact3d_backward_op, upsample_backward_meta);
m(op.upsample_linear1d_op, upsample_meta);
m(op.upsample_linear1d_backward_op, upsample_backward_meta);
m(op.upsample_bilinear2d_op, upsample_meta);
m(op.upsample_bilinear2d_backward_op, upsample_backward_meta);
m(op.upsample_trilinear3d_op, upsample_meta);
m(op.upsample_trilinear3d_backward_op, upsample_backward_meta);
m(op.upsample_bicubic2d_op, upsample_cubic_meta);
m(op.upsample_bicubic2d_backward_op, upsample_cubic_backward_meta);
m(op._upsample_bilinear2d_aa_op, upsample_meta);
m(op._upsample_bilinear2d_aa_backward_op, upsample_backward_meta);
m(op._upsample_bicubic2d_aa_op, upsample_cubic_meta);
m(op._upsample_bicubic2d_aa_backward_op, upsample_cubic_backward_meta);
m(op.grid_sampler_2d_op, grid_sampler_2d_meta);
m(op.grid_sampler_2d_backward_op, grid_sampler_backward_outputs);
m(op.grid_sampler_3d_op, grid_sampler_3d_meta);
m(op.grid_sampler_3d_backward_op, grid_sampler_backward_outputs);
m(op.multi_margin_loss_op, multi_margin_loss_outputs);
m(op.multi_margin_loss_backward_op, multi_margin_loss_backward_outputs);
m(op.multilabel_margin_loss_forward_op, multilabel_margin_loss_forward_outputs);
m(op.multilabel_margin_loss_backward_op, multilabel_margin_loss_backward_outputs);
m(op.rrelu_with_noise_out_op, rrelu_with_noise_out_meta);
m(op.rrelu_with_noise_op, rrelu_with_noise_meta);
m(op.rrelu_with_noise__op, unchanged_meta);
m(op._ctc_loss_op, _ctc_loss_outputs);
m(op._ctc_loss_backward_op, _ctc_loss_backward_outputs);
m(op.fractional_max_pool2d_op, calls.fractional_max_pool2d_meta_call);
m(op.fractional_max_pool2d_backward_op, fractional_max_pool_backward_meta);
m(op.fractional_max_pool3d_op, calls.fractional_max_pool3d_meta_call);
m(op.fractional_max_pool3d_backward_op, fractional_max_pool_backward_meta);
m(op._fused_adam__op, fused_step_meta);
m(op._fused_adam__tensor_lr_op, fused_step_meta);
m(op._fused_adamw__op, fused_step_meta);
m(op._fused_adamw__tensor_lr_op, fused_step_meta);
m(op._fused_sgd__op, fused_step_meta);
m(op._fused_sgd__tensor_lr_op, fused_step_meta);
m(op.abs__op, pointwiseForm(op.abs__op, 1, "meta", unaryInPlace, rules.abs_rule));
m(op.abs_out_op, pointwiseOut(op.abs_out_op, 2, "meta", unaryOut, rules.abs_rule));
m(op.neg__op, pointwise.neg__meta);
m(op.neg_out_op, pointwise.neg_out_meta);
m(op.sign__op, pointwiseForm(op.sign__op, 1, "meta", unaryInPlace, rules.sign_rule));
m(op.sign_out_op, pointwiseOut(op.sign_out_op, 2, "meta", unaryOut, rules.sign_rule));
m(op.sgn__op, pointwiseForm(op.sgn__op, 1, "meta", unaryInPlace, rules.sgn_rule));
m(op.sgn_out_op, pointwiseOut(op.sgn_out_op, 2, "meta", unaryOut, rules.sgn_rule));
m(op.signbit_out_op, pointwiseOut(op.signbit_out_op, 2, "meta", unaryOut, rules.signbit_rule));
m(op.exp__op, pointwiseForm(op.exp__op, 1, "meta", unaryInPlace, rules.exp_rule));
m(op.exp_out_op, pointwiseOut(op.exp_out_op, 2, "meta", unaryOut, rules.exp_rule));
m(op.expm1__op, pointwiseForm(op.expm1__op, 1, "meta", unaryInPlace, rules.expm1_rule));
m(op.expm1_out_op, pointwiseOut(op.expm1_out_op, 2, "meta", unaryOut, rules.expm1_rule));
m(op.exp2__op, pointwiseForm(op.exp2__op, 1, "meta", unaryInPlace, rules.exp2_rule));
m(op.exp2_out_op, pointwiseOut(op.exp2_out_op, 2, "meta", unaryOut, rules.exp2_rule));
m(op.log__op, pointwiseForm(op.log__op, 1, "meta", unaryInPlace, rules.log_rule));
m(op.log_out_op, pointwiseOut(op.log_out_op, 2, "meta", unaryOut, rules.log_rule));
m(op.log1p__op, pointwiseForm(op.log1p__op, 1, "meta", unaryInPlace, rules.log1p_rule));
m(op.log1p_out_op, pointwiseOut(op.log1p_out_op, 2, "meta", unaryOut, rules.log1p_rule));
m(op.log2__op, pointwiseForm(op.log2__op, 1, "meta", unaryInPlace, rules.log2_rule));
m(op.log2_out_op, pointwiseOut(op.log2_out_op, 2, "meta", unaryOut, rules.log2_rule));
m(op.log10__op, pointwiseForm(op.log10__op, 1, "meta", unaryInPlace, rules.log10_rule));
m(op.log10_out_op, pointwiseOut(op.log10_out_op, 2, "meta", unaryOut, rules.log10_rule));
m(op.sqrt__op, pointwiseForm(op.sqrt__op, 1, "meta", unaryInPlace, rules.sqrt_rule));
m(op.sqrt_out_op, pointwiseOut(op.sqrt_out_op, 2, "meta", unaryOut, rules.sqrt_rule));
m(op.rsqrt__op, pointwiseForm(op.rsqrt__op, 1, "meta", unaryInPlace, rules.rsqrt_rule));
m(op.rsqrt_out_op, pointwiseOut(op.rsqrt_out_op, 2, "meta", unaryOut, rules.rsqrt_rule));
m(op.sin__op, pointwiseForm(op.sin__op, 1, "meta", unaryInPlace, rules.sin_rule));
m(op.sin_out_op, pointwiseOut(op.sin_out_op, 2, "meta", unaryOut, rules.sin_rule));
m(op.cos__op, pointwiseForm(op.cos__op, 1, "meta", unaryInPlace, rules.cos_rule));
m(op.cos_out_op, pointwiseOut(op.cos_out_op, 2, "meta", unaryOut, rules.cos_rule));
m(op.tan__op, pointwiseForm(op.tan__op, 1, "meta", unaryInPlace, rules.tan_rule));
m(op.tan_out_op, pointwiseOut(op.tan_out_op, 2, "meta", unaryOut, rules.tan_rule));
m(op.asin__op, pointwiseForm(op.asin__op, 1, "meta", unaryInPlace, rules.asin_rule));
m(op.asin_out_op, pointwiseOut(op.asin_out_op, 2, "meta", unaryOut, rules.asin_rule));
m(op.acos__op, pointwiseForm(op.acos__op, 1, "meta", unaryInPlace, rules.acos_rule));
m(op.acos_out_op, pointwiseOut(op.acos_out_op, 2, "meta", unaryOut, rules.acos_rule));
m(op.atan__op, pointwiseForm(op.atan__op, 1, "meta", unaryInPlace, rules.atan_rule));
m(op.atan_out_op, pointwiseOut(op.atan_out_op, 2, "meta", unaryOut, rules.atan_rule));
m(op.sinh__op, pointwiseForm(op.sinh__op, 1, "meta", unaryInPlace, rules.sinh_rule));
m(op.sinh_out_op, pointwiseOut(op.sinh_out_op, 2, "meta", unaryOut, rules.sinh_rule));
m(op.cosh__op, pointwiseForm(op.cosh__op, 1, "meta", unaryInPlace, rules.cosh_rule));
m(op.cosh_out_op, pointwiseOut(op.cosh_out_op, 2, "meta", unaryOut, rules.cosh_rule));
m(op.tanh__op, pointwiseForm(op.tanh__op, 1, "meta", unaryInPlace, rules.tanh_rule));
m(op.tanh_out_op, pointwiseOut(op.tanh_out_op, 2, "meta", unaryOut, rules.tanh_rule));
m(op.asinh__op, pointwiseForm(op.asinh__op, 1, "meta", unaryInPlace, rules.asinh_rule));
m(op.asinh_out_op, pointwiseOut(op.asinh_out_op, 2, "meta", unaryOut, rules.asinh_rule));
m(op.acosh__op, pointwiseForm(op.acosh__op, 1, "meta", unaryInPlace, rules.acosh_rule));
m(op.acosh_out_op, pointwiseOut(op.acosh_out_op, 2, "meta", unaryOut, rules.acosh_rule));
m(op.atanh__op, pointwiseForm(op.atanh__op, 1, "meta", unaryInPlace, rules.atanh_rule));
m(op.atanh_out_op, pointwiseOut(op.atanh_out_op, 2, "meta", unaryOut, rules.atanh_rule));
m(op.erf__op, pointwiseForm(op.erf__op, 1, "meta", unaryInPlace, rules.erf_rule));
m(op.erf_out_op, pointwiseOut(op.erf_out_op, 2, "meta", unaryOut, rules.erf_rule));
m(op.erfc__op, pointwiseForm(op.erfc__op, 1, "meta", unaryInPlace, rules.erfc_rule));
m(op.erfc_out_op, pointwiseOut(op.erfc_out_op, 2, "meta", unaryOut, rules.erfc_rule));
m(op.erfinv__op, pointwiseForm(op.erfinv__op, 1, "meta", unaryInPlace, rules.erfinv_rule));
m(op.erfinv_out_op, pointwiseOut(op.erfinv_out_op, 2, "meta", unaryOut, rules.erfinv_rule));
m(op.lgamma__op, pointwiseForm(op.lgamma__op, 1, "meta", unaryInPlace, rules.lgamma_rule));
m(op.lgamma_out_op, pointwiseOut(op.lgamma_out_op, 2, "meta", unaryOut, rules.lgamma_rule));
m(op.digamma__op, pointwiseForm(op.digamma__op, 1, "meta", unaryInPlace, rules.digamma_rule));
m(op.digamma_out_op, pointwiseOut(op.digamma_out_op, 2, "meta", unaryOut, rules.digamma_rule));
m(op.sigmoid__op, pointwiseForm(op.sigmoid__op, 1, "meta", unaryInPlace, rules.sigmoid_rule));
m(op.sigmoid_out_op, pointwiseOut(op.sigmoid_out_op, 2, "meta", unaryOut, rules.sigmoid_rule));
m(op.polygamma_out_op, pointwise.polygamma_out_meta);
m(op.reciprocal__op, pointwiseForm(op.reciprocal__op, 1, "meta", unaryInPlace, rules.reciprocal_rule));
m(op.reciprocal_out_op, pointwiseOut(op.reciprocal_out_op, 2, "meta", unaryOut, rules.reciprocal_rule));
m(op.floor__op, pointwiseForm(op.floor__op, 1, "meta", unaryInPlace, rules.floor_rule));
m(op.floor_out_op, pointwiseOut(op.floor_out_op, 2, "meta", unaryOut, rules.floor_rule));
m(op.ceil__op, pointwiseForm(op.ceil__op, 1, "meta", unaryInPlace, rules.ceil_rule));
m(op.ceil_out_op, pointwiseOut(op.ceil_out_op, 2, "meta", unaryOut, rules.ceil_rule));
m(op.trunc__op, pointwiseForm(op.trunc__op, 1, "meta", unaryInPlace, rules.trunc_rule));
m(op.trunc_out_op, pointwiseOut(op.trunc_out_op, 2, "meta", unaryOut, rules.trunc_rule));
m(op.round__op, pointwiseForm(op.round__op, 1, "meta", unaryInPlace, rules.round_rule));
m(op.round_out_op, pointwiseOut(op.round_out_op, 2, "meta", unaryOut, rules.round_rule));
m(op.round__decimals_op, pointwiseForm(op.round__decimals_op, 2, "meta", unaryInPlace, rules.round_decimals_rule));
m(op.round_decimals_out_op, pointwiseOut(op.round_decimals_out_op, 3, "meta", unaryOut, rules.round_decimals_rule));
m(op.frac__op, pointwiseForm(op.frac__op, 1, "meta", unaryInPlace, rules.frac_rule));
m(op.frac_out_op, pointwiseOut(op.frac_out_op, 2, "meta", unaryOut, rules.frac_rule));
m(op.sinc__op, pointwiseForm(op.sinc__op, 1, "meta", unaryInPlace, rules.sinc_rule));
m(op.sinc_out_op, pointwiseOut(op.sinc_out_op, 2, "meta", unaryOut, rules.sinc_rule));
m(op.deg2rad__op, pointwiseForm(op.deg2rad__op, 1, "meta", unaryInPlace, rules.deg2rad_rule));
m(op.deg2rad_out_op, pointwiseOut(op.deg2rad_out_op, 2, "meta", unaryOut, rules.deg2rad_rule));
m(op.rad2deg__op, pointwiseForm(op.rad2deg__op, 1, "meta", unaryInPlace, rules.rad2deg_rule));
m(op.rad2deg_out_op, pointwiseOut(op.rad2deg_out_op, 2, "meta", unaryOut, rules.rad2deg_rule));
m(op.logit__op, pointwiseForm(op.logit__op, 2, "meta", unaryInPlace, rules.logit_rule));
m(op.logit_out_op, pointwiseOut(op.logit_out_op, 3, "meta", unaryOut, rules.logit_rule));
m(op.nan_to_num__op, pointwiseForm(op.nan_to_num__op, 4, "meta", unaryInPlace, rules.nan_to_num_rule));
m(op.nan_to_num_out_op, pointwiseOut(op.nan_to_num_out_op, 5, "meta", unaryOut, rules.nan_to_num_rule));
m(op.isposinf_out_op, pointwiseOut(op.isposinf_out_op, 2, "meta", unaryOut, rules.isposinf_rule));
m(op.isneginf_out_op, pointwiseOut(op.isneginf_out_op, 2, "meta", unaryOut, rules.isneginf_rule));
m(op.logical_not__op, pointwiseForm(op.logical_not__op, 1, "meta", unaryInPlace, rules.logical_not_rule));
m(op.logical_not_out_op, pointwiseOut(op.logical_not_out_op, 2, "meta", unaryOut, rules.logical_not_rule));
m(op.bitwise_not__op, pointwiseForm(op.bitwise_not__op, 1, "meta", unaryInPlace, rules.bitwise_not_rule));
m(op.bitwise_not_out_op, pointwiseOut(op.bitwise_not_out_op, 2, "meta", unaryOut, rules.bitwise_not_rule));
m(op.add__Tensor_op, pointwise.add__Tensor_meta);
m(op.add_out_op, pointwise.add_out_meta);
m(op.add__Scalar_op, pointwise.add__Scalar_meta);
m(op.sub__Tensor_op, pointwise.sub__Tensor_meta);
m(op.sub_out_op, pointwise.sub_out_meta);
m(op.sub__Scalar_op, pointwise.sub__Scalar_meta);
m(op.mul__Tensor_op, pointwiseForm(op.mul__Tensor_op, 2, "meta", binaryInPlace, rules.mul_Tensor_rule));
m(op.mul_out_op, pointwiseOut(op.mul_out_op, 3, "meta", binaryOut, rules.mul_Tensor_rule));
m(op.mul__Scalar_op, pointwiseForm(op.mul__Scalar_op, 2, "meta", unaryInPlace, rules.mul_Scalar_rule));
m(op.div__Tensor_op, pointwiseForm(op.div__Tensor_op, 2, "meta", binaryInPlace, rules.div_Tensor_rule));
m(op.div_out_op, pointwiseOut(op.div_out_op, 3, "meta", binaryOut, rules.div_Tensor_rule));
m(op.div__Scalar_op, pointwiseForm(op.div__Scalar_op, 2, "meta", unaryInPlace, rules.div_Scalar_rule));
m(op.div__Tensor_mode_op, pointwise.div__Tensor_mode_meta);
m(op.div_out_mode_op, pointwise.div_out_mode_meta);
m(op.div__Scalar_mode_op, pointwise.div__Scalar_mode_meta);
m(op.floor_divide__Tensor_op, pointwiseForm(op.floor_divide__Tensor_op, 2, "meta", binaryInPlace, rules.floor_divide_rule));
m(op.floor_divide_out_op, pointwiseOut(op.floor_divide_out_op, 3, "meta", binaryOut, rules.floor_divide_rule));
m(op.floor_divide__Scalar_op, pointwiseForm(op.floor_divide__Scalar_op, 2, "meta", unaryInPlace, rules.floor_divide_Scalar_rule));
m(op.remainder__Tensor_op, pointwiseForm(op.remainder__Tensor_op, 2, "meta", binaryInPlace, rules.remainder_Tensor_rule));
m(op.remainder_Tensor_out_op, pointwiseOut(op.remainder_Tensor_out_op, 3, "meta", binaryOut, rules.remainder_Tensor_rule));
m(op.remainder__Scalar_op, pointwiseForm(op.remainder__Scalar_op, 2, "meta", unaryInPlace, rules.remainder_Scalar_rule));
m(op.remainder_Scalar_out_op, pointwiseOut(op.remainder_Scalar_out_op, 3, "meta", unaryOut, rules.remainder_Scalar_rule));
m(op.fmod__Tensor_op, pointwiseForm(op.fmod__Tensor_op, 2, "meta", binaryInPlace, rules.fmod_Tensor_rule));
m(op.fmod_Tensor_out_op, pointwiseOut(op.fmod_Tensor_out_op, 3, "meta", binaryOut, rules.fmod_Tensor_rule));
m(op.fmod__Scalar_op, pointwiseForm(op.fmod__Scalar_op, 2, "meta", unaryInPlace, rules.fmod_Scalar_rule));
m(op.fmod_Scalar_out_op, pointwiseOut(op.fmod_Scalar_out_op, 3, "meta", unaryOut, rules.fmod_Scalar_rule));
m(op.pow__Tensor_op, pointwiseForm(op.pow__Tensor_op, 2, "meta", binaryInPlace, rules.pow_Tensor_Tensor_rule));
m(op.pow_Tensor_Tensor_out_op, pointwiseOut(op.pow_Tensor_Tensor_out_op, 3, "meta", binaryOut, rules.pow_Tensor_Tensor_rule));
m(op.pow__Scalar_op, pointwise.pow__Scalar_meta);
m(op.pow_Tensor_Scalar_out_op, pointwise.pow_Tensor_Scalar_out_meta);
m(op.pow_Scalar_out_op, pointwise.pow_Scalar_out_meta);
m(op.atan2__op, pointwiseForm(op.atan2__op, 2, "meta", binaryInPlace, rules.atan2_rule));
m(op.atan2_out_op, pointwiseOut(op.atan2_out_op, 3, "meta", binaryOut, rules.atan2_rule));
m(op.hypot__op, pointwiseForm(op.hypot__op, 2, "meta", binaryInPlace, rules.hypot_rule));
m(op.hypot_out_op, pointwiseOut(op.hypot_out_op, 3, "meta", binaryOut, rules.hypot_rule));
m(op.copysign__Tensor_op, pointwiseForm(op.copysign__Tensor_op, 2, "meta", binaryInPlace, rules.copysign_Tensor_rule));
m(op.copysign_out_op, pointwiseOut(op.copysign_out_op, 3, "meta", binaryOut, rules.copysign_Tensor_rule));
m(op.copysign__Scalar_op, pointwiseForm(op.copysign__Scalar_op, 2, "meta", unaryInPlace, rules.copysign_Scalar_rule));
m(op.copysign_Scalar_out_op, pointwiseOut(op.copysign_Scalar_out_op, 3, "meta", unaryOut, rules.copysign_Scalar_rule));
m(op.xlogy__Tensor_op, pointwiseForm(op.xlogy__Tensor_op, 2, "meta", binaryInPlace, rules.xlogy_Tensor_rule));
m(op.xlogy_OutTensor_op, pointwiseOut(op.xlogy_OutTensor_op, 3, "meta", binaryOut, rules.xlogy_Tensor_rule));
m(op.xlogy_OutScalar_Self_op, pointwise.xlogy_OutScalar_Self_meta);
m(op.xlogy__Scalar_Other_op, pointwiseForm(op.xlogy__Scalar_Other_op, 2, "meta", unaryInPlace, rules.xlogy_Scalar_Other_rule));
m(op.xlogy_OutScalar_Other_op, pointwiseOut(op.xlogy_OutScalar_Other_op, 3, "meta", unaryOut, rules.xlogy_Scalar_Other_rule));
m(op.logaddexp_out_op, pointwiseOut(op.logaddexp_out_op, 3, "meta", binaryOut, rules.logaddexp_rule));
m(op.logaddexp2_out_op, pointwiseOut(op.logaddexp2_out_op, 3, "meta", binaryOut, rules.logaddexp2_rule));
m(op.heaviside__op, pointwise.heaviside__meta);
m(op.heaviside_out_op, pointwise.heaviside_out_meta);
m(op.gcd__op, pointwiseForm(op.gcd__op, 2, "meta", binaryInPlace, rules.gcd_rule));
m(op.gcd_out_op, pointwiseOut(op.gcd_out_op, 3, "meta", binaryOut, rules.gcd_rule));
m(op.addcmul__op, pointwise.addcmul__meta);
m(op.addcmul_out_op, pointwise.addcmul_out_meta);
m(op.addcdiv__op, pointwise.addcdiv__meta);
m(op.addcdiv_out_op, pointwise.addcdiv_out_meta);
m(op.lerp__Scalar_op, pointwise.lerp__Scalar_meta);
m(op.lerp_Scalar_out_op, pointwise.lerp_Scalar_out_meta);
m(op.lerp__Tensor_op, pointwise.lerp__Tensor_meta);
m(op.lerp_Tensor_out_op, pointwise.lerp_Tensor_out_meta);
m(op.eq__Tensor_op, pointwiseForm(op.eq__Tensor_op, 2, "meta", binaryInPlace, rules.eq_Tensor_rule));
m(op.eq_Tensor_out_op, pointwiseOut(op.eq_Tensor_out_op, 3, "meta", binaryOut, rules.eq_Tensor_rule));
m(op.eq__Scalar_op, pointwiseForm(op.eq__Scalar_op, 2, "meta", unaryInPlace, rules.eq_Scalar_rule));
m(op.eq_Scalar_out_op, pointwiseOut(op.eq_Scalar_out_op, 3, "meta", unaryOut, rules.eq_Scalar_rule));
m(op.ne__Tensor_op, pointwiseForm(op.ne__Tensor_op, 2, "meta", binaryInPlace, rules.ne_Tensor_rule));
m(op.ne_Tensor_out_op, pointwiseOut(op.ne_Tensor_out_op, 3, "meta", binaryOut, rules.ne_Tensor_rule));
m(op.ne__Scalar_op, pointwiseForm(op.ne__Scalar_op, 2, "meta", unaryInPlace, rules.ne_Scalar_rule));
m(op.ne_Scalar_out_op, pointwiseOut(op.ne_Scalar_out_op, 3, "meta", unaryOut, rules.ne_Scalar_rule));
m(op.lt__Tensor_op, pointwiseForm(op.lt__Tensor_op, 2, "meta", binaryInPlace, rules.lt_Tensor_rule));
m(op.lt_Tensor_out_op, pointwiseOut(op.lt_Tensor_out_op, 3, "meta", binaryOut, rules.lt_Tensor_rule));
m(op.lt__Scalar_op, pointwiseForm(op.lt__Scalar_op, 2, "meta", unaryInPlace, rules.lt_Scalar_rule));
m(op.lt_Scalar_out_op, pointwiseOut(op.lt_Scalar_out_op, 3, "meta", unaryOut, rules.lt_Scalar_rule));
m(op.le__Tensor_op, pointwiseForm(op.le__Tensor_op, 2, "meta", binaryInPlace, rules.le_Tensor_rule));
m(op.le_Tensor_out_op, pointwiseOut(op.le_Tensor_out_op, 3, "meta", binaryOut, rules.le_Tensor_rule));
m(op.le__Scalar_op, pointwiseForm(op.le__Scalar_op, 2, "meta", unaryInPlace, rules.le_Scalar_rule));
m(op.le_Scalar_out_op, pointwiseOut(op.le_Scalar_out_op, 3, "meta", unaryOut, rules.le_Scalar_rule));
m(op.gt__Tensor_op, pointwiseForm(op.gt__Tensor_op, 2, "meta", binaryInPlace, rules.gt_Tensor_rule));
m(op.gt_Tensor_out_op, pointwiseOut(op.gt_Tensor_out_op, 3, "meta", binaryOut, rules.gt_Tensor_rule));
m(op.gt__Scalar_op, pointwiseForm(op.gt__Scalar_op, 2, "meta", unaryInPlace, rules.gt_Scalar_rule));
m(op.gt_Scalar_out_op, pointwiseOut(op.gt_Scalar_out_op, 3, "meta", unaryOut, rules.gt_Scalar_rule));
m(op.ge__Tensor_op, pointwiseForm(op.ge__Tensor_op, 2, "meta", binaryInPlace, rules.ge_Tensor_rule));
m(op.ge_Tensor_out_op, pointwiseOut(op.ge_Tensor_out_op, 3, "meta", binaryOut, rules.ge_Tensor_rule));
m(op.ge__Scalar_op, pointwiseForm(op.ge__Scalar_op, 2, "meta", unaryInPlace, rules.ge_Scalar_rule));
m(op.ge_Scalar_out_op, pointwiseOut(op.ge_Scalar_out_op, 3, "meta", unaryOut, rules.ge_Scalar_rule));
m(op.logical_and__op, pointwiseForm(op.logical_and__op, 2, "meta", binaryInPlace, rules.logical_and_rule));
m(op.logical_and_out_op, pointwiseOut(op.logical_and_out_op, 3, "meta", binaryOut, rules.logical_and_rule));
m(op.logical_or__op, pointwiseForm(op.logical_or__op, 2, "meta", binaryInPlace, rules.logical_or_rule));
m(op.logical_or_out_op, pointwiseOut(op.logical_or_out_op, 3, "meta", binaryOut, rules.logical_or_rule));
m(op.logical_xor__op, pointwiseForm(op.logical_xor__op, 2, "meta", binaryInPlace, rules.logical_xor_rule));
m(op.logical_xor_out_op, pointwiseOut(op.logical_xor_out_op, 3, "meta", binaryOut, rules.logical_xor_rule));
m(op.bitwise_and__Tensor_op, pointwiseForm(op.bitwise_and__Tensor_op, 2, "meta", binaryInPlace, rules.bitwise_and_Tensor_rule));
m(op.bitwise_and_Tensor_out_op, pointwiseOut(op.bitwise_and_Tensor_out_op, 3, "meta", binaryOut, rules.bitwise_and_Tensor_rule));
m(op.bitwise_and__Scalar_op, pointwiseForm(op.bitwise_and__Scalar_op, 2, "meta", unaryInPlace, rules.bitwise_and_Scalar_rule));
m(op.bitwise_and_Scalar_out_op, pointwiseOut(op.bitwise_and_Scalar_out_op, 3, "meta", unaryOut, rules.bitwise_and_Scalar_rule));
m(op.bitwise_or__Tensor_op, pointwiseForm(op.bitwise_or__Tensor_op, 2, "meta", binaryInPlace, rules.bitwise_or_Tensor_rule));
m(op.bitwise_or_Tensor_out_op, pointwiseOut(op.bitwise_or_Tensor_out_op, 3, "meta", binaryOut, rules.bitwise_or_Tensor_rule));
m(op.bitwise_or__Scalar_op, pointwiseForm(op.bitwise_or__Scalar_op, 2, "meta", unaryInPlace, rules.bitwise_or_Scalar_rule));
m(op.bitwise_or_Scalar_out_op, pointwiseOut(op.bitwise_or_Scalar_out_op, 3, "meta", unaryOut, rules.bitwise_or_Scalar_rule));
m(op.bitwise_xor__Tensor_op, pointwiseForm(op.bitwise_xor__Tensor_op, 2, "meta", binaryInPlace, rules.bitwise_xor_Tensor_rule));
m(op.bitwise_xor_Tensor_out_op, pointwiseOut(op.bitwise_xor_Tensor_out_op, 3, "meta", binaryOut, rules.bitwise_xor_Tensor_rule));
m(op.bitwise_xor__Scalar_op, pointwiseForm(op.bitwise_xor__Scalar_op, 2, "meta", unaryInPlace, rules.bitwise_xor_Scalar_rule));
m(op.bitwise_xor_Scalar_out_op, pointwiseOut(op.bitwise_xor_Scalar_out_op, 3, "meta", unaryOut, rules.bitwise_xor_Scalar_rule));
m(op.bitwise_left_shift__Tensor_op, pointwiseForm(op.bitwise_left_shift__Tensor_op, 2, "meta", binaryInPlace, rules.bitwise_left_shift_Tensor_rule));
m(op.bitwise_left_shift_Tensor_out_op, pointwiseOut(op.bitwise_left_shift_Tensor_out_op, 3, "meta", binaryOut, rules.bitwise_left_shift_Tensor_rule));
m(op.bitwise_left_shift__Tensor_Scalar_op, pointwiseForm(op.bitwise_left_shift__Tensor_Scalar_op, 2, "meta", unaryInPlace, rules.bitwise_left_shift_Tensor_Scalar_rule));
m(op.bitwise_left_shift_Tensor_Scalar_out_op, pointwiseOut(op.bitwise_left_shift_Tensor_Scalar_out_op, 3, "meta", unaryOut, rules.bitwise_left_shift_Tensor_Scalar_rule));
m(op.bitwise_right_shift__Tensor_op, pointwiseForm(op.bitwise_right_shift__Tensor_op, 2, "meta", binaryInPlace, rules.bitwise_right_shift_Tensor_rule));
m(op.bitwise_right_shift_Tensor_out_op, pointwiseOut(op.bitwise_right_shift_Tensor_out_op, 3, "meta", binaryOut, rules.bitwise_right_shift_Tensor_rule));
m(op.bitwise_right_shift__Tensor_Scalar_op, pointwiseForm(op.bitwise_right_shift__Tensor_Scalar_op, 2, "meta", unaryInPlace, rules.bitwise_right_shift_Tensor_Scalar_rule));
m(op.bitwise_right_shift_Tensor_Scalar_out_op, pointwiseOut(op.bitwise_right_shift_Tensor_Scalar_out_op, 3, "meta", unaryOut, rules.bitwise_right_shift_Tensor_Scalar_rule));
m(op.maximum_out_op, pointwiseOut(op.maximum_out_op, 3, "meta", binaryOut, rules.maximum_rule));
m(op.minimum_out_op, pointwiseOut(op.minimum_out_op, 3, "meta", binaryOut, rules.minimum_rule));
m(op.fmax_out_op, pointwiseOut(op.fmax_out_op, 3, "meta", binaryOut, rules.fmax_rule));
m(op.fmin_out_op, pointwiseOut(op.fmin_out_op, 3, "meta", binaryOut, rules.fmin_rule));
m(op.where_self_out_op, pointwise.where_self_out_meta);
m(op.clamp__op, pointwise.clamp__meta);
m(op.clamp_out_op, pointwise.clamp_out_meta);
m(op.clamp_min__op, pointwise.clamp_min__meta);
m(op.clamp_min_out_op, pointwise.clamp_min_out_meta);
m(op.clamp_min__Tensor_op, pointwiseForm(op.clamp_min__Tensor_op, 2, "meta", binaryInPlace, rules.clamp_min_Tensor_rule));
m(op.clamp_min_Tensor_out_op, pointwiseOut(op.clamp_min_Tensor_out_op, 3, "meta", binaryOut, rules.clamp_min_Tensor_rule));
m(op.clamp_max__op, pointwise.clamp_max__meta);
m(op.clamp_max_out_op, pointwise.clamp_max_out_meta);
m(op.clamp_max__Tensor_op, pointwiseForm(op.clamp_max__Tensor_op, 2, "meta", binaryInPlace, rules.clamp_max_Tensor_rule));
m(op.clamp_max_Tensor_out_op, pointwiseOut(op.clamp_max_Tensor_out_op, 3, "meta", binaryOut, rules.clamp_max_Tensor_rule));
m(op.relu__op, pointwise.relu__meta);
m(op.leaky_relu__op, pointwiseForm(op.leaky_relu__op, 2, "meta", unaryInPlace, rules.leaky_relu_rule));
m(op.leaky_relu_out_op, pointwiseOut(op.leaky_relu_out_op, 3, "meta", unaryOut, rules.leaky_relu_rule));
m(op.elu__op, pointwiseForm(op.elu__op, 4, "meta", unaryInPlace, rules.elu_rule));
m(op.elu_out_op, pointwiseOut(op.elu_out_op, 5, "meta", unaryOut, rules.elu_rule));
m(op.gelu__op, pointwiseForm(op.gelu__op, 2, "meta", unaryInPlace, rules.gelu_rule));
m(op.gelu_out_op, pointwiseOut(op.gelu_out_op, 3, "meta", unaryOut, rules.gelu_rule));
m(op.silu__op, pointwiseForm(op.silu__op, 1, "meta", unaryInPlace, rules.silu_rule));
m(op.silu_out_op, pointwiseOut(op.silu_out_op, 2, "meta", unaryOut, rules.silu_rule));
m(op.mish__op, pointwiseForm(op.mish__op, 1, "meta", unaryInPlace, rules.mish_rule));
m(op.mish_out_op, pointwiseOut(op.mish_out_op, 2, "meta", unaryOut, rules.mish_rule));
m(op.hardsigmoid__op, pointwiseForm(op.hardsigmoid__op, 1, "meta", unaryInPlace, rules.hardsigmoid_rule));
m(op.hardsigmoid_out_op, pointwiseOut(op.hardsigmoid_out_op, 2, "meta", unaryOut, rules.hardsigmoid_rule));
m(op.hardswish__op, pointwiseForm(op.hardswish__op, 1, "meta", unaryInPlace, rules.hardswish_rule));
m(op.hardswish_out_op, pointwiseOut(op.hardswish_out_op, 2, "meta", unaryOut, rules.hardswish_rule));
m(op.softplus_out_op, pointwiseOut(op.softplus_out_op, 4, "meta", unaryOut, rules.softplus_rule));
m(op.hardtanh__op, pointwise.hardtanh__meta);
m(op.hardtanh_out_op, pointwise.hardtanh_out_meta);
m(op.threshold__op, pointwise.threshold__meta);
m(op.threshold_out_op, pointwise.threshold_out_meta);
m(op.hardshrink_out_op, pointwiseOut(op.hardshrink_out_op, 3, "meta", unaryOut, rules.hardshrink_rule));
m(op.softshrink_out_op, pointwise.softshrink_out_meta);
m(op.sigmoid_backward_grad_input_op, pointwiseOut(op.sigmoid_backward_grad_input_op, 3, "meta", binaryOut, rules.sigmoid_backward_rule));
m(op.tanh_backward_grad_input_op, pointwiseOut(op.tanh_backward_grad_input_op, 3, "meta", binaryOut, rules.tanh_backward_rule));
m(op.threshold_backward_grad_input_op, pointwiseOut(op.threshold_backward_grad_input_op, 4, "meta", binaryOut, rules.threshold_backward_rule));
m(op.leaky_relu_backward_grad_input_op, pointwise.leaky_relu_backward_grad_input_meta);
m(op.elu_backward_grad_input_op, pointwise.elu_backward_grad_input_meta);
m(op.gelu_backward_grad_input_op, pointwiseOut(op.gelu_backward_grad_input_op, 4, "meta", binaryOut, rules.gelu_backward_rule));
m(op.silu_backward_grad_input_op, pointwiseOut(op.silu_backward_grad_input_op, 3, "meta", binaryOut, rules.silu_backward_rule));
m(op.hardsigmoid_backward_grad_input_op, pointwiseOut(op.hardsigmoid_backward_grad_input_op, 3, "meta", binaryOut, rules.hardsigmoid_backward_rule));
m(op.softplus_backward_grad_input_op, pointwiseOut(op.softplus_backward_grad_input_op, 5, "meta", binaryOut, rules.softplus_backward_rule));
m(op.hardtanh_backward_grad_input_op, pointwiseOut(op.hardtanh_backward_grad_input_op, 5, "meta", binaryOut, rules.hardtanh_backward_rule));
m(op.hardshrink_backward_grad_input_op, pointwiseOut(op.hardshrink_backward_grad_input_op, 4, "meta", binaryOut, rules.hardshrink_backward_rule));
m(op.softshrink_backward_grad_input_op, pointwiseOut(op.softshrink_backward_grad_input_op, 4, "meta", binaryOut, rules.softshrink_backward_rule));
m(op.log_sigmoid_backward_grad_input_op, pointwise.log_sigmoid_backward_grad_input_meta);
m(op.logit_backward_grad_input_op, pointwiseOut(op.logit_backward_grad_input_op, 4, "meta", binaryOut, rules.logit_backward_rule));
m(op.i0__op, pointwiseForm(op.i0__op, 1, "meta", unaryInPlace, rules.i0_rule));
m(op.i0_out_op, pointwiseOut(op.i0_out_op, 2, "meta", unaryOut, rules.i0_rule));
m(op.special_i0e_out_op, pointwiseOut(op.special_i0e_out_op, 2, "meta", unaryOut, rules.special_i0e_rule));
m(op.special_i1_out_op, pointwiseOut(op.special_i1_out_op, 2, "meta", unaryOut, rules.special_i1_rule));
m(op.special_i1e_out_op, pointwiseOut(op.special_i1e_out_op, 2, "meta", unaryOut, rules.special_i1e_rule));
m(op.special_entr_out_op, pointwiseOut(op.special_entr_out_op, 2, "meta", unaryOut, rules.special_entr_rule));
m(op.special_ndtri_out_op, pointwiseOut(op.special_ndtri_out_op, 2, "meta", unaryOut, rules.special_ndtri_rule));
m(op.special_log_ndtr_out_op, pointwiseOut(op.special_log_ndtr_out_op, 2, "meta", unaryOut, rules.special_log_ndtr_rule));
m(op.special_erfcx_out_op, pointwiseOut(op.special_erfcx_out_op, 2, "meta", unaryOut, rules.special_erfcx_rule));
m(op.special_xlog1py_out_op, pointwiseOut(op.special_xlog1py_out_op, 3, "meta", binaryOut, rules.special_xlog1py_rule));
m(op.special_xlog1py_self_scalar_out_op, pointwise.special_xlog1py_self_scalar_out_meta);
m(op.special_xlog1py_other_scalar_out_op, pointwiseOut(op.special_xlog1py_other_scalar_out_op, 3, "meta", unaryOut, rules.special_xlog1py_other_scalar_rule));
m(op.special_zeta_out_op, pointwiseOut(op.special_zeta_out_op, 3, "meta", binaryOut, rules.special_zeta_rule));
m(op.special_zeta_self_scalar_out_op, pointwise.special_zeta_self_scalar_out_meta);
m(op.special_zeta_other_scalar_out_op, pointwiseOut(op.special_zeta_other_scalar_out_op, 3, "meta", unaryOut, rules.special_zeta_other_scalar_rule));
m(op.igamma__op, pointwiseForm(op.igamma__op, 2, "meta", binaryInPlace, rules.igamma_rule));
m(op.igamma_out_op, pointwiseOut(op.igamma_out_op, 3, "meta", binaryOut, rules.igamma_rule));
m(op.igammac__op, pointwiseForm(op.igammac__op, 2, "meta", binaryInPlace, rules.igammac_rule));
m(op.igammac_out_op, pointwiseOut(op.igammac_out_op, 3, "meta", binaryOut, rules.igammac_rule));
m(op.nextafter__op, pointwiseForm(op.nextafter__op, 2, "meta", binaryInPlace, rules.nextafter_rule));
m(op.nextafter_out_op, pointwiseOut(op.nextafter_out_op, 3, "meta", binaryOut, rules.nextafter_rule));
m(op.lcm__op, pointwiseForm(op.lcm__op, 2, "meta", binaryInPlace, rules.lcm_rule));
m(op.lcm_out_op, pointwiseOut(op.lcm_out_op, 3, "meta", binaryOut, rules.lcm_rule));
m(op.angle_out_op, pointwiseOut(op.angle_out_op, 2, "meta", unaryOut, rules.angle_rule));
m(op.special_airy_ai_out_op, pointwiseOut(op.special_airy_ai_out_op, 2, "meta", unaryOut, rules.special_airy_ai_rule));
m(op.special_bessel_j0_out_op, pointwiseOut(op.special_bessel_j0_out_op, 2, "meta", unaryOut, rules.special_bessel_j0_rule));
m(op.special_bessel_j1_out_op, pointwiseOut(op.special_bessel_j1_out_op, 2, "meta", unaryOut, rules.special_bessel_j1_rule));
m(op.special_bessel_y0_out_op, pointwiseOut(op.special_bessel_y0_out_op, 2, "meta", unaryOut, rules.special_bessel_y0_rule));
m(op.special_bessel_y1_out_op, pointwiseOut(op.special_bessel_y1_out_op, 2, "meta", unaryOut, rules.special_bessel_y1_rule));
m(op.special_modified_bessel_i0_out_op, pointwiseOut(op.special_modified_bessel_i0_out_op, 2, "meta", unaryOut, rules.special_modified_bessel_i0_rule));
m(op.special_modified_bessel_i1_out_op, pointwiseOut(op.special_modified_bessel_i1_out_op, 2, "meta", unaryOut, rules.special_modified_bessel_i1_rule));
m(op.special_modified_bessel_k0_out_op, pointwiseOut(op.special_modified_bessel_k0_out_op, 2, "meta", unaryOut, rules.special_modified_bessel_k0_rule));
m(op.special_modified_bessel_k1_out_op, pointwiseOut(op.special_modified_bessel_k1_out_op, 2, "meta", unaryOut, rules.special_modified_bessel_k1_rule));
m(op.special_scaled_modified_bessel_k0_out_op, pointwiseOut(op.special_scaled_modified_bessel_k0_out_op, 2, "meta", unaryOut, rules.special_scaled_modified_bessel_k0_rule));
m(op.special_scaled_modified_bessel_k1_out_op, pointwiseOut(op.special_scaled_modified_bessel_k1_out_op, 2, "meta", unaryOut, rules.special_scaled_modified_bessel_k1_rule));
m(op.special_spherical_bessel_j0_out_op, pointwiseOut(op.special_spherical_bessel_j0_out_op, 2, "meta", unaryOut, rules.special_spherical_bessel_j0_rule));
m(op.special_chebyshev_polynomial_t_out_op, pointwiseOut(op.special_chebyshev_polynomial_t_out_op, 3, "meta", binaryOut, rules.special_chebyshev_polynomial_t_rule));
m(op.special_chebyshev_polynomial_t_x_scalar_out_op, pointwise.special_chebyshev_polynomial_t_x_scalar_out_meta);
m(op.special_chebyshev_polynomial_t_n_scalar_out_op, pointwiseOut(op.special_chebyshev_polynomial_t_n_scalar_out_op, 3, "meta", unaryOut, rules.special_chebyshev_polynomial_t_n_scalar_rule));
m(op.special_chebyshev_polynomial_u_out_op, pointwiseOut(op.special_chebyshev_polynomial_u_out_op, 3, "meta", binaryOut, rules.special_chebyshev_polynomial_u_rule));
m(op.special_chebyshev_polynomial_u_x_scalar_out_op, pointwise.special_chebyshev_polynomial_u_x_scalar_out_meta);
m(op.special_chebyshev_polynomial_u_n_scalar_out_op, pointwiseOut(op.special_chebyshev_polynomial_u_n_scalar_out_op, 3, "meta", unaryOut, rules.special_chebyshev_polynomial_u_n_scalar_rule));
m(op.special_chebyshev_polynomial_v_out_op, pointwiseOut(op.special_chebyshev_polynomial_v_out_op, 3, "meta", binaryOut, rules.special_chebyshev_polynomial_v_rule));
m(op.special_chebyshev_polynomial_v_x_scalar_out_op, pointwise.special_chebyshev_polynomial_v_x_scalar_out_meta);
m(op.special_chebyshev_polynomial_v_n_scalar_out_op, pointwiseOut(op.special_chebyshev_polynomial_v_n_scalar_out_op, 3, "meta", unaryOut, rules.special_chebyshev_polynomial_v_n_scalar_rule));
m(op.special_chebyshev_polynomial_w_out_op, pointwiseOut(op.special_chebyshev_polynomial_w_out_op, 3, "meta", binaryOut, rules.special_chebyshev_polynomial_w_rule));
m(op.special_chebyshev_polynomial_w_x_scalar_out_op, pointwise.special_chebyshev_polynomial_w_x_scalar_out_meta);
m(op.special_chebyshev_polynomial_w_n_scalar_out_op, pointwiseOut(op.special_chebyshev_polynomial_w_n_scalar_out_op, 3, "meta", unaryOut, rules.special_chebyshev_polynomial_w_n_scalar_rule));
m(op.special_hermite_polynomial_h_out_op, pointwiseOut(op.special_hermite_polynomial_h_out_op, 3, "meta", binaryOut, rules.special_hermite_polynomial_h_rule));
m(op.special_hermite_polynomial_h_x_scalar_out_op, pointwise.special_hermite_polynomial_h_x_scalar_out_meta);
m(op.special_hermite_polynomial_h_n_scalar_out_op, pointwiseOut(op.special_hermite_polynomial_h_n_scalar_out_op, 3, "meta", unaryOut, rules.special_hermite_polynomial_h_n_scalar_rule));
m(op.special_hermite_polynomial_he_out_op, pointwiseOut(op.special_hermite_polynomial_he_out_op, 3, "meta", binaryOut, rules.special_hermite_polynomial_he_rule));
m(op.special_hermite_polynomial_he_x_scalar_out_op, pointwise.special_hermite_polynomial_he_x_scalar_out_meta);
m(op.special_hermite_polynomial_he_n_scalar_out_op, pointwiseOut(op.special_hermite_polynomial_he_n_scalar_out_op, 3, "meta", unaryOut, rules.special_hermite_polynomial_he_n_scalar_rule));
m(op.special_laguerre_polynomial_l_out_op, pointwiseOut(op.special_laguerre_polynomial_l_out_op, 3, "meta", binaryOut, rules.special_laguerre_polynomial_l_rule));
m(op.special_laguerre_polynomial_l_x_scalar_out_op, pointwise.special_laguerre_polynomial_l_x_scalar_out_meta);
m(op.special_laguerre_polynomial_l_n_scalar_out_op, pointwiseOut(op.special_laguerre_polynomial_l_n_scalar_out_op, 3, "meta", unaryOut, rules.special_laguerre_polynomial_l_n_scalar_rule));
m(op.special_legendre_polynomial_p_out_op, pointwiseOut(op.special_legendre_polynomial_p_out_op, 3, "meta", binaryOut, rules.special_legendre_polynomial_p_rule));
m(op.special_legendre_polynomial_p_x_scalar_out_op, pointwise.special_legendre_polynomial_p_x_scalar_out_meta);
m(op.special_legendre_polynomial_p_n_scalar_out_op, pointwiseOut(op.special_legendre_polynomial_p_n_scalar_out_op, 3, "meta", unaryOut, rules.special_legendre_polynomial_p_n_scalar_rule));
m(op.special_shifted_chebyshev_polynomial_t_out_op, pointwiseOut(op.special_shifted_chebyshev_polynomial_t_out_op, 3, "meta", binaryOut, rules.special_shifted_chebyshev_polynomial_t_rule));
m(op.special_shifted_chebyshev_polynomial_t_x_scalar_out_op, pointwise.special_shifted_chebyshev_polynomial_t_x_scalar_out_meta);
m(op.special_shifted_chebyshev_polynomial_t_n_scalar_out_op, pointwiseOut(op.special_shifted_chebyshev_polynomial_t_n_scalar_out_op, 3, "meta", unaryOut, rules.special_shifted_chebyshev_polynomial_t_n_scalar_rule));
m(op.special_shifted_chebyshev_polynomial_u_out_op, pointwiseOut(op.special_shifted_chebyshev_polynomial_u_out_op, 3, "meta", binaryOut, rules.special_shifted_chebyshev_polynomial_u_rule));
m(op.special_shifted_chebyshev_polynomial_u_x_scalar_out_op, pointwise.special_shifted_chebyshev_polynomial_u_x_scalar_out_meta);
m(op.special_shifted_chebyshev_polynomial_u_n_scalar_out_op, pointwiseOut(op.special_shifted_chebyshev_polynomial_u_n_scalar_out_op, 3, "meta", unaryOut, rules.special_shifted_chebyshev_polynomial_u_n_scalar_rule));
m(op.special_shifted_chebyshev_polynomial_v_out_op, pointwiseOut(op.special_shifted_chebyshev_polynomial_v_out_op, 3, "meta", binaryOut, rules.special_shifted_chebyshev_polynomial_v_rule));
m(op.special_shifted_chebyshev_polynomial_v_x_scalar_out_op, pointwise.special_shifted_chebyshev_polynomial_v_x_scalar_out_meta);
m(op.special_shifted_chebyshev_polynomial_v_n_scalar_out_op, pointwiseOut(op.special_shifted_chebyshev_polynomial_v_n_scalar_out_op, 3, "meta", unaryOut, rules.special_shifted_chebyshev_polynomial_v_n_scalar_rule));
m(op.special_shifted_chebyshev_polynomial_w_out_op, pointwiseOut(op.special_shifted_chebyshev_polynomial_w_out_op, 3, "meta", binaryOut, rules.special_shifted_chebyshev_polynomial_w_rule));
m(op.special_shifted_chebyshev_polynomial_w_x_scalar_out_op, pointwise.special_shifted_chebyshev_polynomial_w_x_scalar_out_meta);
m(op.special_shifted_chebyshev_polynomial_w_n_scalar_out_op, pointwiseOut(op.special_shifted_chebyshev_polynomial_w_n_scalar_out_op, 3, "meta", unaryOut, rules.special_shifted_chebyshev_polynomial_w_n_scalar_rule));
