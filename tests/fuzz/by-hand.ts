// The inputs of handwritten programs.

import type { Input } from "../../scripts/fuzz/program.js";

/** Two vectors of two elements; `a` requires a gradient. */
export const inputs: readonly Input[] = [
  { name: "a", dtype: "float32", shape: [2], strides: [1], offset: 0, storage: [1, -2], requiresGrad: true },
  { name: "b", dtype: "float32", shape: [2], strides: [1], offset: 0, storage: [3, 0] },
];
