// @generated from native_functions.yaml by `npm run codegen`. Do not edit.
// Importing this file gives the operators their CompositeExplicitAutogradNonFunctional kernels.

import {
  kernelsFor,
} from "../../runtime/dispatch/register.js";
import {
  glu_explicit,
} from "../../runtime/kernels/composite/activations.js";
import {
  _trilinear_explicit,
  linalg_cross_explicit,
} from "../../runtime/kernels/composite/distance.js";
import {
  new_empty_strided_explicit,
} from "../../runtime/kernels/composite/factories.js";
import {
  select_backward_explicit,
} from "../../runtime/kernels/composite/indexing.js";
import {
  linalg_pinv_atol_rtol_tensor_explicit,
} from "../../runtime/kernels/composite/linalg.js";
import {
  mse_loss_explicit,
  smooth_l1_loss_explicit,
} from "../../runtime/kernels/composite/losses.js";
import {
  clamp_Tensor_explicit,
  clamp__Tensor_explicit,
} from "../../runtime/kernels/composite/pointwise.js";
import {
  pixel_shuffle_explicit,
  pixel_unshuffle_explicit,
} from "../../runtime/kernels/composite/shuffle.js";
import {
  split_copy_Tensor_explicit,
  split_with_sizes_copy_explicit,
  unbind_copy_int_explicit,
  view_copy_explicit,
} from "../../runtime/kernels/composite/view-copies.js";
import {
  as_strided__explicit,
  expand_copy_explicit,
  narrow_copy_explicit,
} from "../../runtime/kernels/composite/views.js";
import * as calls from "../calls.js";
import * as op from "../operators.js";

const m = kernelsFor("CompositeExplicitAutogradNonFunctional", "generated/register/composite-explicit-autograd-non-functional.ts");

m(op.clamp_Tensor_op, clamp_Tensor_explicit);
m(op.clamp__Tensor_op, clamp__Tensor_explicit);
m(op.new_empty_strided_op, new_empty_strided_explicit);
m(op.narrow_copy_op, narrow_copy_explicit);
m(op.as_strided__op, as_strided__explicit);
m(op.select_backward_op, select_backward_explicit);
m(op.expand_copy_op, expand_copy_explicit);
m(op.alias_copy_op, calls.alias_copy_call);
m(op.as_strided_copy_op, calls.as_strided_copy_call);
m(op.view_as_real_copy_op, calls.view_as_real_copy_call);
m(op.view_as_complex_copy_op, calls.view_as_complex_copy_call);
m(op._conj_copy_op, calls._conj_copy_call);
m(op._neg_view_copy_op, calls._neg_view_copy_call);
m(op.diagonal_copy_op, calls.diagonal_copy_call);
m(op.permute_copy_op, calls.permute_copy_call);
m(op._reshape_alias_copy_op, calls._reshape_alias_copy_call);
m(op.select_copy_int_op, calls.select_copy_int_call);
m(op.slice_copy_Tensor_op, calls.slice_copy_Tensor_call);
m(op.split_copy_Tensor_op, split_copy_Tensor_explicit);
m(op.split_with_sizes_copy_op, split_with_sizes_copy_explicit);
m(op.squeeze_copy_op, calls.squeeze_copy_call);
m(op.squeeze_copy_dim_op, calls.squeeze_copy_dim_call);
m(op.t_copy_op, calls.t_copy_call);
m(op.transpose_copy_int_op, calls.transpose_copy_int_call);
m(op.unbind_copy_int_op, unbind_copy_int_explicit);
m(op.unfold_copy_op, calls.unfold_copy_call);
m(op.unsqueeze_copy_op, calls.unsqueeze_copy_call);
m(op.view_copy_op, view_copy_explicit);
m(op.view_copy_dtype_op, calls.view_copy_dtype_call);
m(op._trilinear_op, _trilinear_explicit);
m(op.linalg_cross_op, linalg_cross_explicit);
m(op.linalg_pinv_atol_rtol_tensor_op, linalg_pinv_atol_rtol_tensor_explicit);
m(op.mse_loss_op, mse_loss_explicit);
m(op.smooth_l1_loss_op, smooth_l1_loss_explicit);
m(op.glu_op, glu_explicit);
m(op.pixel_shuffle_op, pixel_shuffle_explicit);
m(op.pixel_unshuffle_op, pixel_unshuffle_explicit);
