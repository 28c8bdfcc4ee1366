// Bundles the playground's workers: the generator with the library's registry, and the library with all modules that programs may import.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const here = fileURLToPath(new URL(".", import.meta.url));
const root = join(here, "../..");

/** Programs import the package's entries and the runtime's modules by their names in the package. */
function modulesText() {
  const runtime = readdirSync(join(root, "runtime"), { recursive: true, encoding: "utf8" })
    .map((file) => file.replaceAll("\\", "/"))
    // The entry for asynchronous tasks is for Node alone.
    .filter((file) => file.endsWith(".ts") && !file.startsWith("async/"))
    .sort();
  const { exports } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  // What generated code imports of the library's own generated modules.
  const generated = Object.keys(exports).filter((name) => /^\.\/generated\/[^*]+\.js$/.test(name));
  const entries = [
    ["tengen", "generated/index.ts"],
    ...generated.map((name) => [`tengen${name.slice(1)}`, name.slice(2).replace(/\.js$/, ".ts")]),
    ...["nn", "optim", "data", "distributions"].map((name) => [`tengen/${name}`, `runtime/${name}/index.ts`]),
    ...runtime.map((file) => [`tengen/runtime/${file.replace(/\.ts$/, ".js")}`, `runtime/${file}`]),
  ];
  // The library is imported first, since the others use what it installs.
  return [
    ...entries.map(([, file], i) => `import * as m${i} from "./${file}";`),
    `export default {${entries.map(([name], i) => `${JSON.stringify(name)}: m${i}`).join(", ")}};`,
  ].join("\n");
}

/**
 * Node's modules, as far as the generator and TypeScript name them, and the modules that are made here.
 * @param {string} library a `Library` as JSON
 * @returns {import("esbuild").Plugin}
 */
const browser = (library) => ({
  name: "browser",
  setup(builder) {
    builder.onResolve({ filter: /^virtual:/ }, ({ path }) => ({ path, namespace: "virtual" }));
    builder.onLoad({ filter: /^virtual:modules$/, namespace: "virtual" }, () => ({
      contents: modulesText(),
      resolveDir: root,
    }));
    builder.onLoad({ filter: /^virtual:library$/, namespace: "virtual" }, () => ({
      contents: library,
      loader: "json",
    }));
    // The generator loads these two when it first needs them.
    builder.onResolve({ filter: /^node:module$/ }, ({ path }) => ({ path, namespace: "virtual" }));
    builder.onLoad({ filter: /^node:module$/, namespace: "virtual" }, () => ({
      contents: `import * as yaml from "yaml";\nimport ts from "typescript";\nconst known = { yaml, "ts-morph": { ts } };\nexport const createRequire = () => (name) => known[name];`,
      resolveDir: root,
    }));
    builder.onResolve(
      { filter: /^(node:)?(fs|path|os|crypto|inspector|perf_hooks|source-map-support)$/ },
      ({ path }) => ({
        path,
        namespace: "nothing",
      }),
    );
    builder.onLoad({ filter: /.*/, namespace: "nothing" }, () => ({ contents: "module.exports = {};" }));
  },
});

/**
 * The texts of the workers.
 * @param {string} library what the generator knows of the library: a `Library` as JSON
 * @returns {Promise<Map<"generator.js" | "runner.js", string>>}
 */
export async function bundleWorkers(library) {
  const text = async (/** @type {string} */ entry, /** @type {import("esbuild").BuildOptions} */ options) => {
    const { outputFiles } = await build({
      entryPoints: [join(here, entry)],
      bundle: true,
      write: false,
      format: "iife",
      platform: "browser",
      target: "es2022",
      legalComments: "none",
      define: { "import.meta.url": '"https://playground.invalid/"' },
      plugins: [browser(library)],
      logLevel: "error",
      ...options,
    });
    return outputFiles[0].text;
  };
  return new Map([
    ["generator.js", await text("generator-worker.ts", { minify: true })],
    // Errors and explanations show the names of functions and classes.
    ["runner.js", await text("runner-worker.ts", { minifyWhitespace: true, minifySyntax: true })],
  ]);
}

/** The schemas that the editor completes from. */
export const schemas = () =>
  Object.fromEntries(
    ["native_functions", "derivatives"].map((name) => [
      `${name}.yaml`,
      JSON.parse(readFileSync(join(root, `schemas/${name}.schema.json`), "utf8")),
    ]),
  );
