// Builds dist-conformance/: the package tengen-conformance, the runner of recorded answers and laws for authors of backends.

import { chmodSync, copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { build } from "esbuild";

/**
 * @param {string} root the project's folder, with a slash
 * @param {{ version: string, license: string, engines: object, devDependencies: Record<string, string> }} library its package.json
 */
export async function buildConformance(root, { version, license, engines, devDependencies }) {
  const folder = `${root}dist-conformance`;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(`${folder}/dist/data`, { recursive: true });
  // The library is the program's own, whose backend is tried.
  const library = {
    name: "library",
    setup({ onResolve }) {
      onResolve({ filter: /\/generated\/index\.js$/ }, () => ({ path: "tengen", external: true }));
      onResolve({ filter: /\/runtime\/.*\.js$/ }, ({ path }) => ({
        path: `tengen/${path.slice(path.indexOf("runtime/"))}`,
        external: true,
      }));
    },
  };
  await build({
    entryPoints: [`${root}tests/conformance/kit/main.ts`],
    bundle: true,
    splitting: true,
    format: "esm",
    platform: "node",
    target: "es2022",
    keepNames: true,
    external: ["commander"],
    plugins: [library],
    outdir: `${folder}/dist`,
    logLevel: "warning",
  });
  chmodSync(`${folder}/dist/main.js`, 0o755);
  copyFileSync(`${root}tests/conformance/known.json`, `${folder}/dist/known.json`);
  for (const kind of ["ops", "grads"])
    copyFileSync(`${root}tests/data/sample-${kind}.jsonl.gz`, `${folder}/dist/data/sample-${kind}.jsonl.gz`);
  copyFileSync(`${root}LICENSE`, `${folder}/LICENSE`);
  // The pages that it links to come with the library.
  const page = readFileSync(`${root}docs/conformance.md`, "utf8").replace(/\[([^\]]+)\]\([\w/.-]+\.md\)/g, "$1");
  writeFileSync(`${folder}/README.md`, page);
  const manifest = {
    name: "tengen-conformance",
    version,
    description: "Recorded answers of PyTorch, gradients and laws for authors of tengen's backends",
    license,
    type: "module",
    engines,
    bin: { "tengen-conformance": "dist/main.js" },
    files: ["dist"],
    dependencies: { commander: devDependencies.commander },
    peerDependencies: { tengen: version },
  };
  writeFileSync(`${folder}/package.json`, `${JSON.stringify(manifest, null, 2)}\n`);
}
