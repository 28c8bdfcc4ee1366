// Puts the modules of a folder into one beside it: a file takes whole blocks of the disk, and Node reads one file sooner than forty.
// package.json points the modules' paths there.

import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { build } from "esbuild";

/**
 * Writes `<folder>.js` for each of the folders, deletes their modules, and has the modules below `root` import from the new ones. The modules
 * `apart` stay files.
 */
export async function mergeModules(root, folders, apart) {
  const placeOf = (path) => (folders.includes(dirname(path)) && !apart.includes(path) ? `${dirname(path)}.js` : path);
  const modulesOf = (folder) =>
    readdirSync(folder)
      .map((name) => join(folder, name))
      .filter((path) => path.endsWith(".js") && !apart.includes(path));
  const texts = await Promise.all(folders.map((folder) => mergedText(folder, modulesOf(folder), placeOf)));
  folders.forEach((folder, i) => {
    for (const path of modulesOf(folder)) rmSync(path);
    writeFileSync(`${folder}.js`, texts[i]);
  });
  for (const file of readdirSync(root, { recursive: true, encoding: "utf8" })) {
    if (!file.endsWith(".js")) continue;
    const path = join(root, file);
    const text = readFileSync(path, "utf8");
    const changed = text.replace(/(\bfrom |\bimport )"(\.[^"]*)"/g, (_, head, specifier) => {
      return `${head}"${specifierOf(dirname(path), placeOf(resolve(dirname(path), specifier)))}"`;
    });
    if (changed !== text) writeFileSync(path, changed);
  }
}

/** Has a module export its names in a list: in it the minifier may shorten those that are not functions' own. */
export async function exportAtEnd(path) {
  const file = resolve(path);
  const text = await mergedText(file.replace(/\.js$/, ""), [file], (other) => other);
  writeFileSync(file, text);
}

function specifierOf(folder, path) {
  const place = relative(folder, path).replaceAll("\\", "/");
  return place.startsWith(".") ? place : `./${place}`;
}

async function mergedText(folder, modules, placeOf) {
  const outside = {
    name: "outside",
    setup({ onResolve }) {
      onResolve({ filter: /^[./]/ }, ({ path, resolveDir }) => {
        const target = resolve(resolveDir, path);
        if (modules.includes(target)) return { path: target };
        return { path: specifierOf(dirname(folder), placeOf(target)), external: true, sideEffects: false };
      });
    },
  };
  const { outputFiles } = await build({
    // Were two modules to export one name, it would be missing here, and whatever imports it would not load.
    stdin: { contents: modules.map((path) => `export * from ${JSON.stringify(path)};`).join("\n"), resolveDir: folder },
    bundle: true,
    write: false,
    treeShaking: false,
    format: "esm",
    platform: "neutral",
    legalComments: "none",
    logLevel: "warning",
    plugins: [outside],
  });
  return outputFiles[0].text.replace(/^\/\/ .*\n/gm, "");
}
