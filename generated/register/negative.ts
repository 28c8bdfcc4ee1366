// @generated from native_functions.yaml by `npm run codegen`. Do not edit.
// Importing this file gives the operators their Negative kernels.

import {
  fallthrough,
} from "../../runtime/dispatch/kernel.js";
import {
  kernelsFor,
} from "../../runtime/dispatch/register.js";
import * as op from "../operators.js";

const m = kernelsFor("Negative", "generated/register/negative.ts");

m(op.empty_memory_format_op, fallthrough);
m(op.empty_strided_op, fallthrough);
m(op.empty_like_op, fallthrough);
m(op.full_like_op, fallthrough);
m(op.copy__op, fallthrough);
m(op.clone_op, fallthrough);
m(op.detach__op, fallthrough);
m(op.resize__op, fallthrough);
m(op.set__source_Tensor_storage_offset_op, fallthrough);
m(op.set__source_Tensor_op, fallthrough);
m(op.set__op, fallthrough);
m(op._unsafe_view_op, fallthrough);
m(op.transpose__op, fallthrough);
m(op.t__op, fallthrough);
m(op.squeeze__op, fallthrough);
m(op.squeeze__dim_op, fallthrough);
m(op.unsqueeze__op, fallthrough);
m(op.as_strided__op, fallthrough);
m(op.as_strided_copy_op, fallthrough);
m(op._reshape_alias_copy_op, fallthrough);
m(op.neg__op, fallthrough);
