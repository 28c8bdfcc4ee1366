// The operators that autograd itself calls (runtime/autograd/operators.ts); a test compares the two lists.

export const autogradOperators: readonly string[] = [
  "add_Tensor",
  "add__Tensor",
  "clone",
  "copy_",
  "detach",
  "alias",
  "as_strided",
  "empty_strided",
  "zeros",
  "zeros_like",
  "ones_like",
  "sum_dim_IntList",
  "view",
  "reshape",
  "_to_copy",
  "stack",
];

/**
 * What needs them beyond recording and backward itself: `aliases` are operators that give views or write in place, whose histories are
 * made from their bases'; `transforms` are forward mode, jacobians and checks (runtime/autograd/transforms.ts). All others are always needed.
 */
export const neededFor: ReadonlyMap<string, readonly ("aliases" | "transforms")[]> = new Map([
  ["as_strided", ["aliases", "transforms"]],
  ["stack", ["transforms"]],
]);
