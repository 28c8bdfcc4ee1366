// The meaning of a derivative entry: its formulas checked, typed and lowered, what its node saves, and its forward
// derivatives.

import {
  baseType,
  boolType,
  type Formula,
  FormulaError,
  type FormulaType,
  findSaves,
  fromSchemaType,
  intType,
  keepsTensors,
  listOf,
  mentions,
  mergeSaves,
  optionalTensor,
  parseFormula,
  type SaveCandidate,
  type SavedAttribute,
  tensorType,
  tupleOf,
  walk,
} from "../../runtime/formula/index.js";
import type { FunctionSchema } from "../../runtime/schema/types.js";
import { parameterName } from "../api/names.js";
import type { Diagnostics } from "../diagnostics.js";
import type { DerivativeEntry, DerivativeFormula, DerivativeSet } from "../model/derivative.js";
import { type PlacedText, placeIn } from "../model/placed-text.js";
import { code, type Hole, ref } from "../print/code.js";
import { query, shared } from "../query.js";
import { accessorOf } from "./accessors.js";
import { convert, parenthesised } from "./convert.js";
import {
  CONDITIONAL,
  newUsage,
  POSTFIX,
  type Typed,
  type Usage,
  type Variable,
  type Vocabulary,
  withoutOpenHelpers,
} from "./environment.js";
import { type LowerOptions, lowerAs, lowerFormula } from "./lower.js";

/** An argument that has a gradient. */
export interface DifferentiableInput {
  readonly name: string;
  /** One edge for each tensor of a list. */
  readonly list: boolean;
}

/** One backward formula, lowered. */
export interface LoweredDerivative {
  /** The arguments whose gradients it computes, as written. */
  readonly names: readonly string[];
  readonly text: PlacedText;
  /** Null if the formula has an error (which a diagnostic reports). */
  readonly value: Typed | null;
  readonly saved: readonly SavedAttribute[];
  readonly usage: Usage;
  readonly notImplemented: boolean;
}

/** The derivatives of an entry for one key, ready to be emitted. */
export interface Analysis {
  readonly entry: DerivativeEntry;
  readonly set: DerivativeSet;
  readonly nodeName: string;
  readonly inputs: readonly DifferentiableInput[];
  readonly derivatives: readonly LoweredDerivative[];
  readonly savedInputs: readonly SavedAttribute[];
  readonly savedOutputs: readonly SavedAttribute[];
  /** `grad`: the gradient of the one differentiable output. */
  readonly singleGradient: boolean;
  /** Indices of output gradients that formulas name, in order. */
  readonly gradientIndices: readonly number[];
  readonly usesRetain: boolean;
}

/** Names of a function's results in formulas: `result`, `result0`, or those of the schema. */
export function resultNames(schema: FunctionSchema): readonly string[] {
  const args = new Set(schema.arguments.map((a) => a.name));
  return schema.returns.map(({ name }, i) => {
    if (schema.kind === "inplace" && schema.returns.length === 1) return "result";
    if (name !== null) return args.has(name) && schema.kind === "functional" ? `${name}_return` : name;
    return schema.returns.length === 1 ? "result" : `result${i}`;
  });
}

/** The identifier that generated code uses for a name of a formula. */
export function identifierOf(name: string): string {
  const bare = parameterName(name);
  return reservedLocals.has(bare) ? `${bare}_` : bare;
}

/** The field of a node that holds the length of a tensor list. */
export function sizeField(name: string): string {
  return `${identifierOf(name)}Count`;
}

/** Names that bodies of generated rules use themselves. */
const reservedLocals = new Set(["node", "grads", "needs", "saved", "grad", "gradInputMask", "rule"]);

/** Parses a formula; an error is reported at its place, and gives null. */
export function parsePlaced(text: PlacedText, diagnostics: Diagnostics): Formula | null {
  return guarded(text, diagnostics, () => parseFormula(text.text));
}

/** Runs `body`; a FormulaError is reported at its place in the file, and gives null. */
export function guarded<R>(text: PlacedText, diagnostics: Diagnostics, body: () => R): R | null {
  try {
    return body();
  } catch (error) {
    if (!(error instanceof FormulaError)) throw error;
    const place = placeIn(text, error.offset, Math.max(1, error.length));
    diagnostics.error(place, error.message, { hint: error.hint });
    return null;
  }
}

/** The formula; null where it cannot be parsed. */
export const parsedOnce = shared((text: PlacedText, diagnostics: Diagnostics) => parsePlaced(text, diagnostics));

interface WrittenReverse {
  readonly written: DerivativeFormula;
  readonly formula: Formula;
}

/** Analyses the backward formulas of one key. Null if no argument has a gradient. Errors go to `diagnostics`. */
export const analyse = query(
  (set: DerivativeSet, entry: DerivativeEntry, vocabulary: Vocabulary, diagnostics: Diagnostics): Analysis | null => {
    if (set.nodeName === null) return null;
    const { func: schema } = entry.func;
    const candidates: SaveCandidate[] = [
      ...schema.arguments
        // A formula cannot refer to an argument called `grad`: that name is the gradient.
        .filter((a) => !a.out && a.name !== "grad" && a.name !== "grads")
        .map(({ name, type }) => ({ name, type: fromSchemaType(type), output: false })),
      ...resultNames(schema).map((name, i) => ({ name, type: fromSchemaType(schema.returns[i]!.type), output: true })),
    ];
    const written: WrittenReverse[] = set.reverse.flatMap((one) => {
      const formula = parsedOnce(one.formula, diagnostics);
      return formula === null ? [] : [{ written: one, formula }];
    });
    const singleGradient = written.some(({ formula }) => mentions(formula, "grad"));
    const infoAsZeros = vocabulary.operators.get("zeros") !== undefined;
    const derivatives: LoweredDerivative[] = [];
    const indices = new Set<number>();
    let usesRetain = false;
    for (const { written: one, formula: original } of written) {
      const { formula, saved } = findSaves(original, candidates, infoAsZeros);
      const usage = newUsage();
      const scope = new Map<string, Variable>();
      for (const attribute of saved) scope.set(attribute.name, savedVariable(attribute, schema));
      addGradients(scope, schema, set);
      if (one.names.length > 1) scope.set("grad_input_mask", { type: listOf(boolType), code: "gradInputMask" });
      else scope.set("grad_input_mask", { type: listOf(boolType), code: code`[true]` });
      scope.set("retain_variables", { type: boolType, code: code`!node.willRelease` });
      const value = guarded(one.formula, diagnostics, () => {
        const suggest = ["grad", ...candidates.map((c) => c.name), "grads", ...set.namedGradients, "grad_input_mask"];
        if (isEach(schema, one.names, formula))
          return lowerEach(formula, one.names[0]!, { vocabulary, scope, usage, suggest });
        const target = gradientType(schema, one.names);
        return lowerAs(formula, target, { vocabulary, scope, usage, suggest }, gradientOf(one.names));
      });
      // Attributes that are saved in place of a tensor are computed when the operator runs, by operators that must
      // exist.
      const computed = saved.filter(
        (attribute) =>
          attribute.expression.kind !== "method" ||
          accessorOf(attribute.source, attribute.expression.name) !== null ||
          guarded(one.formula, diagnostics, () => saveExpression(attribute, vocabulary, () => "x")) !== null,
      );
      for (const name of usage.variables) {
        const index = /^grads\[(\d+)\]$/.exec(name);
        if (index !== null) indices.add(Number(index[1]));
        const named = set.namedGradients.indexOf(name);
        if (named >= 0) indices.add(named);
        usesRetain ||= name === "retain_variables";
      }
      const notImplemented = value?.type.text === "never" || callsNotImplemented(original);
      derivatives.push({
        names: one.names,
        text: one.formula,
        value: computed.length === saved.length ? value : null,
        saved: computed,
        usage,
        notImplemented,
      });
    }
    const all = mergeSaves(derivatives.map((d) => d.saved));
    return {
      entry,
      set,
      nodeName: set.nodeName,
      inputs: set.argumentsWithDerivatives.map((name) => ({ name, list: isListArgument(schema, name) })),
      derivatives,
      savedInputs: all.filter((a) => !a.output),
      savedOutputs: all.filter((a) => a.output),
      singleGradient,
      gradientIndices: [...indices].sort((a, b) => a - b),
      usesRetain,
    };
  },
);

/** The name by which a formula for a list of tensors refers to one element: `grads[i]`, `self[i]`. */
export const elementIndex = "i";

/** Whether a formula for a list is written for one element, as those of foreach operators are. */
function isEach(schema: FunctionSchema, names: readonly string[], formula: Formula): boolean {
  return (
    names.length === 1 &&
    isListArgument(schema, names[0]!) &&
    mentions(formula, elementIndex) &&
    !schema.arguments.some((a) => a.name === elementIndex)
  );
}

/** A formula for one element, lifted to the list. An element whose result has no gradient gets none either. */
function lowerEach(formula: Formula, name: string, options: LowerOptions): Typed {
  const scope = new Map(options.scope).set(elementIndex, { type: intType, code: elementIndex });
  const grads = mentions(formula, "grads");
  options.usage.locals.add(elementIndex);
  const present = grads ? new Set([`grads[${elementIndex}]`]) : undefined;
  const value = lowerAs(formula, optionalTensor, { ...options, scope, present }, gradientOf([name]));
  const element = parenthesised(value, CONDITIONAL);
  const list = grads
    ? code`grads.map((_, ${elementIndex}) => (grads[${elementIndex}] === null ? null : ${element}))`
    : code`Array.from({ length: saved.${sizeField(name)} }, (_, ${elementIndex}) => ${element})`;
  return { type: listOf(optionalTensor), code: list, level: POSTFIX, node: formula };
}

function gradientOf(names: readonly string[]): string {
  return names.length === 1
    ? `the gradient of \`${names[0]}\``
    : `the gradients of ${names.map((n) => `\`${n}\``).join(", ")}`;
}

function callsNotImplemented(formula: Formula): boolean {
  return formula.kind === "call" && formula.name.startsWith("not_implemented");
}

export function isListArgument(schema: FunctionSchema, name: string): boolean {
  const type = fromSchemaType(schema.arguments.find((a) => a.name === name)!.type);
  return type.kind === "list";
}

/** The type that a formula for these arguments must have. */
function gradientType(schema: FunctionSchema, names: readonly string[]): FormulaType {
  const types = names.map((name) => (isListArgument(schema, name) ? listOf(optionalTensor) : optionalTensor));
  return types.length === 1 ? types[0]! : tupleOf(types);
}

/** `grad`, `grads`, `grads[i]` and `grad_NAME`. */
function addGradients(scope: Map<string, Variable>, schema: FunctionSchema, set: DerivativeSet): void {
  const { grad, grads, all } = gradientVariables;
  scope.set("grad", grad);
  scope.set("grads", all);
  for (let i = 0; i < schema.returns.length; i++) scope.set(`grads[${i}]`, grads(i));
  set.namedGradients.forEach((name, i) => {
    scope.set(name, grads(i));
  });
}

const gradientVariables = {
  grad: { type: tensorType, code: "grad" } as Variable,
  all: { type: listOf(optionalTensor), code: "grads" } as Variable,
  grads: (i: number): Variable => ({ type: optionalTensor, code: `grad${i}` }),
};

/** How a formula refers to what the node saved: tensors are unpacked into constants, the rest is read from `saved`. */
function savedVariable(attribute: SavedAttribute, schema: FunctionSchema): Variable {
  const name = identifierOf(attribute.name);
  const what = `\`${attribute.of}\` of \`${schema.name.full}\``;
  if (keepsTensors(attribute)) return { type: attribute.type, code: name, what };
  const text = code`saved.${name}`;
  const options = attribute.type.text === "TensorOptions" || attribute.type.text === "TensorInfo";
  return {
    type: attribute.type,
    code: text,
    ...(options ? { options: [code`${text}.dtype`, code`${text}.layout`, code`${text}.device`] as const } : {}),
  };
}

/** A condition of `output_differentiability`, lowered over the arguments. */
export const analyseCondition = query(
  (entry: DerivativeEntry, text: PlacedText, vocabulary: Vocabulary, diagnostics: Diagnostics): Typed | null => {
    const formula = parsedOnce(text, diagnostics);
    if (formula === null) return null;
    const scope = new Map<string, Variable>();
    for (const { name, type } of entry.func.func.arguments) {
      scope.set(name, { type: fromSchemaType(type), code: identifierOf(name) });
    }
    return guarded(text, diagnostics, () => {
      const value = lowerFormula(formula, { vocabulary: withoutOpenHelpers(vocabulary), scope, usage: newUsage() });
      const flag = convert(value, boolType);
      if (flag === null)
        throw new FormulaError(
          `a condition must be bool, got ${value.type.text}`,
          formula.start,
          formula.end - formula.start,
        );
      return flag.value;
    });
  },
);

/** How the attribute is computed when the node is created; `nameOf` gives the names of arguments and results there. */
export function saveExpression(
  attribute: SavedAttribute,
  vocabulary: Vocabulary,
  nameOf: (name: string) => Hole,
): Hole {
  const { expression, of, type, source } = attribute;
  const name = nameOf(of);
  if (expression.kind === "name") return name;
  if (type.text === "TensorInfo") return code`${ref("infoOf", "runtime/kernels/derivatives/values.ts")}(${name})`;
  const arrow = expression.kind === "method" && expression.arrow;
  const scope = new Map<string, Variable>();
  walk(expression, (node) => {
    if (node.kind === "name") scope.set(node.name, { type: baseType("int"), code: nameOf(node.name) });
  });
  scope.set(of, { type: arrow ? tensorType : source, code: name });
  const plain = arrow ? ({ ...expression, arrow: false } as Formula) : expression;
  const value = lowerFormula(plain, { vocabulary: withoutOpenHelpers(vocabulary), scope, usage: newUsage() });
  return arrow ? code`${name} === null ? null : ${value.code}` : value.code;
}
