// WebAssembly vector loops, which supplement the loops over the host's arrays: one line per operator that has a vector
// form.

import type { VectorProgram } from "../../../../runtime/wasm/programs/vectors.js";
import { vectorOffers } from "../../../api/runtime-exports.js";
import { type Code, code, join, literal, ref, typeRef } from "../../../print/code.js";
import { rowVectors } from "../../../rows/vectors.js";
import type { PointwiseRule } from "../../rule.js";
import type { VectorTarget } from "../target.js";
import { truthNames, vectorProgram } from "./vector.js";

export const wasm: VectorTarget = {
  name: "wasm",
  isAutomatic: true,
  charter:
    "WebAssembly vector loops of the pointwise operators that have a vector form, offered when a program asks for them.",
  row,
  reduction(rule, name) {
    const programs = rowVectors(rule, name);
    return programs === null ? null : code`${literal(programs)},`;
  },
  file: (rows, reductions) => code`
    /**
     * Offers WebAssembly SIMD loops, as source \`wasm\`, for pointwise operators, matrix products and more. They are compiled
     * at their first call; if the engine has no SIMD, or a page forbids WebAssembly, the other loops run. Called again, it adds loops for
     * operators registered since. Disposing withdraws all of them. The whole package calls this before its first long run.
     */
    export const ${vectorOffers.wasm}: ${typeRef("OfferWasm", "runtime/kernels/wasm/index.ts")} = /* @__PURE__ */ ${ref("vectorLoops", "runtime/kernels/wasm/index.ts")}(() => [
      ${rows}
    ]${
      reductions.length === 0
        ? null
        : code`, () => [
      ${reductions}
    ]`
    });
  `,
};

/**
 * `["aten::neg", 1, "a neg", "a neg"],`: operator, tensors, programs of floating-point numbers, of integers, and of bools if that is another
 * one, and the tensors that are truth values.
 */
function row(rule: PointwiseRule): Code | null {
  const [floats, integers, bools] = [
    vectorProgram(rule, "float"),
    vectorProgram(rule, "int"),
    vectorProgram(rule, "bool"),
  ];
  if (floats === null && integers === null && bools === null) return null;
  const { inputs, fn } = rule;
  const name = literal(`${fn.namespace}::${fn.func.name.full}`);
  const truths = truthNames(rule);
  const isOther = JSON.stringify(bools) !== JSON.stringify(integers);
  const columns = [printed(floats), printed(integers), isOther ? printed(bools) : literal(null), literal(truths)];
  const last = truths !== "" ? 4 : isOther && bools !== null ? 3 : integers !== null ? 2 : 1;
  const items = [name, code`${inputs.length}`, ...columns.slice(0, last)];
  return code`[${join(items, ", ")}],`;
}

function printed(program: VectorProgram): Code {
  if (program === null || typeof program === "string") return literal(program);
  const [index, value, then, otherwise] = program;
  return code`[${index}, ${literal(value)}, ${printed(then)}, ${printed(otherwise)}]`;
}
