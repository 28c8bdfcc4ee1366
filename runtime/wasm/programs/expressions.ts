// Vector functions and formulas as expressions and statements of the typed assembler.

import { append, declare, expression, type Local, type Value, variable } from "../assembler.js";
import { statements } from "./formulas.js";
import { type LaneType, printed } from "./vectors.js";

/** A function, such as "exp", of vectors. */
export const applied = (name: string, lanes: LaneType, ...operands: readonly Value<"v128">[]): Value<"v128"> =>
  expression(
    "v128",
    operands,
    printed([name], new Map(), lanes, (type) => declare(type).index),
  );

/** Executes statements, as in formulas, over named variables: returns these, and those that the statements set. */
export function program(
  text: string,
  variables: Readonly<Record<string, Local<"v128">>>,
  lanes: LaneType,
): Readonly<Record<string, Local<"v128">>> {
  const scope = new Map(Object.entries(variables).map(([name, { index }]) => [name, index]));
  append(printed(statements(text), scope, lanes, (type) => declare(type).index));
  return Object.fromEntries([...scope].map(([name, index]) => [name, variable("v128", index)]));
}
