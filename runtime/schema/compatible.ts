// Whether calls of an older schema are calls of a newer one, as PyTorch's check of backward compatibility has it.

import { printAlias, printType } from "./print.js";
import type { Argument, FunctionSchema, Return, Type } from "./types.js";

/** What each type may become: values of it are values of the other. */
const wider: Readonly<Record<string, readonly string[]>> = {
  int: ["SymInt", "Scalar"],
  SymInt: ["int", "Scalar"],
  float: ["Scalar", "SymFloat"],
  bool: ["SymBool"],
};

function widens(from: Type, to: Type): boolean {
  if (printType(from) === printType(to)) return true;
  if (to.kind === "optional") return widens(from.kind === "optional" ? from.element : from, to.element);
  if (from.kind === "base" && to.kind === "base") return wider[from.name]?.includes(to.name) === true;
  // `int[1]` takes a number for a list, which a graph has as a list.
  return from.kind === "list" && to.kind === "list" && widens(from.element, to.element);
}

const aliasOf = ({ alias }: Argument | Return): string => (alias === null ? "" : printAlias(alias));

/**
 * Why a call of the older schema is no call of the newer one, by arguments' names; null if it is. Arguments may be added with a default, types
 * become wider, keyword-only arguments be moved, and a default be added or changed: what a call leaves out has the older one.
 */
export function incompatibility(older: FunctionSchema, newer: FunctionSchema): string | null {
  for (const was of older.arguments) {
    const { name } = was;
    const now = newer.arguments.find((argument) => argument.name === name);
    if (now === undefined) return `the argument ${name} is gone`;
    if (now.out !== was.out || (now.kwargOnly && !was.kwargOnly))
      return `the argument ${name} is passed in another way`;
    if (aliasOf(was) !== aliasOf(now)) return `the argument ${name} has other aliases, or is written to`;
    if (!widens(was.type, now.type))
      return `the argument ${name} was ${printType(was.type)} and is ${printType(now.type)}`;
  }
  const added = newer.arguments.find(
    ({ name, default: value }) => value === null && !older.arguments.some((argument) => argument.name === name),
  );
  if (added !== undefined) return `the new argument ${added.name} has no default`;
  const shown = (results: readonly Return[]): string =>
    results.map((one) => `${printType(one.type)}${aliasOf(one)}`).join(", ");
  if (shown(older.returns) !== shown(newer.returns)) return "its results are others";
  return null;
}
