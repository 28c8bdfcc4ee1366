// Reads a small registry from texts and says what is wrong with it, as the command line would.

import { readRegistry } from "../../codegen/derive/registry.js";
import { Diagnostics, formatDiagnostic, Source, sortDiagnostics } from "../../codegen/diagnostics.js";
import type { Registry } from "../../codegen/model/registry.js";

/** File name -> text. */
export type Files = Readonly<Record<string, string>>;

export interface Outcome {
  readonly registry: Registry;
  readonly diagnostics: Diagnostics;
  /** All diagnostics as text, in order of place. */
  readonly says: string;
}

export function read(files: Files, lenient = false): Outcome {
  const source = (name: string): Source | null => (files[name] === undefined ? null : new Source(name, files[name]));
  const diagnostics = new Diagnostics();
  const registry = readRegistry(
    {
      functions: source("native_functions.yaml") ?? new Source("native_functions.yaml", ""),
      derivatives: source("derivatives.yaml"),
      tags: source("tags.yaml"),
      deprecated: source("deprecated.yaml"),
    },
    { lenient, diagnostics },
  );
  return { registry, diagnostics, says: sortDiagnostics(diagnostics.list).map(formatDiagnostic).join("\n") };
}

/** A registry of one file that has to be right. */
export function accept(functions: string, derivatives?: string): Registry {
  const files = derivatives === undefined ? {} : { "derivatives.yaml": derivatives };
  const { registry, says } = read({ "native_functions.yaml": functions, ...files });
  if (says !== "") throw new Error(says);
  return registry;
}
