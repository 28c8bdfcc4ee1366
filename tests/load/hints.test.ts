// Applying a hint leads to acceptance: every row of rejections.txt is mended as its hints say, and the mended files are accepted. A hint
// that states a replacement is applied to the marked text; what it leaves to a person is written in hint-fixes.txt.

import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { type Diagnostic, formatDiagnostic, sortDiagnostics } from "../../codegen/diagnostics.js";
import { edited, fixOf } from "../../codegen/editor/fixes.js";
import { type Files, read } from "./problems.js";

/** How often hints are applied in turn: some mistakes hide others. */
const rounds = 12;

interface Row {
  readonly title: string;
  readonly lenient: boolean;
  readonly files: Files;
}

function rowsOf(name: string): readonly Row[] {
  const text = readFileSync(fileURLToPath(new URL(name, import.meta.url)), "utf8");
  return text
    .split(/^== /m)
    .slice(1)
    .map((row) => {
      const [title, ...blocks] = row.split(/^## /m)[0]!.split(/^-- /m);
      const texts = blocks.map((block) => {
        const end = block.indexOf("\n");
        return [block.slice(0, end), block.slice(end + 1).replace(/\n\n?$/, "\n")] as const;
      });
      const files = Object.fromEntries(texts.filter(([file]) => file !== "says"));
      return { title: title!.trim(), lenient: title!.includes("(lenient)"), files };
    });
}

/** An edit of a row's files: the first place with the old text gets the new one. */
interface Fix {
  readonly from: string;
  readonly to: string;
}

function fixesOf(name: string): ReadonlyMap<string, readonly Fix[]> {
  const text = readFileSync(fileURLToPath(new URL(name, import.meta.url)), "utf8");
  const unescaped = (one: string): string =>
    one.replaceAll("\\n", "\n").replaceAll("\\t", "\t").replaceAll("\\uFEFF", "\uFEFF");
  return new Map(
    text
      .split(/^== /m)
      .slice(1)
      .map((row) => {
        const [title, ...lines] = row.split("\n").filter((line) => line !== "");
        const edits = lines.map((line) => {
          const at = line.indexOf(" => ");
          return { from: unescaped(line.slice(0, at)), to: unescaped(line.slice(at + 4)) };
        });
        return [title!, edits] as const;
      }),
  );
}

/** The files after one hint; null if the hint states no replacement. */
function applied(files: Files, one: Diagnostic): Files | null {
  const fix = fixOf(files, one);
  if (fix === null) return null;
  return { ...files, ...Object.fromEntries(fix.edits.map(({ path }) => [path, edited(files[path]!, fix.edits)])) };
}

const problemsOf = (files: Files, lenient: boolean): readonly Diagnostic[] =>
  sortDiagnostics(read(files, lenient).diagnostics.list).filter(({ severity }) => severity === "error");

/** The files mended by their hints alone; null if these do not get there. */
function mended(files: Files, lenient: boolean): Files | null {
  let current = files;
  for (let i = 0; i < rounds; i++) {
    const problems = problemsOf(current, lenient);
    if (problems.length === 0) return current;
    const next = problems.map((one) => applied(current, one)).find((found) => found !== null);
    if (next === undefined || next === null) return null;
    current = next;
  }
  return null;
}

const rows = rowsOf("rejections.txt");
const fixes = fixesOf("hint-fixes.txt");

describe("a registry that is mended as the hints say is accepted", () => {
  test.each(rows)("$title", ({ title, files, lenient }) => {
    const edits = fixes.get(title) ?? [];
    if (edits.length === 0) {
      expect(mended(files, lenient), "neither do its hints mend it, nor does hint-fixes.txt").not.toBeNull();
      return;
    }
    let current = files;
    for (const { from, to } of edits) {
      const name = Object.keys(current).find((file) => current[file]!.includes(from));
      expect(name, from).toBeDefined();
      current = { ...current, [name!]: current[name!]!.replace(from, () => to) };
    }
    expect(problemsOf(current, lenient).map(formatDiagnostic).join("\n")).toBe("");
  });

  test("has no fix without a row", () => {
    const titles = new Set(rows.map(({ title }) => title));
    expect([...fixes.keys()].filter((title) => !titles.has(title))).toEqual([]);
  });
});
