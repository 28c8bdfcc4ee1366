// Reads a small registry from texts and reports its errors, as the command line would.

import { readFileSync } from "node:fs";
import { readRegistry } from "../../codegen/derive/registry.js";
import { Diagnostics, formatDiagnostic, Source, sortDiagnostics } from "../../codegen/diagnostics.js";
import { layers } from "../../codegen/layers/index.js";
import type { FactsSource } from "../../codegen/load/facts.js";
import type { Registry } from "../../codegen/model/registry.js";

/** File name -> text. */
export type Files = Readonly<Record<string, string>>;

export interface Outcome {
  readonly registry: Registry;
  readonly diagnostics: Diagnostics;
  /** All diagnostics as text, in order of place. */
  readonly messages: string;
}

export function read(files: Files, lenient = false): Outcome {
  const source = (name: string): Source | null => (files[name] === undefined ? null : new Source(name, files[name]));
  const facts = source("facts.yaml");
  const diagnostics = new Diagnostics();
  const registry = readRegistry(
    {
      functions: source("native_functions.yaml") ?? new Source("native_functions.yaml", ""),
      derivatives: source("derivatives.yaml"),
      tags: source("tags.yaml"),
      deprecated: source("deprecated.yaml"),
      facts: facts === null ? null : { source: facts, scope: "this" },
    },
    { layers, lenient, diagnostics },
  );
  return { registry, diagnostics, messages: sortDiagnostics(diagnostics.list).map(formatDiagnostic).join("\n") };
}

/** Facts about PyTorch's operators beside its files. */
export function pytorchFacts(): FactsSource {
  const text = readFileSync(new URL("../../facts/pytorch.yaml", import.meta.url), "utf8");
  return { source: new Source("facts/pytorch.yaml", text), scope: "grammar" };
}

/** Reads a registry of one file, which must be valid. */
export function accept(functions: string, derivatives?: string): Registry {
  const files = derivatives === undefined ? {} : { "derivatives.yaml": derivatives };
  const { registry, messages } = read({ "native_functions.yaml": functions, ...files });
  if (messages !== "") throw new Error(messages);
  return registry;
}

/** Operators that write to their arguments, are in no group, and do not state why. */
export function writersWithoutReason({ functions, groupOf }: Registry): readonly string[] {
  return functions
    .filter((f) => f.func.kind !== "functional" && !groupOf.has(f) && !f.view && !f.compositeImplicit)
    .filter((f) => f.ungrouped === null)
    .map(({ func }) => func.name.full);
}
