// One entry of derivatives.yaml, read and frozen. Formulas stay text here; codegen/formula parses them.

import type { FunctionSchema } from "../../runtime/schema/types.js";
import type { Place } from "../diagnostics.js";
import type { NativeFunction, PlacedText } from "./native-function.js";

/** One line of an entry: `self, other: formula`. */
export interface DerivativeFormula {
  /** Names on the left: arguments (reverse mode) or results (forward mode). */
  readonly names: readonly string[];
  readonly kind: "reverse" | "forward" | "non_differentiable";
  readonly formula: PlacedText;
  /** Of the names. */
  readonly place: Place;
}

/** The formulas of one dispatch key: `Default`, or an autograd key such as `AutogradNestedTensor`. */
export interface DerivativeSet {
  readonly key: string;
  /** In torchgen's order: by name, since node inputs follow it. */
  readonly formulas: readonly DerivativeFormula[];
  /** Reverse formulas only. */
  readonly reverse: readonly DerivativeFormula[];
  /** Forward formulas only (`result`, `auto_linear`, ...). */
  readonly forward: readonly DerivativeFormula[];
  readonly nonDifferentiable: ReadonlySet<string>;
  /** Arguments that have a gradient, in schema order. */
  readonly argumentsWithDerivatives: readonly string[];
  /** `grad_NAME` for named, differentiable, tensor-like returns, in order. */
  readonly namedGradients: readonly string[];
  /** `MulBackward0`; null if no argument has a gradient. */
  readonly nodeName: string | null;
}

export interface DerivativeEntry {
  /** As written, e.g. `mul.Tensor(Tensor self, Tensor other) -> Tensor`. */
  readonly schemaText: string;
  readonly schema: FunctionSchema;
  /** The name without overload. */
  readonly name: string;
  /** The function the formulas are written for: the functional form, or the in-place one where there is no other. */
  readonly func: NativeFunction;
  /** By key, `Default` first as written. */
  readonly sets: ReadonlyMap<string, DerivativeSet>;
  /** Null: all outputs are differentiable. */
  readonly outputDifferentiability: readonly boolean[] | null;
  /** A single-output entry may state a condition (an expression) in place of True. */
  readonly outputDifferentiabilityConditions: readonly PlacedText[] | null;
  /** The view operator whose entry this view_copy operator shares; null for written entries. */
  readonly viewCopyOf: DerivativeEntry | null;
  readonly place: Place;
}

/** How a function is matched with its derivative entry. */
export interface DerivativeMatch {
  readonly entry: DerivativeEntry;
  /** `exact`: the entry is written for this function (or its view); `functional`: the in-place or out form uses the functional form's; `generated`: a generated functional form uses the mutable or in-place form's. */
  readonly how: "exact" | "functional" | "generated";
}

/** The names of the autograd nodes that entries define, each once, sorted. */
export function nodeNames(entries: readonly DerivativeEntry[]): readonly string[] {
  const names = entries.flatMap((entry) => [...entry.sets.values()].flatMap((set) => set.nodeName ?? []));
  return [...new Set(names)].sort();
}
