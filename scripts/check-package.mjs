// Checks both packed tarballs as users' tools see them: the manifests with publint, the types of each entry with attw. `--built` packs the
// output of the last build. Both tools are installed into a temporary folder, so that the project does not depend on them.

import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const unknown = process.argv.slice(2).filter((option) => option !== "--built");
if (unknown.length > 0) {
  console.error(`unknown option ${unknown[0]}; there is --built`);
  process.exit(3);
}

/**
 * attw's options, by package. Only the library's entry supports CommonJS; the exports of everything else are for ES modules.
 */
const questions = {
  tengen: [
    ["--entrypoints", ".", "package.json"],
    ["--profile", "esm-only", "--exclude-entrypoints", ".", "package.json"],
  ],
  "tengen-codegen": [["--profile", "esm-only"]],
};

const folder = mkdtempSync(join(tmpdir(), "tengen-check-"));
let failed = false;
try {
  writeFileSync(join(folder, "package.json"), '{ "private": true }\n');
  const tools = ["publint", "@arethetypeswrong/cli"];
  const installed = spawnSync("npm", ["install", "--no-audit", "--no-fund", "--silent", ...tools], {
    cwd: folder,
    stdio: "inherit",
  });
  if (installed.status !== 0)
    throw new Error(`${tools.join(" and ")} cannot be installed here: the packages are not checked`);
  if (!process.argv.includes("--built"))
    execFileSync("npm", ["run", "--silent", "build"], { cwd: root, stdio: "inherit" });
  const pack = ["pack", "--silent", "--ignore-scripts", "--pack-destination", folder, ".", "./dist-codegen"];
  const packed = execFileSync("npm", pack, { cwd: root, encoding: "utf8" }).trim().split("\n");
  const ask = (tool, ...args) => {
    const { status } = spawnSync(join(folder, "node_modules/.bin", tool), args, { cwd: folder, stdio: "inherit" });
    if (status !== 0) failed = true;
  };
  for (const [i, question] of Object.values(questions).entries()) {
    ask("publint", "--strict", packed[i]);
    for (const options of question) ask("attw", packed[i], "--format", "ascii", ...options);
  }
} catch (error) {
  console.error(error.message);
  failed = true;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
process.exitCode = failed ? 1 : 0;
