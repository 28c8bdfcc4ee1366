// WebAssembly vector loops, which supplement the loops over the host's arrays: one line per operator that has a vector
// form.

import type { VectorProgram } from "../../../../runtime/core/wasm-vectors.js";
import { vectorOffers } from "../../../api/runtime-exports.js";
import { type Code, code, literal, ref, typeRef } from "../../../print/code.js";
import type { PointwiseRule } from "../../rule.js";
import type { VectorTarget } from "../target.js";
import { vectorProgram } from "./vector.js";

export const wasm: VectorTarget = {
  name: "wasm",
  charter:
    "WebAssembly vector loops of the pointwise operators that have a vector form, offered when a program asks for them.",
  row,
  file: (rows) => code`
    /**
     * Offers WebAssembly SIMD loops, as source \`wasm\`, for pointwise operators and matrix products on float32 and float64. They are compiled
     * at their first call; if the engine has no SIMD, or a page forbids WebAssembly, the other loops run. Called again, it adds loops for
     * operators registered since. Disposing withdraws all of them. The whole package calls this before its first long run.
     */
    export const ${vectorOffers.wasm}: ${typeRef("OfferWasm", "runtime/kernels/wasm.ts")} = /* @__PURE__ */ ${ref("vectorLoops", "runtime/kernels/wasm.ts")}(() => [
      ${rows}
    ]);
  `,
};

/** `["aten::neg", 1, "a neg", "a neg"],`: operator, tensors, programs of floating-point numbers and of integers. */
function row(rule: PointwiseRule): Code | null {
  const [floats, integers] = [vectorProgram(rule, "float"), vectorProgram(rule, "int")];
  if (floats === null && integers === null) return null;
  const { inputs, fn } = rule;
  const name = literal(`${fn.namespace}::${fn.func.name.full}`);
  const last = integers === null ? code`` : code`, ${printed(integers)}`;
  return code`[${name}, ${inputs.length}, ${printed(floats)}${last}],`;
}

function printed(program: VectorProgram): Code {
  if (program === null || typeof program === "string") return literal(program);
  const [index, value, then, otherwise] = program;
  return code`[${index}, ${literal(value)}, ${printed(then)}, ${printed(otherwise)}]`;
}
