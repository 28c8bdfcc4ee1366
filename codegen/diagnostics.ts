// Every error in a user's files is reported in one form: place, message, the line with a caret, a hint.

import { closest, distance } from "fastest-levenshtein";
import { type Recordable, type Recorder, recorded } from "./query.js";

const none: ReadonlyMap<string, Source[]> = new Map();

/** A file's name and text, or a section of its lines. Line starts are computed once, on the first query. */
export class Source {
  readonly file: string;
  readonly text: string;
  #lineStarts: number[] | null = null;
  /** Where a section belongs: its file, and how many lines precede it. */
  #document: Source = this;
  #linesBefore = 0;
  /** Sections by their text, in order: those requested so far, and those of the file's earlier version. */
  #sections = new Map<string, Source[]>();
  #earlier: ReadonlyMap<string, Source[]> = none;

  /** `earlier`: the previous version of the file. What is known of sections with the same text is reused. */
  constructor(file: string, text: string, earlier: Source | null = null) {
    this.file = file;
    this.text = text;
    if (earlier !== null) this.#earlier = new Map([...earlier.#earlier, ...earlier.#sections]);
  }

  /** The file has been read completely: sections of the earlier version that no longer exist are dropped. */
  forgetEarlier(): void {
    this.#earlier = none;
  }

  /**
   * Whole lines as a source of their own, whose offsets count from their first character. Reported positions are those in the
   * file, wherever later versions of the file have these lines.
   */
  section(start: number, end: number, line: number): this {
    const text = this.text.slice(start, end);
    let sections = this.#sections.get(text);
    if (sections === undefined) this.#sections.set(text, (sections = []));
    const make = this.constructor as new (file: string, text: string) => this;
    const section = (this.#earlier.get(text)?.[sections.length] ?? new make(this.file, text)) as this;
    section.#document = this;
    section.#linesBefore = line - 1;
    sections.push(section);
    return section;
  }

  get lineStarts(): readonly number[] {
    if (this.#lineStarts === null) {
      const starts = [0];
      for (let i = this.text.indexOf("\n"); i >= 0; i = this.text.indexOf("\n", i + 1)) starts.push(i + 1);
      this.#lineStarts = starts;
    }
    return this.#lineStarts;
  }

  /** 1-based line and column of an offset. */
  position(offset: number): { line: number; column: number } {
    const starts = this.lineStarts;
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (starts[middle]! <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: this.#linesBefore + low + 1, column: offset - starts[low]! + 1 };
  }

  /** The text of a 1-based line of the file, without its end. */
  line(line: number): string {
    if (this.#document !== this) return this.#document.line(line);
    const start = this.lineStarts[line - 1];
    if (start === undefined) return "";
    const end = this.lineStarts[line];
    return this.text.slice(start, end === undefined ? undefined : end - 1).replace(/\r$/, "");
  }
}

/**
 * The registry of a library that another registry extends: its operators are known, and nothing is generated for them.
 */
export class LibrarySource extends Source {}

/** A range in a source: every field of the model stores one, so that later stages can point at it too. */
export interface Place {
  readonly source: Source;
  readonly offset: number;
  readonly length: number;
}

/** The place of `length` characters starting `offset` characters into `place`. Valid where the text is unescaped and on one line. */
export function within(place: Place, offset: number, length = 1): Place {
  return { source: place.source, offset: place.offset + offset, length };
}

export interface Diagnostic {
  readonly file: string;
  /** 1-based; 0 where the problem is the file as a whole. */
  readonly line: number;
  readonly column: number;
  readonly severity: "error" | "warning";
  readonly message: string;
  /** The line with its number, and a caret below it. "" where line is 0. */
  readonly frame: string;
  readonly hint: string | null;
  /** The file could not be read as written: other errors may follow from this one. */
  readonly syntax?: true;
  /** Other places that are part of the problem, with a description of each. */
  readonly related: readonly {
    readonly file: string;
    readonly line: number;
    readonly column: number;
    readonly message: string;
  }[];
}

export interface DiagnosticOptions {
  readonly hint?: string | null | undefined;
  readonly severity?: "error" | "warning" | undefined;
  readonly syntax?: true | undefined;
  readonly related?: readonly { readonly place: Place; readonly message: string }[] | undefined;
}

const FRAME_WIDTH = 160;

/**
 * The line with its number, and carets below `length` characters of it. Long lines are truncated around the caret; control characters are made
 * visible.
 */
function codeFrame(source: Source, line: number, column: number, length: number): string {
  const full = source.line(line).replace(/\t/g, " ");
  const from = full.length <= FRAME_WIDTH ? 0 : Math.max(0, Math.min(column - 1 - 60, full.length - FRAME_WIDTH));
  const to = Math.min(full.length, from + FRAME_WIDTH);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not reach a terminal
  const clean = full.slice(from, to).replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]/g, "?");
  const text = `${from > 0 ? "…" : ""}${clean}${to < full.length ? "…" : ""}`;
  const margin = `  ${line} | `;
  const indent = " ".repeat(margin.length + column - 1 - from + (from > 0 ? 1 : 0));
  const width = Math.max(1, Math.min(length, to - (column - 1)));
  return `${margin}${text}\n${indent}${"^".repeat(width)}`;
}

/** A diagnostic at a place. */
export function diagnostic(place: Place, message: string, options: DiagnosticOptions = {}): Diagnostic {
  const { source, offset, length } = place;
  const { line, column } = source.position(offset);
  return {
    file: source.file,
    line,
    column,
    severity: options.severity ?? "error",
    message,
    frame: codeFrame(source, line, column, length),
    hint: options.hint ?? null,
    ...(options.syntax === true && { syntax: true }),
    related: (options.related ?? []).map(({ place: other, message: text }) => ({
      file: other.source.file,
      ...other.source.position(other.offset),
      message: text,
    })),
  };
}

/** A diagnostic about a file as a whole (it is missing, not readable, ...). */
export function fileDiagnostic(file: string, message: string, options: DiagnosticOptions = {}): Diagnostic {
  const related: Diagnostic["related"] = [];
  return {
    file,
    line: 0,
    column: 0,
    severity: options.severity ?? "error",
    message,
    frame: "",
    hint: options.hint ?? null,
    ...(options.syntax === true && { syntax: true }),
    related,
  };
}

/** `file:line:column: message`, frame, related places, hint. Without colour. */
export function formatDiagnostic(d: Diagnostic): string {
  const place = d.line === 0 ? d.file : `${d.file}:${d.line}:${d.column}`;
  const lines = [`${place}: ${d.severity === "warning" ? "warning: " : ""}${d.message}`];
  if (d.frame !== "") lines.push(d.frame);
  for (const other of d.related) lines.push(`  ${other.file}:${other.line}:${other.column}: ${other.message}`);
  if (d.hint !== null) lines.push(`  hint: ${d.hint}`);
  return lines.join("\n");
}

/** Thrown once, at the end of a stage, with all errors found. */
export class DiagnosticsError extends Error {
  readonly diagnostics: readonly Diagnostic[];

  constructor(diagnostics: readonly Diagnostic[]) {
    super(diagnostics.map(formatDiagnostic).join("\n"));
    this.name = "DiagnosticsError";
    this.diagnostics = diagnostics;
  }
}

/** Collects the errors of a stage, so that all are reported together. */
export class Diagnostics implements Recordable<Diagnostics> {
  readonly list: Diagnostic[] = [];
  readonly #unreadable = new Set<string>();

  /** Records that the entry of an operator with this name could not be read: references to it are then not reported as errors. */
  noteUnreadable(base: string): void {
    this.#unreadable.add(base);
  }

  /** Whether an operator is missing only because its own entry is wrong. `name`: with or without namespace and overload. */
  isUnreadable(name: string): boolean {
    const base = /^(?:\w+::)?(\w+)/.exec(name)?.[1] ?? name;
    // Forms derive from one another: `add_` from `add`, `add.out` from either.
    return this.#unreadable.size > 0 && [...this.#unreadable].some((other) => bareName(other) === bareName(base));
  }

  error(place: Place, message: string, options: DiagnosticOptions = {}): void {
    this.list.push(diagnostic(place, message, options));
  }

  warn(place: Place, message: string, options: DiagnosticOptions = {}): void {
    this.list.push(diagnostic(place, message, { ...options, severity: "warning" }));
  }

  /** What belongs to no place. */
  report(found: Diagnostic): void {
    this.list.push(found);
  }

  /** Whether there is an error so far. */
  get failed(): boolean {
    return this.list.some((d) => d.severity === "error");
  }

  get errors(): readonly Diagnostic[] {
    return this.list.filter((d) => d.severity === "error");
  }

  get warnings(): readonly Diagnostic[] {
    return this.list.filter((d) => d.severity === "warning");
  }

  [recorded](recorder: Recorder<Diagnostics>): Diagnostics {
    return new RecordingDiagnostics(this, recorder);
  }

  /** A new list that starts with this one's diagnostics. */
  copy(): Diagnostics {
    const copy = new Diagnostics();
    copy.list.push(...this.list);
    return copy;
  }

  /**
   * The errors that are worth reporting, deduplicated and in order of file and place. Where a file could not be read as written, only that is
   * among them.
   */
  reported(): readonly Diagnostic[] {
    const syntax = this.errors.filter((d) => d.syntax === true);
    return withoutRepeats(sortDiagnostics(syntax.length > 0 ? syntax : this.errors));
  }

  /** Throws what is reported, if there are errors. */
  throwIfErrors(): void {
    const errors = this.reported();
    if (errors.length > 0) throw new DiagnosticsError(errors);
  }
}

/** The name that all forms of an operator share. */
function bareName(name: string): string {
  return name
    .replace(/^__i?(?=\w+__$)/, "__")
    .replace(/(?<=[A-Za-z0-9])_(copy|functional)$/, "")
    .replace(/(?<=[A-Za-z0-9])_$/, "");
}

/** Records a diagnostic, and how to rebuild it when places have moved. */
class RecordingDiagnostics extends Diagnostics {
  readonly #original: Diagnostics;
  readonly #recorder: Recorder<Diagnostics>;

  constructor(original: Diagnostics, recorder: Recorder<Diagnostics>) {
    super();
    this.#original = original;
    this.#recorder = recorder;
  }

  override noteUnreadable(base: string): void {
    super.noteUnreadable(base);
    this.#recorder.affects((diagnostics) => diagnostics.noteUnreadable(base));
  }

  override isUnreadable(name: string): boolean {
    if (super.isUnreadable(name)) return true;
    const answer = this.#original.isUnreadable(name);
    this.#recorder.dependsOn((diagnostics) => diagnostics.isUnreadable(name), answer);
    return answer;
  }

  override report(found: Diagnostic): void {
    super.report(found);
    this.#recorder.affects((diagnostics) => diagnostics.report(found));
  }

  override get failed(): boolean {
    if (super.failed) return true;
    const answer = this.#original.failed;
    this.#recorder.dependsOn((diagnostics) => diagnostics.failed, answer);
    return answer;
  }

  override error(place: Place, message: string, options: DiagnosticOptions = {}): void {
    super.error(place, message, options);
    this.#recorder.affects((diagnostics) => diagnostics.error(place, message, options));
  }

  override warn(place: Place, message: string, options: DiagnosticOptions = {}): void {
    super.warn(place, message, options);
    this.#recorder.affects((diagnostics) => diagnostics.warn(place, message, options));
  }
}

export function sortDiagnostics(list: readonly Diagnostic[]): Diagnostic[] {
  return [...list].sort((a, b) =>
    a.file < b.file ? -1 : a.file > b.file ? 1 : a.line - b.line || a.column - b.column,
  );
}

/** If two things derive from one place, the same message about it is reported once. */
function withoutRepeats(list: readonly Diagnostic[]): Diagnostic[] {
  const seen = new Set<string>();
  return list.filter(({ file, line, column, message, hint }) => {
    const key = JSON.stringify([file, line, column, message, hint]);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** The candidate most similar to `name`, if any is similar enough. */
export function nearest(name: string, candidates: Iterable<string>): string | null {
  if (name.length === 0 || name.length > 200) return null;
  const all = new Set(candidates);
  // Transposed letters are the commonest typo, and count as two edits.
  for (let i = 0; i + 1 < name.length; i += 1) {
    const swapped = name.slice(0, i) + name[i + 1] + name[i] + name.slice(i + 2);
    if (swapped !== name && all.has(swapped)) return swapped;
  }
  // In a name of three letters each one matters: NPU is not a typo of CPU.
  const short = name.length <= 3;
  const list = [...all].filter(
    (c) => Math.abs(c.length - name.length) <= 3 && (!short || c[0]!.toLowerCase() === name[0]!.toLowerCase()),
  );
  if (list.length === 0) return null;
  const best = closest(
    name.toLowerCase(),
    list.map((c) => c.toLowerCase()),
  );
  const found = list.find((c) => c.toLowerCase() === best)!;
  return distance(name.toLowerCase(), best) <=
    Math.min(name.length - 1, Math.max(1, Math.floor(Math.min(name.length, 9) / 3)))
    ? found
    : null;
}

/** A hint with the most similar name, or `otherwise`. */
export function didYouMean(name: string, candidates: Iterable<string>, otherwise: string | null = null): string | null {
  const found = nearest(name, candidates);
  return found === null ? otherwise : `did you mean \`${found}\`?`;
}
