// A kernel that is a call of other operators, resolved: which operator, and what each of its arguments gets.

import type { Argument } from "../../runtime/schema/types.js";
import type { NativeFunction } from "./native-function.js";

export type CallValue =
  /** An argument of the operator that calls; with `element` the present element of a list. */
  | { readonly kind: "argument"; readonly index: number; readonly element: boolean }
  /** An argument of the called operator, with the value as its default. */
  | { readonly kind: "constant"; readonly argument: Argument }
  | { readonly kind: "list"; readonly items: readonly CallValue[] }
  | { readonly kind: "call"; readonly call: OperatorCall };

export interface OperatorCall {
  readonly target: NativeFunction;
  /** One for each argument of the target. */
  readonly values: readonly CallValue[];
  /** Which of its results is meant; null for what it returns. */
  readonly result: number | null;
}

/** What a kernel does instead of code of its own. */
export interface KernelCall {
  readonly call: OperatorCall;
  /** Indices of the arguments that are walked together, the call being made for each element; null for one call. */
  readonly lists: readonly number[] | null;
}

/** The operators that a call reaches, itself first. */
export function calledOperators(call: OperatorCall): readonly NativeFunction[] {
  return [call.target, ...call.values.flatMap((value) => operatorsIn(value))];
}

function operatorsIn(value: CallValue): readonly NativeFunction[] {
  if (value.kind === "call") return calledOperators(value.call);
  return value.kind === "list" ? value.items.flatMap((item) => operatorsIn(item)) : [];
}
