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

/** Those that only in-place operators on views need, or helpers that ask for jacobians: a selection without such does without them. */
export const occasionalAutogradOperators: ReadonlySet<string> = new Set([
  "copy_",
  "as_strided",
  "empty_strided",
  "stack",
]);
