// For benchmarks of the output of `npm run build`: figures of a stale build would be attributed to the current sources.

import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));

/**
 * The build's file, checked to be newer than its sources.
 * @param file below the project's root
 * @param sources files, or folders of TypeScript, that it is built from
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

/** The sources of the generator. */
export const generatorSources = [
  "codegen",
  ...["schema", "formula", "core", "dispatch"].map((room) => `runtime/${room}`),
];
/** The sources of the library. */
export const librarySources = ["runtime", "generated"];
