// The names of a scalar expression, and its check: every name known, every function called correctly, kinds that match.

import { didYouMean } from "../diagnostics.js";
import { scalarConstants, scalarFunctions, type ValueKind } from "./functions.js";
import { type Expr, ExpressionError, type Program } from "./parse.js";

/** A name of the schema. */
export interface Operand {
  readonly name: string;
  /** `element`: of a tensor, one per position; `parameter`: one value for the whole call. */
  readonly kind: "element" | "parameter";
  /** `value`: a number of the computing dtype; `raw`: a string, only compared. */
  readonly type: ValueKind | "string";
  readonly optional: boolean;
}

export type Kind = ValueKind | "string" | "none";

/** The kind of every node that was checked, and whether it depends on elements. */
export interface Typed {
  readonly kind: Kind;
  /** Depends on no element: constant for the whole call. */
  readonly uniform: boolean;
}

export type Types = ReadonlyMap<Expr, Typed>;

const choice = "a choice is written `condition ? a : b`, in quotes because of the colon";
/** Names used in other languages. */
const otherFunctions: Readonly<Record<string, string>> = {
  where: choice,
  select: choice,
  max: "did you mean `maximum`?",
  min: "did you mean `minimum`?",
  clamp: "write `minimum(maximum(self, low), high)`",
  square: "write `self * self`",
  ln: "did you mean `log`?",
};

/**
 * Checks a program against the names in scope.
 *
 * @throws ExpressionError at the first error
 */
export function checkProgram(program: Program, operands: readonly Operand[]): Types {
  return new ProgramCheck(operands).check(program);
}

class ProgramCheck {
  readonly #scope: Map<string, Typed & { readonly optional: boolean }>;
  readonly #types = new Map<Expr, Typed>();

  constructor(operands: readonly Operand[]) {
    this.#scope = new Map(
      operands.map(({ name, kind, type, optional }) => [name, { kind: type, uniform: kind === "parameter", optional }]),
    );
  }

  check({ bindings, result }: Program): Types {
    for (const binding of bindings) {
      const { name } = binding;
      if (this.#scope.has(name) || scalarFunctions.has(name) || isConstant(name))
        throw new ExpressionError(`\`${name}\` has a meaning already`, binding);
      this.#scope.set(name, { ...this.#number(binding.value), optional: false });
    }
    this.#number(result);
    return this.#types;
  }

  #set(expr: Expr, kind: Kind, uniform: boolean): Typed {
    const typed = { kind, uniform };
    this.#types.set(expr, typed);
    return typed;
  }

  #number(expr: Expr): Typed {
    const typed = this.#value(expr);
    if (typed.kind === "value" || typed.kind === "bool") return typed;
    throw new ExpressionError(`expected a number, found ${article(typed.kind)}`, expr);
  }

  #value(expr: Expr): Typed {
    switch (expr.kind) {
      case "number":
        return this.#set(expr, "value", true);
      case "string":
        return this.#set(expr, "string", true);
      case "name":
        return this.#name(expr);
      case "unary": {
        const { uniform } = this.#number(expr.operand);
        return this.#set(expr, expr.op === "!" ? "bool" : "value", uniform);
      }
      case "binary":
        return expr.op === "==" || expr.op === "!=" ? this.#equality(expr) : this.#binary(expr);
      case "select": {
        const parts = [expr.condition, expr.then, expr.otherwise].map((part) => this.#number(part));
        const kind = parts.slice(1).every((part) => part.kind === "bool") ? "bool" : "value";
        return this.#set(expr, kind, areUniform(parts));
      }
      case "call":
        return this.#call(expr);
    }
  }

  #name(expr: ExprOf<"name">): Typed {
    const { name } = expr;
    const found = this.#scope.get(name);
    if (found !== undefined) return this.#set(expr, found.kind, found.uniform);
    if (name === "true" || name === "false") return this.#set(expr, "bool", true);
    if (name === "None") return this.#set(expr, "none", true);
    if (isConstant(name)) return this.#set(expr, "value", true);
    const known = [...this.#scope.keys(), ...scalarConstants];
    const hint = scalarFunctions.has(name)
      ? `\`${name}\` is a function: write ${name}(...)`
      : didYouMean(name, known, `in scope: ${known.join(", ")}`);
    throw new ExpressionError(`\`${name}\` is not in scope here`, expr, hint);
  }

  /** Comparisons of numbers, of texts, or of an optional argument with None. */
  #equality(expr: ExprOf<"binary">): Typed {
    const { left, right } = expr;
    const [a, b] = [this.#value(left), this.#value(right)];
    if (a.kind === "none" || b.kind === "none") {
      const other = a.kind === "none" ? right : left;
      const optional = other.kind === "name" && this.#scope.get(other.name)?.optional === true;
      if (!optional) throw new ExpressionError("only an optional argument can be compared with None", other);
    } else if ((a.kind === "string") !== (b.kind === "string")) {
      throw new ExpressionError(`cannot compare ${article(a.kind)} with ${article(b.kind)}`, expr);
    }
    return this.#set(expr, "bool", areUniform([a, b]));
  }

  #binary(expr: ExprOf<"binary">): Typed {
    const { op, left, right } = expr;
    const sides = [this.#number(left), this.#number(right)];
    const logical = op === "&&" || op === "||" || op === "<" || op === "<=" || op === ">" || op === ">=";
    return this.#set(expr, logical ? "bool" : "value", areUniform(sides));
  }

  #call(expr: ExprOf<"call">): Typed {
    const { name, args, offset } = expr;
    const fn = scalarFunctions.get(name);
    if (fn === undefined) {
      const functions = [...scalarFunctions.keys()];
      const hint = Object.hasOwn(otherFunctions, name)
        ? otherFunctions[name]!
        : didYouMean(name, functions, `functions: ${functions.join(", ")}`);
      const message = `\`${name}\` is not a function of the scalar language`;
      throw new ExpressionError(message, { offset, length: name.length }, hint);
    }
    if (args.length !== fn.arity) {
      const message = `${fn.name} takes ${fn.arity} argument${fn.arity === 1 ? "" : "s"}, found ${args.length}`;
      throw new ExpressionError(message, expr, `${fn.name}: ${fn.doc}`);
    }
    return this.#set(expr, fn.result, areUniform(args.map((arg) => this.#number(arg))));
  }
}

type ExprOf<K extends Expr["kind"]> = Extract<Expr, { readonly kind: K }>;

function areUniform(operands: readonly Typed[]): boolean {
  return operands.every((part) => part.uniform);
}

function isConstant(name: string): boolean {
  return (scalarConstants as readonly string[]).includes(name);
}

function article(kind: Kind): string {
  if (kind === "none") return "None";
  return kind === "bool" ? "a truth value" : kind === "string" ? "a string" : "a number";
}
