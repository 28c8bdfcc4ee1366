// What a call needs of an operator's schema, read from its canonical text: names, types, defaults. The parser of whole schemas is larger.

import { dtypes } from "../core/dtype.js";
import type { BaseTypeName, DefaultValue, FunctionSchema, Type } from "../schema/types.js";

/** One argument of an operator as calls see it. */
export interface Parameter {
  readonly name: string;
  readonly type: Type;
  readonly hasDefault: boolean;
  /** The value that stands for an argument that was not given. */
  readonly default: unknown;
  readonly kwargOnly: boolean;
  /** A keyword-only argument that is written to. */
  readonly out: boolean;
}

export interface Parameters {
  readonly list: readonly Parameter[];
  /** How many values the operator returns. */
  readonly returns: number;
}

/** The parameters of a schema in the form that generated code and `printSchema` give it: nothing is checked. */
export function readParameters(schemaText: string): Parameters {
  const [given, end] = itemsOf(schemaText, schemaText.indexOf("("));
  const list: Parameter[] = [];
  let kwargOnly = false;
  for (const item of given) {
    const found = /^(.*?) (\w+)(?:=(.*))?$/s.exec(item);
    if (found === null) kwargOnly ||= item === "*";
    else {
      const [, typeText, name, value] = found as unknown as [string, string, string, string | undefined];
      const type = typeOf(typeText);
      list.push({
        name,
        type,
        hasDefault: value !== undefined,
        default: value === undefined ? undefined : readValue(value, type),
        kwargOnly,
        out: kwargOnly && /\([^)]*!/.test(typeText),
      });
    }
  }
  const results = end + " -> ".length;
  const returned = schemaText[results] === "(" ? itemsOf(schemaText, results)[0] : [schemaText.slice(results)];
  return { list, returns: returned.filter((item) => item !== "...").length };
}

/** The parameters of a parsed schema. */
export function parametersOf(schema: FunctionSchema): Parameters {
  return {
    list: schema.arguments.map(({ name, type, default: value, kwargOnly, out }) => ({
      name,
      type,
      hasDefault: value !== null,
      default: value === null ? undefined : defaultOf(value, type),
      kwargOnly,
      out,
    })),
    returns: schema.returns.length,
  };
}

/** What stands between the parenthesis at `open` and its partner, split at commas, and the place after the partner. */
function itemsOf(text: string, open: number): [items: string[], end: number] {
  const items: string[] = [];
  let depth = 0;
  let start = open + 1;
  let quote = "";
  for (let i = open; ; i++) {
    const c = text[i]!;
    if (quote !== "") {
      if (c === "\\") i++;
      else if (c === quote) quote = "";
    } else if (c === '"' || c === "'") quote = c;
    else if (c === "(" || c === "[") depth++;
    else if (c === ")" || c === "]") depth--;
    if (depth === 0 || (depth === 1 && c === "," && quote === "")) {
      if (i > start) items.push(text.slice(start, i).trim());
      if (depth === 0) return [items, i + 1];
      start = i + 1;
    }
  }
}

// C10 knows these by the type that holds them.
const held: Readonly<Record<string, BaseTypeName>> = { Dimname: "str", ConstQuantizerPtr: "int" };

function typeOf(text: string): Type {
  if (text.endsWith("?")) return { kind: "optional", element: typeOf(text.slice(0, -1)) };
  const list = /^(.*)\[(\d*)\](\([^)]*\))?$/.exec(text);
  if (list !== null) return { kind: "list", element: typeOf(list[1]!), size: list[2] === "" ? null : Number(list[2]) };
  const name = text.replace(/\(.*/, "");
  // Tuples, classes and variables: no call looks into them.
  return name === "" || name.includes(".")
    ? { kind: "variable", name }
    : { kind: "base", name: held[name] ?? (name as BaseTypeName) };
}

const escaped: Readonly<Record<string, string>> = { n: "\n", r: "\r", t: "\t", a: "\x07", b: "\b", f: "\f", v: "\v" };

/** The value of a default as it is written. */
function readValue(text: string, type: Type): unknown {
  if (text === "None") return null;
  const plain = type.kind === "optional" ? type.element : type;
  if (plain.kind === "list") {
    const { element, size } = plain;
    if (text[0] !== "[") return Array(size ?? 1).fill(readValue(text, element));
    return text === "[]"
      ? []
      : text
          .slice(1, -1)
          .split(",")
          .map((item) => readValue(item.trim(), element));
  }
  if (text === "[]") return [];
  if (text === "True" || text === "False") return text === "True";
  if (text[0] === '"' || text[0] === "'") {
    return text
      .slice(1, -1)
      .replace(/\\([0-7]{3}|.)/gs, (_, after: string) =>
        after.length > 1 ? String.fromCharCode(Number.parseInt(after, 8)) : (escaped[after] ?? after),
      );
  }
  return /^[a-z]/i.test(text) ? named(text, plain) : Number(text);
}

/** What the names of how a loss is reduced stand for. */
export const reductions: Readonly<Record<string, number>> = { None: 0, Mean: 1, Sum: 2 };

function named(name: string, type: Type): unknown {
  if (type.kind !== "base") return name;
  if (type.name === "ScalarType") {
    return dtypes.find(({ scalarType }) => scalarType.toLowerCase() === name)?.name ?? name;
  }
  return type.name === "int" ? (reductions[name] ?? name) : name;
}

/** The value of a parsed default. */
export function defaultOf(value: DefaultValue, type: Type): unknown {
  if (value.kind === "none") return null;
  const plain = type.kind === "optional" ? type.element : type;
  if (plain.kind === "list") {
    if (value.kind === "list") return value.items.map((item) => defaultOf(item, plain.element));
    return Array(plain.size ?? 1).fill(defaultOf(value, plain.element));
  }
  if (value.kind === "list") return [];
  return value.kind === "name" ? named(value.value, plain) : value.value;
}
