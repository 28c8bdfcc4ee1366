// Fragments of generated TypeScript: the `code` template, whose holes take fragments and symbols but no loose text.

import { query } from "../query.js";

const identifier = /^[A-Za-z_$][\w$]*$/;

/** A name that is exported by another file. Printing it imports it. */
export class Ref {
  readonly name: string;
  readonly from: string;
  readonly typeOnly: boolean;
  constructor(name: string, from: string, typeOnly: boolean) {
    if (!identifier.test(name)) throw new Error(`${JSON.stringify(name)} is not a TypeScript identifier`);
    this.name = name;
    this.from = from;
    this.typeOnly = typeOnly;
  }
}

/** The constant part of a template, margin stripped: the texts before, between and after the holes. */
interface Shape {
  readonly texts: readonly string[];
  /** The indentation of each hole's line. */
  readonly indents: readonly string[];
  /** Whether the hole is alone on its line, so that an empty hole removes the line. */
  readonly alone: readonly boolean[];
  /** Whether it contributes no text of its own. */
  readonly blank: boolean;
  /** The texts re-indented, by the extra indentation; null if the shape is used only once. */
  readonly indented: Map<string, readonly string[]> | null;
}

/** A piece of generated code. */
export class Code {
  readonly shape: Shape;
  readonly holes: readonly Hole[];
  constructor(shape: Shape, holes: readonly Hole[]) {
    this.shape = shape;
    this.holes = holes;
  }
}

/** A piece that a later run may print again: it caches its text, and the names that the text depends on. */
class KeptCode extends Code {
  printed: Printed | null = null;
}

/** A query that builds a fragment of a file: for the same arguments, later runs reuse the fragment and its text. */
export function fragment<A extends readonly [object, ...unknown[]]>(make: (...args: A) => Code): (...args: A) => Code {
  return query(
    (...args: A): Code => {
      const { shape, holes } = make(...args);
      return new KeptCode(shape, holes);
    },
    (earlier, value) => (isSameCode(earlier, value) ? earlier : value),
  );
}

/** Whether two fragments print the same, whatever is imported. */
export function isSameCode(a: Hole, b: Hole): boolean {
  if (a === b) return true;
  if (a instanceof Code) {
    if (!(b instanceof Code)) return false;
    if (a.shape === b.shape) return areSame(a.holes, b.holes);
    // A fragment that is only text has a shape of its own; all others share theirs.
    return a.holes.length === 0 && b.holes.length === 0 && a.shape.texts[0] === b.shape.texts[0];
  }
  if (a instanceof Sequence) return b instanceof Sequence && a.separator === b.separator && areSame(a.all(), b.all(a));
  return Array.isArray(a) && Array.isArray(b) && areSame(a as readonly Hole[], b as readonly Hole[]);
}

function areSame(a: readonly Hole[], b: readonly Hole[]): boolean {
  if (a.length !== b.length) return false;
  let same = true;
  // Sequences after a difference have pieces in common, too.
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i] && !isSameCode(a[i]!, b[i]!)) same = false;
  return same;
}

/** The values a hole accepts. A string must be an identifier; external text goes through `literal` or `jsDoc`. */
export type Hole = Code | Sequence | Ref | string | number | boolean | null | readonly Hole[];

/** Many pieces, each built when it is printed, so that a file's pieces are never all in memory at once. */
export class Sequence<T = unknown> {
  readonly items: readonly T[];
  readonly make: (item: T) => Hole;
  readonly separator: string;
  #all: readonly Hole[] | null = null;
  constructor(items: readonly T[], make: (item: T) => Hole, separator: string) {
    this.items = items;
    this.make = make;
    this.separator = separator;
  }

  /**
   * All pieces at once, which later runs reuse.
   * @param earlier the sequence of an earlier run: if the same function builds both, their common items have the same pieces
   */
  all(earlier: Sequence | null = null): readonly Hole[] {
    if (this.#all !== null) return this.#all;
    const { items, make } = this;
    const known = earlier?.make === make ? earlier.all() : [];
    const shift = items.length - known.length;
    return (this.#all = items.map((item, i) => {
      if (known.length === 0) return make(item);
      if (earlier!.items[i] === item) return known[i]!;
      return earlier!.items[i - shift] === item ? known[i - shift]! : make(item);
    }));
  }
}

/** A piece for each item, skipping empty ones, separated by empty lines. */
export function each<T>(items: readonly T[], make: (item: T) => Hole, separator = "\n\n"): Sequence {
  return new Sequence(items, make, separator) as Sequence;
}

const shapes = new WeakMap<TemplateStringsArray, Shape>();

/**
 * Quasi-quotation: the template is the output, its holes are what varies. The common margin is stripped, the lines of a
 * hole are indented to its position, an array prints one item per line, null or an empty array removes its line.
 */
export function code(strings: TemplateStringsArray, ...holes: readonly Hole[]): Code {
  let shape = shapes.get(strings);
  if (shape === undefined) {
    shape = shapeOf(strings);
    shapes.set(strings, shape);
  }
  return new Code(shape, holes);
}

/**
 * A name from another file, by its path from the package's root: `ref("Tensor", "runtime/core/tensor.ts")`. Equal references are the same
 * object.
 */
export function ref(name: string, from: string): Ref {
  return known(values, name, from);
}

/** A name that is only needed as a type: it becomes an `import type`. */
export function typeRef(name: string, from: string): Ref {
  return known(types, name, from);
}

/** By file and name. */
type Refs = Map<string, Map<string, Ref>>;
const values: Refs = new Map();
const types: Refs = new Map();

function known(refs: Refs, name: string, from: string): Ref {
  let names = refs.get(from);
  if (names === undefined) refs.set(from, (names = new Map()));
  let found = names.get(name);
  if (found === undefined) names.set(name, (found = new Ref(name, from, refs === types)));
  return found;
}

/** Text composed by the generator itself. Text from a YAML file must never be passed here. */
export function verbatim(text: string): Code {
  return new Code({ texts: [text], indents: none, alone: none, blank: text === "", indented: null }, none);
}

const none: readonly never[] = [];

export const nothing: Code = verbatim("");

/** Shapes of joins by separator and number of items. */
const joins = new Map<string, (Shape | undefined)[]>();

function joinShape(count: number, separator: string): Shape {
  let shapesOfSeparator = joins.get(separator);
  if (shapesOfSeparator === undefined) joins.set(separator, (shapesOfSeparator = []));
  return (shapesOfSeparator[count] ??= {
    texts: ["", ...Array<string>(count - 1).fill(separator), ""],
    indents: Array<string>(count).fill(""),
    alone: Array<boolean>(count).fill(false),
    blank: count === 1 || separator === "",
    indented: new Map(),
  });
}

/** Items with a separator between them; empty items are skipped. */
export function join(items: readonly Hole[], separator = "\n"): Code {
  const full = items.filter((item) => !isEmpty(item));
  if (full.length === 0) return nothing;
  return new Code(joinShape(full.length, separator), full);
}

/** A value as a TypeScript literal, whatever characters it holds. */
export function literal(value: unknown): Code {
  return verbatim(literalText(value));
}

function literalText(value: unknown): string {
  if (typeof value === "string") return JSON.stringify(value).replace(/[\u2028\u2029<]/g, escapeCharacter);
  if (typeof value === "number") {
    if (Object.is(value, -0)) return "-0";
    if (Number.isNaN(value)) return "Number.NaN";
    return Number.isFinite(value) ? String(value) : value > 0 ? "Number.POSITIVE_INFINITY" : "Number.NEGATIVE_INFINITY";
  }
  if (typeof value === "bigint") return `${value}n`;
  if (typeof value === "boolean" || value === null) return String(value);
  if (Array.isArray(value)) return `[${value.map(literalText).join(", ")}]`;
  if (typeof value === "object") {
    const fields = Object.entries(value).map(([key, item]) => `${propertyName(key)}: ${literalText(item)}`);
    return fields.length === 0 ? "{}" : `{ ${fields.join(", ")} }`;
  }
  throw new Error(`${String(value)} has no literal form`);
}

function escapeCharacter(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
}

/** A key of an object literal or type: bare if possible, otherwise quoted. */
export function property(name: string): Code {
  return verbatim(propertyName(name));
}

function propertyName(name: string): string {
  // `__proto__: x` in a literal would set the prototype; the computed form defines a property.
  if (name === "__proto__") return '["__proto__"]';
  return identifier.test(name) ? name : literalText(name);
}

/** A JSDoc comment of one or more lines. Nothing in the lines can terminate it. */
export function jsDoc(...lines: readonly string[]): Code {
  const safe = lines
    .flatMap((line) => line.split(/[\r\n\u2028\u2029]+/))
    .map((line) => line.replaceAll("*/", "*\\/").trimEnd());
  if (safe.length === 1) return verbatim(`/** ${safe[0]} */`);
  return verbatim(["/**", ...safe.map((line) => (line === "" ? " *" : ` * ${line}`)), " */"].join("\n"));
}

/** A line comment of one or more lines. */
export function lineComment(...lines: readonly string[]): Code {
  return verbatim(
    lines
      .flatMap((line) => line.split(/[\r\n\u2028\u2029]+/))
      .map((line) => `// ${line}`.trimEnd())
      .join("\n"),
  );
}

function isEmpty(hole: Hole): boolean {
  if (hole === null) return true;
  if (Array.isArray(hole)) return hole.every(isEmpty);
  if (hole instanceof Sequence) return hole.items.length === 0;
  return hole instanceof Code && hole.shape.blank && hole.holes.every(isEmpty);
}

/** Strips the margin that all lines share and records the positions of the holes. */
function shapeOf(strings: readonly string[]): Shape {
  const texts = [...strings];
  const last = texts.length - 1;
  if (texts[0]!.startsWith("\n")) texts[0] = texts[0]!.slice(1);
  else if (texts.length === 1 || !texts[0]!.includes("\n")) texts[0] = texts[0]!;
  const opensLine = strings[0]!.startsWith("\n");
  texts[last] = texts[last]!.replace(/\n[ \t]*$/, "");

  let margin = Number.POSITIVE_INFINITY;
  texts.forEach((text, i) => {
    const lines = text.split("\n");
    lines.forEach((line, n) => {
      if (n === 0 && !(i === 0 && opensLine)) return;
      const width = line.length - line.trimStart().length;
      const holeFollows = n === lines.length - 1 && i < last;
      if (width < line.length || holeFollows) margin = Math.min(margin, width);
    });
  });
  if (margin === Number.POSITIVE_INFINITY) margin = 0;

  const stripped = texts.map((text, i) =>
    text
      .split("\n")
      .map((line, n) => (n === 0 && !(i === 0 && opensLine) ? line : line.slice(Math.min(margin, leading(line)))))
      .join("\n"),
  );
  const indents: string[] = [];
  const alone: boolean[] = [];
  let line = "";
  for (let i = 0; i < last; i++) {
    const text = stripped[i]!;
    const newline = text.lastIndexOf("\n");
    line = newline < 0 ? line + text : text.slice(newline + 1);
    indents.push(line.slice(0, leading(line)));
    const next = stripped[i + 1]!;
    alone.push(line.trim() === "" && (next.startsWith("\n") || (next === "" && i + 1 === last)));
    line += "x";
  }
  return { texts: stripped, indents, alone, blank: stripped.every((text) => text === ""), indented: new Map() };
}

function leading(line: string): number {
  return line.length - line.trimStart().length;
}

/** Receives the names that the printed code imports and returns the name of each in the file. */
export type ImportName = (symbol: Ref) => string;

/** A text, and the names that it rests on, in the order in which they were asked for. */
interface Printed {
  readonly indent: string;
  readonly imports: readonly (readonly [symbol: Ref, local: string])[];
  readonly text: string;
}

/** Pieces of a sequence that follow one another, and their text with what separates them. */
interface Stretch {
  readonly between: string;
  readonly pieces: readonly Hole[];
  readonly printed: Printed;
}

/** What was printed of a file's sequences, for later runs: the stretches of each, sequences in order. */
export class PrintedSequences {
  readonly stretches: (readonly Stretch[])[] = [];
}

/**
 * Prints a fragment.
 * @param sequences what was printed of its sequences before, and what is now; null where no run follows
 */
export function print(fragment: Hole, importName: ImportName, sequences: PrintedSequences | null = null): string {
  const printer = new Printer(importName, sequences);
  printer.write(fragment, "");
  return printer.text;
}

class Printer {
  /** The text so far consists of the chunks, followed by the pieces. */
  readonly #chunks: string[] = [];
  readonly #pieces: string[] = [];
  readonly #importName: ImportName;
  readonly #sequences: PrintedSequences | null;
  /** How many sequences have been printed. */
  #printed = 0;

  constructor(importName: ImportName, sequences: PrintedSequences | null) {
    this.#importName = importName;
    this.#sequences = sequences;
  }

  get text(): string {
    return this.#chunks.join("") + this.#pieces.join("");
  }

  write(hole: Hole, indent: string): void {
    if (hole === null) return;
    if (typeof hole === "string") {
      if (!identifier.test(hole)) throw new Error(`${JSON.stringify(hole)} stands in a hole but is not an identifier`);
      this.#pieces.push(hole);
    } else if (hole instanceof Code) {
      if (this.#sequences !== null && hole instanceof KeptCode) this.#writeKept(hole, indent);
      else this.#writeCode(hole, indent);
    } else if (hole instanceof Ref) {
      this.#pieces.push(this.#importName(hole));
    } else if (Array.isArray(hole)) {
      let first = true;
      for (const item of hole as readonly Hole[]) {
        if (isEmpty(item)) continue;
        if (!first) this.#pieces.push(`\n${indent}`);
        first = false;
        this.write(item, indent);
      }
    } else if (hole instanceof Sequence) this.#writeSequence(hole, indent);
    else this.#pieces.push(literalText(hole));
  }

  #writeSequence(hole: Sequence, indent: string): void {
    const { items, make, separator } = hole;
    const between = indented(separator, indent);
    if (this.#sequences !== null) {
      this.#writeStretches(hole.all(), between, indent, this.#sequences);
      return;
    }
    for (let i = 0; i < items.length; i++) {
      if (i > 0) this.#pieces.push(between);
      this.write(make(items[i]), indent);
      // Replacing short texts by one long text frees them early.
      if (this.#pieces.length < piecesOfChunk) continue;
      this.#chunks.push(this.#pieces.join(""));
      this.#pieces.length = 0;
    }
  }

  /** Stretches whose pieces are those of before are not gone through again: one that comes or goes is in one of them. */
  #writeStretches(pieces: readonly Hole[], between: string, indent: string, sequences: PrintedSequences): void {
    const at = this.#printed++;
    const earlier = new Map(sequences.stretches[at]?.map((stretch) => [stretch.pieces[0], stretch]));
    const stretches: Stretch[] = [];
    for (let start = 0; start < pieces.length; ) {
      const known = earlier.get(pieces[start]!);
      const isThere = known?.between === between && known.pieces.every((piece, i) => piece === pieces[start + i]);
      let end = start + (isThere ? known.pieces.length : 1);
      // As far as the next stretch that might be there, but not without end.
      if (!isThere) while (end < pieces.length && end - start < piecesOfStretch && !earlier.has(pieces[end]!)) end++;
      const written = isThere ? known.pieces : pieces.slice(start, end);
      if (start > 0) this.#pieces.push(between);
      const printed = this.#writePrinted(isThere ? known.printed : null, indent, (printer) =>
        written.forEach((piece, i) => {
          if (i > 0) printer.#pieces.push(between);
          printer.write(piece, indent);
        }),
      );
      stretches.push({ between, pieces: written, printed });
      start = end;
    }
    sequences.stretches[at] = stretches;
  }

  #writeKept(hole: KeptCode, indent: string): void {
    hole.printed = this.#writePrinted(hole.printed, indent, (printer) => printer.#writeCode(hole, indent));
  }

  /** The text as printed before, if everything that it imports has the same names here. */
  #writePrinted(printed: Printed | null, indent: string, write: (printer: Printer) => void): Printed {
    if (printed?.indent === indent && printed.imports.every(([symbol, local]) => this.#importName(symbol) === local)) {
      this.#pieces.push(printed.text);
      return printed;
    }
    const imports = new Map<Ref, string>();
    const nested = new Printer((symbol) => {
      let local = imports.get(symbol);
      if (local === undefined) imports.set(symbol, (local = this.#importName(symbol)));
      return local;
    }, new PrintedSequences());
    write(nested);
    const result = { indent, imports: [...imports], text: nested.text };
    this.#pieces.push(result.text);
    return result;
  }

  #writeCode({ shape, holes }: Code, indent: string): void {
    const { texts, indents, alone } = shape;
    const last = texts.length - 1;
    const shown = indent === "" ? texts : indentedTexts(shape, indent);
    let dropNewline = false;
    for (let i = 0; i < last; i++) {
      const next = holes[i]!;
      const removed = alone[i] && isEmpty(next);
      if (!dropNewline && !removed) this.#pieces.push(shown[i]!);
      else {
        let text = texts[i]!;
        if (dropNewline && text.startsWith("\n")) text = text.slice(1);
        dropNewline = false;
        if (removed) {
          // The hole was alone on its line: the line is removed, indentation included.
          const newline = text.lastIndexOf("\n");
          if (newline >= 0 && i + 1 === last && texts[last] === "") text = text.slice(0, newline);
          else {
            text = text.slice(0, newline + 1);
            dropNewline = true;
          }
        }
        this.#pieces.push(indented(text, indent));
      }
      if (next !== null && !removed) this.write(next, indents[i] === "" ? indent : indent + indents[i]!);
    }
    let text = shown[last]!;
    if (dropNewline && texts[last]!.startsWith("\n")) text = indented(texts[last]!.slice(1), indent);
    this.#pieces.push(text);
  }
}

const piecesOfChunk = 1024;
const piecesOfStretch = 32;

function indentedTexts({ texts, indented: known }: Shape, indent: string): readonly string[] {
  let list = known?.get(indent);
  if (list === undefined) {
    list = texts.map((text) => indented(text, indent));
    known?.set(indent, list);
  }
  return list;
}

function indented(text: string, indent: string): string {
  return indent !== "" && text.includes("\n")
    ? text.replace(/\n(?!\n|$)/g, `\n${indent}`).replace(/\n$/, `\n${indent}`)
    : text;
}
