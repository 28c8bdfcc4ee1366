// One run of the generator: finds its files, leaves at once if nothing changed, else generates, compares and writes.

import fs from "node:fs";
import path from "node:path";
import { type Part, parts } from "./api/parts.js";
import type { Places } from "./api/specifier.js";
import type { Terminal } from "./command-line.js";
import {
  applyChanges,
  type Changes,
  compareOutputs,
  generatorHash,
  hashOf,
  type InputFile,
  type Manifest,
  readCache,
  readInput,
  readOutputs,
  readSources,
  shownPath,
  sourcesOf,
  UsageError,
  writeCache,
} from "./disk.js";
import type { KernelContents, KernelFile } from "./kernels/kernel-index.js";
import {
  asLibrary,
  isKernelIndex,
  isLibraryRegistry,
  libraryKernelPlace,
  libraryKernelSources,
  libraryRegistry,
  libraryRegistryFile,
  packageRoot,
  readKernelIndex,
} from "./library-package.js";
import type { FactsScope } from "./load/facts.js";
import { RunMemory } from "./run-memory.js";

/** The options of the command, as commander gives them. */
export interface GenerateOptions {
  /** Default: the file of this name in the root; for a selection, tengen's own. */
  readonly nativeFunctions?: string;
  readonly derivatives?: string;
  readonly tags?: string;
  readonly deprecated?: string;
  /** A file, `pytorch` or `none`. */
  readonly facts?: string;
  /** A folder; false for `--no-kernels`, true where nothing is said. */
  readonly kernels?: string | boolean;
  readonly out: string;
  readonly runtime?: string;
  readonly check?: boolean;
  readonly lenient?: boolean;
  readonly force?: boolean;
  readonly quiet?: boolean;
  /** Names separated by commas, or a YAML file with a list of them. */
  readonly ops?: string;
  /** The registry adds to tengen's own. */
  readonly extend?: boolean;
  /** The registry of the operators that entries name by `op:`. */
  readonly base?: string;
  /** Dispatch keys separated by commas. */
  readonly keys?: string;
  /** Parts separated by commas, or `all`. */
  readonly with?: string;
}

/** The files of a run. */
export interface Inputs {
  readonly functions: InputFile;
  readonly derivatives: InputFile | null;
  readonly tags: InputFile | null;
  readonly deprecated: InputFile | null;
  readonly facts: (InputFile & { readonly scope: FactsScope }) | null;
  /** Null: no kernels. */
  readonly kernels: readonly InputFile[] | null;
  /** The library's, where the registry is a part of it or adds to it: its sources, or the index that the package brings. */
  readonly libraryKernels: readonly InputFile[];
  readonly places: Places;
  /** The registry that this one adds to. */
  readonly library: InputFile | null;
  /** The registry whose operators entries name by `op:`, where there are such entries. */
  readonly base: InputFile | null;
  readonly ops: readonly string[] | InputFile | null;
  readonly keys: readonly string[] | null;
  readonly parts: readonly Part[] | null;
}

const defaultKernels = "runtime/kernels";
const defaultRegistry = "native_functions.yaml";
/** Of the package. */
const pytorchFacts = "facts/pytorch.yaml";

const isYamlName = (text: string): boolean => /\.ya?ml$/.test(text);

/**
 * The registry file of a run.
 * @throws UsageError if none is named and there is none to take
 */
export function registryFile(root: string, { nativeFunctions, ops }: Pick<GenerateOptions, "nativeFunctions" | "ops">) {
  if (nativeFunctions !== undefined) return nativeFunctions;
  if (fs.existsSync(path.resolve(root, defaultRegistry))) return defaultRegistry;
  if (ops !== undefined) return libraryRegistryFile();
  throw new UsageError(
    `${defaultRegistry}: there is no such file in this folder\n` +
      "  hint: name a registry of your own (--native-functions FILE; with --extend beside tengen's operators),\n" +
      "        or choose from tengen's own operators: `tengen --ops add.Tensor,mm --out src/generated`",
  );
}

/** The files that may accompany a registry, and lie beside it unless an option names them. */
const companions = {
  derivatives: "derivatives.yaml",
  tags: "tags.yaml",
  deprecated: "deprecated.yaml",
  facts: "facts.yaml",
} as const;

const beside = (registry: string, name: string): string => path.join(path.dirname(registry), name);

/** All that a run reads, and all that it looks for and would read if it were there: what `--watch` watches. */
export function inputPlaces(
  root: string,
  options: GenerateOptions,
): { readonly files: readonly string[]; readonly kernels: readonly string[] } {
  const { nativeFunctions, ops, extend, base, facts, kernels } = options;
  const registries = [
    nativeFunctions ?? defaultRegistry,
    ...(nativeFunctions === undefined && ops !== undefined ? [libraryRegistryFile()] : []),
  ];
  const accompanying = Object.entries(companions).flatMap(([name, standard]) => {
    const given = options[name as keyof typeof companions];
    if (name === "facts" && (given === "none" || given === "pytorch")) return [];
    return given === undefined ? registries.map((registry) => beside(registry, standard)) : [given];
  });
  const ofLibrary = (ops !== undefined || extend === true) && kernels !== false ? libraryKernelPlace() : null;
  const files = [
    ...registries,
    ...accompanying,
    ...(facts === undefined || facts === "pytorch" ? [path.join(packageRoot(), pytorchFacts)] : []),
    ...(ops !== undefined && isYamlName(ops) ? [ops] : []),
    ...(extend ? [libraryRegistryFile()] : []),
    ...(base === undefined ? [] : [base]),
    ...(ofLibrary !== null && "index" in ofLibrary ? [ofLibrary.index] : []),
  ];
  const folders = [
    ...(kernels === false ? [] : [typeof kernels === "string" ? kernels : defaultKernels]),
    ...(ofLibrary !== null && "folder" in ofLibrary ? [ofLibrary.folder] : []),
  ];
  const whole = (places: readonly string[]) => [...new Set(places.map((place) => path.resolve(root, place)))];
  return { files: whole(files), kernels: whole(folders) };
}

/** @param texts files, by their full paths, as if they had these texts */
export function readInputs(
  root: string,
  options: GenerateOptions,
  texts: Readonly<Record<string, string>> = {},
): Inputs {
  const nativeFunctions = registryFile(root, options);
  const isGiven = (file: string) => Object.hasOwn(texts, path.resolve(root, file));
  const read = (file: string): InputFile =>
    isGiven(file)
      ? { path: shownPath(root, path.resolve(root, file)), text: texts[path.resolve(root, file)]! }
      : readInput(root, file);
  const optional = (name: Exclude<keyof typeof companions, "facts">) => {
    const given = options[name];
    if (given !== undefined) return read(given);
    const file = beside(nativeFunctions, companions[name]);
    return isGiven(file) || fs.existsSync(path.resolve(root, file)) ? read(file) : null;
  };
  const out = slashes(path.resolve(root, options.out));
  const runtime = runtimePlace(root, options);
  const library = libraryPlace(runtime);
  const hasOwnKernels = fs.existsSync(path.resolve(root, defaultKernels));
  const ofLibrary =
    options.kernels !== false &&
    typeof options.kernels !== "string" &&
    !hasOwnKernels &&
    isLibraryRegistry(path.resolve(root, nativeFunctions));
  const kernels =
    typeof options.kernels === "string"
      ? readSources(root, options.kernels)
      : ofLibrary || (options.extend && options.kernels !== false && !hasOwnKernels)
        ? []
        : options.kernels === false || !hasOwnKernels
          ? null
          : readSources(root, defaultKernels);
  const functions = read(nativeFunctions);
  const namesOperators = /^ *- +op:/m.test(functions.text);
  return {
    functions,
    derivatives: optional("derivatives"),
    tags: optional("tags"),
    deprecated: optional("deprecated"),
    facts: readFacts(root, nativeFunctions, options.facts),
    kernels,
    libraryKernels: ofLibrary || options.extend ? libraryKernelSources(root) : [],
    places: {
      out,
      root: slashes(path.resolve(root)),
      runtime,
      library,
      ownOperators: options.ops === undefined || ("folder" in library && library.folder === out),
    },
    library: options.extend ? libraryRegistry() : null,
    base: !namesOperators ? null : options.base === undefined ? libraryRegistry() : read(options.base),
    ops:
      options.ops === undefined
        ? null
        : isYamlName(options.ops)
          ? readInput(root, options.ops)
          : splitNames(options.ops),
    keys: options.keys === undefined ? null : splitNames(options.keys),
    parts: selectedParts(options),
  };
}

/** The parts that a selection asks for; null for all. */
function selectedParts({ ops, with: wanted }: GenerateOptions): readonly Part[] | null {
  if (ops === undefined && wanted !== undefined) {
    throw new UsageError("--with: only a selection (--ops) leaves anything out");
  }
  if (ops === undefined || wanted === "all") return null;
  return splitNames(wanted ?? "").map((name) => {
    const part = parts.find((one) => one === name);
    if (part === undefined)
      throw new UsageError(`--with: there is no part \`${name}\`; parts: ${parts.join(", ")}, or all`);
    return part;
  });
}

/** Facts of a file that is named or lies beside the registry, else those about PyTorch's operators. */
function readFacts(root: string, nativeFunctions: string, facts: string | undefined): Inputs["facts"] {
  const isLibrary = facts === undefined && isLibraryRegistry(path.resolve(root, nativeFunctions));
  if (facts === "none" || isLibrary) return null;
  const standard = beside(nativeFunctions, companions.facts);
  const file =
    facts === "pytorch" ? undefined : (facts ?? (fs.existsSync(path.resolve(root, standard)) ? standard : undefined));
  if (file !== undefined) return { ...readInput(root, file), scope: "this" };
  const { text } = readInput(packageRoot(), pytorchFacts);
  return { path: `tengen/${pytorchFacts}`, text, scope: facts === "pytorch" ? "any" : "grammar" };
}

function splitNames(text: string): string[] {
  return text
    .split(",")
    .map((name) => name.trim())
    .filter((name) => name !== "");
}

function slashes(file: string): string {
  return file.split(path.sep).join("/");
}

/** The generated folder of the library that has this runtime. */
function libraryPlace(runtime: Places["runtime"]): Places["library"] {
  if ("package" in runtime) return { package: runtime.package.replace(/\/runtime$/, "/generated") };
  return { folder: slashes(path.resolve(runtime.folder, "../generated")) };
}

/** The runtime's sources where the generator works on its own project, else the installed package. */
function runtimePlace(root: string, { runtime }: GenerateOptions): Places["runtime"] {
  if (runtime !== undefined) {
    return isFolder(root, runtime) ? { folder: slashes(path.resolve(root, runtime)) } : { package: runtime };
  }
  const isOwnProject = packageRoot() === path.resolve(root) && fs.existsSync(path.join(root, "runtime/core/tensor.ts"));
  return isOwnProject ? { folder: slashes(path.join(path.resolve(root), "runtime")) } : { package: "tengen/runtime" };
}

/** Runs; false if `--check` found something stale. */
export async function runGenerate(
  options: GenerateOptions & { readonly root: string },
  terminal: Terminal,
  memory = new RunMemory(),
): Promise<boolean> {
  const { root } = options;
  const folder = path.resolve(root, options.out);
  const shownFolder = shownPath(root, folder);
  if (fs.existsSync(folder) && !fs.statSync(folder).isDirectory())
    throw new UsageError(`${shownFolder}: is a file, not a folder`);

  if (!path.relative(folder, path.resolve(root)).startsWith(".."))
    throw new UsageError(
      `--out ${options.out}: this folder holds the project itself\n  hint: name a folder for generated files alone, such as src/generated`,
    );
  const inputs = readInputs(root, options);
  const state = readOutputs(folder);
  const manifestName = `manifest-${hashOf(folder)}.json`;
  const inputHash = hashOf(generatorHash(), describeInputs(inputs, options.lenient === true, memory));
  const manifest = options.force ? undefined : readCache<Manifest>(root, manifestName);
  if (
    manifest?.inputs === inputHash &&
    state.temporary.length === 0 &&
    sameOutputs(manifest, state.generated, memory)
  ) {
    terminal.info(`${shownFolder} is up to date (${state.generated.size} files)`);
    return true;
  }

  const [{ generate }, { printDiagnostics }, { describeSelection }] = await Promise.all([
    import("./pipeline.js"),
    import("./report-diagnostics.js"),
    import("./describe-selection.js"),
  ]);
  const kernels = inputs.kernels === null ? null : await kernelFiles(root, inputs.kernels, memory);
  const { files, warnings, selection, registry } = generate({
    ...inputs,
    kernels,
    libraryKernels: await libraryKernelFiles(root, inputs.libraryKernels, memory),
    lenient: options.lenient === true,
    memory: memory.registry,
  });
  if (warnings.length > 0) terminal.error(printDiagnostics(warnings).trimEnd());

  if (registry.functions.length === 0) terminal.error(`${inputs.functions.path}: warning: this file has no entries`);
  if (selection !== null) terminal.info(describeSelection(selection, inputs));
  const changes = compareOutputs(shownFolder, state, files);
  const count = changes.added.length + changes.changed.length + changes.removed.length;
  if (options.check) {
    if (count === 0) {
      terminal.info(`${shownFolder} is up to date (${files.size} files)`);
      return true;
    }
    terminal.error(`${shownFolder} is stale; run \`npm run codegen\`\n${summary(changes, state.generated, files)}`);
    return false;
  }
  applyChanges(folder, state, files, changes);
  const outputs = Object.fromEntries([...files].map(([file, text]) => [file, memory.hash(file, text)]));
  writeCache(root, manifestName, { inputs: inputHash, outputs } satisfies Manifest);
  terminal.info(
    count === 0
      ? `${shownFolder} is up to date (${files.size} files)`
      : `${summary(changes, state.generated, files)}\n${shownFolder}: ${files.size} files, ${count} changed`,
  );
  return true;
}

/** The options of `tengen backend`. */
export interface BackendOptions
  extends Pick<GenerateOptions, "nativeFunctions" | "runtime" | "check" | "lenient" | "kernels" | "out"> {
  /** The package that is generated from the registry: a folder, or the name of a package. */
  readonly operators?: string;
}

/** Where a registry's operators are: in tengen's package for its own registry, else in the package that was generated from it. */
function operatorsPlace(
  root: string,
  { nativeFunctions, operators }: BackendOptions,
): NonNullable<Places["operators"]> | null {
  if (
    operators === undefined &&
    (nativeFunctions === undefined || isLibraryRegistry(path.resolve(root, nativeFunctions)))
  )
    return null;
  const place = operators ?? "generated";
  return operators === undefined || isFolder(root, place)
    ? { folder: slashes(path.resolve(root, place)) }
    : { package: place };
}

/** Whether what an option names is a folder, not a package. */
function isFolder(root: string, place: string): boolean {
  return /^[./]/.test(place) || fs.existsSync(path.resolve(root, place));
}

/** Registers a backend's kernels; false if `--check` found something stale. */
export async function runBackend(
  file: string,
  options: BackendOptions & { readonly root: string },
  terminal: Terminal,
): Promise<boolean> {
  const { root } = options;
  const folder = path.resolve(root, options.out);
  const shownFolder = shownPath(root, folder);
  const [{ generateBackend }, { printDiagnostics }] = await Promise.all([
    import("./backend.js"),
    import("./report-diagnostics.js"),
  ]);
  const nativeFunctions = options.nativeFunctions ?? libraryRegistryFile();
  const kernels = typeof options.kernels === "string" ? options.kernels : false;
  const operators = operatorsPlace(root, options);
  const inputs = readInputs(root, { ...options, nativeFunctions, kernels });
  const { files, warnings, missing, uncovered, supported, derived, withoutMeaning } = generateBackend(
    readInput(root, file),
    {
      ...inputs,
      places: { ...inputs.places, ownOperators: false, operators },
      kernels: await kernelFiles(root, inputs.kernels ?? []),
      libraryKernels: [],
      lenient: options.lenient === true,
    },
  );
  if (warnings.length > 0) terminal.error(printDiagnostics(warnings).trimEnd());
  terminal.info(
    [
      `${supported} operators, ${supported - missing.length} with kernels`,
      ...(missing.length === 0 ? [] : [`missing: ${missing.join(", ")}`]),
      ...(derived.length === 0 ? [] : [`through their functional form: ${derived.join(", ")}`]),
      `${uncovered.length} operators that need a kernel of a backend are not listed`,
      ...(withoutMeaning.length === 0 ? [] : [`read, and without meaning in TypeScript: ${withoutMeaning.join(", ")}`]),
    ].join("\n"),
  );
  if (operators != null && "folder" in operators && !fs.existsSync(path.join(operators.folder, "operators.ts")))
    terminal.error(
      `warning: ${shownPath(root, operators.folder)} has no operators.ts, which the registrations import\n` +
        `  hint: generate ${inputs.functions.path} there, or name the package that is generated from it: --operators`,
    );
  // Other generated files may stand in the folder: only this backend's are looked at.
  const state = readOutputs(folder);
  const wanted = new Set([...files.keys(), ...[...files.keys()].map((name) => name.replace(/\.ts$/, "-missing.ts"))]);
  const own = { ...state, generated: new Map([...state.generated].filter(([name]) => wanted.has(name))) };
  const changes = compareOutputs(shownFolder, own, files);
  const count = changes.added.length + changes.changed.length + changes.removed.length;
  if (options.check) {
    if (count > 0) terminal.error(`${shownFolder} is stale\n${summary(changes, own.generated, files)}`);
    return count === 0;
  }
  applyChanges(folder, own, files, changes);
  if (count > 0) terminal.info(summary(changes, own.generated, files));
  return true;
}

/** Everything that decides what comes out, texts by their hashes. */
function describeInputs(inputs: Inputs, lenient: boolean, memory: RunMemory): string {
  return JSON.stringify({ ...inputs, lenient }, (_, value: unknown) =>
    isInputFile(value) ? { ...value, text: memory.hash(`input ${value.path}`, value.text) } : value,
  );
}

function isInputFile(value: unknown): value is InputFile {
  return typeof value === "object" && value !== null && "path" in value && "text" in value;
}

function sameOutputs({ outputs }: Manifest, generated: ReadonlyMap<string, string>, memory: RunMemory): boolean {
  const names = Object.keys(outputs);
  if (!names.every((name) => generated.has(name) && memory.hash(name, generated.get(name)!) === outputs[name]))
    return false;
  const sources = new Set(names.flatMap((name) => sourcesOf(generated.get(name)!)));
  return [...generated].every(
    ([name, text]) => Object.hasOwn(outputs, name) || !sourcesOf(text).some((source) => sources.has(source)),
  );
}

/** One line a file: `+` new, `-` no longer made, `~` changed, with how many lines and the first that differs. */
function summary(
  { added, changed, removed }: Changes,
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): string {
  return [
    ...added.map((file) => `  + ${file}`),
    ...removed.map((file) => `  - ${file}`),
    ...changed.map((file) => `  ~ ${file}  ${difference(before.get(file)!, after.get(file)!)}`),
  ].join("\n");
}

/** How many characters, to whole lines, two different texts have in common at their beginnings and at their ends. */
function changedStretch(before: string, after: string): readonly [start: number, end: number] {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before.charCodeAt(start) === after.charCodeAt(start)) start++;
  start = start === 0 ? 0 : before.lastIndexOf("\n", start - 1) + 1;
  let end = 0;
  while (
    end < shorter - start &&
    before.charCodeAt(before.length - 1 - end) === after.charCodeAt(after.length - 1 - end)
  ) {
    end++;
  }
  // The last newline before the common end belongs to it, so that no line is taken apart.
  const newline = before.indexOf("\n", before.length - end);
  return [start, newline < 0 ? 0 : before.length - newline];
}

function difference(before: string, after: string): string {
  const [start, end] = changedStretch(before, after);
  const old = before.slice(start, before.length - end).split("\n");
  const fresh = after.slice(start, after.length - end).split("\n");
  let first = 1;
  for (let at = before.indexOf("\n"); at >= 0 && at < start; at = before.indexOf("\n", at + 1)) first++;
  const counts = new Map<string, number>();
  for (const line of old) counts.set(line, (counts.get(line) ?? 0) + 1);
  let added = 0;
  for (const line of fresh) {
    const left = counts.get(line) ?? 0;
    if (left > 0) counts.set(line, left - 1);
    else added++;
  }
  let removed = 0;
  for (const left of counts.values()) removed += left;
  return `+${added} -${removed} lines, from line ${first}`;
}

/** The exports of the kernel sources; those of unchanged files come from the cache. */
export async function kernelFiles(
  root: string,
  files: readonly InputFile[],
  memory = new RunMemory(),
  cacheName = "kernels.json",
): Promise<readonly KernelFile[]> {
  const known = files.map((file) => memory.kernel(file));
  if (known.every((file) => file !== undefined)) return known;
  const cache = memory.kernelCaches.get(cacheName) ?? readCache<Record<string, KernelContents>>(root, cacheName) ?? {};
  const keys = files.map(({ path: file, text }) => hashOf(kernelCacheVersion, file, text));
  const missing = files.filter((_, i) => !Object.hasOwn(cache, keys[i]!));
  if (missing.length > 0) {
    const { readKernels } = await import("./kernels/read-kernels.js");
    readKernels(missing).forEach((contents, i) => {
      cache[keys[files.indexOf(missing[i]!)]!] = contents;
    });
    writeCache(root, cacheName, Object.fromEntries(keys.map((key) => [key, cache[key]])));
  }
  memory.kernelCaches.set(cacheName, cache);
  return files.map((file, i) => known[i] ?? memory.keepKernel({ ...file, ...cache[keys[i]!]! }));
}

/** Raise it when what is read of a kernel changes. */
const kernelCacheVersion = "4";

/** The library's kernels as the pipeline takes them. */
export async function libraryKernelFiles(
  root: string,
  files: readonly InputFile[],
  memory = new RunMemory(),
): Promise<readonly KernelFile[]> {
  const [first] = files;
  if (first === undefined) return [];
  if (isKernelIndex(first)) return readKernelIndex(root, first);
  return asLibrary(await kernelFiles(root, files, memory, "library-kernels.json"));
}
