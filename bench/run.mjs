// Bundles the benchmarks, as users' code would be, and runs the named ones: under tsx, the code that it adds to functions would be measured, too.

import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const root = fileURLToPath(new URL("..", import.meta.url));
const outdir = `${root}bench/.build`;
await build({
  entryPoints: [`${root}bench/index.ts`],
  outdir,
  bundle: true,
  splitting: true,
  format: "esm",
  platform: "node",
  packages: "external",
  outExtension: { ".js": ".mjs" },
  // Benchmarks resolve paths relative to their sources.
  define: { "import.meta.url": JSON.stringify(new URL("./index.ts", import.meta.url).href) },
  logLevel: "warning",
});
const flags = ["--expose-gc"];
const { status } = spawnSync(process.execPath, [...flags, `${outdir}/index.mjs`, ...process.argv.slice(2)], {
  cwd: root,
  stdio: "inherit",
});
process.exitCode = status ?? 1;
