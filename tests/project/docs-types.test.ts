// The blocks of pages that are files of this repository type-check in it. All other blocks are compiled against the packed package
// (package.test.ts).

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("../../", import.meta.url)).replaceAll("\\", "/");

/** They name their path in the first line. */
const blocks = new Map<string, string>();
const pages = ["README.md", "CONTRIBUTING.md", "examples/out-of-tree/README.md"];
const inDocs = readdirSync(join(root, "docs"), { recursive: true, encoding: "utf8" });
pages.push(...inDocs.filter((file) => file.endsWith(".md")).map((file) => `docs/${file.replaceAll("\\", "/")}`));
for (const page of pages) {
  const text = readFileSync(join(root, page), "utf8");
  for (const found of text.matchAll(/^```ts\n([\s\S]*?)^```$/gm)) {
    const code = found[1]!;
    const place = /^\/\/ (\S+\.ts)\n/.exec(code)?.[1];
    // The guide's projects are compiled against the installed package (package.test.ts).
    if (place !== undefined && !page.startsWith("docs/guide/")) blocks.set(root + place, `${code}\nexport {};\n`);
  }
}

test("every block compiles", () => {
  const options: ts.CompilerOptions = {
    target: ts.ScriptTarget.ES2022,
    lib: ["lib.es2023.d.ts", "lib.esnext.disposable.d.ts", "lib.dom.d.ts"],
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    strict: true,
    skipLibCheck: true,
    noEmit: true,
    types: [],
    paths: {
      tengen: [`${root}generated/index.ts`],
      "tengen/onnx": [`${root}onnx/index.ts`],
      "tengen/*.js": [`${root}*.ts`],
      ...Object.fromEntries(
        ["linalg", "fft", "special"].map((name) => [`tengen/${name}`, [`${root}generated/modules/${name}.ts`]]),
      ),
      "tengen/*": [`${root}runtime/*/index.ts`],
    },
  };
  const host = ts.createCompilerHost(options);
  const { readFile, fileExists, getSourceFile } = host;
  host.readFile = (path) => blocks.get(path) ?? readFile(path);
  host.fileExists = (path) => blocks.has(path) || fileExists(path);
  host.getSourceFile = (path, version, ...rest) => {
    const text = blocks.get(path);
    return text === undefined ? getSourceFile(path, version, ...rest) : ts.createSourceFile(path, text, version);
  };
  const program = ts.createProgram([...blocks.keys()], options, host);
  const faults = [...blocks.keys()].flatMap((path) => {
    const source = program.getSourceFile(path)!;
    return [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)].map(
      ({ messageText }) => `${path.slice(root.length)}: ${ts.flattenDiagnosticMessageText(messageText, " ")}`,
    );
  });
  // What the page's blocks of YAML and of changes add, in the copy of the project that another test creates.
  expect(faults).toEqual([
    "runtime/kernels/composite/squared-distance.ts: Module '\"../../../generated/operators.js\"' has no exported member 'sum_of_squares'.",
    "runtime/modes/audit.ts: Argument of type '\"Audit\"' is not assignable to parameter of type 'DispatchKeyName | null | undefined'.",
    "runtime/layers/risks.ts: Cannot find module '../../generated/layers/risks.js' or its corresponding type declarations.",
  ]);
});

test("pages have blocks", () => {
  expect(blocks.size).toBeGreaterThan(5);
});
