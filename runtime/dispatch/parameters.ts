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
  /** How many values the operator returns; counted when first asked for. */
  returns?: number;
}

// One item of a parameter list: the star, a parameter (type, name, default), or the list's end. Types may have parentheses in
// parentheses, defaults may be texts or lists.
const item =
  /\*, |((?:[^ ,()[\]]|\((?:[^()]|\([^()]*\))*\)|\[\d*\])+) (\w+)(?:=("(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|\[[^\]]*\]|[^,)]+))?|\) -> /gs;

/** The parameters of a schema in the form that generated code and `printSchema` give it: nothing is checked. */
export function readParameters(schemaText: string): Parameters {
  const list: Parameter[] = [];
  let kwargOnly = false;
  for (const [found, typeText, name, value] of schemaText.slice(schemaText.indexOf("(") + 1).matchAll(item)) {
    if (found === ") -> ") break;
    if (typeText === undefined) kwargOnly = true;
    else {
      const type = typeOf(typeText);
      list.push({
        name: name!,
        type,
        hasDefault: value !== undefined,
        default: value === undefined ? undefined : readValue(value, type),
        kwargOnly,
        out: kwargOnly && typeText.includes("!"),
      });
    }
  }
  return { list };
}

/** How many values a schema in that form returns. */
export function countReturns(schemaText: string): number {
  const returned = schemaText.slice(schemaText.lastIndexOf(") -> ") + ") -> ".length);
  if (returned[0] !== "(") return returned === "..." ? 0 : 1;
  const items = returned.slice(1, -1).replace(/\((?:[^()]|\([^()]*\))*\)/g, "x");
  return items.split(", ").filter((text) => text !== "" && text !== "...").length;
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
  };
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
    return text.slice(1, -1).replace(/\\([0-7]{3}|.)/gs, (_, after: string) => {
      // Characters 7 to 13.
      const at = "abtnvfr".indexOf(after);
      if (after.length === 1 && at < 0) return after;
      return String.fromCharCode(at < 0 ? Number.parseInt(after, 8) : at + 7);
    });
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
