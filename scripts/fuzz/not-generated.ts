// Situations that programs avoid, as rows of not-generated.json: calls for which PyTorch 1.13 has no answer that could be compared. Decided by PyTorch's
// answer alone, never by the result here, so that no row can hide a fault of this project.

import { readFileSync } from "node:fs";
import { findOperator } from "../../tests/conformance/library.js";
import type { Answer, Program, Step } from "./program.js";
import { namesIn } from "./program.js";

interface Row {
  readonly operator: string;
  /**
   * What `theirs` is matched with. `step`: PyTorch's error at a step, which is then left out with those that use its results. `gradient`: its error
   * in the backward pass; `second gradient`: in that of the gradients. `contradicts`: where two ways of its own to make a call differ, how; the step is
   * left out, too. `operands`: what it says of a step's operands. `recorded`: what it says of a result, `requires grad`, `node NAME` and its dtype. After the last two nothing in the program requires grad.
   */
  readonly where: string;
  readonly theirs: string;
  readonly reason: string;
}

export const avoided = JSON.parse(
  readFileSync(new URL("not-generated.json", import.meta.url), "utf8"),
) as readonly Row[];

const patterns = avoided.map(({ operator, where, theirs }) => ({
  operator: new RegExp(`^(?:${operator})$`),
  where: new RegExp(`^(?:${where})$`),
  theirs: new RegExp(theirs),
}));

function rowFor(where: string, operator: string, theirs: string): number {
  return patterns.findIndex((row) => row.where.test(where) && row.operator.test(operator) && row.theirs.test(theirs));
}

/** The program without a step, and without those that use its results. */
function withoutStep(program: Program, index: number): Program {
  const missing = new Set<string>();
  const leaveOut = (step: Step): void => {
    for (const name of step.outs.flat()) if (name !== null) missing.add(name);
  };
  leaveOut(program.steps[index]!);
  const steps = program.steps.filter((step, i) => {
    if (i === index) return false;
    if (!step.args.flatMap(namesIn).some((name) => missing.has(name))) return true;
    leaveOut(step);
    return false;
  });
  const { backward, ...rest } = program;
  const made = new Set([...program.inputs.map(({ name }) => name), ...steps.flatMap(({ outs }) => outs.flat())]);
  const outputs = backward?.outputs.filter((name) => made.has(name)) ?? [];
  if (backward === undefined || outputs.length === 0) return { ...rest, steps };
  return { ...rest, steps, backward: { ...backward, outputs } };
}

/** The program in which nothing requires grad, without the steps that were refused because something did: their results have no names. */
function withoutGradients({ backward: _, ...rest }: Program, { steps }: Answer): Program {
  return {
    ...rest,
    inputs: rest.inputs.map(({ requiresGrad: _, ...input }) => input),
    steps: rest.steps.filter((_, i) => !/requires? grad/.test(steps[i]?.error ?? "")).map(named),
  };
}

/** A step that was refused here when it was generated, only since something required grad, has results without names. */
function named(step: Step, i: number): Step {
  const { returns } = findOperator(`aten::${step.op}`)!.schema;
  const outs = step.outs.map((out, j) => {
    const { type } = returns[j]!;
    return out === null && type.kind === "base" && type.name === "Tensor" ? `unnamed${i}${j}` : out;
  });
  return { ...step, outs };
}

/**
 * What is generated in place of a program that has no answer to compare with, the row that says why, and the operator concerned; null if it has
 * one.
 */
export function avoiding(
  program: Program,
  answer: Answer,
): { readonly program: Program; readonly row: number; readonly op: string } | null {
  if (answer.crashed !== undefined) return null;
  const records = program.inputs.some(({ requiresGrad }) => requiresGrad === true);
  for (const [i, { error, seen, contradicts, operands = [] }] of answer.steps.entries()) {
    const { op } = program.steps[i]!;
    for (const operand of operands) {
      const row = rowFor("operands", op, operand);
      if (row >= 0) return { program: withoutStep(program, i), row, op };
    }
    if (contradicts !== undefined) {
      const row = rowFor("contradicts", op, contradicts);
      if (row >= 0) return { program: withoutStep(program, i), row, op };
    }
    if (error !== undefined) {
      const row = rowFor("step", op, error);
      if (row >= 0) return { program: withoutStep(program, i), row, op };
    }
    for (const { grad, node, dtype } of records ? Object.values(seen ?? {}) : []) {
      const row = rowFor("recorded", op, `${grad ? "requires grad " : ""}node ${node} of ${dtype}`);
      if (row >= 0) return { program: withoutGradients(program, answer), row, op };
    }
  }
  const { error, secondError, contradicts, secondContradicts } = answer.backward ?? {};
  const first = error ?? contradicts;
  const theirs = first ?? secondError ?? secondContradicts;
  if (theirs === undefined) return null;
  const where = first === undefined ? "second gradient" : "gradient";
  // An error of the backward pass does not say which step it belongs to.
  const row = program.steps.map(({ op }) => rowFor(where, op, theirs)).find((found) => found >= 0) ?? -1;
  if (row < 0) return null;
  if (first === undefined && program.backward !== undefined)
    return { program: { ...program, backward: { ...program.backward, second: false } }, row, op: "gradients" };
  return { program: withoutGradients(program, answer), row, op: "gradients" };
}
