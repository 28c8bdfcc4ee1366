// WebAssembly vector loops, offered for the loops of the host's arrays: one line for each operator that has a vector form.

import { vectorOffers } from "../../../api/runtime-exports.js";
import { type Code, code, literal, ref, typeRef } from "../../../print/code.js";
import type { PointwiseRule } from "../../rule.js";
import type { VectorTarget } from "../target.js";
import { vectorLoop } from "./vector.js";

const base64 = (bytes: readonly number[]): string => Buffer.from(bytes).toString("base64");

export const wasm: VectorTarget = {
  name: "wasm",
  charter:
    "WebAssembly vector loops of the pointwise operators that have a vector form, offered when a program asks for them.",
  row,
  file: (rows) => code`
    /**
     * Offers WebAssembly vector loops, as source \`wasm\`, for pointwise operators and products of matrices on float32 and float64. They are compiled
     * at their first call; where the engine has no vectors or a page forbids WebAssembly, calls go to the other loops. Asked again, it offers for
     * operators that have come since. Disposing withdraws all of them. The whole package calls this itself before its first long run.
     */
    export const ${vectorOffers.wasm}: () => ${typeRef("LoopOfferHandle", "runtime/kernels/offers.ts")} = /* @__PURE__ */ ${ref("vectorLoops", "runtime/kernels/wasm.ts")}(() => [
      ${rows}
    ]);
  `,
};

/** `["aten::neg", 1, 0, "...", "..."],`: operator, tensors, numbers, code for float32 and for float64. */
function row(rule: PointwiseRule): Code | null {
  const single = vectorLoop(rule, "f32");
  const double = vectorLoop(rule, "f64");
  if (single === null || double === null) return null;
  const { inputs, parameters, fn } = rule;
  const name = literal(`${fn.namespace}::${fn.func.name.full}`);
  return code`[${name}, ${inputs.length}, ${parameters.length}, ${literal(base64(single))}, ${literal(base64(double))}],`;
}
