// The results of the playground's files: the generated files, the diagnostics, each operator's dispatch row, and all modules as JavaScript.

import ts from "typescript";
import { type CoveredOperator, tableOf } from "../../codegen/explain-table.js";
import { type Diagnostic, DiagnosticsError, generate, type KernelFile, readKernels } from "../../codegen/index.js";
import { PipelineMemory } from "../../codegen/pipeline.js";
import { runtimeKeys } from "../../runtime/dispatch/keys.js";
import type { OutputFile } from "./run.js";

/** The files that the visitor edits. */
export const editedFiles = ["native_functions.yaml", "derivatives.yaml", "kernels.ts", "program.ts"] as const;
export type EditedFile = (typeof editedFiles)[number];
export type Texts = Readonly<Record<EditedFile, string>>;

/** The library that the files extend. */
export interface Library {
  readonly registry: string;
  readonly kernels: readonly KernelFile[];
}

export interface Problem {
  readonly file: EditedFile;
  /** 1-based. */
  readonly line: number;
  readonly column: number;
  readonly length: number;
  readonly severity: "error" | "warning";
  readonly message: string;
  readonly hint: string | null;
}

/** Keys of an operator's table with the same kernel. */
export interface RowCells {
  readonly keys: readonly string[];
  /** Null if no kernel is registered. */
  readonly kernel: string | null;
  readonly reason: string;
}

export interface MadeOperator {
  readonly name: string;
  readonly schema: string;
  readonly gradient: { readonly backward: string; readonly doubleBackward: string; readonly forward: string };
  readonly row: readonly RowCells[];
}

export interface Made {
  readonly problems: readonly Problem[];
  /** The generated files; null after an error. */
  readonly files: readonly OutputFile[] | null;
  readonly operators: readonly MadeOperator[];
  /** All modules, by path; null if `files` is, or if a file is not valid TypeScript. */
  readonly scripts: readonly Script[] | null;
}

/** A file as a script for the module system of `run`. */
export interface Script {
  readonly path: string;
  readonly code: string;
  /** The source map, for edited files. */
  readonly map: string | null;
}

const root = "/project";
const hostKey = "CPU";

/** Generates repeatedly, and reuses what has not changed. */
export class Project {
  readonly #library: Library;
  readonly #memory = new PipelineMemory();
  /** Scripts by their source text. */
  readonly #scripts = new Map<string, Script>();

  constructor(library: Library) {
    this.#library = library;
  }

  async make(texts: Texts): Promise<Made> {
    const inputs = ["kernels.ts"].map((path) => ({ path, text: texts[path as EditedFile] }));
    const kernels = readKernels(inputs).map((contents, i) => ({ ...inputs[i]!, ...contents }));
    const problems: Problem[] = [];
    let files: readonly OutputFile[] | null = null;
    let operators: readonly MadeOperator[] = [];
    try {
      const output = generate({
        functions: { path: "native_functions.yaml", text: texts["native_functions.yaml"] },
        derivatives: { path: "derivatives.yaml", text: texts["derivatives.yaml"] },
        tags: null,
        deprecated: null,
        kernels,
        libraryKernels: this.#library.kernels,
        library: { path: "tengen/native_functions.yaml", text: this.#library.registry },
        places: {
          out: `${root}/generated`,
          root,
          runtime: { package: "tengen/runtime" },
          library: { package: "tengen/generated" },
          ownOperators: true,
        },
        lenient: false,
        memory: this.#memory,
      });
      problems.push(...output.warnings.map(problemOf));
      files = [...output.files].map(([path, text]) => ({ path, text }));
      operators = await operatorsOf(output.files.get("coverage.json")!);
    } catch (error) {
      if (!(error instanceof DiagnosticsError)) throw error;
      problems.push(...error.diagnostics.map(problemOf));
    }
    const { scripts, wrong } = this.#transpile(texts, files ?? []);
    // A kernel that cannot be read is an error of the generator already.
    problems.push(...wrong.filter(({ file, line }) => !problems.some((p) => p.file === file && p.line === line)));
    return { problems, files, operators, scripts: files === null || wrong.length > 0 ? null : scripts };
  }

  #transpile(texts: Texts, files: readonly OutputFile[]): { scripts: Script[]; wrong: Problem[] } {
    const wrong: Problem[] = [];
    const sources = [
      ...files
        .filter(({ path }) => path.endsWith(".ts"))
        .map(({ path, text }) => ({ path: `generated/${path}`, text })),
      ...editedFiles.filter((path) => path.endsWith(".ts")).map((path) => ({ path, text: texts[path] })),
    ];
    const unchanged = new Set(sources.map(({ path, text }) => `${path}\n${text}`));
    for (const key of this.#scripts.keys()) if (!unchanged.has(key)) this.#scripts.delete(key);
    const scripts = sources.map(({ path, text }) => {
      const key = `${path}\n${text}`;
      const known = this.#scripts.get(key);
      if (known !== undefined) return known;
      const edited = editedFiles.find((file) => file === path);
      const { outputText, sourceMapText, diagnostics } = ts.transpileModule(text, {
        fileName: path,
        reportDiagnostics: edited !== undefined,
        compilerOptions: {
          module: ts.ModuleKind.CommonJS,
          target: ts.ScriptTarget.ES2022,
          sourceMap: edited !== undefined,
        },
      });
      if (edited !== undefined) wrong.push(...(diagnostics ?? []).map((d) => syntaxProblem(d, edited, text)));
      const script: Script = {
        path,
        code: outputText.replace(/\/\/# sourceMappingURL=.*\s*$/, ""),
        map: sourceMapText ?? null,
      };
      if ((diagnostics ?? []).length === 0) this.#scripts.set(key, script);
      return script;
    });
    return { scripts, wrong };
  }
}

function problemOf({ file, line, column, severity, message, frame, hint }: Diagnostic): Problem {
  const edited = editedFiles.find((name) => name === file);
  return {
    file: edited ?? "native_functions.yaml",
    line: Math.max(line, 1),
    column: Math.max(column, 1),
    length: /\^+$/.exec(frame)?.[0].length ?? 1,
    severity,
    message: edited === undefined ? `${file}: ${message}` : message,
    hint,
  };
}

function syntaxProblem({ start = 0, length = 1, messageText }: ts.Diagnostic, file: EditedFile, text: string): Problem {
  const before = text.slice(0, start).split("\n");
  return {
    file,
    line: before.length,
    column: before.at(-1)!.length + 1,
    length: Math.max(length, 1),
    severity: "error",
    message: ts.flattenDiagnosticMessageText(messageText, " "),
    hint: null,
  };
}

/** The operators' tables, with equal cells grouped. */
async function operatorsOf(coverage: string): Promise<readonly MadeOperator[]> {
  const { fallbacks = {}, operators } = JSON.parse(coverage) as {
    readonly fallbacks?: Readonly<Record<string, string>>;
    readonly operators: Readonly<Record<string, CoveredOperator>>;
  };
  const sources = { registry: "native_functions.yaml", registrations: "generated/register", fallbacks };
  return Promise.all(
    Object.entries(operators).map(async ([name, covered]) => {
      const entry = await tableOf(name, covered, sources);
      const cells = new Map<string, { keys: string[]; kernel: string | null; reason: string }>();
      for (const { name: key, slot } of runtimeKeys) {
        const { reason, record } = entry.row[slot]!;
        // Keys without registrations fall through or are missing for every operator alike.
        if (reason === "backend fallback" || reason === "missing") continue;
        const kernel = record === null ? null : record.isFallthrough ? "passes on" : record.name;
        const id = `${kernel} ${reason}`;
        const same = cells.get(id);
        if (same === undefined) cells.set(id, { keys: [key], kernel, reason });
        // The host's own keys are what readers look for.
        else if (key.endsWith(hostKey)) same.keys.unshift(key);
        else same.keys.push(key);
      }
      const { backward, doubleBackward, forward } = covered.gradient;
      return {
        name,
        schema: covered.schema,
        gradient: { backward, doubleBackward, forward },
        row: [...cells.values()],
      };
    }),
  );
}
