// @generated from native_functions.yaml by `npm run codegen`. Do not edit.
// Importing this file gives the operators their ZeroTensor kernels.

import {
  fallthrough,
} from "../../runtime/dispatch/kernel.js";
import {
  kernelsFor,
} from "../../runtime/dispatch/register.js";
import {
  add_Tensor_zero_tensor,
  div_Tensor_zero_tensor,
  dot_zero_tensor,
  linalg_cross_zero_tensor,
  mul_Scalar_zero_tensor,
  mul_Tensor_zero_tensor,
  sub_Tensor_zero_tensor,
} from "../../runtime/kernels/complex/zero-tensors.js";
import * as op from "../operators.js";

const m = kernelsFor("ZeroTensor", "generated/register/zero-tensor.ts");

m(op.add_Tensor_op, add_Tensor_zero_tensor);
m(op.sub_Tensor_op, sub_Tensor_zero_tensor);
m(op.mul_Tensor_op, mul_Tensor_zero_tensor);
m(op.mul_Scalar_op, mul_Scalar_zero_tensor);
m(op.div_Tensor_op, div_Tensor_zero_tensor);
m(op.empty_memory_format_op, fallthrough);
m(op.empty_strided_op, fallthrough);
m(op.empty_like_op, fallthrough);
m(op.full_like_op, fallthrough);
m(op.detach__op, fallthrough);
m(op.resize__op, fallthrough);
m(op._unsafe_view_op, fallthrough);
m(op.transpose__op, fallthrough);
m(op.t__op, fallthrough);
m(op.squeeze__op, fallthrough);
m(op.squeeze__dim_op, fallthrough);
m(op.unsqueeze__op, fallthrough);
m(op.as_strided__op, fallthrough);
m(op.dot_op, dot_zero_tensor);
m(op.vdot_op, dot_zero_tensor);
m(op.linalg_cross_op, linalg_cross_zero_tensor);
