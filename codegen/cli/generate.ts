// One run of the generator: exits at once if nothing changed, otherwise generates, compares and writes.

import fs from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import type { Places } from "../api/specifier.js";
import type { KernelContents, KernelFile } from "../kernels/kernel-index.js";
import { sourcesOf } from "../print/head.js";
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
  shownPath,
  UsageError,
  writeCache,
  writeWhole,
} from "./disk.js";
import { type GenerateOptions, type Inputs, isFolder, readInputs, slashes } from "./inputs.js";
import {
  asLibrary,
  isKernelIndex,
  isLibraryRegistry,
  libraryRegistryFile,
  readKernelIndex,
} from "./library-package.js";
import { RunMemory } from "./run-memory.js";
import type { Terminal } from "./terminal.js";

/**
 * Runs; false if `--check` found something stale.
 * @param previous results of earlier runs for reuse by later ones; null if this is the only run
 */
export async function runGenerate(
  options: GenerateOptions & { readonly root: string },
  terminal: Terminal,
  previous: RunMemory | null = null,
): Promise<boolean> {
  const { root } = options;
  const memory = previous ?? new RunMemory();
  const folder = path.resolve(root, options.out);
  const shownFolder = shownPath(root, folder);
  if (fs.existsSync(folder) && !fs.statSync(folder).isDirectory())
    throw new UsageError(`${shownFolder}: is a file, not a folder`);

  if (!path.relative(folder, path.resolve(root)).startsWith(".."))
    throw new UsageError(
      `--out ${options.out}: this folder holds the project itself\n  hint: name a folder for generated files alone, such as src/generated`,
    );
  const inputs = readInputs(root, options, {}, previous?.inputs);
  const state = readOutputs(folder, previous?.outputs);
  const manifestName = `manifest-${hashOf(folder)}.json`;
  const inputHash = hashOf(generatorHash(), describeInputs(inputs, options.lenient === true, memory));
  const manifest = options.force ? undefined : readCache<Manifest>(root, manifestName);
  // A plugin's imports are unknown, so it may have changed.
  if (
    inputs.pluginFiles.length === 0 &&
    manifest?.inputs === inputHash &&
    state.temporary.length === 0 &&
    sameOutputs(manifest, state.generated, memory)
  ) {
    terminal.info(`${shownFolder} is up to date (${state.generated.size} files)`);
    writeDependencies(options, inputs, shownFolder, state.generated.keys());
    return true;
  }

  const [{ generate, PipelineMemory }, { printDiagnostics }, { describeSelection }] = await Promise.all([
    import("../pipeline.js"),
    import("./report-diagnostics.js"),
    import("./describe-selection.js"),
  ]);
  const kernels = inputs.kernels === null ? null : await kernelFiles(root, inputs.kernels, memory);
  if (previous !== null) previous.pipeline ??= new PipelineMemory();
  const { files, warnings, selection, registry } = generate({
    ...inputs,
    plugins: await loadPlugins(root, inputs.pluginFiles, memory),
    kernels,
    libraryKernels: await libraryKernelFiles(root, inputs.libraryKernels, memory),
    lenient: options.lenient === true,
    memory: previous?.pipeline ?? null,
  });
  if (warnings.length > 0) terminal.error(printDiagnostics(warnings).trimEnd());

  if (registry.functions.length === 0) terminal.error(`${inputs.functions.path}: warning: this file has no entries`);
  if (selection !== null) terminal.info(describeSelection(selection, inputs));
  const changes = compareOutputs(shownFolder, state, files);
  const count = changes.added.length + changes.changed.length + changes.removed.length;
  if (options.check) {
    if (count === 0) {
      terminal.info(`${shownFolder} is up to date (${files.size} files)`);
      writeDependencies(options, inputs, shownFolder, files.keys());
      return true;
    }
    terminal.error(`${shownFolder} is stale; run \`npm run codegen\`\n${summary(changes, state.generated, files)}`);
    return false;
  }
  applyChanges(folder, state, files, changes);
  const outputs = Object.fromEntries([...files].map(([file, text]) => [file, memory.hash(file, text)]));
  writeCache(root, manifestName, { inputs: inputHash, outputs } satisfies Manifest);
  writeDependencies(options, inputs, shownFolder, files.keys());
  terminal.info(
    count === 0
      ? `${shownFolder} is up to date (${files.size} files)`
      : `${summary(changes, state.generated, files)}\n${shownFolder}: ${files.size} files, ${count} changed`,
  );
  return true;
}

/**
 * Writes what a run read and wrote as one rule of make, which build tools read: `outputs: inputs`, relative to the root. Files of packages are not in it:
 * their versions are.
 */
function writeDependencies(
  { root, dependencies, graphs = [] }: GenerateOptions & { readonly root: string },
  inputs: Inputs,
  shownFolder: string,
  outputs: Iterable<string>,
): void {
  if (dependencies === undefined) return;
  const read = new Set(graphs.map((file) => slashes(file)));
  const visit = (value: unknown): void => {
    if (isInputFile(value)) read.add(slashes(value.path));
    else if (Array.isArray(value)) value.forEach(visit);
  };
  for (const value of Object.values({ ...inputs, ...inputs.exports })) visit(value);
  // Files of the package are shown under its name.
  const isOwn = (file: string): boolean => !file.startsWith("../") && fs.existsSync(path.resolve(root, file));
  const escaped = (file: string): string => file.replace(/[ #]/g, "\\$&").replaceAll("$", "$$$$");
  const written = [...outputs].map((file) => escaped(`${slashes(shownFolder)}/${file}`));
  const lines = [...read]
    .filter(isOwn)
    .sort()
    .map((file) => ` \\\n  ${escaped(file)}`);
  const full = path.resolve(root, dependencies);
  fs.mkdirSync(path.dirname(full), { recursive: true });
  writeWhole(full, `${written.sort().join(" ")}:${lines.join("")}\n`);
}

async function loadPlugins(root: string, files: readonly InputFile[], memory: RunMemory) {
  if (files.length === 0) return [];
  const { loadPlugin } = await import("./load-plugin.js");
  return Promise.all(files.map((file) => loadPlugin(root, file, memory.hash(`plugin ${file.path}`, file.text))));
}

/** The options of `tengen backend`. */
export interface BackendOptions
  extends Pick<GenerateOptions, "nativeFunctions" | "runtime" | "check" | "lenient" | "kernels" | "out"> {
  /** The package that is generated from the registry: a folder, or the name of a package. */
  readonly operators?: string;
}

/** Where a registry's operators are: in tengen's package for its own registry, otherwise in the package generated from it. */
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

/** Whether a registry's package derives operator forms on each backend, as tengen's does. */
function hasForms(root: string, place: NonNullable<Places["operators"]> | null): boolean {
  if (place === null) return true;
  if ("folder" in place)
    return ["ts", "js"].some((ending) => fs.existsSync(path.join(place.folder, `register/forms.${ending}`)));
  try {
    createRequire(path.join(root, "package.json")).resolve(`${place.package}/register/forms.js`);
    return true;
  } catch {
    return false;
  }
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
    import("../backend.js"),
    import("./report-diagnostics.js"),
  ]);
  const nativeFunctions = options.nativeFunctions ?? libraryRegistryFile();
  const kernels = typeof options.kernels === "string" ? options.kernels : false;
  const operators = operatorsPlace(root, options);
  const inputs = readInputs(root, { ...options, nativeFunctions, kernels });
  const { files, warnings, missing, uncovered, supported, derived, following, withoutMeaning } = generateBackend(
    readInput(root, file),
    {
      ...inputs,
      places: { ...inputs.places, ownOperators: false, operators },
      kernels: await kernelFiles(root, inputs.kernels ?? []),
      libraryKernels: [],
      lenient: options.lenient === true,
    },
    hasForms(root, operators),
  );
  if (warnings.length > 0) terminal.error(printDiagnostics(warnings).trimEnd());
  terminal.info(
    [
      `${supported} operators, ${supported - missing.length} with kernels`,
      ...(missing.length === 0 ? [] : [`missing: ${missing.join(", ")}`]),
      ...(derived.length === 0 ? [] : [`through their functional form: ${derived.join(", ")}`]),
      ...(following.length === 0 ? [] : [`following from them: ${following.join(", ")}`]),
      `${uncovered.length} operators that need a kernel of a backend are not listed`,
      ...(withoutMeaning.length === 0 ? [] : [`read, and without meaning in TypeScript: ${withoutMeaning.join(", ")}`]),
    ].join("\n"),
  );
  if (operators != null && "folder" in operators && !fs.existsSync(path.join(operators.folder, "operators.ts")))
    terminal.error(
      `warning: ${shownPath(root, operators.folder)} has no operators.ts, which the registrations import\n` +
        `  hint: generate ${inputs.functions.path} there, or name the package that is generated from it: --operators`,
    );
  // The folder may hold other generated files: only this backend's are compared.
  const state = readOutputs(folder);
  const wanted = new Set([...files.keys(), ...[...files.keys()].map((name) => name.replace(/\.ts$/, "-missing.ts"))]);
  const relevant = { ...state, generated: new Map([...state.generated].filter(([name]) => wanted.has(name))) };
  const changes = compareOutputs(shownFolder, relevant, files);
  const count = changes.added.length + changes.changed.length + changes.removed.length;
  if (options.check) {
    if (count > 0) terminal.error(`${shownFolder} is stale\n${summary(changes, relevant.generated, files)}`);
    return count === 0;
  }
  applyChanges(folder, relevant, files, changes);
  if (count > 0) terminal.info(summary(changes, relevant.generated, files));
  return true;
}

/** Everything that determines the output, texts by their hashes. */
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

/**
 * One line per file: `+` new, `-` no longer generated, `~` changed, with how many lines and the first that differs.
 */
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

/** How many characters, in whole lines, two different texts share at their beginnings and at their ends. */
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
  // The last newline before the common end belongs to it, so that no line is split.
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
    const { readKernels } = await import("../kernels/read-kernels.js");
    readKernels(missing).forEach((contents, i) => {
      cache[keys[files.indexOf(missing[i]!)]!] = contents;
    });
    writeCache(root, cacheName, Object.fromEntries(keys.map((key) => [key, cache[key]])));
  }
  memory.kernelCaches.set(cacheName, cache);
  return files.map((file, i) => known[i] ?? memory.keepKernel({ ...file, ...cache[keys[i]!]! }));
}

/** Increment it when the data read from a kernel changes. */
const kernelCacheVersion = "4";

/** The library's kernels as input of the pipeline. */
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
