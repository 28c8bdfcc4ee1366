// The names in a registry file, with what each is and where it stands. Read line by line, so that an unfinished file has the names that it has.

/** The registry's files, and what depends on which of them a text is. */
export type Role = "functions" | "derivatives" | "deprecated" | "facts" | "tags";

/**
 * `schema`: an operator's name where its schema or its derivative is stated; `operator`: elsewhere; `call`: a function or method of a formula;
 * `scalar`: a name in the scalar language of `pointwise:` and `rows:`; `value`: another text, among the listed ones of its field, if there is a list.
 */
export type NameKind =
  | "field"
  | "schema"
  | "type"
  | "argument"
  | "operator"
  | "kernel"
  | "call"
  | "variable"
  | "scalar"
  | "tag"
  | "value";

/** Half-open range of characters of the file. */
export interface Stretch {
  readonly start: number;
  readonly end: number;
}

/** An entry: what its first field states, and its lines. */
export interface Entry extends Stretch {
  /** The text behind `func:` or `name:`; "" if there is none. */
  readonly head: string;
}

export interface Name extends Stretch {
  readonly kind: NameKind;
  /** As written, without quotes: `add.Tensor`, `self`. */
  readonly text: string;
  /** The fields that lead there from the entry: `dispatch`, `CPU`. That of a field ends with it. */
  readonly path: readonly string[];
  readonly entry: Entry;
  /** Of a call: it stands behind a point or an arrow. */
  readonly method?: true;
}

/** A field with the text behind it, as far as a line or those below it have it. */
interface Field {
  readonly path: readonly string[];
  readonly value: Stretch;
}

const fieldLine = /^(\s*)(- +)?(?:"([^"\n]*)"|'([^'\n]*)'|([A-Za-z_][\w.]*(?:\s*,\s*[A-Za-z_][\w.]*)*))\s*:(?=\s|$)/;

/** Where entries begin: at a dash in the first column. */
function entryStarts(text: string): number[] {
  const starts: number[] = [];
  for (let at = 0; at < text.length; ) {
    if (text[at] === "-" && /\s/.test(text[at + 1] ?? " ")) starts.push(at);
    const next = text.indexOf("\n", at);
    if (next < 0) break;
    at = next + 1;
  }
  return starts;
}

/** All entries of a file. */
export function entriesOf(text: string): readonly Entry[] {
  const starts = entryStarts(text);
  return starts.map((start, i) => entryAt(text, start, starts[i + 1] ?? text.length));
}

function entryAt(text: string, start: number, end: number): Entry {
  const head = /^-\s+(?:func|name|operators|op|tag)\s*:\s*(.*)/.exec(text.slice(start, end))?.[1] ?? "";
  return { start, end, head: unquoted(head.replace(/\s+#.*$/, "").trim()) };
}

function unquoted(text: string): string {
  return /^(["']).*\1$/.test(text) ? text.slice(1, -1) : text;
}

/** The entry around a position; null where none has begun. */
export function entryAround(text: string, offset: number): Entry | null {
  const before = offset > 0 ? text.lastIndexOf("\n- ", offset - 1) : -1;
  if (before < 0 && !/^-\s/.test(text)) return null;
  const start = before + 1;
  const next = text.indexOf("\n- ", Math.max(offset, start));
  return entryAt(text, start, next < 0 ? text.length : next + 1);
}

/** The fields of an entry, outer ones before those within. */
function fieldsOf(text: string, entry: Entry): readonly Field[] {
  const open: { readonly indent: number; readonly name: string }[] = [];
  const fields: { path: readonly string[]; value: { start: number; end: number } }[] = [];
  for (let at = entry.start; at < entry.end; ) {
    const newline = text.indexOf("\n", at);
    const end = newline < 0 || newline >= entry.end ? entry.end : newline;
    const line = text.slice(at, end);
    const match = fieldLine.exec(line);
    const indent = match === null ? /^\s*/.exec(line)![0].length : match[1]!.length + (match[2]?.length ?? 0);
    // A text that goes on below its field stands deeper, as one that is folded does; a field within it is taken for one.
    if (match !== null) {
      while (open.length > 0 && open.at(-1)!.indent >= indent) open.pop();
      open.push({ indent, name: (match[3] ?? match[4] ?? match[5])!.replace(/\s*,\s*/g, ", ") });
      fields.push({
        path: open.map(({ name }) => name),
        value: { start: at + match[0].length, end: at + withoutComment(line).length },
      });
    } else if (fields.length > 0 && line.trim() !== "" && !/^\s*#/.test(line)) {
      const last = fields.at(-1)!;
      if (indent > open.at(-1)!.indent || /^\s*- /.test(line)) last.value.end = at + withoutComment(line).length;
    }
    at = end + 1;
  }
  return fields;
}

function withoutComment(line: string): string {
  let quote = "";
  for (let i = 0; i < line.length; i++) {
    const c = line[i]!;
    if (quote !== "") {
      if (c === quote) quote = "";
    } else if (c === '"' || (c === "'" && !/\w/.test(line[i - 1] ?? ""))) quote = c;
    else if (c === "#" && (i === 0 || /\s/.test(line[i - 1]!))) return line.slice(0, i).trimEnd();
  }
  return line.trimEnd();
}

/** Fields of operators whose values name others. */
const operatorFields = new Set([
  "structured_delegate",
  "autogen",
  "alias_of",
  "foreach",
  "view_copy",
  "op",
  "operators",
]);
/** Those that name kernels: below `dispatch`, or these. */
const kernelFields = new Set(["meta", "check", "offers"]);
/** Those that are expressions of the scalar language, below `pointwise` and `rows`, or have one for each class of dtypes. */
const scalarFields = /(^|,)(expr|promote|start|join|finish|each|scan)(,\w+)?$/;
const formulaless = new Set(["name", "output_differentiability"]);

const word = /[A-Za-z_]\w*/g;
const qualified = /[A-Za-z_]\w*(?:::[A-Za-z_]\w*)*(?:\.[A-Za-z_]\w*)?/g;

type Add = (kind: NameKind, start: number, text: string, more?: { readonly method?: true }) => void;

/** `add.Tensor(Tensor self, Scalar alpha=1) -> Tensor`, `add.Tensor(self, 2)` where arguments are no more than names. */
function readSchema(text: string, start: number, end: number, add: Add): void {
  const head = /^[\s"'>|-]*/.exec(text.slice(start, end))![0].length;
  const rest = text.slice(start + head, end);
  const name = /^(?:\w+::)?[A-Za-z_]\w*(?:\.[A-Za-z_]?\w*)?/.exec(rest)?.[0];
  if (name === undefined) return;
  add("schema", start + head, name);
  // A word is a type where another word follows it, or where it stands behind the arrow.
  const arrow = rest.indexOf("->", name.length);
  for (const match of rest.slice(name.length).matchAll(/[A-Za-z_]\w*/g)) {
    const at = name.length + match.index;
    const before = rest.slice(0, at).trimEnd();
    const after = rest.slice(at + match[0].length);
    if (before.endsWith("=") || /^["']/.test(after)) continue;
    const isType = /^[A-Z]/.test(match[0])
      ? /[,(>*]$/.test(before)
      : /[,(>*]$/.test(before) &&
        (/^\s*(\[[\w, ]*\]|\?|\([^)]*\))*\s+[A-Za-z_]/.test(after) || (arrow >= 0 && at > arrow));
    // Names of alias sets stand in brackets of their own: `Tensor(a!)`.
    if (/\w\($/.test(before) && /^(!|\)|\s*->)/.test(after) && !isType) continue;
    if (isType) add("type", start + head + at, match[0]);
    else if (/[\w\])?!]$/.test(before)) add("argument", start + head + at, match[0]);
  }
}

/** A formula, in which strings and comments are passed over. */
function readFormula(text: string, start: number, end: number, add: Add): void {
  const body = text.slice(start, end).replace(/"(?:[^"\\\n]|\\.)*"|\/\*.*?\*\//g, (part) => " ".repeat(part.length));
  for (const match of body.matchAll(/[A-Za-z_]\w*(?:::[A-Za-z_]\w*)*/g)) {
    const before = body.slice(0, match.index);
    if (/\d$/.test(before)) continue;
    const method = /(\.|->)\s*$/.test(before) && !/\d\.$/.test(before);
    const calls = /^\s*(?:<[^()]*>)?\(/.test(body.slice(match.index + match[0].length));
    if (calls) add("call", start + match.index, match[0], method ? { method } : {});
    else if (!method) add("variable", start + match.index, match[0]);
  }
}

/** What stands for a kernel: its name, `= operator(...)`, or a function with arguments. */
function readKernel(text: string, start: number, end: number, add: Add): void {
  const value = text.slice(start, end);
  const call = /^(\s*["']?\s*=\s*)((?:\w+::)?[A-Za-z_]\w*(?:\.[A-Za-z_]\w*)?)/.exec(value);
  if (call !== null) {
    add("operator", start + call[1]!.length, call[2]!);
    return;
  }
  const name = /^([\s"'&*[{]*(?:[A-Za-z_]\w*::)*)([A-Za-z_]\w*)/.exec(value);
  if (name !== null) add("kernel", start + name[1]!.length, name[2]!);
}

function readField(role: Role, text: string, { path, value }: Field, add: Add): void {
  const [first = ""] = path;
  const { start, end } = value;
  if (role === "deprecated") {
    if (first === "name") readSchema(text, start, end, add);
    else if (first === "aten") readEach(text, start, end, /[A-Za-z_]\w*(?=\()/g, "operator", add);
    return;
  }
  if (role === "tags") {
    if (first === "tag") readEach(text, start, end, word, "tag", add);
    return;
  }
  if (role === "derivatives") {
    if (first === "name") readSchema(text, start, end, add);
    else if (!formulaless.has(first) && (first !== "dispatch" || path.length === 3)) readFormula(text, start, end, add);
    return;
  }
  if (first === "func") readSchema(text, start, end, add);
  else if (first === "dispatch" && path.length === 1) {
    // Keys and kernels on one line: `{CPU: add_cpu}`.
    readEach(text, start, end, /(?<=:\s*)[A-Za-z_]\w*/g, "kernel", add);
  } else if (first === "dispatch" || (first !== "rows" && kernelFields.has(path.at(-1)!)))
    readKernel(text, start, end, add);
  else if (first === "foreach") readCall(text, start, end, add);
  else if (operatorFields.has(first)) readEach(text, start, end, qualified, "operator", add);
  else if (first === "pointwise" || first === "rows") {
    if (scalarFields.test(path.join())) readEach(text, start, end, word, "scalar", add);
  } else if (first === "tags") readEach(text, start, end, word, "tag", add);
  else if (first !== "doc") readEach(text, start, end, word, "value", add);
}

function readCall(text: string, start: number, end: number, add: Add): void {
  const name = /^(\s*["']?\s*=?\s*)((?:\w+::)?[A-Za-z_]\w*(?:\.[A-Za-z_]\w*)?)/.exec(text.slice(start, end));
  if (name !== null) add("operator", start + name[1]!.length, name[2]!);
}

function readEach(text: string, start: number, end: number, pattern: RegExp, kind: NameKind, add: Add): void {
  for (const match of text.slice(start, end).matchAll(pattern)) add(kind, start + match.index, match[0]);
}

/** The names of an entry, fields among them, in the order of the text. */
export function namesOfEntry(role: Role, text: string, entry: Entry): readonly Name[] {
  const names: Name[] = [];
  for (const field of fieldsOf(text, entry)) {
    const { path, value } = field;
    // The field's own name ends before its colon.
    const name = path.at(-1)!;
    const line = text.lastIndexOf("\n", value.start - 1) + 1;
    const at = text.indexOf(name.split(",")[0]!, line);
    const isFormula = role === "derivatives" && !["name", "output_differentiability", "dispatch"].includes(path[0]!);
    for (const match of text.slice(at, value.start).matchAll(/[\w.]+/g)) {
      const start = at + match.index;
      const kind = isFormula ? "argument" : "field";
      names.push({ kind, text: match[0], start, end: start + match[0].length, path, entry });
    }
    readField(role, text, field, (kind, start, found, more = {}) =>
      names.push({ kind, text: found, start, end: start + found.length, path, entry, ...more }),
    );
  }
  return names;
}

/** The name at a position, or the one that ends there; null where there is none. */
export function nameAt(role: Role, text: string, offset: number): Name | null {
  const entry = entryAround(text, offset);
  if (entry === null) return null;
  return namesOfEntry(role, text, entry).find(({ start, end }) => start <= offset && offset <= end) ?? null;
}

/** All names of a file. */
export function namesOf(role: Role, text: string): readonly Name[] {
  return entriesOf(text).flatMap((entry) => namesOfEntry(role, text, entry));
}

/** The fields that lead to a position, and the text between the last of them and the position; null outside of an entry. */
export function fieldAround(
  text: string,
  offset: number,
): { readonly entry: Entry; readonly path: readonly string[]; readonly before: string } | null {
  const entry = entryAround(text, offset);
  if (entry === null) return null;
  const field = fieldsOf(text, { ...entry, end: offset }).at(-1);
  if (field === undefined || field.value.start > offset) return null;
  return { entry, path: field.path, before: text.slice(field.value.start, offset) };
}
