// @generated from native_functions.yaml by `npm run codegen`. Do not edit.
// Importing this file gives the operators their CPU kernels.

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
  _local_scalar_dense_cpu,
  fill__Scalar_cpu,
  zero__cpu,
} from "../../runtime/kernels/cpu/conversion.js";
import {
  col2im_cpu,
  convolution_backward_cpu,
  convolution_cpu,
  im2col_cpu,
} from "../../runtime/kernels/cpu/convolution.js";
import {
  _ctc_loss_backward_cpu,
  _ctc_loss_cpu,
} from "../../runtime/kernels/cpu/ctc-loss.js";
import {
  _cdist_backward_cpu,
  _cdist_forward_cpu,
  _pdist_backward_cpu,
  _pdist_forward_cpu,
} from "../../runtime/kernels/cpu/distance.js";
import {
  _sample_dirichlet_cpu,
  _standard_gamma_cpu,
  binomial_cpu,
  cauchy__cpu,
  geometric__cpu,
  log_normal__cpu,
  poisson_cpu,
} from "../../runtime/kernels/cpu/distributions.js";
import {
  linalg_eig_cpu,
  linalg_eigvals_out_cpu,
} from "../../runtime/kernels/cpu/eigen.js";
import {
  _embedding_bag_dense_backward_cpu,
  _embedding_bag_per_sample_weights_backward_cpu,
  embedding_renorm__cpu,
} from "../../runtime/kernels/cpu/embedding-bag.js";
import {
  arange_start_out_cpu,
  linspace_out_cpu,
  logspace_out_cpu,
  range_out_cpu,
} from "../../runtime/kernels/cpu/factories.js";
import {
  _fft_c2c_cpu,
  _fft_c2r_cpu,
  _fft_r2c_cpu,
} from "../../runtime/kernels/cpu/fourier.js";
import {
  fractional_max_pool_backward_cpu,
} from "../../runtime/kernels/cpu/fractional-pooling.js";
import {
  frexp_Tensor_cpu,
} from "../../runtime/kernels/cpu/frexp.js";
import {
  index_fill__int_Scalar_cpu,
  masked_fill__Scalar_cpu,
  masked_scatter__cpu,
  put__cpu,
  repeat_interleave_Tensor_cpu,
} from "../../runtime/kernels/cpu/gather-scatter.js";
import {
  grid_sampler_2d_backward_cpu,
  grid_sampler_2d_cpu,
  grid_sampler_3d_backward_cpu,
  grid_sampler_3d_cpu,
} from "../../runtime/kernels/cpu/grid-sampler.js";
import {
  _histogramdd_bin_edges_cpu,
  _histogramdd_from_bin_cts_cpu,
  _histogramdd_from_bin_tensors_cpu,
  histogram_bin_ct_cpu,
  histogram_bins_tensor_cpu,
} from "../../runtime/kernels/cpu/histogram.js";
import {
  _index_put_impl__cpu,
  index_Tensor_cpu,
  masked_select_cpu,
  masked_select_out_cpu,
} from "../../runtime/kernels/cpu/indexing.js";
import {
  _linalg_det_cpu,
  _linalg_eigh_cpu,
  _linalg_slogdet_cpu,
  _linalg_solve_ex_cpu,
  _linalg_svd_cpu,
  cholesky_cpu,
  cholesky_inverse_cpu,
  geqrf_cpu,
  linalg_cholesky_ex_cpu,
  linalg_householder_product_cpu,
  linalg_inv_ex_cpu,
  linalg_lu_cpu,
  linalg_lu_factor_ex_cpu,
  linalg_lu_solve_cpu,
  linalg_matrix_exp_cpu,
  linalg_qr_cpu,
  linalg_solve_triangular_cpu,
  lu_unpack_cpu,
  triangular_solve_cpu,
} from "../../runtime/kernels/cpu/linalg.js";
import {
  multi_margin_loss_backward_cpu,
  multi_margin_loss_cpu,
  multilabel_margin_loss_backward_cpu,
  multilabel_margin_loss_forward_cpu,
} from "../../runtime/kernels/cpu/margin-losses.js";
import {
  dot_cpu,
} from "../../runtime/kernels/cpu/matmul.js";
import {
  native_batch_norm_backward_cpu,
  native_batch_norm_cpu,
  native_group_norm_backward_cpu,
  native_group_norm_cpu,
  native_layer_norm_backward_cpu,
  native_layer_norm_cpu,
} from "../../runtime/kernels/cpu/normalization.js";
import {
  _fused_adam__cpu,
  _fused_adamw__cpu,
  _fused_sgd__cpu,
} from "../../runtime/kernels/cpu/optimizers.js";
import {
  _adaptive_avg_pool2d_backward_cpu,
  _adaptive_avg_pool2d_cpu,
  _adaptive_avg_pool3d_backward_cpu,
  _adaptive_avg_pool3d_cpu,
  adaptive_max_pool2d_cpu,
  adaptive_max_pool3d_cpu,
  avg_pool2d_backward_cpu,
  avg_pool2d_cpu,
  avg_pool3d_backward_cpu,
  avg_pool3d_cpu,
  max_pool2d_with_indices_cpu,
  max_pool3d_with_indices_cpu,
  max_unpool2d_cpu,
  max_unpool3d_cpu,
} from "../../runtime/kernels/cpu/pooling.js";
import {
  bernoulli__Tensor_cpu,
  bernoulli__float_cpu,
  bernoulli_out_cpu,
  exponential__cpu,
  multinomial_cpu,
  multinomial_out_cpu,
  normal__cpu,
  random__cpu,
  random__from_cpu,
  random__to_cpu,
  randperm_generator_out_cpu,
  uniform__cpu,
} from "../../runtime/kernels/cpu/random.js";
import {
  equal_cpu,
} from "../../runtime/kernels/cpu/reductions.js";
import {
  rrelu_with_noise__cpu,
  rrelu_with_noise_cpu,
  rrelu_with_noise_out_cpu,
} from "../../runtime/kernels/cpu/rrelu.js";
import {
  _unique2_cpu,
  _unique_cpu,
  unique_consecutive_cpu,
  unique_dim_cpu,
} from "../../runtime/kernels/cpu/search.js";
import {
  _segment_reduce_backward_cpu,
  segment_reduce_cpu,
} from "../../runtime/kernels/cpu/segments.js";
import {
  nonzero_cpu,
  nonzero_out_cpu,
  nonzero_static_cpu,
} from "../../runtime/kernels/cpu/selection.js";
import {
  bincount_cpu,
  median_cpu,
  nanmedian_cpu,
} from "../../runtime/kernels/cpu/statistics.js";
import {
  linalg_ldl_factor_ex_cpu,
  linalg_ldl_solve_cpu,
  ormqr_cpu,
} from "../../runtime/kernels/cpu/symmetric.js";
import {
  pointwiseOut,
} from "../../runtime/kernels/pointwise/forms.js";
import * as calls from "../calls.js";
import {
  binaryOut,
  unaryOut,
} from "../loops/runners.js";
import * as op from "../operators.js";
import * as pointwise from "../pointwise/cpu.js";
import * as rules from "../pointwise/rules.js";
import * as structured from "../structured/cpu.js";

const m = kernelsFor("CPU", "generated/register/cpu.ts");

m(op.abs_op, pointwise.abs_cpu, pointwise.abs_loops);
m(op.neg_op, pointwise.neg_cpu, pointwise.neg_loops);
m(op.sign_op, pointwise.sign_cpu, pointwise.sign_loops);
m(op.sgn_op, pointwise.sgn_cpu, pointwise.sgn_loops);
m(op.signbit_op, pointwise.signbit_cpu, pointwise.signbit_loops);
m(op.exp_op, pointwise.exp_cpu, pointwise.exp_loops);
m(op.expm1_op, pointwise.expm1_cpu, pointwise.expm1_loops);
m(op.exp2_op, pointwise.exp2_cpu, pointwise.exp2_loops);
m(op.log_op, pointwise.log_cpu, pointwise.log_loops);
m(op.log1p_op, pointwise.log1p_cpu, pointwise.log1p_loops);
m(op.log2_op, pointwise.log2_cpu, pointwise.log2_loops);
m(op.log10_op, pointwise.log10_cpu, pointwise.log10_loops);
m(op.sqrt_op, pointwise.sqrt_cpu, pointwise.sqrt_loops);
m(op.rsqrt_op, pointwise.rsqrt_cpu, pointwise.rsqrt_loops);
m(op.sin_op, pointwise.sin_cpu, pointwise.sin_loops);
m(op.cos_op, pointwise.cos_cpu, pointwise.cos_loops);
m(op.tan_op, pointwise.tan_cpu, pointwise.tan_loops);
m(op.asin_op, pointwise.asin_cpu, pointwise.asin_loops);
m(op.acos_op, pointwise.acos_cpu, pointwise.acos_loops);
m(op.atan_op, pointwise.atan_cpu, pointwise.atan_loops);
m(op.sinh_op, pointwise.sinh_cpu, pointwise.sinh_loops);
m(op.cosh_op, pointwise.cosh_cpu, pointwise.cosh_loops);
m(op.tanh_op, pointwise.tanh_cpu, pointwise.tanh_loops);
m(op.asinh_op, pointwise.asinh_cpu, pointwise.asinh_loops);
m(op.acosh_op, pointwise.acosh_cpu, pointwise.acosh_loops);
m(op.atanh_op, pointwise.atanh_cpu, pointwise.atanh_loops);
m(op.erf_op, pointwise.erf_cpu, pointwise.erf_loops);
m(op.erfc_op, pointwise.erfc_cpu, pointwise.erfc_loops);
m(op.erfinv_op, pointwise.erfinv_cpu, pointwise.erfinv_loops);
m(op.lgamma_op, pointwise.lgamma_cpu, pointwise.lgamma_loops);
m(op.digamma_op, pointwise.digamma_cpu, pointwise.digamma_loops);
m(op.sigmoid_op, pointwise.sigmoid_cpu, pointwise.sigmoid_loops);
m(op.polygamma_op, pointwise.polygamma_cpu, pointwise.polygamma_loops);
m(op.reciprocal_op, pointwise.reciprocal_cpu, pointwise.reciprocal_loops);
m(op.floor_op, pointwise.floor_cpu, pointwise.floor_loops);
m(op.ceil_op, pointwise.ceil_cpu, pointwise.ceil_loops);
m(op.trunc_op, pointwise.trunc_cpu, pointwise.trunc_loops);
m(op.round_op, pointwise.round_cpu, pointwise.round_loops);
m(op.round_decimals_op, pointwise.round_decimals_cpu, pointwise.round_decimals_loops);
m(op.frac_op, pointwise.frac_cpu, pointwise.frac_loops);
m(op.sinc_op, pointwise.sinc_cpu, pointwise.sinc_loops);
m(op.deg2rad_op, pointwise.deg2rad_cpu, pointwise.deg2rad_loops);
m(op.rad2deg_op, pointwise.rad2deg_cpu, pointwise.rad2deg_loops);
m(op.logit_op, pointwise.logit_cpu, pointwise.logit_loops);
m(op.nan_to_num_op, pointwise.nan_to_num_cpu, pointwise.nan_to_num_loops);
m(op.isnan_op, pointwise.isnan_cpu, pointwise.isnan_loops);
m(op.isinf_op, pointwise.isinf_cpu, pointwise.isinf_loops);
m(op.isfinite_op, pointwise.isfinite_cpu, pointwise.isfinite_loops);
m(op.isposinf_op, pointwise.isposinf_cpu, pointwise.isposinf_loops);
m(op.isneginf_op, pointwise.isneginf_cpu, pointwise.isneginf_loops);
m(op.logical_not_op, pointwise.logical_not_cpu, pointwise.logical_not_loops);
m(op.bitwise_not_op, pointwise.bitwise_not_cpu, pointwise.bitwise_not_loops);
m(op.add_Tensor_op, pointwise.add_Tensor_cpu, pointwise.add_Tensor_loops);
m(op.add_Scalar_op, pointwise.add_Scalar_cpu, pointwise.add_Scalar_loops);
m(op.sub_Tensor_op, pointwise.sub_Tensor_cpu, pointwise.sub_Tensor_loops);
m(op.sub_Scalar_op, pointwise.sub_Scalar_cpu, pointwise.sub_Scalar_loops);
m(op.rsub_Scalar_op, pointwise.rsub_Scalar_cpu, pointwise.rsub_Scalar_loops);
m(op.mul_Tensor_op, pointwise.mul_Tensor_cpu, pointwise.mul_Tensor_loops);
m(op.mul_Scalar_op, pointwise.mul_Scalar_cpu, pointwise.mul_Scalar_loops);
m(op.div_Tensor_op, pointwise.div_Tensor_cpu, pointwise.div_Tensor_loops);
m(op.div_Scalar_op, pointwise.div_Scalar_cpu, pointwise.div_Scalar_loops);
m(op.div_Tensor_mode_op, pointwise.div_Tensor_mode_cpu, pointwise.div_Tensor_mode_loops);
m(op.div_Scalar_mode_op, pointwise.div_Scalar_mode_cpu, pointwise.div_Scalar_mode_loops);
m(op.floor_divide_op, pointwise.floor_divide_cpu, pointwise.floor_divide_loops);
m(op.floor_divide_Scalar_op, pointwise.floor_divide_Scalar_cpu, pointwise.floor_divide_Scalar_loops);
m(op.remainder_Tensor_op, pointwise.remainder_Tensor_cpu, pointwise.remainder_Tensor_loops);
m(op.remainder_Scalar_op, pointwise.remainder_Scalar_cpu, pointwise.remainder_Scalar_loops);
m(op.fmod_Tensor_op, pointwise.fmod_Tensor_cpu, pointwise.fmod_Tensor_loops);
m(op.fmod_Scalar_op, pointwise.fmod_Scalar_cpu, pointwise.fmod_Scalar_loops);
m(op.remainder_Scalar_Tensor_op, pointwise.remainder_Scalar_Tensor_cpu, pointwise.remainder_Scalar_Tensor_loops);
m(op.pow_Tensor_Tensor_op, pointwise.pow_Tensor_Tensor_cpu, pointwise.pow_Tensor_Tensor_loops);
m(op.pow_Tensor_Scalar_op, pointwise.pow_Tensor_Scalar_cpu, pointwise.pow_Tensor_Scalar_loops);
m(op.pow_Scalar_op, pointwise.pow_Scalar_cpu, pointwise.pow_Scalar_loops);
m(op.atan2_op, pointwise.atan2_cpu, pointwise.atan2_loops);
m(op.hypot_op, pointwise.hypot_cpu, pointwise.hypot_loops);
m(op.copysign_Tensor_op, pointwise.copysign_Tensor_cpu, pointwise.copysign_Tensor_loops);
m(op.copysign_Scalar_op, pointwise.copysign_Scalar_cpu, pointwise.copysign_Scalar_loops);
m(op.xlogy_Tensor_op, pointwise.xlogy_Tensor_cpu, pointwise.xlogy_Tensor_loops);
m(op.xlogy_Scalar_Self_op, pointwise.xlogy_Scalar_Self_cpu, pointwise.xlogy_Scalar_Self_loops);
m(op.xlogy_Scalar_Other_op, pointwise.xlogy_Scalar_Other_cpu, pointwise.xlogy_Scalar_Other_loops);
m(op.logaddexp_op, pointwise.logaddexp_cpu, pointwise.logaddexp_loops);
m(op.logaddexp2_op, pointwise.logaddexp2_cpu, pointwise.logaddexp2_loops);
m(op.heaviside_op, pointwise.heaviside_cpu, pointwise.heaviside_loops);
m(op.gcd_op, pointwise.gcd_cpu, pointwise.gcd_loops);
m(op.addcmul_op, pointwise.addcmul_cpu, pointwise.addcmul_loops);
m(op.addcdiv_op, pointwise.addcdiv_cpu, pointwise.addcdiv_loops);
m(op.lerp_Scalar_op, pointwise.lerp_Scalar_cpu, pointwise.lerp_Scalar_loops);
m(op.lerp_Tensor_op, pointwise.lerp_Tensor_cpu, pointwise.lerp_Tensor_loops);
m(op.eq_Tensor_op, pointwise.eq_Tensor_cpu, pointwise.eq_Tensor_loops);
m(op.eq_Scalar_op, pointwise.eq_Scalar_cpu, pointwise.eq_Scalar_loops);
m(op.ne_Tensor_op, pointwise.ne_Tensor_cpu, pointwise.ne_Tensor_loops);
m(op.ne_Scalar_op, pointwise.ne_Scalar_cpu, pointwise.ne_Scalar_loops);
m(op.lt_Tensor_op, pointwise.lt_Tensor_cpu, pointwise.lt_Tensor_loops);
m(op.lt_Scalar_op, pointwise.lt_Scalar_cpu, pointwise.lt_Scalar_loops);
m(op.le_Tensor_op, pointwise.le_Tensor_cpu, pointwise.le_Tensor_loops);
m(op.le_Scalar_op, pointwise.le_Scalar_cpu, pointwise.le_Scalar_loops);
m(op.gt_Tensor_op, pointwise.gt_Tensor_cpu, pointwise.gt_Tensor_loops);
m(op.gt_Scalar_op, pointwise.gt_Scalar_cpu, pointwise.gt_Scalar_loops);
m(op.ge_Tensor_op, pointwise.ge_Tensor_cpu, pointwise.ge_Tensor_loops);
m(op.ge_Scalar_op, pointwise.ge_Scalar_cpu, pointwise.ge_Scalar_loops);
m(op.logical_and_op, pointwise.logical_and_cpu, pointwise.logical_and_loops);
m(op.logical_or_op, pointwise.logical_or_cpu, pointwise.logical_or_loops);
m(op.logical_xor_op, pointwise.logical_xor_cpu, pointwise.logical_xor_loops);
m(op.bitwise_and_Tensor_op, pointwise.bitwise_and_Tensor_cpu, pointwise.bitwise_and_Tensor_loops);
m(op.bitwise_and_Scalar_op, pointwise.bitwise_and_Scalar_cpu, pointwise.bitwise_and_Scalar_loops);
m(op.bitwise_and_Scalar_Tensor_op, pointwise.bitwise_and_Scalar_Tensor_cpu, pointwise.bitwise_and_Scalar_Tensor_loops);
m(op.bitwise_or_Tensor_op, pointwise.bitwise_or_Tensor_cpu, pointwise.bitwise_or_Tensor_loops);
m(op.bitwise_or_Scalar_op, pointwise.bitwise_or_Scalar_cpu, pointwise.bitwise_or_Scalar_loops);
m(op.bitwise_or_Scalar_Tensor_op, pointwise.bitwise_or_Scalar_Tensor_cpu, pointwise.bitwise_or_Scalar_Tensor_loops);
m(op.bitwise_xor_Tensor_op, pointwise.bitwise_xor_Tensor_cpu, pointwise.bitwise_xor_Tensor_loops);
m(op.bitwise_xor_Scalar_op, pointwise.bitwise_xor_Scalar_cpu, pointwise.bitwise_xor_Scalar_loops);
m(op.bitwise_xor_Scalar_Tensor_op, pointwise.bitwise_xor_Scalar_Tensor_cpu, pointwise.bitwise_xor_Scalar_Tensor_loops);
m(op.bitwise_left_shift_Tensor_op, pointwise.bitwise_left_shift_Tensor_cpu, pointwise.bitwise_left_shift_Tensor_loops);
m(op.bitwise_left_shift_Tensor_Scalar_op, pointwise.bitwise_left_shift_Tensor_Scalar_cpu, pointwise.bitwise_left_shift_Tensor_Scalar_loops);
m(op.bitwise_left_shift_Scalar_Tensor_op, pointwise.bitwise_left_shift_Scalar_Tensor_cpu, pointwise.bitwise_left_shift_Scalar_Tensor_loops);
m(op.bitwise_right_shift_Tensor_op, pointwise.bitwise_right_shift_Tensor_cpu, pointwise.bitwise_right_shift_Tensor_loops);
m(op.bitwise_right_shift_Tensor_Scalar_op, pointwise.bitwise_right_shift_Tensor_Scalar_cpu, pointwise.bitwise_right_shift_Tensor_Scalar_loops);
m(op.bitwise_right_shift_Scalar_Tensor_op, pointwise.bitwise_right_shift_Scalar_Tensor_cpu, pointwise.bitwise_right_shift_Scalar_Tensor_loops);
m(op.maximum_op, pointwise.maximum_cpu, pointwise.maximum_loops);
m(op.minimum_op, pointwise.minimum_cpu, pointwise.minimum_loops);
m(op.fmax_op, pointwise.fmax_cpu, pointwise.fmax_loops);
m(op.fmin_op, pointwise.fmin_cpu, pointwise.fmin_loops);
m(op.where_self_op, pointwise.where_self_cpu, pointwise.where_self_loops);
m(op.clamp_op, pointwise.clamp_cpu, pointwise.clamp_loops);
m(op.clamp_min_op, pointwise.clamp_min_cpu, pointwise.clamp_min_loops);
m(op.clamp_min_Tensor_op, pointwise.clamp_min_Tensor_cpu, pointwise.clamp_min_Tensor_loops);
m(op.clamp_max_op, pointwise.clamp_max_cpu, pointwise.clamp_max_loops);
m(op.clamp_max_Tensor_op, pointwise.clamp_max_Tensor_cpu, pointwise.clamp_max_Tensor_loops);
m(op.relu_op, pointwise.relu_cpu, pointwise.relu_loops);
m(op.leaky_relu_op, pointwise.leaky_relu_cpu, pointwise.leaky_relu_loops);
m(op.elu_op, pointwise.elu_cpu, pointwise.elu_loops);
m(op.gelu_op, pointwise.gelu_cpu, pointwise.gelu_loops);
m(op.silu_op, pointwise.silu_cpu, pointwise.silu_loops);
m(op.mish_op, pointwise.mish_cpu, pointwise.mish_loops);
m(op.hardsigmoid_op, pointwise.hardsigmoid_cpu, pointwise.hardsigmoid_loops);
m(op.hardswish_op, pointwise.hardswish_cpu, pointwise.hardswish_loops);
m(op.softplus_op, pointwise.softplus_cpu, pointwise.softplus_loops);
m(op.hardtanh_op, pointwise.hardtanh_cpu, pointwise.hardtanh_loops);
m(op.threshold_op, pointwise.threshold_cpu, pointwise.threshold_loops);
m(op.hardshrink_op, pointwise.hardshrink_cpu, pointwise.hardshrink_loops);
m(op.softshrink_op, pointwise.softshrink_cpu, pointwise.softshrink_loops);
m(op.sigmoid_backward_op, pointwise.sigmoid_backward_cpu, pointwise.sigmoid_backward_loops);
m(op.tanh_backward_op, pointwise.tanh_backward_cpu, pointwise.tanh_backward_loops);
m(op.threshold_backward_op, pointwise.threshold_backward_cpu, pointwise.threshold_backward_loops);
m(op.leaky_relu_backward_op, pointwise.leaky_relu_backward_cpu, pointwise.leaky_relu_backward_loops);
m(op.elu_backward_op, pointwise.elu_backward_cpu, pointwise.elu_backward_loops);
m(op.gelu_backward_op, pointwise.gelu_backward_cpu, pointwise.gelu_backward_loops);
m(op.silu_backward_op, pointwise.silu_backward_cpu, pointwise.silu_backward_loops);
m(op.mish_backward_op, pointwise.mish_backward_cpu, pointwise.mish_backward_loops);
m(op.hardsigmoid_backward_op, pointwise.hardsigmoid_backward_cpu, pointwise.hardsigmoid_backward_loops);
m(op.hardswish_backward_op, pointwise.hardswish_backward_cpu, pointwise.hardswish_backward_loops);
m(op.softplus_backward_op, pointwise.softplus_backward_cpu, pointwise.softplus_backward_loops);
m(op.hardtanh_backward_op, pointwise.hardtanh_backward_cpu, pointwise.hardtanh_backward_loops);
m(op.hardshrink_backward_op, pointwise.hardshrink_backward_cpu, pointwise.hardshrink_backward_loops);
m(op.softshrink_backward_op, pointwise.softshrink_backward_cpu, pointwise.softshrink_backward_loops);
m(op.log_sigmoid_backward_op, pointwise.log_sigmoid_backward_cpu, pointwise.log_sigmoid_backward_loops);
m(op.logit_backward_op, pointwise.logit_backward_cpu, pointwise.logit_backward_loops);
m(op.i0_op, pointwise.i0_cpu, pointwise.i0_loops);
m(op.special_i0e_op, pointwise.special_i0e_cpu, pointwise.special_i0e_loops);
m(op.special_i1_op, pointwise.special_i1_cpu, pointwise.special_i1_loops);
m(op.special_i1e_op, pointwise.special_i1e_cpu, pointwise.special_i1e_loops);
m(op.special_entr_op, pointwise.special_entr_cpu, pointwise.special_entr_loops);
m(op.special_ndtri_op, pointwise.special_ndtri_cpu, pointwise.special_ndtri_loops);
m(op.special_log_ndtr_op, pointwise.special_log_ndtr_cpu, pointwise.special_log_ndtr_loops);
m(op.special_erfcx_op, pointwise.special_erfcx_cpu, pointwise.special_erfcx_loops);
m(op.special_xlog1py_op, pointwise.special_xlog1py_cpu, pointwise.special_xlog1py_loops);
m(op.special_xlog1py_self_scalar_op, pointwise.special_xlog1py_self_scalar_cpu, pointwise.special_xlog1py_self_scalar_loops);
m(op.special_xlog1py_other_scalar_op, pointwise.special_xlog1py_other_scalar_cpu, pointwise.special_xlog1py_other_scalar_loops);
m(op.special_zeta_op, pointwise.special_zeta_cpu, pointwise.special_zeta_loops);
m(op.special_zeta_self_scalar_op, pointwise.special_zeta_self_scalar_cpu, pointwise.special_zeta_self_scalar_loops);
m(op.special_zeta_other_scalar_op, pointwise.special_zeta_other_scalar_cpu, pointwise.special_zeta_other_scalar_loops);
m(op.igamma_op, pointwise.igamma_cpu, pointwise.igamma_loops);
m(op.igammac_op, pointwise.igammac_cpu, pointwise.igammac_loops);
m(op.nextafter_op, pointwise.nextafter_cpu, pointwise.nextafter_loops);
m(op.lcm_op, pointwise.lcm_cpu, pointwise.lcm_loops);
m(op.angle_op, pointwise.angle_cpu, pointwise.angle_loops);
m(op.special_airy_ai_op, pointwise.special_airy_ai_cpu, pointwise.special_airy_ai_loops);
m(op.special_bessel_j0_op, pointwise.special_bessel_j0_cpu, pointwise.special_bessel_j0_loops);
m(op.special_bessel_j1_op, pointwise.special_bessel_j1_cpu, pointwise.special_bessel_j1_loops);
m(op.special_bessel_y0_op, pointwise.special_bessel_y0_cpu, pointwise.special_bessel_y0_loops);
m(op.special_bessel_y1_op, pointwise.special_bessel_y1_cpu, pointwise.special_bessel_y1_loops);
m(op.special_modified_bessel_i0_op, pointwise.special_modified_bessel_i0_cpu, pointwise.special_modified_bessel_i0_loops);
m(op.special_modified_bessel_i1_op, pointwise.special_modified_bessel_i1_cpu, pointwise.special_modified_bessel_i1_loops);
m(op.special_modified_bessel_k0_op, pointwise.special_modified_bessel_k0_cpu, pointwise.special_modified_bessel_k0_loops);
m(op.special_modified_bessel_k1_op, pointwise.special_modified_bessel_k1_cpu, pointwise.special_modified_bessel_k1_loops);
m(op.special_scaled_modified_bessel_k0_op, pointwise.special_scaled_modified_bessel_k0_cpu, pointwise.special_scaled_modified_bessel_k0_loops);
m(op.special_scaled_modified_bessel_k1_op, pointwise.special_scaled_modified_bessel_k1_cpu, pointwise.special_scaled_modified_bessel_k1_loops);
m(op.special_spherical_bessel_j0_op, pointwise.special_spherical_bessel_j0_cpu, pointwise.special_spherical_bessel_j0_loops);
m(op.special_chebyshev_polynomial_t_op, pointwise.special_chebyshev_polynomial_t_cpu, pointwise.special_chebyshev_polynomial_t_loops);
m(op.special_chebyshev_polynomial_t_x_scalar_op, pointwise.special_chebyshev_polynomial_t_x_scalar_cpu, pointwise.special_chebyshev_polynomial_t_x_scalar_loops);
m(op.special_chebyshev_polynomial_t_n_scalar_op, pointwise.special_chebyshev_polynomial_t_n_scalar_cpu, pointwise.special_chebyshev_polynomial_t_n_scalar_loops);
m(op.special_chebyshev_polynomial_u_op, pointwise.special_chebyshev_polynomial_u_cpu, pointwise.special_chebyshev_polynomial_u_loops);
m(op.special_chebyshev_polynomial_u_x_scalar_op, pointwise.special_chebyshev_polynomial_u_x_scalar_cpu, pointwise.special_chebyshev_polynomial_u_x_scalar_loops);
m(op.special_chebyshev_polynomial_u_n_scalar_op, pointwise.special_chebyshev_polynomial_u_n_scalar_cpu, pointwise.special_chebyshev_polynomial_u_n_scalar_loops);
m(op.special_chebyshev_polynomial_v_op, pointwise.special_chebyshev_polynomial_v_cpu, pointwise.special_chebyshev_polynomial_v_loops);
m(op.special_chebyshev_polynomial_v_x_scalar_op, pointwise.special_chebyshev_polynomial_v_x_scalar_cpu, pointwise.special_chebyshev_polynomial_v_x_scalar_loops);
m(op.special_chebyshev_polynomial_v_n_scalar_op, pointwise.special_chebyshev_polynomial_v_n_scalar_cpu, pointwise.special_chebyshev_polynomial_v_n_scalar_loops);
m(op.special_chebyshev_polynomial_w_op, pointwise.special_chebyshev_polynomial_w_cpu, pointwise.special_chebyshev_polynomial_w_loops);
m(op.special_chebyshev_polynomial_w_x_scalar_op, pointwise.special_chebyshev_polynomial_w_x_scalar_cpu, pointwise.special_chebyshev_polynomial_w_x_scalar_loops);
m(op.special_chebyshev_polynomial_w_n_scalar_op, pointwise.special_chebyshev_polynomial_w_n_scalar_cpu, pointwise.special_chebyshev_polynomial_w_n_scalar_loops);
m(op.special_hermite_polynomial_h_op, pointwise.special_hermite_polynomial_h_cpu, pointwise.special_hermite_polynomial_h_loops);
m(op.special_hermite_polynomial_h_x_scalar_op, pointwise.special_hermite_polynomial_h_x_scalar_cpu, pointwise.special_hermite_polynomial_h_x_scalar_loops);
m(op.special_hermite_polynomial_h_n_scalar_op, pointwise.special_hermite_polynomial_h_n_scalar_cpu, pointwise.special_hermite_polynomial_h_n_scalar_loops);
m(op.special_hermite_polynomial_he_op, pointwise.special_hermite_polynomial_he_cpu, pointwise.special_hermite_polynomial_he_loops);
m(op.special_hermite_polynomial_he_x_scalar_op, pointwise.special_hermite_polynomial_he_x_scalar_cpu, pointwise.special_hermite_polynomial_he_x_scalar_loops);
m(op.special_hermite_polynomial_he_n_scalar_op, pointwise.special_hermite_polynomial_he_n_scalar_cpu, pointwise.special_hermite_polynomial_he_n_scalar_loops);
m(op.special_laguerre_polynomial_l_op, pointwise.special_laguerre_polynomial_l_cpu, pointwise.special_laguerre_polynomial_l_loops);
m(op.special_laguerre_polynomial_l_x_scalar_op, pointwise.special_laguerre_polynomial_l_x_scalar_cpu, pointwise.special_laguerre_polynomial_l_x_scalar_loops);
m(op.special_laguerre_polynomial_l_n_scalar_op, pointwise.special_laguerre_polynomial_l_n_scalar_cpu, pointwise.special_laguerre_polynomial_l_n_scalar_loops);
m(op.special_legendre_polynomial_p_op, pointwise.special_legendre_polynomial_p_cpu, pointwise.special_legendre_polynomial_p_loops);
m(op.special_legendre_polynomial_p_x_scalar_op, pointwise.special_legendre_polynomial_p_x_scalar_cpu, pointwise.special_legendre_polynomial_p_x_scalar_loops);
m(op.special_legendre_polynomial_p_n_scalar_op, pointwise.special_legendre_polynomial_p_n_scalar_cpu, pointwise.special_legendre_polynomial_p_n_scalar_loops);
m(op.special_shifted_chebyshev_polynomial_t_op, pointwise.special_shifted_chebyshev_polynomial_t_cpu, pointwise.special_shifted_chebyshev_polynomial_t_loops);
m(op.special_shifted_chebyshev_polynomial_t_x_scalar_op, pointwise.special_shifted_chebyshev_polynomial_t_x_scalar_cpu, pointwise.special_shifted_chebyshev_polynomial_t_x_scalar_loops);
m(op.special_shifted_chebyshev_polynomial_t_n_scalar_op, pointwise.special_shifted_chebyshev_polynomial_t_n_scalar_cpu, pointwise.special_shifted_chebyshev_polynomial_t_n_scalar_loops);
m(op.special_shifted_chebyshev_polynomial_u_op, pointwise.special_shifted_chebyshev_polynomial_u_cpu, pointwise.special_shifted_chebyshev_polynomial_u_loops);
m(op.special_shifted_chebyshev_polynomial_u_x_scalar_op, pointwise.special_shifted_chebyshev_polynomial_u_x_scalar_cpu, pointwise.special_shifted_chebyshev_polynomial_u_x_scalar_loops);
m(op.special_shifted_chebyshev_polynomial_u_n_scalar_op, pointwise.special_shifted_chebyshev_polynomial_u_n_scalar_cpu, pointwise.special_shifted_chebyshev_polynomial_u_n_scalar_loops);
m(op.special_shifted_chebyshev_polynomial_v_op, pointwise.special_shifted_chebyshev_polynomial_v_cpu, pointwise.special_shifted_chebyshev_polynomial_v_loops);
m(op.special_shifted_chebyshev_polynomial_v_x_scalar_op, pointwise.special_shifted_chebyshev_polynomial_v_x_scalar_cpu, pointwise.special_shifted_chebyshev_polynomial_v_x_scalar_loops);
m(op.special_shifted_chebyshev_polynomial_v_n_scalar_op, pointwise.special_shifted_chebyshev_polynomial_v_n_scalar_cpu, pointwise.special_shifted_chebyshev_polynomial_v_n_scalar_loops);
m(op.special_shifted_chebyshev_polynomial_w_op, pointwise.special_shifted_chebyshev_polynomial_w_cpu, pointwise.special_shifted_chebyshev_polynomial_w_loops);
m(op.special_shifted_chebyshev_polynomial_w_x_scalar_op, pointwise.special_shifted_chebyshev_polynomial_w_x_scalar_cpu, pointwise.special_shifted_chebyshev_polynomial_w_x_scalar_loops);
m(op.special_shifted_chebyshev_polynomial_w_n_scalar_op, pointwise.special_shifted_chebyshev_polynomial_w_n_scalar_cpu, pointwise.special_shifted_chebyshev_polynomial_w_n_scalar_loops);
m(op.frexp_Tensor_op, frexp_Tensor_cpu);
m(op.empty_memory_format_op, empty_memory_format_kernel);
m(op.empty_strided_op, empty_strided_kernel);
m(op.arange_start_out_op, arange_start_out_cpu);
m(op.linspace_out_op, linspace_out_cpu);
m(op.logspace_out_op, logspace_out_cpu);
m(op.tril_indices_op, tril_indices_kernel);
m(op.triu_indices_op, triu_indices_kernel);
m(op.range_out_op, range_out_cpu);
m(op.randperm_generator_out_op, randperm_generator_out_cpu);
m(op.bernoulli_out_op, bernoulli_out_cpu);
m(op.bernoulli__Tensor_op, bernoulli__Tensor_cpu);
m(op.bernoulli__float_op, bernoulli__float_cpu);
m(op.uniform__op, uniform__cpu);
m(op.normal__op, normal__cpu);
m(op.random__from_op, random__from_cpu);
m(op.random__to_op, random__to_cpu);
m(op.random__op, random__cpu);
m(op.multinomial_out_op, multinomial_out_cpu);
m(op.multinomial_op, multinomial_cpu);
m(op.exponential__op, exponential__cpu);
m(op.log_normal__op, log_normal__cpu);
m(op.geometric__op, geometric__cpu);
m(op.cauchy__op, cauchy__cpu);
m(op.poisson_op, poisson_cpu);
m(op._standard_gamma_op, _standard_gamma_cpu);
m(op.binomial_op, binomial_cpu);
m(op._sample_dirichlet_op, _sample_dirichlet_cpu);
m(op._standard_gamma_grad_op, pointwise._standard_gamma_grad_cpu, pointwise._standard_gamma_grad_loops);
m(op._dirichlet_grad_op, pointwise._dirichlet_grad_cpu, pointwise._dirichlet_grad_loops);
m(op.fill__Scalar_op, fill__Scalar_cpu);
m(op.zero__op, zero__cpu);
m(op._local_scalar_dense_op, _local_scalar_dense_cpu);
m(op.unfold_backward_op, structured.structured_unfold_backward_cpu);
m(op.unfold_backward_out_op, structured.structured_unfold_backward_out_cpu);
m(op.index_Tensor_op, index_Tensor_cpu);
m(op._index_put_impl__op, _index_put_impl__cpu);
m(op.index_select_out_op, structured.structured_index_select_out_cpu);
m(op.index_select_op, structured.structured_index_select_cpu);
m(op.index_add_out_op, structured.structured_index_add_out_cpu);
m(op.index_add_op, structured.structured_index_add_cpu);
m(op.index_add__op, structured.structured_index_add__cpu);
m(op.index_copy_out_op, structured.structured_index_copy_out_cpu);
m(op.index_copy_op, structured.structured_index_copy_cpu);
m(op.index_copy__op, structured.structured_index_copy__cpu);
m(op.index_fill__int_Scalar_op, index_fill__int_Scalar_cpu);
m(op.gather_out_op, structured.structured_gather_out_cpu);
m(op.gather_op, structured.structured_gather_cpu);
m(op.scatter_src_op, structured.structured_scatter_src_cpu);
m(op.scatter_src_out_op, structured.structured_scatter_src_out_cpu);
m(op.scatter_value_op, structured.structured_scatter_value_cpu);
m(op.scatter_value_out_op, structured.structured_scatter_value_out_cpu);
m(op.scatter_reduce_op, structured.structured_scatter_reduce_cpu);
m(op.scatter_reduce_out_op, structured.structured_scatter_reduce_out_cpu);
m(op.scatter_value_reduce_op, structured.structured_scatter_value_reduce_cpu);
m(op.scatter_value_reduce_out_op, structured.structured_scatter_value_reduce_out_cpu);
m(op.scatter__src_op, structured.structured_scatter__src_cpu);
m(op.scatter__value_op, structured.structured_scatter__value_cpu);
m(op.scatter__reduce_op, structured.structured_scatter__reduce_cpu);
m(op.scatter__value_reduce_op, structured.structured_scatter__value_reduce_cpu);
m(op.scatter_add_op, structured.structured_scatter_add_cpu);
m(op.scatter_add_out_op, structured.structured_scatter_add_out_cpu);
m(op.scatter_add__op, structured.structured_scatter_add__cpu);
m(op.scatter_reduce_two_op, structured.structured_scatter_reduce_two_cpu);
m(op.scatter_reduce_two_out_op, structured.structured_scatter_reduce_two_out_cpu);
m(op.scatter_reduce__two_op, structured.structured_scatter_reduce__two_cpu);
m(op.masked_fill__Scalar_op, masked_fill__Scalar_cpu);
m(op.masked_scatter__op, masked_scatter__cpu);
m(op.masked_select_out_op, masked_select_out_cpu);
m(op.masked_select_op, masked_select_cpu);
m(op.nonzero_out_op, nonzero_out_cpu);
m(op.nonzero_op, nonzero_cpu);
m(op.nonzero_static_op, nonzero_static_cpu);
m(op.cat_op, structured.structured_cat_cpu);
m(op.cat_out_op, structured.structured_cat_out_cpu);
m(op.flip_op, structured.structured_flip_cpu);
m(op.flip_out_op, structured.structured_flip_out_cpu);
m(op.repeat_interleave_Tensor_op, repeat_interleave_Tensor_cpu);
m(op.tril_out_op, structured.structured_tril_out_cpu);
m(op.tril_op, structured.structured_tril_cpu);
m(op.tril__op, structured.structured_tril__cpu);
m(op.triu_out_op, structured.structured_triu_out_cpu);
m(op.triu_op, structured.structured_triu_cpu);
m(op.triu__op, structured.structured_triu__cpu);
m(op.embedding_dense_backward_op, structured.structured_embedding_dense_backward_cpu);
m(op.embedding_dense_backward_out_op, structured.structured_embedding_dense_backward_out_cpu);
m(op.take_out_op, structured.structured_take_out_cpu);
m(op.take_op, structured.structured_take_cpu);
m(op.put__op, put__cpu);
m(op.bucketize_Tensor_op, structured.structured_bucketize_Tensor_cpu);
m(op.bucketize_Tensor_out_op, structured.structured_bucketize_Tensor_out_cpu);
m(op.searchsorted_Tensor_op, structured.structured_searchsorted_Tensor_cpu);
m(op.searchsorted_Tensor_out_op, structured.structured_searchsorted_Tensor_out_cpu);
m(op.isin_Tensor_Tensor_out_op, structured.structured_isin_Tensor_Tensor_out_cpu);
m(op.isin_Tensor_Tensor_op, structured.structured_isin_Tensor_Tensor_cpu);
m(op.isin_Tensor_Scalar_out_op, structured.structured_isin_Tensor_Scalar_out_cpu);
m(op.isin_Tensor_Scalar_op, structured.structured_isin_Tensor_Scalar_cpu);
m(op.isin_Scalar_Tensor_out_op, structured.structured_isin_Scalar_Tensor_out_cpu);
m(op.isin_Scalar_Tensor_op, structured.structured_isin_Scalar_Tensor_cpu);
m(op.reflection_pad1d_out_op, structured.structured_reflection_pad1d_out_cpu);
m(op.reflection_pad1d_op, structured.structured_reflection_pad1d_cpu);
m(op.reflection_pad1d_backward_grad_input_op, structured.structured_reflection_pad1d_backward_grad_input_cpu);
m(op.reflection_pad1d_backward_op, structured.structured_reflection_pad1d_backward_cpu);
m(op.reflection_pad2d_out_op, structured.structured_reflection_pad2d_out_cpu);
m(op.reflection_pad2d_op, structured.structured_reflection_pad2d_cpu);
m(op.reflection_pad2d_backward_grad_input_op, structured.structured_reflection_pad2d_backward_grad_input_cpu);
m(op.reflection_pad2d_backward_op, structured.structured_reflection_pad2d_backward_cpu);
m(op.reflection_pad3d_out_op, structured.structured_reflection_pad3d_out_cpu);
m(op.reflection_pad3d_op, structured.structured_reflection_pad3d_cpu);
m(op.reflection_pad3d_backward_grad_input_op, structured.structured_reflection_pad3d_backward_grad_input_cpu);
m(op.reflection_pad3d_backward_op, structured.structured_reflection_pad3d_backward_cpu);
m(op.replication_pad1d_out_op, structured.structured_replication_pad1d_out_cpu);
m(op.replication_pad1d_op, structured.structured_replication_pad1d_cpu);
m(op.replication_pad1d_backward_grad_input_op, structured.structured_replication_pad1d_backward_grad_input_cpu);
m(op.replication_pad1d_backward_op, structured.structured_replication_pad1d_backward_cpu);
m(op.replication_pad2d_out_op, structured.structured_replication_pad2d_out_cpu);
m(op.replication_pad2d_op, structured.structured_replication_pad2d_cpu);
m(op.replication_pad2d_backward_grad_input_op, structured.structured_replication_pad2d_backward_grad_input_cpu);
m(op.replication_pad2d_backward_op, structured.structured_replication_pad2d_backward_cpu);
m(op.replication_pad3d_out_op, structured.structured_replication_pad3d_out_cpu);
m(op.replication_pad3d_op, structured.structured_replication_pad3d_cpu);
m(op.replication_pad3d_backward_grad_input_op, structured.structured_replication_pad3d_backward_grad_input_cpu);
m(op.replication_pad3d_backward_op, structured.structured_replication_pad3d_backward_cpu);
m(op.index_reduce_out_op, structured.structured_index_reduce_out_cpu);
m(op.index_reduce_op, structured.structured_index_reduce_cpu);
m(op.index_reduce__op, structured.structured_index_reduce__cpu);
m(op._embedding_bag_op, calls._embedding_bag_call);
m(op._embedding_bag_forward_only_op, calls._embedding_bag_forward_only_call);
m(op._embedding_bag_dense_backward_op, _embedding_bag_dense_backward_cpu);
m(op._embedding_bag_per_sample_weights_backward_op, _embedding_bag_per_sample_weights_backward_cpu);
m(op.embedding_renorm__op, embedding_renorm__cpu);
m(op.segment_reduce_op, segment_reduce_cpu);
m(op._segment_reduce_backward_op, _segment_reduce_backward_cpu);
m(op.sort_values_stable_op, structured.structured_sort_values_stable_cpu);
m(op.sort_stable_op, structured.structured_sort_stable_cpu);
m(op.topk_values_op, structured.structured_topk_values_cpu);
m(op.topk_op, structured.structured_topk_cpu);
m(op.kthvalue_op, structured.structured_kthvalue_cpu);
m(op.kthvalue_values_op, structured.structured_kthvalue_values_cpu);
m(op.median_op, median_cpu);
m(op.median_dim_op, structured.structured_median_dim_cpu);
m(op.median_dim_values_op, structured.structured_median_dim_values_cpu);
m(op.nanmedian_op, nanmedian_cpu);
m(op.nanmedian_dim_op, structured.structured_nanmedian_dim_cpu);
m(op.nanmedian_dim_values_op, structured.structured_nanmedian_dim_values_cpu);
m(op.mode_op, structured.structured_mode_cpu);
m(op.mode_values_op, structured.structured_mode_values_cpu);
m(op.unique_dim_op, unique_dim_cpu);
m(op._unique_op, _unique_cpu);
m(op._unique2_op, _unique2_cpu);
m(op.unique_consecutive_op, unique_consecutive_cpu);
m(op.histc_out_op, structured.structured_histc_out_cpu);
m(op.histc_op, structured.structured_histc_cpu);
m(op.bincount_op, bincount_cpu);
m(op.cummax_op, structured.structured_cummax_cpu);
m(op.cummax_out_op, structured.structured_cummax_out_cpu);
m(op.cummin_op, structured.structured_cummin_cpu);
m(op.cummin_out_op, structured.structured_cummin_out_cpu);
m(op.histogram_bins_tensor_out_op, calls.histogram_bins_tensor_out_call);
m(op.histogram_bins_tensor_op, histogram_bins_tensor_cpu);
m(op.histogram_bin_ct_out_op, calls.histogram_bin_ct_out_call);
m(op.histogram_bin_ct_op, histogram_bin_ct_cpu);
m(op._histogramdd_bin_edges_op, _histogramdd_bin_edges_cpu);
m(op._histogramdd_from_bin_cts_op, _histogramdd_from_bin_cts_cpu);
m(op._histogramdd_from_bin_tensors_op, _histogramdd_from_bin_tensors_cpu);
m(op.sum_dim_IntList_op, structured.structured_sum_dim_IntList_cpu);
m(op.sum_IntList_out_op, structured.structured_sum_IntList_out_cpu);
m(op.mean_dim_op, structured.structured_mean_dim_cpu);
m(op.mean_out_op, structured.structured_mean_out_cpu);
m(op.prod_dim_int_op, structured.structured_prod_dim_int_cpu);
m(op.prod_int_out_op, structured.structured_prod_int_out_cpu);
m(op.amax_op, structured.structured_amax_cpu);
m(op.amax_out_op, structured.structured_amax_out_cpu);
m(op.amin_op, structured.structured_amin_cpu);
m(op.amin_out_op, structured.structured_amin_out_cpu);
m(op.aminmax_op, structured.structured_aminmax_cpu);
m(op.aminmax_out_op, structured.structured_aminmax_out_cpu);
m(op.max_dim_op, structured.structured_max_dim_cpu);
m(op.max_dim_max_op, structured.structured_max_dim_max_cpu);
m(op.min_dim_op, structured.structured_min_dim_cpu);
m(op.min_dim_min_op, structured.structured_min_dim_min_cpu);
m(op.argmax_op, structured.structured_argmax_cpu);
m(op.argmax_out_op, structured.structured_argmax_out_cpu);
m(op.argmin_op, structured.structured_argmin_cpu);
m(op.argmin_out_op, structured.structured_argmin_out_cpu);
m(op.any_dim_op, structured.structured_any_dim_cpu);
m(op.any_out_op, structured.structured_any_out_cpu);
m(op.any_op, structured.structured_any_cpu);
m(op.any_all_out_op, structured.structured_any_all_out_cpu);
m(op.all_dim_op, structured.structured_all_dim_cpu);
m(op.all_out_op, structured.structured_all_out_cpu);
m(op.all_op, structured.structured_all_cpu);
m(op.all_all_out_op, structured.structured_all_all_out_cpu);
m(op.var_correction_op, structured.structured_var_correction_cpu);
m(op.var_correction_out_op, structured.structured_var_correction_out_cpu);
m(op.std_correction_op, structured.structured_std_correction_cpu);
m(op.std_correction_out_op, structured.structured_std_correction_out_cpu);
m(op.var_mean_correction_op, structured.structured_var_mean_correction_cpu);
m(op.var_mean_correction_out_op, structured.structured_var_mean_correction_out_cpu);
m(op.std_mean_correction_op, structured.structured_std_mean_correction_cpu);
m(op.std_mean_correction_out_op, structured.structured_std_mean_correction_out_cpu);
m(op.norm_ScalarOpt_dim_dtype_op, structured.structured_norm_ScalarOpt_dim_dtype_cpu);
m(op.norm_dtype_out_op, structured.structured_norm_dtype_out_cpu);
m(op.norm_ScalarOpt_dim_op, structured.structured_norm_ScalarOpt_dim_cpu);
m(op.norm_out_op, structured.structured_norm_out_cpu);
m(op.linalg_vector_norm_op, structured.structured_linalg_vector_norm_cpu);
m(op.linalg_vector_norm_out_op, structured.structured_linalg_vector_norm_out_cpu);
m(op.cumsum_op, structured.structured_cumsum_cpu);
m(op.cumsum__op, structured.structured_cumsum__cpu);
m(op.cumsum_out_op, structured.structured_cumsum_out_cpu);
m(op.cumprod_op, structured.structured_cumprod_cpu);
m(op.cumprod__op, structured.structured_cumprod__cpu);
m(op.cumprod_out_op, structured.structured_cumprod_out_cpu);
m(op.nansum_op, structured.structured_nansum_cpu);
m(op.nansum_out_op, structured.structured_nansum_out_cpu);
m(op.logcumsumexp_op, structured.structured_logcumsumexp_cpu);
m(op.logcumsumexp_out_op, structured.structured_logcumsumexp_out_cpu);
m(op.equal_op, equal_cpu);
m(op.mm_op, structured.structured_mm_cpu);
m(op.mm_out_op, structured.structured_mm_out_cpu);
m(op.addmm_op, structured.structured_addmm_cpu);
m(op.addmm__op, structured.structured_addmm__cpu);
m(op.addmm_out_op, structured.structured_addmm_out_cpu);
m(op.bmm_op, structured.structured_bmm_cpu);
m(op.bmm_out_op, structured.structured_bmm_out_cpu);
m(op.baddbmm_op, structured.structured_baddbmm_cpu);
m(op.baddbmm__op, structured.structured_baddbmm__cpu);
m(op.baddbmm_out_op, structured.structured_baddbmm_out_cpu);
m(op.addmv_op, structured.structured_addmv_cpu);
m(op.addmv__op, structured.structured_addmv__cpu);
m(op.addmv_out_op, structured.structured_addmv_out_cpu);
m(op.dot_op, dot_cpu);
m(op._cdist_forward_op, _cdist_forward_cpu);
m(op._cdist_backward_op, _cdist_backward_cpu);
m(op._pdist_forward_op, _pdist_forward_cpu);
m(op._pdist_backward_op, _pdist_backward_cpu);
m(op.linalg_cholesky_ex_op, linalg_cholesky_ex_cpu);
m(op.cholesky_op, cholesky_cpu);
m(op.cholesky_inverse_op, cholesky_inverse_cpu);
m(op.linalg_lu_factor_ex_op, linalg_lu_factor_ex_cpu);
m(op.linalg_lu_op, linalg_lu_cpu);
m(op.linalg_lu_solve_op, linalg_lu_solve_cpu);
m(op.lu_unpack_op, lu_unpack_cpu);
m(op._linalg_det_op, _linalg_det_cpu);
m(op._linalg_slogdet_op, _linalg_slogdet_cpu);
m(op._linalg_solve_ex_op, _linalg_solve_ex_cpu);
m(op.linalg_inv_ex_op, linalg_inv_ex_cpu);
m(op.linalg_solve_triangular_op, linalg_solve_triangular_cpu);
m(op.triangular_solve_op, triangular_solve_cpu);
m(op.linalg_qr_op, linalg_qr_cpu);
m(op.geqrf_op, geqrf_cpu);
m(op.linalg_householder_product_op, linalg_householder_product_cpu);
m(op._linalg_eigh_op, _linalg_eigh_cpu);
m(op.linalg_eig_op, linalg_eig_cpu);
m(op.linalg_eigvals_out_op, linalg_eigvals_out_cpu);
m(op._linalg_svd_op, _linalg_svd_cpu);
m(op.linalg_matrix_exp_op, linalg_matrix_exp_cpu);
m(op._fft_r2c_op, _fft_r2c_cpu);
m(op._fft_c2c_op, _fft_c2c_cpu);
m(op._fft_c2r_op, _fft_c2r_cpu);
m(op.linalg_ldl_factor_ex_op, linalg_ldl_factor_ex_cpu);
m(op.linalg_ldl_solve_op, linalg_ldl_solve_cpu);
m(op.ormqr_op, ormqr_cpu);
m(op._softmax_op, structured.structured__softmax_cpu);
m(op._softmax_out_op, structured.structured__softmax_out_cpu);
m(op._softmax_backward_data_op, structured.structured__softmax_backward_data_cpu);
m(op._softmax_backward_data_out_op, structured.structured__softmax_backward_data_out_cpu);
m(op._log_softmax_op, structured.structured__log_softmax_cpu);
m(op._log_softmax_out_op, structured.structured__log_softmax_out_cpu);
m(op._log_softmax_backward_data_op, structured.structured__log_softmax_backward_data_cpu);
m(op._log_softmax_backward_data_out_op, structured.structured__log_softmax_backward_data_out_cpu);
m(op.nll_loss_forward_op, structured.structured_nll_loss_forward_cpu);
m(op.nll_loss_forward_output_op, structured.structured_nll_loss_forward_output_cpu);
m(op.nll_loss_backward_op, structured.structured_nll_loss_backward_cpu);
m(op.nll_loss_backward_grad_input_op, structured.structured_nll_loss_backward_grad_input_cpu);
m(op.nll_loss2d_forward_op, structured.structured_nll_loss2d_forward_cpu);
m(op.nll_loss2d_forward_output_op, structured.structured_nll_loss2d_forward_output_cpu);
m(op.nll_loss2d_backward_op, structured.structured_nll_loss2d_backward_cpu);
m(op.nll_loss2d_backward_grad_input_op, structured.structured_nll_loss2d_backward_grad_input_cpu);
m(op.native_layer_norm_op, native_layer_norm_cpu);
m(op.native_layer_norm_backward_op, native_layer_norm_backward_cpu);
m(op.native_batch_norm_op, native_batch_norm_cpu);
m(op.native_batch_norm_backward_op, native_batch_norm_backward_cpu);
m(op.native_group_norm_op, native_group_norm_cpu);
m(op.native_group_norm_backward_op, native_group_norm_backward_cpu);
m(op.convolution_op, convolution_cpu);
m(op.convolution_backward_op, convolution_backward_cpu);
m(op.im2col_op, im2col_cpu);
m(op.col2im_op, col2im_cpu);
m(op.max_pool2d_with_indices_op, max_pool2d_with_indices_cpu);
m(op.max_pool2d_with_indices_backward_op, calls.max_pool2d_with_indices_backward_call);
m(op.avg_pool2d_op, avg_pool2d_cpu);
m(op.avg_pool2d_backward_op, avg_pool2d_backward_cpu);
m(op._adaptive_avg_pool2d_op, _adaptive_avg_pool2d_cpu);
m(op._adaptive_avg_pool2d_backward_op, _adaptive_avg_pool2d_backward_cpu);
m(op.adaptive_max_pool2d_op, adaptive_max_pool2d_cpu);
m(op.adaptive_max_pool2d_backward_op, calls.adaptive_max_pool2d_backward_call);
m(op.max_unpool2d_op, max_unpool2d_cpu);
m(op.max_pool3d_with_indices_op, max_pool3d_with_indices_cpu);
m(op.max_pool3d_with_indices_backward_op, calls.max_pool3d_with_indices_backward_call);
m(op.avg_pool3d_op, avg_pool3d_cpu);
m(op.avg_pool3d_backward_op, avg_pool3d_backward_cpu);
m(op._adaptive_avg_pool3d_op, _adaptive_avg_pool3d_cpu);
m(op._adaptive_avg_pool3d_backward_op, _adaptive_avg_pool3d_backward_cpu);
m(op.adaptive_max_pool3d_op, adaptive_max_pool3d_cpu);
m(op.adaptive_max_pool3d_backward_op, calls.adaptive_max_pool3d_backward_call);
m(op.max_unpool3d_op, max_unpool3d_cpu);
m(op.renorm_op, structured.structured_renorm_cpu);
m(op.renorm__op, structured.structured_renorm__cpu);
m(op.renorm_out_op, structured.structured_renorm_out_cpu);
m(op.upsample_nearest1d_op, calls.upsample_nearest1d_call);
m(op.upsample_nearest1d_backward_op, calls.upsample_nearest1d_backward_call);
m(op.upsample_nearest2d_op, calls.upsample_nearest2d_call);
m(op.upsample_nearest2d_backward_op, calls.upsample_nearest2d_backward_call);
m(op.upsample_nearest3d_op, calls.upsample_nearest3d_call);
m(op.upsample_nearest3d_backward_op, calls.upsample_nearest3d_backward_call);
m(op._upsample_nearest_exact1d_op, calls._upsample_nearest_exact1d_call);
m(op._upsample_nearest_exact1d_backward_op, calls._upsample_nearest_exact1d_backward_call);
m(op._upsample_nearest_exact2d_op, calls._upsample_nearest_exact2d_call);
m(op._upsample_nearest_exact2d_backward_op, calls._upsample_nearest_exact2d_backward_call);
m(op._upsample_nearest_exact3d_op, calls._upsample_nearest_exact3d_call);
m(op._upsample_nearest_exact3d_backward_op, calls._upsample_nearest_exact3d_backward_call);
m(op.upsample_linear1d_op, calls.upsample_linear1d_call);
m(op.upsample_linear1d_backward_op, calls.upsample_linear1d_backward_call);
m(op.upsample_bilinear2d_op, calls.upsample_bilinear2d_call);
m(op.upsample_bilinear2d_backward_op, calls.upsample_bilinear2d_backward_call);
m(op.upsample_trilinear3d_op, calls.upsample_trilinear3d_call);
m(op.upsample_trilinear3d_backward_op, calls.upsample_trilinear3d_backward_call);
m(op.upsample_bicubic2d_op, calls.upsample_bicubic2d_call);
m(op.upsample_bicubic2d_backward_op, calls.upsample_bicubic2d_backward_call);
m(op._upsample_bilinear2d_aa_op, calls._upsample_bilinear2d_aa_call);
m(op._upsample_bilinear2d_aa_backward_op, calls._upsample_bilinear2d_aa_backward_call);
m(op._upsample_bicubic2d_aa_op, calls._upsample_bicubic2d_aa_call);
m(op._upsample_bicubic2d_aa_backward_op, calls._upsample_bicubic2d_aa_backward_call);
m(op.grid_sampler_2d_op, grid_sampler_2d_cpu);
m(op.grid_sampler_2d_backward_op, grid_sampler_2d_backward_cpu);
m(op.grid_sampler_3d_op, grid_sampler_3d_cpu);
m(op.grid_sampler_3d_backward_op, grid_sampler_3d_backward_cpu);
m(op.multi_margin_loss_op, multi_margin_loss_cpu);
m(op.multi_margin_loss_backward_op, multi_margin_loss_backward_cpu);
m(op.multilabel_margin_loss_forward_op, multilabel_margin_loss_forward_cpu);
m(op.multilabel_margin_loss_backward_op, multilabel_margin_loss_backward_cpu);
m(op.rrelu_with_noise_out_op, rrelu_with_noise_out_cpu);
m(op.rrelu_with_noise_op, rrelu_with_noise_cpu);
m(op.rrelu_with_noise__op, rrelu_with_noise__cpu);
m(op._ctc_loss_op, _ctc_loss_cpu);
m(op._ctc_loss_backward_op, _ctc_loss_backward_cpu);
m(op.fractional_max_pool2d_op, calls.fractional_max_pool2d_call);
m(op.fractional_max_pool2d_backward_op, fractional_max_pool_backward_cpu);
m(op.fractional_max_pool3d_op, calls.fractional_max_pool3d_call);
m(op.fractional_max_pool3d_backward_op, fractional_max_pool_backward_cpu);
m(op._fused_adam__op, _fused_adam__cpu);
m(op._fused_adam__tensor_lr_op, _fused_adam__cpu);
m(op._fused_adamw__op, _fused_adamw__cpu);
m(op._fused_adamw__tensor_lr_op, _fused_adamw__cpu);
m(op._fused_sgd__op, _fused_sgd__cpu);
m(op._fused_sgd__tensor_lr_op, _fused_sgd__cpu);
m(op.abs__op, pointwise.abs__cpu, pointwise.abs_loops);
m(op.abs_out_op, pointwiseOut(op.abs_out_op, 2, "cpu", unaryOut, rules.abs_rule, pointwise.abs_loops), pointwise.abs_loops);
m(op.neg__op, pointwise.neg__cpu, pointwise.neg_loops);
m(op.neg_out_op, pointwise.neg_out_cpu, pointwise.neg_loops);
m(op.sign__op, pointwise.sign__cpu, pointwise.sign_loops);
m(op.sign_out_op, pointwiseOut(op.sign_out_op, 2, "cpu", unaryOut, rules.sign_rule, pointwise.sign_loops), pointwise.sign_loops);
m(op.sgn__op, pointwise.sgn__cpu, pointwise.sgn_loops);
m(op.sgn_out_op, pointwiseOut(op.sgn_out_op, 2, "cpu", unaryOut, rules.sgn_rule, pointwise.sgn_loops), pointwise.sgn_loops);
m(op.signbit_out_op, pointwiseOut(op.signbit_out_op, 2, "cpu", unaryOut, rules.signbit_rule, pointwise.signbit_loops), pointwise.signbit_loops);
m(op.exp__op, pointwise.exp__cpu, pointwise.exp_loops);
m(op.exp_out_op, pointwiseOut(op.exp_out_op, 2, "cpu", unaryOut, rules.exp_rule, pointwise.exp_loops), pointwise.exp_loops);
m(op.expm1__op, pointwise.expm1__cpu, pointwise.expm1_loops);
m(op.expm1_out_op, pointwiseOut(op.expm1_out_op, 2, "cpu", unaryOut, rules.expm1_rule, pointwise.expm1_loops), pointwise.expm1_loops);
m(op.exp2__op, pointwise.exp2__cpu, pointwise.exp2_loops);
m(op.exp2_out_op, pointwiseOut(op.exp2_out_op, 2, "cpu", unaryOut, rules.exp2_rule, pointwise.exp2_loops), pointwise.exp2_loops);
m(op.log__op, pointwise.log__cpu, pointwise.log_loops);
m(op.log_out_op, pointwiseOut(op.log_out_op, 2, "cpu", unaryOut, rules.log_rule, pointwise.log_loops), pointwise.log_loops);
m(op.log1p__op, pointwise.log1p__cpu, pointwise.log1p_loops);
m(op.log1p_out_op, pointwiseOut(op.log1p_out_op, 2, "cpu", unaryOut, rules.log1p_rule, pointwise.log1p_loops), pointwise.log1p_loops);
m(op.log2__op, pointwise.log2__cpu, pointwise.log2_loops);
m(op.log2_out_op, pointwiseOut(op.log2_out_op, 2, "cpu", unaryOut, rules.log2_rule, pointwise.log2_loops), pointwise.log2_loops);
m(op.log10__op, pointwise.log10__cpu, pointwise.log10_loops);
m(op.log10_out_op, pointwiseOut(op.log10_out_op, 2, "cpu", unaryOut, rules.log10_rule, pointwise.log10_loops), pointwise.log10_loops);
m(op.sqrt__op, pointwise.sqrt__cpu, pointwise.sqrt_loops);
m(op.sqrt_out_op, pointwiseOut(op.sqrt_out_op, 2, "cpu", unaryOut, rules.sqrt_rule, pointwise.sqrt_loops), pointwise.sqrt_loops);
m(op.rsqrt__op, pointwise.rsqrt__cpu, pointwise.rsqrt_loops);
m(op.rsqrt_out_op, pointwiseOut(op.rsqrt_out_op, 2, "cpu", unaryOut, rules.rsqrt_rule, pointwise.rsqrt_loops), pointwise.rsqrt_loops);
m(op.sin__op, pointwise.sin__cpu, pointwise.sin_loops);
m(op.sin_out_op, pointwiseOut(op.sin_out_op, 2, "cpu", unaryOut, rules.sin_rule, pointwise.sin_loops), pointwise.sin_loops);
m(op.cos__op, pointwise.cos__cpu, pointwise.cos_loops);
m(op.cos_out_op, pointwiseOut(op.cos_out_op, 2, "cpu", unaryOut, rules.cos_rule, pointwise.cos_loops), pointwise.cos_loops);
m(op.tan__op, pointwise.tan__cpu, pointwise.tan_loops);
m(op.tan_out_op, pointwiseOut(op.tan_out_op, 2, "cpu", unaryOut, rules.tan_rule, pointwise.tan_loops), pointwise.tan_loops);
m(op.asin__op, pointwise.asin__cpu, pointwise.asin_loops);
m(op.asin_out_op, pointwiseOut(op.asin_out_op, 2, "cpu", unaryOut, rules.asin_rule, pointwise.asin_loops), pointwise.asin_loops);
m(op.acos__op, pointwise.acos__cpu, pointwise.acos_loops);
m(op.acos_out_op, pointwiseOut(op.acos_out_op, 2, "cpu", unaryOut, rules.acos_rule, pointwise.acos_loops), pointwise.acos_loops);
m(op.atan__op, pointwise.atan__cpu, pointwise.atan_loops);
m(op.atan_out_op, pointwiseOut(op.atan_out_op, 2, "cpu", unaryOut, rules.atan_rule, pointwise.atan_loops), pointwise.atan_loops);
m(op.sinh__op, pointwise.sinh__cpu, pointwise.sinh_loops);
m(op.sinh_out_op, pointwiseOut(op.sinh_out_op, 2, "cpu", unaryOut, rules.sinh_rule, pointwise.sinh_loops), pointwise.sinh_loops);
m(op.cosh__op, pointwise.cosh__cpu, pointwise.cosh_loops);
m(op.cosh_out_op, pointwiseOut(op.cosh_out_op, 2, "cpu", unaryOut, rules.cosh_rule, pointwise.cosh_loops), pointwise.cosh_loops);
m(op.tanh__op, pointwise.tanh__cpu, pointwise.tanh_loops);
m(op.tanh_out_op, pointwiseOut(op.tanh_out_op, 2, "cpu", unaryOut, rules.tanh_rule, pointwise.tanh_loops), pointwise.tanh_loops);
m(op.asinh__op, pointwise.asinh__cpu, pointwise.asinh_loops);
m(op.asinh_out_op, pointwiseOut(op.asinh_out_op, 2, "cpu", unaryOut, rules.asinh_rule, pointwise.asinh_loops), pointwise.asinh_loops);
m(op.acosh__op, pointwise.acosh__cpu, pointwise.acosh_loops);
m(op.acosh_out_op, pointwiseOut(op.acosh_out_op, 2, "cpu", unaryOut, rules.acosh_rule, pointwise.acosh_loops), pointwise.acosh_loops);
m(op.atanh__op, pointwise.atanh__cpu, pointwise.atanh_loops);
m(op.atanh_out_op, pointwiseOut(op.atanh_out_op, 2, "cpu", unaryOut, rules.atanh_rule, pointwise.atanh_loops), pointwise.atanh_loops);
m(op.erf__op, pointwise.erf__cpu, pointwise.erf_loops);
m(op.erf_out_op, pointwiseOut(op.erf_out_op, 2, "cpu", unaryOut, rules.erf_rule, pointwise.erf_loops), pointwise.erf_loops);
m(op.erfc__op, pointwise.erfc__cpu, pointwise.erfc_loops);
m(op.erfc_out_op, pointwiseOut(op.erfc_out_op, 2, "cpu", unaryOut, rules.erfc_rule, pointwise.erfc_loops), pointwise.erfc_loops);
m(op.erfinv__op, pointwise.erfinv__cpu, pointwise.erfinv_loops);
m(op.erfinv_out_op, pointwiseOut(op.erfinv_out_op, 2, "cpu", unaryOut, rules.erfinv_rule, pointwise.erfinv_loops), pointwise.erfinv_loops);
m(op.lgamma__op, pointwise.lgamma__cpu, pointwise.lgamma_loops);
m(op.lgamma_out_op, pointwiseOut(op.lgamma_out_op, 2, "cpu", unaryOut, rules.lgamma_rule, pointwise.lgamma_loops), pointwise.lgamma_loops);
m(op.digamma__op, pointwise.digamma__cpu, pointwise.digamma_loops);
m(op.digamma_out_op, pointwiseOut(op.digamma_out_op, 2, "cpu", unaryOut, rules.digamma_rule, pointwise.digamma_loops), pointwise.digamma_loops);
m(op.sigmoid__op, pointwise.sigmoid__cpu, pointwise.sigmoid_loops);
m(op.sigmoid_out_op, pointwiseOut(op.sigmoid_out_op, 2, "cpu", unaryOut, rules.sigmoid_rule, pointwise.sigmoid_loops), pointwise.sigmoid_loops);
m(op.polygamma_out_op, pointwise.polygamma_out_cpu, pointwise.polygamma_loops);
m(op.reciprocal__op, pointwise.reciprocal__cpu, pointwise.reciprocal_loops);
m(op.reciprocal_out_op, pointwiseOut(op.reciprocal_out_op, 2, "cpu", unaryOut, rules.reciprocal_rule, pointwise.reciprocal_loops), pointwise.reciprocal_loops);
m(op.floor__op, pointwise.floor__cpu, pointwise.floor_loops);
m(op.floor_out_op, pointwiseOut(op.floor_out_op, 2, "cpu", unaryOut, rules.floor_rule, pointwise.floor_loops), pointwise.floor_loops);
m(op.ceil__op, pointwise.ceil__cpu, pointwise.ceil_loops);
m(op.ceil_out_op, pointwiseOut(op.ceil_out_op, 2, "cpu", unaryOut, rules.ceil_rule, pointwise.ceil_loops), pointwise.ceil_loops);
m(op.trunc__op, pointwise.trunc__cpu, pointwise.trunc_loops);
m(op.trunc_out_op, pointwiseOut(op.trunc_out_op, 2, "cpu", unaryOut, rules.trunc_rule, pointwise.trunc_loops), pointwise.trunc_loops);
m(op.round__op, pointwise.round__cpu, pointwise.round_loops);
m(op.round_out_op, pointwiseOut(op.round_out_op, 2, "cpu", unaryOut, rules.round_rule, pointwise.round_loops), pointwise.round_loops);
m(op.round__decimals_op, pointwise.round__decimals_cpu, pointwise.round_decimals_loops);
m(op.round_decimals_out_op, pointwiseOut(op.round_decimals_out_op, 3, "cpu", unaryOut, rules.round_decimals_rule, pointwise.round_decimals_loops), pointwise.round_decimals_loops);
m(op.frac__op, pointwise.frac__cpu, pointwise.frac_loops);
m(op.frac_out_op, pointwiseOut(op.frac_out_op, 2, "cpu", unaryOut, rules.frac_rule, pointwise.frac_loops), pointwise.frac_loops);
m(op.sinc__op, pointwise.sinc__cpu, pointwise.sinc_loops);
m(op.sinc_out_op, pointwiseOut(op.sinc_out_op, 2, "cpu", unaryOut, rules.sinc_rule, pointwise.sinc_loops), pointwise.sinc_loops);
m(op.deg2rad__op, pointwise.deg2rad__cpu, pointwise.deg2rad_loops);
m(op.deg2rad_out_op, pointwiseOut(op.deg2rad_out_op, 2, "cpu", unaryOut, rules.deg2rad_rule, pointwise.deg2rad_loops), pointwise.deg2rad_loops);
m(op.rad2deg__op, pointwise.rad2deg__cpu, pointwise.rad2deg_loops);
m(op.rad2deg_out_op, pointwiseOut(op.rad2deg_out_op, 2, "cpu", unaryOut, rules.rad2deg_rule, pointwise.rad2deg_loops), pointwise.rad2deg_loops);
m(op.logit__op, pointwise.logit__cpu, pointwise.logit_loops);
m(op.logit_out_op, pointwiseOut(op.logit_out_op, 3, "cpu", unaryOut, rules.logit_rule, pointwise.logit_loops), pointwise.logit_loops);
m(op.nan_to_num__op, pointwise.nan_to_num__cpu, pointwise.nan_to_num_loops);
m(op.nan_to_num_out_op, pointwiseOut(op.nan_to_num_out_op, 5, "cpu", unaryOut, rules.nan_to_num_rule, pointwise.nan_to_num_loops), pointwise.nan_to_num_loops);
m(op.isposinf_out_op, pointwiseOut(op.isposinf_out_op, 2, "cpu", unaryOut, rules.isposinf_rule, pointwise.isposinf_loops), pointwise.isposinf_loops);
m(op.isneginf_out_op, pointwiseOut(op.isneginf_out_op, 2, "cpu", unaryOut, rules.isneginf_rule, pointwise.isneginf_loops), pointwise.isneginf_loops);
m(op.logical_not__op, pointwise.logical_not__cpu, pointwise.logical_not_loops);
m(op.logical_not_out_op, pointwiseOut(op.logical_not_out_op, 2, "cpu", unaryOut, rules.logical_not_rule, pointwise.logical_not_loops), pointwise.logical_not_loops);
m(op.bitwise_not__op, pointwise.bitwise_not__cpu, pointwise.bitwise_not_loops);
m(op.bitwise_not_out_op, pointwiseOut(op.bitwise_not_out_op, 2, "cpu", unaryOut, rules.bitwise_not_rule, pointwise.bitwise_not_loops), pointwise.bitwise_not_loops);
m(op.add__Tensor_op, pointwise.add__Tensor_cpu, pointwise.add_Tensor_loops);
m(op.add_out_op, pointwise.add_out_cpu, pointwise.add_Tensor_loops);
m(op.add__Scalar_op, pointwise.add__Scalar_cpu, pointwise.add_Scalar_loops);
m(op.sub__Tensor_op, pointwise.sub__Tensor_cpu, pointwise.sub_Tensor_loops);
m(op.sub_out_op, pointwise.sub_out_cpu, pointwise.sub_Tensor_loops);
m(op.sub__Scalar_op, pointwise.sub__Scalar_cpu, pointwise.sub_Scalar_loops);
m(op.mul__Tensor_op, pointwise.mul__Tensor_cpu, pointwise.mul_Tensor_loops);
m(op.mul_out_op, pointwiseOut(op.mul_out_op, 3, "cpu", binaryOut, rules.mul_Tensor_rule, pointwise.mul_Tensor_loops), pointwise.mul_Tensor_loops);
m(op.mul__Scalar_op, pointwise.mul__Scalar_cpu, pointwise.mul_Scalar_loops);
m(op.div__Tensor_op, pointwise.div__Tensor_cpu, pointwise.div_Tensor_loops);
m(op.div_out_op, pointwiseOut(op.div_out_op, 3, "cpu", binaryOut, rules.div_Tensor_rule, pointwise.div_Tensor_loops), pointwise.div_Tensor_loops);
m(op.div__Scalar_op, pointwise.div__Scalar_cpu, pointwise.div_Scalar_loops);
m(op.div__Tensor_mode_op, pointwise.div__Tensor_mode_cpu, pointwise.div_Tensor_mode_loops);
m(op.div_out_mode_op, pointwise.div_out_mode_cpu, pointwise.div_Tensor_mode_loops);
m(op.div__Scalar_mode_op, pointwise.div__Scalar_mode_cpu, pointwise.div_Scalar_mode_loops);
m(op.floor_divide__Tensor_op, pointwise.floor_divide__Tensor_cpu, pointwise.floor_divide_loops);
m(op.floor_divide_out_op, pointwiseOut(op.floor_divide_out_op, 3, "cpu", binaryOut, rules.floor_divide_rule, pointwise.floor_divide_loops), pointwise.floor_divide_loops);
m(op.floor_divide__Scalar_op, pointwise.floor_divide__Scalar_cpu, pointwise.floor_divide_Scalar_loops);
m(op.remainder__Tensor_op, pointwise.remainder__Tensor_cpu, pointwise.remainder_Tensor_loops);
m(op.remainder_Tensor_out_op, pointwiseOut(op.remainder_Tensor_out_op, 3, "cpu", binaryOut, rules.remainder_Tensor_rule, pointwise.remainder_Tensor_loops), pointwise.remainder_Tensor_loops);
m(op.remainder__Scalar_op, pointwise.remainder__Scalar_cpu, pointwise.remainder_Scalar_loops);
m(op.remainder_Scalar_out_op, pointwiseOut(op.remainder_Scalar_out_op, 3, "cpu", unaryOut, rules.remainder_Scalar_rule, pointwise.remainder_Scalar_loops), pointwise.remainder_Scalar_loops);
m(op.fmod__Tensor_op, pointwise.fmod__Tensor_cpu, pointwise.fmod_Tensor_loops);
m(op.fmod_Tensor_out_op, pointwiseOut(op.fmod_Tensor_out_op, 3, "cpu", binaryOut, rules.fmod_Tensor_rule, pointwise.fmod_Tensor_loops), pointwise.fmod_Tensor_loops);
m(op.fmod__Scalar_op, pointwise.fmod__Scalar_cpu, pointwise.fmod_Scalar_loops);
m(op.fmod_Scalar_out_op, pointwiseOut(op.fmod_Scalar_out_op, 3, "cpu", unaryOut, rules.fmod_Scalar_rule, pointwise.fmod_Scalar_loops), pointwise.fmod_Scalar_loops);
m(op.pow__Tensor_op, pointwise.pow__Tensor_cpu, pointwise.pow_Tensor_Tensor_loops);
m(op.pow_Tensor_Tensor_out_op, pointwiseOut(op.pow_Tensor_Tensor_out_op, 3, "cpu", binaryOut, rules.pow_Tensor_Tensor_rule, pointwise.pow_Tensor_Tensor_loops), pointwise.pow_Tensor_Tensor_loops);
m(op.pow__Scalar_op, pointwise.pow__Scalar_cpu, pointwise.pow_Tensor_Scalar_loops);
m(op.pow_Tensor_Scalar_out_op, pointwise.pow_Tensor_Scalar_out_cpu, pointwise.pow_Tensor_Scalar_loops);
m(op.pow_Scalar_out_op, pointwise.pow_Scalar_out_cpu, pointwise.pow_Scalar_loops);
m(op.atan2__op, pointwise.atan2__cpu, pointwise.atan2_loops);
m(op.atan2_out_op, pointwiseOut(op.atan2_out_op, 3, "cpu", binaryOut, rules.atan2_rule, pointwise.atan2_loops), pointwise.atan2_loops);
m(op.hypot__op, pointwise.hypot__cpu, pointwise.hypot_loops);
m(op.hypot_out_op, pointwiseOut(op.hypot_out_op, 3, "cpu", binaryOut, rules.hypot_rule, pointwise.hypot_loops), pointwise.hypot_loops);
m(op.copysign__Tensor_op, pointwise.copysign__Tensor_cpu, pointwise.copysign_Tensor_loops);
m(op.copysign_out_op, pointwiseOut(op.copysign_out_op, 3, "cpu", binaryOut, rules.copysign_Tensor_rule, pointwise.copysign_Tensor_loops), pointwise.copysign_Tensor_loops);
m(op.copysign__Scalar_op, pointwise.copysign__Scalar_cpu, pointwise.copysign_Scalar_loops);
m(op.copysign_Scalar_out_op, pointwiseOut(op.copysign_Scalar_out_op, 3, "cpu", unaryOut, rules.copysign_Scalar_rule, pointwise.copysign_Scalar_loops), pointwise.copysign_Scalar_loops);
m(op.xlogy__Tensor_op, pointwise.xlogy__Tensor_cpu, pointwise.xlogy_Tensor_loops);
m(op.xlogy_OutTensor_op, pointwiseOut(op.xlogy_OutTensor_op, 3, "cpu", binaryOut, rules.xlogy_Tensor_rule, pointwise.xlogy_Tensor_loops), pointwise.xlogy_Tensor_loops);
m(op.xlogy_OutScalar_Self_op, pointwise.xlogy_OutScalar_Self_cpu, pointwise.xlogy_Scalar_Self_loops);
m(op.xlogy__Scalar_Other_op, pointwise.xlogy__Scalar_Other_cpu, pointwise.xlogy_Scalar_Other_loops);
m(op.xlogy_OutScalar_Other_op, pointwiseOut(op.xlogy_OutScalar_Other_op, 3, "cpu", unaryOut, rules.xlogy_Scalar_Other_rule, pointwise.xlogy_Scalar_Other_loops), pointwise.xlogy_Scalar_Other_loops);
m(op.logaddexp_out_op, pointwiseOut(op.logaddexp_out_op, 3, "cpu", binaryOut, rules.logaddexp_rule, pointwise.logaddexp_loops), pointwise.logaddexp_loops);
m(op.logaddexp2_out_op, pointwiseOut(op.logaddexp2_out_op, 3, "cpu", binaryOut, rules.logaddexp2_rule, pointwise.logaddexp2_loops), pointwise.logaddexp2_loops);
m(op.heaviside__op, pointwise.heaviside__cpu, pointwise.heaviside_loops);
m(op.heaviside_out_op, pointwise.heaviside_out_cpu, pointwise.heaviside_loops);
m(op.gcd__op, pointwise.gcd__cpu, pointwise.gcd_loops);
m(op.gcd_out_op, pointwiseOut(op.gcd_out_op, 3, "cpu", binaryOut, rules.gcd_rule, pointwise.gcd_loops), pointwise.gcd_loops);
m(op.addcmul__op, pointwise.addcmul__cpu, pointwise.addcmul_loops);
m(op.addcmul_out_op, pointwise.addcmul_out_cpu, pointwise.addcmul_loops);
m(op.addcdiv__op, pointwise.addcdiv__cpu, pointwise.addcdiv_loops);
m(op.addcdiv_out_op, pointwise.addcdiv_out_cpu, pointwise.addcdiv_loops);
m(op.lerp__Scalar_op, pointwise.lerp__Scalar_cpu, pointwise.lerp_Scalar_loops);
m(op.lerp_Scalar_out_op, pointwise.lerp_Scalar_out_cpu, pointwise.lerp_Scalar_loops);
m(op.lerp__Tensor_op, pointwise.lerp__Tensor_cpu, pointwise.lerp_Tensor_loops);
m(op.lerp_Tensor_out_op, pointwise.lerp_Tensor_out_cpu, pointwise.lerp_Tensor_loops);
m(op.eq__Tensor_op, pointwise.eq__Tensor_cpu, pointwise.eq_Tensor_loops);
m(op.eq_Tensor_out_op, pointwiseOut(op.eq_Tensor_out_op, 3, "cpu", binaryOut, rules.eq_Tensor_rule, pointwise.eq_Tensor_loops), pointwise.eq_Tensor_loops);
m(op.eq__Scalar_op, pointwise.eq__Scalar_cpu, pointwise.eq_Scalar_loops);
m(op.eq_Scalar_out_op, pointwiseOut(op.eq_Scalar_out_op, 3, "cpu", unaryOut, rules.eq_Scalar_rule, pointwise.eq_Scalar_loops), pointwise.eq_Scalar_loops);
m(op.ne__Tensor_op, pointwise.ne__Tensor_cpu, pointwise.ne_Tensor_loops);
m(op.ne_Tensor_out_op, pointwiseOut(op.ne_Tensor_out_op, 3, "cpu", binaryOut, rules.ne_Tensor_rule, pointwise.ne_Tensor_loops), pointwise.ne_Tensor_loops);
m(op.ne__Scalar_op, pointwise.ne__Scalar_cpu, pointwise.ne_Scalar_loops);
m(op.ne_Scalar_out_op, pointwiseOut(op.ne_Scalar_out_op, 3, "cpu", unaryOut, rules.ne_Scalar_rule, pointwise.ne_Scalar_loops), pointwise.ne_Scalar_loops);
m(op.lt__Tensor_op, pointwise.lt__Tensor_cpu, pointwise.lt_Tensor_loops);
m(op.lt_Tensor_out_op, pointwiseOut(op.lt_Tensor_out_op, 3, "cpu", binaryOut, rules.lt_Tensor_rule, pointwise.lt_Tensor_loops), pointwise.lt_Tensor_loops);
m(op.lt__Scalar_op, pointwise.lt__Scalar_cpu, pointwise.lt_Scalar_loops);
m(op.lt_Scalar_out_op, pointwiseOut(op.lt_Scalar_out_op, 3, "cpu", unaryOut, rules.lt_Scalar_rule, pointwise.lt_Scalar_loops), pointwise.lt_Scalar_loops);
m(op.le__Tensor_op, pointwise.le__Tensor_cpu, pointwise.le_Tensor_loops);
m(op.le_Tensor_out_op, pointwiseOut(op.le_Tensor_out_op, 3, "cpu", binaryOut, rules.le_Tensor_rule, pointwise.le_Tensor_loops), pointwise.le_Tensor_loops);
m(op.le__Scalar_op, pointwise.le__Scalar_cpu, pointwise.le_Scalar_loops);
m(op.le_Scalar_out_op, pointwiseOut(op.le_Scalar_out_op, 3, "cpu", unaryOut, rules.le_Scalar_rule, pointwise.le_Scalar_loops), pointwise.le_Scalar_loops);
m(op.gt__Tensor_op, pointwise.gt__Tensor_cpu, pointwise.gt_Tensor_loops);
m(op.gt_Tensor_out_op, pointwiseOut(op.gt_Tensor_out_op, 3, "cpu", binaryOut, rules.gt_Tensor_rule, pointwise.gt_Tensor_loops), pointwise.gt_Tensor_loops);
m(op.gt__Scalar_op, pointwise.gt__Scalar_cpu, pointwise.gt_Scalar_loops);
m(op.gt_Scalar_out_op, pointwiseOut(op.gt_Scalar_out_op, 3, "cpu", unaryOut, rules.gt_Scalar_rule, pointwise.gt_Scalar_loops), pointwise.gt_Scalar_loops);
m(op.ge__Tensor_op, pointwise.ge__Tensor_cpu, pointwise.ge_Tensor_loops);
m(op.ge_Tensor_out_op, pointwiseOut(op.ge_Tensor_out_op, 3, "cpu", binaryOut, rules.ge_Tensor_rule, pointwise.ge_Tensor_loops), pointwise.ge_Tensor_loops);
m(op.ge__Scalar_op, pointwise.ge__Scalar_cpu, pointwise.ge_Scalar_loops);
m(op.ge_Scalar_out_op, pointwiseOut(op.ge_Scalar_out_op, 3, "cpu", unaryOut, rules.ge_Scalar_rule, pointwise.ge_Scalar_loops), pointwise.ge_Scalar_loops);
m(op.logical_and__op, pointwise.logical_and__cpu, pointwise.logical_and_loops);
m(op.logical_and_out_op, pointwiseOut(op.logical_and_out_op, 3, "cpu", binaryOut, rules.logical_and_rule, pointwise.logical_and_loops), pointwise.logical_and_loops);
m(op.logical_or__op, pointwise.logical_or__cpu, pointwise.logical_or_loops);
m(op.logical_or_out_op, pointwiseOut(op.logical_or_out_op, 3, "cpu", binaryOut, rules.logical_or_rule, pointwise.logical_or_loops), pointwise.logical_or_loops);
m(op.logical_xor__op, pointwise.logical_xor__cpu, pointwise.logical_xor_loops);
m(op.logical_xor_out_op, pointwiseOut(op.logical_xor_out_op, 3, "cpu", binaryOut, rules.logical_xor_rule, pointwise.logical_xor_loops), pointwise.logical_xor_loops);
m(op.bitwise_and__Tensor_op, pointwise.bitwise_and__Tensor_cpu, pointwise.bitwise_and_Tensor_loops);
m(op.bitwise_and_Tensor_out_op, pointwiseOut(op.bitwise_and_Tensor_out_op, 3, "cpu", binaryOut, rules.bitwise_and_Tensor_rule, pointwise.bitwise_and_Tensor_loops), pointwise.bitwise_and_Tensor_loops);
m(op.bitwise_and__Scalar_op, pointwise.bitwise_and__Scalar_cpu, pointwise.bitwise_and_Scalar_loops);
m(op.bitwise_and_Scalar_out_op, pointwiseOut(op.bitwise_and_Scalar_out_op, 3, "cpu", unaryOut, rules.bitwise_and_Scalar_rule, pointwise.bitwise_and_Scalar_loops), pointwise.bitwise_and_Scalar_loops);
m(op.bitwise_or__Tensor_op, pointwise.bitwise_or__Tensor_cpu, pointwise.bitwise_or_Tensor_loops);
m(op.bitwise_or_Tensor_out_op, pointwiseOut(op.bitwise_or_Tensor_out_op, 3, "cpu", binaryOut, rules.bitwise_or_Tensor_rule, pointwise.bitwise_or_Tensor_loops), pointwise.bitwise_or_Tensor_loops);
m(op.bitwise_or__Scalar_op, pointwise.bitwise_or__Scalar_cpu, pointwise.bitwise_or_Scalar_loops);
m(op.bitwise_or_Scalar_out_op, pointwiseOut(op.bitwise_or_Scalar_out_op, 3, "cpu", unaryOut, rules.bitwise_or_Scalar_rule, pointwise.bitwise_or_Scalar_loops), pointwise.bitwise_or_Scalar_loops);
m(op.bitwise_xor__Tensor_op, pointwise.bitwise_xor__Tensor_cpu, pointwise.bitwise_xor_Tensor_loops);
m(op.bitwise_xor_Tensor_out_op, pointwiseOut(op.bitwise_xor_Tensor_out_op, 3, "cpu", binaryOut, rules.bitwise_xor_Tensor_rule, pointwise.bitwise_xor_Tensor_loops), pointwise.bitwise_xor_Tensor_loops);
m(op.bitwise_xor__Scalar_op, pointwise.bitwise_xor__Scalar_cpu, pointwise.bitwise_xor_Scalar_loops);
m(op.bitwise_xor_Scalar_out_op, pointwiseOut(op.bitwise_xor_Scalar_out_op, 3, "cpu", unaryOut, rules.bitwise_xor_Scalar_rule, pointwise.bitwise_xor_Scalar_loops), pointwise.bitwise_xor_Scalar_loops);
m(op.bitwise_left_shift__Tensor_op, pointwise.bitwise_left_shift__Tensor_cpu, pointwise.bitwise_left_shift_Tensor_loops);
m(op.bitwise_left_shift_Tensor_out_op, pointwiseOut(op.bitwise_left_shift_Tensor_out_op, 3, "cpu", binaryOut, rules.bitwise_left_shift_Tensor_rule, pointwise.bitwise_left_shift_Tensor_loops), pointwise.bitwise_left_shift_Tensor_loops);
m(op.bitwise_left_shift__Tensor_Scalar_op, pointwise.bitwise_left_shift__Tensor_Scalar_cpu, pointwise.bitwise_left_shift_Tensor_Scalar_loops);
m(op.bitwise_left_shift_Tensor_Scalar_out_op, pointwiseOut(op.bitwise_left_shift_Tensor_Scalar_out_op, 3, "cpu", unaryOut, rules.bitwise_left_shift_Tensor_Scalar_rule, pointwise.bitwise_left_shift_Tensor_Scalar_loops), pointwise.bitwise_left_shift_Tensor_Scalar_loops);
m(op.bitwise_right_shift__Tensor_op, pointwise.bitwise_right_shift__Tensor_cpu, pointwise.bitwise_right_shift_Tensor_loops);
m(op.bitwise_right_shift_Tensor_out_op, pointwiseOut(op.bitwise_right_shift_Tensor_out_op, 3, "cpu", binaryOut, rules.bitwise_right_shift_Tensor_rule, pointwise.bitwise_right_shift_Tensor_loops), pointwise.bitwise_right_shift_Tensor_loops);
m(op.bitwise_right_shift__Tensor_Scalar_op, pointwise.bitwise_right_shift__Tensor_Scalar_cpu, pointwise.bitwise_right_shift_Tensor_Scalar_loops);
m(op.bitwise_right_shift_Tensor_Scalar_out_op, pointwiseOut(op.bitwise_right_shift_Tensor_Scalar_out_op, 3, "cpu", unaryOut, rules.bitwise_right_shift_Tensor_Scalar_rule, pointwise.bitwise_right_shift_Tensor_Scalar_loops), pointwise.bitwise_right_shift_Tensor_Scalar_loops);
m(op.maximum_out_op, pointwiseOut(op.maximum_out_op, 3, "cpu", binaryOut, rules.maximum_rule, pointwise.maximum_loops), pointwise.maximum_loops);
m(op.minimum_out_op, pointwiseOut(op.minimum_out_op, 3, "cpu", binaryOut, rules.minimum_rule, pointwise.minimum_loops), pointwise.minimum_loops);
m(op.fmax_out_op, pointwiseOut(op.fmax_out_op, 3, "cpu", binaryOut, rules.fmax_rule, pointwise.fmax_loops), pointwise.fmax_loops);
m(op.fmin_out_op, pointwiseOut(op.fmin_out_op, 3, "cpu", binaryOut, rules.fmin_rule, pointwise.fmin_loops), pointwise.fmin_loops);
m(op.where_self_out_op, pointwise.where_self_out_cpu, pointwise.where_self_loops);
m(op.clamp__op, pointwise.clamp__cpu, pointwise.clamp_loops);
m(op.clamp_out_op, pointwise.clamp_out_cpu, pointwise.clamp_loops);
m(op.clamp_min__op, pointwise.clamp_min__cpu, pointwise.clamp_min_loops);
m(op.clamp_min_out_op, pointwise.clamp_min_out_cpu, pointwise.clamp_min_loops);
m(op.clamp_min__Tensor_op, pointwise.clamp_min__Tensor_cpu, pointwise.clamp_min_Tensor_loops);
m(op.clamp_min_Tensor_out_op, pointwiseOut(op.clamp_min_Tensor_out_op, 3, "cpu", binaryOut, rules.clamp_min_Tensor_rule, pointwise.clamp_min_Tensor_loops), pointwise.clamp_min_Tensor_loops);
m(op.clamp_max__op, pointwise.clamp_max__cpu, pointwise.clamp_max_loops);
m(op.clamp_max_out_op, pointwise.clamp_max_out_cpu, pointwise.clamp_max_loops);
m(op.clamp_max__Tensor_op, pointwise.clamp_max__Tensor_cpu, pointwise.clamp_max_Tensor_loops);
m(op.clamp_max_Tensor_out_op, pointwiseOut(op.clamp_max_Tensor_out_op, 3, "cpu", binaryOut, rules.clamp_max_Tensor_rule, pointwise.clamp_max_Tensor_loops), pointwise.clamp_max_Tensor_loops);
m(op.relu__op, pointwise.relu__cpu, pointwise.relu_loops);
m(op.leaky_relu__op, pointwise.leaky_relu__cpu, pointwise.leaky_relu_loops);
m(op.leaky_relu_out_op, pointwiseOut(op.leaky_relu_out_op, 3, "cpu", unaryOut, rules.leaky_relu_rule, pointwise.leaky_relu_loops), pointwise.leaky_relu_loops);
m(op.elu__op, pointwise.elu__cpu, pointwise.elu_loops);
m(op.elu_out_op, pointwiseOut(op.elu_out_op, 5, "cpu", unaryOut, rules.elu_rule, pointwise.elu_loops), pointwise.elu_loops);
m(op.gelu__op, pointwise.gelu__cpu, pointwise.gelu_loops);
m(op.gelu_out_op, pointwiseOut(op.gelu_out_op, 3, "cpu", unaryOut, rules.gelu_rule, pointwise.gelu_loops), pointwise.gelu_loops);
m(op.silu__op, pointwise.silu__cpu, pointwise.silu_loops);
m(op.silu_out_op, pointwiseOut(op.silu_out_op, 2, "cpu", unaryOut, rules.silu_rule, pointwise.silu_loops), pointwise.silu_loops);
m(op.mish__op, pointwise.mish__cpu, pointwise.mish_loops);
m(op.mish_out_op, pointwiseOut(op.mish_out_op, 2, "cpu", unaryOut, rules.mish_rule, pointwise.mish_loops), pointwise.mish_loops);
m(op.hardsigmoid__op, pointwise.hardsigmoid__cpu, pointwise.hardsigmoid_loops);
m(op.hardsigmoid_out_op, pointwiseOut(op.hardsigmoid_out_op, 2, "cpu", unaryOut, rules.hardsigmoid_rule, pointwise.hardsigmoid_loops), pointwise.hardsigmoid_loops);
m(op.hardswish__op, pointwise.hardswish__cpu, pointwise.hardswish_loops);
m(op.hardswish_out_op, pointwiseOut(op.hardswish_out_op, 2, "cpu", unaryOut, rules.hardswish_rule, pointwise.hardswish_loops), pointwise.hardswish_loops);
m(op.softplus_out_op, pointwiseOut(op.softplus_out_op, 4, "cpu", unaryOut, rules.softplus_rule, pointwise.softplus_loops), pointwise.softplus_loops);
m(op.hardtanh__op, pointwise.hardtanh__cpu, pointwise.hardtanh_loops);
m(op.hardtanh_out_op, pointwise.hardtanh_out_cpu, pointwise.hardtanh_loops);
m(op.threshold__op, pointwise.threshold__cpu, pointwise.threshold_loops);
m(op.threshold_out_op, pointwise.threshold_out_cpu, pointwise.threshold_loops);
m(op.hardshrink_out_op, pointwiseOut(op.hardshrink_out_op, 3, "cpu", unaryOut, rules.hardshrink_rule, pointwise.hardshrink_loops), pointwise.hardshrink_loops);
m(op.softshrink_out_op, pointwise.softshrink_out_cpu, pointwise.softshrink_loops);
m(op.sigmoid_backward_grad_input_op, pointwiseOut(op.sigmoid_backward_grad_input_op, 3, "cpu", binaryOut, rules.sigmoid_backward_rule, pointwise.sigmoid_backward_loops), pointwise.sigmoid_backward_loops);
m(op.tanh_backward_grad_input_op, pointwiseOut(op.tanh_backward_grad_input_op, 3, "cpu", binaryOut, rules.tanh_backward_rule, pointwise.tanh_backward_loops), pointwise.tanh_backward_loops);
m(op.threshold_backward_grad_input_op, pointwiseOut(op.threshold_backward_grad_input_op, 4, "cpu", binaryOut, rules.threshold_backward_rule, pointwise.threshold_backward_loops), pointwise.threshold_backward_loops);
m(op.leaky_relu_backward_grad_input_op, pointwise.leaky_relu_backward_grad_input_cpu, pointwise.leaky_relu_backward_loops);
m(op.elu_backward_grad_input_op, pointwise.elu_backward_grad_input_cpu, pointwise.elu_backward_loops);
m(op.gelu_backward_grad_input_op, pointwiseOut(op.gelu_backward_grad_input_op, 4, "cpu", binaryOut, rules.gelu_backward_rule, pointwise.gelu_backward_loops), pointwise.gelu_backward_loops);
m(op.silu_backward_grad_input_op, pointwiseOut(op.silu_backward_grad_input_op, 3, "cpu", binaryOut, rules.silu_backward_rule, pointwise.silu_backward_loops), pointwise.silu_backward_loops);
m(op.hardsigmoid_backward_grad_input_op, pointwiseOut(op.hardsigmoid_backward_grad_input_op, 3, "cpu", binaryOut, rules.hardsigmoid_backward_rule, pointwise.hardsigmoid_backward_loops), pointwise.hardsigmoid_backward_loops);
m(op.softplus_backward_grad_input_op, pointwiseOut(op.softplus_backward_grad_input_op, 5, "cpu", binaryOut, rules.softplus_backward_rule, pointwise.softplus_backward_loops), pointwise.softplus_backward_loops);
m(op.hardtanh_backward_grad_input_op, pointwiseOut(op.hardtanh_backward_grad_input_op, 5, "cpu", binaryOut, rules.hardtanh_backward_rule, pointwise.hardtanh_backward_loops), pointwise.hardtanh_backward_loops);
m(op.hardshrink_backward_grad_input_op, pointwiseOut(op.hardshrink_backward_grad_input_op, 4, "cpu", binaryOut, rules.hardshrink_backward_rule, pointwise.hardshrink_backward_loops), pointwise.hardshrink_backward_loops);
m(op.softshrink_backward_grad_input_op, pointwiseOut(op.softshrink_backward_grad_input_op, 4, "cpu", binaryOut, rules.softshrink_backward_rule, pointwise.softshrink_backward_loops), pointwise.softshrink_backward_loops);
m(op.log_sigmoid_backward_grad_input_op, pointwise.log_sigmoid_backward_grad_input_cpu, pointwise.log_sigmoid_backward_loops);
m(op.logit_backward_grad_input_op, pointwiseOut(op.logit_backward_grad_input_op, 4, "cpu", binaryOut, rules.logit_backward_rule, pointwise.logit_backward_loops), pointwise.logit_backward_loops);
m(op.i0__op, pointwise.i0__cpu, pointwise.i0_loops);
m(op.i0_out_op, pointwiseOut(op.i0_out_op, 2, "cpu", unaryOut, rules.i0_rule, pointwise.i0_loops), pointwise.i0_loops);
m(op.special_i0e_out_op, pointwiseOut(op.special_i0e_out_op, 2, "cpu", unaryOut, rules.special_i0e_rule, pointwise.special_i0e_loops), pointwise.special_i0e_loops);
m(op.special_i1_out_op, pointwiseOut(op.special_i1_out_op, 2, "cpu", unaryOut, rules.special_i1_rule, pointwise.special_i1_loops), pointwise.special_i1_loops);
m(op.special_i1e_out_op, pointwiseOut(op.special_i1e_out_op, 2, "cpu", unaryOut, rules.special_i1e_rule, pointwise.special_i1e_loops), pointwise.special_i1e_loops);
m(op.special_entr_out_op, pointwiseOut(op.special_entr_out_op, 2, "cpu", unaryOut, rules.special_entr_rule, pointwise.special_entr_loops), pointwise.special_entr_loops);
m(op.special_ndtri_out_op, pointwiseOut(op.special_ndtri_out_op, 2, "cpu", unaryOut, rules.special_ndtri_rule, pointwise.special_ndtri_loops), pointwise.special_ndtri_loops);
m(op.special_log_ndtr_out_op, pointwiseOut(op.special_log_ndtr_out_op, 2, "cpu", unaryOut, rules.special_log_ndtr_rule, pointwise.special_log_ndtr_loops), pointwise.special_log_ndtr_loops);
m(op.special_erfcx_out_op, pointwiseOut(op.special_erfcx_out_op, 2, "cpu", unaryOut, rules.special_erfcx_rule, pointwise.special_erfcx_loops), pointwise.special_erfcx_loops);
m(op.special_xlog1py_out_op, pointwiseOut(op.special_xlog1py_out_op, 3, "cpu", binaryOut, rules.special_xlog1py_rule, pointwise.special_xlog1py_loops), pointwise.special_xlog1py_loops);
m(op.special_xlog1py_self_scalar_out_op, pointwise.special_xlog1py_self_scalar_out_cpu, pointwise.special_xlog1py_self_scalar_loops);
m(op.special_xlog1py_other_scalar_out_op, pointwiseOut(op.special_xlog1py_other_scalar_out_op, 3, "cpu", unaryOut, rules.special_xlog1py_other_scalar_rule, pointwise.special_xlog1py_other_scalar_loops), pointwise.special_xlog1py_other_scalar_loops);
m(op.special_zeta_out_op, pointwiseOut(op.special_zeta_out_op, 3, "cpu", binaryOut, rules.special_zeta_rule, pointwise.special_zeta_loops), pointwise.special_zeta_loops);
m(op.special_zeta_self_scalar_out_op, pointwise.special_zeta_self_scalar_out_cpu, pointwise.special_zeta_self_scalar_loops);
m(op.special_zeta_other_scalar_out_op, pointwiseOut(op.special_zeta_other_scalar_out_op, 3, "cpu", unaryOut, rules.special_zeta_other_scalar_rule, pointwise.special_zeta_other_scalar_loops), pointwise.special_zeta_other_scalar_loops);
m(op.igamma__op, pointwise.igamma__cpu, pointwise.igamma_loops);
m(op.igamma_out_op, pointwiseOut(op.igamma_out_op, 3, "cpu", binaryOut, rules.igamma_rule, pointwise.igamma_loops), pointwise.igamma_loops);
m(op.igammac__op, pointwise.igammac__cpu, pointwise.igammac_loops);
m(op.igammac_out_op, pointwiseOut(op.igammac_out_op, 3, "cpu", binaryOut, rules.igammac_rule, pointwise.igammac_loops), pointwise.igammac_loops);
m(op.nextafter__op, pointwise.nextafter__cpu, pointwise.nextafter_loops);
m(op.nextafter_out_op, pointwiseOut(op.nextafter_out_op, 3, "cpu", binaryOut, rules.nextafter_rule, pointwise.nextafter_loops), pointwise.nextafter_loops);
m(op.lcm__op, pointwise.lcm__cpu, pointwise.lcm_loops);
m(op.lcm_out_op, pointwiseOut(op.lcm_out_op, 3, "cpu", binaryOut, rules.lcm_rule, pointwise.lcm_loops), pointwise.lcm_loops);
m(op.angle_out_op, pointwiseOut(op.angle_out_op, 2, "cpu", unaryOut, rules.angle_rule, pointwise.angle_loops), pointwise.angle_loops);
m(op.special_airy_ai_out_op, pointwiseOut(op.special_airy_ai_out_op, 2, "cpu", unaryOut, rules.special_airy_ai_rule, pointwise.special_airy_ai_loops), pointwise.special_airy_ai_loops);
m(op.special_bessel_j0_out_op, pointwiseOut(op.special_bessel_j0_out_op, 2, "cpu", unaryOut, rules.special_bessel_j0_rule, pointwise.special_bessel_j0_loops), pointwise.special_bessel_j0_loops);
m(op.special_bessel_j1_out_op, pointwiseOut(op.special_bessel_j1_out_op, 2, "cpu", unaryOut, rules.special_bessel_j1_rule, pointwise.special_bessel_j1_loops), pointwise.special_bessel_j1_loops);
m(op.special_bessel_y0_out_op, pointwiseOut(op.special_bessel_y0_out_op, 2, "cpu", unaryOut, rules.special_bessel_y0_rule, pointwise.special_bessel_y0_loops), pointwise.special_bessel_y0_loops);
m(op.special_bessel_y1_out_op, pointwiseOut(op.special_bessel_y1_out_op, 2, "cpu", unaryOut, rules.special_bessel_y1_rule, pointwise.special_bessel_y1_loops), pointwise.special_bessel_y1_loops);
m(op.special_modified_bessel_i0_out_op, pointwiseOut(op.special_modified_bessel_i0_out_op, 2, "cpu", unaryOut, rules.special_modified_bessel_i0_rule, pointwise.special_modified_bessel_i0_loops), pointwise.special_modified_bessel_i0_loops);
m(op.special_modified_bessel_i1_out_op, pointwiseOut(op.special_modified_bessel_i1_out_op, 2, "cpu", unaryOut, rules.special_modified_bessel_i1_rule, pointwise.special_modified_bessel_i1_loops), pointwise.special_modified_bessel_i1_loops);
m(op.special_modified_bessel_k0_out_op, pointwiseOut(op.special_modified_bessel_k0_out_op, 2, "cpu", unaryOut, rules.special_modified_bessel_k0_rule, pointwise.special_modified_bessel_k0_loops), pointwise.special_modified_bessel_k0_loops);
m(op.special_modified_bessel_k1_out_op, pointwiseOut(op.special_modified_bessel_k1_out_op, 2, "cpu", unaryOut, rules.special_modified_bessel_k1_rule, pointwise.special_modified_bessel_k1_loops), pointwise.special_modified_bessel_k1_loops);
m(op.special_scaled_modified_bessel_k0_out_op, pointwiseOut(op.special_scaled_modified_bessel_k0_out_op, 2, "cpu", unaryOut, rules.special_scaled_modified_bessel_k0_rule, pointwise.special_scaled_modified_bessel_k0_loops), pointwise.special_scaled_modified_bessel_k0_loops);
m(op.special_scaled_modified_bessel_k1_out_op, pointwiseOut(op.special_scaled_modified_bessel_k1_out_op, 2, "cpu", unaryOut, rules.special_scaled_modified_bessel_k1_rule, pointwise.special_scaled_modified_bessel_k1_loops), pointwise.special_scaled_modified_bessel_k1_loops);
m(op.special_spherical_bessel_j0_out_op, pointwiseOut(op.special_spherical_bessel_j0_out_op, 2, "cpu", unaryOut, rules.special_spherical_bessel_j0_rule, pointwise.special_spherical_bessel_j0_loops), pointwise.special_spherical_bessel_j0_loops);
m(op.special_chebyshev_polynomial_t_out_op, pointwiseOut(op.special_chebyshev_polynomial_t_out_op, 3, "cpu", binaryOut, rules.special_chebyshev_polynomial_t_rule, pointwise.special_chebyshev_polynomial_t_loops), pointwise.special_chebyshev_polynomial_t_loops);
m(op.special_chebyshev_polynomial_t_x_scalar_out_op, pointwise.special_chebyshev_polynomial_t_x_scalar_out_cpu, pointwise.special_chebyshev_polynomial_t_x_scalar_loops);
m(op.special_chebyshev_polynomial_t_n_scalar_out_op, pointwiseOut(op.special_chebyshev_polynomial_t_n_scalar_out_op, 3, "cpu", unaryOut, rules.special_chebyshev_polynomial_t_n_scalar_rule, pointwise.special_chebyshev_polynomial_t_n_scalar_loops), pointwise.special_chebyshev_polynomial_t_n_scalar_loops);
m(op.special_chebyshev_polynomial_u_out_op, pointwiseOut(op.special_chebyshev_polynomial_u_out_op, 3, "cpu", binaryOut, rules.special_chebyshev_polynomial_u_rule, pointwise.special_chebyshev_polynomial_u_loops), pointwise.special_chebyshev_polynomial_u_loops);
m(op.special_chebyshev_polynomial_u_x_scalar_out_op, pointwise.special_chebyshev_polynomial_u_x_scalar_out_cpu, pointwise.special_chebyshev_polynomial_u_x_scalar_loops);
m(op.special_chebyshev_polynomial_u_n_scalar_out_op, pointwiseOut(op.special_chebyshev_polynomial_u_n_scalar_out_op, 3, "cpu", unaryOut, rules.special_chebyshev_polynomial_u_n_scalar_rule, pointwise.special_chebyshev_polynomial_u_n_scalar_loops), pointwise.special_chebyshev_polynomial_u_n_scalar_loops);
m(op.special_chebyshev_polynomial_v_out_op, pointwiseOut(op.special_chebyshev_polynomial_v_out_op, 3, "cpu", binaryOut, rules.special_chebyshev_polynomial_v_rule, pointwise.special_chebyshev_polynomial_v_loops), pointwise.special_chebyshev_polynomial_v_loops);
m(op.special_chebyshev_polynomial_v_x_scalar_out_op, pointwise.special_chebyshev_polynomial_v_x_scalar_out_cpu, pointwise.special_chebyshev_polynomial_v_x_scalar_loops);
m(op.special_chebyshev_polynomial_v_n_scalar_out_op, pointwiseOut(op.special_chebyshev_polynomial_v_n_scalar_out_op, 3, "cpu", unaryOut, rules.special_chebyshev_polynomial_v_n_scalar_rule, pointwise.special_chebyshev_polynomial_v_n_scalar_loops), pointwise.special_chebyshev_polynomial_v_n_scalar_loops);
m(op.special_chebyshev_polynomial_w_out_op, pointwiseOut(op.special_chebyshev_polynomial_w_out_op, 3, "cpu", binaryOut, rules.special_chebyshev_polynomial_w_rule, pointwise.special_chebyshev_polynomial_w_loops), pointwise.special_chebyshev_polynomial_w_loops);
m(op.special_chebyshev_polynomial_w_x_scalar_out_op, pointwise.special_chebyshev_polynomial_w_x_scalar_out_cpu, pointwise.special_chebyshev_polynomial_w_x_scalar_loops);
m(op.special_chebyshev_polynomial_w_n_scalar_out_op, pointwiseOut(op.special_chebyshev_polynomial_w_n_scalar_out_op, 3, "cpu", unaryOut, rules.special_chebyshev_polynomial_w_n_scalar_rule, pointwise.special_chebyshev_polynomial_w_n_scalar_loops), pointwise.special_chebyshev_polynomial_w_n_scalar_loops);
m(op.special_hermite_polynomial_h_out_op, pointwiseOut(op.special_hermite_polynomial_h_out_op, 3, "cpu", binaryOut, rules.special_hermite_polynomial_h_rule, pointwise.special_hermite_polynomial_h_loops), pointwise.special_hermite_polynomial_h_loops);
m(op.special_hermite_polynomial_h_x_scalar_out_op, pointwise.special_hermite_polynomial_h_x_scalar_out_cpu, pointwise.special_hermite_polynomial_h_x_scalar_loops);
m(op.special_hermite_polynomial_h_n_scalar_out_op, pointwiseOut(op.special_hermite_polynomial_h_n_scalar_out_op, 3, "cpu", unaryOut, rules.special_hermite_polynomial_h_n_scalar_rule, pointwise.special_hermite_polynomial_h_n_scalar_loops), pointwise.special_hermite_polynomial_h_n_scalar_loops);
m(op.special_hermite_polynomial_he_out_op, pointwiseOut(op.special_hermite_polynomial_he_out_op, 3, "cpu", binaryOut, rules.special_hermite_polynomial_he_rule, pointwise.special_hermite_polynomial_he_loops), pointwise.special_hermite_polynomial_he_loops);
m(op.special_hermite_polynomial_he_x_scalar_out_op, pointwise.special_hermite_polynomial_he_x_scalar_out_cpu, pointwise.special_hermite_polynomial_he_x_scalar_loops);
m(op.special_hermite_polynomial_he_n_scalar_out_op, pointwiseOut(op.special_hermite_polynomial_he_n_scalar_out_op, 3, "cpu", unaryOut, rules.special_hermite_polynomial_he_n_scalar_rule, pointwise.special_hermite_polynomial_he_n_scalar_loops), pointwise.special_hermite_polynomial_he_n_scalar_loops);
m(op.special_laguerre_polynomial_l_out_op, pointwiseOut(op.special_laguerre_polynomial_l_out_op, 3, "cpu", binaryOut, rules.special_laguerre_polynomial_l_rule, pointwise.special_laguerre_polynomial_l_loops), pointwise.special_laguerre_polynomial_l_loops);
m(op.special_laguerre_polynomial_l_x_scalar_out_op, pointwise.special_laguerre_polynomial_l_x_scalar_out_cpu, pointwise.special_laguerre_polynomial_l_x_scalar_loops);
m(op.special_laguerre_polynomial_l_n_scalar_out_op, pointwiseOut(op.special_laguerre_polynomial_l_n_scalar_out_op, 3, "cpu", unaryOut, rules.special_laguerre_polynomial_l_n_scalar_rule, pointwise.special_laguerre_polynomial_l_n_scalar_loops), pointwise.special_laguerre_polynomial_l_n_scalar_loops);
m(op.special_legendre_polynomial_p_out_op, pointwiseOut(op.special_legendre_polynomial_p_out_op, 3, "cpu", binaryOut, rules.special_legendre_polynomial_p_rule, pointwise.special_legendre_polynomial_p_loops), pointwise.special_legendre_polynomial_p_loops);
m(op.special_legendre_polynomial_p_x_scalar_out_op, pointwise.special_legendre_polynomial_p_x_scalar_out_cpu, pointwise.special_legendre_polynomial_p_x_scalar_loops);
m(op.special_legendre_polynomial_p_n_scalar_out_op, pointwiseOut(op.special_legendre_polynomial_p_n_scalar_out_op, 3, "cpu", unaryOut, rules.special_legendre_polynomial_p_n_scalar_rule, pointwise.special_legendre_polynomial_p_n_scalar_loops), pointwise.special_legendre_polynomial_p_n_scalar_loops);
m(op.special_shifted_chebyshev_polynomial_t_out_op, pointwiseOut(op.special_shifted_chebyshev_polynomial_t_out_op, 3, "cpu", binaryOut, rules.special_shifted_chebyshev_polynomial_t_rule, pointwise.special_shifted_chebyshev_polynomial_t_loops), pointwise.special_shifted_chebyshev_polynomial_t_loops);
m(op.special_shifted_chebyshev_polynomial_t_x_scalar_out_op, pointwise.special_shifted_chebyshev_polynomial_t_x_scalar_out_cpu, pointwise.special_shifted_chebyshev_polynomial_t_x_scalar_loops);
m(op.special_shifted_chebyshev_polynomial_t_n_scalar_out_op, pointwiseOut(op.special_shifted_chebyshev_polynomial_t_n_scalar_out_op, 3, "cpu", unaryOut, rules.special_shifted_chebyshev_polynomial_t_n_scalar_rule, pointwise.special_shifted_chebyshev_polynomial_t_n_scalar_loops), pointwise.special_shifted_chebyshev_polynomial_t_n_scalar_loops);
m(op.special_shifted_chebyshev_polynomial_u_out_op, pointwiseOut(op.special_shifted_chebyshev_polynomial_u_out_op, 3, "cpu", binaryOut, rules.special_shifted_chebyshev_polynomial_u_rule, pointwise.special_shifted_chebyshev_polynomial_u_loops), pointwise.special_shifted_chebyshev_polynomial_u_loops);
m(op.special_shifted_chebyshev_polynomial_u_x_scalar_out_op, pointwise.special_shifted_chebyshev_polynomial_u_x_scalar_out_cpu, pointwise.special_shifted_chebyshev_polynomial_u_x_scalar_loops);
m(op.special_shifted_chebyshev_polynomial_u_n_scalar_out_op, pointwiseOut(op.special_shifted_chebyshev_polynomial_u_n_scalar_out_op, 3, "cpu", unaryOut, rules.special_shifted_chebyshev_polynomial_u_n_scalar_rule, pointwise.special_shifted_chebyshev_polynomial_u_n_scalar_loops), pointwise.special_shifted_chebyshev_polynomial_u_n_scalar_loops);
m(op.special_shifted_chebyshev_polynomial_v_out_op, pointwiseOut(op.special_shifted_chebyshev_polynomial_v_out_op, 3, "cpu", binaryOut, rules.special_shifted_chebyshev_polynomial_v_rule, pointwise.special_shifted_chebyshev_polynomial_v_loops), pointwise.special_shifted_chebyshev_polynomial_v_loops);
m(op.special_shifted_chebyshev_polynomial_v_x_scalar_out_op, pointwise.special_shifted_chebyshev_polynomial_v_x_scalar_out_cpu, pointwise.special_shifted_chebyshev_polynomial_v_x_scalar_loops);
m(op.special_shifted_chebyshev_polynomial_v_n_scalar_out_op, pointwiseOut(op.special_shifted_chebyshev_polynomial_v_n_scalar_out_op, 3, "cpu", unaryOut, rules.special_shifted_chebyshev_polynomial_v_n_scalar_rule, pointwise.special_shifted_chebyshev_polynomial_v_n_scalar_loops), pointwise.special_shifted_chebyshev_polynomial_v_n_scalar_loops);
m(op.special_shifted_chebyshev_polynomial_w_out_op, pointwiseOut(op.special_shifted_chebyshev_polynomial_w_out_op, 3, "cpu", binaryOut, rules.special_shifted_chebyshev_polynomial_w_rule, pointwise.special_shifted_chebyshev_polynomial_w_loops), pointwise.special_shifted_chebyshev_polynomial_w_loops);
m(op.special_shifted_chebyshev_polynomial_w_x_scalar_out_op, pointwise.special_shifted_chebyshev_polynomial_w_x_scalar_out_cpu, pointwise.special_shifted_chebyshev_polynomial_w_x_scalar_loops);
m(op.special_shifted_chebyshev_polynomial_w_n_scalar_out_op, pointwiseOut(op.special_shifted_chebyshev_polynomial_w_n_scalar_out_op, 3, "cpu", unaryOut, rules.special_shifted_chebyshev_polynomial_w_n_scalar_rule, pointwise.special_shifted_chebyshev_polynomial_w_n_scalar_loops), pointwise.special_shifted_chebyshev_polynomial_w_n_scalar_loops);
