// Edits that do what a hint says, where it states a replacement: editors offer them, and a test applies them to every rejection.

import type { Diagnostic } from "../diagnostics.js";
import type { Spot } from "./view.js";

/** Files by the names that diagnostics use. */
export type Texts = Readonly<Record<string, string>>;

export interface Edit extends Spot {
  /** Whole lines are replaced up to the beginning of this line; null within a line. */
  readonly untilLine?: number;
  readonly text: string;
}

export interface Fix {
  readonly title: string;
  readonly edits: readonly Edit[];
}

const lineOf = (texts: Texts, file: string, line: number): string => texts[file]!.split("\n")[line - 1] ?? "";

/** What the diagnostic marks. */
export function markedLength({ frame }: Diagnostic): number {
  return /\^+$/.exec(frame)?.[0].length ?? 1;
}

/** Replaces a line by another text, which may be several lines. */
const withLine = (texts: Texts, path: string, line: number, change: (text: string) => string): readonly Edit[] => {
  const old = lineOf(texts, path, line);
  return [{ path, line, column: 1, length: old.length, text: change(old) }];
};

/** The line at which the entry of a line, or that of an operator, begins. */
function entryLine(texts: Texts, file: string, line: number, operator: string | null): number {
  const lines = texts[file]!.split("\n");
  if (operator !== null) return lines.findIndex((text) => text.startsWith(`- func: ${operator}(`)) + 1;
  let at = line;
  while (at > 1 && !lines[at - 1]!.startsWith("- ")) at--;
  return at;
}

/** Without the field at a line: the line, and what is indented further below it. */
function withoutField(texts: Texts, path: string, line: number): readonly Edit[] | null {
  const lines = texts[path]!.split("\n");
  const text = lines[line - 1]!;
  if (text.startsWith("- ")) return null;
  const indent = /^ */.exec(text)![0].length;
  let end = line;
  while (end < lines.length && /^ *\S/.test(lines[end]!) && /^ */.exec(lines[end]!)![0].length > indent) end++;
  return [{ path, line, column: 1, length: 0, untilLine: end + 1, text: "" }];
}

/** The edits that a hint states; null where it leaves a choice. */
export function fixOf(texts: Texts, one: Diagnostic): Fix | null {
  const { hint, line, column, file } = one;
  if (hint === null || line === 0 || texts[file] === undefined) return null;
  const title = `${hint.charAt(0).toUpperCase()}${hint.slice(1)}`;
  const made = (edits: readonly Edit[] | null): Fix | null => (edits === null ? null : { title, edits });
  const schema = /^(?:write|end the schema in|add the results:) `([^`]*-> [^`]*)`/.exec(hint)?.[1];
  if (schema !== undefined) {
    if (hint.startsWith("write"))
      return made(withLine(texts, file, line, (text) => text.replace(/(?<=: ).*/, () => schema)));
    return made(withLine(texts, file, line, (text) => `${text.replace(/ ->.*/, "")} ${schema}`));
  }
  const field = /^add `(\w+: [^`<]*)`(?: to `([^`]*)`)?/.exec(hint);
  if (field !== null) {
    const at = entryLine(texts, file, line, field[2] ?? null);
    return at === 0 ? null : made(withLine(texts, file, at, (text) => `${text}\n  ${field[1]}`));
  }
  if (/`dispatch:` with `CompositeExplicitAutograd: <kernel>`/.test(hint))
    return made(withLine(texts, file, line, (text) => `${text}\n  dispatch:\n    CompositeExplicitAutograd: kernel`));
  const replacement =
    /^(?:did you mean|write|it is|omit the size:|call it) `([^`]*)`(?:\?|, its name since PyTorch 1\.9|: returns .*)?$/.exec(
      hint,
    );
  if (replacement !== null)
    return {
      title: `Replace by \`${replacement[1]}\``,
      edits: [{ path: file, line, column, length: markedLength(one), text: replacement[1]! }],
    };
  if (/^delete (?:the field|this line|this formula|this `autogen`|it here)/.test(hint))
    return made(withoutField(texts, file, line));
  return null;
}

/** A text with the edits that belong to it. */
export function edited(text: string, edits: readonly Edit[]): string {
  const lines = text.split("\n");
  const starts: number[] = [];
  let at = 0;
  for (const line of lines) {
    starts.push(at);
    at += line.length + 1;
  }
  const offset = (line: number, column: number): number =>
    Math.min(text.length, (starts[line - 1] ?? text.length) + column - 1);
  const ordered = [...edits].sort((a, b) => b.line - a.line || b.column - a.column);
  let result = text;
  for (const { line, column, length, untilLine, text: replacement } of ordered) {
    const start = offset(line, column);
    const end = untilLine === undefined ? start + length : offset(untilLine, 1);
    result = result.slice(0, start) + replacement + result.slice(end);
  }
  return result;
}
