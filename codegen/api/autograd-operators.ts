// The operators that autograd itself calls (runtime/autograd/operators.ts); a test compares the two lists.

import type { Feature } from "./features.js";

export const autogradOperators: readonly string[] = [
  "add_Tensor",
  "add__Tensor",
  "clone",
  "copy_",
  "detach",
  "alias",
  "as_strided",
  "empty_strided",
  "new_empty_strided",
  "sum",
  "zeros",
  "zeros_like",
  "ones_like",
  "sum_dim_IntList",
  "view",
  "reshape",
  "_to_copy",
  "stack",
  "_efficientzerotensor",
  "_local_scalar_dense",
  "lift_fresh",
];

/** Features that need them where recording and backward themselves do not. All others are always needed. */
export const neededFor: ReadonlyMap<string, readonly Feature[]> = new Map([
  ["as_strided", ["views", "forward"]],
  ["new_empty_strided", ["views"]],
  ["zeros_like", ["views", "forward"]],
  ["reshape", ["forward"]],
  ["stack", ["forward"]],
  ["alias", ["functions", "forward"]],
  ["detach", ["functions", "forward"]],
  ["zeros", ["functions", "forward"]],
  // The tangent that an operand lacks.
  ["_efficientzerotensor", ["forward"]],
  // Used where it is there: without it, modes do not see that a tensor is read.
  ["_local_scalar_dense", []],
  // The same for tensors that are created.
  ["lift_fresh", []],
]);

/** Those that a program needs with the modules that call them, where nothing else tells. */
export const calledIn: ReadonlyMap<string, readonly string[]> = new Map([
  ["runtime/autograd/constants.ts", ["lift_fresh", "detach", "_to_copy"]],
  ["runtime/modes/dispatch-mode.ts", ["_local_scalar_dense"]],
]);
