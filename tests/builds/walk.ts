// A newcomer's walk through an installed package, in every host that is there: what programs/walk.mjs does, as a module and as a CommonJS script.

import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { loadNpz } from "../../runtime/data/index.js";

const program = new URL("./programs/walk.mjs", import.meta.url);
const recorded = new URL("../data/torch-files.npz", import.meta.url);

/** What the walk prints, line by line, where numbers do not depend on the host. */
export const walkOutput: readonly RegExp[] = [
  /^tensor\(\[\[2\., 4\.\],$/,
  /^ {8}\[6\., 8\.\]\]\)$/,
  /^[01]\.\d{4}$/,
  /^5$/,
  /^true$/,
  /^tensor\(\[\[ 1\.5000, -2\.0000\],$/,
  /^ {8}\[ 0\.0000, {2}3\.0000\]\]\)$/,
  /^tensor\(\[20\., 40\., 60\.\]\)$/,
];

const found = (name: string): string | null => {
  const folders = [process.env["TENGEN_HOSTS"] ?? "", ...(process.env["PATH"] ?? "").split(delimiter)];
  return folders.map((folder) => join(folder, name)).find((file) => file !== name && existsSync(file)) ?? null;
};

export interface Host {
  readonly name: string;
  /** Why it is not there; null if it is. */
  readonly missing: string | null;
  run(folder: string): string;
}

function host(name: string, command: string | null, ...args: readonly string[]): Host {
  return {
    name,
    missing: command === null ? `${name} is neither on the path nor in TENGEN_HOSTS` : null,
    run: (folder) => execFileSync(command!, args, { cwd: folder, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] }),
  };
}

export const hosts: readonly Host[] = [
  host("Node, ES modules", process.execPath, "walk.mjs"),
  host("Node, CommonJS", process.execPath, "walk.cjs"),
  host("Bun", found("bun"), "walk.mjs"),
  host("Deno", found("deno"), "run", "--allow-all", "--node-modules-dir=manual", "walk.mjs"),
];

/** Writes the walk into a folder below an installed project. */
export async function writeWalk(project: string): Promise<string> {
  const folder = join(project, "walk");
  mkdirSync(folder, { recursive: true });
  const bytes = (await loadNpz(readFileSync(recorded)))["tensor"]!.toArray<number[]>();
  const text = readFileSync(program, "utf8").replace("FROM_PYTHON", JSON.stringify(bytes));
  writeFileSync(join(folder, "walk.mjs"), text);
  const required = text.replace(/^import (\{[^}]*\}) from ("[^"]+");$/gm, "const $1 = require($2);");
  writeFileSync(join(folder, "walk.cjs"), `(async () => {\n${required}\n})();\n`);
  return folder;
}
