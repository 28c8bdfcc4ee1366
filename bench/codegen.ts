// The generator as a process of compiled JavaScript on the project's own registry: cold, unchanged, one entry edited.

import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { printTarget, printTimings } from "./measure.js";
import { measureProcesses } from "./process.js";

export async function run(): Promise<void> {
  const root = fileURLToPath(new URL("..", import.meta.url));
  if (!existsSync(join(root, "dist/codegen/cli.js"))) throw new Error("dist/ is missing: run `npm run build` first");
  // A copy of the project, so that the edits touch nothing here.
  const copy = mkdtempSync(join(tmpdir(), "tengen-bench-"));
  try {
    for (const name of [
      "dist",
      "runtime",
      "generated",
      "codegen",
      "native_functions.yaml",
      "derivatives.yaml",
      "package.json",
    ]) {
      cpSync(join(root, name), join(copy, name), { recursive: true });
    }
    // Dependencies are linked one by one: the cache under node_modules stays the copy's own.
    symlinkModules(root, copy);
    const cli = [process.execPath, join(copy, "dist/codegen/cli.js")];
    const yaml = join(copy, "native_functions.yaml");
    const original = readFileSync(yaml, "utf8");
    let edit = 0;
    const timings = measureProcesses(
      [
        { name: "bare node", command: [process.execPath, "-e", "0"] },
        {
          name: "cold",
          command: cli,
          before: () => {
            rmSync(join(copy, "node_modules/.cache"), { recursive: true, force: true });
            rmSync(join(copy, "generated"), { recursive: true, force: true });
          },
        },
        { name: "unchanged", command: cli },
        {
          name: "one entry edited",
          command: cli,
          before: () => writeFileSync(yaml, `${original}\n# edit ${edit++}\n`),
        },
      ],
      copy,
    );
    printTimings("npm run codegen, compiled", timings, "bare node");
    printTarget("seconds, cold", timings[1]!.median / 1e9, 2.5, "less");
    printTarget("seconds, unchanged", timings[2]!.median / 1e9, 0.3, "less");
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

function symlinkModules(root: string, copy: string): void {
  const from = join(root, "node_modules");
  const to = join(copy, "node_modules");
  cpSync(join(from, ".package-lock.json"), join(to, ".package-lock.json"));
  for (const name of [
    "commander",
    "yaml",
    "ts-morph",
    "@ts-morph",
    "fastest-levenshtein",
    "picocolors",
    "typescript",
    "tinyglobby",
    "minimatch",
    "brace-expansion",
    "balanced-match",
    "path-browserify",
    "code-block-writer",
    "fdir",
    "picomatch",
  ]) {
    if (existsSync(join(from, name))) symlinkSync(join(from, name), join(to, name));
  }
}
