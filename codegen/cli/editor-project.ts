// A project as an editor has it open: its options, its files with the texts that are not saved yet, and what is wrong with them.

import fs from "node:fs";
import path from "node:path";
import { type Diagnostic, DiagnosticsError, fileDiagnostic } from "../diagnostics.js";
import type { Role } from "../editor/names.js";
import type { EditorText, View } from "../editor/view.js";
import type { KernelFile } from "../kernels/kernel-index.js";
import { type Inspection, inspect, PipelineMemory } from "../pipeline.js";
import { type Reader, ReadFiles, shownPath, UsageError } from "./disk.js";
import { kernelFiles, libraryKernelFiles } from "./generate.js";
import { type GenerateOptions, type Inputs, inputPlaces, readInputs } from "./inputs.js";
import { libraryRegistryFile, packageRoot } from "./library-package.js";
import { RunMemory } from "./run-memory.js";

/** Texts of open documents by their full paths. */
export type OpenTexts = ReadonlyMap<string, string>;

/** Reads files as the editor has them. */
class EditorFiles implements Reader {
  readonly #open: OpenTexts;
  readonly #disk = new ReadFiles();

  constructor(open: OpenTexts) {
    this.#open = open;
  }

  read(file: string, decode: (bytes: Buffer) => string): string {
    return this.#open.get(file) ?? this.#disk.read(file, decode);
  }
}

const roles: readonly (readonly [Role, keyof Inputs])[] = [
  ["functions", "functions"],
  ["derivatives", "derivatives"],
  ["deprecated", "deprecated"],
  ["facts", "facts"],
  ["tags", "tags"],
];

export class EditorProject {
  readonly root: string;
  readonly options: GenerateOptions;
  readonly #open: OpenTexts;
  readonly #files: EditorFiles;
  readonly #memory = new RunMemory();
  #pipeline = new PipelineMemory();
  #library: { readonly of: string; readonly kernels: readonly KernelFile[] } | null = null;
  #inspection: Inspection | null = null;
  /** The last one of a registry that could be read as written. */
  #readable: Inspection | null = null;
  #inputs: Inputs | null = null;

  constructor(root: string, options: GenerateOptions, open: OpenTexts) {
    this.root = root;
    this.options = options;
    this.#open = open;
    this.#files = new EditorFiles(open);
  }

  /** What a run would report of the files as they are now, for whole paths. */
  async check(): Promise<readonly Diagnostic[]> {
    try {
      const inputs = readInputs(this.root, this.options, Object.fromEntries(this.#open), this.#files);
      this.#inputs = inputs;
      const kernels = inputs.kernels === null ? null : await kernelFiles(this.root, inputs.kernels, this.#memory);
      const found = inspect({
        ...inputs,
        kernels,
        libraryKernels: await this.#libraryKernels(inputs),
        lenient: this.options.lenient === true,
        memory: this.#pipeline,
      });
      this.#inspection = found;
      if (!found.unreadable) this.#readable = found;
      return found.diagnostics;
    } catch (error) {
      if (error instanceof UsageError) return [fileDiagnostic(this.#registry(), error.message)];
      if (error instanceof DiagnosticsError) return error.diagnostics;
      // What an error left of earlier results may be wrong.
      this.#pipeline = new PipelineMemory();
      throw error;
    }
  }

  async #libraryKernels({ libraryKernels }: Inputs): Promise<readonly KernelFile[]> {
    const of = libraryKernels.map(({ text }) => text).join("\0");
    if (this.#library?.of !== of)
      this.#library = { of, kernels: await libraryKernelFiles(this.root, libraryKernels, this.#memory) };
    return this.#library.kernels;
  }

  /** What services look things up in; null before the first check that could read the registry. */
  view(): View | null {
    const inspection = this.#readable ?? this.#inspection;
    if (inspection === null || this.#inputs === null) return null;
    const files = new Map<Role, EditorText>();
    for (const [role, name] of roles) {
      const file = this.#inputs[name] as EditorText | null;
      if (file === null) continue;
      files.set(role, { path: file.path, text: this.#open.get(this.fullPath(file.path)) ?? file.text });
    }
    return { registry: inspection.registry, kernels: inspection.kernels, files };
  }

  /** What a file of the project is; null if it is none. */
  roleOf(file: string): Role | "kernel" | null {
    for (const [role, name] of roles) {
      const input = this.#inputs?.[name] as EditorText | null | undefined;
      if (input != null && this.fullPath(input.path) === file) return role;
    }
    if (this.#inputs?.kernels?.some((kernel) => this.fullPath(kernel.path) === file) === true) return "kernel";
    return null;
  }

  /** Whether a change of a file may change what is said of the project. */
  isConcernedBy(file: string): boolean {
    const { files, kernels } = inputPlaces(this.root, this.options);
    return files.includes(file) || kernels.some((folder) => file.startsWith(folder + path.sep));
  }

  #registry(): string {
    return this.options.nativeFunctions ?? "native_functions.yaml";
  }

  /** The file that messages name: files of the library have names of their own. */
  fullPath(shown: string): string {
    const full = path.resolve(this.root, shown);
    if (fs.existsSync(full) || this.#open.has(full)) return full;
    if (shown === "tengen/native_functions.yaml") return libraryRegistryFile();
    const ofPackage = /^tengen\/(.*)$/.exec(shown);
    return ofPackage === null ? full : path.join(packageRoot(), ofPackage[1]!);
  }

  shown(file: string): string {
    return shownPath(this.root, file);
  }

  /** The file to which a message that is about none belongs. */
  placeOf({ file }: Pick<Diagnostic, "file">): string {
    const full = this.fullPath(file);
    return fs.statSync(full, { throwIfNoEntry: false })?.isFile() === true || this.#open.has(full)
      ? full
      : this.fullPath(this.#registry());
  }

  /** Texts by the names that diagnostics use. */
  texts(): Readonly<Record<string, string>> {
    const { files = new Map<Role, EditorText>(), kernels = null } = this.view() ?? {};
    const sources = [...(kernels?.files.values() ?? [])].filter((file) => !file.path.startsWith("tengen:"));
    return Object.fromEntries([...[...files.values()], ...sources].map((file) => [file.path, file.text]));
  }

  /** The generated files that declare something, with their texts. */
  generated(): readonly EditorText[] {
    const folder = path.resolve(this.root, this.options.out);
    return ["operators.ts", "functions.ts", "methods.ts", "autograd/kernels.ts", "autograd/nodes.ts"].flatMap(
      (name) => {
        const file = path.join(folder, name);
        try {
          return [{ path: this.shown(file), text: fs.readFileSync(file, "utf8") }];
        } catch {
          return [];
        }
      },
    );
  }
}

/** The folder of a file's project: the nearest one above it that has a registry, or a script that runs the generator. */
export function projectFolder(file: string, open: OpenTexts): string | null {
  for (let folder = path.dirname(file); ; folder = path.dirname(folder)) {
    if (scriptOf(folder) !== null || isRegistryIn(folder, open)) return folder;
    if (path.dirname(folder) === folder) return null;
  }
}

function isRegistryIn(folder: string, open: OpenTexts): boolean {
  const file = path.join(folder, "native_functions.yaml");
  return open.has(file) || fs.existsSync(file);
}

/** The arguments with which a project's own script runs the generator; null if none does. */
export function scriptOf(folder: string): readonly string[] | null {
  let scripts: unknown;
  try {
    scripts = (JSON.parse(fs.readFileSync(path.join(folder, "package.json"), "utf8")) as { scripts?: unknown }).scripts;
  } catch {
    return null;
  }
  if (typeof scripts !== "object" || scripts === null) return null;
  for (const text of Object.values(scripts)) {
    const match = /(?:^|&&|;|\s)(?:npx\s+)?tengen(?:-codegen)?((?:\s+[^&|;]*)?)(?:$|[&|;])/.exec(String(text));
    const args =
      match === null
        ? []
        : (match[1]!.match(/"[^"]*"|'[^']*'|\S+/g) ?? []).map((arg) => arg.replace(/^(["'])(.*)\1$/, "$2"));
    const [first = ""] = args;
    if (match !== null && (first === "" || first === "generate" || first.startsWith("-"))) return args;
  }
  return null;
}
