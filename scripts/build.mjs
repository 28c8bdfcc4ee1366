// Builds dist/: modules and types with tsc, and for Node one file of them all, with the code that V8 made of it.

import { execFileSync, spawnSync } from "node:child_process";
import { chmodSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { minify } from "rolldown/utils";
import { inShortLines } from "./short-lines.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
rmSync(`${root}dist`, { recursive: true, force: true });
const tsc = spawnSync(process.execPath, ["node_modules/typescript/bin/tsc", "-p", "tsconfig.build.json"], {
  cwd: root,
  stdio: "inherit",
});
if (tsc.status !== 0) process.exit(tsc.status ?? 1);

// Kernel sources stay at home; the generator finds in a package what there is to know of them, at the places of the compiled ones.
const { readKernels } = await import(`${root}dist/codegen/kernels/read-kernels.js`);
const sources = readdirSync(`${root}runtime/kernels`, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".ts"))
  .map((file) => `runtime/kernels/${file.replaceAll("\\", "/")}`)
  .sort()
  .map((path) => ({ path, text: readFileSync(root + path, "utf8") }));
const kernels = Object.fromEntries(
  readKernels(sources).map(({ exports, mentions, imports }, i) => {
    const { path } = sources[i];
    const compiled = readFileSync(`${root}dist/${path.replace(/\.ts$/, ".js")}`, "utf8");
    const placed = exports.map((item) => ({
      ...item,
      file: `tengen:/${path}`,
      offset: Math.max(
        0,
        compiled.search(new RegExp(`(?<=^export (?:async )?(?:function\\*?|const|let) )${item.name}\\b`, "m")),
      ),
    }));
    return [path, { exports: placed, mentions, imports }];
  }),
);
writeFileSync(`${root}dist/kernels.json`, JSON.stringify({ kernels }));

// Names of functions and classes stay: errors, printed tensors and explanations of dispatch show them. Those of locals go.
const { outputFiles } = await build({
  entryPoints: [`${root}dist/generated/index.js`],
  bundle: true,
  write: false,
  format: "esm",
  platform: "neutral",
  define: { "import.meta.url": "__url" },
  minifyWhitespace: true,
  legalComments: "none",
  logLevel: "warning",
});
const { code: minified, errors } = await minify("node.js", outputFiles[0].text, {
  module: true,
  compress: false,
  mangle: { toplevel: true, keepNames: { function: true, class: true } },
  codegen: { removeWhitespace: true },
});
if (errors.length > 0) throw new Error(errors.map(String).join("\n"));
const code = inShortLines(minified, 160);

// Node keeps no compiled code of modules, but of scripts: so the modules become one function that returns their exports.
const tail = /export\{([^{}]*)\};?\s*$/.exec(code);
if (tail === null) throw new Error("the bundle does not end with its exports");
const exported = tail[1].split(",").map((text) => {
  const [local, name = local] = text.trim().split(" as ");
  return { local, name };
});
const result = exported.map(({ local, name }) => (local === name ? name : `${name}:${local}`)).join(",\n");
const program = `(function(__url){"use strict";${code.slice(0, tail.index)}\nreturn{${result}}})`;
const ascii = program.replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`);
writeFileSync(`${root}dist/program.cjs`, ascii);

// V8 refuses code of another version of itself, and code that is not there is no error: then it compiles the script.
writeFileSync(
  `${root}dist/node.js`,
  `import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { Script } from "node:vm";
const url = new URL("./program.cjs", import.meta.url);
const filename = fileURLToPath(url);
let cachedData;
try {
  cachedData = readFileSync(filename + ".cache");
} catch {}
const script = new Script(readFileSync(filename, "latin1"), { filename, cachedData });
const {
${exported.map(({ name }, index) => `  ${name}: _${index},`).join("\n")}
} = script.runInThisContext()(url.href);
export {
${exported.map(({ name }, index) => `  _${index} as ${name},`).join("\n")}
};
`,
);
execFileSync(process.execPath, [`${root}scripts/keep-compiled.mjs`], { stdio: "inherit" });
chmodSync(`${root}dist/codegen/cli.js`, 0o755);
