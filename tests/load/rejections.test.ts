// Every rejection: the rows of rejections.txt, each a few lines of YAML and the exact diagnostics.
//
// UPDATE_REJECTIONS=1 writes the current diagnostics into the table; a person should then read the difference.

import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { type Files, read } from "./problems.js";

interface Row {
  readonly section: string;
  readonly title: string;
  readonly lenient: boolean;
  readonly files: Files;
  readonly messages: string;
}

const path = fileURLToPath(new URL("rejections.txt", import.meta.url));

/** `## section`, `== title`, then `-- file` with its text, and `-- says` with the diagnostics. */
function parseTable(text: string): readonly Row[] {
  const rows: Row[] = [];
  for (const part of text.split(/^## /m).slice(1)) {
    const [section, ...cases] = part.split(/^== /m);
    for (const row of cases) {
      const [title, ...blocks] = row.split(/^-- /m);
      const texts = blocks.map(
        (block) =>
          [block.slice(0, block.indexOf("\n")), block.slice(block.indexOf("\n") + 1).replace(/\n\n?$/, "\n")] as const,
      );
      const files = Object.fromEntries(texts.filter(([name]) => name !== "says"));
      const messages = texts.find(([name]) => name === "says")?.[1].trimEnd() ?? "";
      const lenient = title!.includes("(lenient)");
      rows.push({ section: section!.trim(), title: title!.trim(), lenient, files, messages });
    }
  }
  return rows;
}

function printTable(rows: readonly Row[]): string {
  let text = "";
  let section = "";
  for (const row of rows) {
    if (row.section !== section) text += `## ${row.section}\n\n`;
    section = row.section;
    const files = Object.entries(row.files).map(([name, content]) => `-- ${name}\n${content}`);
    text += `== ${row.title}\n${files.join("")}-- says\n${read(row.files, row.lenient).messages}\n\n`;
  }
  return text;
}

const rows = parseTable(readFileSync(path, "utf8"));
if (process.env["UPDATE_REJECTIONS"] === "1") writeFileSync(path, printTable(rows));

describe.each([...new Set(rows.map((row) => row.section))])("%s", (section) => {
  it.each(rows.filter((row) => row.section === section))("$title", ({ files, lenient, messages }) => {
    expect(messages).not.toBe("");
    expect(read(files, lenient).messages).toBe(messages);
  });
});

it("has more rows than torchgen has rejections", () => {
  expect(rows.length).toBeGreaterThan(230);
});
