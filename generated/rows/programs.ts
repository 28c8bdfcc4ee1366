// @generated from native_functions.yaml by `npm run codegen`. Do not edit.
// The vector programs of operators on rows whose kernels are written by hand, and import them.

import type {
  RowProgram,
} from "../../runtime/wasm/programs/rows.js";

/** _softmax(Tensor self, int dim, bool half_to_float) -> Tensor */
export const _softmax_program = [[["maximum", null, "", "a"], ["+", "0", "", "a acc0 - exp"]], "", "a acc0 - exp acc1 /"] as const satisfies RowProgram;

/** _softmax_backward_data(Tensor grad_output, Tensor output, int dim, ScalarType input_dtype) -> Tensor */
export const _softmax_backward_data_program = [[["+", "0", "", "a b *"]], "", "b a acc0 - *"] as const satisfies RowProgram;

/** _log_softmax(Tensor self, int dim, bool half_to_float) -> Tensor */
export const _log_softmax_program = [[["maximum", null, "", "a"], ["+", "0", "", "a acc0 - exp"]], "acc1 log =u0", "a acc0 - u0 -"] as const satisfies RowProgram;

/** _log_softmax_backward_data(Tensor grad_output, Tensor output, int dim, ScalarType input_dtype) -> Tensor */
export const _log_softmax_backward_data_program = [[["+", "0", "", "a"]], "", "a b exp acc0 * -"] as const satisfies RowProgram;
