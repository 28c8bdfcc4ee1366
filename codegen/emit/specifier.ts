// How generated files name the modules that they import, wherever they are written.

import { operatorsFile } from "../api/symbols.js";
import { relativeSpecifier, type Specifier } from "../print/file.js";

/** References to kernel sources begin so; the rest is the path from the project's root. */
export const kernelPrefix = "kernels:";

/** Absolute paths with `/`: only how they lie to one another reaches the output. */
export interface Places {
  /** The output folder. */
  readonly out: string;
  /** The folder that paths of kernel sources start from. */
  readonly root: string;
  /** The folder of the runtime, or the name of a package (`tengen/runtime`). */
  readonly runtime: { readonly folder: string } | { readonly package: string };
  /**
   * The folder or package of the library whose operators the kernels call, where that is not the output folder: a selection
   * uses the operators of the whole library, of which a bundler keeps what is used.
   */
  readonly operators?: { readonly folder: string } | { readonly package: string } | null | undefined;
}

/** Imports between generated files are relative; the runtime is a folder or a package; kernels are where they are. */
export function specifierFor({ out, root, runtime, operators = null }: Places): Specifier {
  return (file, target) => {
    const from = file.replace(/^generated\//, `${out}/`);
    if (target === operatorsFile && operators !== null) {
      return "package" in operators
        ? `${operators.package}/operators.js`
        : relativeSpecifier(from, `${operators.folder}/operators.ts`);
    }
    if (target.startsWith("generated/")) return relativeSpecifier(from, target.replace(/^generated\//, `${out}/`));
    if (target.startsWith(kernelPrefix)) return relativeSpecifier(from, `${root}/${target.slice(kernelPrefix.length)}`);
    if ("package" in runtime) return target.replace(/^runtime\//, `${runtime.package}/`).replace(/\.ts$/, ".js");
    return relativeSpecifier(from, target.replace(/^runtime\//, `${runtime.folder}/`));
  };
}
