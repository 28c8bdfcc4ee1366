// The generator as a process of compiled JavaScript on the project's own registry: cold, unchanged, one entry edited.

import { spawn } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { builtFile, generatorSources } from "./built.js";
import { printTarget, printTimings, type Timing } from "./measure.js";
import { measureProcesses } from "./process.js";

/** A copy of the project with the built generator, so that edits touch nothing here. */
export function copyProject(): { readonly copy: string; readonly cli: readonly string[] } {
  const root = fileURLToPath(new URL("..", import.meta.url));
  builtFile("dist-codegen/dist/codegen/cli/program.cjs", generatorSources);
  const copy = mkdtempSync(join(tmpdir(), "tengen-bench-"));
  for (const name of ["runtime", "generated", "codegen", "native_functions.yaml", "derivatives.yaml", "package.json"]) {
    cpSync(join(root, name), join(copy, name), { recursive: true });
  }
  cpSync(join(root, "dist-codegen/dist"), join(copy, "dist"), { recursive: true });
  // Dependencies are linked one by one, so that the copy has its own cache under node_modules.
  symlinkModules(root, copy);
  return { copy, cli: [process.execPath, join(copy, "dist/codegen/cli/main.js")] };
}

/** The first run of a copy: nothing is known of its kernels. */
export const withoutCache = (copy: string): void =>
  rmSync(join(copy, "node_modules/.cache"), { recursive: true, force: true });

export async function run(): Promise<void> {
  const { copy, cli } = copyProject();
  try {
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
            withoutCache(copy);
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
    printTarget("times the start of bare node, cold", timings[1]!.median / timings[0]!.median, 30, "less");
    printTarget("seconds, cold", timings[1]!.median / 1e9, 2.5, "less");
    printTarget("seconds, unchanged", timings[2]!.median / 1e9, 0.3, "less");
    writeFileSync(yaml, original);
    const watched = await measureWatch(cli, copy);
    printTimings("edited in watch mode, from the edit to the files", [timings[1]!, ...watched], timings[1]!.name);
    for (const { name, median } of watched) printTarget(`seconds, ${name}`, median / 1e9, 0.25, "less");
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

/** Edits that keep the registry valid; applying one twice undoes it. */
export const watchedEdits: readonly {
  readonly name: string;
  readonly file: string;
  readonly change: readonly [RegExp, string];
  readonly back: readonly [RegExp, string];
}[] = [
  {
    name: "an operator",
    file: "native_functions.yaml",
    change: [/^( {2}variants: function), method$/m, "$1 # edited"],
    back: [/ # edited$/m, ", method"],
  },
  {
    name: "a formula",
    file: "derivatives.yaml",
    change: [/^( {2}self: )grad \* ([^#\n]*)$/m, "$1($2) * grad"],
    back: [/^( {2}self: )\((.*)\) \* grad$/m, "$1grad * $2"],
  },
  { name: "a kernel", file: "runtime/kernels/cpu/renorm.ts", change: [/^/, "// edited\n"], back: [/^.*\n/, ""] },
];

/** Times from writing an edited file to the last generated one, in a watching process. */
export async function measureWatch(cli: readonly string[], cwd: string): Promise<Timing[]> {
  const child = spawn(cli[0]!, [...cli.slice(1), "--watch"], { cwd });
  let output = "";
  let ended = false;
  const keep = (data: Buffer): void => {
    output += data.toString();
  };
  child.stdout.on("data", keep);
  child.stderr.on("data", keep);
  child.once("exit", () => {
    ended = true;
  });
  const pause = (time: number) => new Promise((resolve) => setTimeout(resolve, time));
  const finished = async (): Promise<void> => {
    while (!/ after \d/.test(output)) {
      if (ended) throw new Error(`tengen --watch ended:\n${output}`);
      await pause(1);
    }
    if (/not generated after/.test(output)) throw new Error(output);
    output = "";
  };
  try {
    await finished();
    const samples = watchedEdits.map((): number[] => []);
    for (let round = 0; round < 8; round++) {
      for (const [i, { file, change, back }] of watchedEdits.entries()) {
        // Users do not edit immediately, so background loading has completed by then.
        await pause(round === 0 ? 1500 : 100);
        const path = join(cwd, file);
        const text = readFileSync(path, "utf8");
        const edited = text.replace(...(round % 2 === 0 ? change : back));
        if (edited === text) throw new Error(`there is nothing to edit in ${file}`);
        const start = performance.now();
        writeFileSync(path, edited);
        await finished();
        if (round > 1) samples[i]!.push((performance.now() - start) * 1e6);
      }
    }
    return watchedEdits.map(({ name }, i) => {
      const sorted = samples[i]!.sort((a, b) => a - b);
      return { name, median: sorted[sorted.length >> 1]!, best: sorted[0]! };
    });
  } finally {
    child.kill("SIGINT");
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
    "vscode-languageserver",
    "vscode-languageserver-protocol",
    "vscode-languageserver-textdocument",
    "vscode-languageserver-types",
    "vscode-jsonrpc",
  ]) {
    if (existsSync(join(from, name))) symlinkSync(join(from, name), join(to, name));
  }
}
