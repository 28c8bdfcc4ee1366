// The one place that exercises the generator in the emitter tests: a registry of a few lines in, generated files out.

import { runtimeExportLists } from "../../codegen/cli/library-package.js";
import { Diagnostics, formatDiagnostic } from "../../codegen/diagnostics.js";
import { DiagnosticsError, generate } from "../../codegen/index.js";
import { type KernelFile, KernelIndex } from "../../codegen/kernels/kernel-index.js";
import { readKernels } from "../../codegen/kernels/read-kernels.js";

export interface Sample {
  readonly functions: string;
  readonly derivatives?: string;
  /** Path -> text; without it, kernels are taken to come from elsewhere. */
  readonly kernels?: Readonly<Record<string, string>>;
  /** Entries of a library that the registry extends. */
  readonly library?: string;
  /** A selection of these operators, without optional features. */
  readonly ops?: readonly string[];
}

/** Removes the indentation of YAML in a test. */
export function unindent(text: string): string {
  const lines = text
    .replace(/^\n/, "")
    .replace(/\n[ \t]*$/, "\n")
    .split("\n");
  const margin = Math.min(
    ...lines.filter((line) => line.trim() !== "").map((line) => line.length - line.trimStart().length),
  );
  return lines.map((line) => line.slice(margin)).join("\n");
}

export function kernelFiles(kernels: Readonly<Record<string, string>>): readonly KernelFile[] {
  const files = Object.entries(kernels).map(([path, text]) => ({ path, text: unindent(text) }));
  return readKernels(files).map((contents, i) => ({ ...files[i]!, ...contents }));
}

/** All generated files. */
export function generated(sample: Sample): ReadonlyMap<string, string> {
  return whole(sample).files;
}

/** The warnings of a registry, as text. */
export function warningsOf(sample: Sample): string {
  return whole(sample).warnings.map(formatDiagnostic).join("\n");
}

function whole({ functions, derivatives, kernels, library, ops }: Sample): ReturnType<typeof generate> {
  return generate({
    functions: { path: "native_functions.yaml", text: unindent(functions) },
    derivatives: derivatives === undefined ? null : { path: "derivatives.yaml", text: unindent(derivatives) },
    tags: null,
    deprecated: null,
    kernels: kernels === undefined ? null : kernelFiles(kernels),
    places: {
      out: "/project/generated",
      root: "/project",
      runtime: { folder: "/project/runtime" },
      library: { folder: "/project/generated" },
      ownOperators: true,
    },
    exports: runtimeExportLists("/project"),
    lenient: false,
    ...(library === undefined ? {} : { library: { path: "library/native_functions.yaml", text: library } }),
    ...(ops === undefined ? {} : { ops, features: [] }),
  });
}

/** One generated file without its head (the first two lines and the blank one after them). */
export function emitted(sample: Sample, file: string): string {
  const text = generated(sample).get(file);
  if (text === undefined) throw new Error(`${file} was not generated`);
  return text.split("\n").slice(3).join("\n");
}

/** The errors of a registry, as text. */
export function problems(sample: Sample): string {
  try {
    generated(sample);
    return "";
  } catch (error) {
    if (!(error instanceof DiagnosticsError)) throw error;
    return error.diagnostics.map(formatDiagnostic).join("\n");
  }
}

export function kernelIndex(kernels: Readonly<Record<string, string>>): KernelIndex {
  return new KernelIndex(kernelFiles(kernels), new Diagnostics());
}
