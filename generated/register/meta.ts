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
  fill__Scalar_meta,
  zero__meta,
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
  fractional_max_pool2d_meta,
  fractional_max_pool3d_meta,
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
  adaptive_max_pool2d_meta,
  adaptive_max_pool3d_meta,
  avg_pool2d_meta,
  avg_pool3d_meta,
  max_pool2d_with_indices_meta,
  max_pool3d_with_indices_meta,
  max_unpool2d_meta,
  max_unpool3d_meta,
  pool_backward_meta,
} from "../../runtime/kernels/meta/pooling.js";
import {
  bernoulli__Tensor_meta,
  bernoulli__float_meta,
  bernoulli_out_meta,
  binomial_meta,
  cauchy__meta,
  exponential__meta,
  geometric__meta,
  log_normal__meta,
  multinomial_meta,
  multinomial_out_meta,
  normal__meta,
  random__from_meta,
  random__meta,
  random__to_meta,
  randperm_generator_out_meta,
  rrelu_with_noise__meta,
  rrelu_with_noise_meta,
  sample_like_meta,
  uniform__meta,
} from "../../runtime/kernels/meta/random.js";
import {
  _embedding_bag_dense_backward_meta,
  _embedding_bag_forward_only_meta,
  _embedding_bag_meta,
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
  upsample_backward_meta,
  upsample_cubic_backward_meta,
  upsample_cubic_meta,
  upsample_meta,
} from "../../runtime/kernels/meta/upsample.js";
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
  index_fill__int_Scalar_outputs,
} from "../../runtime/kernels/shapes/indexing.js";
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
  native_batch_norm_outputs,
  native_group_norm_outputs,
  native_layer_norm_outputs,
} from "../../runtime/kernels/shapes/normalization.js";
import {
  linalg_ldl_factor_ex_outputs,
  linalg_ldl_solve_outputs,
  ormqr_outputs,
} from "../../runtime/kernels/shapes/symmetric.js";
import * as op from "../operators.js";
import * as pointwise from "../pointwise/meta.js";
import * as structured from "../structured/meta.js";

const m = kernelsFor("Meta", "generated/register/meta.ts");

m(op.abs_op, pointwise.abs_meta);
m(op.neg_op, pointwise.neg_meta);
m(op.sign_op, pointwise.sign_meta);
m(op.sgn_op, pointwise.sgn_meta);
m(op.signbit_op, pointwise.signbit_meta);
m(op.exp_op, pointwise.exp_meta);
m(op.expm1_op, pointwise.expm1_meta);
m(op.exp2_op, pointwise.exp2_meta);
m(op.log_op, pointwise.log_meta);
m(op.log1p_op, pointwise.log1p_meta);
m(op.log2_op, pointwise.log2_meta);
m(op.log10_op, pointwise.log10_meta);
m(op.sqrt_op, pointwise.sqrt_meta);
m(op.rsqrt_op, pointwise.rsqrt_meta);
m(op.sin_op, pointwise.sin_meta);
m(op.cos_op, pointwise.cos_meta);
m(op.tan_op, pointwise.tan_meta);
m(op.asin_op, pointwise.asin_meta);
m(op.acos_op, pointwise.acos_meta);
m(op.atan_op, pointwise.atan_meta);
m(op.sinh_op, pointwise.sinh_meta);
m(op.cosh_op, pointwise.cosh_meta);
m(op.tanh_op, pointwise.tanh_meta);
m(op.asinh_op, pointwise.asinh_meta);
m(op.acosh_op, pointwise.acosh_meta);
m(op.atanh_op, pointwise.atanh_meta);
m(op.erf_op, pointwise.erf_meta);
m(op.erfc_op, pointwise.erfc_meta);
m(op.erfinv_op, pointwise.erfinv_meta);
m(op.lgamma_op, pointwise.lgamma_meta);
m(op.digamma_op, pointwise.digamma_meta);
m(op.sigmoid_op, pointwise.sigmoid_meta);
m(op.polygamma_op, pointwise.polygamma_meta);
m(op.reciprocal_op, pointwise.reciprocal_meta);
m(op.floor_op, pointwise.floor_meta);
m(op.ceil_op, pointwise.ceil_meta);
m(op.trunc_op, pointwise.trunc_meta);
m(op.round_op, pointwise.round_meta);
m(op.round_decimals_op, pointwise.round_decimals_meta);
m(op.frac_op, pointwise.frac_meta);
m(op.sinc_op, pointwise.sinc_meta);
m(op.deg2rad_op, pointwise.deg2rad_meta);
m(op.rad2deg_op, pointwise.rad2deg_meta);
m(op.logit_op, pointwise.logit_meta);
m(op.nan_to_num_op, pointwise.nan_to_num_meta);
m(op.isnan_op, pointwise.isnan_meta);
m(op.isinf_op, pointwise.isinf_meta);
m(op.isfinite_op, pointwise.isfinite_meta);
m(op.isposinf_op, pointwise.isposinf_meta);
m(op.isneginf_op, pointwise.isneginf_meta);
m(op.logical_not_op, pointwise.logical_not_meta);
m(op.bitwise_not_op, pointwise.bitwise_not_meta);
m(op.add_Tensor_op, pointwise.add_Tensor_meta);
m(op.add_Scalar_op, pointwise.add_Scalar_meta);
m(op.sub_Tensor_op, pointwise.sub_Tensor_meta);
m(op.sub_Scalar_op, pointwise.sub_Scalar_meta);
m(op.rsub_Scalar_op, pointwise.rsub_Scalar_meta);
m(op.mul_Tensor_op, pointwise.mul_Tensor_meta);
m(op.mul_Scalar_op, pointwise.mul_Scalar_meta);
m(op.div_Tensor_op, pointwise.div_Tensor_meta);
m(op.div_Scalar_op, pointwise.div_Scalar_meta);
m(op.div_Tensor_mode_op, pointwise.div_Tensor_mode_meta);
m(op.div_Scalar_mode_op, pointwise.div_Scalar_mode_meta);
m(op.floor_divide_op, pointwise.floor_divide_meta);
m(op.floor_divide_Scalar_op, pointwise.floor_divide_Scalar_meta);
m(op.remainder_Tensor_op, pointwise.remainder_Tensor_meta);
m(op.remainder_Scalar_op, pointwise.remainder_Scalar_meta);
m(op.fmod_Tensor_op, pointwise.fmod_Tensor_meta);
m(op.fmod_Scalar_op, pointwise.fmod_Scalar_meta);
m(op.remainder_Scalar_Tensor_op, pointwise.remainder_Scalar_Tensor_meta);
m(op.pow_Tensor_Tensor_op, pointwise.pow_Tensor_Tensor_meta);
m(op.pow_Tensor_Scalar_op, pointwise.pow_Tensor_Scalar_meta);
m(op.pow_Scalar_op, pointwise.pow_Scalar_meta);
m(op.atan2_op, pointwise.atan2_meta);
m(op.hypot_op, pointwise.hypot_meta);
m(op.copysign_Tensor_op, pointwise.copysign_Tensor_meta);
m(op.copysign_Scalar_op, pointwise.copysign_Scalar_meta);
m(op.xlogy_Tensor_op, pointwise.xlogy_Tensor_meta);
m(op.xlogy_Scalar_Self_op, pointwise.xlogy_Scalar_Self_meta);
m(op.xlogy_Scalar_Other_op, pointwise.xlogy_Scalar_Other_meta);
m(op.logaddexp_op, pointwise.logaddexp_meta);
m(op.logaddexp2_op, pointwise.logaddexp2_meta);
m(op.heaviside_op, pointwise.heaviside_meta);
m(op.gcd_op, pointwise.gcd_meta);
m(op.addcmul_op, pointwise.addcmul_meta);
m(op.addcdiv_op, pointwise.addcdiv_meta);
m(op.lerp_Scalar_op, pointwise.lerp_Scalar_meta);
m(op.lerp_Tensor_op, pointwise.lerp_Tensor_meta);
m(op.eq_Tensor_op, pointwise.eq_Tensor_meta);
m(op.eq_Scalar_op, pointwise.eq_Scalar_meta);
m(op.ne_Tensor_op, pointwise.ne_Tensor_meta);
m(op.ne_Scalar_op, pointwise.ne_Scalar_meta);
m(op.lt_Tensor_op, pointwise.lt_Tensor_meta);
m(op.lt_Scalar_op, pointwise.lt_Scalar_meta);
m(op.le_Tensor_op, pointwise.le_Tensor_meta);
m(op.le_Scalar_op, pointwise.le_Scalar_meta);
m(op.gt_Tensor_op, pointwise.gt_Tensor_meta);
m(op.gt_Scalar_op, pointwise.gt_Scalar_meta);
m(op.ge_Tensor_op, pointwise.ge_Tensor_meta);
m(op.ge_Scalar_op, pointwise.ge_Scalar_meta);
m(op.logical_and_op, pointwise.logical_and_meta);
m(op.logical_or_op, pointwise.logical_or_meta);
m(op.logical_xor_op, pointwise.logical_xor_meta);
m(op.bitwise_and_Tensor_op, pointwise.bitwise_and_Tensor_meta);
m(op.bitwise_and_Scalar_op, pointwise.bitwise_and_Scalar_meta);
m(op.bitwise_and_Scalar_Tensor_op, pointwise.bitwise_and_Scalar_Tensor_meta);
m(op.bitwise_or_Tensor_op, pointwise.bitwise_or_Tensor_meta);
m(op.bitwise_or_Scalar_op, pointwise.bitwise_or_Scalar_meta);
m(op.bitwise_or_Scalar_Tensor_op, pointwise.bitwise_or_Scalar_Tensor_meta);
m(op.bitwise_xor_Tensor_op, pointwise.bitwise_xor_Tensor_meta);
m(op.bitwise_xor_Scalar_op, pointwise.bitwise_xor_Scalar_meta);
m(op.bitwise_xor_Scalar_Tensor_op, pointwise.bitwise_xor_Scalar_Tensor_meta);
m(op.bitwise_left_shift_Tensor_op, pointwise.bitwise_left_shift_Tensor_meta);
m(op.bitwise_left_shift_Tensor_Scalar_op, pointwise.bitwise_left_shift_Tensor_Scalar_meta);
m(op.bitwise_left_shift_Scalar_Tensor_op, pointwise.bitwise_left_shift_Scalar_Tensor_meta);
m(op.bitwise_right_shift_Tensor_op, pointwise.bitwise_right_shift_Tensor_meta);
m(op.bitwise_right_shift_Tensor_Scalar_op, pointwise.bitwise_right_shift_Tensor_Scalar_meta);
m(op.bitwise_right_shift_Scalar_Tensor_op, pointwise.bitwise_right_shift_Scalar_Tensor_meta);
m(op.maximum_op, pointwise.maximum_meta);
m(op.minimum_op, pointwise.minimum_meta);
m(op.fmax_op, pointwise.fmax_meta);
m(op.fmin_op, pointwise.fmin_meta);
m(op.where_self_op, pointwise.where_self_meta);
m(op.clamp_op, pointwise.clamp_meta);
m(op.clamp_min_op, pointwise.clamp_min_meta);
m(op.clamp_min_Tensor_op, pointwise.clamp_min_Tensor_meta);
m(op.clamp_max_op, pointwise.clamp_max_meta);
m(op.clamp_max_Tensor_op, pointwise.clamp_max_Tensor_meta);
m(op.relu_op, pointwise.relu_meta);
m(op.leaky_relu_op, pointwise.leaky_relu_meta);
m(op.elu_op, pointwise.elu_meta);
m(op.gelu_op, pointwise.gelu_meta);
m(op.silu_op, pointwise.silu_meta);
m(op.mish_op, pointwise.mish_meta);
m(op.hardsigmoid_op, pointwise.hardsigmoid_meta);
m(op.hardswish_op, pointwise.hardswish_meta);
m(op.softplus_op, pointwise.softplus_meta);
m(op.hardtanh_op, pointwise.hardtanh_meta);
m(op.threshold_op, pointwise.threshold_meta);
m(op.hardshrink_op, pointwise.hardshrink_meta);
m(op.softshrink_op, pointwise.softshrink_meta);
m(op.sigmoid_backward_op, pointwise.sigmoid_backward_meta);
m(op.tanh_backward_op, pointwise.tanh_backward_meta);
m(op.threshold_backward_op, pointwise.threshold_backward_meta);
m(op.leaky_relu_backward_op, pointwise.leaky_relu_backward_meta);
m(op.elu_backward_op, pointwise.elu_backward_meta);
m(op.gelu_backward_op, pointwise.gelu_backward_meta);
m(op.silu_backward_op, pointwise.silu_backward_meta);
m(op.mish_backward_op, pointwise.mish_backward_meta);
m(op.hardsigmoid_backward_op, pointwise.hardsigmoid_backward_meta);
m(op.hardswish_backward_op, pointwise.hardswish_backward_meta);
m(op.softplus_backward_op, pointwise.softplus_backward_meta);
m(op.hardtanh_backward_op, pointwise.hardtanh_backward_meta);
m(op.hardshrink_backward_op, pointwise.hardshrink_backward_meta);
m(op.softshrink_backward_op, pointwise.softshrink_backward_meta);
m(op.log_sigmoid_backward_op, pointwise.log_sigmoid_backward_meta);
m(op.logit_backward_op, pointwise.logit_backward_meta);
m(op.i0_op, pointwise.i0_meta);
m(op.special_i0e_op, pointwise.special_i0e_meta);
m(op.special_i1_op, pointwise.special_i1_meta);
m(op.special_i1e_op, pointwise.special_i1e_meta);
m(op.special_entr_op, pointwise.special_entr_meta);
m(op.special_ndtri_op, pointwise.special_ndtri_meta);
m(op.special_log_ndtr_op, pointwise.special_log_ndtr_meta);
m(op.special_erfcx_op, pointwise.special_erfcx_meta);
m(op.special_xlog1py_op, pointwise.special_xlog1py_meta);
m(op.special_xlog1py_self_scalar_op, pointwise.special_xlog1py_self_scalar_meta);
m(op.special_xlog1py_other_scalar_op, pointwise.special_xlog1py_other_scalar_meta);
m(op.special_zeta_op, pointwise.special_zeta_meta);
m(op.special_zeta_self_scalar_op, pointwise.special_zeta_self_scalar_meta);
m(op.special_zeta_other_scalar_op, pointwise.special_zeta_other_scalar_meta);
m(op.igamma_op, pointwise.igamma_meta);
m(op.igammac_op, pointwise.igammac_meta);
m(op.nextafter_op, pointwise.nextafter_meta);
m(op.lcm_op, pointwise.lcm_meta);
m(op.angle_op, pointwise.angle_meta);
m(op.special_airy_ai_op, pointwise.special_airy_ai_meta);
m(op.special_bessel_j0_op, pointwise.special_bessel_j0_meta);
m(op.special_bessel_j1_op, pointwise.special_bessel_j1_meta);
m(op.special_bessel_y0_op, pointwise.special_bessel_y0_meta);
m(op.special_bessel_y1_op, pointwise.special_bessel_y1_meta);
m(op.special_modified_bessel_i0_op, pointwise.special_modified_bessel_i0_meta);
m(op.special_modified_bessel_i1_op, pointwise.special_modified_bessel_i1_meta);
m(op.special_modified_bessel_k0_op, pointwise.special_modified_bessel_k0_meta);
m(op.special_modified_bessel_k1_op, pointwise.special_modified_bessel_k1_meta);
m(op.special_scaled_modified_bessel_k0_op, pointwise.special_scaled_modified_bessel_k0_meta);
m(op.special_scaled_modified_bessel_k1_op, pointwise.special_scaled_modified_bessel_k1_meta);
m(op.special_spherical_bessel_j0_op, pointwise.special_spherical_bessel_j0_meta);
m(op.special_chebyshev_polynomial_t_op, pointwise.special_chebyshev_polynomial_t_meta);
m(op.special_chebyshev_polynomial_t_x_scalar_op, pointwise.special_chebyshev_polynomial_t_x_scalar_meta);
m(op.special_chebyshev_polynomial_t_n_scalar_op, pointwise.special_chebyshev_polynomial_t_n_scalar_meta);
m(op.special_chebyshev_polynomial_u_op, pointwise.special_chebyshev_polynomial_u_meta);
m(op.special_chebyshev_polynomial_u_x_scalar_op, pointwise.special_chebyshev_polynomial_u_x_scalar_meta);
m(op.special_chebyshev_polynomial_u_n_scalar_op, pointwise.special_chebyshev_polynomial_u_n_scalar_meta);
m(op.special_chebyshev_polynomial_v_op, pointwise.special_chebyshev_polynomial_v_meta);
m(op.special_chebyshev_polynomial_v_x_scalar_op, pointwise.special_chebyshev_polynomial_v_x_scalar_meta);
m(op.special_chebyshev_polynomial_v_n_scalar_op, pointwise.special_chebyshev_polynomial_v_n_scalar_meta);
m(op.special_chebyshev_polynomial_w_op, pointwise.special_chebyshev_polynomial_w_meta);
m(op.special_chebyshev_polynomial_w_x_scalar_op, pointwise.special_chebyshev_polynomial_w_x_scalar_meta);
m(op.special_chebyshev_polynomial_w_n_scalar_op, pointwise.special_chebyshev_polynomial_w_n_scalar_meta);
m(op.special_hermite_polynomial_h_op, pointwise.special_hermite_polynomial_h_meta);
m(op.special_hermite_polynomial_h_x_scalar_op, pointwise.special_hermite_polynomial_h_x_scalar_meta);
m(op.special_hermite_polynomial_h_n_scalar_op, pointwise.special_hermite_polynomial_h_n_scalar_meta);
m(op.special_hermite_polynomial_he_op, pointwise.special_hermite_polynomial_he_meta);
m(op.special_hermite_polynomial_he_x_scalar_op, pointwise.special_hermite_polynomial_he_x_scalar_meta);
m(op.special_hermite_polynomial_he_n_scalar_op, pointwise.special_hermite_polynomial_he_n_scalar_meta);
m(op.special_laguerre_polynomial_l_op, pointwise.special_laguerre_polynomial_l_meta);
m(op.special_laguerre_polynomial_l_x_scalar_op, pointwise.special_laguerre_polynomial_l_x_scalar_meta);
m(op.special_laguerre_polynomial_l_n_scalar_op, pointwise.special_laguerre_polynomial_l_n_scalar_meta);
m(op.special_legendre_polynomial_p_op, pointwise.special_legendre_polynomial_p_meta);
m(op.special_legendre_polynomial_p_x_scalar_op, pointwise.special_legendre_polynomial_p_x_scalar_meta);
m(op.special_legendre_polynomial_p_n_scalar_op, pointwise.special_legendre_polynomial_p_n_scalar_meta);
m(op.special_shifted_chebyshev_polynomial_t_op, pointwise.special_shifted_chebyshev_polynomial_t_meta);
m(op.special_shifted_chebyshev_polynomial_t_x_scalar_op, pointwise.special_shifted_chebyshev_polynomial_t_x_scalar_meta);
m(op.special_shifted_chebyshev_polynomial_t_n_scalar_op, pointwise.special_shifted_chebyshev_polynomial_t_n_scalar_meta);
m(op.special_shifted_chebyshev_polynomial_u_op, pointwise.special_shifted_chebyshev_polynomial_u_meta);
m(op.special_shifted_chebyshev_polynomial_u_x_scalar_op, pointwise.special_shifted_chebyshev_polynomial_u_x_scalar_meta);
m(op.special_shifted_chebyshev_polynomial_u_n_scalar_op, pointwise.special_shifted_chebyshev_polynomial_u_n_scalar_meta);
m(op.special_shifted_chebyshev_polynomial_v_op, pointwise.special_shifted_chebyshev_polynomial_v_meta);
m(op.special_shifted_chebyshev_polynomial_v_x_scalar_op, pointwise.special_shifted_chebyshev_polynomial_v_x_scalar_meta);
m(op.special_shifted_chebyshev_polynomial_v_n_scalar_op, pointwise.special_shifted_chebyshev_polynomial_v_n_scalar_meta);
m(op.special_shifted_chebyshev_polynomial_w_op, pointwise.special_shifted_chebyshev_polynomial_w_meta);
m(op.special_shifted_chebyshev_polynomial_w_x_scalar_op, pointwise.special_shifted_chebyshev_polynomial_w_x_scalar_meta);
m(op.special_shifted_chebyshev_polynomial_w_n_scalar_op, pointwise.special_shifted_chebyshev_polynomial_w_n_scalar_meta);
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
m(op.bernoulli__Tensor_op, bernoulli__Tensor_meta);
m(op.bernoulli__float_op, bernoulli__float_meta);
m(op.uniform__op, uniform__meta);
m(op.normal__op, normal__meta);
m(op.random__from_op, random__from_meta);
m(op.random__to_op, random__to_meta);
m(op.random__op, random__meta);
m(op.multinomial_out_op, multinomial_out_meta);
m(op.multinomial_op, multinomial_meta);
m(op.exponential__op, exponential__meta);
m(op.log_normal__op, log_normal__meta);
m(op.geometric__op, geometric__meta);
m(op.cauchy__op, cauchy__meta);
m(op.poisson_op, sample_like_meta);
m(op._standard_gamma_op, sample_like_meta);
m(op.binomial_op, binomial_meta);
m(op.fill__Scalar_op, fill__Scalar_meta);
m(op.zero__op, zero__meta);
m(op._local_scalar_dense_op, _local_scalar_dense_meta);
m(op.unfold_backward_op, structured.structured_unfold_backward_meta);
m(op.unfold_backward_out_op, structured.structured_unfold_backward_out_meta);
m(op.index_Tensor_op, index_Tensor_meta);
m(op._index_put_impl__op, _index_put_impl__meta);
m(op.index_select_out_op, structured.structured_index_select_out_meta);
m(op.index_select_op, structured.structured_index_select_meta);
m(op.index_add_out_op, structured.structured_index_add_out_meta);
m(op.index_add_op, structured.structured_index_add_meta);
m(op.index_add__op, structured.structured_index_add__meta);
m(op.index_copy_out_op, structured.structured_index_copy_out_meta);
m(op.index_copy_op, structured.structured_index_copy_meta);
m(op.index_copy__op, structured.structured_index_copy__meta);
m(op.index_fill__int_Scalar_op, index_fill__int_Scalar_outputs);
m(op.gather_out_op, structured.structured_gather_out_meta);
m(op.gather_op, structured.structured_gather_meta);
m(op.scatter_src_op, structured.structured_scatter_src_meta);
m(op.scatter_src_out_op, structured.structured_scatter_src_out_meta);
m(op.scatter_value_op, structured.structured_scatter_value_meta);
m(op.scatter_value_out_op, structured.structured_scatter_value_out_meta);
m(op.scatter_reduce_op, structured.structured_scatter_reduce_meta);
m(op.scatter_reduce_out_op, structured.structured_scatter_reduce_out_meta);
m(op.scatter_value_reduce_op, structured.structured_scatter_value_reduce_meta);
m(op.scatter_value_reduce_out_op, structured.structured_scatter_value_reduce_out_meta);
m(op.scatter__src_op, structured.structured_scatter__src_meta);
m(op.scatter__value_op, structured.structured_scatter__value_meta);
m(op.scatter__reduce_op, structured.structured_scatter__reduce_meta);
m(op.scatter__value_reduce_op, structured.structured_scatter__value_reduce_meta);
m(op.scatter_add_op, structured.structured_scatter_add_meta);
m(op.scatter_add_out_op, structured.structured_scatter_add_out_meta);
m(op.scatter_add__op, structured.structured_scatter_add__meta);
m(op.scatter_reduce_two_op, structured.structured_scatter_reduce_two_meta);
m(op.scatter_reduce_two_out_op, structured.structured_scatter_reduce_two_out_meta);
m(op.scatter_reduce__two_op, structured.structured_scatter_reduce__two_meta);
m(op.masked_fill__Scalar_op, masked_fill__Scalar_meta);
m(op.masked_scatter__op, masked_scatter__meta);
m(op.masked_select_out_op, masked_select_out_meta);
m(op.masked_select_op, masked_select_meta);
m(op.nonzero_out_op, nonzero_out_meta);
m(op.nonzero_op, nonzero_meta);
m(op.nonzero_static_op, nonzero_static_meta);
m(op.cat_op, structured.structured_cat_meta);
m(op.cat_out_op, structured.structured_cat_out_meta);
m(op.flip_op, structured.structured_flip_meta);
m(op.flip_out_op, structured.structured_flip_out_meta);
m(op.repeat_interleave_Tensor_op, repeat_interleave_Tensor_meta);
m(op.tril_out_op, structured.structured_tril_out_meta);
m(op.tril_op, structured.structured_tril_meta);
m(op.tril__op, structured.structured_tril__meta);
m(op.triu_out_op, structured.structured_triu_out_meta);
m(op.triu_op, structured.structured_triu_meta);
m(op.triu__op, structured.structured_triu__meta);
m(op.embedding_dense_backward_op, structured.structured_embedding_dense_backward_meta);
m(op.embedding_dense_backward_out_op, structured.structured_embedding_dense_backward_out_meta);
m(op.take_out_op, structured.structured_take_out_meta);
m(op.take_op, structured.structured_take_meta);
m(op.put__op, put__meta);
m(op.bucketize_Tensor_op, structured.structured_bucketize_Tensor_meta);
m(op.bucketize_Tensor_out_op, structured.structured_bucketize_Tensor_out_meta);
m(op.searchsorted_Tensor_op, structured.structured_searchsorted_Tensor_meta);
m(op.searchsorted_Tensor_out_op, structured.structured_searchsorted_Tensor_out_meta);
m(op.isin_Tensor_Tensor_out_op, structured.structured_isin_Tensor_Tensor_out_meta);
m(op.isin_Tensor_Tensor_op, structured.structured_isin_Tensor_Tensor_meta);
m(op.isin_Tensor_Scalar_out_op, structured.structured_isin_Tensor_Scalar_out_meta);
m(op.isin_Tensor_Scalar_op, structured.structured_isin_Tensor_Scalar_meta);
m(op.isin_Scalar_Tensor_out_op, structured.structured_isin_Scalar_Tensor_out_meta);
m(op.isin_Scalar_Tensor_op, structured.structured_isin_Scalar_Tensor_meta);
m(op.reflection_pad1d_out_op, structured.structured_reflection_pad1d_out_meta);
m(op.reflection_pad1d_op, structured.structured_reflection_pad1d_meta);
m(op.reflection_pad1d_backward_grad_input_op, structured.structured_reflection_pad1d_backward_grad_input_meta);
m(op.reflection_pad1d_backward_op, structured.structured_reflection_pad1d_backward_meta);
m(op.reflection_pad2d_out_op, structured.structured_reflection_pad2d_out_meta);
m(op.reflection_pad2d_op, structured.structured_reflection_pad2d_meta);
m(op.reflection_pad2d_backward_grad_input_op, structured.structured_reflection_pad2d_backward_grad_input_meta);
m(op.reflection_pad2d_backward_op, structured.structured_reflection_pad2d_backward_meta);
m(op.reflection_pad3d_out_op, structured.structured_reflection_pad3d_out_meta);
m(op.reflection_pad3d_op, structured.structured_reflection_pad3d_meta);
m(op.reflection_pad3d_backward_grad_input_op, structured.structured_reflection_pad3d_backward_grad_input_meta);
m(op.reflection_pad3d_backward_op, structured.structured_reflection_pad3d_backward_meta);
m(op.replication_pad1d_out_op, structured.structured_replication_pad1d_out_meta);
m(op.replication_pad1d_op, structured.structured_replication_pad1d_meta);
m(op.replication_pad1d_backward_grad_input_op, structured.structured_replication_pad1d_backward_grad_input_meta);
m(op.replication_pad1d_backward_op, structured.structured_replication_pad1d_backward_meta);
m(op.replication_pad2d_out_op, structured.structured_replication_pad2d_out_meta);
m(op.replication_pad2d_op, structured.structured_replication_pad2d_meta);
m(op.replication_pad2d_backward_grad_input_op, structured.structured_replication_pad2d_backward_grad_input_meta);
m(op.replication_pad2d_backward_op, structured.structured_replication_pad2d_backward_meta);
m(op.replication_pad3d_out_op, structured.structured_replication_pad3d_out_meta);
m(op.replication_pad3d_op, structured.structured_replication_pad3d_meta);
m(op.replication_pad3d_backward_grad_input_op, structured.structured_replication_pad3d_backward_grad_input_meta);
m(op.replication_pad3d_backward_op, structured.structured_replication_pad3d_backward_meta);
m(op.index_reduce_out_op, structured.structured_index_reduce_out_meta);
m(op.index_reduce_op, structured.structured_index_reduce_meta);
m(op.index_reduce__op, structured.structured_index_reduce__meta);
m(op._embedding_bag_op, _embedding_bag_meta);
m(op._embedding_bag_forward_only_op, _embedding_bag_forward_only_meta);
m(op._embedding_bag_dense_backward_op, _embedding_bag_dense_backward_meta);
m(op._embedding_bag_per_sample_weights_backward_op, _embedding_bag_per_sample_weights_backward_meta);
m(op.embedding_renorm__op, embedding_renorm__meta);
m(op.segment_reduce_op, segment_reduce_meta);
m(op._segment_reduce_backward_op, _segment_reduce_backward_meta);
m(op.sort_values_stable_op, structured.structured_sort_values_stable_meta);
m(op.sort_stable_op, structured.structured_sort_stable_meta);
m(op.topk_values_op, structured.structured_topk_values_meta);
m(op.topk_op, structured.structured_topk_meta);
m(op.kthvalue_op, structured.structured_kthvalue_meta);
m(op.kthvalue_values_op, structured.structured_kthvalue_values_meta);
m(op.median_op, median_meta);
m(op.median_dim_op, structured.structured_median_dim_meta);
m(op.median_dim_values_op, structured.structured_median_dim_values_meta);
m(op.nanmedian_op, median_meta);
m(op.nanmedian_dim_op, structured.structured_nanmedian_dim_meta);
m(op.nanmedian_dim_values_op, structured.structured_nanmedian_dim_values_meta);
m(op.mode_op, structured.structured_mode_meta);
m(op.mode_values_op, structured.structured_mode_values_meta);
m(op.unique_dim_op, unique_dim_meta);
m(op._unique_op, _unique_meta);
m(op._unique2_op, _unique2_meta);
m(op.unique_consecutive_op, unique_consecutive_meta);
m(op.histc_out_op, structured.structured_histc_out_meta);
m(op.histc_op, structured.structured_histc_meta);
m(op.bincount_op, bincount_meta);
m(op.cummax_op, structured.structured_cummax_meta);
m(op.cummax_out_op, structured.structured_cummax_out_meta);
m(op.cummin_op, structured.structured_cummin_meta);
m(op.cummin_out_op, structured.structured_cummin_out_meta);
m(op.histogram_bins_tensor_out_op, histogram_bins_tensor_out_meta);
m(op.histogram_bins_tensor_op, histogram_bins_tensor_meta);
m(op.histogram_bin_ct_out_op, histogram_bin_ct_out_meta);
m(op.histogram_bin_ct_op, histogram_bin_ct_meta);
m(op._histogramdd_bin_edges_op, _histogramdd_bin_edges_meta);
m(op._histogramdd_from_bin_cts_op, _histogramdd_from_bin_cts_meta);
m(op._histogramdd_from_bin_tensors_op, _histogramdd_from_bin_tensors_meta);
m(op.sum_dim_IntList_op, structured.structured_sum_dim_IntList_meta);
m(op.sum_IntList_out_op, structured.structured_sum_IntList_out_meta);
m(op.mean_dim_op, structured.structured_mean_dim_meta);
m(op.mean_out_op, structured.structured_mean_out_meta);
m(op.prod_dim_int_op, structured.structured_prod_dim_int_meta);
m(op.prod_int_out_op, structured.structured_prod_int_out_meta);
m(op.amax_op, structured.structured_amax_meta);
m(op.amax_out_op, structured.structured_amax_out_meta);
m(op.amin_op, structured.structured_amin_meta);
m(op.amin_out_op, structured.structured_amin_out_meta);
m(op.aminmax_op, structured.structured_aminmax_meta);
m(op.aminmax_out_op, structured.structured_aminmax_out_meta);
m(op.max_dim_op, structured.structured_max_dim_meta);
m(op.max_dim_max_op, structured.structured_max_dim_max_meta);
m(op.min_dim_op, structured.structured_min_dim_meta);
m(op.min_dim_min_op, structured.structured_min_dim_min_meta);
m(op.argmax_op, structured.structured_argmax_meta);
m(op.argmax_out_op, structured.structured_argmax_out_meta);
m(op.argmin_op, structured.structured_argmin_meta);
m(op.argmin_out_op, structured.structured_argmin_out_meta);
m(op.any_dim_op, structured.structured_any_dim_meta);
m(op.any_out_op, structured.structured_any_out_meta);
m(op.any_op, structured.structured_any_meta);
m(op.any_all_out_op, structured.structured_any_all_out_meta);
m(op.all_dim_op, structured.structured_all_dim_meta);
m(op.all_out_op, structured.structured_all_out_meta);
m(op.all_op, structured.structured_all_meta);
m(op.all_all_out_op, structured.structured_all_all_out_meta);
m(op.var_correction_op, structured.structured_var_correction_meta);
m(op.var_correction_out_op, structured.structured_var_correction_out_meta);
m(op.std_correction_op, structured.structured_std_correction_meta);
m(op.std_correction_out_op, structured.structured_std_correction_out_meta);
m(op.var_mean_correction_op, structured.structured_var_mean_correction_meta);
m(op.var_mean_correction_out_op, structured.structured_var_mean_correction_out_meta);
m(op.std_mean_correction_op, structured.structured_std_mean_correction_meta);
m(op.std_mean_correction_out_op, structured.structured_std_mean_correction_out_meta);
m(op.norm_ScalarOpt_dim_dtype_op, structured.structured_norm_ScalarOpt_dim_dtype_meta);
m(op.norm_dtype_out_op, structured.structured_norm_dtype_out_meta);
m(op.norm_ScalarOpt_dim_op, structured.structured_norm_ScalarOpt_dim_meta);
m(op.norm_out_op, structured.structured_norm_out_meta);
m(op.linalg_vector_norm_op, structured.structured_linalg_vector_norm_meta);
m(op.linalg_vector_norm_out_op, structured.structured_linalg_vector_norm_out_meta);
m(op.cumsum_op, structured.structured_cumsum_meta);
m(op.cumsum__op, structured.structured_cumsum__meta);
m(op.cumsum_out_op, structured.structured_cumsum_out_meta);
m(op.cumprod_op, structured.structured_cumprod_meta);
m(op.cumprod__op, structured.structured_cumprod__meta);
m(op.cumprod_out_op, structured.structured_cumprod_out_meta);
m(op.nansum_op, structured.structured_nansum_meta);
m(op.nansum_out_op, structured.structured_nansum_out_meta);
m(op.logcumsumexp_op, structured.structured_logcumsumexp_meta);
m(op.logcumsumexp_out_op, structured.structured_logcumsumexp_out_meta);
m(op.mm_op, structured.structured_mm_meta);
m(op.mm_out_op, structured.structured_mm_out_meta);
m(op.addmm_op, structured.structured_addmm_meta);
m(op.addmm__op, structured.structured_addmm__meta);
m(op.addmm_out_op, structured.structured_addmm_out_meta);
m(op.bmm_op, structured.structured_bmm_meta);
m(op.bmm_out_op, structured.structured_bmm_out_meta);
m(op.baddbmm_op, structured.structured_baddbmm_meta);
m(op.baddbmm__op, structured.structured_baddbmm__meta);
m(op.baddbmm_out_op, structured.structured_baddbmm_out_meta);
m(op.addmv_op, structured.structured_addmv_meta);
m(op.addmv__op, structured.structured_addmv__meta);
m(op.addmv_out_op, structured.structured_addmv_out_meta);
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
m(op._softmax_op, structured.structured__softmax_meta);
m(op._softmax_out_op, structured.structured__softmax_out_meta);
m(op._softmax_backward_data_op, structured.structured__softmax_backward_data_meta);
m(op._softmax_backward_data_out_op, structured.structured__softmax_backward_data_out_meta);
m(op._log_softmax_op, structured.structured__log_softmax_meta);
m(op._log_softmax_out_op, structured.structured__log_softmax_out_meta);
m(op._log_softmax_backward_data_op, structured.structured__log_softmax_backward_data_meta);
m(op._log_softmax_backward_data_out_op, structured.structured__log_softmax_backward_data_out_meta);
m(op.nll_loss_forward_op, structured.structured_nll_loss_forward_meta);
m(op.nll_loss_forward_output_op, structured.structured_nll_loss_forward_output_meta);
m(op.nll_loss_backward_op, structured.structured_nll_loss_backward_meta);
m(op.nll_loss_backward_grad_input_op, structured.structured_nll_loss_backward_grad_input_meta);
m(op.nll_loss2d_forward_op, structured.structured_nll_loss2d_forward_meta);
m(op.nll_loss2d_forward_output_op, structured.structured_nll_loss2d_forward_output_meta);
m(op.nll_loss2d_backward_op, structured.structured_nll_loss2d_backward_meta);
m(op.nll_loss2d_backward_grad_input_op, structured.structured_nll_loss2d_backward_grad_input_meta);
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
m(op.max_pool2d_with_indices_op, max_pool2d_with_indices_meta);
m(op.max_pool2d_with_indices_backward_op, pool_backward_meta);
m(op.avg_pool2d_op, avg_pool2d_meta);
m(op.avg_pool2d_backward_op, pool_backward_meta);
m(op._adaptive_avg_pool2d_op, _adaptive_avg_pool2d_meta);
m(op._adaptive_avg_pool2d_backward_op, pool_backward_meta);
m(op.adaptive_max_pool2d_op, adaptive_max_pool2d_meta);
m(op.adaptive_max_pool2d_backward_op, pool_backward_meta);
m(op.max_unpool2d_op, max_unpool2d_meta);
m(op.max_pool3d_with_indices_op, max_pool3d_with_indices_meta);
m(op.max_pool3d_with_indices_backward_op, pool_backward_meta);
m(op.avg_pool3d_op, avg_pool3d_meta);
m(op.avg_pool3d_backward_op, pool_backward_meta);
m(op._adaptive_avg_pool3d_op, _adaptive_avg_pool3d_meta);
m(op._adaptive_avg_pool3d_backward_op, pool_backward_meta);
m(op.adaptive_max_pool3d_op, adaptive_max_pool3d_meta);
m(op.adaptive_max_pool3d_backward_op, pool_backward_meta);
m(op.max_unpool3d_op, max_unpool3d_meta);
m(op.renorm_op, structured.structured_renorm_meta);
m(op.renorm__op, structured.structured_renorm__meta);
m(op.renorm_out_op, structured.structured_renorm_out_meta);
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
m(op.rrelu_with_noise_op, rrelu_with_noise_meta);
m(op.rrelu_with_noise__op, rrelu_with_noise__meta);
m(op._ctc_loss_op, _ctc_loss_outputs);
m(op._ctc_loss_backward_op, _ctc_loss_backward_outputs);
m(op.fractional_max_pool2d_op, fractional_max_pool2d_meta);
m(op.fractional_max_pool2d_backward_op, fractional_max_pool_backward_meta);
m(op.fractional_max_pool3d_op, fractional_max_pool3d_meta);
m(op.fractional_max_pool3d_backward_op, fractional_max_pool_backward_meta);
m(op._fused_adam__op, fused_step_meta);
m(op._fused_adam__tensor_lr_op, fused_step_meta);
m(op._fused_adamw__op, fused_step_meta);
m(op._fused_adamw__tensor_lr_op, fused_step_meta);
m(op._fused_sgd__op, fused_step_meta);
m(op._fused_sgd__tensor_lr_op, fused_step_meta);
m(op.abs__op, pointwise.abs__meta);
m(op.abs_out_op, pointwise.abs_out_meta);
m(op.neg__op, pointwise.neg__meta);
m(op.neg_out_op, pointwise.neg_out_meta);
m(op.sign__op, pointwise.sign__meta);
m(op.sign_out_op, pointwise.sign_out_meta);
m(op.sgn__op, pointwise.sgn__meta);
m(op.sgn_out_op, pointwise.sgn_out_meta);
m(op.signbit_out_op, pointwise.signbit_out_meta);
m(op.exp__op, pointwise.exp__meta);
m(op.exp_out_op, pointwise.exp_out_meta);
m(op.expm1__op, pointwise.expm1__meta);
m(op.expm1_out_op, pointwise.expm1_out_meta);
m(op.exp2__op, pointwise.exp2__meta);
m(op.exp2_out_op, pointwise.exp2_out_meta);
m(op.log__op, pointwise.log__meta);
m(op.log_out_op, pointwise.log_out_meta);
m(op.log1p__op, pointwise.log1p__meta);
m(op.log1p_out_op, pointwise.log1p_out_meta);
m(op.log2__op, pointwise.log2__meta);
m(op.log2_out_op, pointwise.log2_out_meta);
m(op.log10__op, pointwise.log10__meta);
m(op.log10_out_op, pointwise.log10_out_meta);
m(op.sqrt__op, pointwise.sqrt__meta);
m(op.sqrt_out_op, pointwise.sqrt_out_meta);
m(op.rsqrt__op, pointwise.rsqrt__meta);
m(op.rsqrt_out_op, pointwise.rsqrt_out_meta);
m(op.sin__op, pointwise.sin__meta);
m(op.sin_out_op, pointwise.sin_out_meta);
m(op.cos__op, pointwise.cos__meta);
m(op.cos_out_op, pointwise.cos_out_meta);
m(op.tan__op, pointwise.tan__meta);
m(op.tan_out_op, pointwise.tan_out_meta);
m(op.asin__op, pointwise.asin__meta);
m(op.asin_out_op, pointwise.asin_out_meta);
m(op.acos__op, pointwise.acos__meta);
m(op.acos_out_op, pointwise.acos_out_meta);
m(op.atan__op, pointwise.atan__meta);
m(op.atan_out_op, pointwise.atan_out_meta);
m(op.sinh__op, pointwise.sinh__meta);
m(op.sinh_out_op, pointwise.sinh_out_meta);
m(op.cosh__op, pointwise.cosh__meta);
m(op.cosh_out_op, pointwise.cosh_out_meta);
m(op.tanh__op, pointwise.tanh__meta);
m(op.tanh_out_op, pointwise.tanh_out_meta);
m(op.asinh__op, pointwise.asinh__meta);
m(op.asinh_out_op, pointwise.asinh_out_meta);
m(op.acosh__op, pointwise.acosh__meta);
m(op.acosh_out_op, pointwise.acosh_out_meta);
m(op.atanh__op, pointwise.atanh__meta);
m(op.atanh_out_op, pointwise.atanh_out_meta);
m(op.erf__op, pointwise.erf__meta);
m(op.erf_out_op, pointwise.erf_out_meta);
m(op.erfc__op, pointwise.erfc__meta);
m(op.erfc_out_op, pointwise.erfc_out_meta);
m(op.erfinv__op, pointwise.erfinv__meta);
m(op.erfinv_out_op, pointwise.erfinv_out_meta);
m(op.lgamma__op, pointwise.lgamma__meta);
m(op.lgamma_out_op, pointwise.lgamma_out_meta);
m(op.digamma__op, pointwise.digamma__meta);
m(op.digamma_out_op, pointwise.digamma_out_meta);
m(op.sigmoid__op, pointwise.sigmoid__meta);
m(op.sigmoid_out_op, pointwise.sigmoid_out_meta);
m(op.polygamma_out_op, pointwise.polygamma_out_meta);
m(op.reciprocal__op, pointwise.reciprocal__meta);
m(op.reciprocal_out_op, pointwise.reciprocal_out_meta);
m(op.floor__op, pointwise.floor__meta);
m(op.floor_out_op, pointwise.floor_out_meta);
m(op.ceil__op, pointwise.ceil__meta);
m(op.ceil_out_op, pointwise.ceil_out_meta);
m(op.trunc__op, pointwise.trunc__meta);
m(op.trunc_out_op, pointwise.trunc_out_meta);
m(op.round__op, pointwise.round__meta);
m(op.round_out_op, pointwise.round_out_meta);
m(op.round__decimals_op, pointwise.round__decimals_meta);
m(op.round_decimals_out_op, pointwise.round_decimals_out_meta);
m(op.frac__op, pointwise.frac__meta);
m(op.frac_out_op, pointwise.frac_out_meta);
m(op.sinc__op, pointwise.sinc__meta);
m(op.sinc_out_op, pointwise.sinc_out_meta);
m(op.deg2rad__op, pointwise.deg2rad__meta);
m(op.deg2rad_out_op, pointwise.deg2rad_out_meta);
m(op.rad2deg__op, pointwise.rad2deg__meta);
m(op.rad2deg_out_op, pointwise.rad2deg_out_meta);
m(op.logit__op, pointwise.logit__meta);
m(op.logit_out_op, pointwise.logit_out_meta);
m(op.nan_to_num__op, pointwise.nan_to_num__meta);
m(op.nan_to_num_out_op, pointwise.nan_to_num_out_meta);
m(op.isposinf_out_op, pointwise.isposinf_out_meta);
m(op.isneginf_out_op, pointwise.isneginf_out_meta);
m(op.logical_not__op, pointwise.logical_not__meta);
m(op.logical_not_out_op, pointwise.logical_not_out_meta);
m(op.bitwise_not__op, pointwise.bitwise_not__meta);
m(op.bitwise_not_out_op, pointwise.bitwise_not_out_meta);
m(op.add__Tensor_op, pointwise.add__Tensor_meta);
m(op.add_out_op, pointwise.add_out_meta);
m(op.add__Scalar_op, pointwise.add__Scalar_meta);
m(op.sub__Tensor_op, pointwise.sub__Tensor_meta);
m(op.sub_out_op, pointwise.sub_out_meta);
m(op.sub__Scalar_op, pointwise.sub__Scalar_meta);
m(op.mul__Tensor_op, pointwise.mul__Tensor_meta);
m(op.mul_out_op, pointwise.mul_out_meta);
m(op.mul__Scalar_op, pointwise.mul__Scalar_meta);
m(op.div__Tensor_op, pointwise.div__Tensor_meta);
m(op.div_out_op, pointwise.div_out_meta);
m(op.div__Scalar_op, pointwise.div__Scalar_meta);
m(op.div__Tensor_mode_op, pointwise.div__Tensor_mode_meta);
m(op.div_out_mode_op, pointwise.div_out_mode_meta);
m(op.div__Scalar_mode_op, pointwise.div__Scalar_mode_meta);
m(op.floor_divide__Tensor_op, pointwise.floor_divide__Tensor_meta);
m(op.floor_divide_out_op, pointwise.floor_divide_out_meta);
m(op.floor_divide__Scalar_op, pointwise.floor_divide__Scalar_meta);
m(op.remainder__Tensor_op, pointwise.remainder__Tensor_meta);
m(op.remainder_Tensor_out_op, pointwise.remainder_Tensor_out_meta);
m(op.remainder__Scalar_op, pointwise.remainder__Scalar_meta);
m(op.remainder_Scalar_out_op, pointwise.remainder_Scalar_out_meta);
m(op.fmod__Tensor_op, pointwise.fmod__Tensor_meta);
m(op.fmod_Tensor_out_op, pointwise.fmod_Tensor_out_meta);
m(op.fmod__Scalar_op, pointwise.fmod__Scalar_meta);
m(op.fmod_Scalar_out_op, pointwise.fmod_Scalar_out_meta);
m(op.pow__Tensor_op, pointwise.pow__Tensor_meta);
m(op.pow_Tensor_Tensor_out_op, pointwise.pow_Tensor_Tensor_out_meta);
m(op.pow__Scalar_op, pointwise.pow__Scalar_meta);
m(op.pow_Tensor_Scalar_out_op, pointwise.pow_Tensor_Scalar_out_meta);
m(op.pow_Scalar_out_op, pointwise.pow_Scalar_out_meta);
m(op.atan2__op, pointwise.atan2__meta);
m(op.atan2_out_op, pointwise.atan2_out_meta);
m(op.hypot__op, pointwise.hypot__meta);
m(op.hypot_out_op, pointwise.hypot_out_meta);
m(op.copysign__Tensor_op, pointwise.copysign__Tensor_meta);
m(op.copysign_out_op, pointwise.copysign_out_meta);
m(op.copysign__Scalar_op, pointwise.copysign__Scalar_meta);
m(op.copysign_Scalar_out_op, pointwise.copysign_Scalar_out_meta);
m(op.xlogy__Tensor_op, pointwise.xlogy__Tensor_meta);
m(op.xlogy_OutTensor_op, pointwise.xlogy_OutTensor_meta);
m(op.xlogy_OutScalar_Self_op, pointwise.xlogy_OutScalar_Self_meta);
m(op.xlogy__Scalar_Other_op, pointwise.xlogy__Scalar_Other_meta);
m(op.xlogy_OutScalar_Other_op, pointwise.xlogy_OutScalar_Other_meta);
m(op.logaddexp_out_op, pointwise.logaddexp_out_meta);
m(op.logaddexp2_out_op, pointwise.logaddexp2_out_meta);
m(op.heaviside__op, pointwise.heaviside__meta);
m(op.heaviside_out_op, pointwise.heaviside_out_meta);
m(op.gcd__op, pointwise.gcd__meta);
m(op.gcd_out_op, pointwise.gcd_out_meta);
m(op.addcmul__op, pointwise.addcmul__meta);
m(op.addcmul_out_op, pointwise.addcmul_out_meta);
m(op.addcdiv__op, pointwise.addcdiv__meta);
m(op.addcdiv_out_op, pointwise.addcdiv_out_meta);
m(op.lerp__Scalar_op, pointwise.lerp__Scalar_meta);
m(op.lerp_Scalar_out_op, pointwise.lerp_Scalar_out_meta);
m(op.lerp__Tensor_op, pointwise.lerp__Tensor_meta);
m(op.lerp_Tensor_out_op, pointwise.lerp_Tensor_out_meta);
m(op.eq__Tensor_op, pointwise.eq__Tensor_meta);
m(op.eq_Tensor_out_op, pointwise.eq_Tensor_out_meta);
m(op.eq__Scalar_op, pointwise.eq__Scalar_meta);
m(op.eq_Scalar_out_op, pointwise.eq_Scalar_out_meta);
m(op.ne__Tensor_op, pointwise.ne__Tensor_meta);
m(op.ne_Tensor_out_op, pointwise.ne_Tensor_out_meta);
m(op.ne__Scalar_op, pointwise.ne__Scalar_meta);
m(op.ne_Scalar_out_op, pointwise.ne_Scalar_out_meta);
m(op.lt__Tensor_op, pointwise.lt__Tensor_meta);
m(op.lt_Tensor_out_op, pointwise.lt_Tensor_out_meta);
m(op.lt__Scalar_op, pointwise.lt__Scalar_meta);
m(op.lt_Scalar_out_op, pointwise.lt_Scalar_out_meta);
m(op.le__Tensor_op, pointwise.le__Tensor_meta);
m(op.le_Tensor_out_op, pointwise.le_Tensor_out_meta);
m(op.le__Scalar_op, pointwise.le__Scalar_meta);
m(op.le_Scalar_out_op, pointwise.le_Scalar_out_meta);
m(op.gt__Tensor_op, pointwise.gt__Tensor_meta);
m(op.gt_Tensor_out_op, pointwise.gt_Tensor_out_meta);
m(op.gt__Scalar_op, pointwise.gt__Scalar_meta);
m(op.gt_Scalar_out_op, pointwise.gt_Scalar_out_meta);
m(op.ge__Tensor_op, pointwise.ge__Tensor_meta);
m(op.ge_Tensor_out_op, pointwise.ge_Tensor_out_meta);
m(op.ge__Scalar_op, pointwise.ge__Scalar_meta);
m(op.ge_Scalar_out_op, pointwise.ge_Scalar_out_meta);
m(op.logical_and__op, pointwise.logical_and__meta);
m(op.logical_and_out_op, pointwise.logical_and_out_meta);
m(op.logical_or__op, pointwise.logical_or__meta);
m(op.logical_or_out_op, pointwise.logical_or_out_meta);
m(op.logical_xor__op, pointwise.logical_xor__meta);
m(op.logical_xor_out_op, pointwise.logical_xor_out_meta);
m(op.bitwise_and__Tensor_op, pointwise.bitwise_and__Tensor_meta);
m(op.bitwise_and_Tensor_out_op, pointwise.bitwise_and_Tensor_out_meta);
m(op.bitwise_and__Scalar_op, pointwise.bitwise_and__Scalar_meta);
m(op.bitwise_and_Scalar_out_op, pointwise.bitwise_and_Scalar_out_meta);
m(op.bitwise_or__Tensor_op, pointwise.bitwise_or__Tensor_meta);
m(op.bitwise_or_Tensor_out_op, pointwise.bitwise_or_Tensor_out_meta);
m(op.bitwise_or__Scalar_op, pointwise.bitwise_or__Scalar_meta);
m(op.bitwise_or_Scalar_out_op, pointwise.bitwise_or_Scalar_out_meta);
m(op.bitwise_xor__Tensor_op, pointwise.bitwise_xor__Tensor_meta);
m(op.bitwise_xor_Tensor_out_op, pointwise.bitwise_xor_Tensor_out_meta);
m(op.bitwise_xor__Scalar_op, pointwise.bitwise_xor__Scalar_meta);
m(op.bitwise_xor_Scalar_out_op, pointwise.bitwise_xor_Scalar_out_meta);
m(op.bitwise_left_shift__Tensor_op, pointwise.bitwise_left_shift__Tensor_meta);
m(op.bitwise_left_shift_Tensor_out_op, pointwise.bitwise_left_shift_Tensor_out_meta);
m(op.bitwise_left_shift__Tensor_Scalar_op, pointwise.bitwise_left_shift__Tensor_Scalar_meta);
m(op.bitwise_left_shift_Tensor_Scalar_out_op, pointwise.bitwise_left_shift_Tensor_Scalar_out_meta);
m(op.bitwise_right_shift__Tensor_op, pointwise.bitwise_right_shift__Tensor_meta);
m(op.bitwise_right_shift_Tensor_out_op, pointwise.bitwise_right_shift_Tensor_out_meta);
m(op.bitwise_right_shift__Tensor_Scalar_op, pointwise.bitwise_right_shift__Tensor_Scalar_meta);
m(op.bitwise_right_shift_Tensor_Scalar_out_op, pointwise.bitwise_right_shift_Tensor_Scalar_out_meta);
m(op.maximum_out_op, pointwise.maximum_out_meta);
m(op.minimum_out_op, pointwise.minimum_out_meta);
m(op.fmax_out_op, pointwise.fmax_out_meta);
m(op.fmin_out_op, pointwise.fmin_out_meta);
m(op.where_self_out_op, pointwise.where_self_out_meta);
m(op.clamp__op, pointwise.clamp__meta);
m(op.clamp_out_op, pointwise.clamp_out_meta);
m(op.clamp_min__op, pointwise.clamp_min__meta);
m(op.clamp_min_out_op, pointwise.clamp_min_out_meta);
m(op.clamp_min__Tensor_op, pointwise.clamp_min__Tensor_meta);
m(op.clamp_min_Tensor_out_op, pointwise.clamp_min_Tensor_out_meta);
m(op.clamp_max__op, pointwise.clamp_max__meta);
m(op.clamp_max_out_op, pointwise.clamp_max_out_meta);
m(op.clamp_max__Tensor_op, pointwise.clamp_max__Tensor_meta);
m(op.clamp_max_Tensor_out_op, pointwise.clamp_max_Tensor_out_meta);
m(op.relu__op, pointwise.relu__meta);
m(op.leaky_relu__op, pointwise.leaky_relu__meta);
m(op.leaky_relu_out_op, pointwise.leaky_relu_out_meta);
m(op.elu__op, pointwise.elu__meta);
m(op.elu_out_op, pointwise.elu_out_meta);
m(op.gelu__op, pointwise.gelu__meta);
m(op.gelu_out_op, pointwise.gelu_out_meta);
m(op.silu__op, pointwise.silu__meta);
m(op.silu_out_op, pointwise.silu_out_meta);
m(op.mish__op, pointwise.mish__meta);
m(op.mish_out_op, pointwise.mish_out_meta);
m(op.hardsigmoid__op, pointwise.hardsigmoid__meta);
m(op.hardsigmoid_out_op, pointwise.hardsigmoid_out_meta);
m(op.hardswish__op, pointwise.hardswish__meta);
m(op.hardswish_out_op, pointwise.hardswish_out_meta);
m(op.softplus_out_op, pointwise.softplus_out_meta);
m(op.hardtanh__op, pointwise.hardtanh__meta);
m(op.hardtanh_out_op, pointwise.hardtanh_out_meta);
m(op.threshold__op, pointwise.threshold__meta);
m(op.threshold_out_op, pointwise.threshold_out_meta);
m(op.hardshrink_out_op, pointwise.hardshrink_out_meta);
m(op.softshrink_out_op, pointwise.softshrink_out_meta);
m(op.sigmoid_backward_grad_input_op, pointwise.sigmoid_backward_grad_input_meta);
m(op.tanh_backward_grad_input_op, pointwise.tanh_backward_grad_input_meta);
m(op.threshold_backward_grad_input_op, pointwise.threshold_backward_grad_input_meta);
m(op.leaky_relu_backward_grad_input_op, pointwise.leaky_relu_backward_grad_input_meta);
m(op.elu_backward_grad_input_op, pointwise.elu_backward_grad_input_meta);
m(op.gelu_backward_grad_input_op, pointwise.gelu_backward_grad_input_meta);
m(op.silu_backward_grad_input_op, pointwise.silu_backward_grad_input_meta);
m(op.hardsigmoid_backward_grad_input_op, pointwise.hardsigmoid_backward_grad_input_meta);
m(op.softplus_backward_grad_input_op, pointwise.softplus_backward_grad_input_meta);
m(op.hardtanh_backward_grad_input_op, pointwise.hardtanh_backward_grad_input_meta);
m(op.hardshrink_backward_grad_input_op, pointwise.hardshrink_backward_grad_input_meta);
m(op.softshrink_backward_grad_input_op, pointwise.softshrink_backward_grad_input_meta);
m(op.log_sigmoid_backward_grad_input_op, pointwise.log_sigmoid_backward_grad_input_meta);
m(op.logit_backward_grad_input_op, pointwise.logit_backward_grad_input_meta);
m(op.i0__op, pointwise.i0__meta);
m(op.i0_out_op, pointwise.i0_out_meta);
m(op.special_i0e_out_op, pointwise.special_i0e_out_meta);
m(op.special_i1_out_op, pointwise.special_i1_out_meta);
m(op.special_i1e_out_op, pointwise.special_i1e_out_meta);
m(op.special_entr_out_op, pointwise.special_entr_out_meta);
m(op.special_ndtri_out_op, pointwise.special_ndtri_out_meta);
m(op.special_log_ndtr_out_op, pointwise.special_log_ndtr_out_meta);
m(op.special_erfcx_out_op, pointwise.special_erfcx_out_meta);
m(op.special_xlog1py_out_op, pointwise.special_xlog1py_out_meta);
m(op.special_xlog1py_self_scalar_out_op, pointwise.special_xlog1py_self_scalar_out_meta);
m(op.special_xlog1py_other_scalar_out_op, pointwise.special_xlog1py_other_scalar_out_meta);
m(op.special_zeta_out_op, pointwise.special_zeta_out_meta);
m(op.special_zeta_self_scalar_out_op, pointwise.special_zeta_self_scalar_out_meta);
m(op.special_zeta_other_scalar_out_op, pointwise.special_zeta_other_scalar_out_meta);
m(op.igamma__op, pointwise.igamma__meta);
m(op.igamma_out_op, pointwise.igamma_out_meta);
m(op.igammac__op, pointwise.igammac__meta);
m(op.igammac_out_op, pointwise.igammac_out_meta);
m(op.nextafter__op, pointwise.nextafter__meta);
m(op.nextafter_out_op, pointwise.nextafter_out_meta);
m(op.lcm__op, pointwise.lcm__meta);
m(op.lcm_out_op, pointwise.lcm_out_meta);
m(op.angle_out_op, pointwise.angle_out_meta);
m(op.special_airy_ai_out_op, pointwise.special_airy_ai_out_meta);
m(op.special_bessel_j0_out_op, pointwise.special_bessel_j0_out_meta);
m(op.special_bessel_j1_out_op, pointwise.special_bessel_j1_out_meta);
m(op.special_bessel_y0_out_op, pointwise.special_bessel_y0_out_meta);
m(op.special_bessel_y1_out_op, pointwise.special_bessel_y1_out_meta);
m(op.special_modified_bessel_i0_out_op, pointwise.special_modified_bessel_i0_out_meta);
m(op.special_modified_bessel_i1_out_op, pointwise.special_modified_bessel_i1_out_meta);
m(op.special_modified_bessel_k0_out_op, pointwise.special_modified_bessel_k0_out_meta);
m(op.special_modified_bessel_k1_out_op, pointwise.special_modified_bessel_k1_out_meta);
m(op.special_scaled_modified_bessel_k0_out_op, pointwise.special_scaled_modified_bessel_k0_out_meta);
m(op.special_scaled_modified_bessel_k1_out_op, pointwise.special_scaled_modified_bessel_k1_out_meta);
m(op.special_spherical_bessel_j0_out_op, pointwise.special_spherical_bessel_j0_out_meta);
m(op.special_chebyshev_polynomial_t_out_op, pointwise.special_chebyshev_polynomial_t_out_meta);
m(op.special_chebyshev_polynomial_t_x_scalar_out_op, pointwise.special_chebyshev_polynomial_t_x_scalar_out_meta);
m(op.special_chebyshev_polynomial_t_n_scalar_out_op, pointwise.special_chebyshev_polynomial_t_n_scalar_out_meta);
m(op.special_chebyshev_polynomial_u_out_op, pointwise.special_chebyshev_polynomial_u_out_meta);
m(op.special_chebyshev_polynomial_u_x_scalar_out_op, pointwise.special_chebyshev_polynomial_u_x_scalar_out_meta);
m(op.special_chebyshev_polynomial_u_n_scalar_out_op, pointwise.special_chebyshev_polynomial_u_n_scalar_out_meta);
m(op.special_chebyshev_polynomial_v_out_op, pointwise.special_chebyshev_polynomial_v_out_meta);
m(op.special_chebyshev_polynomial_v_x_scalar_out_op, pointwise.special_chebyshev_polynomial_v_x_scalar_out_meta);
m(op.special_chebyshev_polynomial_v_n_scalar_out_op, pointwise.special_chebyshev_polynomial_v_n_scalar_out_meta);
m(op.special_chebyshev_polynomial_w_out_op, pointwise.special_chebyshev_polynomial_w_out_meta);
m(op.special_chebyshev_polynomial_w_x_scalar_out_op, pointwise.special_chebyshev_polynomial_w_x_scalar_out_meta);
m(op.special_chebyshev_polynomial_w_n_scalar_out_op, pointwise.special_chebyshev_polynomial_w_n_scalar_out_meta);
m(op.special_hermite_polynomial_h_out_op, pointwise.special_hermite_polynomial_h_out_meta);
m(op.special_hermite_polynomial_h_x_scalar_out_op, pointwise.special_hermite_polynomial_h_x_scalar_out_meta);
m(op.special_hermite_polynomial_h_n_scalar_out_op, pointwise.special_hermite_polynomial_h_n_scalar_out_meta);
m(op.special_hermite_polynomial_he_out_op, pointwise.special_hermite_polynomial_he_out_meta);
m(op.special_hermite_polynomial_he_x_scalar_out_op, pointwise.special_hermite_polynomial_he_x_scalar_out_meta);
m(op.special_hermite_polynomial_he_n_scalar_out_op, pointwise.special_hermite_polynomial_he_n_scalar_out_meta);
m(op.special_laguerre_polynomial_l_out_op, pointwise.special_laguerre_polynomial_l_out_meta);
m(op.special_laguerre_polynomial_l_x_scalar_out_op, pointwise.special_laguerre_polynomial_l_x_scalar_out_meta);
m(op.special_laguerre_polynomial_l_n_scalar_out_op, pointwise.special_laguerre_polynomial_l_n_scalar_out_meta);
m(op.special_legendre_polynomial_p_out_op, pointwise.special_legendre_polynomial_p_out_meta);
m(op.special_legendre_polynomial_p_x_scalar_out_op, pointwise.special_legendre_polynomial_p_x_scalar_out_meta);
m(op.special_legendre_polynomial_p_n_scalar_out_op, pointwise.special_legendre_polynomial_p_n_scalar_out_meta);
m(op.special_shifted_chebyshev_polynomial_t_out_op, pointwise.special_shifted_chebyshev_polynomial_t_out_meta);
m(op.special_shifted_chebyshev_polynomial_t_x_scalar_out_op, pointwise.special_shifted_chebyshev_polynomial_t_x_scalar_out_meta);
m(op.special_shifted_chebyshev_polynomial_t_n_scalar_out_op, pointwise.special_shifted_chebyshev_polynomial_t_n_scalar_out_meta);
m(op.special_shifted_chebyshev_polynomial_u_out_op, pointwise.special_shifted_chebyshev_polynomial_u_out_meta);
m(op.special_shifted_chebyshev_polynomial_u_x_scalar_out_op, pointwise.special_shifted_chebyshev_polynomial_u_x_scalar_out_meta);
m(op.special_shifted_chebyshev_polynomial_u_n_scalar_out_op, pointwise.special_shifted_chebyshev_polynomial_u_n_scalar_out_meta);
m(op.special_shifted_chebyshev_polynomial_v_out_op, pointwise.special_shifted_chebyshev_polynomial_v_out_meta);
m(op.special_shifted_chebyshev_polynomial_v_x_scalar_out_op, pointwise.special_shifted_chebyshev_polynomial_v_x_scalar_out_meta);
m(op.special_shifted_chebyshev_polynomial_v_n_scalar_out_op, pointwise.special_shifted_chebyshev_polynomial_v_n_scalar_out_meta);
m(op.special_shifted_chebyshev_polynomial_w_out_op, pointwise.special_shifted_chebyshev_polynomial_w_out_meta);
m(op.special_shifted_chebyshev_polynomial_w_x_scalar_out_op, pointwise.special_shifted_chebyshev_polynomial_w_x_scalar_out_meta);
m(op.special_shifted_chebyshev_polynomial_w_n_scalar_out_op, pointwise.special_shifted_chebyshev_polynomial_w_n_scalar_out_meta);
