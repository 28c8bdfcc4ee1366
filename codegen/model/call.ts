// A kernel that is a call, resolved: which operator or function it calls, with what for each argument.

import type { Argument } from "../../runtime/schema/types.js";
import type { NativeFunction } from "./native-function.js";

export type CallValue =
  /** An argument of the calling operator; with `element`, the current element of a list. */
  | { readonly kind: "argument"; readonly index: number; readonly element: boolean }
  /** An argument of the called operator, with the value as its default. */
  | { readonly kind: "constant"; readonly argument: Argument }
  | { readonly kind: "list"; readonly items: readonly CallValue[] }
  | { readonly kind: "call"; readonly call: Call };

export interface OperatorCall {
  readonly kind: "operator";
  readonly target: NativeFunction;
  /** One for each argument of the target. */
  readonly values: readonly CallValue[];
  /** Which of its results is used; null for whatever it returns. */
  readonly result: number | null;
}

/** The call of a function that a kernel source exports. */
export interface FunctionCall {
  readonly kind: "function";
  readonly name: string;
  /** Where the name stands in the text. */
  readonly at: number;
  readonly values: readonly CallValue[];
}

export type Call = OperatorCall | FunctionCall;

/** What a kernel does in place of handwritten code. */
export interface KernelCall {
  readonly call: Call;
  /** Indices of the arguments that are iterated together, with one call per element; null for a single call. */
  readonly lists: readonly number[] | null;
}

/** The operators that a call reaches, itself first. */
export function calledOperators(call: Call): readonly NativeFunction[] {
  return callsIn(call).flatMap((one) => (one.kind === "operator" ? [one.target] : []));
}

/** The functions of kernel sources that a call reaches, itself first. */
export function calledFunctions(call: Call): readonly FunctionCall[] {
  return callsIn(call).filter((one) => one.kind === "function");
}

function callsIn(call: Call): readonly Call[] {
  const within = (value: CallValue): readonly Call[] => {
    if (value.kind === "call") return callsIn(value.call);
    return value.kind === "list" ? value.items.flatMap(within) : [];
  };
  return [call, ...call.values.flatMap(within)];
}
