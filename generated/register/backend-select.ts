// @generated from native_functions.yaml by `npm run codegen`. Do not edit.
// Importing this file gives the operators their BackendSelect kernels.

import {
  kernelsFor,
} from "../../runtime/dispatch/register.js";
import * as backend from "../backend-select.js";
import * as op from "../operators.js";

const m = kernelsFor("BackendSelect", "generated/register/backend-select.ts");

m(op.empty_memory_format_op, backend.empty_memory_format_select);
m(op.empty_strided_op, backend.empty_strided_select);
m(op.empty_permuted_op, backend.empty_permuted_select);
m(op.zeros_op, backend.zeros_select);
m(op.from_file_op, backend.from_file_select);
m(op.ones_op, backend.ones_select);
m(op.full_op, backend.full_select);
m(op.arange_op, backend.arange_select);
m(op.arange_start_op, backend.arange_start_select);
m(op.arange_start_step_op, backend.arange_start_step_select);
m(op.linspace_op, backend.linspace_select);
m(op.logspace_op, backend.logspace_select);
m(op.eye_op, backend.eye_select);
m(op.eye_m_op, backend.eye_m_select);
m(op.scalar_tensor_op, backend.scalar_tensor_select);
m(op.tril_indices_op, backend.tril_indices_select);
m(op.triu_indices_op, backend.triu_indices_select);
m(op.hann_window_op, backend.hann_window_select);
m(op.hann_window_periodic_op, backend.hann_window_periodic_select);
m(op.bartlett_window_op, backend.bartlett_window_select);
m(op.bartlett_window_periodic_op, backend.bartlett_window_periodic_select);
m(op.blackman_window_op, backend.blackman_window_select);
m(op.blackman_window_periodic_op, backend.blackman_window_periodic_select);
m(op.hamming_window_op, backend.hamming_window_select);
m(op.hamming_window_periodic_op, backend.hamming_window_periodic_select);
m(op.hamming_window_periodic_alpha_op, backend.hamming_window_periodic_alpha_select);
m(op.hamming_window_periodic_alpha_beta_op, backend.hamming_window_periodic_alpha_beta_select);
m(op.kaiser_window_op, backend.kaiser_window_select);
m(op.kaiser_window_periodic_op, backend.kaiser_window_periodic_select);
m(op.kaiser_window_beta_op, backend.kaiser_window_beta_select);
m(op.range_step_op, backend.range_step_select);
m(op.range_op, backend.range_select);
m(op.rand_op, backend.rand_select);
m(op.rand_generator_op, backend.rand_generator_select);
m(op.randn_op, backend.randn_select);
m(op.randn_generator_op, backend.randn_generator_select);
m(op.randint_op, backend.randint_select);
m(op.randint_generator_op, backend.randint_generator_select);
m(op.randint_low_op, backend.randint_low_select);
m(op.randint_low_generator_op, backend.randint_low_generator_select);
m(op.randperm_op, backend.randperm_select);
m(op.randperm_generator_op, backend.randperm_generator_select);
m(op.normal_float_float_op, backend.normal_float_float_select);
m(op._efficientzerotensor_op, backend._efficientzerotensor_select);
m(op.fft_fftfreq_op, backend.fft_fftfreq_select);
m(op.fft_rfftfreq_op, backend.fft_rfftfreq_select);
