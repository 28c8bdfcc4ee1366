// What a formula may speak of: operators by name, helpers by name, and the names in scope.

import type { Formula, FormulaType, HelperSignature, Span } from "../../runtime/formula/index.js";
import type { NativeFunction } from "../model/native-function.js";
import type { Hole, Ref } from "../print/code.js";
import type { Lookup, Recordable } from "../query.js";

/** A lowered expression: its type and its TypeScript. */
export interface Typed {
  readonly type: FormulaType;
  readonly code: Hole;
  /** How tightly the outermost operator of `code` binds; POSTFIX and above need no parentheses anywhere. */
  readonly level: number;
  readonly node: Formula;
  /** Items of an initialiser list, whose type comes from where it is used. */
  readonly items?: readonly Typed[];
  /** A number that stands in the formula. */
  readonly literal?: number;
  /** A condition whose answer is known from the types. */
  readonly truth?: boolean;
  /** What `code` compares with null, where that is all it does: `x` of `x !== null`. */
  readonly presenceOf?: Hole;
  /** What it is, for whoever finds it missing: an argument, and the operator's name. */
  readonly what?: string;
  /** TensorOptions that can be taken apart: dtype, layout, device. */
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

/** The operators and helpers that formulas of one registry may call. Made once per run. */
export interface Vocabulary extends Recordable<Vocabulary> {
  /** Functional and in-place operators by name without overload, in registry order. */
  readonly operators: Lookup<string, readonly NativeFunction[]>;
  readonly helpers: ReadonlyMap<string, readonly HelperSignature[]>;
  readonly stub: (f: NativeFunction) => Ref;
  readonly helper: (signature: HelperSignature) => Ref;
}

/** What a formula turned out to use; filled while lowering. */
export interface Usage {
  readonly operators: Set<NativeFunction>;
  /** With where each is called first. */
  readonly helpers: Map<HelperSignature, Span>;
  readonly variables: Set<string>;
  /** Names that the lowered code gives to what it counts or goes through. */
  readonly locals: Set<string>;
}

export function newUsage(): Usage {
  return { operators: new Set(), helpers: new Map(), variables: new Set(), locals: new Set() };
}
