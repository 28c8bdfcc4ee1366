// What the whole package has and a selection leaves out unless it is asked for: `--with`.

/**
 * Features of the runtime are files of that name in runtime/features. `forward` is the forward derivatives of the operators, `functions`
 * are operators that only an AutogradFunction calls, `backends` are the forms of operators that a backend leaves to the others, `wasm` has faster loops
 * offered without being asked for, `complex` are complex numbers.
 */
export const features = [
  "forward",
  "explanations",
  "printing",
  "hooks",
  "views",
  "indexing",
  "half",
  "functions",
  "backends",
  "wasm",
  "complex",
] as const;
export type Feature = (typeof features)[number];
