// @generated from native_functions.yaml and derivatives.yaml by `npm run codegen`. Do not edit.
// The entry of the package: the runtime's public names, every function, and the kernels behind them.

import {
  installAutogradOperators,
} from "../runtime/autograd/operators.js";
import {
  offerBeforeLong,
} from "../runtime/kernels/loops/loop-table.js";
import * as op from "./operators.js";
import * as pointwise from "./pointwise/vectors/wasm.js";

import "./methods.js";
import "./register/adinplace-or-view.js";
import "./register/autograd.js";
import "./register/backend-select.js";
import "./register/complex.js";
import "./register/composite-explicit-autograd-non-functional.js";
import "./register/composite-explicit-autograd.js";
import "./register/composite-implicit-autograd.js";
import "./register/conjugate.js";
import "./register/cpu.js";
import "./register/forms.js";
import "./register/meta.js";
import "./register/negative.js";
import "./register/zero-tensor.js";
import "../runtime/features/devices.js";
import "../runtime/features/forward.js";
import "../runtime/features/explanations.js";
import "../runtime/features/printing.js";
import "../runtime/features/hooks.js";
import "../runtime/features/views.js";
import "../runtime/features/indexing.js";
import "../runtime/features/memory.js";
import "../runtime/features/half.js";
import "../runtime/features/wrappers.js";
import "../runtime/features/complex.js";
import "../runtime/features/undifferentiable.js";

installAutogradOperators({
  add_Tensor: op.add_Tensor,
  add__Tensor: op.add__Tensor,
  clone: op.clone,
  copy_: op.copy_,
  detach: op.detach,
  alias: op.alias,
  as_strided: op.as_strided,
  empty_strided: op.empty_strided,
  new_empty_strided: op.new_empty_strided,
  sum: op.sum,
  zeros: op.zeros,
  zeros_like: op.zeros_like,
  ones_like: op.ones_like,
  sum_dim_IntList: op.sum_dim_IntList,
  view: op.view,
  reshape: op.reshape,
  _to_copy: op._to_copy,
  stack: op.stack,
  _efficientzerotensor: op._efficientzerotensor,
  _local_scalar_dense: op._local_scalar_dense,
  lift_fresh: op.lift_fresh,
});

offerBeforeLong(pointwise.offerWasm, "wasm");

export * from "./runtime/base.js";
export * from "./runtime/transforms.js";
export * from "./functions.js";
export * from "./pointwise/vectors/wasm.js";
