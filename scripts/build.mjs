// Builds dist/: modules and types with tsc, and for Node one file of them all, since reading one file is much faster than two hundred.

import { spawnSync } from "node:child_process";
import { chmodSync, rmSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const root = fileURLToPath(new URL("..", import.meta.url));
rmSync(`${root}dist`, { recursive: true, force: true });
const tsc = spawnSync(process.execPath, ["node_modules/typescript/bin/tsc", "-p", "tsconfig.build.json"], {
  cwd: root,
  stdio: "inherit",
});
if (tsc.status !== 0) process.exit(tsc.status ?? 1);

// Names stay: errors, printed tensors and explanations of dispatch show them.
await build({
  entryPoints: [`${root}dist/generated/index.js`],
  outfile: `${root}dist/node.js`,
  bundle: true,
  format: "esm",
  platform: "neutral",
  minifyWhitespace: true,
  minifySyntax: true,
  legalComments: "none",
  logLevel: "warning",
});
chmodSync(`${root}dist/codegen/cli.js`, 0o755);
