// PyTorch/XLA's real backend file against PyTorch 1.13.1's registry, if both are available.

import { expect, test } from "vitest";
import { generateBackend } from "../../codegen/backend.js";
import { pytorchFacts } from "../load/problems.js";
import { pytorchFolder, referenceFolder, referenceSource } from "../reference.js";

const others = referenceFolder("others");

test.skipIf(others === "" || pytorchFolder === "")("PyTorch/XLA's file is taken as it is", () => {
  const input = (folder: string, name: string) => ({ path: name, text: referenceSource(folder, name).text });
  const { supported, warnings, files, missing } = generateBackend(input(others, "xla_native_functions.yaml"), {
    functions: input(pytorchFolder, "native_functions.yaml"),
    derivatives: input(pytorchFolder, "derivatives.yaml"),
    tags: input(pytorchFolder, "tags.yaml"),
    deprecated: null,
    facts: { path: "facts/pytorch.yaml", text: pytorchFacts().source.text, scope: "grammar" },
    kernels: null,
    places: {
      out: "/p/xla",
      root: "/p",
      runtime: { package: "tengen/runtime" },
      library: { package: "tengen/generated" },
      ownOperators: false,
      operators: { folder: "/p/generated" },
    },
    lenient: false,
  });
  const composites = warnings.filter(({ message }) => message.includes("is composite: "));
  expect([supported, missing.length, composites.length, warnings.length]).toEqual([336, 336, 13, 14]);
  const [first] = [...files.get("xla.ts")!.matchAll(/from "([^"]*operators.js)"/g)];
  expect(first![1]).toBe("../generated/operators.js");
});
