// How generated files refer to the modules that they import, wherever the files are written.

import { libraryEntry, operatorsFile } from "../api/symbols.js";
import { libraryFolder } from "../kernels/kernel-index.js";
import { relativeSpecifier, type Specifier } from "../print/file.js";

/** References to kernel sources begin with this; the rest is the path from the project's root. */
const kernelPrefix = "kernels:";

/** The module that generated code imports a kernel from: the library's kernels belong to the runtime. */
export function kernelModule(file: string): string {
  return file.startsWith(`${libraryFolder}/`) ? file.slice(libraryFolder.length + 1) : kernelPrefix + file;
}

/** Absolute paths with `/`: only their positions relative to each other reach the output. */
export interface Places {
  /** The output folder. */
  readonly out: string;
  /** The folder that paths of kernel sources start from. */
  readonly root: string;
  /** The folder of the runtime, or the name of a package (`tengen/runtime`). */
  readonly runtime: { readonly folder: string } | { readonly package: string };
  /** The generated folder of the library, as a folder or the name of a package (`tengen/generated`). */
  readonly library: { readonly folder: string } | { readonly package: string };
  /**
   * False where kernels call the library's operators and the package is a selection of them: it then has no operators.ts, and a
   * bundler keeps whatever is used of the library's.
   */
  readonly ownOperators: boolean;
  /** The generated folder of a registry that is generated separately and whose operators are called here. */
  readonly operators?: { readonly folder: string } | { readonly package: string } | null;
}

/**
 * Imports between generated files are relative; the runtime is a folder or a package; kernels are imported from where
 * they are.
 */
export function specifierFor({ out, root, runtime, library, ownOperators, operators }: Places): Specifier {
  return (file, target) => {
    const from = file.replace(/^generated\//, `${out}/`);
    const within = (place: Places["library"], name: string) =>
      "package" in place
        ? `${place.package}/${name.replace(/\.ts$/, ".js")}`
        : relativeSpecifier(from, `${place.folder}/${name}`);
    if (target === operatorsFile && !ownOperators) return within(operators ?? library, "operators.ts");
    if (target === libraryEntry && "package" in library) return library.package.replace(/\/generated$/, "");
    if (target.startsWith("library/")) return within(library, target.slice("library/".length));
    if (target.startsWith("generated/")) return relativeSpecifier(from, target.replace(/^generated\//, `${out}/`));
    if (target.startsWith(kernelPrefix)) return relativeSpecifier(from, `${root}/${target.slice(kernelPrefix.length)}`);
    if ("package" in runtime) return target.replace(/^runtime\//, `${runtime.package}/`).replace(/\.ts$/, ".js");
    return relativeSpecifier(from, target.replace(/^runtime\//, `${runtime.folder}/`));
  };
}
