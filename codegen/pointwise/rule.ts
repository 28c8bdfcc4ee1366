// A `pointwise:` field, interpreted: which tensors and parameters take part, how dtypes promote, which expression each number class computes.

import type { Type } from "../../runtime/schema/types.js";
import { type Diagnostics, didYouMean, type Place } from "../diagnostics.js";
import type { ClassTexts, NativeFunction, PlacedText, PointwiseSpec } from "../model/native-function.js";
import { placeIn } from "../model/placed-text.js";
import { query } from "../query.js";
import { type Expr, ExpressionError, type Program, parseExpression } from "./parse.js";
import { checkProgram, type Operand, type Types } from "./scope.js";
import { type DTypeClassName, dtypeClasses, dtypeWords, type Promotion, promotions } from "./words.js";

export interface ClassExpression {
  readonly program: Program;
  readonly types: Types;
  readonly text: PlacedText;
}

export interface TensorInput {
  readonly name: string;
  /** False: keeps its own dtype (bool or uint8) and is read as a truth value. */
  readonly promoted: boolean;
}

export interface Parameter {
  readonly name: string;
  readonly type: "number" | "bool" | "string";
  readonly optional: boolean;
  /** Takes part in type promotion, as a wrapped number does. */
  readonly promotes: boolean;
}

/** `rounding_mode == None ? float : default`: the promotion may depend on parameters. */
export type PromotionChoice =
  | { readonly kind: "fixed"; readonly promotion: Promotion }
  | { readonly kind: "isNone"; readonly parameter: string; readonly none: Promotion; readonly otherwise: Promotion };

export interface PointwiseRule {
  readonly fn: NativeFunction;
  readonly inputs: readonly TensorInput[];
  readonly parameters: readonly Parameter[];
  readonly promotion: PromotionChoice;
  /** The number classes of the computing dtype that are allowed, each with its expression. */
  readonly classes: ReadonlyMap<DTypeClassName, ClassExpression>;
  /** Name of a function that checks the arguments, exported by a file in runtime/kernels/checks/. */
  readonly check: PlacedText | null;
  /** Names of lists of faster loops; null for the list named after the operator. */
  readonly offers: readonly PlacedText[] | null;
  /** For complex inputs the result is real. */
  readonly realResult: boolean;
  /** Of which inputs a newly allocated result is row-major, whatever their strides. */
  readonly rowMajor: "all" | "complex" | null;
  /** Functions whose results depend on the dtype where loops compute in another: its limits, `lowest` and `highest`, or `nextafter`. */
  readonly adjust: "toLimits" | "toNeighbours" | null;
  /** The input whose dtype a new result has; -1 for the computed one. */
  readonly resultOf: number;
  /** The kernel's name in messages about unsupported dtypes. */
  readonly errorName: string;
}

/** The parameter limit of the runner in runtime/kernels/pointwise. */
export const maxParameters = 4;
/** By the number of tensors minus one: what functions for so many are called. */
export const arityNames = ["unary", "binary", "ternary"] as const;
export const maxInputs: number = arityNames.length;

const knownFields = [
  "expr",
  "promote",
  "dtypes",
  "check",
  "scalars",
  "condition",
  "layout",
  "error_name",
  "offers",
  "complex_result",
  "result",
];

/** Interprets the `pointwise:` field of a function. Null, with diagnostics, if it has errors. */
export const readPointwiseRule = query((fn: NativeFunction, diagnostics: Diagnostics): PointwiseRule | null => {
  const spec = fn.pointwise;
  if (spec === null || fn.generated) return null;
  const before = diagnostics.errors.length;
  checkFields(spec, diagnostics);
  if (fn.func.kind !== "functional") {
    diagnostics.error(
      spec.place,
      "`pointwise` belongs to the functional form; its in-place and out forms come from `autogen`",
    );
    return null;
  }
  const { inputs, parameters } = readArguments(fn, spec, diagnostics);
  checkArguments(fn, spec, inputs, parameters, diagnostics);
  const promotion = readPromotion(spec.promote, parameters, diagnostics);
  const classNames = readDTypes(spec.dtypes, promotion, diagnostics);
  const { classes, texts } = readClasses(spec, classNames, operandsOf(inputs, parameters), diagnostics);
  if (diagnostics.errors.length > before) return null;
  const layout = spec.rest.get("layout")?.text;
  const rowMajor = layout === undefined ? null : layout === "row-major" ? "all" : "complex";
  const mentions = (pattern: RegExp): boolean => texts.some(({ text }) => pattern.test(text));
  const adjust = mentions(/\b(lowest|highest)\b/) ? "toLimits" : mentions(/\bnextafter\(/) ? "toNeighbours" : null;
  const realResult = spec.rest.has("complex_result");
  const result = spec.rest.get("result");
  const resultOf = result === undefined ? -1 : inputs.findIndex(({ name }) => name === result.text);
  if (result !== undefined && resultOf < 0) {
    const tensors = inputs.map(({ name }) => name);
    diagnostics.error(result.place, `\`${result.text}\` is not a Tensor argument`, {
      hint: didYouMean(result.text, tensors, `Tensor arguments: ${tensors.join(", ")}`),
    });
    return null;
  }
  const errorName = spec.rest.get("error_name")?.text ?? `${fn.func.name.base}_cpu`;
  const { check, offers } = spec;
  return {
    fn,
    inputs,
    parameters,
    promotion,
    classes,
    check,
    realResult,
    rowMajor,
    adjust,
    offers,
    resultOf,
    errorName,
  };
});

function checkFields({ rest }: PointwiseSpec, diagnostics: Diagnostics): void {
  for (const [name, field] of rest) {
    if (knownFields.includes(name)) continue;
    diagnostics.error(field.place, `\`pointwise\` has no field \`${name}\``, {
      hint: didYouMean(name, knownFields, `fields: ${knownFields.join(", ")}`),
    });
  }
}

/** Which arguments are tensors of elements, and which are a single value for the whole call. */
function readArguments(
  { func }: NativeFunction,
  spec: PointwiseSpec,
  diagnostics: Diagnostics,
): { readonly inputs: readonly TensorInput[]; readonly parameters: readonly Parameter[] } {
  const condition = names(spec.rest.get("condition"));
  const scalars = (spec.scalars ?? []).map((text) => text.text);
  const inputs: TensorInput[] = [];
  const parameters: Parameter[] = [];
  for (const { name, type: declared } of func.arguments) {
    const optional = declared.kind === "optional";
    const type = declared.kind === "optional" ? declared.element : declared;
    if (isBase(type, "Tensor")) {
      if (optional)
        diagnostics.error(spec.place, `\`${name}\` is an optional Tensor, which a pointwise operator cannot take`);
      inputs.push({ name, promoted: !condition.includes(name) });
    } else if (isBase(type, "Scalar") || isBase(type, "float") || isBase(type, "int")) {
      parameters.push({ name, type: "number", optional, promotes: scalars.includes(name) });
    } else if (isBase(type, "bool")) {
      parameters.push({ name, type: "bool", optional, promotes: false });
    } else if (isBase(type, "str")) {
      parameters.push({ name, type: "string", optional, promotes: false });
    } else {
      diagnostics.error(spec.place, `\`${name}\` has a type that a pointwise operator cannot take`, {
        hint: "Tensor, Scalar, float, int, bool and str are possible",
      });
    }
  }
  return { inputs, parameters };
}

/** Whether the runner supports that many, and whether fields that name arguments name suitable ones. */
function checkArguments(
  { func }: NativeFunction,
  { place, scalars, rest }: PointwiseSpec,
  inputs: readonly TensorInput[],
  parameters: readonly Parameter[],
  diagnostics: Diagnostics,
): void {
  const [only, ...more] = func.returns;
  if (only === undefined || more.length > 0 || !isBase(only.type, "Tensor")) {
    diagnostics.error(place, "a pointwise operator returns one Tensor");
  }
  if (inputs.length === 0 || inputs.length > maxInputs) {
    diagnostics.error(place, `a pointwise operator takes 1 to ${maxInputs} tensors, this one takes ${inputs.length}`);
  }
  if (parameters.length > maxParameters) {
    diagnostics.error(
      place,
      `a pointwise operator takes at most ${maxParameters} other arguments, this one takes ${parameters.length}`,
    );
  }
  const checkNamed = (name: string, at: Place, among: readonly { readonly name: string }[], what: string): void => {
    const possible = among.map((one) => one.name);
    if (!possible.includes(name))
      diagnostics.error(at, `\`${name}\` is not ${what}`, { hint: didYouMean(name, possible) });
  };
  for (const text of scalars ?? []) checkNamed(text.text, text.place, parameters, "an argument that is a number");
  const condition = rest.get("condition");
  for (const name of names(condition)) checkNamed(name, condition!.place, inputs, "a Tensor argument");
}

/** The expression of each dtype class, and the texts that these are written as. */
function readClasses(
  spec: PointwiseSpec,
  classNames: readonly DTypeClassName[],
  operands: readonly Operand[],
  diagnostics: Diagnostics,
): { readonly classes: ReadonlyMap<DTypeClassName, ClassExpression>; readonly texts: readonly PlacedText[] } {
  const classes = new Map<DTypeClassName, ClassExpression>();
  const read = new Map<PlacedText, ClassExpression | null>();
  for (const name of classNames) {
    const text = expressionOf(spec.expr, name);
    if (text === undefined) {
      diagnostics.error(spec.place, `no expression for the class \`${name}\``, {
        hint: "add it to `expr`, or restrict `dtypes`",
      });
      continue;
    }
    let expression = read.get(text);
    if (expression === undefined) {
      expression = readExpression(text, operands, diagnostics);
      read.set(text, expression);
    }
    if (expression !== null) classes.set(name, expression);
  }
  if (spec.expr instanceof Map) {
    for (const [name, text] of spec.expr as ReadonlyMap<string, PlacedText>) {
      if ((dtypeClasses as readonly string[]).includes(name)) continue;
      diagnostics.error(text.place, `\`${name}\` is not a class of dtypes`, {
        hint: didYouMean(name, dtypeClasses, `classes: ${dtypeClasses.join(", ")}`),
      });
    }
  }
  return { classes, texts: [...read.keys()] };
}

function names(text: PlacedText | undefined): string[] {
  return text === undefined ? [] : text.text.split(",").map((name) => name.trim());
}

export function isBase(type: Type, name: string): boolean {
  return type.kind === "base" && type.name === name;
}

/** The text for a class; undefined if there is none. */
export function expressionOf(texts: ClassTexts, name: DTypeClassName): PlacedText | undefined {
  if (!(texts instanceof Map)) return texts as PlacedText;
  const map = texts as ReadonlyMap<string, PlacedText>;
  return map.get(name) ?? (name === "bool" ? map.get("int") : name === "complex" ? map.get("float") : undefined);
}

function operandsOf(inputs: readonly TensorInput[], parameters: readonly Parameter[]): Operand[] {
  return [
    ...inputs.map(
      ({ name, promoted }): Operand => ({ name, kind: "element", type: promoted ? "value" : "bool", optional: false }),
    ),
    ...parameters.map(({ name, type, optional }): Operand => {
      return { name, kind: "parameter", type: type === "number" ? "value" : type, optional };
    }),
  ];
}

/** An expression, checked against the names in scope. Null, with a diagnostic, if it has an error. */
export function readExpression(
  text: PlacedText,
  operands: readonly Operand[],
  diagnostics: Diagnostics,
): ClassExpression | null {
  try {
    const program = parseExpression(text.text);
    return { program, types: checkProgram(program, operands), text };
  } catch (error) {
    if (!(error instanceof ExpressionError)) throw error;
    reportExpressionError(error, text, diagnostics);
    return null;
  }
}

/** An error inside an expression, at its place in the file. */
export function reportExpressionError(error: ExpressionError, text: PlacedText, diagnostics: Diagnostics): void {
  const place = placeIn(text, error.span.offset, error.span.length);
  diagnostics.error(place, error.message, { hint: error.hint });
}

function readPromotion(
  text: PlacedText | null,
  parameters: readonly Parameter[],
  diagnostics: Diagnostics,
): PromotionChoice {
  const fallback: PromotionChoice = { kind: "fixed", promotion: "default" };
  if (text === null) return fallback;
  const plain = text.text.trim();
  const isPromotion = (word: string): word is Promotion => (promotions as readonly string[]).includes(word);
  if (isPromotion(plain)) return { kind: "fixed", promotion: plain };
  let tree: Expr;
  try {
    tree = parseExpression(plain).result;
  } catch (error) {
    if (!(error instanceof ExpressionError)) throw error;
    reportExpressionError(error, text, diagnostics);
    return fallback;
  }
  if (
    tree.kind === "select" &&
    tree.condition.kind === "binary" &&
    tree.condition.op === "==" &&
    tree.condition.left.kind === "name" &&
    tree.condition.right.kind === "name" &&
    tree.condition.right.name === "None" &&
    tree.then.kind === "name" &&
    tree.otherwise.kind === "name" &&
    isPromotion(tree.then.name) &&
    isPromotion(tree.otherwise.name)
  ) {
    const parameter = tree.condition.left.name;
    if (parameters.some((p) => p.name === parameter && p.optional)) {
      return { kind: "isNone", parameter, none: tree.then.name, otherwise: tree.otherwise.name };
    }
  }
  diagnostics.error(text.place, `\`${plain}\` is not a promotion rule`, {
    hint: didYouMean(plain, promotions, `rules: ${promotions.join(", ")}, or \`argument == None ? rule : rule\``),
  });
  return fallback;
}

function readDTypes(
  text: PlacedText | null,
  promotion: PromotionChoice,
  diagnostics: Diagnostics,
): readonly DTypeClassName[] {
  // With promotion to floating point, nothing else is ever computed in.
  if (text === null)
    return dtypeWords[promotion.kind === "fixed" && promotion.promotion === "float" ? "float" : "all"]!;
  const classes = new Set<DTypeClassName>();
  for (const word of names(text)) {
    const found = dtypeWords[word];
    if (found === undefined) {
      const words = Object.keys(dtypeWords);
      diagnostics.error(text.place, `\`${word}\` is not a class of dtypes`, {
        hint: didYouMean(word, words, `classes: ${words.join(", ")}`),
      });
    }
    for (const name of found ?? []) classes.add(name);
  }
  return dtypeClasses.filter((name) => classes.has(name));
}

/** Is the result bool, whatever dtype it is computed in? */
export function isBoolResult({ promotion }: PointwiseRule): boolean {
  return promotion.kind === "fixed" && (promotion.promotion === "bool" || promotion.promotion === "same bool");
}
