// @generated from native_functions.yaml by `npm run codegen`. Do not edit.
// Importing this file gives the operators their Autograd kernels.

import { fallthrough } from "../../runtime/dispatch/kernel.js";
import { library } from "../../runtime/dispatch/library.js";
import {
  _local_scalar_dense_op, argsort_stable_op, count_nonzero_dim_IntList_op, count_nonzero_op, empty_like_op,
  full_like_op, is_same_size_op, multinomial_op, new_empty_op, new_empty_strided_op, new_full_op, new_ones_op,
  new_zeros_op, nonzero_op, ones_like_op, rand_like_op, randint_like_low_dtype_op, randint_like_op, randn_like_op,
  repeat_interleave_Tensor_op, set__op, set__source_Tensor_op, set__source_Tensor_storage_offset_op, zeros_like_op,
} from "../operators.js";

const m = library("aten", "IMPL", "Autograd", "generated/register/autograd.ts");

m.impl(empty_like_op, fallthrough);
m.impl(new_empty_op, fallthrough);
m.impl(new_empty_strided_op, fallthrough);
m.impl(new_zeros_op, fallthrough);
m.impl(new_ones_op, fallthrough);
m.impl(new_full_op, fallthrough);
m.impl(zeros_like_op, fallthrough);
m.impl(ones_like_op, fallthrough);
m.impl(full_like_op, fallthrough);
m.impl(rand_like_op, fallthrough);
m.impl(randn_like_op, fallthrough);
m.impl(randint_like_op, fallthrough);
m.impl(randint_like_low_dtype_op, fallthrough);
m.impl(multinomial_op, fallthrough);
m.impl(_local_scalar_dense_op, fallthrough);
m.impl(is_same_size_op, fallthrough);
m.impl(set__source_Tensor_storage_offset_op, fallthrough);
m.impl(set__source_Tensor_op, fallthrough);
m.impl(set__op, fallthrough);
m.impl(nonzero_op, fallthrough);
m.impl(repeat_interleave_Tensor_op, fallthrough);
m.impl(count_nonzero_dim_IntList_op, fallthrough);
m.impl(count_nonzero_op, fallthrough);
m.impl(argsort_stable_op, fallthrough);
