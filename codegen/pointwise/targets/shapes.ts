// The target without data: shapes, strides, dtypes and checks of results only.

import { shapesBackend } from "../../../runtime/dispatch/keys.js";
import type { PointwiseTarget } from "./target.js";

export const shapes: PointwiseTarget = {
  key: shapesBackend,
  charter: "Meta kernels of the pointwise operators: shapes, strides, dtypes and checks of the result, without data.",
  loops: () => ({ declarations: [], declares: [] }),
  table: () => null,
  offering: [],
};
