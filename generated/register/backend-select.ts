// @generated from native_functions.yaml by `npm run codegen`. Do not edit.
// Importing this file gives the operators their BackendSelect kernels.

import {
  kernelsFor,
} from "../../runtime/dispatch/register.js";
import {
  arange_select,
  arange_start_select,
  arange_start_step_select,
  bartlett_window_periodic_select,
  bartlett_window_select,
  blackman_window_periodic_select,
  blackman_window_select,
  empty_memory_format_select,
  empty_strided_select,
  eye_m_select,
  eye_select,
  full_select,
  hamming_window_periodic_alpha_beta_select,
  hamming_window_periodic_alpha_select,
  hamming_window_periodic_select,
  hamming_window_select,
  hann_window_periodic_select,
  hann_window_select,
  kaiser_window_beta_select,
  kaiser_window_periodic_select,
  kaiser_window_select,
  linspace_select,
  logspace_select,
  normal_float_float_select,
  ones_select,
  rand_generator_select,
  rand_select,
  randint_generator_select,
  randint_low_generator_select,
  randint_low_select,
  randint_select,
  randn_generator_select,
  randn_select,
  randperm_generator_select,
  randperm_select,
  range_select,
  range_step_select,
  scalar_tensor_select,
  tril_indices_select,
  triu_indices_select,
  zeros_select,
} from "../backend-select.js";
import {
  arange_op,
  arange_start_op,
  arange_start_step_op,
  bartlett_window_op,
  bartlett_window_periodic_op,
  blackman_window_op,
  blackman_window_periodic_op,
  empty_memory_format_op,
  empty_strided_op,
  eye_m_op,
  eye_op,
  full_op,
  hamming_window_op,
  hamming_window_periodic_alpha_beta_op,
  hamming_window_periodic_alpha_op,
  hamming_window_periodic_op,
  hann_window_op,
  hann_window_periodic_op,
  kaiser_window_beta_op,
  kaiser_window_op,
  kaiser_window_periodic_op,
  linspace_op,
  logspace_op,
  normal_float_float_op,
  ones_op,
  rand_generator_op,
  rand_op,
  randint_generator_op,
  randint_low_generator_op,
  randint_low_op,
  randint_op,
  randn_generator_op,
  randn_op,
  randperm_generator_op,
  randperm_op,
  range_op,
  range_step_op,
  scalar_tensor_op,
  tril_indices_op,
  triu_indices_op,
  zeros_op,
} from "../operators.js";

const m = kernelsFor("BackendSelect", "generated/register/backend-select.ts");

m(empty_memory_format_op, empty_memory_format_select);
m(empty_strided_op, empty_strided_select);
m(zeros_op, zeros_select);
m(ones_op, ones_select);
m(full_op, full_select);
m(arange_op, arange_select);
m(arange_start_op, arange_start_select);
m(arange_start_step_op, arange_start_step_select);
m(linspace_op, linspace_select);
m(logspace_op, logspace_select);
m(eye_op, eye_select);
m(eye_m_op, eye_m_select);
m(scalar_tensor_op, scalar_tensor_select);
m(tril_indices_op, tril_indices_select);
m(triu_indices_op, triu_indices_select);
m(hann_window_op, hann_window_select);
m(hann_window_periodic_op, hann_window_periodic_select);
m(bartlett_window_op, bartlett_window_select);
m(bartlett_window_periodic_op, bartlett_window_periodic_select);
m(blackman_window_op, blackman_window_select);
m(blackman_window_periodic_op, blackman_window_periodic_select);
m(hamming_window_op, hamming_window_select);
m(hamming_window_periodic_op, hamming_window_periodic_select);
m(hamming_window_periodic_alpha_op, hamming_window_periodic_alpha_select);
m(hamming_window_periodic_alpha_beta_op, hamming_window_periodic_alpha_beta_select);
m(kaiser_window_op, kaiser_window_select);
m(kaiser_window_periodic_op, kaiser_window_periodic_select);
m(kaiser_window_beta_op, kaiser_window_beta_select);
m(range_step_op, range_step_select);
m(range_op, range_select);
m(rand_op, rand_select);
m(rand_generator_op, rand_generator_select);
m(randn_op, randn_select);
m(randn_generator_op, randn_generator_select);
m(randint_op, randint_select);
m(randint_generator_op, randint_generator_select);
m(randint_low_op, randint_low_select);
m(randint_low_generator_op, randint_low_generator_select);
m(randperm_op, randperm_select);
m(randperm_generator_op, randperm_generator_select);
m(normal_float_float_op, normal_float_float_select);
