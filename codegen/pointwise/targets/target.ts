// What a target is to the pointwise operators: the dispatch key that it serves, and how it prints the loops of a rule.

import type { vectorOffers } from "../../api/runtime-exports.js";
import type { Diagnostics } from "../../diagnostics.js";
import type { Code, Ref } from "../../print/code.js";
import type { PointwiseRule } from "../rule.js";

/** A target's output for one rule. */
export interface TargetLoops {
  /** Declarations that precede the kernels in the target's file. */
  readonly declarations: readonly Code[];
  /** Names that the file's imports must not use. */
  readonly declares: readonly string[];
}

/** A target whose loops supplement those of another target. */
export interface VectorTarget {
  /** Names its file, and the registering function in `vectorOffers`. */
  readonly name: keyof typeof vectorOffers;
  readonly charter: string;
  /** One item of the file: the loops of a rule; null if the target has none. */
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
  /** The loop of a rule for complex numbers, a separate item: selections include it on request. Null if there is none. */
  readonly complexLoop?: (rule: PointwiseRule, name: string, diagnostics: Diagnostics) => Code | null;
  /** Targets whose loops supplement this one's. */
  readonly offering: readonly VectorTarget[];
}
