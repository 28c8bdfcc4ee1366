// `tengen infer`: schemas from the TypeScript types of a file's exported functions, as entries for the registry, or compared with those that are there.

import path from "node:path";
import { type FunctionDeclaration, type ParameterDeclaration, Project, SyntaxKind, type TypeNode } from "ts-morph";
import { printSchema } from "../../runtime/schema/print.js";
import { qualify } from "../derive/names.js";
import { Diagnostics, type Place, Source } from "../diagnostics.js";
import { layers } from "../layers/index.js";
import { Leniency } from "../load/lenient.js";
import { loadNativeFunctions, parsePlacedSchema } from "../load/native-functions.js";
import type { NativeFunction } from "../model/native-function.js";
import { type InputFile, readInput, UsageError, writeWhole } from "./disk.js";

export interface InferOptions {
  /** The registry; default: native_functions.yaml. */
  readonly nativeFunctions?: string;
  /** The namespace of the operators; by default that of the registry, if it has one alone. */
  readonly namespace?: string;
  /** The dispatch key that the functions are kernels of. */
  readonly key?: string;
  /** Appends the entries that are missing to the registry. */
  readonly write?: boolean;
  /** Compares the entries whose kernels are functions of the file. */
  readonly check?: boolean;
}

/** What `tengen infer` found. */
export interface Inferred {
  /** The lines to print. */
  readonly lines: readonly string[];
  /** False if `--check` found entries that do not fit. */
  readonly fits: boolean;
}

/** TypeScript's names of types, and the schema's. */
const names: ReadonlyMap<string, string> = new Map([
  ["Tensor", "Tensor"],
  ["Int", "int"],
  ["Float", "float"],
  ["Scalar", "Scalar"],
  ["boolean", "bool"],
  ["string", "str"],
  ["DType", "ScalarType"],
  ["Device", "Device"],
  ["Layout", "Layout"],
  ["MemoryFormat", "MemoryFormat"],
  ["Generator", "Generator"],
]);

const known = [...names.keys()].join(", ");

/** An exported function, and the schema that its types say. */
interface Found {
  readonly name: string;
  readonly schema: string;
  readonly place: Place;
}

/**
 * Infers schemas.
 * @param file the path of the TypeScript file
 * @throws DiagnosticsError for types that no schema has, a bare `number` above all; UsageError for a file without exported functions
 */
export function inferSchemas(root: string, file: string, options: InferOptions): Inferred {
  const input = readInput(root, file);
  const diagnostics = new Diagnostics();
  const found = functionsOf(input, diagnostics);
  diagnostics.throwIfErrors();
  if (found.length === 0) throw new UsageError(`${input.path}: exports no function with types`);
  const registryFile = options.nativeFunctions ?? "native_functions.yaml";
  const registry = registryOf(root, registryFile, options);
  const functions = registry === null ? [] : entriesOf(registry);
  if (options.check === true) return compared(input, found, functions, diagnostics);

  const spaces = new Set(functions.map(({ namespace }) => namespace));
  const namespace = options.namespace ?? (spaces.size === 1 ? [...spaces][0]! : "aten");
  const key = options.key ?? "CompositeExplicitAutograd";
  const missing = found.filter(({ name }) => kernelEntry(functions, name) === undefined);
  const entries = missing.map((one) => entryText(one, namespace, key, diagnostics));
  diagnostics.throwIfErrors();
  if (options.write !== true)
    return { lines: entries.length === 0 ? ["# all functions have entries"] : entries, fits: true };
  if (entries.length > 0) {
    const before = registry?.text.trimEnd() ?? "";
    writeWhole(path.resolve(root, registryFile), `${before === "" ? "" : `${before}\n\n`}${entries.join("\n")}\n`);
  }
  const added = missing.map(({ name }) => `${registryFile}: added an entry for ${name}`);
  return { lines: added.length === 0 ? [`${registryFile}: all functions have entries`] : added, fits: true };
}

function registryOf(root: string, file: string, { nativeFunctions, check }: InferOptions): InputFile | null {
  try {
    return readInput(root, file);
  } catch (error) {
    if (!(error instanceof UsageError) || nativeFunctions !== undefined || check === true) throw error;
    return null;
  }
}

function entriesOf({ path: file, text }: InputFile): readonly NativeFunction[] {
  const diagnostics = new Diagnostics();
  const context = { diagnostics, leniency: new Leniency(true, diagnostics), tags: new Set<string>(), layers };
  const functions = loadNativeFunctions(new Source(file, text), context);
  diagnostics.throwIfErrors();
  return functions;
}

/** The entry that names a function as a kernel. */
function kernelEntry(functions: readonly NativeFunction[], name: string): NativeFunction | undefined {
  return functions.find(({ dispatch }) => [...dispatch.values()].some((kernel) => kernel.name === name));
}

function entryText({ name, schema, place }: Found, namespace: string, key: string, diagnostics: Diagnostics): string {
  const text = parsePlacedSchema({ text: schema, place, exact: false }, diagnostics);
  const printed = text === null ? schema : printSchema(text);
  return [
    `- func: ${qualify(namespace, printed)}`,
    "  variants: function",
    "  dispatch:",
    `    ${key}: ${name}`,
    "",
  ].join("\n");
}

/** Compares entries with the functions that are their kernels. */
function compared(
  { path: file }: InputFile,
  found: readonly Found[],
  functions: readonly NativeFunction[],
  diagnostics: Diagnostics,
): Inferred {
  let count = 0;
  for (const { name, schema, place } of found) {
    const entry = kernelEntry(functions, name);
    if (entry === undefined) continue;
    count++;
    const given = shapeOf(entry.schemaText);
    const inferred = shapeOf(schema);
    if (given === inferred) continue;
    diagnostics.error(
      place,
      `\`${name}\` is a kernel of \`${qualify(entry.namespace, entry.schemaText)}\`, and its types say \`${inferred}\``,
      { hint: `write \`${given}\` as the function's types, or change the entry` },
    );
  }
  diagnostics.throwIfErrors();
  return { lines: [`${file}: ${count} of ${found.length} functions have entries, which their types fit`], fits: true };
}

/** A schema without what TypeScript's types do not say: its name, aliases, sizes of lists, the star before keyword arguments, names of results. */
function shapeOf(schema: string): string {
  const at = schema.indexOf("(");
  const arrow = schema.lastIndexOf(") -> ");
  const plain = (text: string): string => text.replace(/\([a-z!|* ->]*\)(?=[ ?[\])]|$)/g, "").replace(/\[\d+\]/g, "[]");
  const args = splitTop(plain(schema.slice(at + 1, arrow)))
    .filter((one) => one !== "*" && one !== "")
    .map((one) => one.replaceAll("SymInt", "int"));
  const results = plain(schema.slice(arrow + 5)).replace(/^\((.*)\)$/, "$1");
  const types = splitTop(results).map((one) => one.split(" ")[0]!.replaceAll("SymInt", "int"));
  return `(${args.join(", ")}) -> ${types.length === 1 ? types[0]! : `(${types.join(", ")})`}`;
}

/** The parts between commas that are in no brackets. */
function splitTop(text: string): string[] {
  const parts: string[] = [];
  let [depth, start] = [0, 0];
  for (let i = 0; i <= text.length; i++) {
    const char = text[i];
    if (char === "[" || char === "(") depth++;
    else if (char === "]" || char === ")") depth--;
    else if ((char === "," && depth === 0) || i === text.length) {
      parts.push(text.slice(start, i).trim());
      start = i + 1;
    }
  }
  return parts;
}

// -- types

/** `scaledSquare_` as `scaled_square_`. */
function snakeCase(name: string): string {
  const snake = name.replace(/([a-z0-9])([A-Z])/g, "$1_$2").replace(/([A-Z])([A-Z][a-z])/g, "$1_$2");
  return snake.toLowerCase();
}

function functionsOf({ path: file, text }: InputFile, diagnostics: Diagnostics): readonly Found[] {
  const project = new Project({ useInMemoryFileSystem: true, skipLoadingLibFiles: true });
  const source = project.createSourceFile("/file.ts", text);
  const shown = new Source(file, text);
  const found: Found[] = [];
  for (const fn of source.getFunctions()) {
    const name = fn.getName();
    const node = fn.getNameNode();
    if (!fn.isExported() || name === undefined || node === undefined || fn.isOverload()) continue;
    const reader = new TypeReader(shown, diagnostics);
    const schema = reader.schemaOf(fn, name);
    const place = { source: shown, offset: node.getStart(), length: name.length };
    if (schema !== null) found.push({ name, schema, place });
  }
  return found;
}

/** Reads the types of one function. */
class TypeReader {
  readonly source: Source;
  readonly diagnostics: Diagnostics;

  constructor(source: Source, diagnostics: Diagnostics) {
    this.source = source;
    this.diagnostics = diagnostics;
  }

  private refuse(node: { getStart(): number; getWidth(): number }, message: string, hint: string): null {
    this.diagnostics.error({ source: this.source, offset: node.getStart(), length: node.getWidth() }, message, {
      hint,
    });
    return null;
  }

  schemaOf(fn: FunctionDeclaration, name: string): string | null {
    const args = fn.getParameters().map((one) => this.argument(one));
    const node = fn.getReturnTypeNode();
    const returns =
      node === undefined
        ? this.refuse(fn.getNameNode()!, `\`${name}\` does not state what it returns`, "write its type: `: Tensor`")
        : this.returned(node);
    if (returns === null || args.includes(null)) return null;
    const texts = args as string[];
    const writes = name.endsWith("_") && texts[0]?.startsWith("Tensor ") === true && returns === "Tensor";
    if (writes) texts[0] = texts[0]!.replace(/^Tensor \w+/, "Tensor(a!) self");
    return `${snakeCase(name)}(${texts.join(", ")}) -> ${writes ? "Tensor(a!)" : returns}`;
  }

  private argument(parameter: ParameterDeclaration): string | null {
    const name = parameter.getName();
    if (parameter.isRestParameter() || !/^\w+$/.test(name))
      return this.refuse(
        parameter,
        "an operator's arguments have names, and as many as its schema",
        "write one parameter for each argument",
      );
    const node = parameter.getTypeNode();
    if (node === undefined)
      return this.refuse(parameter, `\`${name}\` has no type`, `write its type, one of ${known}, or a list of them`);
    const type = this.type(node, name);
    if (type === null) return null;
    const optional = parameter.hasQuestionToken() && !type.endsWith("?") ? `${type}?` : type;
    const initializer = parameter.getInitializer()?.getText();
    const text = `${optional} ${snakeCase(name.replace(/^_+/, ""))}`;
    if (initializer !== undefined) {
      const value = defaultText(initializer, optional);
      return value === null
        ? this.refuse(
            parameter,
            `\`${initializer}\` is not a default that a schema can state`,
            "write a number, a text, true, false, null or a list of numbers",
          )
        : `${text}=${value}`;
    }
    return parameter.hasQuestionToken() ? `${text}=None` : text;
  }

  private returned(node: TypeNode): string | null {
    const tuple = unwrapped(node).asKind(SyntaxKind.TupleType);
    if (tuple !== undefined) {
      const parts = tuple.getElements().map((element) => {
        const named = element.asKind(SyntaxKind.NamedTupleMember);
        const type = this.type(named?.getTypeNode() ?? element, "a result");
        return type === null || named === undefined ? type : `${type} ${snakeCase(named.getName())}`;
      });
      return parts.includes(null) ? null : `(${parts.join(", ")})`;
    }
    if (node.getText() === "void") return "()";
    return this.type(node, "the result");
  }

  /** The schema's type of a type node, with `?` where it may be null; null after an error. */
  private type(given: TypeNode, what: string): string | null {
    const node = unwrapped(given);
    const union = node.asKind(SyntaxKind.UnionType);
    if (union !== undefined) {
      const parts = union.getTypeNodes();
      const rest = parts.filter((part) => !["null", "undefined"].includes(part.getText()));
      if (rest.length === 1 && rest.length < parts.length) {
        const type = this.type(rest[0]!, what);
        return type === null ? null : `${type}?`;
      }
      if (rest.every((part) => part.asKind(SyntaxKind.LiteralType)?.getLiteral().isKind(SyntaxKind.StringLiteral)))
        return rest.length < parts.length ? "str?" : "str";
    }
    const array = node.asKind(SyntaxKind.ArrayType);
    if (array !== undefined) {
      const element = this.type(array.getElementTypeNode(), what);
      return element === null ? null : `${element}[]`;
    }
    const text = node.getText();
    const listed = /^(?:Readonly)?Array<(.*)>$/.exec(text);
    if (listed !== null) {
      const argument = node.asKind(SyntaxKind.TypeReference)?.getTypeArguments()[0];
      const element = argument === undefined ? null : this.type(argument, what);
      return element === null ? null : `${element}[]`;
    }
    if (text === "number")
      return this.refuse(
        node,
        `\`${what}\` is \`number\`, which may be an int or a float of the schema`,
        "write `Int` or `Float`, types that tengen exports for this; both are number",
      );
    const name = names.get(text);
    if (name !== undefined) return name;
    return this.refuse(
      node,
      `no schema has the type \`${text}\``,
      `types are ${known}, lists of them, and these or null`,
    );
  }
}

/** A type without `readonly` and parentheses. */
function unwrapped(node: TypeNode): TypeNode {
  const inner =
    node.asKind(SyntaxKind.ParenthesizedType)?.getTypeNode() ?? node.asKind(SyntaxKind.TypeOperator)?.getTypeNode();
  return inner === undefined ? node : unwrapped(inner);
}

/** A default as the schema writes it; null if it cannot. */
function defaultText(text: string, type: string): string | null {
  if (text === "null" || text === "undefined") return "None";
  if (text === "true" || text === "false") return text === "true" ? "True" : "False";
  if (/^-?\d[\d_]*(\.\d+)?(e-?\d+)?$/.test(text)) {
    const plain = text.replaceAll("_", "");
    return type.startsWith("float") && /^-?\d+$/.test(plain) ? `${plain}.0` : plain;
  }
  if (/^(["'])[^"'\\]*\1$/.test(text)) {
    const word = text.slice(1, -1);
    if (type.startsWith("str")) return `"${word}"`;
    return /^\w+$/.test(word) ? word : null;
  }
  return /^\[[-\d, ]*\]$/.test(text) ? text.replaceAll(" ", "") : null;
}
