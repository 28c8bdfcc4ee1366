// What runs loops over arrays of the host, and, without loops, computes shapes alone.

import { runnersFile } from "../../api/symbols.js";
import { ref } from "../../print/code.js";
import { arityNames } from "../rule.js";
import type { TargetRunner } from "./target.js";

const makersFile = "runtime/kernels/pointwise/forms.ts";
const forms = { functional: "", inplace: "InPlace", out: "Out" };

export const hostRunner: TargetRunner = {
  run: (inputs, kind) => ref(`${arityNames[inputs - 1]!}${forms[kind]}`, runnersFile),
  kernel: (kind) => ref(kind === "out" ? "pointwiseOut" : "pointwiseForm", makersFile),
};
