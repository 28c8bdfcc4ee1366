// Overload resolution: which operator or helper a call means, with its arguments converted and its defaults filled in.

import type { FormulaType, HelperParameter, HelperSignature } from "../../runtime/formula/index.js";
import { fromSchemaType, optionsType, tupleOf } from "../../runtime/formula/index.js";
import type { Argument, FunctionSchema } from "../../runtime/schema/types.js";
import { defaultLiteral } from "../api/defaults.js";
import type { NativeFunction } from "../model/native-function.js";
import type { Hole } from "../print/code.js";
import { literal } from "../print/code.js";
import { shared } from "../query.js";
import { convert } from "./convert.js";
import type { Typed } from "./environment.js";

/** A matching candidate: its arguments in order, and how good the match is. */
export interface Fit {
  readonly args: readonly Hole[];
  readonly cost: number;
  /** The parameters that the given arguments are for. */
  readonly names: readonly string[];
}

/** Why a candidate does not match: the argument at fault, or the count. */
export interface Misfit {
  readonly argument: number | null;
  readonly why: string;
}

interface OperatorParameter {
  readonly name: string;
  readonly type: FormulaType;
  readonly size: number | null;
  readonly default: Hole | undefined;
}

interface OperatorShape {
  readonly parameters: readonly OperatorParameter[];
  readonly options: number;
  readonly returns: FormulaType;
}

const shapeOf = shared((schema: FunctionSchema): OperatorShape => {
  const parameters = schema.arguments.map((argument: Argument): OperatorParameter => {
    const { type } = argument;
    const plain = type.kind === "optional" ? type.element : type;
    return {
      name: argument.name,
      type: fromSchemaType(type),
      size: plain.kind === "list" ? plain.size : null,
      default: argument.default === null ? undefined : (defaultLiteral(argument) ?? undefined),
    };
  });
  const returns = schema.returns.map((r) => fromSchemaType(r.type));
  return {
    parameters,
    options: schema.tensorOptionsIndex,
    returns: returns.length === 1 ? returns[0]! : tupleOf(returns),
  };
});

export function operatorReturns(f: NativeFunction): FormulaType {
  return shapeOf(f.func).returns;
}

/**
 * Matches arguments, all positional as in C++, to an operator. TensorOptions stand for dtype, layout, device and pin_memory.
 */
export function fitOperator(f: NativeFunction, args: readonly Typed[]): Fit | Misfit {
  const { parameters, options } = shapeOf(f.func);
  const out: Hole[] = [];
  const names: string[] = [];
  let cost = 0;
  let next = 0;
  for (let i = 0; i < parameters.length; i++) {
    const parameter = parameters[i]!;
    const arg = args[next];
    if (arg === undefined) {
      if (parameter.default === undefined) return { argument: null, why: `\`${parameter.name}\` is missing` };
      out.push(parameter.default);
      continue;
    }
    if (i === options && arg.options !== undefined) {
      out.push(...arg.options, literal(null));
      names.push("options");
      i += 3;
      next++;
      continue;
    }
    const fit = convert(arg, parameter.type, parameter.size);
    if (fit === null) return misfit(next, parameter.name, parameter.type, arg);
    out.push(fit.value.code);
    names.push(parameter.name);
    cost += fit.cost;
    next++;
  }
  if (next < args.length)
    return { argument: next, why: `takes ${parameters.length} argument${parameters.length === 1 ? "" : "s"} at most` };
  return { args: out, cost, names };
}

/** Matches arguments to a helper. `lowerDefault` lowers the default of a parameter. */
export function fitHelper(
  { parameters }: HelperSignature,
  args: readonly Typed[],
  lowerDefault: (parameter: HelperParameter) => Hole,
): Fit | Misfit {
  const out: Hole[] = [];
  let cost = 0;
  for (let i = 0; i < parameters.length; i++) {
    const parameter = parameters[i]!;
    const arg = args[i];
    if (arg === undefined) {
      if (parameter.default === null) return { argument: null, why: `\`${parameter.name}\` is missing` };
      out.push(lowerDefault(parameter));
      continue;
    }
    const fit = convert(arg, parameter.type, parameter.size);
    if (fit === null) return misfit(i, parameter.name, parameter.type, arg);
    out.push(fit.value.code);
    cost += fit.cost;
  }
  if (args.length > parameters.length) {
    return {
      argument: parameters.length,
      why: `takes ${parameters.length} argument${parameters.length === 1 ? "" : "s"} at most`,
    };
  }
  return { args: out, cost, names: parameters.map(({ name }) => name) };
}

function misfit(index: number, name: string, wanted: FormulaType, arg: Typed): Misfit {
  const given =
    arg.items !== undefined ? "an initialiser list" : arg.type === optionsType ? "TensorOptions" : arg.type.text;
  return { argument: index, why: `\`${name}\` requires ${wanted.text}, got ${given}` };
}

export function isFit(result: Fit | Misfit): result is Fit {
  return "args" in result;
}
