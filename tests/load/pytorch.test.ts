// PyTorch's own files, if available: beside the project, or in the folder that TENGEN_PYTORCH_REGISTRY names.

import { describe, expect, it } from "vitest";
import { buildRegistry } from "../../codegen/derive/registry.js";
import { formatDiagnostic } from "../../codegen/diagnostics.js";
import { layers } from "../../codegen/layers/index.js";
import { nodeNames } from "../../codegen/model/derivative.js";
import { printSchema } from "../../runtime/schema/print.js";
import { pytorchFolder, referenceSource } from "../reference.js";
import { pytorchFacts, writersWithoutReason } from "./problems.js";

const source = (name: string) => referenceSource(pytorchFolder, name);

describe.skipIf(pytorchFolder === "")("PyTorch 1.13.1's registry (TENGEN_PYTORCH_REGISTRY)", () => {
  it("is accepted unchanged, and gives torchgen's numbers", () => {
    const { registry, warnings } = buildRegistry(
      {
        functions: source("native_functions.yaml"),
        derivatives: source("derivatives.yaml"),
        tags: source("tags.yaml"),
        deprecated: source("deprecated.yaml"),
        facts: pytorchFacts(),
      },
      { layers },
    );
    expect(writersWithoutReason(registry)).toEqual([]);
    expect({
      written: registry.functions.filter((fn) => !fn.generated).length,
      functions: registry.functions.length,
      groups: registry.groups.length,
      structured: registry.groups.filter((group) => group.structured).length,
      viewGroups: registry.viewGroups.length,
      derivatives: registry.derivatives.size,
      nodes: nodeNames(registry.derivativeEntries).length,
      deprecated: registry.deprecated.length,
      properties: registry.functions
        .flatMap(({ property }) => property?.text ?? [])
        .sort()
        .join(" "),
    }).toEqual({
      written: 2493,
      functions: 2952,
      groups: 1090,
      structured: 270,
      viewGroups: 100,
      derivatives: 1185,
      nodes: 596,
      deprecated: 44,
      properties: "H T imag mH mT real",
    });
    expect(warnings.map(formatDiagnostic)).toEqual([]);
  });

  it("prints back to the letter", () => {
    const functions = source("native_functions.yaml");
    const { registry } = buildRegistry({ functions, tags: source("tags.yaml"), facts: pytorchFacts() }, { layers });
    const written = functions.text.match(/(?<=^- func: ).*?(?= *(?:#.*)?$)/gm)!;
    const printed = registry.functions.filter((fn) => !fn.generated).map((fn) => printSchema(fn.func));
    expect(printed).toEqual(written);
  });
});
