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
  /** The operators that generated code copies tensors with; null where the registry or the selection lacks them. */
  readonly copies: { readonly fresh: () => Ref | null; readonly into: () => Ref | null };
}

/** What a formula uses; filled in while lowering. */
export interface Usage {
  readonly operators: Set<NativeFunction>;
  /** With the place of each one's first call. */
  readonly helpers: Map<HelperSignature, Span>;
  readonly variables: Set<string>;
  /** Names that the lowered code uses for its counters and iterables. */
  readonly locals: Set<string>;
}

export function newUsage(): Usage {
  return { operators: new Set(), helpers: new Map(), variables: new Set(), locals: new Set() };
}
