// What a target is to the pointwise operators: the dispatch key that it serves, how it prints the loops of a rule, and what runs them.

import type { vectorOffers } from "../../api/runtime-exports.js";
import type { Diagnostics } from "../../diagnostics.js";
import type { Code, Ref } from "../../print/code.js";
import type { RowsRule } from "../../rows/rule.js";
import type { PointwiseRule } from "../rule.js";

/** A target's output for one rule. */
export interface TargetLoops {
  /** Declarations that precede the kernels in the target's file. */
  readonly declarations: readonly Code[];
  /** The table of loops that kernels hand to the runner; null if the target has none. */
  readonly table: Code | null;
  /** Names that the file's imports must not use. */
  readonly declares: readonly string[];
}

/** A target whose loops supplement those of another target. */
export interface VectorTarget {
  /** Names its file, and the registering function in `vectorOffers`. */
  readonly name: keyof typeof vectorOffers;
  /** Whether the entry exports the function and offers the loops before the first long run; others are entries of their own. */
  readonly isAutomatic: boolean;
  readonly charter: string;
  /** One item of the file: the loops of a rule; null if the target has none. */
  readonly row: (rule: PointwiseRule) => Code | null;
  /** The same of an operator on rows, whose table of loops has a name. */
  readonly reduction: (rule: RowsRule, name: string) => Code | null;
  readonly file: (rows: readonly Code[], reductions: readonly Code[]) => Code;
}

export type FormKind = "functional" | "inplace" | "out";

/** The functions of the runtime that run a target's loops. */
export interface TargetRunner {
  /**
   * Runs a form of an operator of one, two or three tensors. It takes the rule, the table of loops or null, a given output, the tensors, and the
   * other arguments, and returns the result.
   */
  readonly run: (inputs: number, kind: FormKind) => Ref;
  /** Makes the kernel of a form that needs no function of its own: takes the operator, its number of arguments, a suffix, and what `run` takes. */
  readonly kernel: (kind: FormKind) => Ref;
}

/** What only loops over arrays of the host have. */
export interface HostLoops {
  /** A rule's table with lists of faster loops, in the order in which they are tried. */
  readonly offered: (rule: PointwiseRule, table: Code, offers: readonly Ref[]) => Code;
  /** The loop of a rule for complex numbers, a separate item: selections include it on request. Null if there is none. */
  readonly complexLoop: (rule: PointwiseRule, name: string, diagnostics: Diagnostics) => Code | null;
  /** Puts such a loop into the table: takes the rule, the table and the loop. */
  readonly addComplexLoop: Ref;
  /** Targets whose loops supplement this one's. */
  readonly offering: readonly VectorTarget[];
}

export interface PointwiseTarget {
  /** The dispatch key at which its kernels are registered; names its file in generated/pointwise/. */
  readonly key: string;
  /** The first line of its file: what the file is for. */
  readonly charter: string;
  readonly runner: TargetRunner;
  /** Whether it has tables of loops. */
  readonly hasLoops: boolean;
  /** The loops of a rule whose names begin with `prefix`. What the target cannot print is reported at its place in the expression. */
  readonly loops: (
    rule: PointwiseRule,
    prefix: string,
    diagnostics: Diagnostics,
    /** The classes of numbers that are wanted; null for all. */
    classes: ReadonlySet<string> | null,
  ) => TargetLoops;
  readonly host?: HostLoops;
}
