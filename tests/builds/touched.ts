// The files of the packed packages that no test imports or reads.

import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const preload = fileURLToPath(new URL("./touched.cjs", import.meta.url));

/** From here on every Node that this process starts adds the files that it imports or reads of the packages to `list`. */
export function recordTouched(list: string): void {
  writeFileSync(list, "");
  process.env["TENGEN_TOUCHED"] = list;
  process.env["NODE_OPTIONS"] = `${process.env["NODE_OPTIONS"] ?? ""} --require ${JSON.stringify(preload)}`.trim();
}

/**
 * The files of the packages below `modules` that are not in `list`, `tengen/dist/node.js` and the like, in order.
 * Pages and licences are texts for readers; a test follows the links of the pages.
 */
export function untouchedFiles(list: string, modules: string): readonly string[] {
  const touched = new Set(readFileSync(list, "utf8").split("\n"));
  return ["tengen", "tengen-codegen"]
    .flatMap((name) =>
      readdirSync(join(modules, name), { recursive: true, encoding: "utf8" })
        .map((file) => `${name}/${file.replaceAll("\\", "/")}`)
        .filter((file) => !file.startsWith(`${name}/node_modules/`) && statSync(join(modules, file)).isFile()),
    )
    .filter((file) => !/\.md$|\/LICENSE$/.test(file) && !touched.has(file))
    .sort();
}

/** The rows of a table of files that may stay untouched that no untouched file needs, and the untouched files that no row names. */
export function comparedWith(
  rows: readonly { readonly files: string }[],
  untouched: readonly string[],
): { readonly missing: readonly string[]; readonly stale: readonly string[] } {
  const named = rows.map(({ files }) => new RegExp(`^${files}$`));
  return {
    missing: untouched.filter((file) => !named.some((row) => row.test(file))),
    stale: rows.filter((_, i) => !untouched.some((file) => named[i]!.test(file))).map(({ files }) => files),
  };
}
