// The blocks of pages whose output is shown, run from the installed packages: one process for each page, as a user's program.

import { spawnSync } from "node:child_process";
import { cpSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import {
  blocksOf,
  compiled,
  guideWidth,
  type Printed,
  statedLines,
  statedOverLines,
  withOutput,
  withoutOutput,
} from "../docs-blocks.js";
import { fileOf } from "../docs-steps.js";

const root = fileURLToPath(new URL("../../", import.meta.url));

/** Pages whose blocks print what a comment behind the line says. */
const withComments = [
  "README.md",
  ...["autograd", "examples", "graphs", "onnx", "plots", "training"].map((name) => `docs/${name}.md`),
];

/** The pages with blocks whose output is shown. */
export function shownPages(): readonly string[] {
  return [...withComments, ...readdirSync(join(root, "docs/guide")).map((name) => `docs/guide/${name}`)];
}

/** One block: how it is run, and how what it prints is compared. */
interface Shown {
  readonly line: number;
  readonly code: string;
  readonly width: number | null;
  readonly expected: unknown;
  readonly actual: (printed: readonly Printed[]) => unknown;
}

function shownOf(page: string): readonly Shown[] {
  const isGuide = page.startsWith("docs/guide/");
  return blocksOf(readFileSync(join(root, page), "utf8")).flatMap(({ line, code }): readonly Shown[] => {
    // Files of a project, which package.test.ts makes; what needs onnxruntime, which the project has not.
    if (fileOf("", code) !== null || code.includes("openEngine")) return [];
    if (isGuide) {
      const bare = withoutOutput(code);
      const actual = (printed: readonly Printed[]) => withOutput(bare, printed);
      return [{ line, code: bare.join("\n"), width: guideWidth, expected: code, actual }];
    }
    if (page === "README.md") {
      const actual = (printed: readonly Printed[]) =>
        printed.flatMap(({ text }) => text.split("\n")).map((text) => text.trim());
      return [{ line, code, width: null, expected: statedOverLines(code), actual }];
    }
    const stated = statedLines(code);
    return [{ line, code, width: null, expected: stated, actual: (printed) => printed.map(({ text }) => text) }];
  });
}

const program = `
import { readFileSync, writeFileSync } from "node:fs";
import { execute } from "./run-block.mjs";
const results = [];
for (const { body, imports, width } of JSON.parse(readFileSync("shown-blocks.json", "utf8"))) {
  const modules = {};
  for (const from of imports) modules[from] = await import(from);
  results.push(await execute(body, modules, width ?? Number.POSITIVE_INFINITY).catch((error) => [{ line: 0, text: String(error?.stack) }]));
}
writeFileSync("shown-results.json", JSON.stringify(results));
`;

/**
 * Runs the blocks of a page in a folder in which the packages are installed.
 * @returns for each block its line, what the page shows, and the same with what was printed
 */
export function runPage(
  page: string,
  project: string,
): readonly { readonly line: number; readonly expected: unknown; readonly actual: unknown }[] {
  const blocks = shownOf(page);
  cpSync(join(root, "tests/run-block.mjs"), join(project, "run-block.mjs"));
  writeFileSync(join(project, "run-shown.mjs"), program);
  const programs = blocks.map(({ code, width }) => ({ ...compiled(code), width }));
  writeFileSync(join(project, "shown-blocks.json"), JSON.stringify(programs));
  const { status, stderr } = spawnSync(process.execPath, ["run-shown.mjs"], { cwd: project, encoding: "utf8" });
  if (status !== 0) return [{ line: 0, expected: "a program that ends", actual: stderr }];
  const results = JSON.parse(readFileSync(join(project, "shown-results.json"), "utf8")) as readonly Printed[][];
  return blocks.map(({ line, expected, actual }, i) => ({ line, expected, actual: actual(results[i]!) }));
}
