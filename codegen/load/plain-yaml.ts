// The subset of YAML that registries mostly use, read without a general parser: one entry of block maps with one plain or quoted
// value per line. Anything else is left to the yaml package.

import type { Place, Source } from "../diagnostics.js";
import {
  exactPlace,
  type YamlEntry,
  type YamlList,
  type YamlMap,
  type YamlNode,
  type YamlScalar,
} from "./yaml-nodes.js";

/** The entry, its text beginning with `- ` and ending with a line end; null where the general parser is needed. */
export function readPlainEntry(source: Source): YamlMap | null {
  const { text } = source;
  if (!startsPlainly.test(text) || unusual.test(text)) return null;
  return new PlainReader(source).entry();
}

const startsPlainly = /^- [A-Za-z_]/;
/** Other systems' line ends, tabs, and characters that YAML does not allow. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these characters are searched for
const unusual = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u2028\u2029\ufeff\ud800-\udfff]/;

/** Longer keys are an error. */
const maximalKey = 1000;
const keyText = /[A-Za-z_][\w.]*(?: ?, *[A-Za-z_][\w.]*)*(?=:[ \n])/y;
/** A list on one line, of words and quoted texts. */
const flowList =
  /\[ *(?:(?:[A-Za-z_][\w.]*|"[^"\\\n]+"|'[^'\n]+') *(?:, *(?:[A-Za-z_][\w.]*|"[^"\\\n]+"|'[^'\n]+') *)*)?\]/y;
const flowItem = /[A-Za-z_][\w.]*|"[^"\\\n]+"|'[^'\n]+'/g;
/** A map on one line, of words. */
const flowMap = /\{ *[A-Za-z_]\w*: +[A-Za-z_]\w*(?: *, *[A-Za-z_]\w*: +[A-Za-z_]\w*)* *\}/y;
const flowEntry = /([A-Za-z_]\w*)(: +)([A-Za-z_]\w*)/g;
const doubleQuoted = /"[^"\\\n]*"/y;
/** Spans several lines, none of them empty except perhaps the last. */
const foldedQuoted = /"[^"\\\n]*(?:\n *[^ "\\\n][^"\\\n]*)+(?:\n *)?"/y;
/** Lines after a `|`, none of them consisting only of spaces. */
const literalLines = /\|\n(?:( +)[^ \n][^\n]*\n(?:\n|\1 *[^ \n][^\n]*\n)*)(?! *\n)/y;
const singleQuoted = /'[^'\n]*'(?!')/y;
/** Unquoted text; `: `, ` #` and characters that may not begin a plain text are left to the general parser. */
const plainText = /[A-Za-z0-9_(~$/<=+.;^-](?:[^\n:#]|:(?=[^ \n])|(?<! )#)*/y;
const restOfLine = / *(?: #[^\n]*)?(?:\n|$)/y;
/** What the core schema may read as something other than text: constants, and anything that looks like a number. */
const notText = /^(?:~|null|Null|NULL|true|True|TRUE|false|False|FALSE|[-+.]*|[-+.]?[0-9][\w.+-]*|[-+]?\.[\w.+-]*)$/;
const integer = /^(?:0|-?[1-9][0-9]{0,14})$/;
const decimal = /^-?[0-9]{1,9}\.[0-9]{1,9}$/;

/** A node, and where the text after it begins: at the start of a line. */
interface Read<T extends YamlNode> {
  readonly node: T;
  readonly end: number;
}

class PlainReader {
  readonly #source: Source;
  readonly #text: string;

  constructor(source: Source) {
    this.#source = source;
    this.#text = source.text;
  }

  #match(pattern: RegExp, at: number): string | null {
    pattern.lastIndex = at;
    return pattern.exec(this.#text)?.[0] ?? null;
  }

  #place(offset: number, length: number): Place {
    return { source: this.#source, offset, length };
  }

  entry(): YamlMap | null {
    const map = this.#map(2, 2);
    return map === null || this.#nextLine(map.end) !== null ? null : map.node;
  }

  /** The map whose first key stands at `at`, in column `indent`. */
  #map(indent: number, at: number): Read<YamlMap> | null {
    const start = at;
    const entries: YamlEntry[] = [];
    const seen = new Set<string>();
    let end = at;
    for (;;) {
      const key = this.#match(keyText, at);
      if (key === null || key.length > maximalKey || notText.test(key) || seen.has(key)) return null;
      seen.add(key);
      const value = this.#value(indent, at + key.length + 1);
      if (value === null) return null;
      entries.push({ key: this.#textNode(key, at, key.length), value: value.node });
      end = value.end;
      const next = this.#nextLine(end);
      if (next === null || next.indent < indent) break;
      if (next.indent > indent) return null;
      at = next.at;
    }
    return { node: { kind: "map", entries, place: this.#place(start, Math.max(1, end - start)) }, end };
  }

  /** What follows a key's colon. */
  #value(indent: number, afterColon: number): Read<YamlNode> | null {
    let at = afterColon;
    while (this.#text[at] === " ") at += 1;
    const first = this.#text[at];
    if (first === undefined) return null;
    if (first === "\n" || first === "#") {
      const newline = this.#text.indexOf("\n", at);
      const next = newline < 0 ? null : this.#nextLine(newline + 1);
      if (next === null || next.indent < indent) return null;
      if (this.#text.startsWith("- ", next.at)) return this.#blockList(next.indent, next.at);
      return next.indent === indent ? null : this.#map(next.indent, next.at);
    }
    if (first === "|") return this.#literal(indent, at);
    const value =
      first === "["
        ? this.#list(at)
        : first === "{"
          ? this.#flowMap(at)
          : (this.#folded(indent, at) ?? this.#scalar(at, first));
    if (value === null) return null;
    const rest = this.#match(restOfLine, value.end);
    if (rest === null) return null;
    const end = value.end + rest.length;
    // A deeper line continues the value, or is wrong.
    const next = this.#nextLine(end);
    return next !== null && next.indent > indent ? null : { node: value.node, end };
  }

  #list(at: number): Read<YamlList> | null {
    const text = this.#match(flowList, at);
    if (text === null) return null;
    const items: YamlScalar[] = [];
    for (const match of text.matchAll(flowItem)) {
      const item = this.#scalar(at + match.index, match[0][0]!, match[0]);
      if (item === null) return null;
      items.push(item.node);
    }
    return { node: { kind: "list", items, place: this.#place(at, text.length) }, end: at + text.length };
  }

  #flowMap(at: number): Read<YamlMap> | null {
    const text = this.#match(flowMap, at);
    if (text === null) return null;
    const entries: YamlEntry[] = [];
    const seen = new Set<string>();
    for (const match of text.matchAll(flowEntry)) {
      const [, key, colon, word] = match as unknown as readonly [string, string, string, string];
      const start = at + match.index;
      const value = this.#scalar(start + key.length + colon.length, word[0]!, word);
      if (value === null || notText.test(key) || seen.has(key)) return null;
      seen.add(key);
      entries.push({ key: this.#textNode(key, start, key.length), value: value.node });
    }
    return { node: { kind: "map", entries, place: this.#place(at, text.length) }, end: at + text.length };
  }

  /** One plain text per line, after `- `. */
  #blockList(indent: number, start: number): Read<YamlList> | null {
    const items: YamlScalar[] = [];
    for (let at = start; ; ) {
      const item = at + 2;
      const value = /[A-Za-z_]/.test(this.#text[item]!) ? this.#scalar(item, this.#text[item]!) : null;
      const rest = value === null ? null : this.#match(restOfLine, value.end);
      if (rest === null) return null;
      items.push(value!.node);
      const end = value!.end + rest.length;
      const next = this.#nextLine(end);
      if (next !== null && next.indent > indent) return null;
      if (next === null || next.indent < indent || !this.#text.startsWith("- ", next.at))
        return { node: { kind: "list", items, place: this.#place(start, Math.max(1, end - start)) }, end };
      if (next.skipped) return null;
      at = next.at;
    }
  }

  /** A double-quoted text that continues on further lines, each deeper than its key: each line end becomes a space. */
  #folded(indent: number, at: number): Read<YamlScalar> | null {
    const quoted = this.#match(foldedQuoted, at);
    if (quoted === null) return null;
    const [first, ...lines] = quoted.slice(1, -1).split("\n");
    if (lines.some((line) => !line.startsWith(" ".repeat(indent + 1)))) return null;
    // Spaces at either end of a line are dropped, except after the opening quote and before the closing one.
    const last = lines.length - 1;
    const folded = lines.map((line, i) => line.replace(i === last ? /^ +/ : /^ +| +$/g, ""));
    const text = [first!.replace(/ +$/, ""), ...folded].join(" ");
    return { node: this.#textNode(text, at, quoted.length), end: at + quoted.length };
  }

  /** The lines below a `|`, each deeper than its key. */
  #literal(indent: number, at: number): Read<YamlScalar> | null {
    literalLines.lastIndex = at;
    const match = literalLines.exec(this.#text);
    if (match === null || match[1]!.length <= indent) return null;
    const end = at + match[0].length;
    const next = this.#nextLine(end);
    if (next !== null && next.indent > indent) return null;
    const lines = match[0].replace(/\n+$/, "").split("\n").slice(1);
    const text = lines.map((line) => `${line.slice(match[1]!.length)}\n`).join("");
    return { node: this.#textNode(text, at, match[0].length), end };
  }

  /** A quoted text, or a plain one: `word`, or up to the end of the line or a comment. */
  #scalar(at: number, first: string, word: string | null = null): Read<YamlScalar> | null {
    if (first === '"' || first === "'") {
      const quoted = word ?? this.#match(first === '"' ? doubleQuoted : singleQuoted, at);
      if (quoted === null) return null;
      return { node: this.#textNode(quoted.slice(1, -1), at, quoted.length), end: at + quoted.length };
    }
    const text = (word ?? this.#match(plainText, at))?.replace(/ +$/, "");
    if (text === undefined) return null;
    const end = at + text.length;
    if (first === "-" && !/^-[\w(]/.test(text)) return null;
    if (!notText.test(text)) return { node: this.#textNode(text, at, text.length), end };
    const value = plainValue(text);
    if (value === undefined) return null;
    return { node: { kind: "scalar", value, text, exact: true, place: this.#place(at, text.length) }, end };
  }

  #textNode(value: string, at: number, length: number): YamlScalar {
    const place = this.#place(at, length);
    const exact = exactPlace(value, place);
    return { kind: "scalar", value, text: value, exact: exact !== null, place: exact ?? place };
  }

  /** The next line with content, from the start of a line on; null at the end. */
  #nextLine(from: number): { readonly at: number; readonly indent: number; readonly skipped: boolean } | null {
    const text = this.#text;
    for (let line = from, skipped = false; line < text.length; skipped = true) {
      let at = line;
      while (text[at] === " ") at += 1;
      if (at === text.length) return null;
      if (text[at] !== "\n" && text[at] !== "#") return { at, indent: at - line, skipped };
      const newline = text.indexOf("\n", at);
      if (newline < 0) return null;
      line = newline + 1;
    }
    return null;
  }
}

/** The core schema's value of a plain scalar; undefined where it is not plain enough. */
function plainValue(text: string): number | boolean | null | undefined {
  switch (text) {
    case "true":
    case "True":
    case "TRUE":
      return true;
    case "false":
    case "False":
    case "FALSE":
      return false;
    case "~":
    case "null":
    case "Null":
    case "NULL":
      return null;
  }
  return integer.test(text) || decimal.test(text) ? Number(text) : undefined;
}
