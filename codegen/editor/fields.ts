// The fields of the registry files, for editors: the JSON schemas that the table of fields gives, and the words of each field.

import { editorSchemas } from "../emit/json-schema.js";
import { layers } from "../layers/index.js";
import type { Role } from "./names.js";
import { type JsonSchema, variantsOf } from "./schema-completion.js";

const fileOf: Readonly<Record<Role, string>> = {
  functions: "native_functions",
  derivatives: "derivatives",
  deprecated: "deprecated",
  facts: "facts",
  tags: "tags",
};

let parsed: ReadonlyMap<string, JsonSchema> | null = null;

export function schemaFor(role: Role): JsonSchema {
  parsed ??= new Map([...editorSchemas(layers)].map(([path, text]) => [path, JSON.parse(text) as JsonSchema]));
  return parsed.get(`schemas/${fileOf[role]}.schema.json`)!;
}

/** The words of a field; null for one that there is not. */
export function fieldWords(role: Role, path: readonly string[]): string | null {
  const whole = schemaFor(role);
  let here: JsonSchema | undefined = variantsOf(whole, whole).find(({ items }) => items !== undefined)?.items;
  for (const name of path) {
    here = here === undefined ? undefined : fieldOf(here, name, whole);
  }
  return here?.description ?? null;
}

function fieldOf(schema: JsonSchema, name: string, whole: JsonSchema): JsonSchema | undefined {
  for (const { properties = {} } of variantsOf(schema, whole))
    if (Object.hasOwn(properties, name)) return properties[name];
  return undefined;
}
