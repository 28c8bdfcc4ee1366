// Real registries with which the generator is compared. They are not included in the project: tests that need a missing one are skipped by name.

import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Source } from "../codegen/diagnostics.js";

const beside = fileURLToPath(new URL("../../shared/reference/", import.meta.url));

/** A folder of files: the one that the variable names, or `name` in shared/reference beside the project; "" where there is none. */
export function referenceFolder(name: string, variable: string | null = null): string {
  const named = variable === null ? undefined : process.env[variable];
  if (named !== undefined && named !== "") return named;
  const folder = join(beside, name);
  return existsSync(folder) ? folder : "";
}

/** The folder with PyTorch 1.13.1's native_functions.yaml and its companions. */
export const pytorchFolder = referenceFolder("pytorch-1.13.1", "TENGEN_PYTORCH_REGISTRY");

/** A file of such a folder. */
export function referenceSource(folder: string, name: string, as = name): Source {
  return new Source(as, readFileSync(join(folder, name), "utf8"));
}
