// JSON Schemas of the registry files, for completion and validation in editors: the field table in another language.

import { autogradKeys, kernelKeys } from "../load/dispatch-keys.js";
import {
  deprecatedFields,
  derivativeFields,
  type Field,
  type FieldTable,
  factFields,
  kernelName,
  type TextForm,
  tagFields,
} from "../load/fields.js";
import { type LayerField, operatorFields } from "../load/layer-field.js";
import { defaultTags } from "../load/tags.js";
import type { JsonObject } from "../model/json.js";
import { programKey } from "../model/program-key.js";

const formula: JsonObject = {
  type: ["string", "number"],
  minLength: 1,
  description: "A formula. Arguments and results are in scope by name; `grad` is the gradient of the result.",
};
const text: JsonObject = { type: "string", minLength: 1 };

/** A text that matches a pattern. Editors show `patternErrorMessage` in place of the pattern. */
function formed({ pattern, example }: TextForm): JsonObject {
  return { type: "string", pattern: `^(${pattern})$`, patternErrorMessage: `Write it like this: ${example}` };
}

const between = (item: string): string => `^\\s*(${item})(\\s*,\\s*(${item}))*\\s*$`;

/** Comma-separated names, or a list of names. */
function names({ form, choices }: Field, item: JsonObject): JsonObject {
  let line = text;
  if (choices !== undefined) {
    const patternErrorMessage = `One of these, or several between commas: ${choices.join(", ")}`;
    line = { type: "string", pattern: between(choices.join("|")), patternErrorMessage };
  } else if (form !== undefined) {
    const patternErrorMessage = `One name, or several between commas: ${form.example}`;
    line = { type: "string", pattern: between(form.pattern), patternErrorMessage };
  }
  return { anyOf: [item, line, { type: "array", items: item }] };
}

/** The values that fields of a kind allow. */
function kindSchema(name: string, field: Field): JsonObject {
  const { form, choices } = field;
  switch (field.kind) {
    case "text":
      return form === undefined ? text : formed(form);
    case "flag":
      return { type: "boolean" };
    case "choice":
      return { type: "string", enum: [...choices!] };
    case "flag or names":
      return { anyOf: [{ type: "boolean" }, ...(names(field, nameSchema(name, field))["anyOf"] as JsonObject[])] };
    case "names":
      return names(field, nameSchema(name, field));
    case "texts":
      return { type: "array", items: text };
    case "flags":
      return { type: "array", items: { type: ["boolean", "string"] } };
    case "keyed":
      return name === "dispatch"
        ? byKey(kernelKeys, "The exported name of the kernel.", formed(kernelName), programKey)
        : { type: "object", additionalProperties: text };
    case "text or keyed":
      return {
        type: ["string", "number", "object"],
        minLength: 1,
        ...(field.keys === undefined
          ? { additionalProperties: text }
          : { properties: Object.fromEntries(field.keys.map((key) => [key, text])), additionalProperties: false }),
      };
    case "lists":
      return {
        type: "object",
        additionalProperties: { anyOf: [{ type: "array", items: text }, formed(form!)] },
      };
    case "map":
      if (field.values !== undefined) return { type: "object", additionalProperties: fieldsSchema(field.values) };
      return field.fields === undefined ? { type: "object" } : fieldsSchema(field.fields);
    case "formulas":
      return byKey(new Set(["Default", ...autogradKeys]), "The formulas for this key.", formulas);
  }
}

function nameSchema(name: string, { choices, form }: Field): JsonObject {
  if (choices !== undefined) return { type: "string", enum: [...choices] };
  const item = form === undefined ? text : formed(form);
  if (name !== "tags") return item;
  // A project may declare its own tags, which this schema cannot know.
  const written = [...defaultTags.values()].filter((tag) => tag.name !== "generated");
  return {
    anyOf: [...written.map((tag): JsonObject => ({ const: tag.name, description: tag.description })), item],
  };
}

/** A map from dispatch keys, several of which may share a line. Editors suggest the properties; the pattern is what is enforced. */
function byKey(keys: ReadonlySet<string>, description: string, value: JsonObject, others?: RegExp): JsonObject {
  return {
    type: "object",
    properties: Object.fromEntries([...keys].map((key) => [key, { description }])),
    patternProperties: {
      [between([...keys].join("|"))]: value,
      ...(others === undefined ? {} : { [others.source]: value }),
    },
    additionalProperties: false,
  };
}

function fieldSchema(name: string, field: Field): JsonObject {
  const notes = [field.doc, field.inTypeScript, field.tengen ? "(A field of tengen's own.)" : undefined].filter(
    (note) => note !== undefined,
  );
  return { description: notes.join(" "), ...kindSchema(name, field) };
}

function fieldsSchema(table: FieldTable): JsonObject {
  const required = Object.entries(table).flatMap(([name, field]) => (field.required ? [name] : []));
  return {
    type: "object",
    properties: Object.fromEntries(Object.entries(table).map(([name, field]) => [name, fieldSchema(name, field)])),
    ...(required.length > 0 ? { required } : {}),
    additionalProperties: false,
  };
}

function fileSchema(title: string, entry: JsonObject): JsonObject {
  return { $schema: "http://json-schema.org/draft-07/schema#", title, type: "array", items: entry };
}

const identifier = "[A-Za-z_]\\w*";
/** Formulas by the names that they define. */
const formulas: JsonObject = {
  type: "object",
  patternProperties: { [`^${identifier}(\\s*,\\s*${identifier})*$`]: formula },
  additionalProperties: false,
};

/** Formulas stand beside the fields, or below keys. */
function derivativesSchema(): JsonObject {
  const fields = fieldsSchema(derivativeFields);
  const known = Object.fromEntries(Object.keys(derivativeFields).map((name) => [name, true]));
  return {
    ...fields,
    // Names of fields are not formulas.
    patternProperties: {
      [`^(?!(${Object.keys(derivativeFields).join("|")})$)${identifier}(\\s*,\\s*${identifier})*$`]: formula,
    },
    dependencies: { dispatch: { properties: known, additionalProperties: false } },
  };
}

/** Any field of native_functions.yaml, or an empty value to remove it, for the operators listed. */
function factsSchema(table: FieldTable): JsonObject {
  const { operators, ...fields } = factFields(table);
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

/** Path below the project -> text. @param layers those whose fields entries may have */
export function editorSchemas(layers: readonly LayerField[]): ReadonlyMap<string, string> {
  const table = operatorFields(layers);
  const files: readonly (readonly [string, JsonObject])[] = [
    ["native_functions", fileSchema("Operators", fieldsSchema(table))],
    ["derivatives", fileSchema("Derivatives", derivativesSchema())],
    ["tags", fileSchema("Tags", fieldsSchema(tagFields))],
    ["facts", factsSchema(table)],
    ["deprecated", fileSchema("Deprecated signatures", fieldsSchema(deprecatedFields))],
  ];
  return new Map(
    files.map(([name, schema]) => [`schemas/${name}.schema.json`, `${JSON.stringify(schema, null, 2)}\n`]),
  );
}
