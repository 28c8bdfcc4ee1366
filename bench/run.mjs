// Bundles the benchmarks, as users' code would be, and runs the named ones: under tsx, the code that it adds to functions would be measured, too.

import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const root = fileURLToPath(new URL("..", import.meta.url));
const outdir = `${root}bench/.build`;

/** Makes variables of the thresholds of kernels, which are constants everywhere else, so that the benchmark of that name can set them. */
const thresholds = {
  name: "thresholds",
  setup(build) {
    build.onLoad({ filter: /kernels[\\/]loops[\\/]thresholds\.ts$/ }, ({ path }) => {
      const source = readFileSync(path, "utf8");
      const names = [...source.matchAll(/^export const (\w+)/gm)].map(([, name]) => name);
      const setters = names.map((name) => `${name}(value) { ${name} = value; }`);
      const contents = source.replaceAll(/^export const/gm, "export let");
      return { contents: `${contents}\nglobalThis.tengenThresholds = { ${setters.join(", ")} };`, loader: "ts" };
    });
  },
};
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
  plugins: process.argv.includes("thresholds") ? [thresholds] : [],
  logLevel: "warning",
});
const flags = ["--expose-gc"];
const { status } = spawnSync(process.execPath, [...flags, `${outdir}/index.mjs`, ...process.argv.slice(2)], {
  cwd: root,
  stdio: "inherit",
});
process.exitCode = status ?? 1;
