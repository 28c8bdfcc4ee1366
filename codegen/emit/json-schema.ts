// JSON Schemas of the registry files, for editors that complete and check: the field table once more, in another language.

import { autogradKeys, kernelKeys } from "../load/dispatch-keys.js";
import {
  deprecatedFields,
  derivativeFields,
  type Field,
  type FieldTable,
  factFields,
  nativeFunctionFields,
  tagFields,
} from "../load/fields.js";
import { defaultTags } from "../load/tags.js";

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
type JsonObject = { readonly [key: string]: Json };

const names = (item: JsonObject): JsonObject => ({
  anyOf: [item, { type: "string", pattern: ", " }, { type: "array", items: item }],
});
const formula: JsonObject = {
  type: ["string", "number"],
  description: "A formula. Arguments and results are in scope by name; `grad` is the gradient of the result.",
};

/** What fields of a kind may hold. */
function kindSchema(name: string, field: Field): JsonObject {
  switch (field.kind) {
    case "text":
      return { type: "string", minLength: 1 };
    case "flag":
      return { type: "boolean" };
    case "choice":
      return { type: "string", enum: [...field.choices!] };
    case "names":
      return names(nameSchema(name, field));
    case "texts":
      return { type: "array", items: { type: "string" } };
    case "flags":
      return { type: "array", items: { type: ["boolean", "string"] } };
    case "keyed":
      return name === "dispatch"
        ? byKey(kernelKeys, { type: "string", description: "The exported name of the kernel." })
        : { type: "object", additionalProperties: { type: "string" } };
    case "text or keyed":
      return {
        anyOf: [
          { type: ["string", "number"] },
          { type: "object", additionalProperties: { type: ["string", "number"] } },
        ],
      };
    case "map":
      return field.fields === undefined ? { type: "object" } : fieldsSchema(field.fields);
    case "formulas":
      return byKey(new Set(["Default", ...autogradKeys]), { type: "object", additionalProperties: formula });
  }
}

function nameSchema(name: string, field: Field): JsonObject {
  if (field.choices !== undefined) return { type: "string", enum: [...field.choices] };
  if (name !== "tags") return { type: "string" };
  const written = [...defaultTags.values()].filter((tag) => tag.name !== "generated");
  return {
    anyOf: [
      ...written.map((tag): JsonObject => ({ const: tag.name, description: tag.description })),
      { type: "string" },
    ],
  };
}

/** A map from dispatch keys, of which several may share a line. */
function byKey(keys: ReadonlySet<string>, value: JsonObject): JsonObject {
  return {
    type: "object",
    properties: Object.fromEntries([...keys].map((key) => [key, value])),
    patternProperties: { "^\\w+(, ?\\w+)+$": value },
    additionalProperties: false,
  };
}

function fieldSchema(name: string, field: Field): JsonObject {
  const notes = [field.doc, field.inTypeScript, field.tengen ? "(A field of tengen's own.)" : undefined].filter(
    (note) => note !== undefined,
  );
  return { description: notes.join(" "), ...kindSchema(name, field) };
}

function fieldsSchema(table: FieldTable, rest: Json = false): JsonObject {
  const required = Object.entries(table).flatMap(([name, field]) => (field.required ? [name] : []));
  return {
    type: "object",
    properties: Object.fromEntries(Object.entries(table).map(([name, field]) => [name, fieldSchema(name, field)])),
    ...(required.length > 0 ? { required } : {}),
    additionalProperties: rest,
  };
}

function fileSchema(title: string, entry: JsonObject): JsonObject {
  return { $schema: "http://json-schema.org/draft-07/schema#", title, type: "array", items: entry };
}

/** Any field of native_functions.yaml, or nothing in its place, for the operators listed. */
function factsSchema(): JsonObject {
  const { operators, ...fields } = factFields;
  const properties = Object.entries(fields).map(([name, field]) => {
    const { description, ...kind } = fieldSchema(name, field);
    return [name, { description, anyOf: [kind, { type: "null" }] }] as const;
  });
  return fileSchema("Facts about operators", {
    type: "object",
    properties: { operators: fieldSchema("operators", operators!), ...Object.fromEntries(properties) },
    required: ["operators"],
    additionalProperties: false,
  });
}

/** Path below the project -> text. */
export function editorSchemas(): ReadonlyMap<string, string> {
  const files: readonly (readonly [string, JsonObject])[] = [
    ["native_functions", fileSchema("Operators", fieldsSchema(nativeFunctionFields))],
    ["derivatives", fileSchema("Derivatives", fieldsSchema(derivativeFields, formula))],
    ["tags", fileSchema("Tags", fieldsSchema(tagFields))],
    ["facts", factsSchema()],
    ["deprecated", fileSchema("Deprecated signatures", fieldsSchema(deprecatedFields))],
  ];
  return new Map(
    files.map(([name, schema]) => [`schemas/${name}.schema.json`, `${JSON.stringify(schema, null, 2)}\n`]),
  );
}
