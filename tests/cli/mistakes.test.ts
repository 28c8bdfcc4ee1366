// Beginners' mistakes, through the command line: the rows of mistakes.txt, each an edit of a small project and a call, with the exact
// message and exit code.
//
// UPDATE_MISTAKES=1 writes the current messages into the table; a person should then read the difference.

import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { runCommandLine } from "../../codegen/cli/command-line.js";

interface Row {
  readonly section: string;
  readonly title: string;
  readonly args: string;
  /** File -> its text; with ` +` after the name, text that is appended to the project's own. */
  readonly files: Readonly<Record<string, string>>;
  readonly report: string;
}

const table = fileURLToPath(new URL("mistakes.txt", import.meta.url));

/** `## section`, `== title`, `-- args`, `-- file` with its text, and `-- says`. The section `the project` holds the files of all rows. */
function parseTable(text: string): readonly Row[] {
  return text
    .split(/^## /m)
    .slice(1)
    .flatMap((part) => {
      const [section, ...rows] = part.split(/^== /m);
      return rows.map((row) => {
        const [title, ...blocks] = row.split(/^-- /m);
        const texts = Object.fromEntries(
          blocks.map((block) => {
            const end = block.indexOf("\n");
            return [block.slice(0, end), block.slice(end + 1).replace(/\n\n?$/, "\n")];
          }),
        );
        const { args = "", says: report = "", ...files } = texts;
        return { section: section!.trim(), title: title!.trim(), args: args.trim(), files, report: report.trimEnd() };
      });
    });
}

const [base, ...rows] = parseTable(fs.readFileSync(table, "utf8"));
let root = "";

beforeAll(() => {
  root = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), "tengen-mistakes-")));
});
afterAll(() => fs.rmSync(root, { recursive: true }));

async function run({ args, files }: Row): Promise<string> {
  for (const name of fs.readdirSync(root))
    if (name !== "node_modules") fs.rmSync(path.join(root, name), { recursive: true });
  fs.mkdirSync(path.join(root, "node_modules"), { recursive: true });
  const texts = { ...base!.files };
  for (const [name, text] of Object.entries(files)) {
    const file = name.replace(/ \+$/, "");
    if (text.trim() === "(none)") delete texts[file];
    else texts[file] = file === name ? text : `${texts[file] ?? ""}${text}`;
  }
  for (const [name, text] of Object.entries(texts)) {
    fs.mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    fs.writeFileSync(path.join(root, name), text);
  }
  let printed = "";
  // Words in quotes are one argument.
  const words = (args.match(/"[^"]*"|\S+/g) ?? []).map((word) => word.replace(/^"|"$/g, ""));
  const error = (text: string): void => {
    printed += text;
  };
  const code = await runCommandLine(words, { root, out: () => {}, error });
  return `exit ${code}\n${printed.replaceAll(root, "ROOT").trimEnd()}`.trimEnd();
}

if (process.env["UPDATE_MISTAKES"] === "1") {
  it("writes the table", async () => {
    let text = "";
    let section = "";
    for (const row of [base!, ...rows]) {
      if (row.section !== section) text += `## ${row.section}\n\n`;
      section = row.section;
      const files = Object.entries(row.files).map(([name, content]) => `-- ${name}\n${content}`);
      const report = row === base ? "" : `-- says\n${await run(row)}\n`;
      text += `== ${row.title}\n${row.args === "" ? "" : `-- args\n${row.args}\n`}${files.join("")}${report}\n`;
    }
    fs.writeFileSync(table, text);
  });
}

describe.each([...new Set(rows.map((row) => row.section))])("%s", (section) => {
  it.each(rows.filter((row) => row.section === section))("$title", async (row) => {
    expect(row.report).toMatch(/^exit [0-3]\n./);
    expect(await run(row)).toBe(row.report);
  });
});
