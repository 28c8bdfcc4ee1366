// Everything the model can express prints to a text that parses to the same, in both strictnesses.

import { describe, expect, it } from "vitest";
import { finishSchema } from "../../runtime/schema/finish.js";
import { makeOperatorName } from "../../runtime/schema/names.js";
import { parseSchema, SchemaError, type Strictness } from "../../runtime/schema/parse.js";
import { printSchema } from "../../runtime/schema/print.js";
import type { Alias, Argument, DefaultValue, FunctionSchema, Return, Type } from "../../runtime/schema/types.js";
import { fc } from "../seeded.js";

const letters = fc.constantFrom(..."abcdefgh");
const ident = fc
  .tuple(fc.constantFrom("x", "dim", "self", "other", "n", "_y"), fc.nat(20))
  .map(([word, n]) => (n === 0 ? word : `${word}${n}`));

const scalars = [
  "int",
  "SymInt",
  "float",
  "bool",
  "str",
  "Scalar",
  "ScalarType",
  "Layout",
  "Device",
  "MemoryFormat",
  "Generator",
  "Storage",
  "Stream",
  "QScheme",
] as const;
const base = fc.constantFrom(...scalars).map((name): Type => ({ kind: "base", name }));
const classType = fc.constant<Type>({ kind: "class", name: "quantized.LinearPackedParamsBase" });
const optional = (element: Type): Type => (element.kind === "optional" ? element : { kind: "optional", element });
/** Types without alias: C10 allows a sized list only at the outermost level, but for `?`. */
const plainType: fc.Arbitrary<Type> = fc.oneof(
  { weight: 4, arbitrary: base },
  classType,
  base.map(optional),
  fc
    .tuple(base, fc.option(fc.integer({ min: 1, max: 9 })))
    .map(([element, size]): Type => ({ kind: "list", element, size })),
  fc
    .tuple(base, fc.option(fc.integer({ min: 1, max: 9 })))
    .map(([element, size]): Type => optional({ kind: "list", element, size })),
  base.map((element): Type => ({ kind: "list", element: optional(element), size: null })),
);
const tensor: Type = { kind: "base", name: "Tensor" };
const tensorType = fc.constantFrom<Type>(tensor, optional(tensor), { kind: "list", element: tensor, size: null });
const alias: fc.Arbitrary<Alias | null> = fc.oneof(
  fc.constant(null),
  letters.map((set) => ({ before: [set], after: [set], write: true })),
  letters.map((set) => ({ before: [set], after: [set], write: false })),
  letters.map((set) => ({ before: [set], after: ["*"], write: false })),
  fc
    .tuple(letters, letters)
    .filter(([a, b]) => a !== b)
    .map(([a, b]) => ({ before: [a], after: [a, b], write: true })),
);

const int = fc
  .integer({ min: -100, max: 100 })
  .map((value): DefaultValue => ({ kind: "int", value, text: String(value) }));
const bool = fc.boolean().map((value): DefaultValue => ({ kind: "bool", value, text: value ? "True" : "False" }));
const float = fc
  .constantFrom("0.5", "1e-05", "10.0", "-2.5", "0.3333333333333333")
  .map((text): DefaultValue => ({ kind: "float", value: Number(text), text }));
const string = fc
  .constantFrom('"none"', "'mean'", '"a\\"b"')
  .map((text): DefaultValue => ({ kind: "string", value: text.slice(1, -1).replace(/\\(.)/g, "$1"), text }));
const none: DefaultValue = { kind: "none", text: "None" };

/** A default that fits the type, or none. */
function defaultFor(type: Type): fc.Arbitrary<DefaultValue | null> {
  if (type.kind === "optional") return fc.constant(none);
  if (type.kind === "list" && type.element.kind === "base" && type.element.name === "int" && type.size === null) {
    return fc
      .array(int, { minLength: 2, maxLength: 3 })
      .map((items): DefaultValue => ({ kind: "list", items, text: `[${items.map((item) => item.text).join(",")}]` }));
  }
  if (type.kind !== "base") return fc.constant(null);
  if (type.name === "int") return int;
  if (type.name === "float") return float;
  if (type.name === "bool") return bool;
  if (type.name === "str") return string;
  if (type.name === "Scalar") return fc.oneof(int, float);
  return fc.constant(null);
}

const typed: fc.Arbitrary<{ type: Type; alias: Alias | null }> = fc.oneof(
  plainType.map((type) => ({ type, alias: null })),
  fc.tuple(tensorType, alias).map(([type, annotation]) => ({ type, alias: annotation })),
);

const argument = typed.chain(({ type, alias: annotation }) =>
  fc
    .record({
      name: ident,
      default: fc.oneof(fc.constant(null), annotation === null ? defaultFor(type) : fc.constant(null)),
    })
    .map((rest) => ({ type, alias: annotation, ...rest })),
);
const result: fc.Arbitrary<Return> = fc
  .tuple(typed, fc.option(ident))
  .map(([{ type, alias: annotation }, name]) => ({ name, type, alias: annotation, containerAlias: null, offset: 0 }));

const name = fc.tuple(
  fc.constantFrom("add", "add_", "__iadd__", "__add__", "sum_functional", "_x"),
  fc.constantFrom("", "Tensor", "out", "dim_IntList"),
);

const schema: fc.Arbitrary<FunctionSchema> = fc
  .record({
    namespace: fc.constantFrom("", "aten", "mine"),
    name,
    positional: fc.array(argument, { maxLength: 4 }),
    keyword: fc.array(argument, { maxLength: 3 }),
    returns: fc.array(result, { maxLength: 3 }),
  })
  .map(({ namespace, name: [base, overload], positional, keyword, returns }) => {
    const make =
      (kwargOnly: boolean) =>
      (a: { name: string; type: Type; alias: Alias | null; default: DefaultValue | null }): Argument => ({
        ...a,
        containerAlias: null,
        kwargOnly,
        out: kwargOnly && a.alias?.write === true,
        offset: 0,
      });
    return finishSchema({
      namespace,
      name: makeOperatorName(base, overload),
      arguments: [...positional.map(make(false)), ...keyword.map(make(true))],
      returns,
      vararg: false,
      varret: false,
    });
  });

/** Without the places, which the generated schema lacks. */
function bare(value: FunctionSchema): unknown {
  return JSON.parse(JSON.stringify(value, (key, inner) => (key === "offset" ? undefined : inner)));
}

/** As C10 keeps it: by value, not as it was written. */
function byValue(value: FunctionSchema): unknown {
  return JSON.parse(JSON.stringify(value, (key, inner) => (key === "offset" || key === "text" ? undefined : inner)));
}

describe("round trip", () => {
  it("registry: data to text to the same data, and text to the same text", () => {
    fc.assert(
      fc.property(schema, (drawn) => {
        const text = printSchema(drawn, "registry");
        const parsed = parseSchema(text, { strictness: "registry" });
        expect(bare(parsed)).toEqual(bare(drawn));
        expect(printSchema(parsed, "registry")).toBe(text);
      }),
      { numRuns: 500 },
    );
  });

  it("def: the canonical form is a fixed point, and says the same", () => {
    fc.assert(
      fc.property(schema, (drawn) => {
        const parsed = parseSchema(printSchema(drawn, "registry"));
        const text = printSchema(parsed, "def");
        const again = parseSchema(text);
        expect(printSchema(again, "def")).toBe(text);
        expect(byValue(again)).toEqual(byValue(parsed));
      }),
      { numRuns: 500 },
    );
  });

  it("any text is a schema or a SchemaError that points into it", () => {
    const soup = fc
      .array(
        fc.constantFrom(
          "f",
          "(",
          ")",
          "Tensor",
          " ",
          "a",
          "!",
          "[",
          "]",
          "2",
          "?",
          "=",
          "1.5",
          '"',
          "->",
          ",",
          "*",
          "|",
          "::",
          ".",
          "...",
          "\n",
          "#",
          "é",
          "None",
          "Dict",
          "int[2]",
          "\\",
        ),
        { maxLength: 30 },
      )
      .map((texts) => texts.join(""));
    fc.assert(
      fc.property(soup, fc.constantFrom<Strictness>("registry", "def"), (text, strictness) => {
        try {
          parseSchema(text, { strictness });
        } catch (error) {
          expect(error).toBeInstanceOf(SchemaError);
          const { offset, length } = error as SchemaError;
          expect(offset).toBeGreaterThanOrEqual(0);
          expect(offset).toBeLessThanOrEqual(text.length);
          expect(length).toBeGreaterThan(0);
        }
      }),
      { numRuns: 2000 },
    );
  });
});
