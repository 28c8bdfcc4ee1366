// The target without data: shapes, strides, dtypes and checks of results only.

import { shapesBackend } from "../../../runtime/dispatch/keys.js";
import { hostRunner } from "./host-runner.js";
import type { PointwiseTarget } from "./target.js";

export const shapes: PointwiseTarget = {
  key: shapesBackend,
  charter: "Meta kernels of the pointwise operators: shapes, strides, dtypes and checks of the result, without data.",
  runner: hostRunner,
  hasLoops: false,
  loops: () => ({ declarations: [], table: null, declares: [] }),
};
