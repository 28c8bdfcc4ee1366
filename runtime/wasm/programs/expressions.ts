// Words of the stack language of vector programs, as expressions of the typed assembler.

import { append, declare, expression, type Local, type Value, variable } from "../assembler.js";
import { type LaneType, printed } from "./vectors.js";

/** A word, such as "exp", applied to vectors. */
export const applied = (word: string, lanes: LaneType, ...operands: readonly Value<"v128">[]): Value<"v128"> =>
  expression(
    "v128",
    operands,
    printed([word], new Map(), lanes, (type) => declare(type).index),
  );

/** Executes a program that leaves nothing on the stack, over named variables: returns these, and those that it defines. */
export function program(
  text: string,
  variables: Readonly<Record<string, Local<"v128">>>,
  lanes: LaneType,
): Readonly<Record<string, Local<"v128">>> {
  const scope = new Map(Object.entries(variables).map(([name, { index }]) => [name, index]));
  append(printed(text.split(" "), scope, lanes, (type) => declare(type).index));
  return Object.fromEntries([...scope].map(([name, index]) => [name, variable("v128", index)]));
}
