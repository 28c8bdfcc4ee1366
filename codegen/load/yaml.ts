// YAML text to plain nodes that know where they stand. The only file that knows the yaml package; nothing in the text makes it throw.

import { type Document, isAlias, isMap, isScalar, isSeq, type Node, parseDocument } from "yaml";
import { type Diagnostics, fileDiagnostic, type Place, type Source } from "../diagnostics.js";
import type { PlacedText } from "../model/placed-text.js";

export interface YamlScalar {
  readonly kind: "scalar";
  readonly value: string | number | boolean | null;
  /** The value as text: what was written, for numbers and booleans too. */
  readonly text: string;
  /** See PlacedText. */
  readonly exact: boolean;
  readonly place: Place;
  /** Stands for what could not be read, and has been reported. */
  readonly broken?: true;
}
export interface YamlList {
  readonly kind: "list";
  readonly items: readonly YamlNode[];
  readonly place: Place;
}
export interface YamlEntry {
  readonly key: YamlScalar;
  readonly value: YamlNode;
}
export interface YamlMap {
  readonly kind: "map";
  /** In order; keys are unique. */
  readonly entries: readonly YamlEntry[];
  readonly place: Place;
}
export type YamlNode = YamlScalar | YamlList | YamlMap;

/** Text beyond this is no registry. PyTorch's is half a megabyte. */
const MAX_LENGTH = 32 * 1024 * 1024;
const MAX_DEPTH = 40;
/** More than this come of one mistake. */
const MAX_SYNTAX_ERRORS = 20;

/** The document's root; null if the text is empty or so broken that nothing can be read. Problems go to `diagnostics`. */
export function readYaml(source: Source, diagnostics: Diagnostics): YamlNode | null {
  const { text } = source;
  if (text.length > MAX_LENGTH) {
    diagnostics.list.push(
      fileDiagnostic(
        source.file,
        `the file has ${text.length} characters, more than the ${MAX_LENGTH} that a registry may have`,
      ),
    );
    return null;
  }
  const deep = tooDeep(text);
  if (deep >= 0) {
    diagnostics.error({ source, offset: deep, length: 1 }, "brackets are nested too deeply here", {
      hint: `at most ${MAX_DEPTH} levels`,
    });
    return null;
  }
  let document: Document.Parsed;
  try {
    document = parseDocument(text, {
      prettyErrors: false,
      uniqueKeys: false,
      stringKeys: false,
      logLevel: "error",
    });
  } catch (error) {
    // The yaml package composes recursively; what is nested beyond its stack lands here.
    const reason =
      error instanceof RangeError ? "it is nested too deeply" : String(error instanceof Error ? error.message : error);
    diagnostics.list.push(fileDiagnostic(source.file, `this is no YAML that can be read: ${reason}`));
    return null;
  }
  // One mistake often gives several errors on its line: the first says what it is.
  const lines = new Set<number>();
  for (const { message, pos } of [...document.errors, ...document.warnings]) {
    const offset = Math.min(pos[0], Math.max(0, text.length - 1));
    const { line } = source.position(offset);
    if (lines.has(line)) continue;
    if (lines.size === MAX_SYNTAX_ERRORS) {
      diagnostics.error(
        { source, offset, length: 1 },
        "YAML: and so on; the rest of the file is not understood either",
      );
      return null;
    }
    lines.add(line);
    const length = Math.max(1, Math.min(pos[1], text.length) - offset);
    diagnostics.error({ source, offset, length }, yamlMessage(message));
  }
  if (document.contents === null) return null;
  return new Converter(source, document, diagnostics).convert(document.contents, 0);
}

function yamlMessage(message: string): string {
  if (message.includes("multiple documents")) return "a file holds one document, so `---` cannot stand here";
  const first = message.split("\n")[0]!;
  return `YAML: ${first.charAt(0).toLowerCase()}${first.slice(1).replace(/:$/, "")}`;
}

/** Offset of the first bracket that lies deeper than allowed, or -1. Cheap: brackets within strings count too, but never that deep. */
function tooDeep(text: string): number {
  let depth = 0;
  for (let i = 0; i < text.length; i += 1) {
    const code = text.charCodeAt(i);
    if (code === 91 || code === 123) {
      depth += 1;
      if (depth > MAX_DEPTH * 4) return i;
    } else if ((code === 93 || code === 125) && depth > 0) depth -= 1;
    // Brackets of a formula or comment that are never closed must not add up over the file.
    else if (code === 10 && text.charCodeAt(i + 1) === 45) depth = 0;
  }
  return -1;
}

class Converter {
  readonly #source: Source;
  readonly #document: Document.Parsed;
  readonly #diagnostics: Diagnostics;
  /** Anchored nodes are converted once, however often an alias names them. */
  readonly #converted = new Map<Node, YamlNode | null>();
  #deepReported = false;

  constructor(source: Source, document: Document.Parsed, diagnostics: Diagnostics) {
    this.#source = source;
    this.#document = document;
    this.#diagnostics = diagnostics;
  }

  convert(node: Node, depth: number): YamlNode | null {
    const place = this.#place(node);
    if (depth > MAX_DEPTH) {
      if (!this.#deepReported)
        this.#diagnostics.error(place, "this is nested too deeply", { hint: `at most ${MAX_DEPTH} levels` });
      this.#deepReported = true;
      return null;
    }
    if (isAlias(node)) {
      const target = node.resolve(this.#document);
      if (target === undefined || target === null) {
        this.#diagnostics.error(place, `nothing before the alias \`*${node.source}\` has this name`, {
          hint: `\`&${node.source}\` names what an alias repeats`,
        });
        return null;
      }
      // Null marks a node that contains itself.
      const known = this.#converted.get(target as Node);
      if (known === null)
        this.#diagnostics.error(place, `the alias \`*${node.source}\` stands within what it stands for`);
      return known ?? (this.#converted.has(target as Node) ? null : this.convert(target as Node, depth + 1));
    }
    const anchored = (isScalar(node) || isMap(node) || isSeq(node)) && node.anchor !== undefined;
    if (anchored) this.#converted.set(node, null);
    const result = this.#plain(node, place, depth);
    if (anchored) this.#converted.set(node, result);
    return result;
  }

  #plain(node: Node, place: Place, depth: number): YamlNode | null {
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
      const entries: YamlEntry[] = [];
      const seen = new Map<string, YamlScalar>();
      for (const pair of node.items) {
        const key = pair.key === null ? null : this.convert(pair.key as Node, depth + 1);
        if (key === null) continue;
        if (key.kind !== "scalar") {
          this.#diagnostics.error(key.place, "a key has to be plain text");
          continue;
        }
        const first = seen.get(key.text);
        if (first !== undefined) {
          const related = [{ place: first.place, message: "first written here" }];
          this.#diagnostics.error(key.place, `the key \`${key.text}\` is written twice`, { related });
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
    const { source } = place;
    // Plain or quoted on one line, without escapes: each character stands where it is.
    for (const shift of [0, 1]) {
      if (source.text.startsWith(value, place.offset + shift)) {
        const exact = { source, offset: place.offset + shift, length: Math.max(1, value.length) };
        return { kind: "scalar", value, text: value, exact: true, place: exact };
      }
    }
    return { kind: "scalar", value, text: value, exact: false, place };
  }

  #place(node: Node): Place {
    const [start, end] = node.range ?? [0, 1];
    return { source: this.#source, offset: start, length: Math.max(1, end - start) };
  }
}

/** A scalar as the model keeps it. */
export function placedText(node: YamlScalar): PlacedText {
  return { text: node.text, place: node.place, exact: node.exact };
}

/** What kind of node it is, in words. */
export function describe(node: YamlNode): string {
  if (node.kind === "map") return "a map";
  if (node.kind === "list") return "a list";
  if (node.value === null) return "nothing";
  if (typeof node.value === "number") return "a number";
  return typeof node.value === "boolean" ? "a truth value" : "text";
}
