// Facts about operators of a registry that cannot be edited: fields that are added to its entries or replace theirs.

import { type Diagnostics, didYouMean, type Source } from "../diagnostics.js";
import type { NativeFunction, PlacedText } from "../model/native-function.js";
import { type FieldTable, factFields } from "./fields.js";
import { listEntries } from "./list-entries.js";
import { readFields } from "./read-fields.js";
import { readYaml } from "./yaml.js";
import type { YamlEntry, YamlMap, YamlNode } from "./yaml-nodes.js";

/**
 * Which registries a facts file is for: `this` one, so every operator it names must exist; `any` with some of its operators;
 * or one in PyTorch's own `grammar`, without tengen's fields.
 */
export type FactsScope = "this" | "any" | "grammar";

export interface FactsSource {
  readonly source: Source;
  readonly scope: FactsScope;
}

const isNothing = (value: YamlNode): boolean => value.kind === "scalar" && value.value === null;

/** The facts that apply to a file with these entries; null if there are none. @param table the fields of such entries */
export function factsFor(
  facts: FactsSource | null,
  entries: readonly YamlMap[],
  table: FieldTable,
  diagnostics: Diagnostics,
): Facts | null {
  return facts === null || (facts.scope === "grammar" && entries.some((entry) => hasOwnField(entry, table)))
    ? null
    : new Facts(facts, table, diagnostics);
}

/** Whether an entry has a field that PyTorch's grammar lacks. */
function hasOwnField({ entries }: YamlMap, table: FieldTable): boolean {
  return entries.some(({ key }) => Object.hasOwn(table, key.text) && table[key.text]!.tengen);
}

export class Facts {
  readonly #scope: FactsScope;
  readonly #table: FieldTable;
  readonly #diagnostics: Diagnostics;
  /** Operator name, with or without overload -> fields. */
  readonly #fields = new Map<string, YamlEntry[]>();
  readonly #operators: readonly PlacedText[];

  constructor({ source, scope }: FactsSource, table: FieldTable, diagnostics: Diagnostics) {
    this.#scope = scope;
    this.#table = factFields(table);
    this.#diagnostics = diagnostics;
    this.#operators = listEntries(readYaml(source, diagnostics), diagnostics).flatMap((entry) => this.#read(entry));
  }

  #read(entry: YamlMap): readonly PlacedText[] {
    const deletions = entry.entries.filter(({ value }) => isNothing(value) && value !== entry.entries[0]!.value);
    const stated = { ...entry, entries: entry.entries.filter((field) => !deletions.includes(field)) };
    const fields = readFields(stated, { table: this.#table, diagnostics: this.#diagnostics });
    const operators = fields.names("operators");
    const given = entry.entries.filter(
      (field) => deletions.includes(field) || fields.node(field.key.text) !== undefined,
    );
    for (const { text } of operators) {
      const known = this.#fields.get(text) ?? [];
      this.#fields.set(text, [...known, ...given.filter(({ key }) => key.text !== "operators")]);
    }
    return operators;
  }

  /** An entry as if its facts were written into it. A fact without a value deletes the field. */
  complete(entry: YamlMap): YamlMap {
    const func = entry.entries.find(({ key }) => key.text === "func")?.value;
    const match = func?.kind === "scalar" ? /^\s*(?:aten::)?((\w+)(?:\.\w+)?)\s*\(/.exec(func.text) : null;
    if (match === null) return entry;
    const names = new Set([match[2]!, match[1]!]);
    const facts = [...names].flatMap((name) => this.#fields.get(name) ?? []);
    if (facts.length === 0) return entry;
    const last = new Map(facts.map((fact) => [fact.key.text, fact]));
    const others = entry.entries.filter(({ key }) => !last.has(key.text));
    const added = [...last.values()].filter(({ value }) => !isNothing(value));
    return { ...entry, entries: [...others, ...added] };
  }

  /** Reports operators that do not exist, if the facts were written for this very registry. */
  reportUnused(functions: readonly NativeFunction[]): void {
    if (this.#scope !== "this") return;
    const names = new Set(
      functions.filter((fn) => fn.namespace === "aten").flatMap((fn) => [fn.func.name.name, fn.func.name.full]),
    );
    for (const { text, place } of this.#operators) {
      if (names.has(text)) continue;
      this.#diagnostics.error(place, `there is no operator \`${text}\``, { hint: didYouMean(text, names) });
    }
  }
}
