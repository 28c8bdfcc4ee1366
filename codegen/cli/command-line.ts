// The command line: commands, options and exit codes. The working directory and the output streams are parameters.

import { Command, CommanderError, Option } from "commander";
import pico from "picocolors";
import { VERSION } from "../../runtime/core/abi.js";
import { features } from "../api/features.js";
import { UsageError, writeText } from "./disk.js";
import type { ExplainOptions } from "./explain.js";
import { type BackendOptions, runGenerate } from "./generate.js";
import type { InferOptions } from "./infer-schemas.js";
import type { GenerateOptions } from "./inputs.js";
import type { NewOptions } from "./new-operator.js";
import type { Terminal } from "./terminal.js";

/** 0: success; 1: `--check` found stale files; 2: the input has errors; 3: wrong usage, or a file cannot be read or written. */
const exitCodes = { done: 0, stale: 1, input: 2, usage: 3 } as const;

const help = `
Exit codes:
  0  everything is generated and up to date
  1  --check: generated files are stale
  2  the registry or a kernel has errors; all of them are printed with their position
  3  invalid options, or a file cannot be read or written

Examples:
  tengen                                            generate from the YAML files in this folder
  tengen --check                                    in scripts: check that generated/ is up to date
  tengen explain add.Tensor --keys CPU,AutogradCPU  which kernel a call runs at each key, and why
  tengen --native-functions my.yaml --derivatives my-derivatives.yaml --kernels src/kernels --out src/generated
  tengen --native-functions native_functions.yaml --derivatives derivatives.yaml --tags tags.yaml --no-kernels --out out
  tengen --ops add.Tensor,matmul --keys CPU,AutogradCPU --out small
  tengen new "softsign(Tensor self) -> Tensor" --pointwise "self / (1 + abs(self))"
  tengen infer src/kernels/twist.ts --namespace mine --write
`;

/** The options that name the registry's files. */
function withInputs(command: Command): Command {
  return command
    .option(
      "--native-functions <file>",
      "the operators; default: native_functions.yaml, or tengen's own with --ops if there is none",
    )
    .option("--derivatives <file>", "the derivatives; default: derivatives.yaml in the same folder, if it exists")
    .option("--tags <file>", "the valid tags; default: tags.yaml in the same folder")
    .option("--deprecated <file>", "deprecated signatures; default: deprecated.yaml in the same folder")
    .option(
      "--facts <file>",
      "additional fields by operator, for a registry that cannot contain them: a file, pytorch, or none; default: facts.yaml in the same folder, else pytorch for a registry in PyTorch's own grammar",
    )
    .option("--base <file>", "the registry of the operators that `op:` refers to; default: tengen's own")
    .option("--lenient", "warn about unknown fields, keys and tags instead of rejecting them")
    .option("--require-docs", "report public operators without `doc`");
}

/** A command line's connections to its environment. */
export interface Surroundings {
  /** The working directory. */
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
  readonly guarded: (run: () => Promise<boolean>) => Promise<boolean>;
  readonly terminal: (quiet: boolean | undefined) => Terminal;
}

function program(surroundings: Surroundings, setCode: (code: number) => void): Command {
  const { out, error } = surroundings;
  const setting: Setting = {
    ...surroundings,
    guarded: async (run) => {
      const code = await guard(run, error);
      setCode(code);
      return code === exitCodes.done;
    },
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
    "print what is derived from the registry: groups, variants, kernels, derivatives, node names",
  );
  addDescription(
    command,
    setting,
    "report",
    "print how each derivative formula is handled and what it saves, with totals",
  );
  addBackend(command, setting);
  addNew(command, setting);
  addInfer(command, setting);
  addExplain(command, setting);
  addLanguageServer(command, setting);
  command.addHelpText("after", () => helpOfGenerate(command, generate));
  return command;
}

/** The options of a run, other than those that say what is done with it. */
function withScope(command: Command): Command {
  return withInputs(command)
    .option("--kernels <folder>", "kernel sources; default: runtime/kernels, if it exists")
    .option("--no-kernels", "generate typed stubs for kernels that are supplied elsewhere")
    .option("--out <folder>", "the output folder", "generated")
    .option(
      "--runtime <place>",
      "the runtime that generated files import: a folder or a package such as tengen/runtime",
    )
    .option("--ops <names>", "only these operators and their dependencies: comma-separated names, or a YAML list")
    .option(
      "--for <graph>",
      "only the operators that this graph calls, a file of JSON.stringify(graph), and those of --ops",
    )
    .option("--keys <keys>", "only these dispatch keys, e.g. CPU,AutogradCPU")
    .option("--with <features>", `with --ops: optional features to include: ${features.join(", ")}, or all`)
    .option(
      "--schemas-only",
      "only a file that registers the operators' schemas without kernels, and an entry for tools",
    )
    .option(
      "--dtypes <names>",
      "with --ops: loops for these dtypes only, e.g. float32,int64,bool; others end in an error that says so",
    )
    .option("--extend", "the registry extends tengen's own: formulas may call tengen's operators")
    .addOption(
      new Option("--plugin <file>", "a module that generates additional files; may be repeated").argParser(
        (file: string, others: readonly string[] | undefined) => [...(others ?? []), file],
      ),
    );
}

function addGenerate(command: Command, setting: Setting): Command {
  const generate = withScope(
    command.command("generate", { isDefault: true }).description("generate the package (the default)"),
  )
    .addOption(
      new Option("--check", "write nothing; print a summary and exit with 1 if files are stale").conflicts([
        "watch",
        "force",
      ]),
    )
    .option("--watch", "generate again whenever a registry file or a kernel changes")
    .option("--dependencies <file>", "write the files that were read and written, as a rule of make, for build tools")
    .option("--force", "generate even if nothing has changed")
    .option("--quiet", "print errors only");
  generate.allowExcessArguments();
  let kernelFolder = false;
  generate.on("option:kernels", () => {
    kernelFolder = true;
  });
  generate.action(async (options: GenerateOptions & { readonly watch?: boolean; readonly for?: string }) => {
    const [word] = generate.args;
    if (word !== undefined) await refuseWord(generate, word, command);
    // Commander treats the two as one option and uses the last.
    if (kernelFolder && options.kernels === false)
      generate.error("error: option '--kernels <folder>' cannot be used with option '--no-kernels'");
    const { root, guarded, terminal } = setting;
    const { for: graph, ...others } = options;
    if (graph !== undefined && others.ops !== undefined && /\.ya?ml$/.test(others.ops))
      generate.error("error: option '--for <graph>' takes names from '--ops', not a file");
    let given: GenerateOptions = others;
    const isRight = await guarded(async () => {
      if (graph !== undefined) given = { ...others, ops: await withGraph(root, graph, others.ops), graphs: [graph] };
      return true;
    });
    if (!isRight) return;
    if (options.watch) await generateOnChanges(given, setting);
    else await guarded(() => runGenerate({ ...given, root }, terminal(options.quiet)));
  });
  return generate;
}

/** The operators of a selection: those that are named, and those of a graph. */
async function withGraph(root: string, graph: string, ops: string | undefined): Promise<string> {
  const { operatorsOfGraph } = await import("./graph-operators.js");
  return [...(ops === undefined ? [] : [ops]), ...operatorsOfGraph(root, graph)].join(",");
}

/** Rejects an argument of `generate`, the default command, which was probably meant as a command. */
async function refuseWord(generate: Command, word: string, { commands }: Command): Promise<never> {
  const { didYouMean } = await import("../diagnostics.js");
  const names = commands.map((one) => one.name());
  const hint = /\.ya?ml$/.test(word)
    ? "pass a registry with --native-functions, and derivatives with --derivatives"
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
    .option("--json <file>", "write it as JSON; - for standard output")
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
    .description("generate registrations for an out-of-tree backend's kernels, with typed stubs for missing ones")
    .option("--native-functions <file>", "the operators; default: tengen's own")
    .option(
      "--operators <place>",
      "the package generated from them: a folder or a package such as tengen/generated; default: tengen's for its own registry, else generated",
    )
    .option("--lenient", "warn about unknown fields, keys and tags instead of rejecting them")
    .option("--kernels <folder>", "the backend's kernel sources")
    .option("--out <folder>", "the output folder", "generated")
    .option(
      "--runtime <place>",
      "the runtime that generated files import: a folder or a package such as tengen/runtime",
    )
    .option("--check", "write nothing; print a summary and exit with 1 if files are stale")
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
      'the operator\'s name or schema: "softsign(Tensor self) -> Tensor"; mine::name for a namespace',
    )
    .description(
      "add an operator: a registry entry, a kernel skeleton, a derivative stub, and a sample row if there is a table of samples",
    )
    .option("--native-functions <file>", "the registry file; default: native_functions.yaml, created if missing")
    .option("--derivatives <file>", "the derivatives file; default: derivatives.yaml in the same folder")
    .option("--tags <file>", "the valid tags; default: tags.yaml in the same folder")
    .option(
      "--facts <file>",
      "additional fields by operator: a file, pytorch, or none; default: facts.yaml in the same folder",
    )
    .option("--kernels <folder>", "the folder of the kernel; default: runtime/kernels if it exists, else src/kernels")
    .option("--runtime <place>", "the runtime that the kernel imports: a folder or a package such as tengen/runtime")
    .option("--extend", "the registry extends tengen's own; implied by a namespace")
    .option("--pointwise <expression>", "define a pointwise operator by this expression, without a kernel")
    .action(async (schema: string, options: NewOptions) => {
      await guarded(async () => {
        const { addOperator } = await import("./new-operator.js");
        for (const line of await addOperator(root, schema, options)) out(`${line}\n`);
        return true;
      });
    });
}

function addInfer(command: Command, { root, out, guarded }: Setting): void {
  command
    .command("infer")
    .argument("<file>", "a TypeScript file whose exported functions are kernels")
    .description(
      "print entries whose schemas follow from the types of a file's exported functions, or compare them with those that are there",
    )
    .option("--native-functions <file>", "the registry file; default: native_functions.yaml")
    .option("--namespace <name>", "the operators' namespace; default: that of the registry, or aten")
    .option("--key <key>", "the dispatch key of the kernels; default: CompositeExplicitAutograd")
    .addOption(new Option("--write", "add the entries that are missing to the registry file").conflicts("check"))
    .option("--check", "compare the entries whose kernels are in the file with its types; exit 2 if one does not fit")
    .action(async (file: string, options: InferOptions) => {
      await guarded(async () => {
        const { inferSchemas } = await import("./infer-schemas.js");
        const { lines, fits } = inferSchemas(root, file, options);
        for (const line of lines) out(`${line}\n`);
        return fits;
      });
    });
}

function addExplain(command: Command, { root, out, guarded }: Setting): void {
  command
    .command("explain")
    .argument("<operator>", "its registry name: add.Tensor, aten::relu")
    .description("print an operator's row of the dispatch table with reasons, and the YAML lines it results from")
    .option(
      "--keys <keys>",
      "comma-separated runtime keys; default: CPU, ADInplaceOrView, AutogradCPU and the keys of layers",
    )
    .option("--native-functions <file>", "the operators", "native_functions.yaml")
    .option("--derivatives <file>", "the derivatives; default: derivatives.yaml in the same folder, if it exists")
    .option("--out <folder>", "the generated package", "generated")
    .action(async (operator: string, options: Omit<ExplainOptions, "root">) => {
      await guarded(async () => {
        const { runExplain } = await import("./explain.js");
        out(`${await runExplain(operator, { ...options, root })}\n`);
        return true;
      });
    });
}

function addLanguageServer(command: Command, { root }: Setting): void {
  withScope(
    command
      .command("lsp")
      .description(
        "a language server for the registry files and kernels of a project, over standard input and output; without options each project's are those of its own script that runs tengen",
      ),
  )
    .option("--stdio", "as editors state it; there is no other way")
    // Editors pass the number of their process.
    .allowUnknownOption()
    .allowExcessArguments()
    .action(async ({ stdio: _, ...options }: GenerateOptions & { readonly stdio?: boolean }, command: Command) => {
      const { serveEditors } = await import("./language-server.js");
      const isGiven = Object.keys(options).some((name) => command.getOptionValueSource(name) === "cli");
      await serveEditors(root, isGiven ? options : null);
    });
}

/** The options of a command line of `generate`; null if they are not valid. */
export function readOptions(args: readonly string[]): GenerateOptions | null {
  const command = withScope(new Command("generate"))
    .option("--check")
    .option("--watch")
    .option("--dependencies <file>")
    .option("--force")
    .option("--quiet")
    .allowExcessArguments()
    .exitOverride()
    .configureOutput({ writeErr: () => undefined, writeOut: () => undefined });
  try {
    command.parse(args, { from: "user" });
  } catch {
    return null;
  }
  const {
    check: _,
    watch: __,
    dependencies: ___,
    force: ____,
    quiet: _____,
    ...options
  } = command.opts<GenerateOptions & { readonly watch?: boolean }>();
  return options;
}

/** The options of `generate`, which is the default command, for the general help. */
function helpOfGenerate(command: Command, generate: Command): string {
  const helper = generate.createHelp();
  helper.helpWidth = command.configureOutput().getOutHelpWidth?.() ?? 80;
  const options = helper.visibleOptions(generate).filter(({ long }) => long !== "--help");
  const width = Math.max(...options.map((option) => helper.optionTerm(option).length));
  const lines = options.map((option) =>
    helper.formatItem(helper.optionTerm(option), width, helper.optionDescription(option), helper),
  );
  return `\nOptions of generate, the default command:\n${lines.join("\n")}\n${help}`;
}

/** Runs a command; errors in the input or the usage are printed without a stack trace. */
async function guard(run: () => Promise<boolean>, fail: (text: string) => void): Promise<number> {
  try {
    return (await run()) ? exitCodes.done : exitCodes.stale;
  } catch (error) {
    if (error instanceof UsageError) {
      fail(`${pico.red("error")}: ${error.message}\n`);
      return exitCodes.usage;
    }
    const diagnostics = await import("../diagnostics.js");
    if (error instanceof diagnostics.DiagnosticsError) {
      const { printDiagnostics } = await import("./report-diagnostics.js");
      fail(printDiagnostics(error.diagnostics));
      return exitCodes.input;
    }
    throw error;
  }
}
