// The public names of the runtime: those that no operator may take, and those that the library's own package shares between copies.

import { type ExportList, exportLists, readExports } from "../api/runtime-exports.js";
import type { Places } from "../api/specifier.js";
import { stage } from "../query.js";

/** The names of a list that are values. */
export interface SharedNames {
  readonly list: ExportList;
  /** Functions, classes and objects, of which a second copy of the package exports those of the first. */
  readonly shared: readonly string[];
  /** What the list itself shares, and constants in capitals: numbers and texts, which each copy has itself. */
  readonly unshared: readonly string[];
}

/** @param texts the text of each list; none where the runtime is unknown */
export const planExports = stage(
  (
    base: string | null,
    forward: string | null,
  ): { readonly names: ReadonlySet<string>; readonly lists: readonly SharedNames[] } => {
    const texts = { base, forward };
    const lists = (Object.keys(exportLists) as ExportList[]).flatMap((list) =>
      texts[list] === null ? [] : [{ list, names: readExports(texts[list]) }],
    );
    return {
      names: new Set(lists.flatMap(({ names }) => names.map(({ name }) => name))),
      lists: lists.map(({ list, names }) => {
        const values = names.filter(({ isType }) => !isType);
        const isOwn = ({ name, isDeclared }: (typeof values)[number]) => isDeclared || /^[A-Z_]+$/.test(name);
        const sorted = (some: typeof values) => some.map(({ name }) => name).sort();
        return { list, shared: sorted(values.filter((one) => !isOwn(one))), unshared: sorted(values.filter(isOwn)) };
      }),
    };
  },
);

/** Whether the library itself is generated, not a package that uses it. */
export function isLibrary({ out, library }: Places): boolean {
  return "folder" in library && library.folder === out;
}
