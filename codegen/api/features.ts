// What the whole package includes and a selection leaves out unless `--with` requests it.

/**
 * Each runtime feature is the file of that name in runtime/features. `forward` is the forward derivatives of the operators, `functions` are operators
 * that only an AutogradFunction calls, `backends` are the operator forms that a backend derives from other forms, `wasm` registers faster loops
 * automatically, `complex` is complex number support.
 */
export const features = [
  "forward",
  "explanations",
  "messages",
  "numbers",
  "printing",
  "hooks",
  "views",
  "indexing",
  "memory",
  "half",
  "wrappers",
  "functions",
  "backends",
  "wasm",
  "complex",
] as const;
export type Feature = (typeof features)[number];

/** Features that another one includes: that one installs them itself. */
export const includedBy: Readonly<Partial<Record<Feature, Feature>>> = {
  messages: "explanations",
  numbers: "indexing",
};
