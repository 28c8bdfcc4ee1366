// TypeScript loops over arrays of the host: one function per number class.

import { hostBackend } from "../../../../runtime/dispatch/keys.js";
import type { Diagnostics } from "../../../diagnostics.js";
import { type Code, code, join, literal, type Ref, ref } from "../../../print/code.js";
import { ExpressionError } from "../../parse.js";
import { isBoolResult, type PointwiseRule, reportExpressionError } from "../../rule.js";
import { hostRunner } from "../host-runner.js";
import type { PointwiseTarget, TargetLoops } from "../target.js";
import { wasm } from "../wasm/target.js";
import { webgpu } from "../webgpu/target.js";
import { complexLoop } from "./complex.js";
import { dtypesOf, emitLoop, loopClasses } from "./loop.js";

const runnerFile = "runtime/kernels/pointwise/runner.ts";
const leftOutFile = "runtime/kernels/checks/left-out.ts";
const offersFile = "runtime/kernels/loops/offers.ts";

export const typescript: PointwiseTarget = {
  key: hostBackend,
  charter: "CPU kernels of the pointwise operators: a loop for each class of numbers, and what calls it.",
  runner: hostRunner,
  hasLoops: true,
  loops,
  host: { offered, complexLoop, addComplexLoop: ref("addComplexLoop", runnerFile), offering: [wasm, webgpu] },
};

/** The loops of a rule, and their table. */
function loops(
  rule: PointwiseRule,
  prefix: string,
  diagnostics: Diagnostics,
  classes: ReadonlySet<string> | null,
): TargetLoops {
  const declarations: Code[] = [];
  const fields: Code[] = [];
  const declares: string[] = [];
  for (const { numbers, of } of loopClasses) {
    const expression = rule.classes.get(of);
    if (expression === undefined) continue;
    if (classes?.has(numbers) === false) {
      const name = literal(`${rule.fn.namespace}::${rule.fn.func.name.full}`);
      fields.push(
        code`${numbers}: ${ref("leftOutLoop", leftOutFile)}(${name}, ${literal(dtypesOf(numbers).join(", "))})`,
      );
      continue;
    }
    try {
      const loop = emitLoop(rule, `${prefix}_${numbers}`, numbers, expression, isBoolResult(rule));
      declarations.push(...loop.functions);
      declares.push(...loop.declares);
      fields.push(code`${numbers}: ${`${prefix}_${numbers}`}`);
      if (loop.wide !== null) fields.push(code`wide: ${loop.wide}`);
    } catch (error) {
      if (!(error instanceof ExpressionError)) throw error;
      reportExpressionError(error, expression.text, diagnostics);
      break;
    }
  }
  const table = code`/* @__PURE__ */ ${ref("pointwiseLoops", runnerFile)}({ ${join(fields, ", ")} })`;
  return { declarations, table, declares };
}

function offered({ fn, inputs }: PointwiseRule, table: Code, offers: readonly Ref[]): Code {
  const name = literal(`${fn.namespace}::${fn.func.name.full}`);
  return code`/* @__PURE__ */ ${ref("offered", offersFile)}(${name}, ${literal(inputs.length)}, ${table}, ${join(offers, ", ")})`;
}
