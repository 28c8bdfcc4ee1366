// TypeScript loops over arrays of the host: one function per number class.

import { hostBackend } from "../../../../runtime/dispatch/keys.js";
import type { Diagnostics } from "../../../diagnostics.js";
import { type Code, code, join, literal, type Ref, ref } from "../../../print/code.js";
import { ExpressionError } from "../../parse.js";
import { isBoolResult, type PointwiseRule, reportExpressionError } from "../../rule.js";
import type { PointwiseTarget, TargetLoops } from "../target.js";
import { wasm } from "../wasm/target.js";
import { complexLoop } from "./complex.js";
import { emitLoop, loopClasses } from "./loop.js";

const runnerFile = "runtime/kernels/pointwise/runner.ts";
const offersFile = "runtime/kernels/loops/offers.ts";

export const typescript: PointwiseTarget = {
  key: hostBackend,
  charter: "CPU kernels of the pointwise operators: a loop for each class of numbers, and what calls it.",
  loops,
  table: tableName,
  complexLoop,
  offering: [wasm],
};

function tableName(prefix: string): string {
  return `${prefix}_loops`;
}

/** The loops of a rule, and their table. */
function loops(rule: PointwiseRule, prefix: string, offers: readonly Ref[], diagnostics: Diagnostics): TargetLoops {
  const declarations: Code[] = [];
  const fields: Code[] = [];
  const declares: string[] = [];
  for (const { numbers, of } of loopClasses) {
    const expression = rule.classes.get(of);
    if (expression === undefined) continue;
    try {
      const loop = emitLoop(rule, `${prefix}_${numbers}`, numbers, expression, isBoolResult(rule));
      declarations.push(...loop.functions);
      declares.push(...loop.declares);
      fields.push(code`${numbers}: ${`${prefix}_${numbers}`}`);
    } catch (error) {
      if (!(error instanceof ExpressionError)) throw error;
      reportExpressionError(error, expression.text, diagnostics);
      break;
    }
  }
  const loops = code`/* @__PURE__ */ ${ref("pointwiseLoops", runnerFile)}({ ${join(fields, ", ")} })`;
  const name = literal(`${rule.fn.namespace}::${rule.fn.func.name.full}`);
  const table =
    offers.length === 0
      ? loops
      : code`/* @__PURE__ */ ${ref("offered", offersFile)}(${name}, ${literal(rule.inputs.length)}, ${loops}, ${join(offers, ", ")})`;
  return { declarations: [...declarations, code`export const ${tableName(prefix)} = ${table};`], declares };
}
