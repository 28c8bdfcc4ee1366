// What a run of the generator reads: its options, the files that these name or that it finds, and where its output goes.

import fs from "node:fs";
import path from "node:path";
import { type DType, dtypes } from "../../runtime/core/dtype.js";
import { type Feature, features } from "../api/features.js";
import type { ExportList } from "../api/runtime-exports.js";
import type { Places } from "../api/specifier.js";
import type { FactsScope } from "../load/facts.js";
import { type InputFile, type Reader, readInput, readSources, shownPath, UsageError } from "./disk.js";
import {
  isLibraryRegistry,
  libraryKernelPlace,
  libraryKernelSources,
  libraryRegistry,
  libraryRegistryFile,
  packageRoot,
  runtimeExportLists,
  runtimeExportPlaces,
} from "./library-package.js";

/** The options of the command, as commander returns them. */
export interface GenerateOptions {
  /** Default: the file of this name in the root; for a selection, tengen's own. */
  readonly nativeFunctions?: string;
  readonly derivatives?: string;
  readonly tags?: string;
  readonly deprecated?: string;
  /** A file, `pytorch` or `none`. */
  readonly facts?: string;
  /** A folder; false for `--no-kernels`, true by default. */
  readonly kernels?: string | boolean;
  readonly out: string;
  readonly runtime?: string;
  readonly check?: boolean;
  readonly lenient?: boolean;
  readonly requireDocs?: boolean;
  readonly force?: boolean;
  readonly quiet?: boolean;
  /** Names separated by commas, or a YAML file with a list of them. */
  readonly ops?: string;
  /** Graphs whose operators are among those in `ops`. */
  readonly graphs?: readonly string[];
  /** Where to write what was read and written. */
  readonly dependencies?: string;
  /** The registry extends tengen's own. */
  readonly extend?: boolean;
  /** The registry of the operators that entries name by `op:`. */
  readonly base?: string;
  /** Dispatch keys separated by commas. */
  readonly keys?: string;
  /** Features separated by commas, or `all`. */
  readonly with?: string;
  /** Only what registers schemas. */
  readonly schemasOnly?: boolean;
  /** Dtypes separated by commas. */
  readonly dtypes?: string;
  /** Modules that generate additional files. */
  readonly plugin?: readonly string[];
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
  /** The library's, if the registry is part of it or extends it: its sources, or the index that the package brings. */
  readonly libraryKernels: readonly InputFile[];
  readonly places: Places;
  /** The lists of the runtime's public names. */
  readonly exports: Readonly<Record<ExportList, InputFile>>;
  /** The registry that this one extends. */
  readonly library: InputFile | null;
  /** The registry whose operators entries name by `op:`, where there are such entries. */
  readonly base: InputFile | null;
  readonly ops: readonly string[] | InputFile | null;
  readonly keys: readonly string[] | null;
  readonly features: readonly Feature[] | null;
  readonly dtypes: readonly DType[] | null;
  readonly schemasOnly: boolean;
  /** Every public operator needs documentation. */
  readonly requireDocs: boolean;
  readonly pluginFiles: readonly InputFile[];
}

const defaultKernels = "runtime/kernels";
const defaultRegistry = "native_functions.yaml";
/** Of the package. */
const pytorchFacts = "facts/pytorch.yaml";

const isYamlName = (text: string): boolean => /\.ya?ml$/.test(text);

/**
 * The registry file of a run.
 * @throws UsageError if none is named and there is no default
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

/** Optional files of a registry, taken from its folder unless an option names them. */
const companions = {
  derivatives: "derivatives.yaml",
  tags: "tags.yaml",
  deprecated: "deprecated.yaml",
  facts: "facts.yaml",
} as const;

const beside = (registry: string, name: string): string => path.join(path.dirname(registry), name);

/** All files that a run reads or would read if they existed: what `--watch` watches. */
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
    ...(options.plugin ?? []),
    ...(ofLibrary !== null && "index" in ofLibrary ? [ofLibrary.index] : []),
    ...Object.values(runtimeExportPlaces()),
  ];
  const folders = [
    ...(kernels === false ? [] : [typeof kernels === "string" ? kernels : defaultKernels]),
    ...(ofLibrary !== null && "folder" in ofLibrary ? [ofLibrary.folder] : []),
  ];
  const whole = (places: readonly string[]) => [...new Set(places.map((place) => path.resolve(root, place)))];
  return { files: whole(files), kernels: whole(folders) };
}

/**
 * @param texts contents, by full path, that replace those on the disk
 * @param files how they are read
 */
export function readInputs(
  root: string,
  options: GenerateOptions,
  texts: Readonly<Record<string, string>> = {},
  files?: Reader,
): Inputs {
  const nativeFunctions = registryFile(root, options);
  const isGiven = (file: string) => Object.hasOwn(texts, path.resolve(root, file));
  const read = (file: string): InputFile =>
    isGiven(file)
      ? { path: shownPath(root, path.resolve(root, file)), text: texts[path.resolve(root, file)]! }
      : readInput(root, file, files);
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
      ? readSources(root, options.kernels, files)
      : ofLibrary || (options.extend && options.kernels !== false && !hasOwnKernels)
        ? []
        : options.kernels === false || !hasOwnKernels
          ? null
          : readSources(root, defaultKernels, files);
  const functions = read(nativeFunctions);
  const namesOperators = /^ *- +op:/m.test(functions.text);
  return {
    functions,
    derivatives: optional("derivatives"),
    tags: optional("tags"),
    deprecated: optional("deprecated"),
    facts: readFacts(root, nativeFunctions, options.facts, files),
    kernels,
    libraryKernels: ofLibrary || options.extend ? libraryKernelSources(root) : [],
    places: {
      out,
      root: slashes(path.resolve(root)),
      runtime,
      library,
      ownOperators: options.ops === undefined || ("folder" in library && library.folder === out),
    },
    exports: runtimeExportLists(root, files),
    library: options.extend ? libraryRegistry() : null,
    base: !namesOperators ? null : options.base === undefined ? libraryRegistry() : read(options.base),
    ops:
      options.ops === undefined
        ? null
        : isYamlName(options.ops)
          ? readInput(root, options.ops)
          : splitNames(options.ops),
    keys: options.keys === undefined ? null : splitNames(options.keys),
    features: selectedFeatures(options),
    dtypes: selectedDTypes(options),
    schemasOnly: options.schemasOnly === true,
    requireDocs: options.requireDocs === true,
    pluginFiles: (options.plugin ?? []).map(read),
  };
}

/** The features that a selection requests; null for all. */
function selectedFeatures({ ops, with: wanted }: GenerateOptions): readonly Feature[] | null {
  if (ops === undefined && wanted !== undefined) {
    throw new UsageError("--with: only a selection (--ops) leaves anything out");
  }
  if (ops === undefined || wanted === "all") return null;
  return splitNames(wanted ?? "").map((name) => {
    const feature = features.find((one) => one === name);
    if (feature === undefined)
      throw new UsageError(`--with: there is no feature \`${name}\`; features: ${features.join(", ")}, or all`);
    return feature;
  });
}

/** The dtypes that a selection computes in; null for all. */
function selectedDTypes({ ops, dtypes: wanted }: GenerateOptions): readonly DType[] | null {
  if (wanted === undefined) return null;
  if (ops === undefined) throw new UsageError("--dtypes: only a selection (--ops) leaves anything out");
  const names = splitNames(wanted);
  const known = dtypes.filter(({ stored }) => stored).map(({ name }) => name);
  if (names.length === 0) throw new UsageError(`--dtypes: name at least one of ${known.join(", ")}`);
  return names.map((name) => {
    const dtype = known.find((one) => one === name);
    if (dtype === undefined)
      throw new UsageError(`--dtypes: there is no dtype \`${name}\`; dtypes: ${known.join(", ")}`);
    return dtype;
  });
}

/** Facts from a file that is named or lies beside the registry, otherwise those about PyTorch's operators. */
function readFacts(
  root: string,
  nativeFunctions: string,
  facts: string | undefined,
  files: Reader | undefined,
): Inputs["facts"] {
  const isLibrary = facts === undefined && isLibraryRegistry(path.resolve(root, nativeFunctions));
  if (facts === "none" || isLibrary) return null;
  const standard = beside(nativeFunctions, companions.facts);
  const file =
    facts === "pytorch" ? undefined : (facts ?? (fs.existsSync(path.resolve(root, standard)) ? standard : undefined));
  if (file !== undefined) return { ...readInput(root, file, files), scope: "this" };
  const { text } = readInput(packageRoot(), pytorchFacts);
  return { path: `tengen/${pytorchFacts}`, text, scope: facts === "pytorch" ? "any" : "grammar" };
}

function splitNames(text: string): string[] {
  return text
    .split(",")
    .map((name) => name.trim())
    .filter((name) => name !== "");
}

export function slashes(file: string): string {
  return file.split(path.sep).join("/");
}

/** The generated folder of the library with this runtime. */
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

/** Whether an option names a folder rather than a package. */
export function isFolder(root: string, place: string): boolean {
  return /^[./]/.test(place) || fs.existsSync(path.resolve(root, place));
}
