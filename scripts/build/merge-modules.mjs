// Merges the modules of a group into one file: Node loads one file faster than forty. package.json points the modules' paths there.

import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { build } from "esbuild";
import { withClassNames } from "./class-names.mjs";
import { replaceInCode, replaceSpecifiers } from "./code-text.mjs";
import { pureModules } from "./pure-modules.mjs";

/** The text of a module without the spaces at the beginning of lines. */
export const withoutIndents = (text) => replaceInCode(text, /^ +/gm, "", { isScript: true });

/**
 * Writes each group's modules to its file, deletes them, and makes the modules below `root` import from the new ones. A group is a list of
 * modules, or those that an entry re-exports: the file then exports what the entry does.
 * @param rooms `{ file, modules, entry, namesClasses }`; `entry`, one of the modules, may be missing. With `namesClasses` classes keep their names when a
 *   bundler minifies them
 */
export async function mergeModules(root, rooms) {
  const places = new Map(rooms.flatMap(({ file, modules }) => modules.map((path) => [path, file])));
  const placeOf = (path) => places.get(path) ?? path;
  const texts = await Promise.all(
    rooms.map(({ file, modules, entry, namesClasses = false }) => {
      const all = modules.map((path) => `export * from ${JSON.stringify(path)};`);
      // The table also contains what other groups import.
      const entryImports = [`export * from ${JSON.stringify(entry)};`, ...importedFrom(root, modules)];
      return mergedText(dirname(file), modules, placeOf, entry === undefined ? all : entryImports, namesClasses);
    }),
  );
  for (const path of places.keys()) rmSync(path);
  rooms.forEach(({ file }, i) => {
    writeFileSync(file, texts[i]);
  });
  for (const file of readdirSync(root, { recursive: true, encoding: "utf8" })) {
    if (!file.endsWith(".js")) continue;
    const path = join(root, file);
    const text = readFileSync(path, "utf8");
    const changed = replaceSpecifiers(
      text,
      (specifier) =>
        specifier.startsWith(".") ? specifierOf(dirname(path), placeOf(resolve(dirname(path), specifier))) : specifier,
      { isScript: true },
    );
    if (changed !== text) writeFileSync(path, changed);
  }
}

/** Lines that export what the modules below `root` import from some of them. */
function importedFrom(root, modules) {
  const names = new Map();
  for (const file of readdirSync(root, { recursive: true, encoding: "utf8" })) {
    const path = join(root, file);
    if (!file.endsWith(".js") || modules.includes(path)) continue;
    for (const [, list, specifier] of readFileSync(path, "utf8").matchAll(/\bimport \{([^}]*)\} from "(\.[^"]*)"/g)) {
      const from = resolve(dirname(path), specifier);
      if (!modules.includes(from)) continue;
      for (const item of list.split(",")) names.set(item.trim().split(" as ")[0], from);
    }
  }
  return [...names].map(([name, from]) => `export { ${name} } from ${JSON.stringify(from)};`);
}

function specifierOf(folder, path) {
  const place = relative(folder, path).replaceAll("\\", "/");
  return place.startsWith(".") ? place : `./${place}`;
}

async function mergedText(folder, modules, placeOf, exporting, namesClasses) {
  const outside = {
    name: "outside",
    setup({ onResolve }) {
      onResolve({ filter: /^[./]/ }, ({ path, resolveDir }) => {
        const target = resolve(resolveDir, path);
        if (modules.includes(target)) return { path: target };
        return { path: specifierOf(folder, placeOf(target)), external: true, sideEffects: false };
      });
    },
  };
  const { outputFiles } = await build({
    // If two modules exported the same name, it would be missing here, and modules that import it would not load.
    stdin: {
      contents: exporting.join("\n"),
      resolveDir: folder,
    },
    bundle: true,
    // What Node itself provides stays an import: only the entry for Node has any.
    external: ["node:*"],
    write: false,
    treeShaking: false,
    format: "esm",
    platform: "neutral",
    legalComments: "none",
    logLevel: "warning",
    plugins: [outside, pureModules(/\.js$/, namesClasses ? withClassNames : undefined)],
  });
  return outputFiles[0].text;
}
