// Completions in a registry file from its JSON schema: fields, and the values that it lists. Imports nothing, so that pages can have it alone.

export interface JsonSchema {
  readonly description?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly items?: JsonSchema;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly patternProperties?: Readonly<Record<string, JsonSchema>>;
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly allOf?: readonly JsonSchema[];
  readonly $ref?: string;
  readonly definitions?: Readonly<Record<string, JsonSchema>>;
}

export interface Offer {
  readonly label: string;
  readonly apply: string;
  /** Its description in the schema. */
  readonly info: string | null;
}

export interface Completion {
  /** Where the text that an offer replaces begins. */
  readonly from: number;
  readonly offers: readonly Offer[];
}

/** Values that the schema does not list, by path: `dispatch/*`. */
export type Values = Readonly<Record<string, readonly string[]>>;

const keyLine = /^(\s*(?:-\s+)?)([\w.]*)$/;
const valueLine = /^(\s*(?:-\s+)?)([\w.]+):\s+(.*)$/;

/**
 * Completions at the end of `before`, the text up to the cursor.
 * @param after the text after the cursor: fields that it already contains are not offered again
 */
export function complete(before: string, after: string, schema: JsonSchema, values: Values = {}): Completion | null {
  const lines = before.split("\n");
  const line = lines.pop()!;
  const key = keyLine.exec(line);
  if (key !== null) {
    const [, head = "", typed = ""] = key;
    const indent = head.length;
    const path = pathTo(lines, indent, head.includes("-"));
    const fields = fieldsOf(at(schema, path, schema), schema);
    const present = siblings(lines, after.split("\n").slice(1), indent, head.includes("-"));
    const isFirst = head.includes("-") || (path.length === 0 && indent === 0);
    const offers = Object.entries(fields)
      .filter(([name]) => !present.has(name))
      // An entry begins with what names it.
      .slice(0, isFirst && path.length === 0 ? 1 : undefined)
      .map(([name, field]) => ({
        label: name,
        apply: `${isFirst && indent === 0 ? "- " : ""}${name}:${holdsMore(field, schema) ? "\n" + " ".repeat(indent + 2) : " "}`,
        info: field.description ?? null,
      }));
    return offers.length === 0 ? null : { from: before.length - typed.length, offers };
  }
  const value = valueLine.exec(line);
  if (value === null) return null;
  const [, head = "", name = "", text = ""] = value;
  const path = [...pathTo(lines, head.length, head.includes("-")), name];
  const typed = /[^,\s[\]{}]*$/.exec(text)![0];
  const field = at(schema, path, schema);
  const listed =
    field === null ? [] : enumerated(field, schema).filter((v) => typeof v === "string" || typeof v === "boolean");
  const fieldValues = values[path.join("/")] ?? values[[...path.slice(0, -1), "*"].join("/")] ?? [];
  const offers = [...new Set([...listed.map(String), ...fieldValues])].map((label) => ({
    label,
    apply: label,
    info: null,
  }));
  return offers.length === 0 ? null : { from: before.length - typed.length, offers };
}

/** The path of fields to a line of this indent, starting at the entry. */
function pathTo(lines: readonly string[], indent: number, first: boolean): string[] {
  const path: string[] = [];
  // The first field of an entry stands behind `- `: what leads to it is less indented than the dash.
  let limit = first ? indent - 2 : indent;
  for (let i = lines.length - 1; i >= 0 && limit > 0; i--) {
    const match = /^(\s*(?:-\s+)?)([\w.]+):\s*(.*)$/.exec(lines[i]!);
    if (match === null) continue;
    const [, head = "", name = "", rest = ""] = match;
    if (head.length >= limit) continue;
    if (rest === "" || rest.startsWith("#")) path.unshift(name);
    limit = head.includes("-") ? head.indexOf("-") : head.length;
  }
  return path;
}

/** The fields beside the line, before and after it. */
function siblings(before: readonly string[], after: readonly string[], indent: number, first: boolean): Set<string> {
  const names = new Set<string>();
  const read = (line: string): boolean => {
    const match = /^(\s*(?:-\s+)?)([\w.]+):/.exec(line);
    if (match === null) return /^\s*(#.*)?$/.test(line);
    const [, head = "", name = ""] = match;
    if (head.length < indent) return false;
    if (head.length === indent) names.add(name);
    return true;
  };
  if (!first) {
    for (let i = before.length - 1; i >= 0 && read(before[i]!); i--) if (/^\s*-\s/.test(before[i]!)) break;
  }
  for (const line of after) if (/^\s*-\s/.test(line) || !read(line)) break;
  return names;
}

/** A schema with those that it refers to or is one of. */
export function variantsOf(schema: JsonSchema, whole: JsonSchema): readonly JsonSchema[] {
  const { $ref, anyOf = [], oneOf = [], allOf = [] } = schema;
  const named = $ref === undefined ? [] : [whole.definitions?.[$ref.replace("#/definitions/", "")] ?? {}];
  return [schema, ...[...named, ...anyOf, ...oneOf, ...allOf].flatMap((one) => variantsOf(one, whole))];
}

function fieldsOf(schema: JsonSchema | null, whole: JsonSchema): Readonly<Record<string, JsonSchema>> {
  if (schema === null) return {};
  return Object.assign({}, ...variantsOf(schema, whole).map(({ properties = {} }) => properties)) as Record<
    string,
    JsonSchema
  >;
}

function at(schema: JsonSchema, path: readonly string[], whole: JsonSchema): JsonSchema | null {
  let here: JsonSchema = variantsOf(schema, whole).find(({ items }) => items !== undefined)?.items ?? schema;
  for (const name of path) {
    const next = fieldsOf(here, whole)[name];
    if (next === undefined) return null;
    here = next;
  }
  return here;
}

function enumerated(schema: JsonSchema, whole: JsonSchema): unknown[] {
  const found = variantsOf(schema, whole).flatMap((one) => [
    ...(one.enum ?? []),
    ...(one.type === "boolean" ? [true, false] : []),
    ...(one.items === undefined ? [] : enumerated(one.items, whole)),
  ]);
  return [...new Set(found)];
}

function holdsMore(schema: JsonSchema, whole: JsonSchema): boolean {
  const variants = variantsOf(schema, whole);
  return variants.some(({ properties }) => properties !== undefined) && !variants.some(({ type }) => type === "string");
}
