// What a derivative entry means: its formulas checked, typed and lowered, what its node keeps, and its forward derivatives.

import {
  baseType,
  boolType,
  type Formula,
  FormulaError,
  type FormulaType,
  fromSchemaType,
  isTensorish,
  listOf,
  mentions,
  optionalOf,
  optionalTensor,
  parseFormula,
  rewrite,
  tensorType,
  tupleOf,
  walk,
} from "../../runtime/formula/index.js";
import type { FunctionSchema } from "../../runtime/schema/types.js";
import { parameterName } from "../api/names.js";
import { type Diagnostics, within } from "../diagnostics.js";
import type { DerivativeEntry, DerivativeFormula, DerivativeSet } from "../model/derivative.js";
import type { NativeFunction, PlacedText } from "../model/native-function.js";
import { code, type Hole, join, ref } from "../print/code.js";
import { convert } from "./convert.js";
import { newUsage, type Typed, type Usage, type Variable, type Vocabulary } from "./environment.js";
import { lowerAs, lowerFormula } from "./lower.js";
import { findSaves, keepsTensors, mergeSaves, type SaveCandidate, type SavedAttribute } from "./saves.js";

const generatedApi = "runtime/autograd/generated-api.ts";

/** An argument that gets a gradient. */
export interface DifferentiableInput {
  readonly name: string;
  /** One edge for each tensor of a list. */
  readonly list: boolean;
}

/** One backward formula, lowered. */
export interface LoweredDerivative {
  /** Arguments that it gives gradients for, as written. */
  readonly names: readonly string[];
  readonly text: PlacedText;
  /** Null where the formula is in error (a diagnostic says so). */
  readonly value: Typed | null;
  readonly saved: readonly SavedAttribute[];
  readonly usage: Usage;
  readonly notImplemented: boolean;
}

/** One key's derivatives of an entry, ready to be emitted. */
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

/** Names of a function's results as formulas know them: `result`, `result0`, or those of the schema. */
export function resultNames(schema: FunctionSchema): readonly string[] {
  const args = new Set(schema.arguments.map((a) => a.name));
  return schema.returns.map(({ name }, i) => {
    if (schema.kind === "inplace" && schema.returns.length === 1) return "result";
    if (name !== null) return args.has(name) && schema.kind === "functional" ? `${name}_return` : name;
    return schema.returns.length === 1 ? "result" : `result${i}`;
  });
}

/** The identifier by which generated code knows a name of a formula. */
export function identifierOf(name: string): string {
  const bare = parameterName(name);
  return reservedLocals.has(bare) ? `${bare}_` : bare;
}

/** Names that bodies of generated rules use themselves. */
const reservedLocals = new Set(["node", "grads", "needs", "saved", "grad", "gradInputMask", "rule"]);

/** Parses a formula; an error becomes a diagnostic at its place, and null. */
export function parsePlaced(text: PlacedText, diagnostics: Diagnostics): Formula | null {
  return guarded(text, diagnostics, () => parseFormula(text.text));
}

/** Runs `body`; a FormulaError becomes a diagnostic at its place in the file, and null. */
function guarded<R>(text: PlacedText, diagnostics: Diagnostics, body: () => R): R | null {
  try {
    return body();
  } catch (error) {
    if (!(error instanceof FormulaError)) throw error;
    const place = text.exact ? within(text.place, error.offset, Math.max(1, error.length)) : text.place;
    diagnostics.error(place, error.message, { hint: error.hint });
    return null;
  }
}

const parsedFormulas = new WeakMap<PlacedText, Formula | null>();

function parsedOnce(text: PlacedText, diagnostics: Diagnostics): Formula | null {
  let formula = parsedFormulas.get(text);
  if (formula === undefined) {
    formula = parsePlaced(text, diagnostics);
    parsedFormulas.set(text, formula);
  }
  return formula;
}

interface WrittenReverse {
  readonly written: DerivativeFormula;
  readonly formula: Formula;
}

/** Analyses the backward formulas of one key. Null if no argument gets a gradient. Errors go to `diagnostics`. */
export function analyse(
  entry: DerivativeEntry,
  set: DerivativeSet,
  vocabulary: Vocabulary,
  diagnostics: Diagnostics,
): Analysis | null {
  if (set.nodeName === null) return null;
  const { func: schema } = entry.func;
  const candidates: SaveCandidate[] = [
    ...schema.arguments
      .filter((a) => !a.out)
      .map(({ name, type }) => ({ name, type: fromSchemaType(type), output: false })),
    ...resultNames(schema).map((name, i) => ({ name, type: fromSchemaType(schema.returns[i]!.type), output: true })),
  ];
  const written: WrittenReverse[] = set.reverse.flatMap((one) => {
    const formula = parsedOnce(one.formula, diagnostics);
    return formula === null ? [] : [{ written: one, formula }];
  });
  const singleGradient = written.some(({ formula }) => mentions(formula, "grad"));
  const infoAsZeros = vocabulary.operators.has("zeros");
  const derivatives: LoweredDerivative[] = [];
  const indices = new Set<number>();
  let usesRetain = false;
  for (const { written: one, formula: original } of written) {
    const { formula, saved } = findSaves(original, candidates, infoAsZeros);
    const usage = newUsage();
    const scope = new Map<string, Variable>();
    for (const attribute of saved) scope.set(attribute.name, savedVariable(attribute));
    addGradients(scope, schema, set, singleGradient);
    if (one.names.length > 1) scope.set("grad_input_mask", { type: listOf(boolType), code: "gradInputMask" });
    else scope.set("grad_input_mask", { type: listOf(boolType), code: code`[true]` });
    scope.set("retain_variables", { type: boolType, code: code`!node.willRelease` });
    const value = guarded(one.formula, diagnostics, () => {
      const target = gradientType(schema, one.names);
      return lowerAs(formula, target, { vocabulary, scope, usage }, gradientOf(one.names));
    });
    for (const name of usage.variables) {
      const index = /^grads\[(\d+)\]$/.exec(name);
      if (index !== null) indices.add(Number(index[1]));
      const named = set.namedGradients.indexOf(name);
      if (named >= 0) indices.add(named);
      usesRetain ||= name === "retain_variables";
    }
    const notImplemented = value?.type.text === "never" || callsNotImplemented(original);
    derivatives.push({ names: one.names, text: one.formula, value, saved, usage, notImplemented });
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
}

function gradientOf(names: readonly string[]): string {
  return names.length === 1
    ? `the gradient of \`${names[0]}\``
    : `the gradients of ${names.map((n) => `\`${n}\``).join(", ")}`;
}

function callsNotImplemented(formula: Formula): boolean {
  return formula.kind === "call" && formula.name.startsWith("not_implemented");
}

function isListArgument(schema: FunctionSchema, name: string): boolean {
  const type = fromSchemaType(schema.arguments.find((a) => a.name === name)!.type);
  return type.kind === "list";
}

/** What a formula for these arguments must give. */
function gradientType(schema: FunctionSchema, names: readonly string[]): FormulaType {
  const types = names.map((name) => (isListArgument(schema, name) ? listOf(optionalTensor) : optionalTensor));
  return types.length === 1 ? types[0]! : tupleOf(types);
}

/** `grad`, `grads`, `grads[i]` and `grad_NAME`. */
function addGradients(scope: Map<string, Variable>, schema: FunctionSchema, set: DerivativeSet, single: boolean): void {
  const { grad, grads, all } = gradientVariables;
  // Whatever else is called `grad`, in a formula it is the gradient.
  if (single || (schema.returns.length === 1 && !scope.has("grads"))) scope.set("grad", grad);
  else if (!scope.has("grad")) scope.set("grad", grad);
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

/** How a formula speaks of what the node keeps: tensors are unpacked into constants, the rest is read off `saved`. */
function savedVariable(attribute: SavedAttribute): Variable {
  const name = identifierOf(attribute.name);
  if (keepsTensors(attribute)) return { type: attribute.type, code: name };
  const text = code`saved.${name}`;
  const options = attribute.type.text === "TensorOptions" || attribute.type.text === "TensorInfo";
  return {
    type: attribute.type,
    code: text,
    ...(options ? { options: [code`${text}.dtype`, code`${text}.layout`, code`${text}.device`] as const } : {}),
  };
}

/** A forward derivative, lowered for one function. */
export interface LoweredForward {
  /** Results that it gives tangents for. */
  readonly names: readonly string[];
  readonly value: Typed | null;
  /** Arguments whose tangents it needs; with none of them set, nothing is computed. Empty for functions of one tensor list. */
  readonly tangents: readonly string[];
  readonly primals: readonly string[];
  /** Arguments and results that it uses as they are. */
  readonly plain: readonly string[];
  readonly list: boolean;
  readonly usage: Usage;
  /** In-place: the value of self before the call is needed, with its tangent. */
  readonly needsOriginal: boolean;
  /** In-place by the formula of the functional form. */
  readonly reused: boolean;
  /** How it came about, for reports. */
  readonly origin: "written" | "auto_linear" | "auto_element_wise";
}

/** Lowers the forward formulas of an entry for a function that uses them. */
export function analyseForward(
  entry: DerivativeEntry,
  set: DerivativeSet,
  f: NativeFunction,
  how: "exact" | "functional" | "generated",
  vocabulary: Vocabulary,
  diagnostics: Diagnostics,
): readonly LoweredForward[] {
  if (f.func.kind === "out" || set.forward.length === 0) return [];
  const inplace = f.func.kind === "inplace";
  const { func: written } = entry.func;
  const results = resultNames(written);
  const differentiable = set.argumentsWithDerivatives;
  const isList = (name: string) => isListArgument(written, name);
  const out: LoweredForward[] = [];
  for (const one of set.forward) {
    const text = one.formula.text.trim();
    const origin = text === "auto_linear" || text === "auto_element_wise" ? text : "written";
    let formula: Formula | null;
    let linear = false;
    let tangents: readonly string[];
    if (origin === "auto_element_wise") {
      formula = elementWise(entry, set, one, vocabulary, diagnostics);
      tangents = differentiable;
    } else if (origin === "auto_linear") {
      linear = true;
      formula = null;
      tangents = differentiable;
      if (set.forward.length > 1 || one.names.length > 1) {
        diagnostics.error(one.place, "`auto_linear` is for functions with one differentiable output", {
          hint: "write a formula for each output",
        });
        continue;
      }
    } else {
      formula = parsedOnce(one.formula, diagnostics);
      if (formula === null) continue;
      const used = formula;
      tangents = differentiable.filter((name) => !isList(name) && mentions(used, `${name}_t`));
      const bare = differentiable.find((name) => !isList(name) && mentions(used, name));
      if (bare !== undefined) {
        let at = 0;
        walk(used, (node) => {
          if (node.kind === "name" && node.name === bare) at = node.start;
        });
        const place = one.formula.exact ? within(one.formula.place, at, bare.length) : one.formula.place;
        diagnostics.error(place, `\`${bare}\` has a tangent, so its name alone is ambiguous here`, {
          hint: `write \`${bare}_p\` for its value, \`${bare}_t\` for its tangent`,
        });
        continue;
      }
    }
    if (!linear && formula === null) continue;
    const reused = inplace && how !== "exact";
    let needsOriginal = false;
    let usesResult = false;
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
      usesResult = mentions(formula, "result");
      formula = rename(formula, new Map([["result", "self_p"]]));
      needsOriginal = mentions(formula, "original_self_p") || mentions(formula, "original_self_t");
    }
    void usesResult;
    const usage = newUsage();
    const names = inplace ? ["self"] : one.names;
    const list = !inplace && one.names.length === 1 && resultType(written, results, one.names[0]!)?.kind === "list";
    const scope = new Map<string, Variable>();
    for (const { name, type, out: isOut } of written.arguments) {
      if (isOut) continue;
      const formulaType = fromSchemaType(type);
      scope.set(name, { type: formulaType, code: identifierOf(name) });
      if (isTensorish(formulaType)) {
        const optional = formulaType !== tensorType;
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
    const value = guarded(one.formula, diagnostics, () => {
      if (linear) return linearCall(entry.func, differentiable, scope, usage, vocabulary);
      const target = forwardType(written, results, one.names, list);
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
      .filter((n) => !/_[pt]$/.test(n) || !scope.has(n.slice(0, -2)))
      .filter((n) => !n.startsWith("original_self"));
    out.push({ names, value, tangents: usedTangents, primals, plain, list, usage, needsOriginal, reused, origin });
  }
  return out;
}

/** The constant that holds a primal or a tangent. */
export function tangentName(name: string, which: "p" | "t"): string {
  return `${identifierOf(name)}${which === "p" ? "Primal" : "Tangent"}`;
}

function resultType(schema: FunctionSchema, results: readonly string[], name: string): FormulaType | null {
  const at = results.indexOf(name);
  return at < 0 ? null : fromSchemaType(schema.returns[at]!.type);
}

function forwardType(
  schema: FunctionSchema,
  results: readonly string[],
  names: readonly string[],
  list: boolean,
): FormulaType {
  if (list) return listOf(optionalTensor);
  void schema;
  void results;
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
  one: DerivativeFormula,
  vocabulary: Vocabulary,
  diagnostics: Diagnostics,
): Formula | null {
  const { func: schema } = entry.func;
  if (schema.kind === "inplace") {
    diagnostics.error(one.place, "`auto_element_wise` is not for in-place forms", {
      hint: "write it for the functional form",
    });
    return null;
  }
  if (
    set.argumentsWithDerivatives.length !== 1 ||
    set.forward.length > 1 ||
    one.names.length > 1 ||
    set.reverse.length !== 1
  ) {
    diagnostics.error(
      one.place,
      "`auto_element_wise` needs exactly one differentiable input, with a formula, and one output",
    );
    return null;
  }
  const backward = parsedOnce(set.reverse[0]!.formula, diagnostics);
  if (backward === null) return null;
  const name = set.argumentsWithDerivatives[0]!;
  const complex = vocabulary.operators.has("conj");
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

/** A condition of `output_differentiability`, lowered over the arguments. */
export function analyseCondition(
  entry: DerivativeEntry,
  text: PlacedText,
  vocabulary: Vocabulary,
  diagnostics: Diagnostics,
): Typed | null {
  const formula = parsedOnce(text, diagnostics);
  if (formula === null) return null;
  const scope = new Map<string, Variable>();
  for (const { name, type } of entry.func.func.arguments) {
    scope.set(name, { type: fromSchemaType(type), code: identifierOf(name) });
  }
  return guarded(text, diagnostics, () => {
    const value = lowerFormula(formula, { vocabulary, scope, usage: newUsage() });
    const flag = convert(value, boolType);
    if (flag === null)
      throw new FormulaError(
        `a condition is bool, this is ${value.type.text}`,
        formula.start,
        formula.end - formula.start,
      );
    return flag.value;
  });
}

/** How the attribute is computed when the node is made; `nameOf` says what arguments and results are called there. */
export function saveExpression(
  attribute: SavedAttribute,
  vocabulary: Vocabulary,
  nameOf: (name: string) => Hole,
): Hole {
  const { expression, of, type, source } = attribute;
  const own = nameOf(of);
  if (expression.kind === "name") return own;
  if (type.text === "TensorInfo") return code`${ref("infoOf", "runtime/kernels/derivatives/values.ts")}(${own})`;
  const arrow = expression.kind === "method" && expression.arrow;
  const scope = new Map<string, Variable>();
  walk(expression, (node) => {
    if (node.kind === "name") scope.set(node.name, { type: baseType("int"), code: nameOf(node.name) });
  });
  scope.set(of, { type: arrow ? tensorType : source, code: own });
  const plain = arrow ? ({ ...expression, arrow: false } as Formula) : expression;
  const value = lowerFormula(plain, { vocabulary, scope, usage: newUsage() });
  return arrow ? code`${own} === null ? null : ${value.code}` : value.code;
}

export type { SavedAttribute };
export { generatedApi, keepsTensors, optionalOf };
