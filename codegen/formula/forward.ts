// Forward derivatives: the `result:` formulas of an entry applied to one function, including those derived from other formulas.

import {
  type Formula,
  type FormulaType,
  fromSchemaType,
  intType,
  isTensorish,
  listOf,
  mentions,
  optionalTensor,
  rewrite,
  tensorType,
  tupleOf,
} from "../../runtime/formula/index.js";
import type { FunctionSchema } from "../../runtime/schema/types.js";
import type { Diagnostics } from "../diagnostics.js";
import type { DerivativeEntry, DerivativeFormula, DerivativeSet } from "../model/derivative.js";
import type { NativeFunction, PlacedText } from "../model/native-function.js";
import { code, type Hole, join } from "../print/code.js";
import { query } from "../query.js";
import { elementIndex, guarded, identifierOf, isListArgument, parsedOnce, resultNames } from "./analyse.js";
import { newUsage, type Typed, type Usage, type Variable, type Vocabulary } from "./environment.js";
import { lowerAs } from "./lower.js";

/** A forward derivative, lowered for one function. */
export interface LoweredForward {
  /** The results whose tangents it computes. */
  readonly names: readonly string[];
  readonly text: PlacedText;
  readonly value: Typed | null;
  /** The arguments whose tangents it needs; if none is set, nothing is computed. Empty for functions of one tensor list. */
  readonly tangents: readonly string[];
  readonly primals: readonly string[];
  /** Arguments and results that it uses unchanged. */
  readonly plain: readonly string[];
  readonly list: boolean;
  /** The formula is for one element of lists: `self_t` is that of an element, `result[i]` the element. */
  readonly each: boolean;
  readonly usage: Usage;
  /** In-place: needs the value of self before the call, with its tangent. */
  readonly needsOriginal: boolean;
  /** In-place, by the formula of the functional form. */
  readonly reused: boolean;
  /** The formula of an in-place form, used for a functional one: it may write to tangents, so it gets copies. */
  readonly copies: boolean;
  /** Where it comes from, for reports. */
  readonly origin: "written" | "auto_linear" | "auto_element_wise";
}

/** Lowers the forward formulas of an entry for a function that uses them. */
export const analyseForward = query(
  (
    f: NativeFunction,
    set: DerivativeSet,
    entry: DerivativeEntry,
    how: "exact" | "functional" | "generated",
    vocabulary: Vocabulary,
    diagnostics: Diagnostics,
  ): readonly LoweredForward[] => {
    if (f.func.kind === "out") return [];
    // Each list element has its own history, which formulas cannot refer to.
    if (f.func.kind === "inplace" && isListArgument(entry.func.func, "self")) return [];
    const reader = new ForwardReader(f, set, entry, how, vocabulary, diagnostics);
    return set.forward.map((one) => reader.read(one)).filter((one) => one !== null);
  },
);

/** A forward formula in the form that is evaluated. */
interface ForwardTree {
  readonly origin: LoweredForward["origin"];
  /** Null for `auto_linear`, which is a call of the operator. */
  readonly formula: Formula | null;
  readonly tangents: readonly string[];
}

class ForwardReader {
  readonly #f: NativeFunction;
  readonly #set: DerivativeSet;
  readonly #entry: DerivativeEntry;
  readonly #exact: boolean;
  readonly #vocabulary: Vocabulary;
  readonly #diagnostics: Diagnostics;
  readonly #inplace: boolean;
  /** The schema that the formulas are written for. */
  readonly #schema: FunctionSchema;
  readonly #results: readonly string[];

  constructor(
    f: NativeFunction,
    set: DerivativeSet,
    entry: DerivativeEntry,
    how: "exact" | "functional" | "generated",
    vocabulary: Vocabulary,
    diagnostics: Diagnostics,
  ) {
    this.#f = f;
    this.#set = set;
    this.#entry = entry;
    this.#exact = how === "exact";
    this.#vocabulary = vocabulary;
    this.#diagnostics = diagnostics;
    this.#inplace = f.func.kind === "inplace";
    this.#schema = entry.func.func;
    this.#results = resultNames(this.#schema);
  }

  /** Null, with diagnostics, for a formula with errors. */
  read(one: DerivativeFormula): LoweredForward | null {
    const tree = this.#treeOf(one);
    const placed = tree === null ? null : this.#inPlace(tree, one);
    if (placed === null) return null;
    const { origin, formula } = placed;
    const schema = this.#schema;
    const differentiable = this.#set.argumentsWithDerivatives;
    const each = formula !== null && speaksOfElements(formula, schema, this.#results);
    const tangents = each ? differentiable.filter((name) => mentions(formula, `${name}_t`)) : placed.tangents;
    const usage = newUsage();
    if (each) usage.locals.add(elementIndex);
    const list =
      !this.#inplace && one.names.length === 1 && resultType(schema, this.#results, one.names[0]!)?.kind === "list";
    const scope = this.#scopeOf(each);
    // Errors in a formula are reported where it stands: `auto_element_wise` uses the argument's formula.
    const source = origin === "auto_element_wise" ? this.#set.reverse[0]!.formula : one.formula;
    const value = guarded(source, this.#diagnostics, () => {
      const vocabulary = this.#vocabulary;
      if (formula === null) return linearCall(this.#entry.func, differentiable, scope, usage, vocabulary);
      const target = forwardType(one.names, list && !each);
      const what = `the tangent of ${one.names.map((n) => `\`${n}\``).join(", ")}`;
      return lowerAs(formula, target, { vocabulary, scope, usage }, what);
    });
    return {
      text: one.formula,
      names: this.#inplace ? ["self"] : one.names,
      value,
      ...this.#usedNames(usage, scope, formula === null, tangents, each),
      list,
      each,
      usage,
      needsOriginal: placed.needsOriginal,
      reused: this.#inplace && !this.#exact,
      copies: !this.#inplace && schema.kind === "inplace",
      origin,
    };
  }

  #treeOf(one: DerivativeFormula): ForwardTree | null {
    const differentiable = this.#set.argumentsWithDerivatives;
    const text = one.formula.text.trim();
    if (text === "auto_linear") return { origin: text, formula: null, tangents: differentiable };
    if (text === "auto_element_wise") {
      const formula = elementWise(this.#entry, this.#set, this.#vocabulary, this.#diagnostics);
      return formula === null ? null : { origin: text, formula, tangents: differentiable };
    }
    const formula = parsedOnce(one.formula, this.#diagnostics);
    if (formula === null) return null;
    const unknown = this.#schema.arguments.find(
      ({ name, out }) => !out && !differentiable.includes(name) && mentions(formula, `${name}_t`),
    );
    if (unknown !== undefined) {
      const { name } = unknown;
      this.#diagnostics.error(one.formula.place, `\`${name}_t\` is not known: \`${name}\` has no formula`, {
        hint: `write one for \`${name}\`, or omit \`${name}_t\``,
      });
      return null;
    }
    const tangents = differentiable.filter(
      (name) => !isListArgument(this.#schema, name) && mentions(formula, `${name}_t`),
    );
    return { origin: "written", formula, tangents };
  }

  /** For an operator that overwrites its argument: the result is the argument's current value. */
  #inPlace(tree: ForwardTree, one: DerivativeFormula): (ForwardTree & { readonly needsOriginal: boolean }) | null {
    let { formula } = tree;
    if (!this.#inplace || formula === null) return { ...tree, needsOriginal: false };
    if (mentions(formula, "self_p")) {
      if (this.#exact) {
        this.#diagnostics.error(
          one.place,
          `the forward formula of \`${this.#f.func.name.full}\` uses \`self_p\`, which the operator overwrites`,
          { hint: "use `result`, the value after the operation, or `original_self_p`" },
        );
        return null;
      }
      formula = rename(
        formula,
        new Map([
          ["self_p", "original_self_p"],
          ["self_t", "original_self_t"],
        ]),
      );
    }
    formula = rename(formula, new Map([["result", "self_p"]]));
    const needsOriginal = mentions(formula, "original_self_p") || mentions(formula, "original_self_t");
    return { ...tree, formula, needsOriginal };
  }

  /** The values of the names in a formula. */
  #scopeOf(each: boolean): ReadonlyMap<string, Variable> {
    const scope = new Map<string, Variable>();
    for (const { name, type, out } of this.#schema.arguments) {
      if (out) continue;
      const formulaType = fromSchemaType(type);
      scope.set(name, { type: formulaType, code: identifierOf(name) });
      const tensors = each && formulaType.kind === "list" ? formulaType.element! : formulaType;
      if (isTensorish(tensors)) {
        const optional = tensors !== tensorType;
        scope.set(`${name}_p`, { type: optional ? optionalTensor : tensorType, code: tangentName(name, "p") });
        scope.set(`${name}_t`, { type: optional ? optionalTensor : tensorType, code: tangentName(name, "t") });
      }
    }
    if (this.#inplace) {
      scope.set("original_self_p", { type: tensorType, code: tangentName("original_self", "p") });
      scope.set("original_self_t", { type: tensorType, code: tangentName("original_self", "t") });
    } else {
      this.#results.forEach((name, i) => {
        scope.set(name, { type: fromSchemaType(this.#schema.returns[i]!.type), code: identifierOf(name) });
      });
    }
    if (each) scope.set(elementIndex, { type: intType, code: elementIndex });
    return scope;
  }

  /** Which tangents, primal values and plain values the formula uses. */
  #usedNames(
    { variables }: Usage,
    scope: ReadonlyMap<string, Variable>,
    linear: boolean,
    tangents: readonly string[],
    each: boolean,
  ): Pick<LoweredForward, "tangents" | "primals" | "plain"> {
    const used = [...variables];
    const isPart = (name: string): boolean => /_[pt]$/.test(name) && scope.has(name.slice(0, -2));
    const ofSelf = (name: string): boolean => name === "self" && tangents.includes("self");
    return {
      tangents:
        !linear && this.#inplace
          ? this.#set.argumentsWithDerivatives.filter((name) => used.includes(`${name}_t`) || ofSelf(name))
          : [...tangents],
      primals: used.filter((name) => name.endsWith("_p") && isPart(name)).map((name) => name.slice(0, -2)),
      plain: used.filter(
        (name) => (name !== elementIndex || !each) && !isPart(name) && !name.startsWith("original_self"),
      ),
    };
  }
}

/** Whether a formula for a list of results refers to single elements of tensor lists, as those of foreach operators do. */
export function speaksOfElements(formula: Formula, schema: FunctionSchema, results: readonly string[]): boolean {
  if (results.length !== 1 || schema.returns[0]!.type.kind !== "list") return false;
  return schema.arguments.some(
    ({ name, type }) =>
      type.kind === "list" &&
      isTensorish(fromSchemaType(type.element)) &&
      (mentions(formula, `${name}_t`) || mentions(formula, `${name}_p`)),
  );
}

/** The constant that holds a primal or a tangent. */
export function tangentName(name: string, which: "p" | "t"): string {
  return `${identifierOf(name)}${which === "p" ? "Primal" : "Tangent"}`;
}

function resultType(schema: FunctionSchema, results: readonly string[], name: string): FormulaType | null {
  const at = results.indexOf(name);
  return at < 0 ? null : fromSchemaType(schema.returns[at]!.type);
}

function forwardType(names: readonly string[], list: boolean): FormulaType {
  if (list) return listOf(optionalTensor);
  return names.length === 1 ? optionalTensor : tupleOf(names.map(() => optionalTensor));
}

function rename(formula: Formula, names: ReadonlyMap<string, string>): Formula {
  return rewrite(formula, (node) => {
    const to = node.kind === "name" ? names.get(node.name) : undefined;
    return to === undefined ? node : ({ ...node, name: to } as Formula);
  });
}

/**
 * The Jacobian of an element-wise function is diagonal, so a tangent goes through the backward formula: `grad` becomes the tangent
 * (conjugated, as is the result, if the registry has complex numbers) and the input becomes its primal value.
 */
function elementWise(
  entry: DerivativeEntry,
  set: DerivativeSet,
  vocabulary: Vocabulary,
  diagnostics: Diagnostics,
): Formula | null {
  const { func: schema } = entry.func;
  // What the entry lacks for this was reported where derivatives are matched.
  if (schema.kind === "inplace" || set.argumentsWithDerivatives.length !== 1 || set.reverse.length !== 1) return null;
  const backward = parsedOnce(set.reverse[0]!.formula, diagnostics);
  if (backward === null) return null;
  const name = set.argumentsWithDerivatives[0]!;
  const complex = vocabulary.operators.get("conj") !== undefined;
  const conj = (object: Formula): Formula => ({
    kind: "method",
    object,
    arrow: false,
    name: "conj",
    nameStart: object.start,
    templates: [],
    args: [],
    start: object.start,
    end: object.end,
  });
  const forward = rewrite(backward, (node) => {
    if (node.kind !== "name") return node;
    if (node.name === "grad") {
      const tangent: Formula = { ...node, name: `${name}_t` };
      return complex ? conj(tangent) : tangent;
    }
    return node.name === name ? { ...node, name: `${name}_p` } : node;
  });
  return complex ? conj(forward) : forward;
}

/** A linear function's tangent is the function applied to the tangents. */
function linearCall(
  f: NativeFunction,
  differentiable: readonly string[],
  scope: ReadonlyMap<string, Variable>,
  usage: Usage,
  vocabulary: Vocabulary,
): Typed {
  const args: Hole[] = f.func.arguments
    .filter((a) => !a.out)
    .map(({ name }) => {
      const used = differentiable.includes(name) ? `${name}_t` : name;
      usage.variables.add(used);
      return scope.get(used)!.code;
    });
  usage.operators.add(f);
  const node: Formula = { kind: "name", name: "auto_linear", start: 0, end: 0 };
  const returns = f.func.returns.map((r) => fromSchemaType(r.type));
  const type = returns.length === 1 ? returns[0]! : tupleOf(returns);
  return { type, code: code`${vocabulary.stub(f)}(${join(args, ", ")})`, level: 12, node };
}
