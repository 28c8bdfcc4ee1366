// A `rows:` field, interpreted: which arguments are tensors, dimensions and numbers, how dtypes promote, and the reductions of each number class.

import type { Type } from "../../runtime/schema/types.js";
import { type Diagnostics, didYouMean } from "../diagnostics.js";
import type { ClassTexts, NativeFunction, PlacedText, RowsSpec } from "../model/native-function.js";
import { type Expr, namesIn } from "../pointwise/parse.js";
import {
  type ClassExpression,
  expressionOf,
  isBase,
  maxInputs,
  maxParameters,
  type Parameter,
  readExpression,
} from "../pointwise/rule.js";
import type { Operand } from "../pointwise/scope.js";
import { type DTypeClassName, dtypeWords } from "../pointwise/words.js";
import { query } from "../query.js";
import { type RowPromotion, rowClasses, rowWords } from "./words.js";

/** The name of the number of elements of a row in expressions. */
export const countName = "count";
/** That of an element's position in its row, from 0 on. */
export const indexName = "index";

export interface RowReduction {
  readonly name: string;
  /** Null: a row begins with the value of its first element. */
  readonly start: ClassExpression | null;
  readonly join: ClassExpression;
  /** `join` as an operation that may take elements in any order; null if it is not of that form. */
  readonly folds: Folding | null;
}

/** `acc + self * self`: an operation, and what it adds for an element. */
export interface Folding {
  readonly operation: FoldingOperation;
  readonly value: Expr;
}

const foldingOperations = ["+", "*", "&", "|", "^", "&&", "||", "minimum", "maximum", "fmin", "fmax"] as const;
export type FoldingOperation = (typeof foldingOperations)[number];

/** The expressions of a class of numbers. */
export interface RowsProgram {
  readonly reductions: readonly RowReduction[];
  /** Of a row, or of each element. */
  readonly result: ClassExpression;
}

/** An argument, and its position in the operator's schema. */
export interface At {
  readonly name: string;
  readonly index: number;
}

export interface RowsRule {
  readonly fn: NativeFunction;
  readonly inputs: readonly At[];
  readonly parameters: readonly (Parameter & At)[];
  /** The argument with the reduced dimensions; null: all are. */
  readonly dim: At | null;
  readonly keepdim: At | null;
  /** The argument with the dtype to compute in. */
  readonly dtype: At | null;
  readonly promotion: RowPromotion;
  readonly classes: ReadonlyMap<DTypeClassName, RowsProgram>;
  /** The result has the shape of the tensors. */
  readonly isEach: boolean;
  /** Its elements are results of the last reduction so far. */
  readonly scans: boolean;
  /** Rows must have elements. */
  readonly needsElements: boolean;
  /** The kernel's name in messages about unsupported dtypes. */
  readonly errorName: string;
}

/** Interprets the `rows:` field of a function. Null, with diagnostics, if it has errors. */
export const readRowsRule = query((fn: NativeFunction, diagnostics: Diagnostics): RowsRule | null => {
  const spec = fn.rows ?? fn.vectorRows;
  if (spec === null || fn.func.kind !== "functional") return null;
  const before = diagnostics.errors.length;
  const taken = readArguments(fn, spec, diagnostics);
  checkShape(fn, spec, taken, diagnostics);
  if (diagnostics.errors.length > before) return null;
  const promotion = (spec.promote?.text ?? "default") as RowPromotion;
  const scans = spec.scan !== null;
  const isEach = scans || spec.each !== null;
  const classes = new Map<DTypeClassName, RowsProgram>();
  const reader = new ProgramReader(spec, taken, diagnostics);
  for (const name of readDTypes(spec.dtypes, promotion, diagnostics)) {
    const program = reader.read(name);
    if (program !== null) classes.set(name, program);
  }
  if (diagnostics.errors.length > before) return null;
  const errorName = spec.errorName?.text ?? `${fn.func.name.base}_cpu`;
  const needsElements = !isEach && [...spec.reduce.values()].some(({ start }) => start === null);
  return { fn, ...taken, promotion, classes, isEach, scans, needsElements, errorName };
});

type Taken = Pick<RowsRule, "inputs" | "parameters" | "dim" | "keepdim" | "dtype">;

function readArguments({ func, rows }: NativeFunction, spec: RowsSpec, diagnostics: Diagnostics): Taken {
  const inputs: At[] = [];
  const parameters: (Parameter & At)[] = [];
  let dim: At | null = null;
  let keepdim: At | null = null;
  let dtype: At | null = null;
  for (const [index, { name, type: declared }] of func.arguments.entries()) {
    const optional = declared.kind === "optional";
    const type = declared.kind === "optional" ? declared.element : declared;
    const at = { name, index };
    if (name === "dim") {
      if (isBase(type, "int") || isInts(type)) dim = at;
      else
        diagnostics.error(spec.place, "`dim` holds the reduced dimensions, so its type is `int` or a list of `int`", {
          hint: "write `int dim`, `int[1] dim` or `int[1]? dim=None`",
        });
    } else if (name === "keepdim" && isBase(type, "bool") && !optional) keepdim = at;
    else if (name === "dtype" && isBase(type, "ScalarType") && optional) dtype = at;
    else if (isBase(type, "Tensor")) {
      if (optional) diagnostics.error(spec.place, `\`${name}\` is an optional Tensor, which \`rows\` cannot read`);
      inputs.push(at);
    } else if (isBase(type, "Scalar") || isBase(type, "float") || isBase(type, "int"))
      parameters.push({ ...at, type: "number", optional, promotes: false });
    else if (isBase(type, "bool")) parameters.push({ ...at, type: "bool", optional, promotes: false });
    else if (isBase(type, "str")) parameters.push({ ...at, type: "string", optional, promotes: false });
    else if (rows !== null)
      diagnostics.error(spec.place, `\`${name}\` has a type that an operator with \`rows\` cannot take`, {
        hint: "Tensor, Scalar, float, int, bool, str, and the arguments `dim`, `keepdim` and `ScalarType? dtype` are possible",
      });
  }
  return { inputs, parameters, dim, keepdim, dtype };
}

function isInts(type: Type): boolean {
  return type.kind === "list" && isBase(type.element, "int");
}

/** What holds of the field as a whole. */
function checkShape(
  { func }: NativeFunction,
  { place, reduce, finish, each, scan }: RowsSpec,
  { inputs, parameters, keepdim }: Taken,
  diagnostics: Diagnostics,
): void {
  const [only, ...more] = func.returns;
  if (only === undefined || more.length > 0 || !isBase(only.type, "Tensor"))
    diagnostics.error(place, "an operator with `rows` returns one Tensor");
  if (inputs.length === 0 || inputs.length > maxInputs)
    diagnostics.error(
      place,
      `an operator with \`rows\` takes 1 to ${maxInputs} tensors, this one takes ${inputs.length}`,
    );
  if (parameters.length > maxParameters)
    diagnostics.error(
      place,
      `an operator with \`rows\` takes at most ${maxParameters} arguments besides tensors, \`dim\`, \`keepdim\` and \`dtype\`, this one takes ${parameters.length}`,
    );
  for (const [taken, meaning] of [
    [countName, "number of elements of a row"],
    [indexName, "position of an element in its row"],
  ] as const)
    if (func.arguments.some(({ name }) => name === taken))
      diagnostics.error(place, `\`${taken}\` is the ${meaning}, so no argument can have this name`, {
        hint: "give the argument another name",
      });
  if (reduce.size === 0)
    diagnostics.error(place, "`rows` reduces, but there is no reduction", {
      hint: "write `join: acc + self`, or several reductions below `reduce`",
    });
  if (finish !== null && each !== null)
    diagnostics.error(place, "`finish` is the result of a row and `each` that of each element: there is one of them", {
      hint: "delete one of the two",
    });
  for (const [name, texts] of Object.entries({ finish, each }))
    if (scan !== null && texts !== null)
      diagnostics.error(
        place,
        `\`scan\` is the result of each element while a row is joined, \`${name}\` a result after that: there is one of them`,
        { hint: "delete one of the two" },
      );
  if (reduce.size > 1 && finish === null && each === null && scan === null)
    diagnostics.error(place, "several reductions, but none of `finish`, `each` and `scan` says what the result is", {
      hint: "write `finish` for a result per row, `each` for one per element, `scan` for one of the elements up to each",
    });
  const shaped = each !== null ? "each" : scan !== null ? "scan" : null;
  if (shaped !== null && keepdim !== null)
    diagnostics.error(
      place,
      `with \`${shaped}\` the result has the shape of the tensors, so \`keepdim\` has no meaning`,
      {
        hint: "delete the argument `keepdim`",
      },
    );
}

/** Reads the expressions of each class; a text that serves several is read once. */
class ProgramReader {
  readonly #spec: RowsSpec;
  readonly #taken: Taken;
  readonly #diagnostics: Diagnostics;
  readonly #read = new Map<PlacedText, ClassExpression | null>();

  constructor(spec: RowsSpec, taken: Taken, diagnostics: Diagnostics) {
    this.#spec = spec;
    this.#taken = taken;
    this.#diagnostics = diagnostics;
    const all = [
      spec.finish,
      spec.each,
      spec.scan,
      ...[...spec.reduce.values()].flatMap(({ start, join }) => [start, join]),
    ];
    for (const texts of all) checkClasses(texts, diagnostics);
  }

  read(of: DTypeClassName): RowsProgram | null {
    const { reduce, finish, each, scan, place } = this.#spec;
    const count: Operand = { name: countName, kind: "parameter", type: "value", optional: false };
    const parameters = this.#taken.parameters.map(
      ({ name, type, optional }): Operand => ({
        name,
        kind: "parameter",
        type: type === "number" ? "value" : type,
        optional,
      }),
    );
    const element = (name: string): Operand => ({ name, kind: "element", type: "value", optional: false });
    const elements = [...this.#taken.inputs.map(({ name }) => name), indexName].map(element);
    const numbers = [...parameters, count];
    const states: Operand[] = [];
    const reductions: RowReduction[] = [];
    for (const [name, { start, join, place: at }] of reduce) {
      if ([...elements, ...numbers, ...states].some((one) => one.name === name)) {
        this.#diagnostics.error(at, `\`${name}\` has a meaning already`, { hint: "give the reduction another name" });
        return null;
      }
      const begun = start === null ? null : this.#expression(start, of, numbers, at);
      const joined = this.#expression(join, of, [...elements, ...numbers, ...states, element(name)], at);
      states.push(element(name));
      if (joined === null || (start !== null && begun === null)) continue;
      const folds = foldingOf(name, joined);
      if (start === null && folds === null)
        this.#diagnostics.error(
          at,
          `without \`start\` the row begins with its first element, which this \`join\` does not tell`,
          {
            hint: `write \`start\`, or \`join\` as one of ${foldingOperations.join(" ")} of \`${name}\` and a value without it`,
          },
        );
      reductions.push({ name, start: begun, join: joined, folds });
    }
    if (reductions.length < reduce.size) return null;
    const texts = each ?? scan ?? finish;
    const scope = [...(each === null && scan === null ? [] : elements), ...numbers, ...states];
    const only = reductions[0];
    if (texts === null && only === undefined) return null;
    const result =
      texts === null
        ? this.#expression({ ...only!.join.text, text: only!.name, exact: false }, of, scope, place)
        : this.#expression(texts, of, scope, place);
    return result === null ? null : { reductions, result };
  }

  #expression(
    texts: ClassTexts,
    of: DTypeClassName,
    operands: readonly Operand[],
    place: RowsSpec["place"],
  ): ClassExpression | null {
    const text = expressionOf(texts, of);
    if (text === undefined) {
      this.#diagnostics.error(place, `no expression for the class \`${of}\``, {
        hint: "add it, or restrict `dtypes`",
      });
      return null;
    }
    const known = this.#read.get(text);
    if (known !== undefined) return known;
    const read = readExpression(text, operands, this.#diagnostics);
    this.#read.set(text, read);
    return read;
  }
}

function checkClasses(texts: ClassTexts | null, diagnostics: Diagnostics): void {
  if (!(texts instanceof Map)) return;
  for (const [name, text] of texts as ReadonlyMap<string, PlacedText>) {
    if ((rowClasses as readonly string[]).includes(name)) continue;
    diagnostics.error(text.place, `\`${name}\` is not a class of dtypes that rows are computed in`, {
      hint: didYouMean(name, rowClasses, `classes: ${rowClasses.join(", ")}`),
    });
  }
}

/** `join` as an operation on the result so far and something that does not depend on it. */
function foldingOf(name: string, { program }: ClassExpression): Folding | null {
  const { bindings, result } = program;
  if (bindings.some(({ value }) => namesIn(value).includes(name))) return null;
  const [operation, sides] =
    result.kind === "binary"
      ? [result.op, [result.left, result.right]]
      : result.kind === "call"
        ? [result.name, result.args]
        : [null, []];
  const found = foldingOperations.find((one) => one === operation);
  if (found === undefined || sides.length !== 2) return null;
  const isState = (expr: Expr): boolean => expr.kind === "name" && expr.name === name;
  const value = isState(sides[0]!) ? sides[1]! : isState(sides[1]!) ? sides[0]! : null;
  return value === null || namesIn(value).includes(name) ? null : { operation: found, value };
}

function readDTypes(text: PlacedText | null, promotion: RowPromotion, diagnostics: Diagnostics): DTypeClassName[] {
  const words =
    text === null ? [promotion === "float" ? "float" : "all"] : text.text.split(",").map((word) => word.trim());
  const classes = new Set<DTypeClassName>();
  for (const word of words) {
    if (rowWords.includes(word)) for (const name of dtypeWords[word]!) classes.add(name);
    else
      diagnostics.error(text!.place, `\`${word}\` is not a class of dtypes that rows are computed in`, {
        hint: didYouMean(word, rowWords, `classes: ${rowWords.join(", ")}`),
      });
  }
  return rowClasses.filter((name) => classes.has(name));
}
