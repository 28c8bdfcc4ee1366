// Puts the modules of a room into one file: each file takes whole blocks of the disk, and Node reads one file sooner than forty.
// package.json points the modules' paths there.

import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { build } from "esbuild";
import { pureModules } from "./pure-modules.mjs";

/**
 * Writes each room's modules to its file, deletes them, and has the modules below `root` import from the new ones. A room is a list of modules,
 * or of those that an entry re-exports: of these the file exports what the entry does.
 * @param rooms `{ file, modules, entry }`; `entry`, one of the modules, may be missing
 */
export async function mergeModules(root, rooms) {
  const places = new Map(rooms.flatMap(({ file, modules }) => modules.map((path) => [path, file])));
  const placeOf = (path) => places.get(path) ?? path;
  const texts = await Promise.all(
    rooms.map(({ file, modules, entry }) =>
      mergedText(dirname(file), modules, placeOf, entry === undefined ? modules : [entry]),
    ),
  );
  for (const path of places.keys()) rmSync(path);
  rooms.forEach(({ file }, i) => {
    writeFileSync(file, texts[i]);
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
  const text = await mergedText(dirname(file), [file], (other) => other, [file]);
  writeFileSync(file, text);
}

function specifierOf(folder, path) {
  const place = relative(folder, path).replaceAll("\\", "/");
  return place.startsWith(".") ? place : `./${place}`;
}

async function mergedText(folder, modules, placeOf, exporting) {
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
    // Were two modules to export one name, it would be missing here, and whatever imports it would not load.
    stdin: {
      contents: exporting.map((path) => `export * from ${JSON.stringify(path)};`).join("\n"),
      resolveDir: folder,
    },
    bundle: true,
    write: false,
    treeShaking: false,
    format: "esm",
    platform: "neutral",
    legalComments: "none",
    logLevel: "warning",
    plugins: [outside, pureModules(/\.js$/)],
  });
  return outputFiles[0].text.replace(/^\/\/ .*\n/gm, "");
}
