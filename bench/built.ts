// Benchmarks of what `npm run build` makes: figures of an old build would be taken for those of the sources.

import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));

/**
 * The build's file, which is the newest of what it stands for.
 * @param file below the project's root
 * @param sources files, or folders of TypeScript, that it is made of
 * @throws Error if it is missing, or older than one of the sources
 */
export function builtFile(file: string, sources: readonly string[]): string {
  const path = join(root, file);
  if (!existsSync(path)) throw new Error(`${file} is missing: run \`npm run build\` first`);
  const built = statSync(path).mtimeMs;
  const newer = sources.flatMap(filesBelow).find((source) => statSync(join(root, source)).mtimeMs > built);
  if (newer !== undefined) throw new Error(`${file} is older than ${newer}: run \`npm run build\` first`);
  return path;
}

function filesBelow(place: string): string[] {
  if (!statSync(join(root, place)).isDirectory()) return [place];
  return readdirSync(join(root, place), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".ts"))
    .map((name) => join(place, name));
}

/** What the generator is made of. */
export const generatorSources = [
  "codegen",
  ...["schema", "formula", "core", "dispatch"].map((room) => `runtime/${room}`),
];
/** What the library is made of. */
export const librarySources = ["runtime", "generated"];
