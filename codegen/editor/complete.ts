// What may stand at a position of a registry file: fields and their values, types, operators, kernels, and the names of formulas.

import { scalarType, tensorType } from "../../runtime/formula/index.js";
import { baseTypeNames } from "../../runtime/schema/types.js";
import { accessorNames, accessorOf } from "../formula/accessors.js";
import { knownHelpers } from "../formula/vocabulary.js";
import type { NativeFunction } from "../model/native-function.js";
import { scalarConstants, scalarFunctions } from "../pointwise/functions.js";
import { schemaFor } from "./fields.js";
import { entryAround, fieldAround, namesOfEntry, type Role } from "./names.js";
import { complete } from "./schema-completion.js";
import { formulaNames, isOfLibrary, nameIn, schemaOf, type View } from "./view.js";

/** What an offer is, which editors show as an icon. */
export type OfferKind = "field" | "value" | "type" | "operator" | "kernel" | "variable" | "helper" | "method";

export interface EditorOffer {
  readonly label: string;
  /** What replaces the text from `start` on. */
  readonly insert: string;
  readonly kind: OfferKind;
  /** Beside the label: a type, a schema. */
  readonly detail: string | null;
  readonly doc: string | null;
}

export interface Offers {
  readonly start: number;
  readonly items: readonly EditorOffer[];
  /** Others begin with the same letters: more letters give more of them. */
  readonly more: boolean;
}

/** Longer lists are not read. */
const most = 200;

const offer = (
  kind: OfferKind,
  label: string,
  detail: string | null = null,
  doc: string | null = null,
): EditorOffer => ({
  label,
  insert: label,
  kind,
  detail,
  doc,
});

/** Those that fit what is typed: what begins with it comes first. */
function fitting(start: number, typed: string, items: Iterable<EditorOffer>): Offers | null {
  const wanted = typed.toLowerCase();
  const first: EditorOffer[] = [];
  const others: EditorOffer[] = [];
  const seen = new Set<string>();
  for (const item of items) {
    if (seen.has(item.label)) continue;
    const label = item.label.toLowerCase();
    if (label.startsWith(wanted)) first.push(item);
    else if (wanted !== "" && label.includes(wanted)) others.push(item);
    else continue;
    seen.add(item.label);
  }
  const all = [...first, ...others];
  return all.length === 0 ? null : { start, items: all.slice(0, most), more: all.length > most };
}

const full = ({ namespace, func }: NativeFunction): string =>
  namespace === "aten" ? func.name.full : `${namespace}::${func.name.full}`;
const stated = ({ namespace, schemaText }: NativeFunction): string =>
  namespace === "aten" ? schemaText : `${namespace}::${schemaText}`;

function* operators({ registry }: View, test: (f: NativeFunction) => boolean = () => true): Iterable<EditorOffer> {
  for (const f of registry.functions) if (test(f)) yield offer("operator", full(f), f.schemaText, f.doc?.text ?? null);
}

function* kernels(view: View): Iterable<EditorOffer> {
  for (const { path, exports } of view.kernels.files.values()) {
    if (path.startsWith("tengen:")) continue;
    for (const { name, parameters } of exports)
      if (parameters !== null) yield offer("kernel", name, `(${parameters.map((p) => p.name).join(", ")})`);
  }
}

/** Types of arguments and results. */
function types(): readonly EditorOffer[] {
  const written = baseTypeNames.slice(0, baseTypeNames.indexOf("complex"));
  return written.flatMap((name) => [offer("type", name), offer("type", `${name}?`), offer("type", `${name}[]`)]);
}

function completeSchema(before: string, offset: number): Offers | null {
  const typed = /[A-Za-z_]\w*$/.exec(before)?.[0] ?? "";
  const head = before.slice(0, before.length - typed.length);
  const opens = head.split("(").length - head.split(")").length;
  const isType = head.includes("->") ? /(->|[(,])\s*$/.test(head) : opens > 0 && /[(,*]\s*$/.test(head);
  return isType ? fitting(offset - typed.length, typed, types()) : null;
}

/** Names and calls of a formula. */
function completeFormula(
  view: View,
  head: string,
  path: readonly string[],
  before: string,
  offset: number,
): Offers | null {
  const typed = /(?:[A-Za-z_]\w*::)?[A-Za-z_]\w*$/.exec(before)?.[0] ?? "";
  const start = offset - typed.length;
  const ahead = before.slice(0, before.length - typed.length);
  if (/(^|[^\d])(\.|->)$/.test(ahead)) return fitting(start, typed, methods(view));
  if (typed === "" && /[\w)\]]\s*$/.test(ahead)) return null;
  return fitting(start, typed, callables(view, head, path));
}

function* methods({ registry }: View): Iterable<EditorOffer> {
  for (const type of [tensorType, scalarType])
    for (const name of accessorNames(type)) yield offer("method", name, accessorOf(type, name)!.type.text);
  for (const { func, doc, schemaText } of registry.functions) {
    const [first] = func.arguments;
    if (
      (func.kind === "functional" || func.kind === "inplace") &&
      first?.type.kind === "base" &&
      first.type.name === "Tensor"
    )
      yield offer("method", func.name.name, schemaText, doc?.text ?? null);
  }
}

function* callables({ registry }: View, head: string, path: readonly string[]): Iterable<EditorOffer> {
  for (const { name, type, about } of formulaNames(head, path)) yield offer("variable", name, type, about);
  for (const [name, [signature]] of knownHelpers()) yield offer("helper", name, signature!.text);
  for (const { func, namespace, schemaText, doc } of registry.functions) {
    if (func.kind !== "functional" && func.kind !== "inplace") continue;
    const name = namespace === "aten" ? func.name.name : `${namespace}::${func.name.name}`;
    yield offer("operator", name, schemaText, doc?.text ?? null);
  }
}

/** The names that a derivative's entry may have formulas for: arguments that are tensors, and results. */
function derivativeFields(text: string, offset: number): Offers | null {
  const line = text.slice(text.lastIndexOf("\n", offset - 1) + 1, offset);
  const match = /^( {2}|\s+)([\w, ]*?)(\w*)$/.exec(line);
  const entry = entryAround(text, offset);
  const schema = entry === null || match === null ? null : schemaOf(entry.head);
  if (schema === null || entry === null || match === null) return null;
  const there = new Set(
    namesOfEntry("derivatives", text, entry).flatMap(({ kind, text: name }) => (kind === "argument" ? [name] : [])),
  );
  const several = schema.returns.length > 1;
  const items = [
    ...schema.arguments
      .filter(({ out }) => !out)
      .map(({ name }) => ({ ...offer("field", name, "the gradient of an argument"), insert: `${name}: ` })),
    ...(several ? schema.returns.map(({ name }, i) => name ?? `result${i}`) : ["result"]).map((name) => ({
      ...offer("field", name, "the tangent of a result, in forward mode"),
      insert: `${name}: `,
    })),
    ...["output_differentiability", "dispatch"].map((name) => ({ ...offer("field", name), insert: `${name}: ` })),
  ];
  const typed = match[3]!;
  return fitting(
    offset - typed.length,
    typed,
    items.filter(({ label }) => label === typed || !there.has(label)),
  );
}

function completeScalars(head: string, before: string, offset: number): Offers | null {
  const typed = /[A-Za-z_]\w*$/.exec(before)?.[0] ?? "";
  const items = [
    ...(schemaOf(head)?.arguments ?? []).map(({ name }) => offer("variable", name)),
    ...[...scalarFunctions.values()].map(({ name, args, doc }) => offer("helper", name, `(${args})`, doc)),
    ...scalarConstants.map((name) => offer("value", name)),
  ];
  return fitting(offset - typed.length, typed, items);
}

/** Fields that name operators, by the values of the schema's completion. */
function completeValue(
  view: View,
  role: Role,
  path: readonly string[],
  head: string,
  before: string,
  offset: number,
): Offers | null {
  const [first = ""] = path;
  const typed = /[\w.:]*$/.exec(before)![0];
  const start = offset - typed.length;
  if (role === "derivatives") {
    if (first !== "name") return completeFormula(view, head, path, before, offset);
    if (/\(/.test(before)) return null;
    const free = operators(view, (f) => !isOfLibrary(f) && !f.generated && !view.registry.derivatives.has(f));
    const named = [...free].map((item) => ({ ...item, insert: whole(view, item.label) }));
    return fitting(start, typed, named);
  }
  if (role === "deprecated" || role === "tags") return null;
  if (first === "func") return completeSchema(before, offset);
  if (first === "dispatch") {
    if (/=\s*[\w.:]*$/.test(before)) return fitting(start, typed, operators(view));
    return fitting(start, typed, kernels(view));
  }
  if (["meta", "check", "offers"].includes(path.at(-1)!)) return fitting(start, typed, kernels(view));
  if (["expr", "promote", "start", "join", "finish", "each", "scan"].some((name) => path.includes(name)))
    return completeScalars(head, before, offset);
  if (first === "structured_delegate")
    return fitting(
      start,
      typed,
      operators(view, ({ structured }) => structured),
    );
  if (["alias_of", "foreach", "view_copy", "op", "operators"].includes(first))
    return fitting(start, typed, operators(view));
  if (first === "autogen") return fitting(start, typed, formsFor(head));
  if (first === "tags")
    return fitting(
      start,
      typed,
      [...view.registry.tags.values()].map(({ name, description }) => offer("value", name, null, description)),
    );
  return null;
}

const whole = ({ registry }: View, label: string): string => {
  const f = registry.byName.get(label) ?? registry.functions.find((one) => full(one) === label);
  return f === undefined ? label : stated(f);
};

/** The forms that may be generated from an entry. */
function formsFor(head: string): readonly EditorOffer[] {
  const [name = "", overload] = nameIn(head).split(".");
  const suffix = overload === undefined || overload === "" ? "" : `_${overload}`;
  const dotted = overload === undefined ? "" : `.${overload}`;
  return [
    `${name}_${dotted}`,
    `${name}.${overload === undefined ? "" : `${overload}_`}out`,
    `${name}_functional${dotted}`,
  ].map((label) => offer("operator", label, suffix === "" ? null : `of ${nameIn(head)}`));
}

/**
 * What may stand at a position.
 * @param requested the user asked: offers are made where nothing is typed, too
 */
export function completeAt(view: View, role: Role, offset: number): Offers | null {
  const { text } = view.files.get(role) ?? { text: "" };
  const line = text.slice(text.lastIndexOf("\n", offset - 1) + 1, offset);
  if (/(^|\s)#/.test(line.replace(/"(?:[^"\\]|\\.)*"/g, ""))) return null;
  const isKey = /^\s*(?:-\s+)?[\w.]*$/.test(line);
  if (role === "derivatives" && isKey && /^\s/.test(line)) {
    const around = entryAround(text, offset);
    if (around !== null && !/^\s+dispatch:/m.test(text.slice(around.start, around.end)))
      return derivativeFields(text, offset);
  }
  if (!isKey) {
    const field = fieldAround(text, offset);
    if (field !== null) {
      const { entry, path, before } = field;
      const found = completeValue(view, role, path, entry.head, before, offset);
      if (found !== null) return found;
    }
  }
  const found = complete(text.slice(0, offset), text.slice(offset), schemaFor(role), valuesOf(view));
  if (found === null) return null;
  return fitting(
    found.from,
    text.slice(found.from, offset),
    found.offers.map(({ label, apply, info }) => ({
      label,
      insert: apply,
      kind: isKey ? "field" : "value",
      detail: null,
      doc: info,
    })),
  );
}

const valuesOf = (view: View): Readonly<Record<string, readonly string[]>> => ({
  tags: [...view.registry.tags.keys()],
});
