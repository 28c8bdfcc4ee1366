// What the names of a scalar expression mean, and its check: every name known, every function called right, kinds that fit.

import { didYouMean } from "../diagnostics.js";
import { scalarConstants, scalarFunctions, type ValueKind } from "./functions.js";
import { type Expr, ExpressionError, type Program } from "./parse.js";

/** A name of the schema. */
export interface Operand {
  readonly name: string;
  /** `element`: of a tensor, one per position; `parameter`: one for the whole call. */
  readonly kind: "element" | "parameter";
  /** `value`: a number of the computing dtype; `raw`: a string, compared only. */
  readonly type: ValueKind | "string";
  readonly optional: boolean;
}

export type Kind = ValueKind | "string" | "none";

/** The kind of every node that was checked, and whether it depends on elements. */
export interface Typed {
  readonly kind: Kind;
  /** Depends on no element: the same for the whole call. */
  readonly uniform: boolean;
}

export type Types = ReadonlyMap<Expr, Typed>;

const choice = "a choice is written `condition ? a : b`, in quotes because of the colon";
/** What other languages call it. */
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
 * @throws ExpressionError at the first thing that is wrong
 */
export function checkProgram(program: Program, operands: readonly Operand[]): Types {
  const scope = new Map<string, Typed & { readonly optional: boolean }>();
  for (const { name, kind, type, optional } of operands) {
    scope.set(name, { kind: type, uniform: kind === "parameter", optional });
  }
  const types = new Map<Expr, Typed>();

  const known = (): string[] => [...scope.keys(), ...scalarConstants];
  const set = (expr: Expr, kind: Kind, uniform: boolean): Typed => {
    const typed = { kind, uniform };
    types.set(expr, typed);
    return typed;
  };
  const number = (expr: Expr): Typed => {
    const typed = check(expr);
    if (typed.kind === "value" || typed.kind === "bool") return typed;
    throw new ExpressionError(`expected a number, found ${article(typed.kind)}`, expr);
  };

  function check(expr: Expr): Typed {
    switch (expr.kind) {
      case "number":
        return set(expr, "value", true);
      case "string":
        return set(expr, "string", true);
      case "name": {
        const found = scope.get(expr.name);
        if (found !== undefined) return set(expr, found.kind, found.uniform);
        if (expr.name === "true" || expr.name === "false") return set(expr, "bool", true);
        if (expr.name === "None") return set(expr, "none", true);
        if ((scalarConstants as readonly string[]).includes(expr.name)) return set(expr, "value", true);
        const hint = scalarFunctions.has(expr.name)
          ? `\`${expr.name}\` is a function: write ${expr.name}(...)`
          : didYouMean(expr.name, known(), `in scope: ${known().join(", ")}`);
        throw new ExpressionError(`\`${expr.name}\` is not in scope here`, expr, hint);
      }
      case "unary": {
        const operand = number(expr.operand);
        return set(expr, expr.op === "!" ? "bool" : "value", operand.uniform);
      }
      case "binary": {
        const { op, left, right } = expr;
        if (op === "==" || op === "!=") {
          const a = check(left);
          const b = check(right);
          const uniform = a.uniform && b.uniform;
          if (a.kind === "none" || b.kind === "none") {
            const other = a.kind === "none" ? right : left;
            const optional = other.kind === "name" && scope.get(other.name)?.optional === true;
            if (!optional) throw new ExpressionError("only an optional argument can be compared with None", other);
          } else if ((a.kind === "string") !== (b.kind === "string")) {
            throw new ExpressionError(`cannot compare ${article(a.kind)} with ${article(b.kind)}`, expr);
          }
          return set(expr, "bool", uniform);
        }
        const a = number(left);
        const b = number(right);
        const logical = op === "&&" || op === "||" || op === "<" || op === "<=" || op === ">" || op === ">=";
        return set(expr, logical ? "bool" : "value", a.uniform && b.uniform);
      }
      case "select": {
        const condition = number(expr.condition);
        const a = number(expr.then);
        const b = number(expr.otherwise);
        const kind = a.kind === "bool" && b.kind === "bool" ? "bool" : "value";
        return set(expr, kind, condition.uniform && a.uniform && b.uniform);
      }
      case "call": {
        const fn = scalarFunctions.get(expr.name);
        if (fn === undefined) {
          const names = [...scalarFunctions.keys()];
          const hint = Object.hasOwn(otherFunctions, expr.name)
            ? otherFunctions[expr.name]!
            : didYouMean(expr.name, names, `functions: ${names.join(", ")}`);
          throw new ExpressionError(
            `\`${expr.name}\` is not a function of the scalar language`,
            { offset: expr.offset, length: expr.name.length },
            hint,
          );
        }
        if (expr.args.length !== fn.arity) {
          throw new ExpressionError(
            `${fn.name} takes ${fn.arity} argument${fn.arity === 1 ? "" : "s"}, found ${expr.args.length}`,
            expr,
            `${fn.name}: ${fn.doc}`,
          );
        }
        const uniform = expr.args.map(number).every((arg) => arg.uniform);
        return set(expr, fn.result, uniform);
      }
    }
  }

  for (const binding of program.bindings) {
    if (
      scope.has(binding.name) ||
      scalarFunctions.has(binding.name) ||
      (scalarConstants as readonly string[]).includes(binding.name)
    ) {
      throw new ExpressionError(`\`${binding.name}\` has a meaning already`, binding);
    }
    const typed = number(binding.value);
    scope.set(binding.name, { ...typed, optional: false });
  }
  number(program.result);
  return types;
}

function article(kind: Kind): string {
  if (kind === "none") return "None";
  return kind === "bool" ? "a truth value" : kind === "string" ? "a string" : "a number";
}
