// Views of wrapper tensors call operators, so that a class's kernels serve them. A feature of its own: a program without wrappers needs none of these.

import { as_strided, select_int, slice_Tensor, transpose_int } from "../../../generated/operators.js";
import { viewOperators } from "../../core/hooks.js";

export function installWrapperViews(): void {
  viewOperators.installOnce({ as_strided, select_int, slice_Tensor, transpose_int });
}
