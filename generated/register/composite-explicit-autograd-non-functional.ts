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
import {
  _reshape_alias_copy_call,
  alias_copy_call,
  as_strided_copy_call,
  diagonal_copy_call,
  permute_copy_call,
  select_copy_int_call,
  slice_copy_Tensor_call,
  squeeze_copy_call,
  squeeze_copy_dim_call,
  t_copy_call,
  transpose_copy_int_call,
  unfold_copy_call,
  unsqueeze_copy_call,
  view_copy_dtype_call,
} from "../calls.js";
import {
  _reshape_alias_copy_op,
  _trilinear_op,
  alias_copy_op,
  as_strided__op,
  as_strided_copy_op,
  clamp_Tensor_op,
  clamp__Tensor_op,
  diagonal_copy_op,
  expand_copy_op,
  glu_op,
  linalg_cross_op,
  linalg_pinv_atol_rtol_tensor_op,
  mse_loss_op,
  narrow_copy_op,
  new_empty_strided_op,
  permute_copy_op,
  pixel_shuffle_op,
  pixel_unshuffle_op,
  select_backward_op,
  select_copy_int_op,
  slice_copy_Tensor_op,
  smooth_l1_loss_op,
  split_copy_Tensor_op,
  split_with_sizes_copy_op,
  squeeze_copy_dim_op,
  squeeze_copy_op,
  t_copy_op,
  transpose_copy_int_op,
  unbind_copy_int_op,
  unfold_copy_op,
  unsqueeze_copy_op,
  view_copy_dtype_op,
  view_copy_op,
} from "../operators.js";

const m = kernelsFor("CompositeExplicitAutogradNonFunctional", "generated/register/composite-explicit-autograd-non-functional.ts");

m(clamp_Tensor_op, clamp_Tensor_explicit);
m(clamp__Tensor_op, clamp__Tensor_explicit);
m(new_empty_strided_op, new_empty_strided_explicit);
m(narrow_copy_op, narrow_copy_explicit);
m(as_strided__op, as_strided__explicit);
m(select_backward_op, select_backward_explicit);
m(expand_copy_op, expand_copy_explicit);
m(alias_copy_op, alias_copy_call);
m(as_strided_copy_op, as_strided_copy_call);
m(diagonal_copy_op, diagonal_copy_call);
m(permute_copy_op, permute_copy_call);
m(_reshape_alias_copy_op, _reshape_alias_copy_call);
m(select_copy_int_op, select_copy_int_call);
m(slice_copy_Tensor_op, slice_copy_Tensor_call);
m(split_copy_Tensor_op, split_copy_Tensor_explicit);
m(split_with_sizes_copy_op, split_with_sizes_copy_explicit);
m(squeeze_copy_op, squeeze_copy_call);
m(squeeze_copy_dim_op, squeeze_copy_dim_call);
m(t_copy_op, t_copy_call);
m(transpose_copy_int_op, transpose_copy_int_call);
m(unbind_copy_int_op, unbind_copy_int_explicit);
m(unfold_copy_op, unfold_copy_call);
m(unsqueeze_copy_op, unsqueeze_copy_call);
m(view_copy_op, view_copy_explicit);
m(view_copy_dtype_op, view_copy_dtype_call);
m(_trilinear_op, _trilinear_explicit);
m(linalg_cross_op, linalg_cross_explicit);
m(linalg_pinv_atol_rtol_tensor_op, linalg_pinv_atol_rtol_tensor_explicit);
m(mse_loss_op, mse_loss_explicit);
m(smooth_l1_loss_op, smooth_l1_loss_explicit);
m(glu_op, glu_explicit);
m(pixel_shuffle_op, pixel_shuffle_explicit);
m(pixel_unshuffle_op, pixel_unshuffle_explicit);
