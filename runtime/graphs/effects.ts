// Side effects of operators, derived from schemas and tags.

import type { OperatorEntry } from "../dispatch/operator-entry.js";

/** The positions of the arguments that the operator writes into. */
export function writesOf(op: OperatorEntry): readonly number[] {
  // Most schemas have no `!`; these need not be parsed.
  if (!op.writes) return [];
  return op.schema.arguments.flatMap(({ alias, containerAlias }, i) =>
    alias?.write === true || containerAlias?.write === true ? [i] : [],
  );
}

/** Whether the operator draws random numbers. */
export function isRandom(op: OperatorEntry): boolean {
  return op.tags.includes("nondeterministic_seeded");
}

/** Whether the operator returns a JavaScript value that depends on elements: `item`, `equal`. */
export function readsValues(op: OperatorEntry): boolean {
  return op.tags.includes("data_dependent_output");
}

/** Whether the operator takes a new constant into the layers that are active. */
export function liftsConstant(op: OperatorEntry): boolean {
  return op.tags.includes("lifts_constant");
}

/** Whether the shapes of the results depend on elements: `nonzero`, `masked_select`. */
export function hasDynamicShape(op: OperatorEntry): boolean {
  return op.tags.includes("dynamic_output_shape");
}
