// The targets that pointwise operators are printed for. The first one reports the errors in expressions.

import { shapes } from "./shapes.js";
import type { PointwiseTarget } from "./target.js";
import { typescript } from "./typescript/target.js";

export type { PointwiseTarget } from "./target.js";

export const pointwiseTargets: readonly PointwiseTarget[] = [typescript, shapes];
