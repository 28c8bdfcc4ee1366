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
import { type BinaryOperator, type Expr, namesIn } from "../../parse.js";
import { isBoolResult, type PointwiseRule } from "../../rule.js";

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

/** Choices on non-tensor arguments are made before the loop. */
function programOf(rule: PointwiseRule, numbers: NumberClass, result: Expr): VectorProgram {
  const choice = result.kind === "select" ? choiceOf(rule, result.condition) : null;
  if (result.kind === "select" && choice !== null) {
    const [then, otherwise] = [programOf(rule, numbers, result.then), programOf(rule, numbers, result.otherwise)];
    return then === null && otherwise === null ? null : [...choice, then, otherwise];
  }
  try {
    return new Printer(rule, numbers).program(result);
  } catch (error) {
    if (error instanceof NoVectorForm) return null;
    throw error;
  }
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

class Printer {
  readonly #rule: PointwiseRule;
  readonly #isInt: boolean;
  readonly #types: ReadonlyMap<Expr, { readonly kind: string }>;
  readonly #names = new Map<string, string>();
  readonly #program: NonNullable<ReturnType<PointwiseRule["classes"]["get"]>>["program"];

  constructor(rule: PointwiseRule, numbers: NumberClass) {
    this.#rule = rule;
    this.#isInt = numbers !== "float";
    const { types, program } = rule.classes.get(numbers)!;
    this.#types = types;
    this.#program = program;
    rule.inputs.forEach(({ name }, i) => {
      this.#names.set(name, operandNames[i]!);
    });
    rule.parameters.forEach(({ name, type }, i) => {
      if (type === "number") this.#names.set(name, numberNames[i]!);
    });
  }

  /** The bindings that `result` needs, then itself. */
  program(result: Expr): string {
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
      lines.push(`${this.#isMask(value) ? this.#mask(value) : this.#value(value)} =v${i}`);
      this.#names.set(name, `v${i}`);
    });
    return [...lines, isBoolResult(this.#rule) ? this.#mask(result) : this.#value(result)].join(" ");
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
    if (this.#rule.parameters.some((parameter) => parameter.name === name)) throw new NoVectorForm();
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
    return `${this.#value(left)} ${this.#value(right)} shift-${op === "<<" ? "left" : "right"}`;
  }
}

const isOne = (expr: Expr): boolean => expr.kind === "number" && Number(expr.text) === 1;
