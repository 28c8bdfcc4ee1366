// Builds dist/: one module for the entire library with its V8 code cache, the runtime's modules for selections, types; and
// dist-codegen/, the generator's package. With --compiled only the code caches are made again, by this Node.

import { execFileSync, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  chmodSync,
  copyFileSync,
  cpSync,
  existsSync,
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
import { build } from "esbuild";
import { minify } from "rolldown/utils";
import { withClassesNamed, withClassNames } from "./class-names.mjs";
import { inAscii, replaceComments, replaceInCode, replaceSpecifiers } from "./code-text.mjs";
import { commonJsTypes } from "./commonjs-types.mjs";
import { importMerged, mergeDeclarations, withWords } from "./merge-declarations.mjs";
import { exportAtEnd, mergeModules } from "./merge-modules.mjs";
import { withPureComments, withPureMarks } from "./pure-modules.mjs";
import {
  asOneList,
  withFewComments,
  withFewSpaces,
  withoutSpaces,
  withPrivateNamesLast,
} from "./short-declarations.mjs";
import { inShortLines } from "./short-lines.mjs";
import { withShortNames } from "./short-names.mjs";
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

/**
 * Names of functions and classes are preserved, since errors, printed tensors and explanations of dispatch show them; names of locals are not.
 */
const keepNames = { function: true, class: true };

async function small(name, text, { compress = false, sourcemap = false } = {}) {
  const { code, map, errors } = await minify(name, text, {
    module: true,
    compress,
    mangle: { toplevel: true, keepNames },
    codegen: { removeWhitespace: true },
    sourcemap,
  });
  if (errors.length > 0) throw new Error(errors.map(String).join("\n"));
  return { code, map };
}

/**
 * How code is minified: statements are not joined by commas, which V8 compiles no faster and which make stack traces unreadable.
 */
const compress = { target: "es2022", keepNames, sequences: false };

/**
 * The text of a module that bundlers tree-shake: without its purity annotations, which the minifier drops with all other comments, a program
 * that names one operator would include them all. During minification they are replaced by sums with an unknown name, which the minifier does not change.
 */
async function smallModule(name, text) {
  // Bundlers retain more of a selection's modules if these are compressed.
  const whole = /^runtime\/(core|autograd|dispatch)\b|^runtime\/kernels\/(memory|cpu|shapes|checks|math)\b/.test(
    name.replaceAll("\\", "/"),
  );
  const marked = replaceComments(text, (comment) => (comment === "/* @__PURE__ */" ? "__pure__ +" : comment), {
    isScript: true,
  });
  const { code } = await small(name, marked, { compress: whole ? false : compress });
  return withPureComments(code, name);
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
  minifyWhitespace: true,
  legalComments: "none",
  logLevel: "warning",
});
const [bundleMap, bundle] = outputFiles;
const { code: wide, map } = await small("index.js", withClassesNamed(bundle.text), {
  compress,
  sourcemap: true,
});
const short = withShortNames(wide);
const code = inShortLines(short.text, 200);
const tail = /export\{([^{}]*)\};?\s*$/.exec(code);
if (tail === null) throw new Error("the bundle does not end with its exports");
const exported = tail[1].split(",").map((text) => {
  const [local, name = local] = text.trim().split(" as ");
  return { local, name };
});
// Node has a code cache for scripts but not for modules: for scripts the same file is a function, with both ends overwritten.
const moduleHead = "const __url=import.meta.url;";
const scriptHead = '(__url=>{"use strict";'.padEnd(moduleHead.length);
const body = inAscii(code.slice(0, tail.index));
const mapLine = "\n//# sourceMappingURL=index.js.map\n";
const moduleTail = `${inAscii(code.slice(tail.index))}${mapLine}`;
const result = exported.map(({ local, name }) => (local === name ? name : `${name}:${local}`)).join(",");
const scriptTail = `return{${result}}})`.padEnd(moduleTail.length);
if (scriptHead.length > moduleHead.length || scriptTail.length > moduleTail.length)
  throw new Error("the script's ends are longer than the module's");
const file = `${moduleHead}${body}${moduleTail}`;
writeFileSync(`${root}dist/index.js`, file);
writeFileSync(
  `${root}dist/index.js.map`,
  sourceMap({
    file: "index.js",
    bundled: bundleMap.text,
    minified: map.mappings,
    input: wide,
    renamed: short,
    output: inAscii(code),
    head: moduleHead.length,
    sourceName: (name) => name.replace(/^(\.\.\/)+/, "tengen:///"),
  }),
);

// V8 rejects the code cache of another V8 version, and a missing cache is not an error: the script is then compiled. The text is passed as one string, since V8
// would first copy a concatenated one.
writeFileSync(
  `${root}dist/node.cjs`,
  `"use strict";
const { readFileSync } = require("node:fs");
const { join } = require("node:path");
const { pathToFileURL } = require("node:url");
const { Script } = require("node:vm");
const filename = join(__dirname, "index.js");
const text = readFileSync(filename);
const tail = ${JSON.stringify(scriptTail.trimEnd())};
if (process.sourceMapsEnabled) {
  // Node asks for the source maps of modules, not for those of scripts.
  const Module = require("node:module");
  const library = new Module(filename);
  library.url = pathToFileURL(filename).href;
  library._compile(\`${"const __url=module.url;".padEnd(moduleHead.length)}\${text.latin1Slice(${moduleHead.length}, ${moduleHead.length + body.length})}module.exports=\${tail.slice(6, -2)}${mapLine.replaceAll("\n", "\\n")}\`, filename);
  module.exports = library.exports;
} else {
  let cachedData;
  try {
    cachedData = readFileSync(filename + ".cache");
  } catch {}
  text.latin1Write(${JSON.stringify(scriptHead)}, 0);
  text.fill(32, text.latin1Write(tail, ${moduleHead.length + body.length}) + ${moduleHead.length + body.length});
  const script = new Script(text.latin1Slice(), { filename, cachedData });
  module.exports = script.runInThisContext()(pathToFileURL(filename).href);
}
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
  legalComments: "none",
  logLevel: "warning",
});
const onnxCode = inShortLines((await small("onnx.js", onnxFiles[0].text)).code, 200);
const wire = new URL(".", import.meta.resolve("@bufbuild/protobuf/wire"));
// The licence notices of the files from which code is included; functions from other sources have theirs above them.
const notices = ["binary-encoding.js", "varint.js"].flatMap((name) => {
  const text = readFileSync(new URL(name, wire), "utf8");
  return [
    /^(\/\/.*\n)+/.exec(text)?.[0] ?? "",
    ...(text.match(/\/\*\*(?:(?!\*\/)[\s\S])*Copyright[\s\S]*?\*\//g) ?? []),
  ];
});
writeFileSync(`${root}dist/onnx.js`, `${[...new Set(notices)].join("")}\n${onnxCode}`);
for (const name of readdirSync(`${root}dist/onnx`))
  if (!/^(index|types)\.d\.ts$/.test(name)) rmSync(`${root}dist/onnx/${name}`);
writeFileSync(`${root}dist/onnx.d.cts`, commonJsTypes(`${root}dist/onnx/index.d.ts`, "./onnx/index.js"));

// index.js needs none of these modules; selections and projects that extend the library import the others.
for (const name of readdirSync(`${root}dist/generated/pointwise`, { recursive: true })) {
  // The entry's types also describe the functions that offer loops.
  if (/\.js(\.map)?$/.test(name) || /^\w+\.d\.ts$/.test(name)) rmSync(`${root}dist/generated/pointwise/${name}`);
}
for (const name of readdirSync(`${root}dist/generated`)) {
  // Layers of the runtime import the contents of their tables, selections the runtime's names.
  if (["pointwise", "layers", "runtime"].includes(name)) continue;
  const [stem] = name.split(".");
  const retained = name.endsWith(".d.ts") ? ["index", "functions", "methods", "operators"] : ["operators"];
  if (!retained.includes(stem)) rmSync(`${root}dist/generated/${name}`, { recursive: true });
}
const types = readFileSync(`${root}dist/generated/index.d.ts`, "utf8");
writeFileSync(`${root}dist/generated/index.d.ts`, types.replace(/^import "\.\/(?!methods\.js).*\n/gm, ""));

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
const used = ["commander", "fastest-levenshtein", "picocolors", "ts-morph", "yaml"];
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
    "./cli": "./dist/codegen/cli/main.js",
    "./package.json": "./package.json",
  },
  dependencies: Object.fromEntries(used.map((name) => [name, packageManifest.devDependencies[name]])),
  peerDependencies: { tengen: packageManifest.version },
};
writeFileSync(`${generator}/package.json`, `${JSON.stringify(manifest, null, 2)}\n`);

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

keepGenerator();

// What only the library uses: few files, with unique names.
const runtime = `${root}dist/runtime`;
/** Entries of the package with an index each. */
const entries = ["nn", "optim", "data", "async"];
/** Folders whose declarations are merged into one file each. */
const folders = [
  "kernels",
  ...[
    "autograd",
    "checks",
    "complex",
    "composite",
    "cpu",
    "decompositions",
    "derivatives",
    "functionalize",
    "math",
  ].map((room) => `kernels/${room}`),
  ...["loops", "memory", "meta", "pointwise", "shapes", "wasm"].map((room) => `kernels/${room}`),
  ...["wasm", "wasm/programs"],
  ...["autograd", "core", "dispatch", "formula", "graphs", "layers", "methods", "features", "modes", "schema"],
  ...entries,
].map((room) => `${runtime}/${room}`);
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
// The generated files augment the declarations of tensors, and would capture the names of an entire group.
const typesApart = [...apart, `${runtime}/core/tensor.js`, `${runtime}/nn/init.js`];
// The package's exports of the runtime are in these, as lists of names and constants.
const exporting = ["base", "autograd/transforms"].map((file) => `${runtime}/${file}.d.ts`);
const shown = new Set(exporting.flatMap((file) => readFileSync(file, "utf8").match(/\w+/g)));
const constants = new Set(
  exporting.flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/^export declare const \w+: typeof \w+\.(\w+);/gm)].map(([, name]) => name),
  ),
);
const words = new Map();
for (const folder of folders) {
  const isEntry = entries.includes(folder.slice(runtime.length + 1));
  // Programs name few of the kernels' functions.
  const documented = !folder.startsWith(`${runtime}/kernels`);
  mergeDeclarations(folder, folders, typesApart, { isEntry, documented, shown, constants, words });
}
for (const file of exporting) if (existsSync(file)) withWords(file, words);
importMerged(`${root}dist`, folders, typesApart);
for (const entry of entries)
  writeFileSync(`${root}dist/${entry}.d.cts`, commonJsTypes(`${runtime}/${entry}.d.ts`, `./runtime/${entry}.js`));

/**
 * The modules of a group, which are loaded at once: modules that only declare when loaded, and import no module that imports them.
 */
const modulesOf = (room) =>
  readdirSync(`${runtime}/${room}`)
    .filter((name) => name.endsWith(".js"))
    .map((name) => `${runtime}/${room}/${name}`)
    .filter((path) => !apart.includes(path));
const kernelFiles = (...names) => names.map((name) => `${runtime}/kernels/${name}.js`);
await mergeModules(`${root}dist`, [
  ...["composite", "cpu", "derivatives", "meta", "functionalize", "complex"].map((room) => ({
    file: `${runtime}/kernels/${room}.js`,
    modules: modulesOf(`kernels/${room}`),
  })),
  {
    file: `${runtime}/kernels/memory.js`,
    modules: [
      ...["checks", "math", "memory", "pointwise", "shapes"].flatMap((room) => modulesOf(`kernels/${room}`)),
      ...kernelFiles("complex-kernels", "loops/loop-table", "loops/inner-loop", "loops/offers", "structured"),
    ],
  },
  {
    file: `${runtime}/kernels/wasm.js`,
    modules: [...modulesOf("kernels/wasm"), ...kernelFiles("loops/inner-offers", "loops/offer-loop")],
  },
  // Core knows a few names of the programs, which know some of core.
  { file: `${runtime}/core.js`, modules: ["core", "wasm", "wasm/programs"].flatMap(modulesOf) },
  ...["autograd", "formula", "graphs", "layers", "modes", "schema"].map((room) => ({
    file: `${runtime}/${room}.js`,
    modules: modulesOf(room),
  })),
  ...entries.map((entry) => ({
    file: `${runtime}/${entry}.js`,
    modules: modulesOf(entry),
    entry: `${runtime}/${entry}/index.js`,
  })),
]);
for (const file of readdirSync(`${root}dist`, { recursive: true, encoding: "utf8" })) {
  if (file.endsWith(".js.map") && file !== "index.js.map") rmSync(`${root}dist/${file}`);
}
await exportAtEnd(`${root}dist/generated/operators.js`);
for (const file of readdirSync(`${root}dist`, { recursive: true, encoding: "utf8" })) {
  if (!/^(runtime|generated)[\\/].*\.js$/.test(file)) continue;
  const path = `${root}dist/${file}`;
  const text = readFileSync(path, "utf8");
  // Bundlers include these entries and shorten the names of their classes.
  const named = entries.some((entry) => path === `${runtime}/${entry}.js`) ? withClassNames(text) : text;
  const marked = file.startsWith("runtime") ? withPureMarks(named, file) : named;
  writeFileSync(path, inShortLines(await smallModule(file, marked), 200));
}
const operators = readFileSync(`${root}dist/generated/operators.d.ts`, "utf8");
writeFileSync(`${root}dist/generated/operators.d.ts`, asOneList(withImportedType(operators)));
for (const name of ["functions", "methods"]) {
  const path = `${root}dist/generated/${name}.d.ts`;
  const text = withPrivateNamesLast(withoutSpaces(withFewComments(readFileSync(path, "utf8"))));
  // Nearly a thousand functions take no other option.
  const onlyOut = "Options<{out:Tensor}>";
  if (!text.includes(onlyOut)) throw new Error(`${name}.d.ts is not written as expected`);
  writeFileSync(
    path,
    `${text.replaceAll(onlyOut, "Out")}\ntype Out=Options<{out:import("../runtime/core/tensor.js").Tensor}>;\n`,
  );
}
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

/** The type of handles is imported once, not in each of them. */
function withImportedType(text) {
  const Operator = 'import("../runtime/dispatch.js").Operator';
  if (!text.includes(`${Operator}<typeof `)) throw new Error("operators.d.ts is not written as expected");
  // Two thousand handles use the name, so a short one saves space.
  return `import type { Operator as O } from "../runtime/dispatch.js";\n${text.replaceAll(Operator, "O")}`;
}

// Editors format types themselves.
for (const file of [`${root}dist/generated/operators`, ...folders])
  writeFileSync(`${file}.d.ts`, withFewSpaces(readFileSync(`${file}.d.ts`, "utf8")));
// Kernels and similar modules, which users' programs do not name.
for (const room of ["composite", "cpu", "derivatives", "functionalize", "meta", "shapes"]) {
  const path = `${runtime}/kernels/${room}.d.ts`;
  writeFileSync(path, asOneList(readFileSync(path, "utf8")));
}

// The keyword is redundant in declaration files. TypeScript 5.6 knows no typed arrays over one kind of buffer; what this standard function returns is
// such an array in later versions, and a plain one there.
for (const file of readdirSync(`${root}dist`, { recursive: true, encoding: "utf8" })) {
  if (!/\.d\.c?ts$/.test(file)) continue;
  const path = `${root}dist/${file}`;
  const text = readFileSync(path, "utf8");
  const compatible = replaceInCode(text, /\bUint8Array<ArrayBuffer>/g, "ReturnType<typeof Uint8Array.of>");
  const short = replaceInCode(compatible, /^export declare (?=(?:const|let|function|class|abstract) )/gm, "export ");
  if (short !== text) writeFileSync(path, short);
}
