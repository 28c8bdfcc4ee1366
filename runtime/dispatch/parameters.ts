// Parses the parameters of schemas in canonical form: names, types and defaults, as calls need them. The full parser is much larger.

import { dtypes } from "../core/dtype.js";
import { isDigits, isLetter } from "../core/names.js";
import type { BaseTypeName, DefaultValue, FunctionSchema, Type } from "../schema/types.js";

/** One argument of an operator, as needed by calls. */
export interface SchemaParameter {
  readonly name: string;
  readonly type: Type;
  readonly hasDefault: boolean;
  /** The value of an omitted argument. */
  readonly default: unknown;
  readonly kwargOnly: boolean;
  /** A keyword-only argument that is written to. */
  readonly out: boolean;
  /** The texts that it takes, if they are stated. */
  readonly choices?: readonly string[];
}

/** The texts that arguments take, by the argument's name. */
export type Choices = Readonly<Record<string, readonly string[]>>;

export interface SchemaParameters {
  readonly list: readonly SchemaParameter[];
  /** The number of returns; counted on demand. */
  returns?: number;
  /** Whether the schema says that an argument is written; read on demand. */
  writes?: boolean;
}

// No regular expressions here: an operator's first call parses its schema, possibly near a stack overflow, where engines that
// compile a regular expression abort the process.

/**
 * The comma-separated items of a parenthesised list that begins at `at`; commas in brackets and strings do not separate.
 */
function itemsOf(text: string, at: number): string[] {
  const items: string[] = [];
  let depth = 0;
  let from = at;
  for (let i = at; i < text.length; i++) {
    const c = text[i]!;
    if (c === '"' || c === "'") {
      for (i++; i < text.length && text[i] !== c; i++) if (text[i] === "\\") i++;
    } else if (c === "(" || c === "[") depth++;
    else if ((c === ")" || c === "]") && depth > 0) depth--;
    else if (depth === 0 && (c === "," || c === ")")) {
      const item = text.slice(from, i).trim();
      if (item !== "") items.push(item);
      if (c === ")") break;
      from = i + 1;
    }
  }
  return items;
}

/** The parameters of a schema in the form of generated code and `printSchema`; nothing is checked. */
export function readParameters(schemaText: string): SchemaParameters {
  const list: SchemaParameter[] = [];
  const open = schemaText.indexOf("(");
  if (open < 0) return { list };
  let kwargOnly = false;
  for (const item of itemsOf(schemaText, open + 1)) {
    if (item === "*") {
      kwargOnly = true;
      continue;
    }
    const equals = item.indexOf("=");
    const head = equals < 0 ? item : item.slice(0, equals);
    const space = head.lastIndexOf(" ");
    // `...`: unnamed further arguments.
    if (space < 0) continue;
    const typeText = head.slice(0, space);
    const type = typeOf(typeText);
    list.push({
      name: head.slice(space + 1),
      type,
      hasDefault: equals >= 0,
      default: equals < 0 ? undefined : readValue(item.slice(equals + 1), type),
      kwargOnly,
      out: kwargOnly && typeText.includes("!"),
    });
  }
  return { list };
}

/** The parameters, with the texts that they take. */
export function withChoices(read: SchemaParameters, choices: Choices): SchemaParameters {
  return {
    ...read,
    list: read.list.map((one) => (Object.hasOwn(choices, one.name) ? { ...one, choices: choices[one.name]! } : one)),
  };
}

/** The number of returns of a schema in that form. */
export function countReturns(schemaText: string): number {
  const returned = schemaText.slice(schemaText.lastIndexOf(") -> ") + ") -> ".length);
  if (returned[0] !== "(") return returned === "..." ? 0 : 1;
  return itemsOf(returned, 1).filter((text) => text !== "...").length;
}

/** The parameters of a parsed schema. */
export function parametersOf(schema: FunctionSchema): SchemaParameters {
  return {
    list: schema.arguments.map(({ name, type, default: value, kwargOnly, out }) => ({
      name,
      type,
      hasDefault: value !== null,
      default: value === null ? undefined : defaultOf(value, type),
      kwargOnly,
      out,
    })),
  };
}

// C10 represents these by other types.
const representations: Readonly<Record<string, BaseTypeName>> = { Dimname: "str", ConstQuantizerPtr: "int" };

function typeOf(text: string): Type {
  if (text.endsWith("?")) return { kind: "optional", element: typeOf(text.slice(0, -1)) };
  // For a list with an alias annotation, that comes last: `Tensor[](a!)`.
  const annotated = text.endsWith(")") ? text.lastIndexOf("(") : text.length;
  if (text[annotated - 1] === "]") {
    const open = text.lastIndexOf("[", annotated);
    const size = text.slice(open + 1, annotated - 1);
    return { kind: "list", element: typeOf(text.slice(0, open)), size: size === "" ? null : Number(size) };
  }
  const alias = text.indexOf("(");
  const name = alias < 0 ? text : text.slice(0, alias);
  // Tuples, classes and variables, which calls do not inspect.
  return name === "" || name.includes(".")
    ? { kind: "variable", name }
    : { kind: "base", name: representations[name] ?? (name as BaseTypeName) };
}

/** The value of a default, from its text. */
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
    return unescaped(text.slice(1, -1));
  }
  return isLetter(text[0]!) ? named(text, plain) : withinIntegers(Number(text), plain);
}

/** The ends of int64, which mean that there is no limit, are those of the integers that numbers hold. */
function withinIntegers(value: number, type: Type): number {
  if (type.kind === "base" && type.name === "float") return value;
  const end = value < 0 ? -value : value;
  return end === 2 ** 63 ? (value < 0 ? Number.MIN_SAFE_INTEGER : Number.MAX_SAFE_INTEGER) : value;
}

function unescaped(text: string): string {
  let plain = "";
  for (let i = 0; i < text.length; i++) {
    if (text[i] !== "\\") plain += text[i];
    else if (isDigits(text.slice(i + 1, i + 4)) && i + 3 < text.length) {
      plain += String.fromCharCode(Number.parseInt(text.slice(i + 1, i + 4), 8));
      i += 3;
    } else {
      const after = text[++i] ?? "";
      // Characters 7 to 13.
      const at = "abtnvfr".indexOf(after);
      plain += at < 0 ? after : String.fromCharCode(at + 7);
    }
  }
  return plain;
}

/** Names of reductions, which calls accept, as schemas do in defaults. The value of a name is its index. */
export const reductions: readonly string[] = ["none", "mean", "sum"];

function named(name: string, type: Type): unknown {
  if (type.kind !== "base") return name;
  if (type.name === "ScalarType") {
    return dtypes.find(({ scalarType }) => scalarType.toLowerCase() === name)?.name ?? name;
  }
  const place = type.name === "int" ? reductions.indexOf(name.toLowerCase()) : -1;
  return place < 0 ? name : place;
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
