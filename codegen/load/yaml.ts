// YAML text to plain nodes that know their places. The only file that uses the yaml package; no text makes it throw.

import { createRequire } from "node:module";
import type * as Yaml from "yaml";
import type { Document, Node } from "yaml";
import { Diagnostics, fileDiagnostic, type Place, type Source } from "../diagnostics.js";
import { query } from "../query.js";
import { readPlainEntry } from "./plain-yaml.js";
import { exactPlace, type YamlEntry, type YamlMap, type YamlNode, type YamlScalar } from "./yaml-nodes.js";

let loaded: typeof Yaml | null = null;

/** The package, loaded when the first entry needs it, which in most registries none does. */
function yaml(): typeof Yaml {
  loaded ??= createRequire(import.meta.url)("yaml") as typeof Yaml;
  return loaded;
}

/** Longer text cannot be a registry: PyTorch's is half a megabyte. */
const MAX_LENGTH = 32 * 1024 * 1024;
const MAX_DEPTH = 40;
/** More errors than this have a common cause. */
const MAX_SYNTAX_ERRORS = 20;

/** The document's root; null if the text is empty or so broken that nothing can be read. Problems go to `diagnostics`. */
export function readYaml(source: Source, diagnostics: Diagnostics): YamlNode | null {
  const { text } = source;
  if (text.length > MAX_LENGTH) {
    diagnostics.report(
      fileDiagnostic(
        source.file,
        `the file has ${text.length} characters, more than the ${MAX_LENGTH} that a registry may have`,
      ),
    );
    return null;
  }
  if (text.startsWith("\ufeff")) {
    diagnostics.error({ source, offset: 0, length: 1 }, "the text begins with a byte order mark", {
      hint: "save the file as UTF-8 without one",
    });
    return null;
  }
  const deep = tooDeep(text);
  if (deep >= 0) {
    diagnostics.error({ source, offset: deep, length: 1 }, "this is nested too deeply", {
      hint: `at most ${MAX_DEPTH} levels`,
    });
    return null;
  }
  return readEntries(source) ?? readWhole(source, diagnostics);
}

/**
 * A document that is a list of block entries. Each entry is read by itself, or reused from the document's earlier version if
 * its text has not changed. Null if the document contains anything else, or anything wrong.
 */
function readEntries(source: Source): YamlNode | null {
  const stretches = splitEntries(source.text);
  if (stretches === null) return null;
  const items: YamlMap[] = [];
  for (const { start, end, line } of stretches) {
    const section = source.section(start, end, line);
    const item = readEntry(section);
    if (item === null) return null;
    items.push(item);
  }
  source.forgetEarlier();
  return { kind: "list", items, place: { source, offset: stretches[0]!.start, length: source.text.length } };
}

const readEntry = query((section: Source): YamlMap | null => {
  const plain = readPlainEntry(section);
  if (plain !== null) return plain;
  const document = parse(section.text);
  if (document instanceof Error || document.errors.length + document.warnings.length > 0) return null;
  const diagnostics = new Diagnostics();
  const converter = new Converter(section, diagnostics, new Set());
  const root = document.contents === null ? null : converter.convert(document.contents, 0);
  if (diagnostics.list.length > 0 || converter.hasAnchors || root?.kind !== "list" || root.items.length !== 1)
    return null;
  const [item] = root.items;
  return item!.kind === "map" ? item! : null;
});

interface Stretch {
  readonly start: number;
  readonly end: number;
  /** 1-based. */
  readonly line: number;
}

/** The entries of a document whose other lines are comments; null if it has other lines at the margin, or no entries. */
function splitEntries(text: string): readonly Stretch[] | null {
  const stretches: Stretch[] = [];
  let open: { readonly start: number; readonly line: number } | null = null;
  let line = 1;
  for (let at = 0; at < text.length; line += 1) {
    const newline = text.indexOf("\n", at);
    const end = newline < 0 ? text.length : newline + 1;
    const first = text[at];
    if (first === "-" && text[at + 1] === " ") {
      if (open !== null) stretches.push({ ...open, end: at });
      open = { start: at, line };
    } else if (first === " " ? open === null : first !== "\n" && first !== "#" && first !== "\r") return null;
    at = end;
  }
  if (open === null) return null;
  stretches.push({ ...open, end: text.length });
  return stretches;
}

function parse(text: string): Document.Parsed | Error {
  try {
    return yaml().parseDocument(text, {
      prettyErrors: false,
      uniqueKeys: false,
      stringKeys: false,
      logLevel: "error",
    });
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

/** Any document, by the yaml package. */
export function readWhole(source: Source, diagnostics: Diagnostics): YamlNode | null {
  const { text } = source;
  const document = parse(text);
  if (document instanceof Error) {
    // The yaml package composes recursively; text nested too deep for its stack ends here.
    const reason = document instanceof RangeError ? "it is nested too deeply" : document.message;
    diagnostics.report(fileDiagnostic(source.file, `this YAML cannot be read: ${reason}`, { syntax: true }));
    return null;
  }
  // One mistake often causes several errors on its line: the first describes it.
  const lines = new Set<number>();
  const unread = new Set<number>();
  for (const { message, pos } of [...document.errors, ...document.warnings]) {
    const offset = Math.min(pos[0], Math.max(0, text.length - 1));
    const { line } = source.position(offset);
    if (lines.has(line)) continue;
    if (lines.size === MAX_SYNTAX_ERRORS) {
      diagnostics.error(
        { source, offset, length: 1 },
        "YAML: and so on; the rest of the file is not understood either",
        { syntax: true },
      );
      return null;
    }
    lines.add(line);
    const length = Math.max(1, Math.min(pos[1], text.length) - offset);
    const { text: what, hint } = yamlMessage(message);
    diagnostics.error({ source, offset, length }, what, { hint, syntax: true });
    unread.add(offset);
  }
  if (document.contents === null) return null;
  return new Converter(source, diagnostics, unread).convert(document.contents, 0);
}

/** The commonest errors in plain words; the others in the parser's. */
function yamlMessage(message: string): { readonly text: string; readonly hint: string | null } {
  const plain = plainMessages.find(([part]) => message.includes(part));
  if (plain !== undefined) return { text: plain[1], hint: plain[2] };
  const first = message.split("\n")[0]!;
  return { text: `YAML: ${first.charAt(0).toLowerCase()}${first.slice(1).replace(/:$/, "")}`, hint: null };
}

const noField = [
  "YAML finds no `field: value` here",
  "a field is `name: value`, with a space after the colon",
] as const;

const plainMessages: readonly (readonly [part: string, text: string, hint: string | null])[] = [
  ["multiple documents", "a file holds one document, so `---` cannot stand here", null],
  [
    "Nested mappings are not allowed in compact mappings",
    "YAML reads more than one `key: value` here",
    "put a text that has `: ` in it in quotes, or give the field below the indentation of its neighbours",
  ],
  [
    "Unexpected scalar at node end",
    "YAML cannot tell what this belongs to",
    "the fields of an entry stand below one another, indented by two spaces, never by tabs",
  ],
  ["Implicit keys need to be on a single line", ...noField],
  ["Implicit map keys need to be followed by map values", ...noField],
  ['Missing closing "quote', "this text has no closing quote", 'end it with `"`'],
  ["Missing closing 'quote", "this text has no closing quote", "end it with `'`"],
];

/**
 * Offset of the first bracket, or the first line, that is nested deeper than allowed, or -1. A cheap test: brackets within strings
 * and lines of block texts count too, but are never nested that deep.
 */
function tooDeep(text: string): number {
  let depth = 0;
  const margins: number[] = [];
  for (let i = 0; i < text.length; i += 1) {
    const code = text.charCodeAt(i);
    if (i === 0 || text.charCodeAt(i - 1) === 10) {
      // Each `- ` and `? ` at the beginning of a line opens a level, as does each deeper indentation.
      let at = i;
      for (; text[at] === " " || ((text[at] === "-" || text[at] === "?") && text[at + 1] === " "); at += 1)
        if (text[at] !== " ") {
          while (margins.length > 0 && margins.at(-1)! >= at - i) margins.pop();
          margins.push(at - i);
        }
      if (text[at] !== "\n" && text[at] !== undefined) {
        while (margins.length > 0 && margins.at(-1)! >= at - i) margins.pop();
        margins.push(at - i);
      }
      if (margins.length > MAX_DEPTH * 4) return at;
    }
    if (code === 91 || code === 123) {
      depth += 1;
      if (depth > MAX_DEPTH * 4) return i;
    } else if ((code === 93 || code === 125) && depth > 0) depth -= 1;
    // Unclosed brackets in formulas or comments must not add up over the file.
    else if (code === 10 && text.charCodeAt(i + 1) === 45) depth = 0;
  }
  return -1;
}

class Converter {
  readonly #source: Source;
  readonly #diagnostics: Diagnostics;
  /** Anchored nodes are converted once, however many aliases refer to them. */
  readonly #converted = new Map<Node, YamlNode | null>();
  /** By name, the last node so far: aliases refer to it. The package's own search begins at the top for each. */
  readonly #anchors = new Map<string, Node>();
  #deepReported = false;
  /** Whether it has anchors or aliases: such a document must be read as a whole. */
  hasAnchors = false;

  /** Where syntax errors have been reported. */
  readonly #unread: ReadonlySet<number>;

  constructor(source: Source, diagnostics: Diagnostics, unread: ReadonlySet<number>) {
    this.#unread = unread;
    this.#source = source;
    this.#diagnostics = diagnostics;
  }

  convert(node: Node, depth: number): YamlNode | null {
    const { isAlias, isScalar, isMap, isSeq } = yaml();
    const place = this.#place(node);
    if (depth > MAX_DEPTH) {
      if (!this.#deepReported)
        this.#diagnostics.error(place, "this is nested too deeply", { hint: `at most ${MAX_DEPTH} levels` });
      this.#deepReported = true;
      return null;
    }
    if (isAlias(node)) {
      this.hasAnchors = true;
      const target = this.#anchors.get(node.source);
      if (target === undefined) {
        this.#diagnostics.error(place, `nothing before the alias \`*${node.source}\` has this name`, {
          hint: `\`&${node.source}\` names what an alias repeats`,
        });
        return null;
      }
      // Null marks a node that contains itself.
      const known = this.#converted.get(target) ?? null;
      if (known === null)
        this.#diagnostics.error(place, `the alias \`*${node.source}\` stands within what it stands for`);
      return known;
    }
    const anchored = (isScalar(node) || isMap(node) || isSeq(node)) && node.anchor !== undefined;
    if (anchored) {
      this.hasAnchors = true;
      this.#anchors.set(node.anchor!, node);
      this.#converted.set(node, null);
    }
    const result = this.#plain(node, place, depth);
    if (anchored) this.#converted.set(node, result);
    return result;
  }

  #plain(node: Node, place: Place, depth: number): YamlNode | null {
    const { isScalar, isMap, isSeq } = yaml();
    if (isScalar(node)) {
      const { value } = node;
      if (typeof value === "string") return this.#string(value, place);
      if (value === null || typeof value === "number" || typeof value === "boolean") {
        return {
          kind: "scalar",
          value,
          text: this.#source.text.slice(place.offset, place.offset + place.length),
          exact: true,
          place,
        };
      }
      const text = String(value);
      return { kind: "scalar", value: text, text, exact: false, place };
    }
    if (isSeq(node)) {
      const items = node.items.flatMap((item) => this.convert(item as Node, depth + 1) ?? []);
      return { kind: "list", items, place };
    }
    if (isMap(node)) {
      // Text that was read as a map, and has been reported: any further error about it would be misleading.
      if (this.#unread.has(place.offset))
        return { kind: "scalar", value: null, text: "", exact: false, place, broken: true };
      const entries: YamlEntry[] = [];
      const seen = new Map<string, YamlScalar>();
      for (const pair of node.items) {
        const key = pair.key === null ? null : this.convert(pair.key as Node, depth + 1);
        if (key === null) continue;
        if (key.kind !== "scalar") {
          this.#diagnostics.error(key.place, "a key must be plain text");
          continue;
        }
        const first = seen.get(key.text);
        if (first !== undefined) {
          const related = [{ place: first.place, message: "first written here" }];
          const hint = first === entries[0]!.key ? "another entry begins with `- `" : null;
          this.#diagnostics.error(key.place, `the key \`${key.text}\` is written twice`, { related, hint });
          continue;
        }
        seen.set(key.text, key);
        const { place } = key;
        const empty: YamlScalar = { kind: "scalar", value: null, text: "", exact: false, place };
        // `key:` with nothing after it, or something that could not be read.
        const value = pair.value === null ? empty : this.convert(pair.value as Node, depth + 1);
        entries.push({ key, value: value ?? { ...empty, broken: true } });
      }
      return { kind: "map", entries, place };
    }
    return null;
  }

  #string(value: string, place: Place): YamlScalar {
    // Plain or quoted on one line, without escapes: the characters stand in the source one for one.
    const exact = exactPlace(value, place);
    return { kind: "scalar", value, text: value, exact: exact !== null, place: exact ?? place };
  }

  #place(node: Node): Place {
    const [start, end] = node.range ?? [0, 1];
    return { source: this.#source, offset: start, length: Math.max(1, end - start) };
  }
}
