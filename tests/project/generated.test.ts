// generated/ matches the registry: the generator run in memory returns the committed files, byte for byte.

import path from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { compareOutputs, readOutputs } from "../../codegen/cli/disk.js";
import { kernelFiles } from "../../codegen/cli/generate.js";
import { readInputs } from "../../codegen/cli/inputs.js";
import { generate } from "../../codegen/pipeline.js";

const root = fileURLToPath(new URL("../..", import.meta.url));

test("generated/ is up to date (npm run codegen)", async () => {
  const inputs = readInputs(root, { nativeFunctions: "native_functions.yaml", out: "generated" });
  const { files, warnings } = generate({
    ...inputs,
    kernels: await kernelFiles(root, inputs.kernels!),
    libraryKernels: [],
    lenient: false,
  });
  expect(warnings).toEqual([]);
  const changes = compareOutputs("generated", readOutputs(path.join(root, "generated")), files);
  expect(changes).toEqual({ added: [], changed: [], removed: [] });
});
