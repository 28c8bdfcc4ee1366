// What a formula may refer to: operators by name, helpers by name, and the names in scope.

import type { Formula, FormulaType, HelperSignature, Span } from "../../runtime/formula/index.js";
import type { NativeFunction } from "../model/native-function.js";
import type { Hole, Ref } from "../print/code.js";
import type { Lookup, Recordable } from "../query.js";

/** A lowered expression: its type and its TypeScript. */
export interface Typed {
  readonly type: FormulaType;
  readonly code: Hole;
  /** The precedence of the outermost operator of `code`; POSTFIX and above never need parentheses. */
  readonly level: number;
  readonly node: Formula;
  /** Items of an initialiser list, whose type is determined by its use. */
  readonly items?: readonly Typed[];
  /** A numeric literal. */
  readonly literal?: number;
  /** A condition whose value follows from the types. */
  readonly truth?: boolean;
  /** The operand that `code` compares with null, if that is all it does: `x` of `x !== null`. */
  readonly presenceOf?: Hole;
  /** For the error message if it is missing: the argument and the operator's name. */
  readonly what?: string;
  /** TensorOptions that can be split up: dtype, layout, device. */
  readonly options?: readonly [Hole, Hole, Hole];
  /** The result of a helper that no list has: it is of whatever type it is used as, and a tensor where that is open. */
  readonly open?: OpenCall;
}

/** A call of a helper that no list has. What it takes and returns follows from the call. */
export interface OpenCall {
  /** The name in the formula. */
  readonly name: string;
  /** The function that is called. */
  readonly helper: Ref;
  readonly parameters: readonly { readonly name: string | null; readonly type: FormulaType }[];
  /** Set by the last conversion of the result. */
  returns: FormulaType;
  readonly span: Span;
}

export const CONDITIONAL = 0;
export const UNARY = 11;
export const POSTFIX = 12;

/** A name in scope. */
export interface Variable {
  readonly type: FormulaType;
  readonly code: Hole;
  readonly options?: readonly [Hole, Hole, Hole];
  readonly what?: string;
}

/** The operators and helpers that formulas of one registry may call. Created once per run. */
export interface Vocabulary extends Recordable<Vocabulary> {
  /** Functional and in-place operators by name without overload, in registry order. */
  readonly operators: Lookup<string, readonly NativeFunction[]>;
  readonly helpers: ReadonlyMap<string, readonly HelperSignature[]>;
  readonly stub: (f: NativeFunction) => Ref;
  readonly helper: (signature: HelperSignature) => Ref;
  /** A helper that no list has: a function of the kernel sources, or a stub; null where neither is possible. */
  readonly openHelper: (name: string) => Ref | null;
  /** The operators that generated code copies tensors with; null where the registry or the selection lacks them. */
  readonly copies: { readonly fresh: () => Ref | null; readonly into: () => Ref | null };
}

/** The same operators and helpers, and no others: for expressions whose calls nobody collects. */
export function withoutOpenHelpers(vocabulary: Vocabulary): Vocabulary {
  return { ...vocabulary, openHelper: () => null };
}

/** What a formula uses; filled in while lowering. */
export interface Usage {
  readonly operators: Set<NativeFunction>;
  /** With the place of each one's first call. */
  readonly helpers: Map<HelperSignature, Span>;
  /** Calls of helpers that no list has. */
  readonly open: Set<OpenCall>;
  readonly variables: Set<string>;
  /** Names that the lowered code uses for its counters and iterables. */
  readonly locals: Set<string>;
}

export function newUsage(): Usage {
  return { operators: new Set(), helpers: new Map(), open: new Set(), variables: new Set(), locals: new Set() };
}
