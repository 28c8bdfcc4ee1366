// Checks a YAML map against a field table: every value must have the kind that the table states; every misspelt field
// gets a hint.

import { type Diagnostics, didYouMean, type Place } from "../diagnostics.js";
import type { PlacedText } from "../model/native-function.js";
import { kernelKeys } from "./dispatch-keys.js";
import type { Field, FieldTable } from "./fields.js";
import { describe, placedText, type YamlEntry, type YamlMap, type YamlNode, type YamlScalar } from "./yaml-nodes.js";

/** The fields that are present and valid, by name. Invalid ones have been reported and are left out. */
export class Fields {
  readonly map: YamlMap;
  readonly #values: ReadonlyMap<string, YamlNode>;
  readonly #keys: ReadonlyMap<string, YamlScalar>;

  constructor(map: YamlMap, values: ReadonlyMap<string, YamlNode>, keys: ReadonlyMap<string, YamlScalar>) {
    this.map = map;
    this.#values = values;
    this.#keys = keys;
  }

  has(name: string): boolean {
    return this.#values.has(name);
  }

  /** Whether the field is present, valid or not. */
  isWritten(name: string): boolean {
    return this.#keys.has(name);
  }

  node(name: string): YamlNode | undefined {
    return this.#values.get(name);
  }

  text(name: string): PlacedText | null {
    const node = this.#values.get(name);
    return node?.kind === "scalar" ? placedText(node) : null;
  }

  flag(name: string, otherwise: boolean): boolean {
    const node = this.#values.get(name);
    return node?.kind === "scalar" && typeof node.value === "boolean" ? node.value : otherwise;
  }

  /** Names from a comma-separated string or a list, each with its place. */
  names(name: string): readonly PlacedText[] {
    const node = this.#values.get(name);
    return node === undefined ? [] : splitNode(node);
  }

  /** Place of the value, or of the entry if the field is missing. */
  place(name: string): Place {
    return this.#values.get(name)?.place ?? this.map.place;
  }

  keyPlace(name: string): Place {
    return this.#keys.get(name)?.place ?? this.map.place;
  }

  /** Where a value is reported. A map or a list is reported at its key: its own place would be that of its first entry. */
  blamed(name: string): Place {
    const node = this.#values.get(name);
    return node?.kind === "scalar" ? node.place : this.keyPlace(name);
  }

  places(): ReadonlyMap<string, Place> {
    return new Map([...this.#values].map(([name, node]) => [name, node.place]));
  }
}

export interface ReadOptions {
  readonly table: FieldTable;
  /** "field", "key": what messages call an entry of the map. */
  readonly diagnostics: Diagnostics;
  /** Called for fields that are not in the table; without it they are errors. */
  readonly unknown?: (entry: YamlEntry) => void;
}

const required = new WeakMap<FieldTable, readonly string[]>();

function requiredFields(table: FieldTable): readonly string[] {
  let names = required.get(table);
  if (names === undefined) {
    names = Object.keys(table).filter((name) => table[name]!.required);
    required.set(table, names);
  }
  return names;
}

/** Reads and checks a map. */
export function readFields(map: YamlMap, { table, diagnostics, unknown }: ReadOptions): Fields {
  const values = new Map<string, YamlNode>();
  const keys = new Map<string, YamlScalar>();
  for (const entry of map.entries) {
    const { key, value } = entry;
    const field = Object.hasOwn(table, key.text) ? table[key.text]! : null;
    if (field === null) {
      if (unknown === undefined) reportUnknown(key, table, diagnostics);
      else unknown(entry);
      continue;
    }
    keys.set(key.text, key);
    if (checkKind(key.text, field, value, diagnostics)) values.set(key.text, value);
  }
  for (const name of requiredFields(table)) {
    if (keys.has(name)) continue;
    const place = map.entries[0]?.key.place ?? map.place;
    diagnostics.error(place, `this entry has no \`${name}\``, { hint: table[name]!.doc });
  }
  return new Fields(map, values, keys);
}

export function reportUnknown(key: YamlScalar, table: FieldTable, diagnostics: Diagnostics): void {
  diagnostics.error(key.place, `there is no field \`${key.text}\``, { hint: unknownHint(key, table) });
}

/** What a field that is not in the table could have meant. */
export function unknownHint(key: YamlScalar, table: FieldTable): string | null {
  if (key.text === "<<") return "YAML 1.2 has no merge keys: write the fields out, or repeat a value by `*name`";
  if (Object.hasOwn(table, "dispatch") && key.text.split(",").every((part) => kernelKeys.has(part.trim())))
    return "a dispatch key stands below `dispatch:`, two spaces further in than it";
  const names = Object.keys(table);
  return didYouMean(key.text, names, `fields: ${names.join(", ")}`);
}

function checkKind(name: string, field: Field, value: YamlNode, diagnostics: Diagnostics): boolean {
  const wrong = (wanted: string, node: YamlNode = value, hint: string | null = null): false => {
    if (node.kind === "scalar" && node.broken) return false;
    const isGlued = /^a map/.test(wanted) && node.kind === "scalar" && /^\w+:[^:\s]/.test(node.text);
    diagnostics.error(node.place, `\`${name}\` is ${wanted}, not ${describe(node)}`, {
      hint: hint ?? (isGlued ? "a field is `name: value`, with a space after the colon" : null),
    });
    return false;
  };
  const isText = (node: YamlNode): boolean =>
    node.kind === "scalar" && typeof node.value === "string" && node.value !== "";
  const isNumber = (node: YamlNode): boolean => node.kind === "scalar" && typeof node.value === "number";
  const allText = (nodes: readonly YamlNode[], wanted: string): boolean => {
    const odd = nodes.filter((node) => !isText(node));
    for (const node of odd) wrong(wanted, node);
    return odd.length === 0;
  };
  switch (field.kind) {
    case "text":
      return isText(value) || wrong("text");
    case "flag":
      return (value.kind === "scalar" && typeof value.value === "boolean") || wrong("True or False");
    case "choice": {
      if (!isText(value)) return wrong(`one of ${field.choices!.join(", ")}`);
      const { text } = value as YamlScalar;
      if (field.choices!.includes(text)) return true;
      diagnostics.error(value.place, `\`${name}\` cannot be \`${text}\``, {
        hint: didYouMean(text, field.choices!, `choices: ${field.choices!.join(", ")}`),
      });
      return false;
    }
    case "flag or names":
    case "names":
      if (field.kind === "flag or names" && value.kind === "scalar" && typeof value.value === "boolean") return true;
      if (value.kind === "list") return allText(value.items, "a list of names");
      if (!isText(value)) return wrong("text with names between commas, or a list of names");
      if ((value as YamlScalar).text.split(",").every((part) => part.trim() !== "")) return true;
      diagnostics.error(value.place, `\`${name}\` has a comma without a name beside it`, { hint: "delete the comma" });
      return false;
    case "texts":
      return value.kind === "list" ? allText(value.items, "a list of texts") : wrong("a list of texts");
    case "flags":
      if (value.kind !== "list") return wrong("a list of True and False");
      return value.items.every(
        (item) =>
          (item.kind === "scalar" && typeof item.value === "boolean") ||
          isText(item) ||
          wrong("a list of True and False", item),
      );
    case "keyed":
      if (value.kind !== "map") return wrong("a map");
      return allText(
        value.entries.map((entry) => entry.value),
        "a map to texts",
      );
    case "text or keyed":
      if (value.kind === "map")
        return allText(
          value.entries.map((entry) => entry.value).filter((node) => !isNumber(node)),
          "text, or a map to texts",
        );
      // A number such as 1 is an expression too.
      return (
        (value.kind === "scalar" && value.value !== null && value.value !== "") || wrong("text, or a map to texts")
      );
    case "lists":
      if (value.kind !== "map") return wrong("a map from arguments to lists of texts");
      return value.entries.every(({ value: list }) =>
        list.kind === "list"
          ? allText(list.items, "a map from arguments to lists of texts")
          : isText(list) || wrong("a map from arguments to lists of texts, or to an operator that states one", list),
      );
    case "map":
    case "formulas":
      return value.kind === "map" || wrong("a map", value, belowHint(field));
  }
}

/** Which fields stand below one that is a map. */
function belowHint({ fields = {} }: Field): string | null {
  const names = Object.keys(fields).filter((name) => fields[name]!.required);
  if (names.length > 0) return `below it stands ${names.map((name) => `\`${name}: ...\``).join(", ")}`;
  const possible = Object.keys(fields);
  return possible.length === 0 ? null : `below it stand fields: ${possible.join(", ")}`;
}

/** `a, b` or [a, b] as texts with places. Empty names are included, to be reported by the caller. */
export function splitNode(node: YamlNode): readonly PlacedText[] {
  if (node.kind === "list") return node.items.flatMap((item) => (item.kind === "scalar" ? [placedText(item)] : []));
  return node.kind === "scalar" ? splitText(placedText(node), ",") : [];
}

/** The items of a text between separators, trimmed, each with its place. */
export function splitText(placed: PlacedText, separator: string): readonly PlacedText[] {
  const items: PlacedText[] = [];
  let at = 0;
  for (const part of placed.text.split(separator)) {
    const lead = part.length - part.trimStart().length;
    const text = part.trim();
    const offset = placed.place.offset + at + lead;
    const place = placed.exact
      ? { source: placed.place.source, offset, length: Math.max(1, text.length) }
      : placed.place;
    items.push({ text, place, exact: placed.exact });
    at += part.length + separator.length;
  }
  return items;
}
