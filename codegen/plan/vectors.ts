// The files of vector loops: what a target adds for pointwise operators, and for operators on rows.

import type { VectorTarget } from "../pointwise/targets/target.js";
import type { Code } from "../print/code.js";
import { stage } from "../query.js";
import type { PlannedVectors } from "./pointwise.js";

export interface VectorFile {
  readonly target: VectorTarget;
  readonly pointwise: readonly Code[];
  readonly rows: readonly Code[];
}

/** What exports the function that registers a target's loops: the entry exports it, too. */
export function vectorFile({ name }: VectorTarget): string {
  return `generated/pointwise/vectors/${name}.ts`;
}

export const planVectors = stage(
  (pointwise: readonly PlannedVectors[], rows: readonly PlannedVectors[]): readonly VectorFile[] => {
    const itemsOf = (list: readonly PlannedVectors[], target: VectorTarget): readonly Code[] =>
      list.find((one) => one.target === target)?.rows ?? [];
    return [...new Set([...pointwise, ...rows].map(({ target }) => target))].map((target) => ({
      target,
      pointwise: itemsOf(pointwise, target),
      rows: itemsOf(rows, target),
    }));
  },
);
