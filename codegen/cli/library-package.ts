// The package that this generator is part of, as a library: its registry and its kernels, from its sources or as installed.

import fs from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { type ExportList, exportLists } from "../api/runtime-exports.js";
import { type KernelContents, type KernelFile, libraryFolder } from "../kernels/kernel-index.js";
import { type InputFile, type Reader, readInput, readSources, shownPath } from "./disk.js";

/** `codegen/cli/`, or `dist/codegen/cli/` of the package. */
const ownFolder = path.dirname(fileURLToPath(import.meta.url));

/** The folder of the package. */
export function packageRoot(): string {
  const up = path.resolve(ownFolder, "../..");
  return fs.existsSync(path.join(up, registryName)) ? up : path.resolve(ownFolder, "../../..");
}

const registryName = "native_functions.yaml";

export function libraryRegistryFile(): string {
  return path.join(packageRoot(), registryName);
}

/** The registry, under the name that messages use in a user's project. */
export function libraryRegistry(): InputFile {
  return { path: `tengen/${registryName}`, text: readInput(packageRoot(), registryName).text };
}

/** Whether a file is the library's registry, whatever path was used to reach it. */
export function isLibraryRegistry(file: string): boolean {
  try {
    return fs.realpathSync(file) === fs.realpathSync(libraryRegistryFile());
  } catch {
    return false;
  }
}

/**
 * What a package contains in place of kernel sources: data about each, written by the build (scripts/build/build.mjs). Offsets
 * refer to the compiled modules, which are in the package.
 */
export interface KernelIndexFile {
  /** By the path of the source from the package's root. */
  readonly kernels: Readonly<Record<string, KernelContents>>;
}

const indexName = "kernels.json";

/** Where the library's kernels are read: the one file that replaces them, or the folder of their sources. */
export function libraryKernelPlace(): { readonly index: string } | { readonly folder: string } {
  const index = path.resolve(ownFolder, "../..", indexName);
  return fs.existsSync(index) ? { index } : { folder: path.join(packageRoot(), "runtime/kernels") };
}

/** The library's kernels: their sources, or the one file that replaces them. */
export function libraryKernelSources(root: string): readonly InputFile[] {
  const place = libraryKernelPlace();
  if ("index" in place) return [readInput(root, place.index)];
  const library = packageRoot();
  return readSources(library, "runtime/kernels").map(({ path: file, text }) => ({
    path: shownPath(root, path.join(library, file)),
    text,
  }));
}

/** Where the lists of the runtime's public names are: sources, or declarations in a package. */
export function runtimeExportPlaces(): Readonly<Record<ExportList, string>> {
  const place = (list: string): string => {
    const source = path.resolve(ownFolder, "../..", list);
    return fs.existsSync(source) ? source : source.replace(/\.ts$/, ".d.ts");
  };
  return { base: place(exportLists.base), forward: place(exportLists.forward) };
}

/** The lists of the runtime's public names. */
export function runtimeExportLists(root: string, files?: Reader): Readonly<Record<ExportList, InputFile>> {
  const { base, forward } = runtimeExportPlaces();
  return { base: readInput(root, base, files), forward: readInput(root, forward, files) };
}

export function isKernelIndex(file: InputFile): boolean {
  return path.posix.basename(file.path) === indexName;
}

/** The kernels of a built package. Texts are read only where a message shows a line of one. */
export function readKernelIndex(root: string, { path: indexPath, text }: InputFile): readonly KernelFile[] {
  const { kernels } = JSON.parse(text) as KernelIndexFile;
  const built = path.resolve(root, path.dirname(indexPath));
  return Object.entries(kernels).map(([source, contents]) => {
    const module = path.join(built, source.replace(/\.ts$/, ".js"));
    return {
      ...contents,
      path: libraryPath(source),
      shown: shownPath(root, module),
      get text() {
        return fs.readFileSync(module, "utf8");
      },
    };
  });
}

/** Kernels read from the library's sources, as those of a library. */
export function asLibrary(files: readonly KernelFile[]): readonly KernelFile[] {
  return files.map((file) => {
    const at = libraryPath(file.path.slice(file.path.lastIndexOf("runtime/kernels/")));
    return { ...file, path: at, shown: file.path, exports: file.exports.map((item) => ({ ...item, file: at })) };
  });
}

function libraryPath(source: string): string {
  return `${libraryFolder}/${source}`;
}
