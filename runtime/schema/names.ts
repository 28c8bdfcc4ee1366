// Operator names: the meaning of prefixes and suffixes, and checks for invalid names.

import { SchemaError } from "./tokens.js";
import type { OperatorName } from "./types.js";

const operatorPattern = /^[A-Za-z_][A-Za-z0-9_]*$/;
const augmented: ReadonlySet<string> = new Set("add sub mul div mod pow lshift rshift and xor or".split(" "));

/**
 * Parses an operator name in the registry's spelling.
 * @throws {SchemaError} with an offset in `text`
 */
export function parseOperatorName(text: string): OperatorName {
  const dot = text.indexOf(".");
  const name = dot < 0 ? text : text.slice(0, dot);
  const overload = dot < 0 ? "" : text.slice(dot + 1);
  if (!operatorPattern.test(name)) {
    throw new SchemaError(
      `\`${name}\` is not an operator name`,
      0,
      Math.max(1, name.length),
      "a name consists of letters, digits and `_`",
    );
  }
  if (dot >= 0 && !operatorPattern.test(overload)) {
    const hint = "an overload name consists of letters, digits and `_`";
    throw new SchemaError(`\`${overload}\` is not an overload name`, dot + 1, Math.max(1, overload.length), hint);
  }
  const problem = operatorNameProblem(name);
  if (problem !== null) throw new SchemaError(problem.message, 0, name.length, problem.hint);
  return makeOperatorName(name, overload);
}

export function operatorNameProblem(name: string): { message: string; hint: string } | null {
  if (name.endsWith("_out")) {
    return {
      message: `the operator name \`${name}\` ends in \`_out\`, which is reserved`,
      hint: "mark an out form by its overload name: `name.out(...)`",
    };
  }
  const { base, inplace, dunder, functional } = splitName(name);
  if (dunder && !inplace && base.startsWith("i")) {
    return {
      message: `\`${name}\` looks like an in-place operator, but Python has none of this name`,
      hint: `in-place ones are __i{${[...augmented].join(",")}}__`,
    };
  }
  if (functional && (dunder || inplace)) {
    return {
      message: `\`${name}\` cannot have the suffix \`_functional\` and be in-place`,
      hint: "drop the trailing `_`",
    };
  }
  if (base === "" || /^_+$/.test(name))
    return { message: `\`${name}\` is empty without its suffix`, hint: "choose another name" };
  return null;
}

function splitName(name: string): Pick<OperatorName, "base" | "inplace" | "dunder" | "functional"> {
  const dunder = /^__([^_]+)__$/.exec(name);
  if (dunder !== null) {
    const inner = dunder[1]!;
    const inplace = inner.startsWith("i") && augmented.has(inner.slice(1));
    return { base: inplace ? inner.slice(1) : inner, inplace, dunder: true, functional: false };
  }
  const inplace = name.endsWith("_");
  const stem = inplace ? name.slice(0, -1) : name;
  const functional = stem.endsWith("_functional");
  return { base: functional ? stem.slice(0, -"_functional".length) : stem, inplace, dunder: false, functional };
}

/** The name built from these components; no checks. */
export function makeOperatorName(name: string, overload: string): OperatorName {
  const full = overload === "" ? name : `${name}.${overload}`;
  return Object.freeze({ ...splitName(name), name, overload, full });
}
