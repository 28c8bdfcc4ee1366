// Scalar expressions as WGSL: a function's body over one type of numbers, `T`, which is chosen when a shader is built (runtime/webgpu/language.ts). What
// numbers of a type do is left to functions of fixed names: `add(x, y)`, `less(x, y)`, `f_exp(x)`.

import { shaderFunctions } from "../../../../runtime/webgpu/words.js";
import type { BinaryOperator, Expr } from "../../parse.js";
import { namesIn } from "../../parse.js";
import type { ClassExpression } from "../../rule.js";

/** What has no form in WGSL. */
class NoShaderForm extends Error {}

/** How a name of the expression is read. */
export interface ShaderName {
  /** The text of its value: a number of type `T`, or a truth value. */
  readonly text: string;
  readonly kind: "value" | "bool" | "string";
  /** The text that tells whether it is None; null if it always has a value. */
  readonly none: string | null;
  /** Strings that it is compared with, filled while printing. */
  readonly strings?: string[];
}

const operators: Readonly<Partial<Record<BinaryOperator, string>>> = {
  "+": "add",
  "-": "sub",
  "*": "mul",
  "/": "div",
  "&": "bit_and",
  "|": "bit_or",
  "^": "bit_xor",
  "<<": "shift_left",
  ">>": "shift_right",
};
const comparisons: Readonly<Partial<Record<BinaryOperator, string>>> = {
  "==": "same",
  "!=": "differ",
  "<": "less",
  "<=": "at_most",
};
const mirrored: Readonly<Partial<Record<BinaryOperator, string>>> = { ">": "less", ">=": "at_most" };

/**
 * The statements that end with `return`, for a function whose result is a truth value or of type `T`; null if the expression has no
 * form in WGSL.
 */
export function shaderBody(
  expression: ClassExpression,
  names: ReadonlyMap<string, ShaderName>,
  isTruth: boolean,
  result: Expr = expression.program.result,
): string | null {
  try {
    return new ShaderPrinter(expression, names).body(result, isTruth);
  } catch (error) {
    if (error instanceof NoShaderForm) return null;
    throw error;
  }
}

class ShaderPrinter {
  readonly #expression: ClassExpression;
  readonly #names: Map<string, ShaderName>;

  constructor(expression: ClassExpression, names: ReadonlyMap<string, ShaderName>) {
    this.#expression = expression;
    this.#names = new Map(names);
  }

  body(result: Expr, isTruth: boolean): string {
    const { bindings } = this.#expression.program;
    const needed = new Set<string>();
    const need = (expr: Expr): void => {
      for (const name of namesIn(expr)) {
        if (needed.has(name)) continue;
        needed.add(name);
        const binding = bindings.find((one) => one.name === name);
        if (binding !== undefined) need(binding.value);
      }
    };
    need(result);
    const lines: string[] = [];
    for (const [i, { name, value }] of bindings.entries()) {
      if (!needed.has(name)) continue;
      const kind = this.#isTruth(value) ? "bool" : "value";
      lines.push(`let v${i} = ${kind === "bool" ? this.#truth(value) : this.#value(value)};`);
      this.#names.set(name, { text: `v${i}`, kind, none: null });
    }
    return [...lines, this.#branch(result, isTruth)].join(" ");
  }

  /** What is the same for all elements is decided by a branch, so that one side is computed. */
  #branch(result: Expr, isTruth: boolean): string {
    if (result.kind === "select" && this.#expression.types.get(result.condition)!.uniform)
      return `if (${this.#truth(result.condition)}) { ${this.#branch(result.then, isTruth)} } ${this.#branch(result.otherwise, isTruth)}`;
    return `return ${isTruth ? this.#truth(result) : this.#value(result)};`;
  }

  #isTruth(expr: Expr): boolean {
    return this.#expression.types.get(expr)!.kind === "bool";
  }

  #value(expr: Expr): string {
    return this.#isTruth(expr) ? `one_if(${this.#truth(expr)})` : this.#number(expr);
  }

  #truth(expr: Expr): string {
    if (!this.#isTruth(expr)) return `is_true(${this.#number(expr)})`;
    switch (expr.kind) {
      case "name":
        return this.#names.get(expr.name)?.text ?? expr.name;
      case "unary":
        return `!(${this.#truth(expr.operand)})`;
      case "select":
        return `select(${this.#truth(expr.otherwise)}, ${this.#truth(expr.then)}, ${this.#truth(expr.condition)})`;
      case "binary":
        return this.#comparison(expr.op, expr.left, expr.right);
      case "call":
        return this.#call(expr.name, expr.args);
      default:
        throw new NoShaderForm();
    }
  }

  #comparison(op: BinaryOperator, left: Expr, right: Expr): string {
    if (op === "&&" || op === "||") return `(${this.#truth(left)} ${op} ${this.#truth(right)})`;
    const kindOf = (expr: Expr): string => this.#expression.types.get(expr)!.kind;
    const negated = (text: string): string => (op === "==" ? text : `!(${text})`);
    if (kindOf(left) === "none") return negated(this.#named(right).none!);
    if (kindOf(right) === "none") return negated(this.#named(left).none!);
    if (kindOf(left) === "string" || kindOf(right) === "string") return negated(this.#strings(left, right));
    if ((op === "==" || op === "!=") && kindOf(left) === "bool" && kindOf(right) === "bool")
      return `(${this.#truth(left)} ${op} ${this.#truth(right)})`;
    const [x, y] = [this.#value(left), this.#value(right)];
    const swapped = mirrored[op];
    return swapped === undefined ? `${comparisons[op]!}(${x}, ${y})` : `${swapped}(${y}, ${x})`;
  }

  #named(expr: Expr): ShaderName {
    const found = expr.kind === "name" ? this.#names.get(expr.name) : undefined;
    if (found === undefined) throw new NoShaderForm();
    return found;
  }

  /** Strings arrive as positions in the list of those that they are compared with. */
  #strings(left: Expr, right: Expr): string {
    const [name, text] = left.kind === "string" ? [right, left] : [left, right];
    if (text.kind !== "string") throw new NoShaderForm();
    const { text: read, strings } = this.#named(name);
    let at = strings!.indexOf(text.value);
    if (at < 0) at = strings!.push(text.value) - 1;
    return `(${read} == ${at}u)`;
  }

  #number(expr: Expr): string {
    switch (expr.kind) {
      case "number":
        return `#${Number(expr.text)}#`;
      case "name":
        return this.#name(expr.name);
      case "unary":
        return `${expr.op === "-" ? "negated" : "bit_not"}(${this.#value(expr.operand)})`;
      case "binary":
        return `${operators[expr.op]!}(${this.#value(expr.left)}, ${this.#value(expr.right)})`;
      case "select":
        return `select(${this.#value(expr.otherwise)}, ${this.#value(expr.then)}, ${this.#truth(expr.condition)})`;
      case "call":
        return this.#call(expr.name, expr.args);
      default:
        throw new NoShaderForm();
    }
  }

  #name(name: string): string {
    const found = this.#names.get(name);
    if (found === undefined) return `c_${name}()`;
    if (found.kind === "string") throw new NoShaderForm();
    return found.kind === "bool" ? `one_if(${found.text})` : found.text;
  }

  #call(name: string, args: readonly Expr[]): string {
    if (!shaderFunctions.has(name)) throw new NoShaderForm();
    return `f_${name}(${args.map((arg) => this.#value(arg)).join(", ")})`;
  }
}
