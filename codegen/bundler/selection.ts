// Generates the selection that serves a program, as JavaScript in a folder of its own.

import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import type { DType } from "../../runtime/core/dtype.js";
import type { Feature } from "../api/features.js";
import { type PublicFunction, publicFunctions } from "../api/public.js";
import { type ModuleEntry, moduleEntries } from "../api/python-modules.js";
import { kernelFiles, libraryKernelFiles } from "../cli/generate.js";
import { readInputs } from "../cli/inputs.js";

import { Diagnostics } from "../diagnostics.js";
import { loadInput, prepare } from "../pipeline.js";
import { planExports } from "../plan/exports.js";
import { type Selection, shownName, wayOf } from "../plan/select.js";
import { type Choice, type ChoiceOptions, choose, type ModuleImports, placeOf, type WholeLibrary } from "./choice.js";
import { LibraryIndex } from "./library-index.js";
import { libraryModules } from "./library-modules.js";
import { compiler, type Usage } from "./usage.js";

/** A selection that was written. */
export interface Written {
  readonly choice: Choice;
  readonly selection: Selection;
  /** What is kept, and why. */
  readonly report: string;
}

/** Serves the programs of one project: what does not depend on the program is read once. */
export class Selections {
  readonly #root: string;
  readonly #folder: string;
  #known: {
    readonly functions: readonly PublicFunction[];
    readonly registry: Parameters<typeof choose>[1]["registry"];
    readonly library: LibraryIndex;
    readonly forwardNames: ReadonlySet<string>;
  } | null = null;
  readonly #prepared = new Map<string, ReturnType<typeof prepare>>();

  /** @param folder where selections are written; below a folder from which `tengen` is found */
  constructor(root: string, folder: string) {
    this.#root = root;
    this.#folder = folder;
  }

  /** The choice for a program, or why it gets the whole library. */
  choose(usage: Usage, options: ChoiceOptions): Choice | WholeLibrary {
    this.#known ??= this.#read();
    return choose(usage, this.#known, options);
  }

  #inputs(keys: readonly string[], features: readonly Feature[], dtypes: readonly DType[] | null = null) {
    return readInputs(this.#root, {
      out: this.#folder,
      ops: "of the program",
      keys: keys.join(","),
      with: features.join(","),
      ...(dtypes === null ? {} : { dtypes: dtypes.join(",") }),
    });
  }

  #read() {
    const { ops: _, ...inputs } = this.#inputs(["CPU"], []);
    const diagnostics = new Diagnostics();
    const registry = loadInput({ ...inputs, lenient: false }, diagnostics);
    const exports = planExports(inputs.exports.base.text, inputs.exports.forward.text);
    return {
      functions: publicFunctions(registry.functions, registry.deprecated, exports.names),
      registry: registry.functions,
      library: new LibraryIndex(libraryModules()),
      forwardNames: new Set(planExports(null, inputs.exports.forward.text).names),
    };
  }

  /** Generates a selection and writes it; a folder that already has it stays as it is. */
  async write(choice: Choice, dtypes: readonly DType[] | null): Promise<Written> {
    const features = [...choice.features.keys()];
    const key = JSON.stringify([choice.keys, features, dtypes]);
    let select = this.#prepared.get(key);
    if (select === undefined) {
      const { ops: _, ...inputs } = this.#inputs(choice.keys, features, dtypes);
      const [kernels, libraryKernels] = await Promise.all([
        inputs.kernels === null ? null : kernelFiles(this.#root, inputs.kernels),
        libraryKernelFiles(this.#root, inputs.libraryKernels),
      ]);
      select = prepare({ ...inputs, kernels, libraryKernels, lenient: false });
      this.#prepared.set(key, select);
    }
    const { files, selection } = select(choice.operators);
    const scripts = [...files].filter(([name]) => name.endsWith(".ts")).map(asScript);
    const report = describe(choice, selection!);
    writeFolder(this.#folder, [
      ...scripts,
      [entryName, entryText(choice.exports)],
      ...[...choice.modules].map(([entry, imports]) => [moduleName(entry), moduleText(imports)] as const),
      ["package.json", `${JSON.stringify(manifest(scripts.map(([name]) => name)), null, 2)}\n`],
      ["kept.txt", `${report}\n`],
    ]);
    return { choice, selection: selection!, report };
  }
}

/** The module that stands for `tengen`. */
export const entryName = "entry.js";

/** Exports what the program imports and nothing else: a namespace that a program takes apart at run time holds all that it could have. */
function entryText(names: readonly string[]): string {
  const list = names.length === 0 ? "" : `export { ${names.join(", ")} } from "./index.js";\n`;
  return `import "./index.js";\n${list}`;
}

/** The module that stands for `tengen/linalg` and its like. */
export function moduleName(entry: ModuleEntry): string {
  return `entry-${entry}.js`;
}

/** What stands for each of them. */
const moduleNames: readonly string[] = (Object.keys(moduleEntries) as ModuleEntry[]).map(moduleName);

/** Exports what the program imports of a module of PyTorch's. */
function moduleText({ operators, functions }: ModuleImports): string {
  const list = [...operators].map(([own, name]) => (own === name ? name : `${name} as ${own}`));
  const further = functions.length === 0 ? "" : `export { ${functions.join(", ")} } from "tengen/nn";\n`;
  return `import "./index.js";\n${list.length === 0 ? "" : `export { ${list.join(", ")} } from "./index.js";\n`}${further}`;
}

/** A generated file without its types. */
function asScript([name, text]: readonly [name: string, text: string]): readonly [name: string, text: string] {
  const t = compiler();
  const { outputText } = t.transpileModule(text, {
    compilerOptions: { target: t.ScriptTarget.ES2022, module: t.ModuleKind.ESNext, verbatimModuleSyntax: true },
  });
  return [name.replace(/\.ts$/, ".js"), withPureCalls(outputText)];
}

/**
 * Constants that are results of pure calls, in a form that all bundlers recognise: for Webpack a call is only pure if its arguments are names, literals or
 * functions.
 */
function withPureCalls(text: string): string {
  const t = compiler();
  const source = t.createSourceFile("module.js", text, t.ScriptTarget.Latest);
  const edits: (readonly [at: number, inserted: string])[] = [];
  for (const statement of source.statements) {
    if (!t.isVariableStatement(statement)) continue;
    for (const { initializer } of statement.declarationList.declarations) {
      if (initializer === undefined || !t.isCallExpression(initializer)) continue;
      const start = initializer.getStart(source);
      const isMarked = text.slice(initializer.getFullStart(), start).includes("__PURE__");
      if (!isMarked || initializer.arguments.every((one) => t.isIdentifier(one) || t.isLiteralExpression(one)))
        continue;
      edits.push([start, "(() => "], [initializer.getEnd(), ")()"]);
    }
  }
  let result = text;
  for (const [at, inserted] of edits.reverse()) result = result.slice(0, at) + inserted + result.slice(at);
  return result;
}

/** Bundlers ask the nearest manifest which modules may be dropped: the project's own says nothing about these. */
function manifest(names: readonly string[]): object {
  const effects = names.filter((name) =>
    /^(register\/|index\.js|methods\.js|backend-select\.js|autograd\/)/.test(name),
  );
  return { type: "module", sideEffects: [entryName, ...moduleNames, ...effects].map((name) => `./${name}`) };
}

/** Writes files, and removes others; what is there already stays untouched, so that watching bundlers see changes alone. */
function writeFolder(folder: string, files: readonly (readonly [name: string, text: string])[]): void {
  fs.mkdirSync(folder, { recursive: true });
  const wanted = new Map(files);
  for (const entry of fs.readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const name = path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join("/");
    if (entry.isFile() && !wanted.has(name)) fs.rmSync(path.join(folder, name));
  }
  for (const [name, text] of wanted) {
    const file = path.join(folder, name);
    if (fs.existsSync(file) && fs.readFileSync(file, "utf8") === text) continue;
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, text);
  }
}

/** What is kept, and why, line by line. */
function describe(choice: Choice, { functions, chosen, reasons }: Selection): string {
  const width = Math.max(0, ...choice.used.map(({ name }) => name.length));
  const needed = functions.filter((f) => reasons.has(f));
  const wide = Math.max(0, ...needed.map((f) => shownName(f).length));
  return [
    "What the program uses:",
    ...choice.used.map(
      ({ name, at }) => `  ${name.padEnd(width)}  ${at === null ? "stated under `keep`" : placeOf(at)}`,
    ),
    "",
    `Operators that these name (${chosen.length}):`,
    ...chosen.map((f) => `  ${shownName(f)}`),
    "",
    `Operators that they need (${needed.length}):`,
    ...needed.map((f) => `  ${shownName(f).padEnd(wide)}  ${wayOf(f, reasons)}`),
    "",
    "Besides operators:",
    ...[...choice.features].map(([feature, why]) => `  ${feature}  ${why}`),
    `  kernels for ${choice.keys.join(", ")}`,
  ].join("\n");
}

/** A short name for what a build is called by. */
export function shortHash(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 8);
}
