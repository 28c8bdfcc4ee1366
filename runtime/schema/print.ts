// Prints schemas: in the registry's form, verbatim, or in C10's canonical form.

import type { Alias, Argument, DefaultValue, FunctionSchema, Return, Type } from "./types.js";

/** `registry`: as in native_functions.yaml, with defaults as written. `def`: as C10 prints it, with defaults by value. */
export type SchemaStyle = "registry" | "def";

export function printType(type: Type): string {
  return printAnnotated(type, null, null);
}

/** A type with the annotations of its element and of the list: `Tensor(a!)[]`, `t[](a)?`. */
function printAnnotated(type: Type, alias: Alias | null, containerAlias: Alias | null): string {
  switch (type.kind) {
    case "optional":
      return `${printAnnotated(type.element, alias, containerAlias)}?`;
    case "list":
      return `${printAnnotated(type.element, alias, null)}[${type.size ?? ""}]${printAnnotation(containerAlias)}`;
    case "base":
    case "variable":
      return `${type.name}${printAnnotation(alias)}`;
    case "class":
      return `__torch__.torch.classes.${type.name}`;
    case "tuple":
      return `(${type.elements.map(printType).join(", ")})`;
    case "generic":
      return `${type.name}(${type.parameters.map(printType).join(", ")})${printAnnotation(alias)}`;
  }
}

/** `a! -> b|c`, without parentheses. */
export function printAlias(alias: Alias): string {
  const before = `${alias.before.join("|")}${alias.write ? "!" : ""}`;
  const same = alias.before.length === alias.after.length && alias.before.every((set, i) => set === alias.after[i]);
  return same ? before : `${before} -> ${alias.after.join("|")}`;
}

function printAnnotation(alias: Alias | null): string {
  return alias === null ? "" : `(${printAlias(alias)})`;
}

/** A double as C++ streams print it with 17 significant digits; integers end in a point. */
function printFloat(value: number): string {
  if (!Number.isFinite(value)) return Number.isNaN(value) ? "nan" : value > 0 ? "inf" : "-inf";
  if (Number.isInteger(value) && Math.abs(value) < 1e17) return `${Object.is(value, -0) ? "-0" : value}.`;
  const [digits, exponent] = value.toExponential(16).split("e") as [string, string];
  const power = Number(exponent);
  if (power >= -4 && power < 17) return value.toPrecision(17).replace(/\.?0+$/, "");
  const sign = power < 0 ? "-" : "+";
  return `${digits.replace(/\.?0+$/, "")}e${sign}${String(Math.abs(power)).padStart(2, "0")}`;
}

const escapes: ReadonlyMap<string, string> = new Map([
  ["\\", "\\\\"],
  ["'", "\\'"],
  ['"', '\\"'],
  ["\x07", "\\a"],
  ["\b", "\\b"],
  ["\f", "\\f"],
  ["\n", "\\n"],
  ["\r", "\\r"],
  ["\t", "\\t"],
  ["\v", "\\v"],
]);

function printString(value: string): string {
  let text = "";
  for (const character of value) {
    const code = character.codePointAt(0)!;
    text +=
      escapes.get(character) ?? (code < 32 || code === 127 ? `\\${code.toString(8).padStart(3, "0")}` : character);
  }
  return `"${text}"`;
}

/** The values of named defaults in C10. */
export const namedDefaults: ReadonlyMap<string, number> = new Map([
  ["float", 6],
  ["complex", 9],
  ["long", 4],
  ["strided", 0],
  ["Mean", 1],
  ["contiguous_format", 0],
]);

function printValue(value: DefaultValue): string {
  switch (value.kind) {
    case "none":
      return "None";
    case "bool":
      return value.value ? "True" : "False";
    case "int":
      return value.text;
    case "float":
      return printFloat(value.value);
    case "string":
      return printString(value.value);
    case "name":
      return String(namedDefaults.get(value.value) ?? value.value);
    case "list":
      return `[${value.items.map(printValue).join(", ")}]`;
  }
}

function printDefault(value: DefaultValue, type: Type): string {
  // A sized int list of equal items is printed as one item.
  if (value.kind === "list" && type.kind === "list" && type.size !== null && isInteger(type.element)) {
    const items = value.items.map(printValue);
    if (items.length > 1 && items.every((item) => item === items[0])) return items[0]!;
  }
  return printValue(value);
}

function isInteger(type: Type): boolean {
  return type.kind === "base" && (type.name === "int" || type.name === "SymInt");
}

/** `int[2] stride=1`. */
export function printArgument(argument: Argument, style: SchemaStyle = "registry"): string {
  const { type, name } = argument;
  const value = argument.default;
  const text = `${printAnnotated(type, argument.alias, argument.containerAlias)} ${name}`;
  if (value === null) return text;
  return `${text}=${style === "registry" ? value.text : printDefault(value, type)}`;
}

export function printReturn(item: Return): string {
  const type = printAnnotated(item.type, item.alias, item.containerAlias);
  return item.name === null ? type : `${type} ${item.name}`;
}

/** The schema with its namespace, if it states one. */
export function printSchema(schema: FunctionSchema, style: SchemaStyle = "registry"): string {
  const items: string[] = [];
  let star = false;
  for (const argument of schema.arguments) {
    if (argument.kwargOnly && !star) {
      items.push("*");
      star = true;
    }
    items.push(printArgument(argument, style));
  }
  if (schema.vararg) items.push("...");
  const returns = schema.returns.map(printReturn);
  if (schema.varret) returns.push("...");
  // A single return has no parentheses, unless it would be read as several.
  const bare = returns.length === 1 && !(style === "def" && returns[0]!.startsWith("("));
  const prefix = schema.namespace === "" ? "" : `${schema.namespace}::`;
  return `${prefix}${schema.name.full}(${items.join(", ")}) -> ${bare ? returns[0]! : `(${returns.join(", ")})`}`;
}
