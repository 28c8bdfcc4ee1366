// The subcommands that describe a registry and write no package: `model` and `report`.

import { Diagnostics, DiagnosticsError, sortDiagnostics } from "../diagnostics.js";
import { modelData, type Saves } from "../emit/model-data.js";
import { analyse } from "../formula/analyse.js";
import { formatReport, reportRegistry } from "../formula/report.js";
import { helperStubsFile, makeVocabulary } from "../formula/vocabulary.js";
import { KernelIndex } from "../kernels/kernel-index.js";
import { layers } from "../layers/index.js";
import { nodeNames } from "../model/derivative.js";
import type { Json } from "../model/json.js";
import type { Registry } from "../model/registry.js";
import { loadInput } from "../pipeline.js";
import type { Inputs } from "./inputs.js";

export interface Description {
  /** For a file or another program. */
  readonly data: Json;
  /** For people. */
  readonly text: string;
}

function load(inputs: Inputs, lenient: boolean): Registry {
  const diagnostics = new Diagnostics();
  const registry = loadInput({ ...inputs, lenient }, diagnostics);
  if (diagnostics.errors.length > 0) throw new DiagnosticsError(sortDiagnostics(diagnostics.errors));
  return registry;
}

/** Everything that is derived from the registry files, function by function. */
export function describeModel(inputs: Inputs, lenient: boolean): Description {
  const registry = load(inputs, lenient);
  const { functions, groups, viewGroups, derivatives, derivativeEntries } = registry;
  const written = derivativeEntries.filter((entry) => entry.viewCopyOf === null);
  const count = (test: (f: (typeof functions)[number]) => boolean) => functions.filter(test).length;
  const lines = [
    `${functions.length} functions, ${count((f) => f.generated)} of them generated`,
    `${groups.length} groups, ${groups.filter((group) => group.structured).length} of them structured`,
    `${viewGroups.length} view groups`,
    `${derivatives.size} functions with derivatives, from ${written.length} entries and, for ${derivativeEntries.length - written.length} copying forms of views, from the views' formulas`,
    `${nodeNames(derivativeEntries).length} autograd nodes`,
    `dispatch keys: ${registry.dispatchKeys.join(", ")}`,
    ...layersOf(registry),
  ];
  return { data: modelData(registry, layers, savesOf(registry)), text: lines.join("\n") };
}

/** How many rows each layer has, where the registry defines it. */
function layersOf(registry: Registry): readonly string[] {
  const diagnostics = new Diagnostics();
  const kernels = new KernelIndex([], diagnostics, { complete: false });
  const scope = { registry, functions: registry.functions, kernels };
  return layers.flatMap((layer) => layer.summary?.(scope, diagnostics) ?? []);
}

/** How each formula was handled, what it saves, and totals. */
export function describeFormulas(inputs: Inputs, lenient: boolean): Description {
  const report = reportRegistry(load(inputs, lenient));
  return { data: report as unknown as Json, text: formatReport(report) };
}

function savesOf(registry: Registry): Saves {
  const vocabulary = makeVocabulary(
    registry.functions,
    () => null,
    () => helperStubsFile,
  );
  return (entry, set) => {
    const analysis = analyse(set, entry, vocabulary, new Diagnostics());
    if (analysis === null) return null;
    return {
      inputs: analysis.savedInputs.map(({ name }) => name),
      outputs: analysis.savedOutputs.map(({ name }) => name),
    };
  };
}
