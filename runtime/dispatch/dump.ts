// Dumps of dispatch tables in C10's format, and grids of operators and keys as text and SVG.

import { describe } from "../core/describe.js";
import { ArgumentError } from "../core/errors.js";
import { checkArray } from "../core/options.js";
import { printSchema } from "../schema/print.js";
import type { KernelRecord } from "./kernel.js";
import { aliasNames, functionalityRows, isAliasName, orderedKeys, slotOfKey } from "./keys.js";
import { assertEntry, type OperatorEntry, registrationId } from "./operator-entry.js";
import { parseSignature } from "./signature.js";

/** Every key that a kernel can be registered at, in the order of C10's enumeration: bits, runtime keys of backends, aliases. */
function registrationOrder(): string[] {
  const inOrder = orderedKeys.list;
  return [
    "Undefined",
    ...inOrder.flatMap(({ functionality }, i) =>
      functionality < 0 || functionality === inOrder[i - 1]!.functionality
        ? []
        : [functionalityRows[functionality]!.name],
    ),
    ...inOrder.filter((key) => key.backend >= 0).map((key) => key.name),
    ...aliasNames,
  ];
}

function signatureText(record: KernelRecord): string {
  if (record.signature === null) return "(none)";
  return printSchema(parseSignature(record.signature), "def").replace(/^kernel/, "");
}

/** @throws ArgumentError unless the values are operators and keys with columns in a table */
function checkGrid(entries: unknown, keys: unknown, caller: string): void {
  checkArray(caller, entries, "operators");
  for (const entry of entries as readonly unknown[]) assertEntry(entry, caller);
  checkKeys(keys, caller);
}

/** @throws ArgumentError unless it is a list of keys that have columns in a table */
export function checkKeys(keys: unknown, caller: string): void {
  checkArray(caller, keys, "dispatch keys");
  for (const key of keys as readonly unknown[])
    if (typeof key !== "string" || slotOfKey(key) < 0)
      throw new ArgumentError(`${caller}: expected dispatch keys such as "CPU", got ${describe(key)}`);
}

/** The registrations of an operator: the schema, then all kernels of each key, newest first. Fallbacks are not included. */
export function dumpState(entry: OperatorEntry): string {
  assertEntry(entry, "dumpState");
  entry.registry.settle();
  const lines = [`name: ${entry.name}`];
  const { definition } = entry;
  if (definition === null) lines.push("schema: (none)");
  else {
    lines.push(`schema: ${printSchema(entry.schema, "def")}`);
    lines.push(`debug: registered at ${entry.place}`);
    lines.push(`alias analysis kind: ${definition.aliasAnalysis}`);
  }
  for (const name of registrationOrder()) {
    const id = registrationId(name);
    let record = id === undefined ? null : (entry.kernels.get(id) ?? null);
    for (let inactive = false; record !== null; record = record.older, inactive = true) {
      const key = `${name}${isAliasName(name) ? "[alias]" : ""}${inactive ? " (inactive)" : ""}`;
      lines.push(`${key}: ${record.debug} :: ${signatureText(record)} [ ${record.conventions} ]`);
    }
  }
  return lines.join("\n") + "\n";
}

/** The computed table of an operator: one line for each runtime key that has a kernel, with the reason. */
export function dumpTable(entry: OperatorEntry): string {
  assertEntry(entry, "dumpTable");
  const lines: string[] = [];
  for (const key of orderedKeys.list) {
    const { reason, record } = entry.row[key.slot]!;
    if (reason === "missing") continue;
    const kernel = record === null ? "ambiguous_autogradother" : record.debug;
    lines.push(`${key.name}: ${record?.isFallthrough === true ? "fallthrough " : ""}${kernel} [${reason}]`);
  }
  return lines.join("\n") + (lines.length > 0 ? "\n" : "");
}

/** The origin of a cell's kernel: registered at the key, an alias kernel of the operator (row), the key's fallback (column), or none. */
export type CellKind = "exact" | "row" | "column" | "passes" | "ambiguous" | "missing";

/** `row`: an alias kernel of the operator serves many keys. `column`: the key's fallback serves many operators. */
export function cellKind(entry: OperatorEntry, key: string): CellKind {
  const { reason, record } = entry.row[slotOfKey(key)]!;
  if (record?.isFallthrough === true) return "passes";
  switch (reason) {
    case "kernel":
      return "exact";
    case "backend fallback":
      return "column";
    case "missing":
      return "missing";
    case "ambiguous autogradother":
      return "ambiguous";
    default:
      return "row";
  }
}

const marks: Readonly<Record<CellKind, string>> = {
  exact: "X",
  row: "r",
  column: "c",
  passes: "-",
  ambiguous: "?",
  missing: ".",
};

/** Operators x keys as text: X exact, r by an alias of the operator, c by the key's fallback, - passes on, ? ambiguous, . missing. */
export function gridText(entries: readonly OperatorEntry[], keys: readonly string[]): string {
  checkGrid(entries, keys, "gridText");
  const width = Math.max(8, ...entries.map((entry) => entry.name.length));
  const heads = keys.map((key) => key.padEnd(Math.max(3, key.length)));
  const lines = [`${" ".repeat(width)}  ${heads.join(" ")}`.trimEnd()];
  for (const entry of entries) {
    const cells = keys.map((key, i) => marks[cellKind(entry, key)].padEnd(heads[i]!.length));
    lines.push(`${entry.name.padEnd(width)}  ${cells.join(" ")}`.trimEnd());
  }
  lines.push(
    "X exact   r row (alias kernel of the operator)   c column (fallback of the key)   - passes on   ? ambiguous   . missing",
  );
  return lines.join("\n") + "\n";
}

const colours: Readonly<Record<CellKind, string>> = {
  exact: "#1f6f43",
  row: "#8fd19e",
  column: "#8fb8e8",
  passes: "#eeeeee",
  ambiguous: "#e8a33d",
  missing: "#d9534f",
};

function escapeXml(text: string): string {
  return text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;");
}

/** The grid as an SVG picture; every cell has a tooltip with kernel and reason. */
export function gridSvg(entries: readonly OperatorEntry[], keys: readonly string[]): string {
  checkGrid(entries, keys, "gridSvg");
  const cell = 14;
  const left = 8 + 7 * Math.max(8, ...entries.map((entry) => entry.name.length));
  const top = 8 + 7 * Math.max(3, ...keys.map((key) => key.length));
  const kinds = Object.keys(colours) as CellKind[];
  const height = top + cell * entries.length + 30;
  const width = left + cell * keys.length + 200;
  const elements = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="monospace" font-size="11">`,
  ];
  keys.forEach((key, i) => {
    const x = left + cell * i + 10;
    elements.push(`<text x="${x}" y="${top - 4}" transform="rotate(-90 ${x} ${top - 4})">${escapeXml(key)}</text>`);
  });
  entries.forEach((entry, row) => {
    const y = top + cell * row;
    elements.push(`<text x="4" y="${y + 11}">${escapeXml(entry.name)}</text>`);
    keys.forEach((key, i) => {
      const kind = cellKind(entry, key);
      const { reason, record } = entry.row[slotOfKey(key)]!;
      const title = escapeXml(`${entry.name} at ${key}: ${record === null ? reason : `${record.debug} [${reason}]`}`);
      elements.push(
        `<rect x="${left + cell * i}" y="${y}" width="${cell - 1}" height="${cell - 1}" fill="${colours[kind]}"><title>${title}</title></rect>`,
      );
    });
  });
  kinds.forEach((kind, i) => {
    const x = left + i * 90;
    const y = height - 16;
    elements.push(
      `<rect x="${x}" y="${y}" width="10" height="10" fill="${colours[kind]}"/><text x="${x + 14}" y="${y + 9}">${kind}</text>`,
    );
  });
  elements.push("</svg>");
  return elements.join("\n") + "\n";
}
