// Side effects and aliasing of calls, read off schemas and tags.

import type { OperatorEntry } from "../dispatch/operator-entry.js";

/** The positions of the arguments that the operator writes into. */
export function writesOf(op: OperatorEntry): readonly number[] {
  // Most schemas have no `!`, and need not be parsed for that.
  if (!op.described.includes("!")) return [];
  return op.schema.arguments.flatMap(({ alias, containerAlias }, i) =>
    alias?.write === true || containerAlias?.write === true ? [i] : [],
  );
}

/** Whether it draws random numbers. */
export function isRandom(op: OperatorEntry): boolean {
  return op.tags.includes("nondeterministic_seeded");
}

/** Whether it returns a JavaScript value that depends on elements: `item`, `equal`. */
export function readsValues(op: OperatorEntry): boolean {
  return op.tags.includes("data_dependent_output");
}

/** Whether shapes of its results depend on elements: `nonzero`, `masked_select`. */
export function hasDynamicShape(op: OperatorEntry): boolean {
  return op.tags.includes("dynamic_output_shape");
}
