// Loops over complex numbers: expressions as statements on real and imaginary parts, by the rules of complex arithmetic.

import type { Diagnostics } from "../../../diagnostics.js";
import { type Code, code, type Hole, join, typeRef, verbatim } from "../../../print/code.js";
import type { ScalarFunctionName } from "../../functions.js";
import { type BinaryOperator, type Expr, ExpressionError } from "../../parse.js";
import { type ClassExpression, isBoolResult, type PointwiseRule, reportExpressionError } from "../../rule.js";
import { helper } from "./expression.js";
import { templateOf } from "./functions.js";
import { chooseNames, claimed, expressionCode, presenceCheck, usedNames, valueUse } from "./loop.js";

const arraysFile = "runtime/kernels/memory/arrays.ts";
const pairs = typeRef("PairArray", arraysFile);

/** An expression's value as text: atoms, so that both parts can be used anywhere. Without `im` it is a real number. */
interface Value {
  readonly re: string;
  readonly im: string | null;
}

/** Exports of runtime/kernels/math/complex.ts that leave their result in `z`. */
const functions: Partial<Record<ScalarFunctionName, string>> = {
  exp: "cexp",
  log: "clog",
  log2: "clog2",
  log10: "clog10",
  sqrt: "csqrt",
  rsqrt: "crsqrt",
  sin: "csin",
  cos: "ccos",
  tan: "ctan",
  asin: "casin",
  acos: "cacos",
  atan: "catan",
  sinh: "csinh",
  cosh: "ccosh",
  tanh: "ctanh",
  asinh: "casinh",
  acosh: "cacosh",
  atanh: "catanh",
  sign: "csign",
};

/** The loop of a rule for complex numbers, called `name`; null if there is none. What cannot be printed is reported. */
export function complexLoop(rule: PointwiseRule, name: string, diagnostics: Diagnostics): Code | null {
  const expression = rule.classes.get("complex");
  if (expression === undefined) return null;
  try {
    return new ComplexLoop(rule, expression).emit(name);
  } catch (error) {
    if (!(error instanceof ExpressionError)) throw error;
    reportExpressionError(error, expression.text, diagnostics);
    return null;
  }
}

/** How a loop handles its tensors. */
interface LoopInputs {
  readonly taken: readonly Hole[];
  readonly advance: readonly string[];
  readonly loads: readonly string[];
}

class ComplexLoop {
  readonly rule: PointwiseRule;
  readonly expression: ClassExpression;
  readonly #locals: ReadonlyMap<string, string>;
  readonly #names = new Map<string, Value>();
  readonly #truths = new Map<string, string>();
  #statements: string[] = [];
  #count = 0;

  constructor(rule: PointwiseRule, expression: ClassExpression) {
    this.rule = rule;
    this.expression = expression;
    const { bindings } = expression.program;
    this.#locals = chooseNames([...rule.inputs, ...rule.parameters, ...bindings].map((named) => named.name));
  }

  emit(name: string): Code {
    const used = usedNames(this.expression.program, "complex");
    const inputs = this.#inputs(used);
    const parameters = this.#parameters(used);
    const body = this.#branch(this.expression.program.result, inputs);
    const taken: readonly Hole[] = [
      verbatim("n: number"),
      code`out: ${isBoolResult(this.rule) ? "Uint8Array" : pairs}`,
      verbatim("at: number"),
      verbatim("step: number"),
      ...inputs.taken,
      ...parameters.taken,
    ];
    const read = this.rule.inputs.filter((input) => used.has(input.name));
    return code`
      function ${name}(
        ${join(taken, ", ")},
      ): void {
        ${presenceCheck(read.map((input) => `${this.local(input.name)}Array`))}
        ${parameters.prologue.map((line) => expressionCode(line))}
        ${body}
      }
    `;
  }

  /** The tensors: the loop's variables for each, how it advances to the next elements, and how it loads numbers. */
  #inputs(used: ReadonlySet<string>): LoopInputs {
    const taken: Hole[] = [];
    const advance = ["at += step"];
    const loads: string[] = [];
    for (const { name, promoted } of this.rule.inputs) {
      const local = this.local(name);
      const mark = used.has(name) ? "" : "_";
      taken.push(code`${`${mark}${local}Array`}: ${promoted ? pairs : "Uint8Array"}`);
      taken.push(verbatim(`${mark}${local}At: number`), verbatim(`${mark}${local}Step: number`));
      if (mark !== "") continue;
      advance.push(`${local}At += ${local}Step`);
      if (!promoted) {
        this.#truths.set(name, `${local}Array[${local}At] !== 0`);
        continue;
      }
      loads.push(
        `const ${local}Re = ${local}Array[2 * ${local}At]!;`,
        `const ${local}Im = ${local}Array[2 * ${local}At + 1]!;`,
      );
      this.#names.set(name, { re: `${local}Re`, im: `${local}Im` });
    }
    return { taken, advance, loads };
  }

  /** The other arguments, up to the last used one, and how numbers become pairs before the loop. */
  #parameters(used: ReadonlySet<string>): { readonly taken: readonly Hole[]; readonly prologue: readonly string[] } {
    const { inputs, parameters } = this.rule;
    const { program } = this.expression;
    const taken: Hole[] = [];
    const prologue: string[] = [];
    // The array's type is known from an input that the loop otherwise may not read.
    const like = inputs.find(({ promoted }) => promoted)!;
    const last = parameters.findLastIndex((p) => used.has(p.name));
    for (const { name, type, optional } of parameters.slice(0, last + 1)) {
      const local = this.local(name);
      const mark = used.has(name) ? "" : "_";
      const or = optional ? verbatim(" | null") : null;
      if (type !== "number") {
        taken.push(code`${`${mark}${local}`}: ${type === "bool" ? "boolean" : "string"}${or}`);
        if (type === "bool") this.#truths.set(name, local);
        continue;
      }
      taken.push(code`${`${mark}${local}Scalar`}: ${typeRef("Scalar", "runtime/core/scalar.ts")}${or}`);
      const values = [program.result, ...program.bindings.map(({ value }) => value)];
      if (!values.some((part) => valueUse(part, name))) continue;
      const given = `${local}Scalar${optional ? " ?? 0" : ""}, ${this.local(like.name)}Array`;
      prologue.push(
        `const ${local}Re = ${helper("realPart")}(${given});`,
        `const ${local}Im = ${helper("imaginaryPart")}(${given});`,
      );
      this.#names.set(name, { re: `${local}Re`, im: `${local}Im` });
    }
    return { taken, prologue };
  }

  /** A choice that is the same for all elements is made before the loop: each branch has its own loop. */
  #branch(result: Expr, inputs: LoopInputs): Code {
    if (result.kind !== "select" || !this.expression.types.get(result.condition)!.uniform)
      return this.#loop(result, inputs);
    const [before, condition] = this.collect(() => this.truth(result.condition));
    return code`
      ${before}
      if (${expressionCode(condition)}) {
        ${this.#branch(result.then, inputs)}
      } else {
        ${this.#branch(result.otherwise, inputs)}
      }
    `;
  }

  #loop(result: Expr, { advance, loads }: LoopInputs): Code {
    const seen = usedNames(this.expression.program, "complex", result);
    const [statements, stored] = this.collect(() => {
      for (const { name: bound, value } of this.expression.program.bindings) {
        if (!seen.has(bound)) continue;
        if (this.expression.types.get(value)!.kind === "bool") this.#truths.set(bound, this.truth(value));
        else this.#names.set(bound, this.value(value));
      }
      return this.#stored(result);
    });
    const mine = this.rule.inputs
      .filter(({ promoted, name }) => promoted && seen.has(name))
      .map(({ name }) => this.local(name));
    const loaded = loads.filter((line) =>
      mine.some((local) => line.startsWith(`const ${local}Re =`) || line.startsWith(`const ${local}Im =`)),
    );
    return code`
      for (let i = 0; i < n; i++, ${verbatim(advance.join(", "))}) {
        ${loaded.map((line) => verbatim(line))}
        ${statements}
        ${stored.map((line) => expressionCode(line))}
      }
    `;
  }

  /** The statements that store a result. */
  #stored(result: Expr): readonly string[] {
    if (isBoolResult(this.rule)) return [`out[at] = ${this.truth(result)} ? 1 : 0;`];
    const { re, im } = this.value(result);
    if (!this.rule.realResult) return [`out[2 * at] = ${re};`, `out[2 * at + 1] = ${im ?? "0"};`];
    if (im === null) return [`out[at] = ${re};`];
    const message = "the result of complex numbers must be real here";
    throw new ExpressionError(message, result, "`complex_result: real` says so");
  }

  local(name: string): string {
    return this.#locals.get(name)!;
  }

  /** The result of `make`, and the statements that have to precede it. */
  collect<T>(make: () => T): [Code[], T] {
    const before = this.#statements;
    this.#statements = [];
    const result = make();
    const statements = this.#statements.map((line) => expressionCode(line));
    this.#statements = before;
    return [statements, result];
  }

  /** A value that has a name. */
  named(re: string, im: string | null): Value {
    const name = `t${this.#count++}`;
    this.#statements.push(`const ${name}Re = ${re};`);
    if (im === null) return { re: `${name}Re`, im: null };
    this.#statements.push(`const ${name}Im = ${im};`);
    return { re: `${name}Re`, im: `${name}Im` };
  }

  /** The result that a helper leaves in `z`. */
  left(call: string): Value {
    this.#statements.push(`${call};`);
    return this.named(`${helper("z")}[0]!`, `${helper("z")}[1]!`);
  }

  isTruth(expr: Expr): boolean {
    return this.expression.types.get(expr)!.kind === "bool";
  }

  truth(expr: Expr): string {
    if (!this.isTruth(expr)) {
      const { re, im } = this.value(expr);
      return im === null ? `${re} !== 0` : `(${re} !== 0 || ${im} !== 0)`;
    }
    switch (expr.kind) {
      case "name":
        return this.#truths.get(expr.name) ?? expr.name;
      case "unary":
        return `!(${this.truth(expr.operand)})`;
      case "select":
        return `((${this.truth(expr.condition)}) ? (${this.truth(expr.then)}) : (${this.truth(expr.otherwise)}))`;
      case "binary":
        return this.comparison(expr, expr.op, expr.left, expr.right);
      case "call": {
        const [{ re, im }] = expr.args.map((arg) => this.value(arg)) as [Value];
        const one = (part: string): string => this.real(expr, [part]);
        if (im === null) return one(re);
        return expr.name === "isfinite" ? `(${one(re)} && ${one(im)})` : `(${one(re)} || ${one(im)})`;
      }
      default:
        throw new ExpressionError("expected a truth value", expr);
    }
  }

  comparison(expr: Expr, op: BinaryOperator, left: Expr, right: Expr): string {
    if (op === "&&" || op === "||") return `((${this.truth(left)}) ${op} (${this.truth(right)}))`;
    const kinds = [left, right].map((side) => this.expression.types.get(side)!.kind);
    if (op === "==" || op === "!=") {
      if (kinds.includes("none") || kinds.includes("string")) return `${this.raw(left)} ${op}= ${this.raw(right)}`;
      if (kinds[0] === "bool" && kinds[1] === "bool") return `((${this.truth(left)}) ${op}= (${this.truth(right)}))`;
      const a = this.value(left);
      const b = this.value(right);
      const same = `${a.re} === ${b.re}${a.im === null && b.im === null ? "" : ` && ${a.im ?? 0} === ${b.im ?? 0}`}`;
      return op === "==" ? `(${same})` : `!(${same})`;
    }
    const a = this.value(left);
    const b = this.value(right);
    if (a.im !== null || b.im !== null) {
      throw new ExpressionError(
        `\`${op}\` compares, but complex numbers have no order`,
        expr,
        "give an expression for `complex`, or restrict `dtypes`",
      );
    }
    return `${a.re} ${op} ${b.re}`;
  }

  raw(expr: Expr): string {
    if (expr.kind === "string") return JSON.stringify(expr.value);
    if (expr.kind !== "name") throw new ExpressionError("expected a name or a string", expr);
    if (expr.name === "None") return "null";
    const parameter = this.rule.parameters.find(({ name }) => name === expr.name)!;
    return parameter.type === "number" ? `${this.local(expr.name)}Scalar` : this.local(expr.name);
  }

  value(expr: Expr): Value {
    if (this.isTruth(expr)) return { re: `((${this.truth(expr)}) ? 1 : 0)`, im: null };
    switch (expr.kind) {
      case "number":
        return { re: String(Number(expr.text)), im: null };
      case "name": {
        const found = this.#names.get(expr.name);
        return found ?? { re: this.constant(expr.name), im: null };
      }
      case "unary": {
        if (expr.op !== "-")
          throw new ExpressionError(
            `\`${expr.op}\` works on integers, but this expression computes complex numbers`,
            expr,
            "restrict `dtypes`",
          );
        const { re, im } = this.value(expr.operand);
        return this.named(`-${re}`, im === null ? null : `-${im}`);
      }
      case "binary":
        return this.binary(expr, expr.op, this.value(expr.left), this.value(expr.right));
      case "select": {
        const condition = this.truth(expr.condition);
        const then = this.value(expr.then);
        const otherwise = this.value(expr.otherwise);
        const choose = (a: string, b: string): string => `${condition} ? ${a} : ${b}`;
        const im = then.im === null && otherwise.im === null ? null : choose(then.im ?? "0", otherwise.im ?? "0");
        return this.named(choose(then.re, otherwise.re), im);
      }
      case "call":
        return this.call(expr);
      default:
        throw new ExpressionError("expected a number", expr);
    }
  }

  constant(name: string): string {
    if (name === "pi") return "Math.PI";
    if (name === "inf") return "Number.POSITIVE_INFINITY";
    if (name === "nan") return "Number.NaN";
    return name === "highest" ? "Number.MAX_VALUE" : "-Number.MAX_VALUE";
  }

  binary(expr: Expr, op: BinaryOperator, a: Value, b: Value): Value {
    const pair = (re: string, im: string): Value => this.named(re, im);
    if (op !== "+" && op !== "-" && op !== "*" && op !== "/") {
      throw new ExpressionError(
        `\`${op}\` works on integers, but this expression computes complex numbers`,
        expr,
        "restrict `dtypes`",
      );
    }
    if (a.im === null && b.im === null) return this.named(`${a.re} ${op} ${b.re}`, null);
    // A real number's imaginary part is added as a zero, and plays no part in a product.
    if (op === "+") return pair(`${a.re} + ${b.re}`, `${a.im ?? 0} + ${b.im ?? 0}`);
    if (op === "-") return pair(`${a.re} - ${b.re}`, `${a.im ?? 0} - ${b.im ?? 0}`);
    if (op === "*") {
      if (a.im === null) return pair(`${a.re} * ${b.re}`, `${a.re} * ${b.im}`);
      if (b.im === null) return pair(`${a.re} * ${b.re}`, `${a.im} * ${b.re}`);
      return pair(`${a.re} * ${b.re} - ${a.im} * ${b.im}`, `${a.re} * ${b.im} + ${a.im} * ${b.re}`);
    }
    if (b.im === null) return pair(`${a.re} / ${b.re}`, `${a.im} / ${b.re}`);
    const square = this.named(`${b.re} * ${b.re} + ${b.im} * ${b.im}`, null).re;
    if (a.im === null) return pair(`(${a.re} * ${b.re}) / ${square}`, `-(${a.re} * ${b.im}) / ${square}`);
    return pair(
      `(${a.re} * ${b.re} + ${a.im} * ${b.im}) / ${square}`,
      `(${a.im} * ${b.re} - ${a.re} * ${b.im}) / ${square}`,
    );
  }

  call(expr: Expr & { readonly kind: "call" }): Value {
    const name = expr.name as ScalarFunctionName;
    const args = expr.args.map((arg) => this.value(arg));
    const [x, y] = args as [Value, Value?];
    if (name === "rounded") return x;
    if (name === "conj") return x.im === null ? x : this.named(x.re, `-${x.im}`);
    if (name === "re") return { re: x.re, im: null };
    if (name === "im") return { re: x.im ?? "0", im: null };
    if (args.every(({ im }) => im === null))
      return this.named(
        this.real(
          expr,
          args.map(({ re }) => re),
        ),
        null,
      );
    if (name === "abs") return this.named(`${helper("cabs")}(${x.re}, ${x.im})`, null);
    if (name === "arg") return this.named(`${helper("carg")}(${x.re}, ${x.im})`, null);
    if (name === "pow") {
      return this.left(`${helper("cpow")}(${x.re}, ${x.im ?? 0}, ${y!.re}, ${y!.im ?? 0})`);
    }
    if (name === "sigmoid") {
      const power = this.left(`${helper("cexp")}(-${x.re}, -${x.im})`);
      return this.left(`${helper("creciprocal")}(1 + ${power.re}, 0 + ${power.im})`);
    }
    const found = functions[name];
    if (found === undefined) {
      throw new ExpressionError(
        `${name} is not defined for complex numbers`,
        expr,
        "give an expression for `complex`, or restrict `dtypes`",
      );
    }
    return this.left(`${helper(found)}(${x.re}, ${x.im})`);
  }

  /** A function of real numbers, computed in doubles. */
  real(expr: Expr & { readonly kind: "call" }, args: readonly string[]): string {
    const template = templateOf(expr.name as ScalarFunctionName, "float64")!;
    return template
      .replace(/@(\w+)/g, (_, name: string) => helper(name))
      .replace(/\$(\d)/g, (_, index: string) => args[Number(index)]!);
  }
}

/** Names that imports of a file with such loops must not use. */
export function complexLocals(rule: PointwiseRule): readonly string[] {
  const expression = rule.classes.get("complex");
  if (expression === undefined) return [];
  const names = [...rule.inputs, ...rule.parameters, ...expression.program.bindings].map((named) => named.name);
  return [...chooseNames(names).values(), ...claimed];
}
