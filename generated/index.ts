// @generated from native_functions.yaml and derivatives.yaml by `npm run codegen`. Do not edit.
// The entry of the package: the runtime's public names, every function, and the kernels behind them.

import {
  installAutogradOperators,
} from "../runtime/autograd/operators.js";
import {
  offerBeforeLong,
} from "../runtime/kernels/loop-table.js";
import {
  _to_copy,
  add_Tensor,
  add__Tensor,
  alias,
  as_strided,
  clone,
  copy_,
  detach,
  empty_strided,
  new_empty_strided,
  ones_like,
  reshape,
  stack,
  sum,
  sum_dim_IntList,
  view,
  zeros,
  zeros_like,
} from "./operators.js";
import {
  offerWasm,
} from "./pointwise/vectors/wasm.js";

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
import "../runtime/parts/devices.js";
import "../runtime/parts/explanations.js";
import "../runtime/parts/printing.js";
import "../runtime/parts/hooks.js";
import "../runtime/parts/views.js";
import "../runtime/parts/indexing.js";
import "../runtime/parts/half.js";
import "../runtime/parts/complex.js";
import "../runtime/parts/undifferentiable.js";

installAutogradOperators({
  add_Tensor,
  add__Tensor,
  clone,
  copy_,
  detach,
  alias,
  as_strided,
  empty_strided,
  new_empty_strided,
  sum,
  zeros,
  zeros_like,
  ones_like,
  sum_dim_IntList,
  view,
  reshape,
  _to_copy,
  stack,
});

offerBeforeLong(offerWasm);

export * from "../runtime/index.js";
export * from "./functions.js";
export * from "./pointwise/vectors/wasm.js";
