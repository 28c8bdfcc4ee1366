// Forward derivatives: what the `result:` formulas of an entry mean for one function, those that are derived from others included.

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
import type { DerivativeEntry, DerivativeSet } from "../model/derivative.js";
import type { NativeFunction, PlacedText } from "../model/native-function.js";
import { code, type Hole, join } from "../print/code.js";
import { query } from "../query.js";
import { elementIndex, guarded, identifierOf, isListArgument, parsedOnce, resultNames } from "./analyse.js";
import { newUsage, type Typed, type Usage, type Variable, type Vocabulary } from "./environment.js";
import { lowerAs } from "./lower.js";

/** A forward derivative, lowered for one function. */
export interface LoweredForward {
  /** Results that it gives tangents for. */
  readonly names: readonly string[];
  readonly text: PlacedText;
  readonly value: Typed | null;
  /** Arguments whose tangents it needs; with none of them set, nothing is computed. Empty for functions of one tensor list. */
  readonly tangents: readonly string[];
  readonly primals: readonly string[];
  /** Arguments and results that it uses as they are. */
  readonly plain: readonly string[];
  readonly list: boolean;
  /** The formula is for one element of lists: `self_t` is that of an element, `result[i]` the element. */
  readonly each: boolean;
  readonly usage: Usage;
  /** In-place: the value of self before the call is needed, with its tangent. */
  readonly needsOriginal: boolean;
  /** In-place by the formula of the functional form. */
  readonly reused: boolean;
  /** The formula of an in-place form, used for a functional one: it may write to tangents, so it gets copies. */
  readonly copies: boolean;
  /** How it came about, for reports. */
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
    if (f.func.kind === "out" || set.forward.length === 0) return [];
    const inplace = f.func.kind === "inplace";
    const { func: written } = entry.func;
    const results = resultNames(written);
    const differentiable = set.argumentsWithDerivatives;
    const isList = (name: string) => isListArgument(written, name);
    // Each element of a list has a history of its own to go on with, which formulas cannot speak of.
    if (inplace && isList("self")) return [];
    const out: LoweredForward[] = [];
    for (const one of set.forward) {
      const text = one.formula.text.trim();
      const origin = text === "auto_linear" || text === "auto_element_wise" ? text : "written";
      let formula: Formula | null;
      let linear = false;
      let tangents: readonly string[];
      if (origin === "auto_element_wise") {
        formula = elementWise(entry, set, vocabulary, diagnostics);
        tangents = differentiable;
      } else if (origin === "auto_linear") {
        linear = true;
        formula = null;
        tangents = differentiable;
      } else {
        formula = parsedOnce(one.formula, diagnostics);
        if (formula === null) continue;
        const used = formula;
        tangents = differentiable.filter((name) => !isList(name) && mentions(used, `${name}_t`));
      }
      if (!linear && formula === null) continue;
      const reused = inplace && how !== "exact";
      let needsOriginal = false;
      if (inplace && formula !== null) {
        if (mentions(formula, "self_p")) {
          if (how === "exact") {
            diagnostics.error(
              one.place,
              `the forward formula of \`${f.func.name.full}\` uses \`self_p\`, which the operator overwrites`,
              { hint: "use `result`, the value after the operation, or `original_self_p`" },
            );
            continue;
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
        needsOriginal = mentions(formula, "original_self_p") || mentions(formula, "original_self_t");
      }
      const each = formula !== null && speaksOfElements(formula, written, results);
      if (each) tangents = differentiable.filter((name) => mentions(formula!, `${name}_t`));
      const usage = newUsage();
      if (each) usage.locals.add(elementIndex);
      const names = inplace ? ["self"] : one.names;
      const list = !inplace && one.names.length === 1 && resultType(written, results, one.names[0]!)?.kind === "list";
      const scope = new Map<string, Variable>();
      for (const { name, type, out: isOut } of written.arguments) {
        if (isOut) continue;
        const formulaType = fromSchemaType(type);
        scope.set(name, { type: formulaType, code: identifierOf(name) });
        const tensors = each && formulaType.kind === "list" ? formulaType.element! : formulaType;
        if (isTensorish(tensors)) {
          const optional = tensors !== tensorType;
          scope.set(`${name}_p`, { type: optional ? optionalTensor : tensorType, code: tangentName(name, "p") });
          scope.set(`${name}_t`, { type: optional ? optionalTensor : tensorType, code: tangentName(name, "t") });
        }
      }
      if (inplace) {
        scope.set("original_self_p", { type: tensorType, code: tangentName("original_self", "p") });
        scope.set("original_self_t", { type: tensorType, code: tangentName("original_self", "t") });
      } else {
        results.forEach((name, i) => {
          scope.set(name, { type: fromSchemaType(written.returns[i]!.type), code: identifierOf(name) });
        });
      }
      if (each) scope.set(elementIndex, { type: intType, code: elementIndex });
      // What is said of a formula is said where it stands: `auto_element_wise` takes the argument's.
      const source = origin === "auto_element_wise" ? set.reverse[0]!.formula : one.formula;
      const value = guarded(source, diagnostics, () => {
        if (linear) return linearCall(entry.func, differentiable, scope, usage, vocabulary);
        const target = forwardType(one.names, list && !each);
        return lowerAs(
          formula!,
          target,
          { vocabulary, scope, usage },
          `the tangent of ${one.names.map((n) => `\`${n}\``).join(", ")}`,
        );
      });
      const used = [...usage.variables];
      const primals = used.filter((n) => n.endsWith("_p") && scope.has(n.slice(0, -2))).map((n) => n.slice(0, -2));
      const usedTangents = linear
        ? [...tangents]
        : inplace
          ? differentiable.filter((n) => used.includes(`${n}_t`) || (n === "self" && tangents.includes("self")))
          : [...tangents];
      const plain = used
        .filter((n) => n !== elementIndex || !each)
        .filter((n) => !/_[pt]$/.test(n) || !scope.has(n.slice(0, -2)))
        .filter((n) => !n.startsWith("original_self"));
      out.push({
        text: one.formula,
        names,
        value,
        tangents: usedTangents,
        primals,
        plain,
        list,
        each,
        usage,
        needsOriginal,
        reused,
        copies: !inplace && written.kind === "inplace",
        origin,
      });
    }
    return out;
  },
);

/** Whether a formula for a list of results speaks of single elements of lists of tensors, as those of foreach operators do. */
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
 * (conjugated, and the result again, where the registry knows complex numbers), the input its primal value.
 */
function elementWise(
  entry: DerivativeEntry,
  set: DerivativeSet,
  vocabulary: Vocabulary,
  diagnostics: Diagnostics,
): Formula | null {
  const { func: schema } = entry.func;
  // What the entry lacks for this has been said where derivatives are matched.
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

/** A linear function's tangent is the function of the tangents. */
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
