// What a machine is to the pointwise operators: the dispatch key that it serves, and how it prints the loops of a rule.

import type { vectorOffers } from "../../api/runtime-exports.js";
import type { Diagnostics } from "../../diagnostics.js";
import type { Code, Ref } from "../../print/code.js";
import type { PointwiseRule } from "../rule.js";

/** What a target makes of one rule. */
export interface TargetLoops {
  /** Declarations that stand before the kernels in the target's file. */
  readonly declarations: readonly Code[];
  /** Names that imports of the file have to leave alone. */
  readonly declares: readonly string[];
}

/** A machine whose loops are offered for those of another target. */
export interface VectorTarget {
  /** Names its file, and in `vectorOffers` the function that offers. */
  readonly name: keyof typeof vectorOffers;
  readonly charter: string;
  /** One item of the file: the loops of a rule; null where the machine has none. */
  readonly row: (rule: PointwiseRule) => Code | null;
  readonly file: (rows: readonly Code[]) => Code;
}

export interface PointwiseTarget {
  /** The dispatch key at which its kernels are registered; names its file in generated/pointwise/. */
  readonly key: string;
  /** The first line of its file: what the file is for. */
  readonly charter: string;
  /**
   * The loops of a rule whose names begin with `prefix`. What the target cannot print is reported at its place in the expression.
   * @param offers lists of faster loops for arrays of the host
   */
  readonly loops: (
    rule: PointwiseRule,
    prefix: string,
    offers: readonly Ref[],
    diagnostics: Diagnostics,
  ) => TargetLoops;
  /** The exported name of the table of loops that kernels hand to the runner; null where there are none. */
  readonly table: (prefix: string) => string | null;
  /** The loop of a rule for complex numbers, which stands apart: selections have it where they are asked to. Null where it has none. */
  readonly complexLoop?: (rule: PointwiseRule, name: string, diagnostics: Diagnostics) => Code | null;
  /** Machines that offer loops for this one's. */
  readonly offering: readonly VectorTarget[];
}
