// Scalar expressions as programs of vector words (runtime/wasm/programs/vectors.ts): those made up of one or a few words.

import {
  angleFunctions,
  besideOne,
  integerFunctions,
  numberNames,
  operandNames,
  type TruthNames,
  type VectorProgram,
  vectorFunctions,
} from "../../../../runtime/wasm/programs/vectors.js";
import { type BinaryOperator, type Expr, namesIn, type Program } from "../../parse.js";
import { type ClassExpression, isBoolResult, type PointwiseRule } from "../../rule.js";

/** Operations without a vector word. */
class NoVectorForm extends Error {}

type NumberClass = "float" | "int" | "bool";

/** The program of a rule for a class of numbers; null if no call of it has a vector form. */
export function vectorProgram(rule: PointwiseRule, numbers: NumberClass): VectorProgram {
  const expression = rule.classes.get(numbers);
  const { inputs } = rule;
  if (expression === undefined || inputs.length > operandNames.length) return null;
  // The result takes the place of an operand of its size, or one that is not used.
  if (inputs.length === operandNames.length && inputs.every(({ promoted }) => !promoted)) return null;
  return programOf(rule, numbers, expression.program.result);
}

/** The operands that are truth values, and `=` if the result is. */
export function truthNames(rule: PointwiseRule): TruthNames {
  const operands = operandNames.filter((_, i) => rule.inputs[i]?.promoted === false);
  return [...operands, ...(isBoolResult(rule) ? ["="] : [])].join("");
}

/** What printing gives; null if the expression has no vector form. */
export function printedWords<T>(print: () => T): T | null {
  try {
    return print();
  } catch (error) {
    if (error instanceof NoVectorForm) return null;
    throw error;
  }
}

/** Choices on non-tensor arguments are made before the loop. */
function programOf(rule: PointwiseRule, numbers: NumberClass, result: Expr): VectorProgram {
  const choice = result.kind === "select" ? choiceOf(rule, result.condition) : null;
  if (result.kind === "select" && choice !== null) {
    const [then, otherwise] = [programOf(rule, numbers, result.then), programOf(rule, numbers, result.otherwise)];
    return then === null && otherwise === null ? null : [...choice, then, otherwise];
  }
  const names = wordNames(rule);
  return printedWords(() =>
    new WordPrinter(rule.classes.get(numbers)!, numbers !== "float", names).program(result, isBoolResult(rule)),
  );
}

function wordNames({ inputs, parameters }: PointwiseRule): WordNames {
  const words = new Map(inputs.map(({ name }, i) => [name, operandNames[i]!] as [string, string]));
  for (const [i, { name, type }] of parameters.entries()) if (type === "number") words.set(name, numberNames[i]!);
  const unreadable = parameters.filter(({ type }) => type !== "number").map(({ name }) => name);
  return { words, unreadable: new Set(unreadable), elements: null };
}

/** `argument == constant`, `argument == None`, or an argument that is a truth value. */
function choiceOf(rule: PointwiseRule, condition: Expr): readonly [number, number | string | boolean | null] | null {
  const find = (expr: Expr, isOptional: boolean): number =>
    expr.kind === "name"
      ? rule.parameters.findIndex(({ name, optional }) => name === expr.name && optional === isOptional)
      : -1;
  const indexOf = (expr: Expr): number => find(expr, false);
  if (condition.kind === "name") {
    const index = indexOf(condition);
    return index >= 0 && rule.parameters[index]!.type === "bool" ? [index, true] : null;
  }
  if (condition.kind !== "binary" || condition.op !== "==") return null;
  const { left, right } = condition;
  if (right.kind === "name" && right.name === "None") {
    const index = find(left, true);
    return index < 0 ? null : [index, null];
  }
  const index = indexOf(left);
  const text = Math.max(index, find(left, true));
  if (right.kind === "string") return text < 0 ? null : [text, right.value];
  if (index < 0) return null;
  if (right.kind === "unary" && right.op === "-" && right.operand.kind === "number")
    return [index, -Number(right.operand.text)];
  return right.kind === "number" ? [index, Number(right.text)] : null;
}

/** What names of an expression are to a program of words. */
export interface WordNames {
  /** The words of tensors' elements, numbers and whatever else is in scope. */
  readonly words: ReadonlyMap<string, string>;
  /** Arguments that words cannot read. */
  readonly unreadable: ReadonlySet<string>;
  /** Words of what differs between elements; parts without any are computed once. Null: parts stay together. */
  readonly elements: ReadonlySet<string> | null;
}

export class WordPrinter {
  readonly #isInt: boolean;
  readonly #types: ReadonlyMap<Expr, { readonly kind: string }>;
  readonly #names: Map<string, string>;
  readonly #unreadable: ReadonlySet<string>;
  readonly #program: Program;
  /** Names and words that differ between elements; null: parts stay together. */
  readonly #elements: Set<string> | null;
  /** Programs of the parts that are computed once. */
  readonly #once: string[] = [];
  /** Whether such a part is being printed: its own parts belong to it. */
  #isWithin = false;

  constructor({ types, program }: ClassExpression, isInt: boolean, { words, unreadable, elements }: WordNames) {
    this.#isInt = isInt;
    this.#types = types;
    this.#program = program;
    this.#names = new Map(words);
    this.#unreadable = unreadable;
    this.#elements = elements === null ? null : new Set(elements);
  }

  /** What is computed once for all elements, each part with a name of its own. */
  get once(): string {
    return this.#once.join(" ");
  }

  #isOnce(expr: Expr): boolean {
    return this.#elements !== null && !namesIn(expr).some((name) => this.#elements!.has(name));
  }

  /** The bindings that `result` needs, then itself. @param isTruth as truth values, else as numbers */
  program(result: Expr, isTruth: boolean): string {
    const needed = new Set<string>();
    const need = (expr: Expr): void => {
      for (const name of namesIn(expr)) {
        if (needed.has(name)) continue;
        needed.add(name);
        const binding = this.#program.bindings.find((one) => one.name === name);
        if (binding !== undefined) need(binding.value);
      }
    };
    need(result);
    const lines: string[] = [];
    this.#program.bindings.forEach(({ name, value }, i) => {
      if (!needed.has(name)) return;
      if (this.#isOnce(value)) {
        this.#names.set(name, this.#print(value));
        return;
      }
      this.#elements?.add(name);
      lines.push(`${this.#isMask(value) ? this.#mask(value) : this.#value(value)} =v${i}`);
      this.#names.set(name, `v${i}`);
    });
    return [...lines, isTruth ? this.#mask(result) : this.#value(result)].join(" ");
  }

  #isMask(expr: Expr): boolean {
    return this.#types.get(expr)!.kind === "bool";
  }

  /** The expression as numbers. */
  #value(expr: Expr): string {
    return this.#isMask(expr) ? `${this.#print(expr)} 1 &` : this.#print(expr);
  }

  /** The expression as truth values: all bits of a lane set, or none. */
  #mask(expr: Expr): string {
    return this.#isMask(expr) ? this.#print(expr) : `${this.#print(expr)} 0 !=`;
  }

  #print(expr: Expr): string {
    const isOnce = !this.#isWithin && expr.kind !== "number" && expr.kind !== "name" && this.#isOnce(expr);
    if (!isOnce) return this.#printed(expr);
    this.#isWithin = true;
    const words = this.#printed(expr);
    this.#isWithin = false;
    return `u${this.#once.push(`${words} =u${this.#once.length}`) - 1}`;
  }

  #printed(expr: Expr): string {
    switch (expr.kind) {
      case "number":
        if (this.#isInt && !Number.isSafeInteger(Number(expr.text))) throw new NoVectorForm();
        return String(Number(expr.text));
      case "name":
        return this.#name(expr.name);
      case "unary":
        if (expr.op === "-") return `${this.#value(expr.operand)} neg`;
        if (expr.op === "!") return `${this.#mask(expr.operand)} ~`;
        if (this.#isInt) return `${this.#value(expr.operand)} ~`;
        throw new NoVectorForm();
      case "binary":
        return this.#binary(expr.op, expr.left, expr.right);
      case "select": {
        const part = (one: Expr): string => (this.#isMask(expr) ? this.#mask(one) : this.#value(one));
        return `${part(expr.then)} ${part(expr.otherwise)} ${this.#mask(expr.condition)} ?`;
      }
      case "call":
        if (!(this.#isInt ? integerFunctions : vectorFunctions).has(expr.name)) throw new NoVectorForm();
        return this.#call(expr.name, expr.args);
      default:
        throw new NoVectorForm();
    }
  }

  /** A computed angle is rounded: near a zero of the function, only that rounding error is left. */
  #call(name: string, args: readonly Expr[]): string {
    const words = args.map((arg) => this.#value(arg));
    if (angleFunctions.has(name) && !operandNames.some((operand) => operand === words[0])) throw new NoVectorForm();
    return [...words, name].join(" ");
  }

  #name(name: string): string {
    const found = this.#names.get(name);
    if (found !== undefined) return found;
    if (this.#unreadable.has(name)) throw new NoVectorForm();
    if (!this.#isInt && ["pi", "inf", "nan", "highest", "lowest"].includes(name)) return name;
    throw new NoVectorForm();
  }

  #binary(op: BinaryOperator, left: Expr, right: Expr): string {
    if (op === "&&" || op === "||") return `${this.#mask(left)} ${this.#mask(right)} ${op[0]}`;
    if ((op === "==" || op === "!=") && this.#isMask(left) && this.#isMask(right))
      return `${this.#mask(left)} ${this.#mask(right)} ^${op === "==" ? " ~" : ""}`;
    if (this.#isInt && (op === "<<" || op === ">>")) return this.#shift(op, left, right);
    if (this.#isInt && op === "/") return `${this.#value(left)} ${this.#value(right)} quotient`;
    if (!["==", "!=", "<", ">", "<=", ">=", "+", "-", "*", ...(this.#isInt ? ["&", "|", "^"] : ["/"])].includes(op))
      throw new NoVectorForm();
    const beside = (expr: Expr, other: Expr): string =>
      op === "+" && isOne(other) && expr.kind === "call" && besideOne.has(expr.name)
        ? this.#call(besideOne.get(expr.name)!, expr.args)
        : this.#value(expr);
    return `${beside(left, right)} ${beside(right, left)} ${op}`;
  }

  /** By a number of the call all lanes are shifted at once. */
  #shift(op: "<<" | ">>", left: Expr, right: Expr): string {
    const count = right.kind === "name" ? this.#names.get(right.name) : undefined;
    if (numberNames.some((name) => name === count)) return `${this.#value(left)} ${op}${count}`;
    return `${this.#value(left)} ${this.#value(right)} shift_${op === "<<" ? "left" : "right"}`;
  }
}

const isOne = (expr: Expr): boolean => expr.kind === "number" && Number(expr.text) === 1;
