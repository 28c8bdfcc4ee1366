// @generated from native_functions.yaml by `npm run codegen`. Do not edit.
// Importing this file gives the operators their BackendSelect kernels.

import { library } from "../../runtime/dispatch/library.js";
import {
  arange_select, arange_start_select, arange_start_step_select, empty_memory_format_select, empty_strided_select,
  eye_m_select, eye_select, full_select, linspace_select, logspace_select, normal_float_float_select, ones_select,
  rand_generator_select, rand_select, randint_generator_select, randint_low_generator_select, randint_low_select,
  randint_select, randn_generator_select, randn_select, randperm_generator_select, randperm_select,
  scalar_tensor_select, tril_indices_select, triu_indices_select, zeros_select,
} from "../backend-select.js";
import {
  arange_op, arange_start_op, arange_start_step_op, empty_memory_format_op, empty_strided_op, eye_m_op, eye_op, full_op,
  linspace_op, logspace_op, normal_float_float_op, ones_op, rand_generator_op, rand_op, randint_generator_op,
  randint_low_generator_op, randint_low_op, randint_op, randn_generator_op, randn_op, randperm_generator_op,
  randperm_op, scalar_tensor_op, tril_indices_op, triu_indices_op, zeros_op,
} from "../operators.js";

const m = library("aten", "IMPL", "BackendSelect", "generated/register/backend-select.ts");

m.impl(empty_memory_format_op, empty_memory_format_select);
m.impl(empty_strided_op, empty_strided_select);
m.impl(zeros_op, zeros_select);
m.impl(ones_op, ones_select);
m.impl(full_op, full_select);
m.impl(arange_op, arange_select);
m.impl(arange_start_op, arange_start_select);
m.impl(arange_start_step_op, arange_start_step_select);
m.impl(linspace_op, linspace_select);
m.impl(logspace_op, logspace_select);
m.impl(eye_op, eye_select);
m.impl(eye_m_op, eye_m_select);
m.impl(scalar_tensor_op, scalar_tensor_select);
m.impl(tril_indices_op, tril_indices_select);
m.impl(triu_indices_op, triu_indices_select);
m.impl(rand_op, rand_select);
m.impl(rand_generator_op, rand_generator_select);
m.impl(randn_op, randn_select);
m.impl(randn_generator_op, randn_generator_select);
m.impl(randint_op, randint_select);
m.impl(randint_generator_op, randint_generator_select);
m.impl(randint_low_op, randint_low_select);
m.impl(randint_low_generator_op, randint_low_generator_select);
m.impl(randperm_op, randperm_select);
m.impl(randperm_generator_op, randperm_generator_select);
m.impl(normal_float_float_op, normal_float_float_select);
