// The entry `tengen-codegen/bundler`: a plugin for Vite, Rollup, Webpack and esbuild that puts a selection in the place of `tengen`, made for the program
// that is bundled.

import fs from "node:fs";
import path from "node:path";
import type { PluginBuild } from "esbuild";
import { createUnplugin, type UnpluginInstance } from "unplugin";
import type { DType } from "../../runtime/core/dtype.js";
import type { Feature } from "../api/features.js";
import { type ModuleEntry, moduleEntries } from "../api/python-modules.js";
import type { WholeLibrary } from "./choice.js";
import { entryName, moduleName, Selections, shortHash, type Written } from "./selection.js";
import { addUsage, emptyUsage, type Usage, usageOf } from "./usage.js";

export interface BundlerOptions {
  /**
   * What the program calls in ways that its text does not show, as `ops.aten[name](x)` or `x[name]()` do: names of functions, methods and operators
   * (`softmax`, `aten::add.Tensor`).
   */
  readonly keep?: readonly string[] | undefined;
  /** Methods that are no tensors' wherever the program calls them: `sort`, where it only sorts arrays. */
  readonly leaveOut?: readonly string[] | undefined;
  /** Optional parts that are included in any case, as `--with` of the generator names them: `wasm`, `explanations`. */
  readonly with?: readonly Feature[] | undefined;
  /** The dtypes that the program computes in, `["float32", "int64", "bool"]`: loops for others are left out, and end in an error that says so. */
  readonly dtypes?: readonly DType[] | undefined;
  /** Whether it says what is kept. By default it does; warnings are given in any case. */
  readonly report?: boolean | undefined;
}

const name = "tengen";
const pythonModules = Object.keys(moduleEntries) as ModuleEntry[];
/** Modules of packages without tengen among their dependencies use none of it. */
const packageOf = /^(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/;

/** Decides which modules of a program are looked at. */
class Packages {
  readonly #known = new Map<string, boolean>();

  /** Whether a module may use tengen: it is the program's own, or its package depends on tengen. */
  mayUse(id: string): boolean {
    const file = id.replace(/[?#].*$/, "");
    if (/^\0(vite|rolldown|commonjsHelpers|rolldown:runtime)\b/.test(file)) return false;
    if (/[\\/]node_modules[\\/]\.cache[\\/]tengen[\\/]/.test(file)) return false;
    const folder = packageOf.exec(file)?.[1];
    if (folder === undefined) return !isOwn(file);
    let known = this.#known.get(folder);
    if (known === undefined) {
      try {
        const manifest = JSON.parse(fs.readFileSync(path.join(folder, "package.json"), "utf8")) as Record<
          string,
          Record<string, string> | undefined
        >;
        known = ["dependencies", "peerDependencies", "optionalDependencies", "devDependencies"].some(
          (kind) => manifest[kind]?.["tengen"] !== undefined,
        );
        if ((manifest as { name?: unknown }).name === "tengen") known = false;
      } catch {
        known = false;
      }
      this.#known.set(folder, known);
    }
    return known;
  }
}

/** Whether a file is the library's, also where the package is a link to a folder elsewhere. */
function isOwn(file: string): boolean {
  const parts = file.split(/[\\/]dist[\\/]/);
  if (parts.length === 1) return false;
  try {
    const manifest = JSON.parse(fs.readFileSync(path.join(parts[0]!, "package.json"), "utf8")) as { name?: unknown };
    return manifest.name === "tengen";
  } catch {
    return false;
  }
}

/** The work for one build of one bundler: from the modules of a program to the module that stands for `tengen`. */
class Build {
  readonly #selections: Selections;
  readonly #options: BundlerOptions;
  readonly #packages = new Packages();
  readonly #texts = new Map<string, readonly [text: string, usage: Usage]>();
  /** What is built: two builds of one project at a time have folders of their own. */
  readonly what: string;
  readonly root: string;
  /** Where the selection is written. */
  readonly folder: string;
  /** The module that stands for `tengen`. */
  readonly entry: string;
  /** What stands for each entry that is replaced, `tengen` among them. */
  readonly stands: ReadonlyMap<string, string>;
  #last = "";

  constructor(root: string, what: string, options: BundlerOptions) {
    this.what = what;
    this.root = root;
    this.folder = path.join(root, "node_modules/.cache/tengen", shortHash(what));
    this.entry = path.join(this.folder, entryName);
    this.stands = new Map([
      [name, this.entry],
      ...pythonModules.map((entry) => [`${name}/${entry}`, path.join(this.folder, moduleName(entry))] as const),
    ]);
    this.#selections = new Selections(root, this.folder);
    this.#options = options;
  }

  mayUse(id: string): boolean {
    return this.#packages.mayUse(id);
  }

  /** What a module uses; of one that did not change since the last build, what was found then. */
  usageOf(id: string, text: string): Usage {
    const known = this.#texts.get(id);
    if (known?.[0] === text) return known[1];
    const shown = path.relative(this.root, id.replace(/[?#].*$/, "").replace(/^\0/, ""));
    const usage = usageOf(shown.startsWith("..") ? id : shown.split(path.sep).join("/"), text);
    this.#texts.set(id, [text, usage]);
    return usage;
  }

  /** Writes modules to which imports can be resolved before the program is known. */
  prepare(): void {
    this.#write(() => "export {};\n");
  }

  #write(textOf: (entry: string) => string): void {
    fs.mkdirSync(this.folder, { recursive: true });
    for (const [entry, file] of this.stands) fs.writeFileSync(file, textOf(entry));
    fs.writeFileSync(path.join(this.folder, "package.json"), '{ "type": "module", "sideEffects": true }\n');
  }

  /** Writes the selection for a program. Says what is kept, where that has changed since the last build. */
  async serve(usages: Iterable<Usage>, tell: Teller): Promise<Written | WholeLibrary> {
    const usage = emptyUsage();
    for (const one of usages) addUsage(usage, one);
    const { report = true, dtypes = null, ...options } = this.#options;
    const choice = this.#selections.choose(usage, options);
    if ("whole" in choice) {
      tell.warn(`tengen: this build has the whole library. ${choice.whole}`);
      this.#write((entry) => `export * from "${entry}";\n`);
      return choice;
    }
    for (const warning of choice.warnings) tell.warn(`tengen: ${warning}`);
    const written = await this.#selections.write(choice, dtypes);
    const { functions, chosen } = written.selection;
    const text =
      `tengen: ${functions.length} operators, ${chosen.length} that the program names and ${functions.length - chosen.length} that they need; ` +
      `with ${[...choice.features.keys()].join(", ")}. Long explanations of errors are left out of this build. ` +
      `Why each is kept: ${path.relative(this.root, path.join(this.folder, "kept.txt"))}`;
    if (report && text !== this.#last) tell.info(text);
    this.#last = text;
    return written;
  }
}

interface Teller {
  info(text: string): void;
  warn(text: string): void;
}

/** What an import leads to: of entries that are replaced to what stands for them, unless the selection itself imports them; null for others. */
function standsFor(source: string, importer: string | undefined, { folder, stands }: Build): string | null {
  return importer?.startsWith(folder) === true ? null : (stands.get(source) ?? null);
}

// ---- Rollup, Rolldown, Vite: the selection's module is loaded last, when all others that lead to it have been

/** What the plugin needs of Rollup's and Rolldown's contexts. */
interface RollupContext {
  info(text: string): void;
  warn(text: string): void;
  getModuleIds(): IterableIterator<string>;
  resolve(
    source: string,
    importer?: string,
    options?: { readonly isEntry?: boolean },
  ): Promise<{ readonly id: string; readonly external: boolean | string } | null>;
  load(options: { readonly id: string; readonly resolveDependencies?: boolean }): Promise<RollupModule>;
  getModuleInfo(id: string): { readonly isExternal?: boolean } | null;
}
interface RollupModule {
  readonly code: string | null;
  readonly importedIds: readonly string[];
  readonly dynamicallyImportedIds: readonly string[];
}
/** `input` of Rollup's options. */
type RollupInput = readonly string[] | Readonly<Record<string, string>>;

/** What the modules of a program use: those that are known, and those that they import, until there are no more. */
async function programOf(context: RollupContext, inputs: readonly string[], build: Build): Promise<readonly Usage[]> {
  const found: Usage[] = [];
  const seen = new Set<string>();
  const visit = async (id: string): Promise<void> => {
    if (seen.has(id) || id.startsWith(build.folder) || !build.mayUse(id)) return;
    seen.add(id);
    if (context.getModuleInfo(id)?.isExternal === true) return;
    let loaded: RollupModule;
    try {
      loaded = await context.load({ id, resolveDependencies: true });
    } catch {
      // It is external, or the build fails for it.
      return;
    }
    if (loaded.code !== null) found.push(build.usageOf(id, loaded.code));
    await Promise.all([...loaded.importedIds, ...loaded.dynamicallyImportedIds].map(visit));
  };
  const entries = await Promise.all(inputs.map((input) => context.resolve(input, undefined, { isEntry: true })));
  await Promise.all(entries.map((entry) => (entry === null || entry.external !== false ? null : visit(entry.id))));
  // Other plugins may have added entries.
  for (let before = -1; before < seen.size; ) {
    before = seen.size;
    await Promise.all([...context.getModuleIds()].map(visit));
  }
  return found;
}

/** @param rootOf the folder of the project */
function rollupHooks(options: BundlerOptions, rootOf: () => string) {
  let build: Build | null = null;
  let inputs: readonly string[] = [];
  let served: Promise<unknown> | null = null;
  return {
    buildStart(this: unknown, { input }: { readonly input: RollupInput }) {
      inputs = Object.values(input);
      const what = `${name} ${inputs.join(" ")}`;
      build = build?.what === what ? build : new Build(rootOf(), what, options);
      served = null;
    },
    resolveId(this: unknown, source: string, importer: string | undefined) {
      const file = build === null ? null : standsFor(source, importer, build);
      return file === null ? null : { id: file, moduleSideEffects: true };
    },
    async load(this: unknown, id: string) {
      if (build === null || ![...build.stands.values()].includes(id)) return null;
      const context = this as RollupContext;
      const serving = build;
      served ??= programOf(context, inputs, build).then((usages) =>
        serving.serve(usages, { info: (text) => console.info(text), warn: (text) => context.warn(text) }),
      );
      await served;
      return { code: fs.readFileSync(id, "utf8"), moduleSideEffects: true };
    },
  };
}

function forRollup(options: BundlerOptions) {
  return rollupHooks(options, () => process.cwd());
}

/** Parts of Vite's configuration. */
interface ViteConfig {
  readonly root?: string;
  readonly worker?: { readonly plugins?: () => readonly unknown[] };
  readonly build?: { readonly ssr?: boolean | string };
}

function forVite(options: BundlerOptions) {
  let root = process.cwd();
  return {
    ...rollupHooks(options, () => root),
    enforce: "pre" as const,
    // While developing, modules are served one by one: there is nothing to select.
    apply: (config: ViteConfig, { command }: { readonly command: string }) => command === "build" && !config.build?.ssr,
    config(config: ViteConfig) {
      const stated = config.worker?.plugins;
      // Workers are bundled by themselves, with plugins of their own.
      return { worker: { plugins: () => [...(stated?.() ?? []), vite({ ...options })] } };
    },
    configResolved(config: { readonly root: string }) {
      root = config.root;
    },
  };
}

// ---- Webpack: the selection's module is built again when all others have been

/** What the plugin needs of Webpack. */
interface WebpackCompiler {
  readonly context: string;
  readonly options: { readonly mode?: string | undefined; readonly entry?: unknown };
  readonly hooks: {
    readonly compilation: Hook<[WebpackCompilation, { readonly normalModuleFactory: WebpackFactory }]>;
    readonly finishMake: Hook<[WebpackCompilation]>;
  };
}
interface Hook<Arguments extends readonly unknown[]> {
  tap(name: string, run: (...args: Arguments) => void): void;
  tapPromise(name: string, run: (...args: Arguments) => Promise<void>): void;
}
interface WebpackFactory {
  readonly hooks: {
    readonly beforeResolve: Hook<[{ request: string; readonly contextInfo: { readonly issuer: string } }]>;
  };
}
interface WebpackModule {
  readonly resource?: string;
  originalSource?(): { source(): string | Buffer } | null;
}
interface WebpackCompilation {
  readonly modules: Iterable<WebpackModule>;
  readonly warnings: Error[];
  readonly inputFileSystem: { purge?(): void };
  rebuildModule(module: WebpackModule, done: (error?: Error | null) => void): void;
}

function forWebpack(compiler: WebpackCompiler, options: BundlerOptions): void {
  // While developing, the whole library comes in parts that are built once.
  if (compiler.options.mode === "development") return;
  const build = new Build(compiler.context, `webpack ${JSON.stringify(compiler.options.entry)}`, options);
  build.prepare();
  compiler.hooks.compilation.tap(name, (_, { normalModuleFactory }) => {
    normalModuleFactory.hooks.beforeResolve.tap(name, (data) => {
      data.request = standsFor(data.request, data.contextInfo.issuer, build) ?? data.request;
    });
  });
  compiler.hooks.finishMake.tapPromise(name, async (compilation) => {
    const modules = [...compilation.modules];
    const replaced = new Set(build.stands.values());
    if (!modules.some(({ resource }) => resource !== undefined && replaced.has(resource))) return;
    const usages = modules.flatMap((module) => {
      const { resource } = module;
      if (resource === undefined || !build.mayUse(resource)) return [];
      const source = module.originalSource?.()?.source();
      return source === undefined ? [] : [build.usageOf(resource, String(source))];
    });
    await build.serve(usages, {
      info: (text) => console.info(text),
      warn: (text) => {
        compilation.warnings.push(new Error(text));
      },
    });
    compilation.inputFileSystem.purge?.();
    // While watching, the modules of the last selection are there as well.
    const written = modules.filter(({ resource }) => resource?.startsWith(build.folder));
    for (const module of written)
      if (fs.existsSync(module.resource!))
        await new Promise<void>((resolve, reject) => {
          compilation.rebuildModule(module, (error) => (error == null ? resolve() : reject(error)));
        });
  });
}

// ---- esbuild: a first pass finds the modules of the program

async function forEsbuild(pass: PluginBuild, options: BundlerOptions): Promise<void> {
  const { initialOptions: stated } = pass;
  const root = stated.absWorkingDir ?? process.cwd();
  const build = new Build(root, `esbuild ${JSON.stringify([stated.entryPoints, stated.stdin?.resolveDir])}`, options);
  let served: Promise<unknown> | null = null;
  const warnings: string[] = [];
  const serve = async (): Promise<void> => {
    const result = await pass.esbuild.build({
      ...stated,
      plugins: [lookingPass(build), ...(stated.plugins ?? []).filter((plugin) => plugin.name !== name)],
      ...{ bundle: true, write: false, metafile: true, minify: false, sourcemap: false, logLevel: "silent" },
    });
    const usages: Usage[] = [];
    let isRead = true;
    for (const input of Object.keys(result.metafile!.inputs)) {
      const file = path.resolve(root, input.replace(/[?#].*$/, ""));
      if (/\.[cm]?[jt]sx?$/.test(file) && fs.existsSync(file)) {
        if (build.mayUse(file)) usages.push(build.usageOf(file, fs.readFileSync(file, "utf8")));
      } else if (!/\.(css|json|txt|svg|png|jpe?g|gif|webp|woff2?|html)$/.test(file)) isRead = false;
    }
    // What other plugins make of files of their own kinds is JavaScript in the result.
    if (!isRead)
      for (const { path: file, text } of result.outputFiles!)
        if (/\.[cm]?js$/.test(file)) usages.push(usageOf(path.basename(file), text));
    await build.serve(usages, { info: (text) => console.info(text), warn: (text) => warnings.push(text) });
  };
  pass.onStart(() => {
    warnings.length = 0;
    served = serve();
    // Whoever asks for the selection gets the error.
    served.catch(() => undefined);
  });
  pass.onResolve({ filter: /^tengen(\/|$)/ }, async ({ path: source, importer }) => {
    const file = standsFor(source, importer, build);
    if (file === null) return null;
    await served;
    return { path: file, warnings: warnings.splice(0).map((text) => ({ text })) };
  });
}

/** Leaves out what is not looked at: the library, and packages that do not use it. */
function lookingPass(build: Build) {
  const seen = Symbol("seen");
  return {
    name: `${name} looks at the program`,
    setup({ onResolve, resolve }: PluginBuild) {
      onResolve({ filter: /^tengen(\/|$)/ }, ({ path: source }) => ({ path: source, external: true }));
      onResolve({ filter: /^[^./]/ }, async ({ path: source, pluginData, ...rest }) => {
        if (pluginData === seen || rest.kind === "entry-point") return null;
        const { importer, resolveDir, kind, namespace } = rest;
        const found = await resolve(source, { importer, resolveDir, kind, namespace, pluginData: seen });
        if (found.errors.length > 0) return { path: source, external: true };
        return found.namespace === "file" && !build.mayUse(found.path) ? { path: source, external: true } : found;
      });
    },
  };
}

const unplugin: UnpluginInstance<BundlerOptions | undefined, false> = createUnplugin((options = {}) => ({
  name,
  rollup: forRollup(options) as never,
  rolldown: forRollup(options) as never,
  vite: forVite(options) as never,
  webpack: (compiler) => forWebpack(compiler as unknown as WebpackCompiler, options),
  esbuild: { setup: (build) => forEsbuild(build as unknown as PluginBuild, options) },
}));

/** The plugin, by bundler: `tengen.vite()` in `plugins`. */
export const { vite, rollup, rolldown, webpack, esbuild } = unplugin;
export default { vite, rollup, rolldown, webpack, esbuild };
