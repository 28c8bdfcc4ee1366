// What a plugin is: a third-party function from the plan to additional files, in any language. docs/plugins.md is its reference.

import {
  type CallArgument,
  callArguments,
  overloadSignatures,
  type PublicFunction,
  type PublicOverload,
  publicFunctions,
} from "./api/public.js";
import { types, values } from "./api/symbols.js";
import { type Diagnostic, DiagnosticsError, fileDiagnostic, type Place } from "./diagnostics.js";
import { documentation } from "./emit/functions.js";
import type { NativeFunction } from "./model/native-function.js";
import type { Registry } from "./model/registry.js";
import { kernelNames } from "./plan/kernels-by-key.js";
import type { Plan } from "./plan/plan.js";
import {
  code,
  each,
  type Hole,
  join,
  jsDoc,
  lineComment,
  literal,
  print,
  property,
  ref,
  typeRef,
  verbatim,
} from "./print/code.js";
import { type GeneratedFile, printFile } from "./print/file.js";
import { commentLine, endingOf, endings, origin } from "./print/head.js";

/** Incremented when something that plugins use changes its meaning. Additions do not increment it. */
export const pluginVersion = 1;

export interface Plugin {
  /** Used in messages. */
  readonly name: string;
  /** The version of this interface that it was written for. */
  readonly version: typeof pluginVersion;
  /** Called once per run, after everything was checked. Paths are relative to the output folder. */
  readonly emit: (input: PluginInput) => Iterable<PluginFile>;
}

export interface PluginInput {
  /** What is generated, decided and frozen. */
  readonly plan: Plan;
  /** Both YAML files as data. */
  readonly registry: Registry;
  readonly tools: PluginTools;
}

/** A TypeScript file, printed like those of the generator: names that its body refers to are imported. */
export interface TypeScriptFile {
  readonly path: string;
  /** One line: what the file is for. */
  readonly charter: string;
  readonly body: Hole;
  /** Names that the file declares itself; an import of the same name is renamed. */
  readonly declares?: Iterable<string>;
}

/** A file in any language whose comment syntax is known by its extension. */
export interface TextFile {
  readonly path: string;
  readonly text: string;
}

/** A JSON file. */
export interface DataFile {
  readonly path: string;
  readonly data: Readonly<Record<string, unknown>>;
}

export type PluginFile = TypeScriptFile | TextFile | DataFile;

/** The printing and query functions that the generator's own emitters use. */
/** An argument of a function; its default is null if it must be given. */
export type ArgumentText = Omit<CallArgument, "type" | "default"> & {
  readonly type: string;
  readonly default: string | null;
};

export interface PluginTools {
  readonly code: typeof code;
  readonly each: typeof each;
  readonly join: typeof join;
  readonly literal: typeof literal;
  readonly property: typeof property;
  readonly jsDoc: typeof jsDoc;
  readonly lineComment: typeof lineComment;
  readonly verbatim: typeof verbatim;
  /**
   * A name from another file, by its path from the package's root; `generated/` for the output folder, `runtime/` for the runtime.
   */
  readonly ref: typeof ref;
  readonly typeRef: typeof typeRef;
  /** Runtime names that generated code often needs. */
  readonly names: typeof types & typeof values;
  /** A fragment as text, without imports: for languages other than TypeScript. */
  readonly text: (fragment: Hole) => string;
  /** The public functions, in registry order: operators of one name, with their overloads. */
  readonly publicFunctions: () => readonly PublicFunction[];
  /** The calls of an overload: `(self: Tensor, dim: number): Tensor`. As a method, without `self`. */
  readonly signatures: (overload: PublicOverload, asMethod?: boolean) => readonly string[];
  /** The arguments of an overload, with their types and defaults as TypeScript. */
  readonly arguments: (overload: PublicOverload) => readonly ArgumentText[];
  /** The documentation of an overload in the generated declarations. */
  readonly documentation: (overload: PublicOverload) => string;
  /** The kernels of an operator by dispatch key. */
  readonly kernels: (f: NativeFunction) => ReadonlyMap<string, string>;
  /** The place of something in the YAML: its file and its 1-based line. */
  readonly position: (place: Place) => { readonly file: string; readonly line: number };
}

/** Marks a plugin for the type checker: `export default definePlugin({ name, version: 1, emit })`. */
export function definePlugin(plugin: Plugin): Plugin {
  return plugin;
}

/** A plugin, with its path for messages. */
export interface LoadedPlugin {
  readonly plugin: Plugin;
  readonly file: string;
}

/**
 * The files of the plugins.
 * @param taken paths of files that are already generated
 * @throws DiagnosticsError for a plugin that throws, or whose files cannot be written
 */
export function emitPlugins(
  plugins: readonly LoadedPlugin[],
  { plan, registry }: Pick<PluginInput, "plan" | "registry">,
  taken: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  const from = new Map<string, string>();
  const problems: Diagnostic[] = [];
  const tools = toolsFor(plan);
  for (const { plugin, file } of plugins) {
    const complain = (message: string, hint: string | null = null) =>
      problems.push(fileDiagnostic(file, `plugin \`${plugin.name}\`: ${message}`, { hint }));
    try {
      for (const emitted of plugin.emit({ plan, registry, tools })) {
        const wrong = problemOf(emitted);
        if (wrong !== null) {
          complain(...wrong);
          continue;
        }
        const other = from.get(emitted.path) ?? (taken.has(emitted.path) ? "the generator" : null);
        if (other !== null) {
          complain(
            `\`${emitted.path}\` is a file of ${other} already`,
            "put a plugin's files into a folder of their own",
          );
          continue;
        }
        from.set(emitted.path, `plugin \`${plugin.name}\``);
        texts.set(emitted.path, textOf(emitted, plan));
      }
    } catch (error) {
      complain(`threw ${describeError(error)}`, placeOf(error, file));
    }
  }
  if (problems.length > 0) throw new DiagnosticsError(problems);
  return texts;
}

/** Why a file cannot be written, with a hint; null if it can. */
function problemOf(file: PluginFile): readonly [message: string, hint: string | null] | null {
  if (typeof file !== "object" || file === null || typeof file.path !== "string")
    return [
      "what it emits is not a file: it has no `path`",
      "yield objects: { path, text }, { path, data } or { path, charter, body }",
    ];
  const { path } = file;
  if (
    path === "" ||
    path.startsWith("/") ||
    path.includes("\\") ||
    path.split("/").some((part) => /^\.{0,2}$/.test(part))
  )
    return [`\`${path}\` is not a path below the output folder`, "separate folders by `/`, without `..`"];
  const kinds = ["text", "data", "body"].filter((key) => key in file);
  if (kinds.length !== 1)
    return [
      `\`${path}\` has ${kinds.length === 0 ? "no content" : kinds.join(" and ")}`,
      "give one of `text`, `data` and `body`",
    ];
  const ending = endingOf(path);
  if ("data" in file)
    return ending === "json" ? null : [`\`${path}\` has data, and its name does not end in .json`, null];
  if ("body" in file) {
    if (ending !== "ts") return [`\`${path}\` has a body of TypeScript, and its name does not end in .ts`, null];
    return typeof file.charter === "string"
      ? null
      : [`\`${path}\` has no \`charter\``, "say in one line what it is for"];
  }
  if (typeof file.text !== "string") return [`the text of \`${path}\` is not a string`, null];
  if (commentLine(path, "") !== null) return null;
  return ending === "json"
    ? [`\`${path}\` is JSON, which has no comments`, "give `data`, not `text`"]
    : [
        `the comments of \`.${ending}\` files are not known, so \`${path}\` cannot say that it is generated`,
        `known: ${endings.join(", ")}`,
      ];
}

function textOf(pluginFile: PluginFile, plan: Plan): string {
  const { functions, derivatives } = plan.sources;
  const sources = [functions, derivatives];
  if ("data" in pluginFile) {
    const { "//": _, ...data } = pluginFile.data;
    return `${JSON.stringify({ "//": origin(sources), ...data }, null, 2)}\n`;
  }
  if ("text" in pluginFile) return `${commentLine(pluginFile.path, origin(sources))}\n${pluginFile.text.trimEnd()}\n`;
  const file: GeneratedFile = { ...pluginFile, path: `generated/${pluginFile.path}`, from: sources };
  return printFile(file, plan.specifier);
}

function toolsFor(plan: Plan): PluginTools {
  const text = (fragment: Hole) => print(fragment, (symbol) => symbol.name);
  let kernels: ReturnType<typeof kernelNames> | null = null;
  return Object.freeze({
    code,
    each,
    join,
    literal,
    property,
    jsDoc,
    lineComment,
    verbatim,
    ref,
    typeRef,
    names: { ...types, ...values },
    text,
    publicFunctions: () => publicFunctions(plan.exposed, plan.deprecated, plan.runtimeNames),
    signatures: (overload: PublicOverload, asMethod = false) => overloadSignatures(overload, asMethod).map(text),
    arguments: (overload: PublicOverload) =>
      callArguments(overload).map((one) => ({
        ...one,
        type: text(one.type),
        default: one.default === null ? null : text(one.default),
      })),
    documentation: (overload: PublicOverload) => text(documentation(overload, "whole")),
    kernels: (f: NativeFunction) => {
      kernels ??= kernelNames(plan.registrations);
      return new Map(kernels.get(f));
    },
    position: ({ source, offset }: Place) => ({ file: source.file, line: source.position(offset).line }),
  });
}

function describeError(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
}

/** The line of the plugin at which it threw. */
function placeOf(error: unknown, file: string): string | null {
  const name = file.slice(file.lastIndexOf("/") + 1);
  const stack = error instanceof Error ? (error.stack ?? "") : "";
  const line = stack.split("\n").find((text) => /^\s+at /.test(text) && text.includes(`/${name}`));
  const found = /:(\d+):(\d+)\)?$/.exec(line ?? "");
  return found === null ? null : `at ${file}:${found[1]}:${found[2]}`;
}
