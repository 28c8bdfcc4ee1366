// Deprecated signatures matched with the functions that they forward to.

import { printType } from "../../runtime/schema/print.js";
import { sameAlias } from "../../runtime/schema/rules.js";
import type { Argument } from "../../runtime/schema/types.js";
import { type Diagnostics, didYouMean } from "../diagnostics.js";
import type { WrittenDeprecated } from "../load/deprecated.js";
import type { NativeFunction, PlacedText } from "../model/native-function.js";
import type { DeprecatedSignature } from "../model/registry.js";
import { stage } from "../query.js";

export const matchDeprecated = stage(
  (
    written: readonly WrittenDeprecated[],
    functions: readonly NativeFunction[],
    diagnostics: Diagnostics,
  ): readonly DeprecatedSignature[] => {
    const byName = new Map<string, NativeFunction[]>();
    for (const fn of functions) {
      const { name } = fn.func.name;
      const overloads = byName.get(name);
      if (overloads === undefined) byName.set(name, [fn]);
      else overloads.push(fn);
    }
    return written.flatMap((item) => match(item, byName, diagnostics) ?? []);
  },
);

function match(
  item: WrittenDeprecated,
  byName: ReadonlyMap<string, readonly NativeFunction[]>,
  diagnostics: Diagnostics,
): readonly DeprecatedSignature[] | null {
  const isOut = item.target.text.endsWith("_out");
  const name = isOut ? item.target.text.slice(0, -"_out".length) : item.target.text;
  const candidates = byName.get(name);
  if (candidates === undefined) {
    if (!diagnostics.isUnreadable(name))
      diagnostics.error(item.target.place, `there is no operator \`${name}\``, {
        hint: didYouMean(name, byName.keys()),
      });
    return null;
  }
  const declared = new Map(item.schema.arguments.map((a) => [a.name, a]));
  const odd = item.args.filter((arg) => !declared.has(arg.text) && arg.text !== "1");
  for (const arg of odd) {
    diagnostics.error(arg.place, `\`${arg.text}\` is not an argument of the deprecated signature`, {
      hint: didYouMean(arg.text, declared.keys(), `arguments: ${[...declared.keys()].join(", ")}; or the constant 1`),
    });
  }
  if (odd.length > 0) return null;
  const targets = candidates.filter((fn) => fits(fn, item, declared, isOut));
  if (targets.length === 0) {
    diagnostics.error(item.text.place, `no overload of \`${name}\` can be called as this signature says`, {
      hint: `overloads: ${candidates
        .map((fn) => fn.schemaText)
        .slice(0, 4)
        .join("; ")}`,
    });
    return null;
  }
  return targets.map((target) => {
    const order = callOrder(target, isOut);
    const call = target.func.arguments.flatMap((a) => {
      const arg: PlacedText | undefined = item.args[order.indexOf(a)];
      return arg === undefined ? [] : [declared.has(arg.text) ? { argument: arg.text } : { literal: arg.text }];
    });
    return Object.freeze({ schema: item.schema, schemaText: item.text.text, target, call, text: item.text });
  });
}

/** In C++, out arguments come first. */
function callOrder(fn: NativeFunction, isOut: boolean): readonly Argument[] {
  const args = fn.func.arguments;
  return isOut ? [...args.filter((a) => a.out), ...args.filter((a) => !a.out)] : args;
}

function fits(
  fn: NativeFunction,
  item: WrittenDeprecated,
  declared: ReadonlyMap<string, Argument>,
  isOut: boolean,
): boolean {
  const order = callOrder(fn, isOut);
  if (item.args.length > order.length) return false;
  const same = order.every((a, i) => {
    const arg = item.args[i];
    if (arg === undefined) return a.default !== null;
    const given = declared.get(arg.text);
    if (given === undefined) return printType(a.type) === "Scalar" && a.alias === null;
    return printType(given.type) === printType(a.type) && sameAlias(given.alias, a.alias);
  });
  const { returns } = fn.func;
  return (
    same &&
    returns.length === item.schema.returns.length &&
    returns.every((r, i) => {
      const other = item.schema.returns[i]!;
      return r.name === other.name && printType(r.type) === printType(other.type) && sameAlias(r.alias, other.alias);
    })
  );
}
