// `codegen -- new`: an entry at the end of the registry file, a kernel skeleton, a sample row. Everything is checked before anything is written.

import fs from "node:fs";
import path from "node:path";
import { Project, SyntaxKind } from "ts-morph";
import { parseSchema, SchemaError } from "../runtime/schema/parse.js";
import { printSchema } from "../runtime/schema/print.js";
import type { FunctionSchema } from "../runtime/schema/types.js";
import { stubName } from "./api/names.js";
import { parameterNames } from "./api/stub.js";
import { isTensorLike, returnType, valueType } from "./api/types.js";
import { readRegistry } from "./derive/registry.js";
import { Diagnostics, DiagnosticsError, Source, sortDiagnostics } from "./diagnostics.js";
import { readInput, shownPath, UsageError, writeWhole } from "./disk.js";
import { type Hole, print } from "./print/code.js";
import { relativeSpecifier } from "./print/file.js";

export interface NewOptions {
  readonly nativeFunctions: string;
  readonly kernels: string;
  /** The expression of a pointwise operator. */
  readonly pointwise?: string;
}

const samplesFile = "tests/samples/samples.ts";

/**
 * Adds an operator to a project.
 * @returns what was done, one line each
 * @throws UsageError for a name or schema that cannot be added; DiagnosticsError where the registry would be wrong with it
 */
export function addOperator(root: string, text: string, options: NewOptions): readonly string[] {
  const schema = schemaOf(text);
  const registryFile = readInput(root, options.nativeFunctions);
  const kernel = `${stubName("aten", schema)}_cpu`;
  const entry = entryText(schema, kernel, options.pointwise);
  const registry = `${registryFile.text.trimEnd()}\n\n${entry}`;
  const diagnostics = new Diagnostics();
  readRegistry({ functions: new Source(registryFile.path, registry) }, { diagnostics });
  if (diagnostics.errors.length > 0) throw new DiagnosticsError(sortDiagnostics(diagnostics.errors));

  const writes = new Map<string, string>([[registryFile.path, registry]]);
  const done = [`${registryFile.path}: added ${schema.name.full}`];
  if (options.pointwise === undefined) {
    const file = shownPath(
      root,
      path.resolve(root, options.kernels, "cpu", `${schema.name.base.replaceAll("_", "-").replace(/^-+/, "")}.ts`),
    );
    writes.set(file, kernelText(root, file, schema, kernel));
    done.push(`${file}: write the body of ${kernel}`);
  }
  const samples = path.resolve(root, samplesFile);
  if (fs.existsSync(samples)) {
    writes.set(samplesFile, sampleText(fs.readFileSync(samples, "utf8"), schema));
    done.push(`${samplesFile}: added a row; put in arguments that show what it does`);
  }
  for (const [file, content] of writes) {
    const full = path.resolve(root, file);
    fs.mkdirSync(path.dirname(full), { recursive: true });
    writeWhole(full, content);
  }
  return [
    ...done,
    "now: npm run codegen, and a derivative in derivatives.yaml (or `non_differentiable: True` in the entry)",
  ];
}

function schemaOf(text: string): FunctionSchema {
  const full = text.includes("(") ? text : `${text}(Tensor self) -> Tensor`;
  try {
    return parseSchema(full);
  } catch (error) {
    if (error instanceof SchemaError) throw new UsageError(`${full}: ${error.message}`);
    throw error;
  }
}

function entryText(schema: FunctionSchema, kernel: string, pointwise: string | undefined): string {
  const first = schema.arguments[0];
  const method = schema.selfIndex >= 0 && first !== undefined && isTensorLike(first.type);
  const { full, base } = schema.name;
  const out = schema.name.overload === "" ? `${base}.out` : `${base}.${schema.name.overload}_out`;
  const inplace = full.replace(base, `${base}_`);
  return [
    `- func: ${printSchema(schema)}`,
    `  variants: ${method ? "function, method" : "function"}`,
    ...(pointwise === undefined
      ? ["  dispatch:", `    CPU: ${kernel}`]
      : [`  autogen: ${inplace}, ${out}`, "  pointwise:", `    expr: ${JSON.stringify(pointwise)}`]),
    "",
  ].join("\n");
}

/** The file with one more function: parameters as the schema has them, imports for their types. */
function kernelText(root: string, file: string, schema: FunctionSchema, kernel: string): string {
  const full = path.resolve(root, file);
  const project = new Project({ useInMemoryFileSystem: true, skipLoadingLibFiles: true });
  const existing = fs.existsSync(full) ? fs.readFileSync(full, "utf8") : null;
  const source = project.createSourceFile(`/${path.basename(file)}`, existing ?? "");
  if (source.getFunction(kernel) !== undefined) throw new UsageError(`${file}: has a function ${kernel} already`);

  const imports = new Map<string, Set<string>>();
  const written = (type: Hole) =>
    print(type, (symbol) => {
      const module = relativeSpecifier(file, symbol.from);
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
  for (const [moduleSpecifier, types] of [...imports].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const present = source.getImportDeclaration((item) => item.getModuleSpecifierValue() === moduleSpecifier);
    const known = new Set(present?.getNamedImports().map((item) => item.getName()) ?? []);
    const missing = [...types].filter((name) => !known.has(name)).sort();
    if (missing.length === 0) continue;
    if (present !== undefined)
      present.addNamedImports(missing.map((name) => ({ name, isTypeOnly: !present.isTypeOnly() })));
    else source.addImportDeclaration({ moduleSpecifier, namedImports: missing, isTypeOnly: true });
  }
  const errors = relativeSpecifier(file, "runtime/core/errors.ts");
  if (source.getImportDeclaration((item) => item.getModuleSpecifierValue() === errors) === undefined) {
    source.addImportDeclaration({ moduleSpecifier: errors, namedImports: ["UnsupportedError"] });
  }
  source.formatText({ indentSize: 2 });
  const result = source.getFullText();
  return existing === null ? `// ${schema.name.base} on the CPU.\n\n${result}` : result;
}

/** The table with one more row. */
function sampleText(text: string, schema: FunctionSchema): string {
  const project = new Project({ useInMemoryFileSystem: true, skipLoadingLibFiles: true });
  const source = project.createSourceFile("/samples.ts", text);
  const table = source
    .getVariableDeclaration("samples")
    ?.getInitializer()
    ?.getFirstDescendantByKind(SyntaxKind.ArrayLiteralExpression);
  const list =
    source.getVariableDeclaration("samples")?.getInitializerIfKind(SyntaxKind.ArrayLiteralExpression) ?? table;
  if (list === undefined) throw new UsageError(`${samplesFile}: has no array called \`samples\` to add a row to`);
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
