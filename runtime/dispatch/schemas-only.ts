// Operators of which a program has the schemas alone: what `--schemas-only` generates.

import { schemasOnly } from "./explain.js";
import { operator } from "./operator.js";
import type { Operator } from "./operator-entry.js";

/** Defines an operator without kernels: see `operator`. One that is defined already stays as it is. */
export function declareSchema(...definition: Parameters<typeof operator>): void {
  const entry = operator(...definition) as unknown as Operator;
  schemasOnly.add(entry);
}
