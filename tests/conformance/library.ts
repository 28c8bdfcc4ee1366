// The functions of the library that the conformance runner calls: operators by registry name, gradients, dual numbers.

import "../../generated/index.js";
import { dualLevel, makeDual, unpackDual } from "../../runtime/autograd/forward.js";
import type { Tensor } from "../../runtime/core/tensor.js";
import { dispatcher } from "../../runtime/dispatch/dispatcher.js";
import { defaultOf as schemaDefault } from "../../runtime/dispatch/parameters.js";
import type { Argument, FunctionSchema } from "../../runtime/schema/types.js";

/** A number for a Tensor argument of the schema: a 0-dim tensor that yields in type promotion. */
export { wrapNumber as wrapScalar } from "../../runtime/core/wrapped-number.js";
export { grad } from "../../runtime/layers/grad.js";

export interface FoundOperator {
  readonly schema: FunctionSchema;
  /** Calls through the dispatcher, all arguments in schema order. */
  call(args: readonly unknown[]): unknown;
}

const found = new Map<string, FoundOperator | null>();

/** The operator of a golden name (`aten::add.Tensor`), or null if the registry lacks it. */
export function findOperator(name: string): FoundOperator | null {
  const known = found.get(name);
  if (known !== undefined) return known;
  const entry = dispatcher.find(name);
  const operator =
    entry === undefined
      ? null
      : { schema: entry.schema, call: (args: readonly unknown[]) => dispatcher.call(entry, args) };
  found.set(name, operator);
  return operator;
}

/** The value of an argument that a record leaves out. */
export function defaultOf(argument: Argument): unknown {
  if (argument.default === null) throw new Error(`argument ${argument.name} has no default and is not given`);
  return schemaDefault(argument.default, argument.type);
}

export function requireGrad(tensor: Tensor): void {
  tensor.requiresGrad = true;
}

export function isView(tensor: Tensor): boolean {
  return tensor.autograd !== null && (tensor.autograd as { view?: unknown }).view != null;
}

function operator(name: string): FoundOperator {
  const result = findOperator(name);
  if (result === null) throw new Error(`the runner needs the operator ${name}`);
  return result;
}

/** The sum of a_i * b_i over all elements. */
export function weightedSum(a: Tensor, b: Tensor): Tensor {
  return operator("aten::sum").call([operator("aten::mul.Tensor").call([a, b]), null]) as Tensor;
}

export function addTensors(a: Tensor, b: Tensor): Tensor {
  return operator("aten::add.Tensor").call([a, b, 1]) as Tensor;
}

/** Runs a program on dual numbers; the tangents of its outputs, null where there is none. */
export function tangentsOf(
  program: (dual: (primal: Tensor, tangent: Tensor) => Tensor) => Tensor[],
): (Tensor | null)[] {
  return dualLevel(() => program(makeDual).map((output) => unpackDual(output).tangent));
}
