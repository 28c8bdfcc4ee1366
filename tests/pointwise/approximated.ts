// Which vector programs approximate functions, in doubles by other approximations than the engine's.

import type { VectorProgram } from "../../runtime/wasm/programs/vectors.js";

const functions = new Set(
  "exp exp2 expm1 log log2 log10 log1p sigmoid sin cos tanh erf pow exp_near erf_near".split(" "),
);

export function isApproximated(program: VectorProgram): boolean {
  if (program === null) return false;
  if (typeof program === "string") return program.split(" ").some((word) => functions.has(word));
  return isApproximated(program[2]) || isApproximated(program[3]);
}
