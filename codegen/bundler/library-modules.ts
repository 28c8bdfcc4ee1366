// The library's modules as data: read from their sources, or from the file that the build writes.

import fs from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { readSources } from "../cli/disk.js";
import { packageRoot } from "../cli/library-package.js";
import { readKernels } from "../kernels/read-kernels.js";
import { indexModules, type LibraryModules, withMembersImported } from "./library-index.js";

/** Beside `dist/kernels.json`. */
const built = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "../../modules.json");

/** The library's modules: their sources, or the file that replaces them in a package. */
export function libraryModules(): LibraryModules {
  if (fs.existsSync(built)) return JSON.parse(fs.readFileSync(built, "utf8")) as LibraryModules;
  return readModules(packageRoot());
}

/** @param root the folder of the sources, which has `runtime` */
export function readModules(root: string): LibraryModules {
  const files = readSources(root, "runtime").map(({ path: file, text }) => ({
    path: file,
    text: withMembersImported(text),
  }));
  return indexModules(files, readKernels(files));
}
