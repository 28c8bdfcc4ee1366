// The disagreements that have a reason: defects of PyTorch 1.13 and decisions of this project, as rows of explained.json.

import { readFileSync } from "node:fs";
import type { Disagreement, Explain } from "./compare.js";
import type { Step } from "./program.js";

interface Row {
  /** Patterns of the operator's name and of what differs; both have to match. */
  readonly operator: string;
  readonly kind: string;
  /** Patterns of both answers, where the two above say too little. */
  readonly theirs?: string;
  readonly ours?: string;
  /** A pattern of the step's arguments as JSON. */
  readonly given?: string;
  readonly reason: string;
}

export const rows = JSON.parse(readFileSync(new URL("explained.json", import.meta.url), "utf8")) as readonly Row[];

const patterns = rows.map(({ operator, kind, theirs = "", ours = "", given = "" }) => ({
  operator: new RegExp(`^(?:${operator})$`),
  kind: new RegExp(`^(?:${kind})$`),
  theirs: new RegExp(theirs),
  ours: new RegExp(ours),
  given: new RegExp(given),
}));

/** The number of the row that explains a disagreement, or -1. */
export function rowOf({ op, kind, theirs, ours }: Disagreement, step: Step | null): number {
  const text = JSON.stringify(step?.args ?? []);
  return patterns.findIndex(
    (row) =>
      row.kind.test(kind) &&
      op.split(", ").some((name) => row.operator.test(name)) &&
      row.theirs.test(theirs) &&
      row.ours.test(ours) &&
      row.given.test(text),
  );
}

export const explained: Explain = (disagreement, step) => rowOf(disagreement, step) >= 0;
