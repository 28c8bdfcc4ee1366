// Everything that pages and examples show, as programs of a user: TypeScript that imports the installed packages by name; and what the packed
// declarations say of themselves.

import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";

const root = fileURLToPath(new URL("../../", import.meta.url));

/** The surrounding declarations used by blocks of a page that show only a few lines. */
const surroundings: Readonly<Record<string, string>> = {
  "docs/dispatcher.md": `
import { boxed, excludedKeys, forceKeysGuard, includedKeys, KeySet, library, mm, type OperatorEntry, type Tensor, tensor, withExcluded } from "tengen";
const x = tensor([[1]]), y = x;
declare function addScaledCpu(a: Tensor, b: Tensor, s: number): Tensor;
declare function record(op: OperatorEntry, keys: KeySet, stack: unknown[]): void;
`,
};

/** Examples that are not programs of a user of the package, and why. */
export const notShown: Readonly<Record<string, string>> = {
  "examples/add-operator.ts": "changes a copy of this repository and runs its generator there",
  "examples/out-of-tree":
    "a project with code that is generated for it: package.test.ts generates, compiles and runs it",
  "examples/vae": "a project with a page: package.test.ts compiles, bundles and runs it",
};

function pages(): readonly string[] {
  const inDocs = readdirSync(join(root, "docs"), { recursive: true, encoding: "utf8" });
  const docs = inDocs.filter((file) => file.endsWith(".md")).map((file) => `docs/${file.replaceAll("\\", "/")}`);
  return ["README.md", "CONTRIBUTING.md", "examples/out-of-tree/README.md", ...docs];
}

/** Blocks of TypeScript by the file that they would be; those of files of this repository and of projects that pages make are not among them. */
function blocks(): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const page of pages()) {
    const text = readFileSync(join(root, page), "utf8");
    for (const { 1: code = "", index } of text.matchAll(/^```ts\n([\s\S]*?)^```$/gm)) {
      // Its first line names a file: of this repository (docs-types.test.ts), or of a project that a test makes by following the page.
      if (/^\/\/ \S+\.ts\n/.test(code)) continue;
      const head = /^import /m.test(code) ? "" : (surroundings[page] ?? "");
      const line = text.slice(0, index).split("\n").length;
      found.set(`pages/${page.replaceAll("/", "-")}-${line}.ts`, `${head}${code}\nexport {};\n`);
    }
  }
  return found;
}

/** The name under which users import what a file of this repository imports from a module of it. */
function publicName(file: string, specifier: string): string {
  if (!specifier.startsWith(".")) return specifier;
  const target = posix.normalize(posix.join(posix.dirname(file), specifier));
  if (target.startsWith("examples/")) return specifier;
  const entry = /^runtime\/(nn|optim|data|distributions|functional|plots|async)\/index\.js$/.exec(target);
  if (entry !== null) return `tengen/${entry[1]}`;
  if (target === "generated/index.js") return "tengen";
  if (target === "onnx/index.js") return "tengen/onnx";
  return `tengen/${target}`;
}

function examples(): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const name of readdirSync(join(root, "examples"), { recursive: true, encoding: "utf8" }).sort()) {
    const file = `examples/${name.replaceAll("\\", "/")}`;
    const isLeft = Object.keys(notShown).some((one) => file === one || file.startsWith(`${one}/`));
    if (isLeft || !file.endsWith(".ts")) continue;
    const text = readFileSync(join(root, file), "utf8");
    found.set(
      file,
      text.replace(
        /(\bfrom |^import |\bimport\(|^declare module )"(\.[^"]*)"/gm,
        (_, head: string, specifier: string) => {
          return `${head}"${publicName(file, specifier)}"`;
        },
      ),
    );
  }
  return found;
}

/** How users compile: the options that differ, and the pages whose blocks are for other programs. */
const configurations: Readonly<Record<string, readonly [options: object, without: readonly string[]]>> = {
  "nodenext, without the DOM": [
    { module: "nodenext", moduleResolution: "nodenext", lib: ["es2023"], types: ["node"] },
    // A worker of a page.
    ["pages/docs-backends.md-*"],
  ],
  "bundler, with the DOM": [
    { module: "esnext", moduleResolution: "bundler", lib: ["es2023", "dom"], types: ["node"] },
    [],
  ],
};

/** No library but the language's, no types of Node's: the declarations of the package alone. */
const bare = `import * as tengen from "tengen";
import * as async from "tengen/async";
import * as data from "tengen/data";
import * as distributions from "tengen/distributions";
import * as fft from "tengen/fft";
import * as functional from "tengen/functional";
import * as linalg from "tengen/linalg";
import * as nn from "tengen/nn";
import * as onnx from "tengen/onnx";
import * as optim from "tengen/optim";
import * as plots from "tengen/plots";
import * as special from "tengen/special";
export const all = [tengen, nn, optim, plots, data, distributions, functional, linalg, fft, special, async, onnx];
`;

/**
 * Writes the programs and a project for each configuration to a folder below one in which the package is installed.
 * @returns the project files by configuration
 */
export function writeShown(folder: string): Readonly<Record<string, string>> {
  const all = [...blocks(), ...examples()];
  for (const [name, text] of all) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  writeFileSync(join(folder, "bare.ts"), bare);
  const table = readFileSync(join(root, "tests/layers/transform-types.ts"), "utf8");
  writeFileSync(join(folder, "transform-types.ts"), table.replaceAll("../../generated/index.js", "tengen"));
  // The examples with Workers' threads start from scripts beside them.
  for (const name of ["dtensor/classes.mjs", "user-autocast/lists.mjs"])
    cpSync(join(root, "examples", name), join(folder, "examples", name));
  const compilerOptions = {
    ...{ strict: true, noUncheckedIndexedAccess: true, exactOptionalPropertyTypes: true, noImplicitOverride: true },
    ...{ skipLibCheck: false, target: "es2022", noEmit: true, rootDir: "." },
  };
  const projects: Record<string, string> = {};
  const write = (name: string, options: object, files: object): void => {
    const file = join(folder, `${name.replaceAll(/\W+/g, "-")}.json`);
    writeFileSync(file, JSON.stringify({ compilerOptions: { ...compilerOptions, ...options }, ...files }));
    projects[name] = file;
  };
  for (const [name, [options, exclude]] of Object.entries(configurations))
    write(name, options, { include: ["pages", "examples"], exclude });
  write(
    "the language alone",
    { module: "nodenext", moduleResolution: "nodenext", lib: ["es2022"], types: [] },
    { files: ["bare.ts"] },
  );
  write(
    "functions of functions",
    { module: "nodenext", moduleResolution: "nodenext", lib: ["es2022"], types: [] },
    { files: ["transform-types.ts"] },
  );
  return projects;
}

export interface Declared {
  /** Exported declarations with a comment, by file. */
  readonly documented: Readonly<Record<string, number>>;
  /** Where a type is `any`. */
  readonly anys: readonly string[];
  /** Where a typed array has a type argument, which those of TypeScript 5.6 do not take. */
  readonly buffers: readonly string[];
}

/** Reads all declarations of an installed package. */
export function readDeclarations(folder: string): Declared {
  const documented: Record<string, number> = {};
  const anys: string[] = [];
  const buffers: string[] = [];
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" }).sort()) {
    if (!/\.d\.c?ts$/.test(name)) continue;
    const file = name.replaceAll("\\", "/");
    const text = readFileSync(join(folder, name), "utf8");
    const source = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true);
    const visit = (node: ts.Node): void => {
      if (node.kind === ts.SyntaxKind.AnyKeyword) anys.push(`${file}: ${node.parent.getText().slice(0, 100)}`);
      if (
        ts.isTypeReferenceNode(node) &&
        node.typeArguments !== undefined &&
        /^\w+\dArray$/.test(node.typeName.getText())
      )
        buffers.push(`${file}: ${node.getText()}`);
      ts.forEachChild(node, visit);
    };
    visit(source);
    const names = new Set<string>();
    for (const statement of source.statements) {
      const isExported =
        ts.canHaveModifiers(statement) && statement.modifiers?.[0]?.kind === ts.SyntaxKind.ExportKeyword;
      if (!isExported || ts.getJSDocCommentsAndTags(statement).length === 0) continue;
      const declared = ts.isVariableStatement(statement) ? statement.declarationList.declarations[0] : statement;
      names.add((declared as ts.NamedDeclaration).name!.getText());
    }
    if (names.size > 0) documented[file] = names.size;
  }
  return { documented, anys, buffers };
}
