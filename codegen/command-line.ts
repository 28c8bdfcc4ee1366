// The command line: commands, their options, exit codes. The folder and the output streams are passed in.

import { Command, CommanderError, Option } from "commander";
import pico from "picocolors";
import { VERSION } from "../runtime/core/abi.js";
import { features } from "./api/features.js";
import { UsageError, writeText } from "./disk.js";
import type { ExplainOptions } from "./explain.js";
import { type BackendOptions, runGenerate } from "./generate.js";
import type { GenerateOptions } from "./inputs.js";
import type { NewOptions } from "./new-operator.js";
import type { Terminal } from "./terminal.js";

/** 0 done, 1 `--check` found stale files, 2 the input has errors, 3 wrong usage, or a file cannot be read or written. */
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
  tengen explain add.Tensor --keys CPU,AutogradCPU  where a call of an operator goes, and why
  tengen --native-functions my.yaml --derivatives my-derivatives.yaml --kernels src/kernels --out src/generated
  tengen --native-functions native_functions.yaml --derivatives derivatives.yaml --tags tags.yaml --no-kernels --out out
  tengen --ops add.Tensor,matmul --keys CPU,AutogradCPU --out small
  tengen new "softsign(Tensor self) -> Tensor" --pointwise "self / (1 + abs(self))"
`;

/** The options that name the registry's files. */
function withInputs(command: Command): Command {
  return command
    .option("--native-functions <file>", "the operators; default: native_functions.yaml, with --ops else tengen's own")
    .option("--derivatives <file>", "their derivatives; default: derivatives.yaml beside it, where there is one")
    .option("--tags <file>", "the tags that entries may have; default: tags.yaml beside it")
    .option("--deprecated <file>", "deprecated signatures; default: deprecated.yaml beside it")
    .option(
      "--facts <file>",
      "fields that the registry cannot state itself, by operator: a file, pytorch, or none; default: facts.yaml beside it, else pytorch for a registry in PyTorch's own grammar",
    )
    .option("--base <file>", "the registry of the operators that entries name by `op:`; default: tengen's own")
    .option("--lenient", "warn of unknown fields, keys and tags, and keep them")
    .option("--require-docs", "every public operator has to say in `doc` what it computes");
}

/** A command line's connections to its environment. */
export interface Surroundings {
  /** The folder that it runs in. */
  readonly root: string;
  readonly out: (text: string) => void;
  readonly error: (text: string) => void;
}

/**
 * Runs a command line.
 * @param args without the program's name
 * @returns the exit code; with `--watch` the promise resolves at the first interrupt
 */
export async function runCommandLine(args: readonly string[], surroundings: Surroundings): Promise<number> {
  let code: number = exitCodes.done;
  const command = program(surroundings, (result) => {
    code = result;
  });
  try {
    await command.parseAsync(args, { from: "user" });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    return error.exitCode === 0 ? exitCodes.done : exitCodes.usage;
  }
  return code;
}

/** The context of a command. */
interface Setting extends Surroundings {
  /** Runs a command and stores its exit code. */
  readonly guarded: (run: () => Promise<boolean>) => Promise<void>;
  readonly terminal: (quiet: boolean | undefined) => Terminal;
}

function program(surroundings: Surroundings, setCode: (code: number) => void): Command {
  const { out, error } = surroundings;
  const setting: Setting = {
    ...surroundings,
    guarded: async (run) => setCode(await guard(run, error)),
    terminal: (quiet) => ({
      info: (text) => {
        if (!quiet) out(`${text}\n`);
      },
      error: (text) => error(`${text}\n`),
    }),
  };
  const command = new Command("tengen")
    .version(VERSION)
    .description("Turns native_functions.yaml and derivatives.yaml into a typed, differentiable tensor library.")
    .exitOverride()
    .configureOutput({ writeOut: out, writeErr: error, outputError: (text, write) => write(pico.red(text)) });
  const generate = addGenerate(command, setting);
  addDescription(
    command,
    setting,
    "model",
    "what follows from the registry: groups, variants, kernels, derivatives, node names",
  );
  addDescription(command, setting, "report", "how each derivative formula was handled, what it saves, and totals");
  addBackend(command, setting);
  addNew(command, setting);
  addExplain(command, setting);
  command.addHelpText("after", () => helpOfGenerate(command, generate));
  return command;
}

function addGenerate(command: Command, setting: Setting): Command {
  const generate = withInputs(
    command.command("generate", { isDefault: true }).description("generate the package (the default)"),
  )
    .option("--kernels <folder>", "kernel sources; default: runtime/kernels where there is such a folder")
    .option("--no-kernels", "generate typed stubs for kernels that others supply")
    .option("--out <folder>", "where the package is written", "generated")
    .option(
      "--runtime <place>",
      "the runtime that generated files import: a folder, or a package such as tengen/runtime",
    )
    .option("--ops <names>", "only these operators and what they need: names separated by commas, or a YAML list")
    .option("--keys <keys>", "only these dispatch keys, e.g. CPU,AutogradCPU")
    .option("--with <features>", `with --ops: what a selection leaves out unless asked: ${features.join(", ")}, or all`)
    .option("--extend", "the registry adds to tengen's own: formulas may call tengen's operators")
    .addOption(
      new Option("--plugin <file>", "a module that adds files of its own; may be given several times").argParser(
        (file: string, others: readonly string[] | undefined) => [...(others ?? []), file],
      ),
    )
    .addOption(
      new Option("--check", "write nothing; exit with 1 and a summary if the files are stale").conflicts([
        "watch",
        "force",
      ]),
    )
    .option("--watch", "generate again whenever a registry file or a kernel changes")
    .option("--force", "generate even if nothing has changed")
    .option("--quiet", "print errors only");
  generate.allowExcessArguments();
  let kernelFolder = false;
  generate.on("option:kernels", () => {
    kernelFolder = true;
  });
  generate.action(async (options: GenerateOptions & { readonly watch?: boolean }) => {
    const [word] = generate.args;
    if (word !== undefined) await refuseWord(generate, word, command);
    // For commander the two are one option, and the last one counts.
    if (kernelFolder && options.kernels === false)
      generate.error("error: option '--kernels <folder>' cannot be used with option '--no-kernels'");
    const { root, guarded, terminal } = setting;
    if (options.watch) await generateOnChanges(options, setting);
    else await guarded(() => runGenerate({ ...options, root }, terminal(options.quiet)));
  });
  return generate;
}

/** An option that `generate`, the default command, does not have was probably meant as another command. */
async function refuseWord(generate: Command, word: string, { commands }: Command): Promise<never> {
  const { didYouMean } = await import("./diagnostics.js");
  const names = commands.map((one) => one.name());
  const hint = /\.ya?ml$/.test(word)
    ? "a registry is named by --native-functions, its derivatives by --derivatives"
    : didYouMean(word, names, `commands: ${names.join(", ")}`);
  return generate.error(`error: there is no command '${word}'\n  hint: ${hint}`);
}

/** Generates after every change, until the first interrupt. */
async function generateOnChanges(options: GenerateOptions, { root, error, terminal }: Setting): Promise<void> {
  const { info } = terminal(options.quiet);
  const [{ watch }, { RunMemory }] = await Promise.all([import("./watch.js"), import("./run-memory.js")]);
  const memory = new RunMemory();
  const watching = watch(root, options, async ({ changed, since }) => {
    if (changed.length > 0) info(`${changed.join(", ")} changed`);
    const code = await guard(() => runGenerate({ ...options, root }, terminal(options.quiet), memory), error).catch(
      (fault: unknown) => {
        // An internal error of the generator ends the run, but not the watch.
        error(`${fault instanceof Error ? (fault.stack ?? fault.message) : String(fault)}\n`);
        return exitCodes.input;
      },
    );
    const taken = ((performance.now() - since) / 1000).toFixed(2);
    info(`${code === exitCodes.done ? "done" : "not generated"} after ${taken} s; waiting for changes`);
  });
  await new Promise<void>((resolve) => process.once("SIGINT", resolve));
  await watching.stop();
}

function addDescription(
  command: Command,
  { root, out, guarded }: Setting,
  name: "model" | "report",
  about: string,
): void {
  withInputs(command.command(name).description(about))
    .option("--json <file>", "write it as data; - for standard output")
    .action(async (options: GenerateOptions & { readonly json?: string }) => {
      await guarded(async () => {
        const [{ describeFormulas, describeModel }, { readInputs }] = await Promise.all([
          import("./describe.js"),
          import("./inputs.js"),
        ]);
        const make = name === "model" ? describeModel : describeFormulas;
        const inputs = await readInputs(root, { ...options, kernels: false, out: "generated" });
        const { data, text } = make(inputs, options.lenient === true);
        if (options.json === undefined) out(`${text}\n`);
        else if (options.json === "-") out(`${JSON.stringify(data, null, 2)}\n`);
        else writeText(root, options.json, `${JSON.stringify(data, null, 2)}\n`);
        return true;
      });
    });
}

function addBackend(command: Command, { root, guarded, terminal }: Setting): void {
  command
    .command("backend")
    .argument("<file>", "the backend's YAML: backend, supported, autograd")
    .description("register an out-of-tree backend's kernels, with typed stubs for those that are missing")
    .option("--native-functions <file>", "the operators; default: tengen's own")
    .option(
      "--operators <place>",
      "the package that is generated from them: a folder, or a package such as tengen/generated; default: tengen's for its own registry, else generated",
    )
    .option("--lenient", "accept fields, dispatch keys and tags that are not known")
    .option("--kernels <folder>", "the backend's kernel sources")
    .option("--out <folder>", "where the registrations are written", "generated")
    .option(
      "--runtime <place>",
      "the runtime that generated files import: a folder, or a package such as tengen/runtime",
    )
    .option("--check", "write nothing; exit with 1 and a summary if the files are stale")
    .action(async (file: string, options: BackendOptions) => {
      const { runBackend } = await import("./generate.js");
      await guarded(() => runBackend(file, { ...options, root }, terminal(false)));
    });
}

function addNew(command: Command, { root, out, guarded }: Setting): void {
  command
    .command("new")
    .argument(
      "<schema>",
      'the operator\'s name, or its schema: "softsign(Tensor self) -> Tensor"; mine::name in a namespace',
    )
    .description(
      "add an operator: an entry, a kernel skeleton, a derivative to be written, a sample row where there is a table",
    )
    .option(
      "--native-functions <file>",
      "the registry file to add to; default: native_functions.yaml, made if there is none",
    )
    .option("--derivatives <file>", "where its derivative goes; default: derivatives.yaml beside it")
    .option("--tags <file>", "the tags that entries may have; default: tags.yaml beside it")
    .option("--facts <file>", "facts about the operators: a file, pytorch, or none; default: facts.yaml beside it")
    .option(
      "--kernels <folder>",
      "where the kernel goes; default: runtime/kernels where there is such a folder, else src/kernels",
    )
    .option("--runtime <place>", "the runtime that the kernel imports: a folder, or a package such as tengen/runtime")
    .option("--extend", "the registry adds to tengen's own, as one with a namespace of its own does")
    .option("--pointwise <expression>", "make it a pointwise operator with this expression; no kernel is written")
    .action(async (schema: string, options: NewOptions) => {
      await guarded(async () => {
        const { addOperator } = await import("./new-operator.js");
        for (const line of await addOperator(root, schema, options)) out(`${line}\n`);
        return true;
      });
    });
}

function addExplain(command: Command, { root, out, guarded }: Setting): void {
  command
    .command("explain")
    .argument("<operator>", "its registry name: add.Tensor, aten::relu")
    .description("print an operator's row of the dispatch table with reasons, and the lines of the YAML behind it")
    .option(
      "--keys <keys>",
      "runtime keys, by commas; CPU, ADInplaceOrView and AutogradCPU unless given, and the table of the layers' too",
    )
    .option("--native-functions <file>", "the operators", "native_functions.yaml")
    .option("--derivatives <file>", "their derivatives; default: derivatives.yaml beside it, where there is one")
    .option("--out <folder>", "the generated package", "generated")
    .action(async (operator: string, options: Omit<ExplainOptions, "root">) => {
      await guarded(async () => {
        const { runExplain } = await import("./explain.js");
        out(`${await runExplain(operator, { ...options, root })}\n`);
        return true;
      });
    });
}

/** Arguments without a command go to `generate`. */
function helpOfGenerate(command: Command, generate: Command): string {
  const helper = generate.createHelp();
  helper.helpWidth = command.configureOutput().getOutHelpWidth?.() ?? 80;
  const options = helper.visibleOptions(generate).filter(({ long }) => long !== "--help");
  const width = Math.max(...options.map((option) => helper.optionTerm(option).length));
  const lines = options.map((option) =>
    helper.formatItem(helper.optionTerm(option), width, helper.optionDescription(option), helper),
  );
  return `\nOptions of generate, which need no command:\n${lines.join("\n")}\n${help}`;
}

/** Runs a command; errors in the input or the usage are printed as such, never as a stack trace. */
async function guard(run: () => Promise<boolean>, fail: (text: string) => void): Promise<number> {
  try {
    return (await run()) ? exitCodes.done : exitCodes.stale;
  } catch (error) {
    if (error instanceof UsageError) {
      fail(`${pico.red("error")}: ${error.message}\n`);
      return exitCodes.usage;
    }
    const diagnostics = await import("./diagnostics.js");
    if (error instanceof diagnostics.DiagnosticsError) {
      const { printDiagnostics } = await import("./report-diagnostics.js");
      fail(printDiagnostics(error.diagnostics));
      return exitCodes.input;
    }
    throw error;
  }
}
