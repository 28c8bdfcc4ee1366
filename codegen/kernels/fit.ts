// Whether a kernel's parameters fit a schema: their number, names and annotated types.

import { printType } from "../../runtime/schema/print.js";
import type { Argument, Type } from "../../runtime/schema/types.js";
import { parameterNames } from "../api/stub.js";
import type { FunctionCall } from "../model/call.js";
import type { KernelExport } from "./kernel-index.js";

/** What is wrong with a kernel for these arguments, in words; null if it fits. A key set may follow the arguments. */
export function misfitOf(kernel: KernelExport, args: readonly Argument[]): string | null {
  const { parameters } = kernel;
  if (parameters === null) return null;
  if (/^Promise\b/.test(kernel.returns)) return "it returns a promise, but operators are not asynchronous";
  const names = parameterNames(args);
  const taken = parameters.filter(({ rest }) => !rest);
  const keyWords = taken.slice(args.length);
  if (keyWords.length > 2) {
    return `it has ${taken.length} parameters, but the schema has ${args.length} arguments (and two key words may follow)`;
  }
  for (let i = 0; i < Math.min(taken.length, args.length); i++) {
    const parameter = taken[i]!;
    // `_name` is unused, `name_` avoids a clash with a function of that name.
    const bare = parameter.name.replace(/^_(?=[a-zA-Z])/, "").replace(/(?<=\w)_$/, "");
    if (parameter.name.startsWith("{"))
      return `parameter ${i + 1} is an object of options, but a kernel takes every argument by its place; the schema has \`${names[i]}\` there`;
    if (!/^[A-Za-z_$][\w$]*$/.test(parameter.name)) continue;
    if (bare !== names[i]!.replace(/(?<=\w)_$/, "") && parameter.name !== names[i]) {
      const others = names.indexOf(bare);
      const hint = others >= 0 ? `, which is argument ${others + 1} of the schema` : "";
      return `parameter ${i + 1} is \`${parameter.name}\`${hint}; the schema has \`${names[i]}\` there`;
    }
    const wanted = typeText(args[i]!.type);
    if (wanted !== null && parameter.type !== "" && !typeFits(parameter.type, args[i]!.type)) {
      return `parameter \`${parameter.name}\` is declared as \`${parameter.type}\`, but the schema's \`${args[i]!.name}\` is \`${wanted}\``;
    }
  }
  // A single one would silently receive half of a key set, which does not matter where the kernel leaves it unused.
  const used = keyWords.filter(({ name }) => !name.startsWith("_"));
  const other = keyWords.length === 1 ? used[0] : used.find(({ type }) => type !== "" && type !== "number");
  if (other !== undefined) {
    return `the schema has no argument for its parameter \`${other.name}\`; only the two numbers of a key set may follow the arguments`;
  }
  if (taken.length < parameters.length) return null;
  // Trailing arguments with defaults may be omitted; a missing argument that every call passes was more likely
  // forgotten.
  const forgotten = args.flatMap((arg, i) => (i >= taken.length && arg.default === null ? [i] : []));
  if (forgotten.length === 0) return null;
  const missing = `it has no parameter for ${forgotten.map((i) => `\`${names[i]!}\``).join(", ")}, which every call gives`;
  if (forgotten.some((i) => args[i]!.out)) return missing;
  return `${missing}; what a kernel does not look at it takes as \`_${names[forgotten[0]!]!}\`, or all that is left as \`..._rest\``;
}

/**
 * What is wrong with a call that a registry writes, in words; null if it fits. Values that are not arguments of the operator are
 * left to tsc.
 */
export function misfitOfCall(
  { name, parameters }: KernelExport,
  { values }: FunctionCall,
  args: readonly Argument[],
): string | null {
  if (parameters === null) return null;
  const needed = parameters.filter(({ optional, rest }) => !optional && !rest).length;
  const most = parameters.some(({ rest }) => rest) ? Number.POSITIVE_INFINITY : parameters.length;
  if (values.length < needed || values.length > most) {
    const takes = needed === most ? `${most}` : `${needed} ${Number.isFinite(most) ? `to ${most}` : "or more"}`;
    return `\`${name}\` takes ${takes} argument${takes === "1" ? "" : "s"}, not ${values.length}`;
  }
  for (const [i, value] of values.entries()) {
    const parameter = parameters[i];
    if (value.kind !== "argument" || value.element || parameter === undefined || parameter.rest) continue;
    const { name: argument, type } = args[value.index]!;
    if (parameter.type === "" || typeFits(parameter.type, type)) continue;
    return `parameter \`${parameter.name}\` is declared as \`${parameter.type}\`, but \`${argument}\` is \`${typeText(type) ?? printType(type)}\``;
  }
  return null;
}

/** The type that a schema type maps to in TypeScript, as one would write it; null where any type is accepted. */
function typeText(type: Type): string | null {
  switch (type.kind) {
    case "base":
      return baseText[type.name] ?? null;
    case "optional": {
      const inner = typeText(type.element);
      return inner === null ? null : `${inner} | null`;
    }
    case "list": {
      const inner = typeText(type.element);
      if (inner === null) return null;
      return type.element.kind === "optional" ? `readonly (${inner})[]` : `readonly ${inner}[]`;
    }
    default:
      return null;
  }
}

const baseText: Readonly<Record<string, string>> = {
  Tensor: "Tensor",
  Scalar: "Scalar",
  int: "number",
  SymInt: "number",
  float: "number",
  bool: "boolean",
  str: "string",
  ScalarType: "DType",
  Layout: "Layout",
  Device: "Device",
  MemoryFormat: "MemoryFormat",
  Generator: "Generator",
};

/** Only plain contradictions count (a list where one value is passed, a string for a number); tsc decides the rest. */
function typeFits(declared: string, type: Type): boolean {
  const text = declared.replace(/\s+/g, " ").trim();
  const plain = type.kind === "optional" ? type.element : type;
  const simple = /^(Tensor|number|boolean|string)$/.test(text);
  const list = /(\[\]|^readonly |^ReadonlyArray<|^Array<)/.test(text) && !/^\(/.test(text);
  if (simple && type.kind === "optional") return false;
  if (plain.kind === "list") return !simple;
  if (plain.kind !== "base") return true;
  if (list && plain.name !== "DimVector") return false;
  const wanted = baseText[plain.name];
  if (simple && wanted !== undefined && /^(Tensor|number|boolean|string)$/.test(wanted)) return text === wanted;
  return !(simple && plain.name === "Scalar");
}
