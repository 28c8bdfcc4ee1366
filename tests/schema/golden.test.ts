// The parser against C10's own: every operator schema of PyTorch 1.13.1, and texts that are easy to get wrong.

import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { parseSchema, SchemaError } from "../../runtime/schema/parse.js";
import { namedDefaults, printSchema } from "../../runtime/schema/print.js";
import type { Alias, Argument, DefaultValue, Return, Type } from "../../runtime/schema/types.js";

interface GoldenItem {
  readonly name: string;
  readonly type: string;
  readonly N?: number;
  readonly default?: GoldenValue | null;
  readonly kwarg_only?: boolean;
  readonly is_out?: boolean;
  readonly alias?: Alias;
}
interface GoldenValue {
  readonly k: string;
  readonly v: unknown;
}
interface GoldenSchema {
  readonly name: string;
  readonly overload: string;
  readonly schema: string;
  readonly mutable: boolean;
  readonly args: readonly GoldenItem[];
  readonly returns: readonly GoldenItem[];
  readonly round_trip: string;
}
interface GoldenText {
  readonly text: string;
  readonly ok: boolean;
  readonly printed?: string;
  readonly name?: string;
  readonly overload?: string;
  readonly args?: readonly GoldenItem[];
  readonly returns?: readonly GoldenItem[];
  readonly error?: { readonly message: string };
}

const data = (name: string) => new URL(`../data/${name}`, import.meta.url);
const schemas: readonly GoldenSchema[] = gunzipSync(readFileSync(data("schemas.jsonl.gz")))
  .toString()
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line));
const texts: readonly GoldenText[] = JSON.parse(readFileSync(data("schema_texts.json"), "utf8"));

// C10 holds enumerations and symbolic integers as int, and names some types differently.
const jitNames: Readonly<Record<string, string>> = {
  Scalar: "number",
  ScalarType: "int",
  Layout: "int",
  MemoryFormat: "int",
  SymInt: "int",
};

function jitType(type: Type): string {
  switch (type.kind) {
    case "base":
      return jitNames[type.name] ?? type.name;
    case "variable":
      return type.name;
    case "class":
      return `__torch__.torch.classes.${type.name}`;
    case "optional":
      return `Optional[${jitType(type.element)}]`;
    case "list":
      return `List[${jitType(type.element)}]`;
    case "tuple":
      return `Tuple[${type.elements.map(jitType).join(", ")}]`;
    case "generic":
      return `${type.name}[${type.parameters.map(jitType).join(", ")}]`;
  }
}

const isFloat = (type: Type): boolean => type.kind === "base" && type.name === "float";

function jitValue(value: DefaultValue, type: Type): GoldenValue | null {
  const plain = type.kind === "optional" ? type.element : type;
  switch (value.kind) {
    case "none":
      return null;
    case "bool":
      return { k: "bool", v: value.value };
    case "string":
      return { k: "str", v: value.value };
    case "name":
      return { k: "int", v: namedDefaults.get(value.value) };
    case "float":
      return { k: "float", v: value.value };
    case "int":
      if (isFloat(type)) return { k: "float", v: value.value };
      return { k: "int", v: String(value.value) === value.text ? value.value : value.text };
    case "list":
      return { k: "list", v: value.items.map((item) => jitValue(item, plain.kind === "list" ? plain.element : plain)) };
  }
}

/** C10 has a list's annotation on the list; an annotated element only lends it its mutability. */
function jitAlias({ type, alias, containerAlias }: Argument | Return): Alias | undefined {
  const plain = type.kind === "optional" ? type.element : type;
  if (plain.kind !== "list") return alias ?? undefined;
  if (containerAlias !== null) return containerAlias;
  return alias === null ? undefined : { before: [], after: [], write: alias.write };
}

function listSize(type: Type): number | undefined {
  const plain = type.kind === "optional" ? type.element : type;
  return plain.kind === "list" ? (plain.size ?? undefined) : undefined;
}

function describeItem(item: Argument | Return): Partial<GoldenItem> {
  const isArgument = "kwargOnly" in item;
  const value = isArgument ? item.default : null;
  const alias = jitAlias(item);
  const N = listSize(item.type);
  return {
    name: item.name ?? "",
    type: jitType(item.type),
    ...(N === undefined ? {} : { N }),
    ...(value === null ? {} : { default: jitValue(value, item.type) }),
    ...(isArgument && item.kwargOnly ? { kwarg_only: true } : {}),
    ...(isArgument && item.out ? { is_out: true } : {}),
    ...(alias === undefined ? {} : { alias }),
  };
}

/** Sets in one order: C10's is that of its hashes. */
function normalize(items: readonly Partial<GoldenItem>[]): unknown {
  const sorted = (set: readonly string[]) => [...set].sort();
  return items.map(({ alias, ...rest }) =>
    alias === undefined
      ? rest
      : { ...rest, alias: { before: sorted(alias.before), after: sorted(alias.after), write: alias.write } },
  );
}

describe("the 4,165 schemas of PyTorch", () => {
  it("are all there", () => {
    expect(schemas.length).toBe(4165);
  });

  it("print as C10 prints them", () => {
    const odd = schemas.filter(({ schema }) => printSchema(parseSchema(schema), "def") !== schema);
    expect(odd).toEqual([]);
  });

  it("have the recorded names, arguments, types, defaults, flags and alias sets", () => {
    for (const golden of schemas) {
      const schema = parseSchema(golden.schema);
      const name = schema.namespace === "" ? schema.name.name : `${schema.namespace}::${schema.name.name}`;
      expect([name, schema.name.overload]).toEqual([golden.name, golden.overload]);
      expect({ of: golden.schema, items: normalize(schema.arguments.map(describeItem)) }).toEqual({
        of: golden.schema,
        items: normalize(golden.args),
      });
      expect({ of: golden.schema, items: normalize(schema.returns.map(describeItem)) }).toEqual({
        of: golden.schema,
        items: normalize(golden.returns),
      });
      const mutable = schema.arguments.some((a) => a.alias?.write || a.containerAlias?.write);
      expect({ of: golden.schema, mutable }).toEqual({ of: golden.schema, mutable: golden.mutable });
    }
  });

  it("that use nothing but the registry's grammar come back to the letter in its strictness", () => {
    const accepted = schemas.filter(({ schema }) => {
      try {
        return printSchema(parseSchema(schema, { strictness: "registry" })) === schema;
      } catch (error) {
        if (error instanceof SchemaError) return false;
        throw error;
      }
    });
    expect(accepted.length).toBe(3803);
  });
});

describe("texts that are easy to get wrong", () => {
  it.each(texts.filter((row) => row.ok))("accepts $text", (golden) => {
    const schema = parseSchema(golden.text);
    expect(printSchema(schema, "def")).toBe(golden.printed);
    expect([schema.name.name, schema.name.overload]).toEqual([golden.name, golden.overload]);
    expect(normalize(schema.arguments.map(describeItem))).toEqual(normalize(golden.args!));
    expect(normalize(schema.returns.map(describeItem))).toEqual(normalize(golden.returns!));
  });

  it.each(texts.filter((row) => !row.ok))("refuses $text", (golden) => {
    let error: unknown;
    try {
      parseSchema(golden.text);
    } catch (thrown) {
      error = thrown;
    }
    expect(error).toBeInstanceOf(SchemaError);
    const { message, offset } = error as SchemaError;
    const [first, second] = golden.error!.message.split("\n");
    expect(message).toBe(first === "" ? `\n${second}` : first);
    // C10 points at the place with a row of ~ in the line below the text.
    const caret = /^( *)~+ <--- HERE$/m.exec(golden.error!.message);
    if (caret !== null) expect(offset).toBe(caret[1]!.length);
  });
});
