// The generator as one pure function: texts in, texts out, with no access to disk, arguments or clock.

import type { DType } from "../runtime/core/dtype.js";
import { aliasNames, backendNames, isKeyName, runtimeKeys, shapesBackend } from "../runtime/dispatch/keys.js";
import { type Feature, features } from "./api/features.js";
import { namespaceOf } from "./api/namespaces.js";
import { checkPrintedNames } from "./api/printed-names.js";
import type { ExportList } from "./api/runtime-exports.js";
import { type Places, specifierFor } from "./api/specifier.js";
import { readRegistry } from "./derive/registry.js";
import {
  type Diagnostic,
  Diagnostics,
  didYouMean,
  fileDiagnostic,
  LibrarySource,
  Source,
  sortDiagnostics,
} from "./diagnostics.js";
import { emitArities } from "./emit/arities.js";
import { emitAutograd } from "./emit/autograd.js";
import { emitBackendSelect } from "./emit/backend-select.js";
import { emitCalls } from "./emit/calls.js";
import { coveragePath, coverageText } from "./emit/coverage.js";
import type { Emitter } from "./emit/emitter.js";
import { emitForms } from "./emit/forms.js";
import { emitFunctions } from "./emit/functions.js";
import { emitIndex } from "./emit/index-file.js";
import { emitKernelStubs } from "./emit/kernel-stubs.js";
import { emitMethods } from "./emit/methods.js";
import { emitModules } from "./emit/modules.js";
import { emitOperators } from "./emit/operators.js";
import { emitPointwise } from "./emit/pointwise.js";
import { emitRegistrations } from "./emit/register.js";
import { emitRows } from "./emit/rows.js";
import { emitRuntime } from "./emit/runtime.js";
import { emitSchemas } from "./emit/schemas.js";
import { emitStructured } from "./emit/structured.js";
import { emitVariants } from "./emit/variants.js";
import { emitVectors } from "./emit/vectors.js";
import { type KernelFile, KernelIndex } from "./kernels/kernel-index.js";
import { layers } from "./layers/index.js";
import type { FactsScope } from "./load/facts.js";
import { readYaml } from "./load/yaml.js";
import type { NativeFunction } from "./model/native-function.js";
import type { Registry } from "./model/registry.js";
import { planAutograd } from "./plan/autograd.js";
import { planExports } from "./plan/exports.js";
import { isOtherBackend } from "./plan/forms.js";
import { checkKernels } from "./plan/kernels-by-key.js";
import { makePlan, type Plan } from "./plan/plan.js";
import { keysOfBits, type Scope } from "./plan/scope.js";
import {
  checkServed,
  findWanted,
  type NeededOperator,
  type Selection,
  select,
  type WantedOperator,
} from "./plan/select.js";
import { emitPlugins, type LoadedPlugin } from "./plugin.js";
import { loopClassOf } from "./pointwise/targets/typescript/loop.js";
import { type GeneratedFile, PrintedFiles, printFile } from "./print/file.js";
import { byField, stage, withQueries } from "./query.js";

/** A registry file: its name for messages, and its text. */
export interface InputText {
  readonly path: string;
  readonly text: string;
}

/** A selection in full: what programs name, and what else they need. */
export interface SelectedOperators {
  /** Exported as functions. */
  readonly names: readonly string[];
  /** The members that tensors get; null for those of all named operators. */
  readonly members: ReadonlySet<string> | null;
  /** Operators that other code calls, with the words for it: `Linear of tengen/nn`. */
  readonly needed: readonly NeededOperator[];
  /** Whether the program may ask for gradients: otherwise nothing guards against those that would be lost. */
  readonly records: boolean;
}

export interface PipelineInput {
  readonly functions: InputText;
  readonly derivatives: InputText | null;
  readonly tags: InputText | null;
  readonly deprecated: InputText | null;
  /** Facts about the operators beyond what the files state. */
  readonly facts?: (InputText & { readonly scope: FactsScope }) | null;
  /** Kernel sources with their exports; null to generate for kernels that others supply. */
  readonly kernels: readonly KernelFile[] | null;
  /**
   * The kernels of the library that the registry is, or extends: what a selection is taken from, and the helpers of formulas.
   */
  readonly libraryKernels?: readonly KernelFile[];
  readonly places: Places;
  /** The registry that this one extends: its operators may be called, and are not generated. */
  readonly library?: InputText | null;
  /** The registry whose operators entries refer to by `op:`. */
  readonly base?: InputText | null;
  /** The lists of the runtime's public names, sources or declarations; none where the runtime is unknown. */
  readonly exports?: Readonly<Record<ExportList, InputText>> | null;
  readonly lenient: boolean;
  /** Every public operator needs documentation. */
  readonly requireDocs?: boolean;
  /** Generate only these operators and what they need: names, or a YAML list of them. */
  readonly ops?: readonly string[] | SelectedOperators | InputText | null;
  /** Generate for these dispatch keys only. */
  readonly keys?: readonly string[] | null;
  /** What a selection includes besides its operators; null for all. */
  readonly features?: readonly Feature[] | null;
  /** Generate only what registers schemas, for tools. */
  readonly schemasOnly?: boolean;
  /** The dtypes that a selection computes in; null for all. */
  readonly dtypes?: readonly DType[] | null;
  /** Plugins, which add files. */
  readonly plugins?: readonly LoadedPlugin[];
  /** Results of earlier runs; what they computed for unchanged entries is reused. */
  readonly memory?: PipelineMemory | null;
}

type SourceRole = "functions" | "derivatives" | "tags" | "deprecated" | "facts" | "base" | "library";

/** The inputs of an index of kernels. */
type KernelSources = Pick<PipelineInput, "kernels" | "libraryKernels">;

/** What earlier runs leave for later ones. */
export class PipelineMemory {
  /** The registry files as last read, by their kind. */
  readonly sources = new Map<SourceRole, Source>();
  readonly texts = new PrintedFiles();
  /** The kernels of the last run that reported nothing. */
  kernels: { readonly of: KernelSources; readonly index: KernelIndex } | null = null;
  /** The last run without diagnostics, and its output. */
  last: { readonly input: PipelineInput; readonly output: PipelineOutput } | null = null;
}

export interface PipelineOutput {
  /** Path below the output folder -> text. */
  readonly files: ReadonlyMap<string, string>;
  readonly warnings: readonly Diagnostic[];
  readonly registry: Registry;
  /** What a selection pulled in, and why; null if everything was generated. */
  readonly selection: Selection | null;
}

/** What layers print, as one emitter. */
const emitLayers: Emitter = ({ layers: { planned }, sources }) =>
  layers.flatMap((layer) =>
    planned.has(layer.name) ? (layer.emit?.(planned.get(layer.name), sources.functions) ?? []) : [],
  );
const emitters = [
  emitOperators,
  emitFunctions,
  emitMethods,
  emitModules,
  emitRegistrations,
  emitKernelStubs,
  emitPointwise,
  emitRows,
  emitVectors,
  emitStructured,
  emitBackendSelect,
  emitCalls,
  emitAutograd,
  emitVariants,
  emitForms,
  emitLayers,
  emitRuntime,
  emitArities,
].map((emitter): Emitter => stage((plan) => emitter(plan).map((file) => ({ namespaceOf, ...file }))));
const emitEntry = stage((plan: Plan, paths: readonly string[]) => ({
  namespaceOf,
  ...emitIndex(plan, layers, paths),
}));
const describeCoverage = stage(coverageText);

/**
 * From both registry files to the files of a package.
 * @throws DiagnosticsError with all errors in the input
 */
export function generate(input: PipelineInput): PipelineOutput {
  const { memory = null } = input;
  if (memory === null) return prepare(input)(input.ops ?? null);
  const { last } = memory;
  if (last !== null && makesTheSame(last.input, input)) return last.output;
  memory.last = null;
  // What is said of kernels shows where they stand.
  if (last === null) memory.kernels = null;
  const output = prepare(input)(input.ops ?? null);
  // Warnings show lines of kernel sources, and what a plugin reads is unknown.
  if (output.warnings.length === 0 && (input.plugins ?? []).length === 0)
    memory.last = { input: { ...input, memory: null }, output };
  return output;
}

/** Whether two inputs differ only between the declarations of kernel sources, as after most edits, which change a kernel's body. */
function makesTheSame(
  { kernels, libraryKernels = [], memory: _, ...rest }: PipelineInput,
  { kernels: laterKernels, libraryKernels: laterLibraryKernels = [], memory: __, ...laterRest }: PipelineInput,
): boolean {
  return (
    equal(rest, laterRest) &&
    declareTheSame({ kernels, libraryKernels }, { kernels: laterKernels, libraryKernels: laterLibraryKernels })
  );
}

function declareTheSame(one: KernelSources, other: KernelSources): boolean {
  return (
    sameKernels(one.kernels, other.kernels) && sameKernels(one.libraryKernels ?? null, other.libraryKernels ?? null)
  );
}

function sameKernels(one: readonly KernelFile[] | null, other: readonly KernelFile[] | null): boolean {
  if (one === null || other === null) return one === other;
  return (
    one.length === other.length &&
    one.every((file, i) => file === other[i] || equal(withoutPlaces(file), withoutPlaces(other[i]!)))
  );
}

/** The parts of a kernel source that generated files can depend on. */
function withoutPlaces({ text: _, exports, ...rest }: KernelFile) {
  return { ...rest, exports: exports.map(({ offset: __, ...one }) => one) };
}

/** Equality of data, in the same order. */
function equal(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false;
  const names = Object.keys(a);
  const others = Object.keys(b);
  return (
    Array.isArray(a) === Array.isArray(b) &&
    names.length === others.length &&
    names.every(
      (name, i) =>
        name === others[i] && equal((a as Record<string, unknown>)[name], (b as Record<string, unknown>)[name]),
    )
  );
}

/**
 * Reads and checks the input once.
 * @returns a function that generates a package: of everything (null), or of a selection
 * @throws DiagnosticsError, as does the returned function
 */
export function prepare(input: Omit<PipelineInput, "ops">): (ops: PipelineInput["ops"]) => PipelineOutput {
  const keep = input.memory != null;
  const later = input.memory ?? null;
  const make = withQueries(keep, () => read(input), later);
  return (ops = null) => withQueries(keep, () => make(ops), later);
}

/** What was read of an input, whatever is wrong with it. */
interface Examined {
  readonly diagnostics: Diagnostics;
  readonly whole: Scope;
  readonly places: Places;
  readonly exports: ReturnType<typeof planExports>;
  /** Null where errors were found before. */
  readonly autograd: ReturnType<typeof planAutograd> | null;
}

function examine(input: Omit<PipelineInput, "ops">): Examined {
  const diagnostics = new Diagnostics();
  const registry = loadInput(input, diagnostics);
  const [library, local] = byOrigin(registry.functions);
  const whole: Scope = byField({
    registry,
    functions: local,
    exposed: local,
    members: null,
    records: true,
    linked: [],
    kernels: indexKernels(input, diagnostics),
    keys: selectedKeys(input.keys ?? null, input.features ?? null, diagnostics),
    features: new Set(input.features ?? features),
    loops: loopsFor(input.dtypes ?? null),
    compact: false,
    lenient: input.lenient,
    ownOperators: input.places.ownOperators,
  });
  const places = placesOf(JSON.stringify(input.places));
  const exports = planExports(input.exports?.base.text ?? null, input.exports?.forward.text ?? null);
  checkPrintedNames(local, library, exports.names, diagnostics);
  checkKernels(whole, diagnostics);
  const autograd = diagnostics.failed ? null : planAutograd(whole, diagnostics);
  return { diagnostics, whole, places, exports, autograd };
}

/** The classes of loops that compute dtypes; null for all. */
function loopsFor(wanted: readonly DType[] | null): string | null {
  return wanted === null ? null : [...new Set(wanted.map(loopClassOf).filter((one) => one !== null))].sort().join(" ");
}

/** The registry as far as it can be read, and what is wrong with it. */
export interface Inspection {
  /** What a run would report, in order of file and place. */
  readonly diagnostics: readonly Diagnostic[];
  /** Whether a file could not be read as written: the registry then lacks what it holds. */
  readonly unreadable: boolean;
  readonly registry: Registry;
  readonly kernels: KernelIndex;
}

/** Everything that a run checks, and no output: for editors, whose texts are often unfinished. */
export function inspect(input: Omit<PipelineInput, "ops">): Inspection {
  return withQueries(
    input.memory != null,
    () => {
      const { diagnostics, whole, places, exports, autograd } = examine(input);
      if (autograd !== null && !diagnostics.failed) makeWholePlan(input, whole, autograd, places, exports, diagnostics);
      if (input.memory != null && diagnostics.list.length > 0) input.memory.kernels = null;
      return {
        diagnostics: sortDiagnostics([...diagnostics.reported(), ...diagnostics.warnings]),
        unreadable: diagnostics.errors.some(({ syntax }) => syntax === true),
        registry: whole.registry,
        kernels: whole.kernels,
      };
    },
    input.memory ?? null,
  );
}

function makeWholePlan(
  input: Omit<PipelineInput, "ops">,
  scope: Scope,
  autograd: ReturnType<typeof planAutograd>,
  places: Places,
  exports: ReturnType<typeof planExports>,
  diagnostics: Diagnostics,
): Plan {
  const style = styleOf(
    places,
    baseName(input.functions.path),
    baseName(input.derivatives?.path ?? "derivatives.yaml"),
  );
  return makePlan(scope, autograd, style, places, exports, layers, diagnostics);
}

function read(input: Omit<PipelineInput, "ops">): (ops: PipelineInput["ops"]) => PipelineOutput {
  const { diagnostics, whole, places, exports, autograd } = examine(input);
  const { registry } = whole;
  return (ops = null) => {
    const found = diagnostics.copy();
    const inFull = ops !== null && "names" in ops ? ops : null;
    const wanted = readWanted(ops !== null && "names" in ops ? ops.names : ops, found);
    const chosen = wanted === null ? null : findWanted(wanted, whole, found);
    if (autograd === null || chosen !== null) found.throwIfErrors();
    const selection = chosen === null ? null : select(chosen, inFull?.needed ?? [], whole, autograd!, places);
    const scope = selection === null ? whole : selectedScope(whole, selection, inFull);
    const ownAutograd = selection === null ? autograd! : planAutograd(scope, found);
    const plan = makeWholePlan(input, scope, ownAutograd, places, exports, found);
    found.throwIfErrors();
    if (selection !== null && whole.kernels.complete) {
      checkServed(selection, plan.registrations, wanted!, input.keys ?? null, found);
      found.throwIfErrors();
    }
    if (input.schemasOnly === true) {
      const schemas = emitSchemas(plan).map((file) => [below(file.path), printFile(file, plan.specifier)] as const);
      return { files: new Map(schemas), warnings: found.warnings, registry, selection };
    }
    const files = emit(plan, input.memory?.texts ?? null);
    for (const [path, text] of emitPlugins(input.plugins ?? [], { plan, registry }, files)) files.set(path, text);
    return { files, warnings: found.warnings, registry, selection };
  };
}

/** The kernels by name. Those of an earlier run that reported nothing, where they have the same declarations. */
function indexKernels({ kernels, libraryKernels = [], memory }: KernelInput, diagnostics: Diagnostics): KernelIndex {
  const earlier = memory?.kernels ?? null;
  const of = { kernels, libraryKernels };
  if (earlier !== null && declareTheSame(earlier.of, of)) return earlier.index;
  const index = new KernelIndex(kernels ?? [], diagnostics, { complete: kernels !== null, library: libraryKernels });
  if (memory != null) memory.kernels = { of, index };
  return index;
}

type KernelInput = KernelSources & Pick<PipelineInput, "memory">;

/** The operators of the library, and those that are generated. */
const byOrigin = stage((functions: readonly NativeFunction[]) => {
  const isOfLibrary = ({ place }: NativeFunction): boolean => place.source instanceof LibrarySource;
  const library = functions.filter(isOfLibrary);
  return [library, library.length === 0 ? functions : functions.filter((f) => !isOfLibrary(f))] as const;
});

const placesOf = stage((text: string) => JSON.parse(text) as Places);

const styleOf = stage((places: Places, functions: string, derivatives: string) => ({
  specifier: specifierFor(places),
  sources: { functions, derivatives },
}));

/** The scope of a selection: code optimised for size, exposing only what was requested. */
function selectedScope(
  whole: Scope,
  { functions, linked, features, chosen }: Selection,
  inFull: SelectedOperators | null,
): Scope {
  const { members = null, records = true } = inFull ?? {};
  return { ...whole, functions, linked, features, exposed: chosen, members, records, compact: true };
}

/** The texts of a plan's files, each printed before the next is built. @param earlier those of earlier runs, null if no run follows */
function emit(plan: Plan, earlier: PrintedFiles | null): Map<string, string> {
  const texts = new Map<string, string>();
  const print = (file: GeneratedFile) =>
    earlier === null ? printFile(file, plan.specifier) : earlier.print(file, plan.specifier);
  const add = (file: GeneratedFile) => texts.set(below(file.path), print(file));
  const paths: string[] = [];
  for (const emitter of emitters) {
    for (const file of emitter(plan)) {
      paths.push(file.path);
      add(file);
    }
  }
  add(emitEntry(plan, paths));
  texts.set(below(coveragePath), describeCoverage(plan));
  return texts;
}

/** The requested operators; null for all. */
function readWanted(
  ops: readonly string[] | InputText | null,
  diagnostics: Diagnostics,
): readonly WantedOperator[] | null {
  if (ops === null) return null;
  const nothing = (file: string) =>
    diagnostics.report(
      fileDiagnostic(file, "no operator is named", { hint: "name those that a program calls: add.Tensor, mm" }),
    );
  const named = (name: string, place: WantedOperator["place"]): readonly WantedOperator[] => {
    if (!/[\s(]/.test(name)) return [{ name, place }];
    const message = `\`${name}\` is not the name of an operator`;
    const hint = name.includes("(")
      ? "omit its arguments: `add.Tensor`"
      : "commas stand between names: `add.Tensor,mm`";
    if (place === null) diagnostics.report(fileDiagnostic("--ops", message, { hint }));
    else diagnostics.error(place, message, { hint });
    return [];
  };
  if (!("text" in ops)) {
    if (ops.length === 0) nothing("--ops");
    return ops.flatMap((name) => named(name, null));
  }
  const root = readYaml(new Source(ops.path, ops.text), diagnostics);
  if (root === null || (root.kind === "list" && root.items.length === 0)) {
    if (!diagnostics.failed) nothing(ops.path);
    return [];
  }
  const items = root.kind === "list" ? root.items : [root];
  return items.flatMap((item) => {
    if (item.kind === "scalar" && typeof item.value === "string") return named(item.value, item.place);
    diagnostics.error(item.place, "this file is a list of operator names", { hint: "one a line: `- add.Tensor`" });
    return [];
  });
}

/**
 * Keys that the requested ones require: the composite ones, backend selection, what autograd is built on, for backends other
 * than the host's the shape kernels of derived forms, and those of the lazy bits that the requested features bring.
 */
function selectedKeys(
  keys: readonly string[] | null,
  requested: readonly Feature[] | null,
  diagnostics: Diagnostics,
): ReadonlySet<string> | null {
  if (keys === null) return null;
  for (const key of keys) {
    if (isKeyName(key)) continue;
    const names = [...runtimeKeys.map(({ name }) => name), ...aliasNames];
    diagnostics.report(
      fileDiagnostic("--keys", `there is no dispatch key \`${key}\``, { hint: didYouMean(key, names) }),
    );
  }
  checkBackends(keys, diagnostics);
  const autograd = keys.some((key) => key.startsWith("Autograd")) ? ["Autograd", "ADInplaceOrView"] : [];
  const composite = aliasNames.filter((name) => name.startsWith("Composite") && !name.includes("Nested"));
  const lazyBits = keysOfBits(new Set(requested ?? features));
  const shapes = requested?.includes("backends") === true || keys.some(isOtherBackend) ? [shapesBackend] : [];
  return new Set([...keys, ...shapes, ...autograd, ...composite, ...lazyBits, "BackendSelect"]);
}

/** Reports which keys the requested ones require but lack. */
function checkBackends(keys: readonly string[], diagnostics: Diagnostics): void {
  const isBackend = (key: string) => (backendNames as readonly string[]).includes(key);
  const complain = (message: string, backend: string) =>
    diagnostics.report(
      fileDiagnostic("--keys", message, { hint: `add the backend's own key: --keys ${[backend, ...keys].join(",")}` }),
    );
  const resting = keys
    .map((key) => ({ key, backend: key.replace(/^(Autograd|Autocast)/, "") }))
    .filter(({ key, backend }) => backend !== key && isBackend(backend) && !keys.includes(backend));
  for (const { key, backend } of resting)
    complain(`\`${key}\` rests on the kernels of \`${backend}\`, which is not among the keys`, backend);
  if (resting.length === 0 && !keys.some(isBackend) && keys.every(isKeyName))
    complain("none of the keys is a backend's: no operator would have a kernel that computes", "CPU");
}

/** The registry alone: the starting point of reports and the model as data. */
export function loadInput(
  {
    functions,
    derivatives,
    tags,
    deprecated,
    facts,
    library,
    base,
    lenient,
    requireDocs = false,
    memory,
  }: Omit<PipelineInput, "kernels" | "libraryKernels" | "places">,
  diagnostics: Diagnostics,
): Registry {
  const source = (role: SourceRole, input: InputText, kind: typeof Source = Source): Source => {
    const known = memory?.sources.get(role);
    const earlier = known?.file === input.path ? known : null;
    if (earlier?.text === input.text) return earlier;
    const created = new kind(input.path, input.text, earlier);
    memory?.sources.set(role, created);
    return created;
  };
  const optional = (role: SourceRole, input: InputText | null) => (input === null ? null : source(role, input));
  return readRegistry(
    {
      functions: source("functions", functions),
      derivatives: optional("derivatives", derivatives),
      tags: optional("tags", tags),
      deprecated: optional("deprecated", deprecated),
      facts: facts == null ? null : { source: source("facts", facts), scope: facts.scope },
      base: base == null ? null : source("base", base),
      library: library == null ? null : source("library", library, LibrarySource),
    },
    { layers, lenient, requireDocs, diagnostics },
  );
}

function baseName(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1);
}

function below(path: string): string {
  return path.replace(/^generated\//, "");
}
