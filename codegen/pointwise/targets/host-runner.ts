// What runs loops over arrays of the host, and, without loops, computes shapes alone.

import { ref } from "../../print/code.js";
import type { TargetRunner } from "./target.js";

const runnerFile = "runtime/kernels/pointwise/runner.ts";
const makersFile = "runtime/kernels/pointwise/forms.ts";
const arities = ["unary", "binary", "ternary"];
const forms = { functional: "", inplace: "InPlace", out: "Out" };

export const hostRunner: TargetRunner = {
  run: (inputs, kind) => ref(`${arities[inputs - 1]!}${forms[kind]}`, runnerFile),
  kernel: (kind) => ref(kind === "out" ? "pointwiseOut" : "pointwiseForm", makersFile),
};
