// A validator of JSON Schema, draft 7, as far as the editors' schemas use it. Unknown keywords are errors.

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
type JsonObject = { readonly [key: string]: Json };

/** Keywords that document a schema and do not affect validation. */
const annotations = new Set(["$schema", "title", "description", "patternErrorMessage"]);

/** The error in a value, as `place: what`; nothing if it is valid. */
export function validate(schema: Json, value: Json, place = ""): readonly string[] {
  if (typeof schema === "boolean") return schema ? [] : [`${place}: is not allowed`];
  if (!isObject(schema)) throw new Error(`a schema is an object or a truth value, unlike ${JSON.stringify(schema)}`);
  return Object.entries(schema).flatMap(([keyword, rule]) => {
    if (annotations.has(keyword)) return [];
    const check = Object.hasOwn(checks, keyword) ? checks[keyword] : undefined;
    if (check === undefined) throw new Error(`this validator does not know the keyword ${keyword}`);
    return check(rule, value, place, schema);
  });
}

type Check = (rule: Json, value: Json, place: string, schema: JsonObject) => readonly string[];

const list = (rule: Json): readonly Json[] => {
  if (!Array.isArray(rule)) throw new Error(`a list is wanted, not ${JSON.stringify(rule)}`);
  return rule;
};
const object = (rule: Json): JsonObject => {
  if (!isObject(rule)) throw new Error(`an object is wanted, not ${JSON.stringify(rule)}`);
  return rule;
};
function isObject(value: Json): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
const typeOf = (value: Json): string =>
  value === null ? "null" : Array.isArray(value) ? "array" : typeof value === "object" ? "object" : typeof value;
const property = (value: JsonObject, key: string): Json | undefined =>
  Object.hasOwn(value, key) ? value[key] : undefined;
const shown = (value: Json): string => JSON.stringify(value);

const checks: Readonly<Record<string, Check>> = {
  type: (rule, value, place) => {
    const types = typeof rule === "string" ? [rule] : list(rule);
    return types.includes(typeOf(value)) ? [] : [`${place}: is ${typeOf(value)}, not ${types.join(" or ")}`];
  },
  enum: (rule, value, place) =>
    list(rule).includes(value) ? [] : [`${place}: ${shown(value)} is none of ${list(rule).map(shown).join(", ")}`],
  const: (rule, value, place) => {
    if (typeOf(rule) !== typeOf(value)) return [`${place}: is ${typeOf(value)}, not ${typeOf(rule)}`];
    return rule === value ? [] : [`${place}: ${shown(value)} is not ${shown(rule)}`];
  },
  minLength: (rule, value, place) =>
    typeof value === "string" && [...value].length < Number(rule) ? [`${place}: is empty`] : [],
  pattern: (rule, value, place, { patternErrorMessage }) =>
    typeof value !== "string" || new RegExp(String(rule), "u").test(value)
      ? []
      : [`${place}: ${shown(value)}: ${patternErrorMessage ?? `does not match ${String(rule)}`}`],
  items: (rule, value, place) =>
    Array.isArray(value) ? value.flatMap((item: Json, i) => validate(rule, item, `${place}[${i}]`)) : [],
  required: (rule, value, place) =>
    isObject(value)
      ? list(rule).flatMap((name) => (Object.hasOwn(value, String(name)) ? [] : [`${place}: has no ${String(name)}`]))
      : [],
  properties: (rule, value, place) =>
    isObject(value)
      ? Object.entries(object(rule)).flatMap(([name, schema]) => {
          const item = property(value, name);
          return item === undefined ? [] : validate(schema, item, `${place}.${name}`);
        })
      : [],
  patternProperties: (rule, value, place) =>
    isObject(value)
      ? Object.entries(object(rule)).flatMap(([pattern, schema]) =>
          Object.keys(value)
            .filter((name) => new RegExp(pattern, "u").test(name))
            .flatMap((name) => validate(schema, value[name]!, `${place}.${name}`)),
        )
      : [],
  additionalProperties: (rule, value, place, { properties = {}, patternProperties = {} }) => {
    if (!isObject(value)) return [];
    const patterns = Object.keys(object(patternProperties)).map((pattern) => new RegExp(pattern, "u"));
    return Object.keys(value)
      .filter((name) => !Object.hasOwn(object(properties), name) && !patterns.some((pattern) => pattern.test(name)))
      .flatMap((name) => validate(rule, value[name]!, `${place}.${name}`));
  },
  dependencies: (rule, value, place) =>
    isObject(value)
      ? Object.entries(object(rule)).flatMap(([name, schema]) =>
          Object.hasOwn(value, name) ? validate(schema, value, place) : [],
        )
      : [],
  // Of several alternatives, the one with the fewest errors is the most informative.
  anyOf: (rule, value, place) => {
    const outcomes = list(rule).map((schema) => validate(schema, value, place));
    if (outcomes.some((errors) => errors.length === 0)) return [];
    const ofType = outcomes.filter((errors) => !errors.some((error) => / is \w+, (not|which none) /.test(error)));
    return ofType.at(-1) ?? [`${place}: is ${typeOf(value)}, which none of the choices is`];
  },
};
