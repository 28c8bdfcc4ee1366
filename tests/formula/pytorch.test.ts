// PyTorch's own formulas, if available: beside the project, or in the folder that TENGEN_PYTORCH_REGISTRY names.

import { describe, expect, test } from "vitest";
import { buildRegistry } from "../../codegen/derive/registry.js";
import { reportRegistry } from "../../codegen/formula/report.js";
import { layers } from "../../codegen/layers/index.js";
import { type Formula, parseFormula, printFormula } from "../../runtime/formula/index.js";
import { pytorchFacts } from "../load/problems.js";
import { pytorchFolder as folder, referenceSource } from "../reference.js";

const source = (name: string) => referenceSource(folder, name);

describe.skipIf(folder === "")("PyTorch 1.13.1's formulas (TENGEN_PYTORCH_REGISTRY)", () => {
  const { registry } =
    folder === ""
      ? { registry: null! }
      : buildRegistry(
          {
            functions: source("native_functions.yaml"),
            derivatives: source("derivatives.yaml"),
            tags: source("tags.yaml"),
            facts: pytorchFacts(),
          },
          { layers },
        );

  test("all are parsed, typed and lowered", () => {
    const { entries, totals } = reportRegistry(registry);
    const rejected = entries.flatMap(({ entry, formulas }) =>
      formulas.filter((f) => f.handling === "rejected").map((f) => `${entry} ${f.names.join(", ")}: ${f.reason}`),
    );
    expect(rejected).toEqual([]);
    const { helpers: _, ...counts } = totals;
    expect(counts).toEqual({
      entries: 639,
      nodes: 596,
      copyNodes: 30,
      formulas: 1276,
      expressions: 950,
      lowered: 950,
      handling: {
        "operators only": 610,
        helpers: 295,
        stubs: 0,
        auto_linear: 130,
        auto_element_wise: 83,
        "not implemented": 45,
        "non-differentiable": 113,
        rejected: 0,
      },
    });
  });

  test("each prints to a formula that parses to the same tree", () => {
    const bare = (node: Formula) =>
      JSON.stringify(node, (key, value) =>
        ["start", "end", "at", "nameStart", "nameEnd", "labels"].includes(key) ? undefined : value,
      );
    for (const entry of registry.derivativeEntries) {
      for (const { formulas } of entry.sets.values()) {
        for (const { formula } of formulas) {
          const tree = parseFormula(formula.text);
          expect(bare(parseFormula(printFormula(tree)))).toBe(bare(tree));
        }
      }
    }
  });
});
