// Derivatives from formulas for operators defined at run time: a separate entry, so that other programs do not load the formula language.

import type { FunctionContext } from "../autograd/custom-function.js";
import { isDifferentiated } from "../autograd/forward.js";
import { type Gradient, notImplemented } from "../autograd/node.js";
import { writeElement } from "../core/elements.js";
import { dtypeCodeOfScalar, elementOf, type Scalar } from "../core/scalar.js";
import { allocateCode, type Tensor } from "../core/tensor.js";
import { type Dispatcher, dispatcher as program } from "../dispatch/dispatcher.js";
import type { Kernel } from "../dispatch/kernel.js";
import { defaultOf } from "../dispatch/parameters.js";
import {
  type CallableHelper,
  type CallableOperator,
  type Evaluated,
  evaluateFormula,
  type FormulaHost,
  typed,
} from "../formula/evaluate.js";
import {
  boolType,
  type Formula,
  FormulaError,
  type FormulaType,
  findSaves,
  fromSchemaType,
  isNamedValue,
  isTensorish,
  keepsTensors,
  listOf,
  mergeSaves,
  optionalTensor,
  parseFormula,
  parseSignature,
  rewrite,
  type SaveCandidate,
  type SavedAttribute,
  tensorType,
  tupleOf,
  walk,
} from "../formula/index.js";
import { parseSchema } from "../schema/parse.js";
import type { FunctionSchema } from "../schema/types.js";
import type { Derivative } from "./define-library.js";
import { type ArgumentGradient, type ArgumentTangent, forwardContexts } from "./recorded.js";

export interface FormulaOptions {
  /** Functions that formulas may call in addition to operators, by signature: `"my_backward(Tensor grad, float p) -> Tensor"`. */
  readonly helpers?: Readonly<Record<string, (...values: never[]) => unknown>>;
  readonly dispatcher?: Dispatcher;
}

interface ReverseFormula {
  readonly names: readonly string[];
  readonly formula: Formula;
  readonly saved: readonly SavedAttribute[];
  readonly target: FormulaType;
}

interface ForwardFormula {
  readonly names: readonly string[];
  readonly formula: Formula;
}

/** The formulas of an operator. */
interface Formulas {
  readonly schema: FunctionSchema;
  readonly host: FormulaHost;
  readonly results: readonly string[];
  /** Which results are differentiable. */
  readonly flags: readonly boolean[];
  readonly reverse: readonly ReverseFormula[];
  readonly forward: readonly ForwardFormula[];
  readonly saved: readonly SavedAttribute[];
  /** The arguments and results that have a formula or are stated not to have a derivative. */
  readonly stated: ReadonlySet<string>;
  /** Whether a formula tests if gradients are defined: all then receive undefined ones as null, otherwise as zeros. */
  readonly testsDefined: boolean;
}

/**
 * A derivative for `defineLibrary`, from formulas in the language of derivatives.yaml. Unqualified names are aten's operators;
 * those of other namespaces are called by qualified names (`my::cube(x)`).
 *
 * @example
 * defineLibrary("my", {
 *   "cube(Tensor x) -> Tensor": {
 *     CompositeExplicitAutograd: (x) => mul(mul(x, x), x),
 *     derivative: formulas("cube(Tensor x) -> Tensor", { x: "grad * 3 * x * x", result: "auto_element_wise" }),
 *   },
 * });
 *
 * @throws FormulaError for an invalid formula, and for names that the schema does not have
 */
export function formulas<F extends Kernel>(
  schemaText: string,
  lines: Readonly<Record<string, string>>,
  { helpers = {}, dispatcher = program }: FormulaOptions = {},
): Derivative<F> {
  const schema = parseSchema(schemaText, { strictness: "def" });
  const all = parseFormulas(schema, lines, hostOf(dispatcher, helpers));
  const refused = schema.arguments.filter(
    ({ name, type }) => (isTensorish(fromSchemaType(type)) || isList(schema, name)) && !all.stated.has(name),
  );
  return {
    inputs: all.reverse.flatMap(({ names }) => names),
    refused: refused.map(({ name }) => name),
    setup: (context, values, result) => setup(all, context, values, result),
    backward: (context: FunctionContext, ...grads: Tensor[]) => backward(all, context, grads),
    ...(all.forward.length === 0
      ? {}
      : { jvp: (context: FunctionContext, ...tangents: ArgumentTangent[]) => jvp(all, context, tangents) }),
  };
}

/** Parses and checks the formulas, and finds what they save. */
function parseFormulas(schema: FunctionSchema, lines: Readonly<Record<string, string>>, host: FormulaHost): Formulas {
  const args = schema.arguments;
  const results = resultNames(schema);
  const candidates: SaveCandidate[] = [
    ...args.map(({ name, type }) => ({ name, type: fromSchemaType(type), output: false })),
    ...results.map((name, i) => ({ name, type: fromSchemaType(schema.returns[i]!.type), output: true })),
  ].filter(({ name }) => name !== "grad" && name !== "grads");
  const flags = outputFlags(schema, lines);
  const reverse: ReverseFormula[] = [];
  const forward: ForwardFormula[] = [];
  const stated = new Set<string>();
  for (const [key, text] of Object.entries(lines)) {
    if (key === differentiability) continue;
    const names = key.split(",").map((name) => name.trim());
    const isResult = names.every((name) => results.includes(name));
    const unknown = names.find((name) => !results.includes(name) && !args.some((a) => a.name === name));
    if (unknown !== undefined)
      throw new FormulaError(`${schema.name.full} has no argument or result \`${unknown}\``, 0);
    for (const name of names) stated.add(name);
    if (text.trim() === "non_differentiable") continue;
    if (isResult) {
      forward.push({ names, formula: forwardOf(schema, text, lines) });
      continue;
    }
    const original = parseFormula(text);
    const { formula, saved } = findSaves(original, candidates, host.operators("zeros").length > 0);
    const known = new Set([
      "grad",
      "grads",
      "grad_input_mask",
      "retain_variables",
      ...saved.map((s) => s.name),
      ...results.map((r) => `grad_${r}`),
    ]);
    checkNames(schema, formula, known);
    const types = names.map((name) => (isList(schema, name) ? listOf(optionalTensor) : optionalTensor));
    reverse.push({ names, formula, saved, target: types.length === 1 ? types[0]! : tupleOf(types) });
  }
  if (reverse.length > 0 && schema.kind === "out") {
    throw new FormulaError(
      `${schema.name.full} writes into \`out\`, which autograd does not record; out forms cannot have formulas`,
      0,
    );
  }
  return {
    ...{ schema, host, results, flags, reverse, forward, stated },
    saved: mergeSaves(reverse.map((r) => r.saved)),
    testsDefined: reverse.some(({ formula }) => testsWhetherDefined(formula)),
  };
}

/** Saves what the formulas read. */
function setup(
  { schema, host, results, flags, saved, testsDefined }: Formulas,
  context: FunctionContext,
  values: readonly unknown[],
  result: unknown,
): void {
  if (testsDefined) context.materializeGrads = false;
  flags.forEach((differentiable, i) => {
    if (differentiable) return;
    const output = results.length === 1 ? result : (result as readonly unknown[])[i];
    context.markNonDifferentiable(...((Array.isArray(output) ? output : [output]) as Tensor[]));
  });
  const call = new Map<string, Evaluated>();
  schema.arguments.forEach(({ name, type }, i) => {
    call.set(name, typed(fromSchemaType(type), values[i]));
  });
  results.forEach((name, i) => {
    const type = fromSchemaType(schema.returns[i]!.type);
    call.set(name, typed(type, results.length === 1 ? result : (result as readonly unknown[])[i]));
  });
  const inputs: (Tensor | null)[] = [];
  const notes: Notes = { values: new Map(), tensors: [], call: forwardContexts.has(context) ? call : new Map() };
  for (const attribute of saved) {
    const { name, type } = attribute;
    if (keepsTensors(attribute)) {
      const value = call.get(attribute.of)!.value;
      const list = type.kind === "list" ? (value as readonly (Tensor | null)[]) : [value as Tensor | null];
      notes.tensors.push({ name, type, at: inputs.length, count: list.length });
      inputs.push(...list);
    } else {
      notes.values.set(name, typed(type, attributeOf(attribute, call, host)));
    }
  }
  Object.assign(context.notes, notes);
  context.saveForBackward(...inputs);
}

function backward(
  { schema, host, results, reverse }: Formulas,
  context: FunctionContext,
  grads: readonly Tensor[],
): readonly ArgumentGradient[] {
  const notes = context.notes as unknown as Notes;
  const scope = new Map<string, Evaluated>(notes.values);
  const tensors = context.savedTensors;
  for (const { name, type, at, count } of notes.tensors) {
    scope.set(name, typed(type, type.kind === "list" ? tensors.slice(at, at + count) : tensors[at]!));
  }
  scope.set("grad", typed(optionalTensor, grads[0] ?? null));
  scope.set("grads", typed(listOf(optionalTensor), grads));
  for (const [i, name] of results.entries()) scope.set(`grad_${name}`, typed(optionalTensor, grads[i] ?? null));
  const position = (name: string): number => schema.arguments.findIndex((argument) => argument.name === name);
  const gradients: ArgumentGradient[] = schema.arguments.map(() => null);
  for (const { names, formula, target } of reverse) {
    const mask = names.map((name) => context.needsInputGrad[position(name)] === true);
    if (!mask.includes(true)) continue;
    scope.set("grad_input_mask", typed(listOf(boolType), mask));
    const value = evaluateFormula(formula, target, scope, host);
    const each = names.length === 1 ? [value] : (value as readonly unknown[]);
    names.forEach((name, i) => {
      gradients[position(name)] = each[i] as ArgumentGradient;
    });
  }
  return gradients;
}

function jvp(
  { schema, host, results, forward }: Formulas,
  context: FunctionContext,
  tangents: readonly ArgumentTangent[],
): readonly Gradient[] {
  const { call } = context.notes as unknown as Notes;
  const scope = new Map<string, Evaluated>(call);
  schema.arguments.forEach(({ name, type }, i) => {
    const value = call.get(name)!;
    const given = tangents[i] ?? null;
    if (isList(schema, name) && Array.isArray(given)) {
      const all = value.value as readonly (Tensor | null)[];
      scope.set(`${name}_p`, value);
      scope.set(
        `${name}_t`,
        typed(
          listOf(optionalTensor),
          all.map((t, k) => given[k] ?? zerosLike(t, host)),
        ),
      );
    }
    if (!isTensorish(fromSchemaType(type))) return;
    scope.set(`${name}_p`, value);
    scope.set(`${name}_t`, typed(optionalTensor, given ?? zerosLike(value.value as Tensor | null, host)));
  });
  const outputs: Gradient[] = results.map(() => null);
  for (const { names, formula } of forward) {
    const target = names.length === 1 ? optionalTensor : tupleOf(names.map(() => optionalTensor));
    const value = evaluateFormula(formula, target, scope, host);
    const each = names.length === 1 ? [value] : (value as readonly unknown[]);
    names.forEach((name, i) => {
      outputs[results.indexOf(name)] = each[i] as Gradient;
    });
  }
  return outputs;
}

interface Notes {
  readonly values: Map<string, Evaluated>;
  readonly tensors: {
    readonly name: string;
    readonly type: FormulaType;
    readonly at: number;
    readonly count: number;
  }[];
  readonly call: ReadonlyMap<string, Evaluated>;
}

function resultNames(schema: FunctionSchema): readonly string[] {
  return schema.returns.map(({ name }, i) => name ?? (schema.returns.length === 1 ? "result" : `result${i}`));
}

const differentiability = "output_differentiability";

/** Which results have a gradient: all by default, otherwise as in `output_differentiability: "[True, False]"`. */
function outputFlags(schema: FunctionSchema, lines: Readonly<Record<string, string>>): readonly boolean[] {
  const text = lines[differentiability];
  if (text === undefined) return schema.returns.map(() => true);
  const words = text.replace(/[[\]\s]/g, "").split(",");
  if (words.length !== schema.returns.length || words.some((word) => word !== "True" && word !== "False")) {
    throw new FormulaError(
      `output_differentiability of ${schema.name.full} must be a list such as \`[True, False]\` with one word for each of its ${schema.returns.length} results, got \`${text}\``,
      0,
    );
  }
  return words.map((word) => word === "True");
}

/** Whether the formula tests if a gradient is defined. */
function testsWhetherDefined(formula: Formula): boolean {
  let found = false;
  walk(formula, (node) => {
    if (node.kind === "method" && node.name === "defined") found = true;
  });
  return found;
}

function isList(schema: FunctionSchema, name: string): boolean {
  return schema.arguments.find((a) => a.name === name)?.type.kind === "list";
}

/** A forward formula; `auto_linear` and `auto_element_wise` are expanded. */
function forwardOf(schema: FunctionSchema, text: string, lines: Readonly<Record<string, string>>): Formula {
  const word = text.trim();
  const inputs = Object.keys(lines).filter((name) => schema.arguments.some((a) => a.name === name));
  if (word === "auto_linear") {
    const args = schema.arguments.map(({ name }) => (inputs.includes(name) ? `${name}_t` : name));
    return parseFormula(`${schema.name.name}(${args.join(", ")})`);
  }
  if (word === "auto_element_wise") {
    const [input] = inputs;
    if (inputs.length !== 1)
      throw new FormulaError("`auto_element_wise` requires exactly one differentiable argument", 0);
    return rewrite(parseFormula(lines[input!]!), (node) => {
      if (node.kind !== "name") return node;
      if (node.name === "grad") return { ...node, name: `${input}_t` };
      return node.name === input ? { ...node, name: `${input}_p` } : node;
    });
  }
  const formula = parseFormula(text);
  const names = new Set(schema.arguments.flatMap(({ name }) => [name, `${name}_p`, `${name}_t`]));
  for (const name of resultNames(schema)) names.add(name);
  checkNames(schema, formula, names);
  return formula;
}

function checkNames(schema: FunctionSchema, formula: Formula, known: ReadonlySet<string>): void {
  const bound = new Set<string>();
  walk(formula, (node) => {
    if (node.kind === "lambda") for (const { name } of node.parameters) bound.add(name);
  });
  walk(formula, (node) => {
    if (node.kind !== "name" || known.has(node.name) || bound.has(node.name) || isNamedValue(node.name)) return;
    throw new FormulaError(
      `\`${node.name}\` is not in scope in a formula of ${schema.name.full}; in scope: ${[...known].join(", ")}`,
      node.start,
      node.name.length,
    );
  });
}

/** The value that is saved in place of a tensor. */
function attributeOf(attribute: SavedAttribute, call: ReadonlyMap<string, Evaluated>, host: FormulaHost): unknown {
  const { expression, type, of } = attribute;
  const tensor = call.get(of)!.value;
  if (type.text === "TensorInfo") {
    const { shape, dtype, layout, device } = tensor as Tensor;
    return { shape, dtype, layout, device };
  }
  if (expression.kind === "call" && expression.name === "to_args_sizes")
    return (tensor as readonly Tensor[]).map((t) => t.shape);
  if (expression.kind === "call" && expression.name === "to_args_scalartypes")
    return (tensor as readonly Tensor[]).map((t) => t.dtype);
  if (expression.kind === "method" && expression.arrow && tensor === null) return null;
  if (expression.kind === "name") return tensor;
  return evaluateFormula(expression, type, call, host);
}

function zerosLike(tensor: Tensor | null, host: FormulaHost): Tensor | null {
  if (tensor === null) return null;
  const scope = new Map([["x", typed(tensorType, tensor)]]);
  return evaluateFormula(parseFormula("zeros_like(x)"), tensorType, scope, host) as Tensor;
}

function hostOf(
  dispatcher: Dispatcher,
  helpers: Readonly<Record<string, (...values: never[]) => unknown>>,
): FormulaHost {
  const byName = new Map<string, CallableHelper[]>();
  for (const [text, call] of Object.entries(helpers)) {
    const signature = parseSignature(text);
    const list = byName.get(signature.name) ?? [];
    list.push({ signature, call: call as (...values: unknown[]) => unknown });
    byName.set(signature.name, list);
  }
  const runtime: readonly CallableHelper[] = [
    {
      signature: parseSignature("reverse_list(int[] list) -> int[]"),
      call: (list) => [...(list as readonly number[])].reverse(),
    },
  ];
  return {
    operators: (name) =>
      dispatcher
        .overloadsOf(name.includes("::") ? name : `aten::${name}`)
        .filter((entry) => entry.hasSchema)
        .map(
          (entry): CallableOperator => ({
            schema: entry.schema,
            call: (values) => dispatcher.call(entry, [...values]),
            defaultOf: (index) => {
              const argument = entry.schema.arguments[index]!;
              return argument.default === null ? null : defaultOf(argument.default, argument.type);
            },
          }),
        ),
    helpers: (name) => byName.get(name) ?? runtime.filter((h) => h.signature.name === name),
    gradEnabled: isDifferentiated,
    notImplemented,
    wrapScalar,
  };
}

function wrapScalar(value: Scalar): Tensor {
  const tensor = allocateCode([], dtypeCodeOfScalar(value));
  writeElement(tensor.storage, tensor.dtypeCode, 0, elementOf(value));
  tensor.wrappedNumber = true;
  return tensor;
}
