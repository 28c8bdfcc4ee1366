#!/usr/bin/env node
// The command line: the only file that touches arguments, the terminal and exit codes.

import { Command, CommanderError } from "commander";
import pico from "picocolors";
import { UsageError } from "./disk.js";
import { type GenerateOptions, runGenerate } from "./generate.js";

/** 0 done, 1 `--check` found stale files, 2 the input is wrong, 3 the call is wrong or a file cannot be read or written. */
const exitCodes = { done: 0, stale: 1, input: 2, usage: 3 } as const;

const help = `
Exit codes:
  0  everything is generated and up to date
  1  --check: generated files are stale
  2  the registry or a kernel is wrong; every problem is printed with its place
  3  wrong options, or a file that cannot be read or written

Examples:
  tengen                                            both YAML files of this folder to generated/
  tengen --check                                    for scripts: is generated/ what the YAML says?
  tengen --native-functions my.yaml --derivatives my-derivatives.yaml --kernels src/kernels --out src/generated
  tengen --native-functions native_functions.yaml --derivatives derivatives.yaml --tags tags.yaml --no-kernels --out out
`;

function program(): Command {
  const command = new Command("tengen")
    .description("Turns native_functions.yaml and derivatives.yaml into a typed, differentiable tensor library.")
    .option("--native-functions <file>", "the operators", "native_functions.yaml")
    .option("--derivatives <file>", "their derivatives; default: derivatives.yaml where there is one")
    .option("--tags <file>", "the tags that entries may have; default: tags.yaml where there is one")
    .option("--deprecated <file>", "deprecated signatures; default: deprecated.yaml where there is one")
    .option("--kernels <folder>", "kernel sources; default: runtime/kernels where there is such a folder")
    .option("--no-kernels", "generate typed stubs for kernels that others supply")
    .option("--out <folder>", "where the package is written", "generated")
    .option(
      "--runtime <place>",
      "the runtime that generated files import: a folder, or a package such as tengen/runtime",
    )
    .option("--check", "write nothing; exit with 1 and a summary if the files are stale")
    .option("--lenient", "warn of unknown fields, keys and tags, and keep them")
    .option("--force", "generate even if nothing has changed")
    .option("--quiet", "print errors only")
    .addHelpText("after", help)
    .exitOverride()
    .configureOutput({ outputError: (text, write) => write(pico.red(text)) });
  command.action(async (options: GenerateOptions) => {
    process.exitCode = await guarded(() => runGenerate({ ...options, root: process.cwd() }, terminal(options.quiet)));
  });
  return command;
}

/** What the commands print through. */
export interface Terminal {
  info(text: string): void;
  error(text: string): void;
}

function terminal(quiet: boolean | undefined): Terminal {
  return {
    info: (text) => {
      if (!quiet) process.stdout.write(`${text}\n`);
    },
    error: (text) => {
      process.stderr.write(`${text}\n`);
    },
  };
}

/** Runs a command; whatever is wrong with the input or the call is printed as such, never as a stack. */
async function guarded(run: () => Promise<boolean>): Promise<number> {
  try {
    return (await run()) ? exitCodes.done : exitCodes.stale;
  } catch (error) {
    if (error instanceof UsageError) {
      process.stderr.write(`${pico.red("error")}: ${error.message}\n`);
      return exitCodes.usage;
    }
    const diagnostics = await import("./diagnostics.js");
    if (error instanceof diagnostics.DiagnosticsError) {
      const { printDiagnostics } = await import("./report-diagnostics.js");
      process.stderr.write(printDiagnostics(error.diagnostics));
      return exitCodes.input;
    }
    throw error;
  }
}

try {
  await program().parseAsync();
} catch (error) {
  if (!(error instanceof CommanderError)) throw error;
  process.exitCode = error.exitCode === 0 ? exitCodes.done : exitCodes.usage;
}
