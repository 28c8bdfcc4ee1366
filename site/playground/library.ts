// The library in the form that the playground's generator uses: texts of its registry, descriptions of its kernels.

import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { asLibrary, libraryKernelSources, libraryRegistry } from "../../codegen/cli/library-package.js";
import { readKernels } from "../../codegen/index.js";
import type { Library, Texts } from "./project.js";
import { editedFiles } from "./project.js";

/** Without what only selections ask: which names a kernel's code mentions. */
export function readLibrary(): Library {
  const files = libraryKernelSources(fileURLToPath(new URL("../..", import.meta.url)));
  const contents = readKernels(files);
  const whole = files.map(({ path }, i) => ({ ...contents[i]!, path, text: "", mentions: {}, imports: {} }));
  return { registry: libraryRegistry().text, kernels: asLibrary(whole.filter((file) => file.exports.length > 0)) };
}

/** The initial files of the playground. */
export function startTexts(): Texts {
  const read = (file: string) => readFileSync(new URL(`start/${file}`, import.meta.url), "utf8");
  return Object.fromEntries(editedFiles.map((file) => [file, read(file)])) as Texts;
}
