// `tengen new`: an entry at the end of the registry file, a kernel skeleton, a derivative to fill in, a sample row. Everything that
// generation would report is reported before anything is written.

import fs from "node:fs";
import path from "node:path";
import { IndentationText, Project, SyntaxKind } from "ts-morph";
import { printSchema } from "../../runtime/schema/print.js";
import type { FunctionSchema } from "../../runtime/schema/types.js";
import { stubName } from "../api/names.js";
import { specifierFor } from "../api/specifier.js";
import { parameterNames } from "../api/stub.js";
import { isTensorLike, keySource, returnType, valueType } from "../api/types.js";
import { qualify } from "../derive/names.js";
import { Diagnostics, Source } from "../diagnostics.js";
import { layers } from "../layers/index.js";
import { isRandom } from "../load/entry-rules.js";
import { Leniency } from "../load/lenient.js";
import { loadNativeFunctions, parsePlacedSchema } from "../load/native-functions.js";
import { prepare } from "../pipeline.js";
import { type Hole, print } from "../print/code.js";
import type { Specifier } from "../print/file.js";
import { type InputFile, readInput, shownPath, UsageError, writeWhole } from "./disk.js";
import { kernelFiles, libraryKernelFiles } from "./generate.js";
import { type Inputs, readInputs } from "./inputs.js";
import { packageRoot } from "./library-package.js";

export interface NewOptions {
  readonly nativeFunctions?: string;
  readonly derivatives?: string;
  readonly tags?: string;
  readonly facts?: string;
  readonly kernels?: string;
  readonly runtime?: string;
  /** The registry extends tengen's own; so does one whose operators have another namespace. */
  readonly extend?: boolean;
  /** The expression of a pointwise operator. */
  readonly pointwise?: string;
}

const samplesFile = "tests/samples/samples.ts";
/** The first line of a new registry file, which points editors at its schema. */
function schemaHead(file: string, name: string): string {
  const schema = path.relative(path.dirname(file), `node_modules/tengen-codegen/schemas/${name}.schema.json`);
  return `# yaml-language-server: $schema=${schema.split(path.sep).join("/")}`;
}

/**
 * Adds an operator to a project.
 * @returns what was done, one line each
 * @throws UsageError for a name or schema that cannot be added; DiagnosticsError if the registry would have errors with it
 */
export async function addOperator(root: string, text: string, options: NewOptions): Promise<readonly string[]> {
  const isOwnProject = packageRoot() === path.resolve(root);
  const registryFile = options.nativeFunctions ?? "native_functions.yaml";
  const registry = existing(root, registryFile);
  const others = namespacesOf(registry);
  const { schema, namespace } = schemaOf(text, others);
  const name = qualify(namespace, schema.name.full);
  const kernels = options.kernels ?? (isFolder(root, "runtime/kernels") ? "runtime/kernels" : "src/kernels");
  const extend = options.extend === true || (namespace !== "aten" && !others.has("aten") && !isOwnProject);

  const kernel = `${stubName("aten", schema)}_cpu`;
  const entry = entryText(schema, namespace, kernel, options.pointwise);
  const functions = {
    path: registry.path,
    text: `${registry.text === "" ? schemaHead(registryFile, "native_functions") : registry.text.trimEnd()}\n\n${entry}`.trimStart(),
  };
  const writes = new Map<string, string>([[functions.path, functions.text]]);
  const done = [`${functions.path}: added ${name}`];

  const derivative = derivativeText(schema, namespace);
  const derivatives = existing(root, options.derivatives ?? path.join(path.dirname(registryFile), "derivatives.yaml"));
  // Once there is a derivatives.yaml, the generator requires derivatives of all operators.
  const withDerivatives = derivatives.text !== "" || registry.text === "";
  if (derivative !== null && !withDerivatives) done.push(`no derivative: there is no ${derivatives.path}`);
  if (derivative !== null && withDerivatives) {
    const head = derivatives.text === "" ? schemaHead(derivatives.path, "derivatives") : derivatives.text.trimEnd();
    writes.set(derivatives.path, `${head}\n\n${derivative}`);
    done.push(`${derivatives.path}: write its derivative; until then a gradient is an error`);
  }

  const generated = { out: "generated", kernels: isFolder(root, kernels) ? kernels : false, extend };
  const given = Object.fromEntries([...writes].map(([file, content]) => [path.resolve(root, file), content]));
  const inputs = readInputs(root, { ...options, ...generated, nativeFunctions: registryFile }, given);
  const sources = [...(inputs.kernels ?? [])];
  if (options.pointwise === undefined) {
    const file = kernelFile(root, kernels, schema);
    const content = kernelText(root, file, schema, kernel, specifierFor(inputs.places));
    writes.set(file, content);
    const at = sources.findIndex((source) => source.path === file);
    sources.splice(at < 0 ? sources.length : at, at < 0 ? 0 : 1, { path: file, text: content });
    done.push(`${file}: write the body of ${kernel}`);
  }
  await check(root, inputs, sources);

  const samples = existing(root, samplesFile);
  const row = samples.text === "" ? null : sampleText(samples.text, schema);
  if (row !== null) {
    writes.set(samplesFile, row);
    done.push(`${samplesFile}: added a row; put in arguments that show what it does`);
  } else if (samples.text !== "") done.push(`no sample row: ${samplesFile}: it has no array \`samples\``);
  for (const [file, content] of writes) {
    const full = path.resolve(root, file);
    fs.mkdirSync(path.dirname(full), { recursive: true });
    writeWhole(full, content);
  }
  return [...done, `now: ${nextCommand(isOwnProject, { ...options, kernels, extend }, sources.length > 0)}`];
}

/** The command that generates code with the new entry. */
function nextCommand(isOwnProject: boolean, options: NewOptions, hasKernels: boolean): string {
  const { nativeFunctions, derivatives, kernels, extend } = options;
  const words = [
    ...(nativeFunctions === undefined ? [] : ["--native-functions", nativeFunctions]),
    ...(derivatives === undefined ? [] : ["--derivatives", derivatives]),
    ...(extend ? ["--extend"] : []),
    ...(hasKernels && kernels !== undefined && kernels !== "runtime/kernels" ? ["--kernels", kernels] : []),
  ];
  if (!isOwnProject) return `\`${["npx tengen", ...words].join(" ")}\`, with your \`--out\``;
  return `\`${["npm run codegen", ...(words.length > 0 ? ["--", ...words] : [])].join(" ")}\``;
}

/** What the generator would report about the files with the changes. */
async function check(root: string, inputs: Inputs, kernels: readonly InputFile[]): Promise<void> {
  const make = prepare({
    ...inputs,
    kernels: await kernelFiles(root, kernels),
    libraryKernels: await libraryKernelFiles(root, inputs.libraryKernels),
    lenient: false,
  });
  make(null);
}

/** A file that may not exist yet, which counts as empty. */
function existing(root: string, file: string): InputFile {
  const full = path.resolve(root, file);
  return fs.existsSync(full) ? readInput(root, file) : { path: shownPath(root, full), text: "" };
}

function isFolder(root: string, folder: string): boolean {
  return fs.statSync(path.resolve(root, folder), { throwIfNoEntry: false })?.isDirectory() === true;
}

/** The schema and its namespace; by default the one that all other operators of the registry have. */
function schemaOf(
  text: string,
  others: ReadonlySet<string>,
): { readonly schema: FunctionSchema; readonly namespace: string } {
  const full = text.includes("(") ? text : `${text}(Tensor self) -> Tensor`;
  const diagnostics = new Diagnostics();
  const place = { source: new Source("new", full), offset: 0, length: full.length };
  const parsed = parsePlacedSchema({ text: full, place, exact: true }, diagnostics);
  diagnostics.throwIfErrors();
  const namespace = others.size === 1 ? [...others][0]! : "aten";
  return { schema: { ...parsed!, namespace: "" }, namespace: parsed!.namespace || namespace };
}

function namespacesOf(registry: InputFile): ReadonlySet<string> {
  const diagnostics = new Diagnostics();
  const context = { diagnostics, leniency: new Leniency(true, diagnostics), tags: new Set<string>(), layers };
  const functions = loadNativeFunctions(new Source(registry.path, registry.text), context);
  return new Set(functions.map((fn) => fn.namespace));
}

function entryText(schema: FunctionSchema, namespace: string, kernel: string, pointwise: string | undefined): string {
  const first = schema.arguments[0];
  const method = schema.kind !== "out" && schema.selfIndex >= 0 && first !== undefined && isTensorLike(first.type);
  const { full, base } = schema.name;
  const out = schema.name.overload === "" ? `${base}.out` : `${base}.${schema.name.overload}_out`;
  const inplace = full.replace(base, `${base}_`);
  const writes = schema.kind === "inplace" || schema.kind === "mutable";
  return [
    `- func: ${qualify(namespace, printSchema(schema))}`,
    `  variants: ${method ? "function, method" : "function"}`,
    ...(isRandom(schema) ? ["  tags: nondeterministic_seeded"] : []),
    ...(pointwise === undefined
      ? ["  dispatch:", `    CPU: ${kernel}`, ...(writes ? ["  ungrouped: no functional form has been written"] : [])]
      : [`  autogen: ${inplace}, ${out}`, "  pointwise:", `    expr: ${JSON.stringify(pointwise)}`]),
    "",
  ].join("\n");
}

/** An entry that declares each gradient as not written yet; null if there is none to write. */
function derivativeText(schema: FunctionSchema, namespace: string): string | null {
  const inputs = schema.arguments.filter((arg) => !arg.out && keySource(arg.type) !== "none");
  const outputs = schema.returns.filter((one) => keySource(one.type) !== "none");
  if (schema.kind === "out" || schema.kind === "scratch" || inputs.length === 0 || outputs.length === 0) return null;
  const name = qualify(namespace, schema.name.full);
  return [
    `- name: ${qualify(namespace, printSchema(schema))}`,
    ...inputs.map((arg) => `  ${arg.name}: ${"'"}not_implemented("${name}: ${arg.name}")${"'"}`),
    "",
  ].join("\n");
}

/** The kernel's file: named after the operator, in a folder for its backend if there are such folders. */
function kernelFile(root: string, kernels: string, schema: FunctionSchema): string {
  const folder =
    isFolder(root, path.join(kernels, "cpu")) || kernels === "runtime/kernels" ? path.join(kernels, "cpu") : kernels;
  const file = `${schema.name.base.replaceAll("_", "-").replace(/^-+/, "")}.ts`;
  return shownPath(root, path.resolve(root, folder, file));
}

/** The file with one more function: parameters from the schema, imports for their types. */
function kernelText(root: string, file: string, schema: FunctionSchema, kernel: string, specifier: Specifier): string {
  const full = path.resolve(root, file);
  const from = full.split(path.sep).join("/");
  const project = new Project({ useInMemoryFileSystem: true, skipLoadingLibFiles: true });
  const existing = fs.existsSync(full) ? readInput(root, file).text : null;
  const source = project.createSourceFile(`/${path.basename(file)}`, existing ?? "");
  if (source.getFunction(kernel) !== undefined) throw new UsageError(`${file}: has a function ${kernel} already`);

  const imports = new Map<string, Set<string>>();
  const written = (type: Hole) =>
    print(type, (symbol) => {
      const module = specifier(from, symbol.from);
      let names = imports.get(module);
      if (names === undefined) imports.set(module, (names = new Set()));
      names.add(symbol.name);
      return symbol.name;
    });
  const names = parameterNames(schema.arguments);
  source.addFunction({
    name: kernel,
    isExported: true,
    docs: [`\`${printSchema(schema)}\``],
    parameters: schema.arguments.map(({ type }, i) => ({ name: `_${names[i]!}`, type: written(valueType(type)) })),
    returnType: written(returnType(schema.returns)),
    statements: [`throw new UnsupportedError(${JSON.stringify(`${kernel} has not been written`)});`],
  });
  const errors = specifier(from, "runtime/core/errors.ts");
  const wanted = [...imports].map(([module, types]) => ({ module, names: [...types], isTypeOnly: true }));
  for (const { module, names, isTypeOnly } of [
    ...wanted,
    { module: errors, names: ["UnsupportedError"], isTypeOnly: false },
  ]) {
    const declarations = source.getImportDeclarations();
    const present = declarations.find((item) => item.getModuleSpecifierValue() === module);
    const known = new Set(present?.getNamedImports().map((item) => item.getName()) ?? []);
    const missing = names.filter((name) => !known.has(name)).sort();
    if (missing.length === 0) continue;
    if (present !== undefined && (isTypeOnly || !present.isTypeOnly())) {
      present.addNamedImports(missing.map((name) => ({ name, isTypeOnly: isTypeOnly && !present.isTypeOnly() })));
      continue;
    }
    // Ordered by module, as linters require.
    const after = declarations.findIndex((item) => item.getModuleSpecifierValue() > module);
    const declaration = { moduleSpecifier: module, namedImports: missing, isTypeOnly };
    source.insertImportDeclaration(after < 0 ? declarations.length : after, declaration);
  }
  source.formatText({ indentSize: 2 });
  const result = source.getFullText();
  return existing === null ? `// ${schema.name.base} on the CPU.\n\n${result}` : result;
}

/** The table with one more row; null if there is no table. */
function sampleText(text: string, schema: FunctionSchema): string | null {
  const project = new Project({
    useInMemoryFileSystem: true,
    skipLoadingLibFiles: true,
    manipulationSettings: { indentationText: IndentationText.TwoSpaces, useTrailingCommas: true },
  });
  const source = project.createSourceFile("/samples.ts", text);
  const table = source
    .getVariableDeclaration("samples")
    ?.getInitializer()
    ?.getFirstDescendantByKind(SyntaxKind.ArrayLiteralExpression);
  const list =
    source.getVariableDeclaration("samples")?.getInitializerIfKind(SyntaxKind.ArrayLiteralExpression) ?? table;
  if (list === undefined) return null;
  const args = schema.arguments
    .filter((arg) => arg.default === null)
    .map(({ type }) => {
      if (isTensorLike(type)) return "tensor([0.5, -1.5, 2])";
      if (type.kind === "list") return isTensorLike(type.element) ? "[tensor([0.5, -1.5, 2])]" : "[1]";
      if (type.kind === "base" && type.name === "bool") return "true";
      return type.kind === "base" && type.name === "str" ? '""' : "1";
    });
  list.addElement(`{ operator: ${JSON.stringify(schema.name.full)}, args: () => [${args.join(", ")}] }`);
  return source.getFullText();
}
