// Pages that walk through a project: their files are written and their commands run, from top to bottom, and the output must match the
// page's.

import fs from "node:fs";
import path from "node:path";

export interface Step {
  /** The 1-based line of the page. */
  readonly line: number;
  /** A file to write; null for commands. */
  readonly file: string | null;
  readonly text: string;
  /** The commands' output according to the page; null where it shows none. */
  readonly output: string | null;
}

/** The file that a block contains: named in a comment on its first line, or in brackets after its language. */
export function fileOf(info: string, text: string): string | null {
  return /\[(\S+)\]/.exec(info)?.[1] ?? /^(?:\/\/|#) (\S+\.\w+)\n/.exec(text)?.[1] ?? null;
}

/** The steps of a page. Blocks that are neither files nor commands are skipped. */
export function stepsOf(page: string): Step[] {
  const blocks = [...page.matchAll(/^```(\w+)(.*)\n([\s\S]*?)^```$/gm)].map((found) => {
    const [, language, info, text] = found;
    return { language, text: text!, file: fileOf(info!, text!), line: page.slice(0, found.index).split("\n").length };
  });
  return blocks.flatMap(({ language, text, file, line }, i): Step[] => {
    if (language !== "sh") return file === null ? [] : [{ line, file, text, output: null }];
    const next = blocks[i + 1];
    return [{ line, file: null, text, output: next?.language === "text" ? next.text : null }];
  });
}

/**
 * Follows a page in a folder: writes its files (an entry of an existing YAML file is appended to it) and runs its commands.
 * @param run runs one command in the folder and returns what it prints
 * @returns for each step that shows output: its line, the page's text, and the actual output
 */
export function follow(
  page: string,
  folder: string,
  run: (command: string) => string,
): { readonly line: number; readonly output: string; readonly printed: string }[] {
  return stepsOf(fs.readFileSync(page, "utf8")).flatMap(({ line, file, text, output }) => {
    if (file === null) {
      const printed = text.trim().split("\n").map(run).join("");
      return output === null ? [] : [{ line, output, printed }];
    }
    const full = path.join(folder, file);
    fs.mkdirSync(path.dirname(full), { recursive: true });
    if (/\.yaml$/.test(file)) fs.appendFileSync(full, `${text}\n`);
    else fs.writeFileSync(full, text);
    return [];
  });
}
