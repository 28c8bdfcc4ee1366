// Scalar expressions to TypeScript, for one number class at a time.

import type { ScalarFunctionName } from "../../functions.js";
import { type BinaryOperator, type Expr, ExpressionError } from "../../parse.js";
import type { Types } from "../../scope.js";
import { grows, type NumberClass, templateOf } from "./functions.js";

/** TypeScript text in which `\u0001name\u0002` stands for an export of runtime/kernels/math/scalar-math.ts. */
export interface Text {
  readonly text: string;
  /** The precedence of the outermost operator. */
  readonly level: number;
}

const SELECT = 2;
const UNARY = 14;
export const PRIMARY = 20;

const levelOf: Readonly<Record<BinaryOperator, number>> = {
  "||": 3,
  "&&": 4,
  "|": 5,
  "^": 6,
  "&": 7,
  "==": 8,
  "!=": 8,
  "<": 9,
  "<=": 9,
  ">": 9,
  ">=": 9,
  "<<": 10,
  ">>": 10,
  "+": 11,
  "-": 11,
  "*": 12,
  "/": 12,
};

const float32Limit = "3.4028234663852886e38";
const wideHelpers: Partial<Record<BinaryOperator, string>> = {
  "/": "divWide",
  "<<": "shiftLeftWide",
  ">>": "shiftRightWide",
};
const safeHelpers: Partial<Record<BinaryOperator, string>> = {
  "/": "intDiv",
  "&": "and64",
  "|": "or64",
  "^": "xor64",
  "<<": "shiftLeft64",
  ">>": "shiftRight64",
};

export function helper(name: string): string {
  return `\u0001${name}\u0002`;
}

/** Prints the expressions of one loop. For int64 it names the intermediate results that must be checked. */
export class ExpressionPrinter {
  readonly numbers: NumberClass;
  readonly types: Types;
  /** The text for a name of the scope: the element, the converted parameter, a binding. */
  readonly names: ReadonlyMap<string, Text>;
  /** The text for an argument that is compared with None or a string. */
  readonly raw: ReadonlyMap<string, string>;
  /** int64 only: `const t0 = ...;` of intermediate results, in order. */
  readonly temporaries: { readonly name: string; readonly text: string }[] = [];

  /** For a subexpression that involves no element: its results get no names and no checks. */
  readonly uniform: boolean;

  constructor(
    numbers: NumberClass,
    types: Types,
    names: ReadonlyMap<string, Text>,
    raw: ReadonlyMap<string, string>,
    uniform = false,
  ) {
    this.uniform = uniform;
    this.numbers = numbers;
    this.types = types;
    this.names = names;
    this.raw = raw;
  }

  get wide(): boolean {
    return this.numbers === "wide";
  }

  /** The expression as a number of its class. */
  value(expr: Expr): Text {
    const printed = this.print(expr);
    if (this.types.get(expr)!.kind !== "bool") return printed;
    const [yes, no] = this.wide ? ["1n", "0n"] : ["1", "0"];
    return { text: `${wrap(printed, SELECT + 1)} ? ${yes} : ${no}`, level: SELECT };
  }

  /** The expression as a truth value. */
  truth(expr: Expr): Text {
    const printed = this.print(expr);
    if (this.types.get(expr)!.kind === "bool") return printed;
    return { text: `${wrap(printed, 9)} !== ${this.wide ? "0n" : "0"}`, level: 8 };
  }

  print(expr: Expr): Text {
    switch (expr.kind) {
      case "number":
        return this.number(expr, expr.text);
      case "string":
        return { text: JSON.stringify(expr.value), level: PRIMARY };
      case "name":
        return this.name(expr, expr.name);
      case "unary":
        return this.unary(expr);
      case "binary":
        return this.binary(expr, expr.op, expr.left, expr.right);
      case "select": {
        const condition = wrap(this.truth(expr.condition), SELECT + 1);
        const both = this.types.get(expr)!.kind === "bool";
        const then = both ? this.truth(expr.then) : this.value(expr.then);
        const otherwise = both ? this.truth(expr.otherwise) : this.value(expr.otherwise);
        return { text: `${condition} ? ${wrap(then, SELECT)} : ${wrap(otherwise, SELECT)}`, level: SELECT };
      }
      case "call": {
        const name = expr.name as ScalarFunctionName;
        const template = templateOf(name, this.numbers);
        if (template === null) {
          const what = this.numbers.startsWith("float") ? "floating-point numbers" : `${this.numbers} numbers`;
          throw new ExpressionError(
            `${name} is not defined for ${what}`,
            expr,
            this.numbers === "int" || this.numbers === "int64" || this.numbers === "bool"
              ? "compute in floating point (`promote: float`), give an expression per class, or restrict `dtypes`"
              : "give an expression per class, or restrict `dtypes`",
          );
        }
        const args = expr.args.map((arg) => this.value(arg));
        const text = template
          .replace(/@(\w+)/g, (_, name: string) => helper(name))
          .replace(/\$(\d)/g, (_, index: string) => {
            const arg = args[Number(index)]!;
            return template === "$0" ? arg.text : wrap(arg, needsTight(template, index) ? UNARY : 0);
          });
        if (template === "$0") return args[0]!;
        const result = { text, level: PRIMARY };
        return grows(name) ? this.checked(result) : result;
      }
    }
  }

  number(expr: Expr, text: string): Text {
    if (this.numbers === "float32" || this.numbers === "float64") return { text: String(Number(text)), level: PRIMARY };
    if (!Number.isInteger(Number(text))) {
      throw new ExpressionError(
        `${text} is not an integer, but this expression computes integers`,
        expr,
        "give an expression per class, or restrict `dtypes`",
      );
    }
    const plain = String(Number(text));
    return { text: this.wide ? `${plain}n` : plain, level: PRIMARY };
  }

  name(expr: Expr, name: string): Text {
    const found = this.names.get(name);
    if (found !== undefined) return found;
    const { numbers } = this;
    const float = numbers === "float32" || numbers === "float64";
    if (name === "true" || name === "false") return { text: name, level: PRIMARY };
    if (name === "None") return { text: "null", level: PRIMARY };
    if (!float) throw new ExpressionError(`${name} is not an integer, but this expression computes integers`, expr);
    const highest = numbers === "float32" ? float32Limit : "Number.MAX_VALUE";
    if (name === "pi") return { text: "Math.PI", level: PRIMARY };
    if (name === "inf") return { text: "Number.POSITIVE_INFINITY", level: PRIMARY };
    if (name === "nan") return { text: "Number.NaN", level: PRIMARY };
    if (name === "highest") return { text: highest, level: PRIMARY };
    return { text: `-${highest}`, level: UNARY };
  }

  unary(expr: Expr & { readonly kind: "unary" }): Text {
    if (expr.op === "!") {
      return { text: `!${wrap(this.truth(expr.operand), UNARY)}`, level: UNARY };
    }
    const operand = wrap(this.value(expr.operand), UNARY + 1);
    if (expr.op === "-") {
      if (this.numbers === "int") return { text: `(-${operand} | 0)`, level: PRIMARY };
      if (this.wide) return { text: `${helper("wrap64")}(-${operand})`, level: PRIMARY };
      return { text: `-${operand}`, level: UNARY };
    }
    this.onlyIntegers(expr, "~");
    if (this.numbers === "int64") return { text: `-1 - ${operand}`, level: levelOf["-"] };
    return { text: `~${operand}`, level: UNARY };
  }

  binary(expr: Expr, op: BinaryOperator, left: Expr, right: Expr): Text {
    const level = levelOf[op];
    if (op === "&&" || op === "||") {
      return { text: `${wrap(this.truth(left), level)} ${op} ${wrap(this.truth(right), level + 1)}`, level };
    }
    if (op === "==" || op === "!=") return this.equality(op, left, right);
    const a = this.value(left);
    const b = this.value(right);
    const plain = (): Text => ({ text: `${wrap(a, level)} ${op} ${wrap(b, level + 1)}`, level });
    if (level === 9) return plain();
    const bits = op === "&" || op === "|" || op === "^" || op === "<<" || op === ">>";
    if (bits) this.onlyIntegers(expr, op);
    switch (this.numbers) {
      case "float32":
      case "float64":
        return plain();
      case "bool":
        return op === "/" ? call("intDiv", a, b) : plain();
      case "int":
        if (op === "*") return { text: `Math.imul(${a.text}, ${b.text})`, level: PRIMARY };
        if (op === "/") return call("intDiv", a, b);
        return bits ? plain() : { text: `(${plain().text} | 0)`, level: PRIMARY };
      case "int64": {
        const name = safeHelpers[op];
        const result = name === undefined ? plain() : call(name, a, b);
        return bits && op !== "<<" ? result : this.checked(result);
      }
      case "wide": {
        const name = wideHelpers[op];
        if (name !== undefined) return call(name, a, b);
        return bits ? plain() : { text: `${helper("wrap64")}(${plain().text})`, level: PRIMARY };
      }
    }
  }

  equality(op: "==" | "!=", left: Expr, right: Expr): Text {
    const kinds = [left, right].map((side) => this.types.get(side)!.kind);
    const side = (expr: Expr): Text => {
      if (kinds.includes("none") || kinds.includes("string")) {
        if (expr.kind === "name" && this.raw.has(expr.name)) return { text: this.raw.get(expr.name)!, level: PRIMARY };
        return this.print(expr);
      }
      return kinds[0] === "bool" && kinds[1] === "bool" ? this.print(expr) : this.value(expr);
    };
    return { text: `${wrap(side(left), 9)} ${op}= ${wrap(side(right), 9)}`, level: 8 };
  }

  /** int64: the result gets a name, so that the loop can see whether it is exact. */
  checked(result: Text): Text {
    if (this.numbers !== "int64" || this.uniform) return result;
    const name = `t${this.temporaries.length}`;
    this.temporaries.push({ name, text: result.text });
    return { text: name, level: PRIMARY };
  }

  onlyIntegers(expr: Expr, op: string): void {
    if (this.numbers.startsWith("float")) {
      throw new ExpressionError(
        `\`${op}\` works on integers, but this expression computes floating-point numbers`,
        expr,
        "restrict `dtypes`",
      );
    }
  }
}

function call(name: string, a: Text, b: Text): Text {
  return { text: `${helper(name)}(${a.text}, ${b.text})`, level: PRIMARY };
}

/** Parenthesised if it binds more loosely than `level`. */
export function wrap(text: Text, level: number): string {
  return text.level < level ? `(${text.text})` : text.text;
}

/** An argument next to an operator of the template, rather than alone between parentheses and commas. */
function needsTight(template: string, index: string): boolean {
  return !new RegExp(`[(,] ?\\$${index}[,)]`).test(template) || /[%<>*]|Math\.exp\(-/.test(template);
}
