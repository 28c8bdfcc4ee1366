// The disagreements that have a reason: defects of PyTorch 1.13 and decisions of this project, as rows of explained.json.

import { readFileSync } from "node:fs";
import type { Disagreement, Explain } from "./compare.js";
import type { Program } from "./program.js";

interface Row {
  /** Patterns of the operator's name and of what differs; both have to match. */
  readonly operator: string;
  readonly kind: string;
  /** Patterns of both results, if the two above are not specific enough. */
  readonly theirs?: string;
  readonly ours?: string;
  /** A pattern of the step's arguments as JSON; for gradients: of those of some step whose operator the row is about. */
  readonly given?: string;
  /** A pattern of an input of the program as JSON. */
  readonly input?: string;
  readonly reason: string;
}

export const rows = JSON.parse(readFileSync(new URL("explained.json", import.meta.url), "utf8")) as readonly Row[];

const patterns = rows.map(({ operator, kind, theirs = "", ours = "", given = "", input = "" }) => ({
  operator: new RegExp(`^(?:${operator})$`),
  kind: new RegExp(`^(?:${kind})$`),
  theirs: new RegExp(theirs),
  ours: new RegExp(ours),
  given: new RegExp(given),
  input: new RegExp(input),
}));

/** The number of the row that explains a disagreement of a program, or -1. */
export function rowOf(
  { step, kind, theirs, ours }: Disagreement,
  { steps, inputs }: Pick<Program, "steps" | "inputs">,
): number {
  const concerned = (step < steps.length ? [steps[step]!] : steps).map(({ op, args }) => [op, JSON.stringify(args)]);
  return patterns.findIndex(
    (row) =>
      row.kind.test(kind) &&
      row.theirs.test(theirs) &&
      row.ours.test(ours) &&
      (row.input.source === "(?:)" || inputs.some((input) => row.input.test(JSON.stringify(input)))) &&
      concerned.some(([op, args]) => row.operator.test(op!) && row.given.test(args!)),
  );
}

export const explained: Explain = (disagreement, program) => rowOf(disagreement, program) >= 0;
