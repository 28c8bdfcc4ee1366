// Reads kernel sources: by their tokens, and with TypeScript's parser where tokens are not enough.

import type { KernelContents } from "./kernel-index.js";
import { parseKernel } from "./parse-kernel.js";
import { readByTokens } from "./read-tokens.js";

/** The contents of each file, in the order given. */
export function readKernels(
  files: readonly { readonly path: string; readonly text: string }[],
): readonly KernelContents[] {
  return files.map((file) => readByTokens(file) ?? parseKernel(file));
}
