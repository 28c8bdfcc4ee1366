// What every emitter is: a pure function from the plan to generated files.

import type { Plan } from "../plan/plan.js";
import type { GeneratedFile } from "../print/file.js";

export type Emitter = (plan: Plan) => readonly GeneratedFile[];
