// Builds dist/: one module for the entire library with its V8 code cache, the runtime's modules for selections, types; and
// dist-codegen/, the generator's package; and dist-conformance/, the kit for authors of backends. With --compiled only the code caches are made again, by this Node.

import { execFileSync, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  chmodSync,
  copyFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build, transform } from "esbuild";
import { minify } from "rolldown/utils";
import { withClassesNamed } from "./class-names.mjs";
import { replaceInCode, replaceSpecifiers } from "./code-text.mjs";
import { commonJsFunctions, commonJsTypes } from "./commonjs-types.mjs";
import { buildConformance } from "./conformance.mjs";
import { withFewComments, withPrivateNamesLast, withTensorAsClass, withWordsOfFunctions } from "./declarations.mjs";
import { mergeModules, withoutIndents } from "./merge-modules.mjs";
import { withPureMarks } from "./pure-modules.mjs";
import { lineBreaks, withLineBreaks } from "./short-lines.mjs";
import { sourceMap } from "./source-map.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));
const generator = `${root}dist-codegen`;
if (process.argv.includes("--compiled")) {
  keepLibrary();
  keepGenerator();
  process.exit();
}
rmSync(`${root}dist`, { recursive: true, force: true });
const tsc = spawnSync(process.execPath, ["node_modules/typescript/bin/tsc", "-p", "tsconfig.build.json"], {
  cwd: root,
  stdio: "inherit",
});
if (tsc.status !== 0) process.exit(tsc.status ?? 1);
// JavaScript with declarations of its own, which tsc leaves out.
mkdirSync(`${root}dist/generated/runtime`);
for (const name of readdirSync(`${root}generated/runtime`)) {
  const text = readFileSync(`${root}generated/runtime/${name}`, "utf8");
  const compiled = replaceSpecifiers(text, (specifier) => specifier.replace(/\.ts$/, ".js"), { isScript: true });
  writeFileSync(`${root}dist/generated/runtime/${name}`, compiled);
}

const { outputFiles } = await build({
  entryPoints: [`${root}dist/generated/index.js`],
  bundle: true,
  write: false,
  outfile: `${root}dist/index.js`,
  sourcemap: "external",
  sourcesContent: false,
  format: "esm",
  platform: "neutral",
  define: { "import.meta.url": "__url" },
  legalComments: "none",
  logLevel: "warning",
});
const [bundleMap, bundle] = outputFiles;
// Names of functions and classes are preserved, since errors, printed tensors and explanations of dispatch show them; names of locals are not.
// Statements are not joined by commas, which V8 compiles no faster and which make stack traces unreadable.
const keepNames = { function: true, class: true };
const { code, map, errors } = await minify("index.js", withClassesNamed(bundle.text), {
  module: true,
  compress: { target: "es2022", keepNames, sequences: false },
  mangle: { toplevel: true, keepNames },
  // Node reads one byte for each character.
  codegen: { removeWhitespace: true, asciiOnly: true },
  sourcemap: true,
});
if (errors.length > 0) throw new Error(errors.map(String).join("\n"));
const breaks = lineBreaks(code, 200);
const text = withLineBreaks(code, breaks);
const end = text.lastIndexOf("export{");
const body = text.slice(0, end);
const exported = [...text.slice(end).matchAll(/([\w$]+)(?: as ([\w$]+))?(?=[,}])/g)].map(([, local, name = local]) => ({
  local,
  name,
}));
const moduleHead = "const __url=import.meta.url;\n";
const mapLine = "//# sourceMappingURL=index.js.map\n";
writeFileSync(`${root}dist/index.js`, `${moduleHead}${text}\n${mapLine}`);
writeFileSync(
  `${root}dist/index.js.map`,
  sourceMap(map, {
    ...{ bundled: bundleMap.text, code, breaks, head: 1, file: "index.js" },
    sourceName: (name) => name.replace(/^(\.\.\/)+/, "tengen:///"),
  }),
);

// Node has a code cache for scripts but not for modules: the script is the module's body as a function that returns the exports, of its address and of what imports
// for it. The body is read to its place between both ends, since V8 would first copy a concatenated text. V8 rejects the code cache of another V8 version, and a
// missing cache is not an error: the script is then compiled.
const scriptHead = '((__url,__import)=>{"use strict";\n';
const returned = exported.map(({ local, name }) => (local === name ? name : `${name}:${local}`)).join(",");
writeFileSync(
  `${root}dist/node.cjs`,
  `"use strict";
const { closeSync, openSync, readFileSync, readSync } = require("node:fs");
const { join } = require("node:path");
const { pathToFileURL } = require("node:url");
const { Script } = require("node:vm");
const filename = join(__dirname, "index.js");
const [start, size] = [${moduleHead.length}, ${body.length}];
const head = ${JSON.stringify(scriptHead)};
const tail = ${JSON.stringify(`
return{${returned}}})
${mapLine}`)};
const bytes = Buffer.allocUnsafe(head.length + size + tail.length);
bytes.latin1Write(head, 0);
const file = openSync(filename);
if (readSync(file, bytes, head.length, size, start) < size) throw new Error(filename + " is incomplete: install tengen again");
closeSync(file);
bytes.latin1Write(tail, head.length + size);
const text = bytes.latin1Slice();
let library;
if (process.sourceMapsEnabled) {
  // Node asks for the source maps of modules, not for those of scripts.
  const Module = require("node:module");
  const module = new Module(filename);
  module._compile("module.exports=" + text, filename);
  library = module.exports;
} else {
  let cachedData;
  try {
    cachedData = readFileSync(filename + ".cache");
  } catch {}
  library = new Script(text, { filename, cachedData }).runInThisContext();
}
module.exports = library(pathToFileURL(filename).href, (address) => import(address));
`,
);
// Modules that import from here share the instance with those that require it. It is required, not imported: Node would parse it for its exports.
writeFileSync(
  `${root}dist/node.js`,
  `import { createRequire } from "node:module";
const __library = createRequire(import.meta.url)("./node.cjs");
export const {
${exported.map(({ name }) => `  ${name},`).join("\n")}
} = __library;
`,
);
writeFileSync(`${root}dist/node.d.cts`, commonJsTypes(`${root}dist/generated/index.d.ts`, "./generated/index.js"));
keepLibrary();

// tengen/onnx depends on the library as any program does, and includes the code that writes protobuf.
const { outputFiles: onnxFiles } = await build({
  entryPoints: [`${root}dist/onnx/index.js`],
  bundle: true,
  write: false,
  format: "esm",
  platform: "neutral",
  plugins: [
    {
      name: "the library",
      setup: ({ onResolve }) =>
        onResolve({ filter: /generated\/index\.js$/ }, () => ({ path: "tengen", external: true })),
    },
  ],
  minifyWhitespace: true,
  lineLimit: 200,
  legalComments: "none",
  logLevel: "warning",
});
const wire = new URL(".", import.meta.resolve("@bufbuild/protobuf/wire"));
// The licence notices of the files from which code is included; functions from other sources have theirs above them.
const notices = ["binary-encoding.js", "varint.js"].flatMap((name) => {
  const text = readFileSync(new URL(name, wire), "utf8");
  return [
    /^(\/\/.*\n)+/.exec(text)?.[0] ?? "",
    ...(text.match(/\/\*\*(?:(?!\*\/)[\s\S])*Copyright[\s\S]*?\*\//g) ?? []),
  ];
});
writeFileSync(`${root}dist/onnx.js`, `${[...new Set(notices)].join("")}\n${onnxFiles[0].text}`);
for (const name of readdirSync(`${root}dist/onnx`))
  if (!/^(index|types)\.d\.ts$/.test(name)) rmSync(`${root}dist/onnx/${name}`);
writeFileSync(`${root}dist/onnx.d.cts`, commonJsTypes(`${root}dist/onnx/index.d.ts`, "./onnx/index.js"));

/** What is generated for the entry of a backend, which is merged with it. */
const backendRows = "vectors/wgsl.js";
// index.js needs none of these modules; selections and projects that extend the library import the others.
for (const name of readdirSync(`${root}dist/generated/pointwise`, { recursive: true })) {
  if (name === backendRows) continue;
  // The entry's types also describe the functions that offer loops.
  if (/\.js(\.map)?$/.test(name) || /^\w+\.d\.ts$/.test(name)) rmSync(`${root}dist/generated/pointwise/${name}`);
}
for (const name of readdirSync(`${root}dist/generated`)) {
  // Layers of the runtime import the contents of their tables, kernels loops and programs, selections the runtime's names.
  if (["pointwise", "layers", "loops", "modules", "rows", "runtime"].includes(name)) continue;
  const [stem] = name.split(".");
  const retained = name.endsWith(".d.ts") ? ["index", "functions", "methods", "operators"] : ["operators"];
  if (!retained.includes(stem)) rmSync(`${root}dist/generated/${name}`, { recursive: true });
}
const types = readFileSync(`${root}dist/generated/index.d.ts`, "utf8");
writeFileSync(`${root}dist/generated/index.d.ts`, types.replace(/^import "(?!\.\/methods\.js).*\n/gm, ""));

// The generator is a separate package, with the runtime modules that it needs and the registry.
rmSync(generator, { recursive: true, force: true });
mkdirSync(`${generator}/dist`, { recursive: true });
renameSync(`${root}dist/codegen`, `${generator}/dist/codegen`);
cpSync(`${root}dist/runtime`, `${generator}/dist/runtime`, { recursive: true });
for (const name of ["facts", "schemas", "native_functions.yaml", "derivatives.yaml", "LICENSE", "README.md"]) {
  cpSync(`${root}${name}`, `${generator}/${name}`, { recursive: true });
}
chmodSync(`${generator}/dist/codegen/cli/main.js`, 0o755);
const packageManifest = JSON.parse(readFileSync(`${root}package.json`, "utf8"));
const used = [
  ...["commander", "fastest-levenshtein", "picocolors", "ts-morph", "unplugin"],
  ...["vscode-languageserver", "vscode-languageserver-textdocument", "yaml"],
];
const manifest = {
  name: "tengen-codegen",
  version: packageManifest.version,
  description: "The code generator of tengen",
  keywords: packageManifest.keywords,
  license: packageManifest.license,
  type: "module",
  engines: packageManifest.engines,
  files: ["dist", "facts", "schemas", "native_functions.yaml", "derivatives.yaml"],
  bin: { "tengen-codegen": "dist/codegen/cli/main.js" },
  exports: {
    ".": { types: "./dist/codegen/index.d.ts", default: "./dist/codegen/index.js" },
    "./bundler": { types: "./dist/codegen/bundler/index.d.ts", default: "./dist/codegen/bundler/index.js" },
    "./cli": "./dist/codegen/cli/main.js",
    "./package.json": "./package.json",
  },
  dependencies: Object.fromEntries(used.map((name) => [name, packageManifest.devDependencies[name]])),
  peerDependencies: { tengen: packageManifest.version },
};
writeFileSync(`${generator}/package.json`, `${JSON.stringify(manifest, null, 2)}\n`);
await buildConformance(root, packageManifest);

// Its program is one script with its code cache beside it, like the library for Node. It requires its dependencies.
const program = await build({
  entryPoints: [`${generator}/dist/codegen/cli/main.js`],
  bundle: true,
  write: false,
  format: "cjs",
  platform: "node",
  packages: "external",
  supported: { "dynamic-import": false },
  define: { "import.meta.url": "__url", __builtHash: "__hash" },
  minifyWhitespace: true,
  legalComments: "none",
  logLevel: "warning",
});
const programText = `(function(require,__url,__hash,__import){${program.outputFiles[0].text.replace(/^#!.*\n/, "")}})`;
const programHash = createHash("sha256").update(programText).digest("hex").slice(0, 32);
writeFileSync(`${generator}/dist/codegen/cli/program.cjs`, programText);
writeFileSync(
  `${generator}/dist/codegen/cli/main.js`,
  `#!/usr/bin/env node
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import v8 from "node:v8";
import vm from "node:vm";
// A run is over before most of what V8 would optimise pays for it: with its own threshold half of a run's processor time goes there.
// Compiled code is only good under the options that it was made with, so they come first.
// Later ones than Node 20's have no such option, and would say so on stderr.
try {
  if (Number.parseInt(process.versions.v8, 10) < 12) v8.setFlagsFromString("--interrupt-budget=400000");
} catch {
  // Not on V8, or on one that takes no options while it runs.
}
const filename = fileURLToPath(new URL("program.cjs", import.meta.url));
let cachedData;
try {
  cachedData = readFileSync(filename + ".cache");
} catch {}
const script = new vm.Script(readFileSync(filename, "latin1"), { filename, cachedData });
script.runInThisContext()(createRequire(import.meta.url), import.meta.url, ${JSON.stringify(programHash)}, (url) => import(url));
`,
);

// Kernel sources are not shipped; the generator's package contains a description of them, with positions in the compiled files.
const { readKernels } = await import(`${generator}/dist/codegen/kernels/read-kernels.js`);
const sources = readdirSync(`${root}runtime/kernels`, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".ts"))
  .map((file) => `runtime/kernels/${file.replaceAll("\\", "/")}`)
  .sort()
  .map((path) => ({ path, text: readFileSync(root + path, "utf8") }));
const kernels = Object.fromEntries(
  readKernels(sources).map(({ exports, mentions, imports }, i) => {
    const { path } = sources[i];
    const compiled = readFileSync(`${generator}/dist/${path.replace(/\.ts$/, ".js")}`, "utf8");
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
writeFileSync(`${generator}/dist/kernels.json`, JSON.stringify({ kernels }));
// Nor are the runtime's other modules, in which the bundlers' plugin finds what the names of entries call.
const { readModules } = await import(`${generator}/dist/codegen/bundler/library-modules.js`);
writeFileSync(`${generator}/dist/modules.json`, JSON.stringify(readModules(root)));

keepGenerator();

// What only the library uses: few files, which Node reads faster than many. Declarations stay as they are.
const runtime = `${root}dist/runtime`;
/** Entries of the package with an index each. */
const entries = ["nn", "optim", "data", "distributions", "plots", "async", "webgpu"];
/**
 * Modules that are imported for their side effects, export the same names as a neighbour, are imported as a namespace, or are required before a group is
 * loaded.
 */
const apart = [
  ...packageManifest.sideEffects
    .filter((path) => /^\.\/dist\/runtime\/\w+\/[\w-]+\.js$/.test(path))
    .map((path) => path.slice(2)),
  "dist/runtime/autograd/transforms.js",
  "dist/runtime/core/abi.js",
  "dist/runtime/core/shared.js",
].map((path) => root + path);
for (const entry of entries)
  writeFileSync(
    `${root}dist/${entry}.d.cts`,
    commonJsTypes(`${runtime}/${entry}/index.d.ts`, `./runtime/${entry}/index.js`),
  );

// Entries that are modules of PyTorch's export functions of the library under other names: a program has each function once.
/** The names that `tengen/functional` has beside operators; they are imported from a module that is merged with its neighbours. */
const furtherNames = [...readFileSync(`${runtime}/nn/functional.js`, "utf8").matchAll(/^export function (\w+)/gm)].map(
  ([, name]) => name,
);
writeFileSync(
  `${runtime}/functional/index.js`,
  `import { ${furtherNames.join(", ")} } from "../nn/functional.js";
export { ${furtherNames.join(", ")} };
export * from "../../generated/modules/functional.js";
`,
);
for (const entry of ["linalg", "fft", "special", "functional"]) {
  const path = `${root}dist/generated/modules/${entry}.js`;
  const text = readFileSync(path, "utf8");
  writeFileSync(path, text.replace('"../functions.js"', '"tengen"'));
  const names = /export \{([^}]*)\}/
    .exec(text)[1]
    .split(",")
    .map((item) => item.trim().split(" as ").at(-1));
  const types = entry === "functional" ? "runtime/functional/index" : `generated/modules/${entry}`;
  const all = new Set([...names.filter((name) => name !== ""), ...(entry === "functional" ? furtherNames : [])]);
  writeFileSync(`${root}dist/${entry}.d.cts`, commonJsFunctions([...all], `./${types}.js`));
}

/**
 * The modules of a group, which are loaded at once: modules that only declare when loaded, and import no module that imports them.
 */
const modulesOf = (room) =>
  readdirSync(`${runtime}/${room}`)
    .filter((name) => name.endsWith(".js"))
    .map((name) => `${runtime}/${room}/${name}`)
    .filter((path) => !apart.includes(path));
/** The backend's modules lie in rooms, beside the list that is generated for it. */
const backendModules = () => [
  ...["webgpu", "webgpu/fusion", "webgpu/kernels", "webgpu/wgsl"].flatMap(modulesOf),
  `${root}dist/generated/pointwise/${backendRows}`,
];
const kernelFiles = (...names) => names.map((name) => `${runtime}/kernels/${name}.js`);
/** What is generated of kernels. */
const generatedOf = (name) => `${root}dist/generated/${name}.js`;
await mergeModules(`${root}dist`, [
  ...["composite", "cpu", "derivatives", "meta", "functionalize", "complex"].map((room) => ({
    file: `${runtime}/kernels/${room}.js`,
    modules: modulesOf(`kernels/${room}`),
  })),
  {
    file: `${runtime}/kernels/memory.js`,
    modules: [
      ...["checks", "math", "memory", "pointwise", "shapes"].flatMap((room) => modulesOf(`kernels/${room}`)),
      ...kernelFiles(
        "complex-kernels",
        "loops/loop-table",
        "loops/inner-loop",
        "loops/choice",
        "loops/offers",
        "structured",
      ),
      ...["loops/runners", "loops/choices"].map(generatedOf),
    ],
  },
  {
    file: `${runtime}/kernels/wasm.js`,
    modules: [
      ...modulesOf("kernels/wasm"),
      ...kernelFiles("loops/inner-offers", "loops/offer-loop"),
      ...["loops/vectors", "rows/programs"].map(generatedOf),
    ],
  },
  // Core knows a few names of the programs, which know some of core.
  { file: `${runtime}/core.js`, modules: ["core", "wasm", "wasm/programs"].flatMap(modulesOf) },
  ...["autograd", "formula", "graphs", "layers", "modes", "schema"].map((room) => ({
    file: `${runtime}/${room}.js`,
    modules: modulesOf(room),
  })),
  // Bundlers include these entries and shorten the names of their classes.
  ...entries.map((entry) => ({
    file: `${runtime}/${entry}/index.js`,
    modules: entry === "webgpu" ? backendModules() : modulesOf(entry),
    entry: `${runtime}/${entry}/index.js`,
    namesClasses: true,
  })),
]);
// Packages import the runners of loops; the others are merged, and no declaration refers to theirs.
for (const path of ["loops/choices.d.ts", "loops/vectors.d.ts", "rows"])
  rmSync(`${root}dist/generated/${path}`, { recursive: true });
for (const file of readdirSync(`${root}dist`, { recursive: true, encoding: "utf8" })) {
  if (file.endsWith(".js.map") && file !== "index.js.map") rmSync(`${root}dist/${file}`);
}
for (const file of readdirSync(`${root}dist`, { recursive: true, encoding: "utf8" })) {
  if (!/^(runtime|generated)[\\/].*\.js$/.test(file)) continue;
  const path = `${root}dist/${file}`;
  const text = readFileSync(path, "utf8");
  // Without comments, other than those for bundlers.
  const { code } = await transform(file.startsWith("runtime") ? withPureMarks(text, file) : text);
  writeFileSync(path, withoutIndents(code));
}
for (const name of ["functions", "methods"]) {
  const path = `${root}dist/generated/${name}.d.ts`;
  writeFileSync(path, withPrivateNamesLast(withFewComments(readFileSync(path, "utf8"))));
}
const tensorTypes = `${runtime}/core/tensor.d.ts`;
writeFileSync(tensorTypes, withTensorAsClass(readFileSync(tensorTypes, "utf8")));
for (const name of ["base", "autograd/transforms"])
  writeFileSync(`${runtime}/${name}.d.ts`, withWordsOfFunctions(`${runtime}/${name}.d.ts`));
copyFileSync(`${root}scripts/build/tengen.mjs`, `${root}dist/tengen.js`);
chmodSync(`${root}dist/tengen.js`, 0o755);

function keepLibrary() {
  keepCompiled(`${root}scripts/build/first-result.mjs`, "tengen/dist/index.js", `${root}dist/index.js.cache`);
}

/** The cached code is that of a complete run. */
function keepGenerator() {
  const trial = mkdtempSync(join(tmpdir(), "tengen-build-"));
  for (const name of ["native_functions.yaml", "derivatives.yaml"]) cpSync(`${root}${name}`, `${trial}/${name}`);
  const compiled = `${generator}/dist/codegen/cli/program.cjs.cache`;
  const wholeRun = ["--no-kernels", "--out", "out", "--quiet"];
  keepCompiled(`${generator}/dist/codegen/cli/main.js`, "tengen-codegen/program.cjs", compiled, wholeRun, {
    cwd: trial,
  });
  rmSync(trial, { recursive: true });
}

/** Runs a script's loader, and stores V8's code cache for the script. */
function keepCompiled(entry, name, cache, args = [], options = {}) {
  rmSync(cache, { force: true });
  execFileSync(process.execPath, [`${root}scripts/build/keep-compiled.mjs`, entry, name, cache, ...args], {
    stdio: "inherit",
    ...options,
  });
}

// TypeScript 5.6 knows no typed arrays over one kind of buffer; what this standard function returns is
// such an array in later versions, and a plain one there.
for (const file of readdirSync(`${root}dist`, { recursive: true, encoding: "utf8" })) {
  if (!/\.d\.c?ts$/.test(file)) continue;
  const path = `${root}dist/${file}`;
  const text = readFileSync(path, "utf8");
  const compatible = replaceInCode(text, /\bUint8Array<ArrayBuffer>/g, "ReturnType<typeof Uint8Array.of>");
  if (compatible !== text) writeFileSync(path, compatible);
}
