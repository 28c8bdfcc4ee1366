// Builds dist/: modules and types with tsc, and for Node one file of them all, since reading one file is much faster than two hundred.

import { spawnSync } from "node:child_process";
import { chmodSync, rmSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { minify } from "rolldown/utils";

const root = fileURLToPath(new URL("..", import.meta.url));
rmSync(`${root}dist`, { recursive: true, force: true });
const tsc = spawnSync(process.execPath, ["node_modules/typescript/bin/tsc", "-p", "tsconfig.build.json"], {
  cwd: root,
  stdio: "inherit",
});
if (tsc.status !== 0) process.exit(tsc.status ?? 1);

// Names of functions and classes stay: errors, printed tensors and explanations of dispatch show them. Those of locals go.
const { outputFiles } = await build({
  entryPoints: [`${root}dist/generated/index.js`],
  bundle: true,
  write: false,
  format: "esm",
  platform: "neutral",
  minifyWhitespace: true,
  legalComments: "none",
  logLevel: "warning",
});
const { code, errors } = await minify("node.js", outputFiles[0].text, {
  module: true,
  compress: false,
  mangle: { toplevel: false, keepNames: { function: true, class: true } },
  codegen: { removeWhitespace: true },
});
if (errors.length > 0) throw new Error(errors.map(String).join("\n"));
writeFileSync(`${root}dist/node.js`, code);
chmodSync(`${root}dist/codegen/cli.js`, 0o755);
