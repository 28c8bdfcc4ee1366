// What is generated, decided once and frozen: emitters only turn it into text. A selection has a smaller plan.

import { backendNames } from "../../runtime/dispatch/keys.js";
import { autogradOperators } from "../api/autograd-operators.js";
import { features as allFeatures, type Feature, includedBy } from "../api/features.js";
import { stubName } from "../api/names.js";
import type { Places } from "../api/specifier.js";
import { type Diagnostics, LibrarySource } from "../diagnostics.js";
import type { KernelIndex } from "../kernels/kernel-index.js";
import type { NativeFunction } from "../model/native-function.js";
import type { DeprecatedSignature } from "../model/registry.js";
import { byField, stage } from "../query.js";
import { type AutogradPlan, losesGradient } from "./autograd.js";
import { planBackendSelect } from "./backend-select.js";
import { type CallingKernel, planCalls } from "./calls.js";
import { isLibrary, type planExports, type SharedNames } from "./exports.js";
import { type FormsPlan, planForms } from "./forms.js";
import { type FormThroughOther, planFormsThroughOthers } from "./forms-through-others.js";
import { coverageName, type Gradients, gradientCoverage } from "./gradients.js";
import { type MissingKernels, planMissingKernels } from "./kernel-stubs.js";
import { type RegisteredKernel, registrationsOf, writtenKernels } from "./kernels-by-key.js";
import { type Layer, type LayersPlan, planLayers } from "./layer.js";
import { type PointwisePlan, planPointwise } from "./pointwise.js";
import { planRows, type RowsPlan } from "./rows.js";
import type { Scope } from "./scope.js";
import { byStubs, SourceNeeds } from "./select.js";
import { planStructured, type StructuredPlan } from "./structured.js";
import { planVectors, type VectorFile } from "./vectors.js";

export interface Plan {
  /** The functions to generate, in registry order. */
  readonly functions: readonly NativeFunction[];
  /** Those exposed to users as functions and methods. */
  readonly exposed: readonly NativeFunction[];
  /** The names of the members that tensors get; null for all. */
  readonly members: ReadonlySet<string> | null;
  readonly deprecated: readonly DeprecatedSignature[];
  /** The operators with handles and stubs of their own, in registry order. */
  readonly handles: readonly NativeFunction[];
  readonly pointwise: PointwisePlan;
  readonly rows: RowsPlan;
  /** What is offered beside the loops of these operators. */
  readonly vectors: readonly VectorFile[];
  readonly structured: StructuredPlan;
  /** Operators that choose a backend by the options passed to them. */
  readonly selecting: readonly NativeFunction[];
  readonly calling: readonly CallingKernel[];
  readonly autograd: AutogradPlan;
  readonly formsThroughOthers: readonly FormThroughOther[];
  readonly forms: FormsPlan;
  /** What layers do with operators, and what they register when they are first switched on. */
  readonly layers: LayersPlan;
  readonly missing: MissingKernels;
  /** All registrations by key, keys in order of first use, operators in registry order. */
  readonly registrations: ReadonlyMap<string, readonly RegisteredKernel[]>;
  readonly gradients: ReadonlyMap<NativeFunction, Gradients>;
  readonly entry: EntryPlan;
  /** The public names of the runtime, types included. */
  readonly runtimeNames: ReadonlySet<string>;
  /** Those that this package shares between its copies: none unless it is the library itself. */
  readonly sharing: readonly SharedNames[];
  /** Whether the runtime's kernels belong to this package: what is printed of them is then in it. */
  readonly ownsKernels: boolean;
  /** How generated files refer to other modules. */
  readonly specifier: (file: string, target: string) => string;
  /** Names of the registry files, for the heads of generated files. */
  readonly sources: { readonly functions: string; readonly derivatives: string };
}

/** What the package's entry wires up. */
export interface EntryPlan {
  /** Whether the package extends the library, and imports it. */
  readonly addsToLibrary: boolean;
  readonly hasForward: boolean;
  /** Stubs that autograd itself calls. */
  readonly autogradOperators: readonly string[];
  /** Whether vector loops are registered before the first long run. */
  readonly offersVectors: boolean;
  /** The files of runtime/features that it installs. */
  readonly features: readonly string[];
}

/** Plans the kernels of a scope, and reports errors in them. */
export function makePlan(
  scope: Scope,
  autograd: AutogradPlan,
  { specifier, sources }: Pick<Plan, "specifier" | "sources">,
  places: Places,
  exports: ReturnType<typeof planExports>,
  layers: readonly Layer[],
  diagnostics: Diagnostics,
): Plan {
  const { pointwise, rows, structured, selecting, calling, through, forms, registrations } = planKernels(
    scope,
    autograd.registered,
    layers,
    diagnostics,
  );
  const { registry, functions, exposed, members } = scope;
  const entry = planEntry(scope, registrations);
  const layerPlans = layers.map((layer) => layer.plan?.(scope, entry.addsToLibrary, diagnostics) ?? null);
  return byField({
    functions,
    exposed,
    members,
    deprecated: registry.deprecated,
    handles: scope.ownOperators ? handlesOf(registry.functions, functions, scope.linked) : [],
    pointwise,
    rows,
    vectors: planVectors(pointwise.vectors, rows.vectors),
    structured,
    selecting,
    calling,
    autograd,
    formsThroughOthers: through,
    forms,
    layers: planLayers(layers, layerPlans, functions, registrations),
    missing: planMissingKernels(scope),
    registrations,
    gradients: gradientCoverage(scope, autograd.kernels, needsOf(namesByStub(functions), scope.kernels, places)),
    entry,
    runtimeNames: exports.names,
    sharing: isLibrary(places) ? exports.lists : [],
    ownsKernels: isLibrary(places),
    specifier,
    sources,
  });
}

const handlesOf = stage(
  (
    all: readonly NativeFunction[],
    functions: readonly NativeFunction[],
    linked: readonly NativeFunction[],
  ): readonly NativeFunction[] => {
    const handled = new Set([...functions, ...linked]);
    return all.filter((f) => handled.has(f));
  },
);

const namesByStub = stage((functions: readonly NativeFunction[]) => byStubs(functions, coverageName));

const needsOf = stage(
  (names: ReadonlyMap<string, string>, kernels: KernelIndex, places: Places) => new SourceNeeds(names, kernels, places),
);

/** Which kernels a scope has at which keys, and what other backends derive from them. @param recorded those of autograd's keys */
export function planKernels(
  scope: Scope,
  recorded: readonly RegisteredKernel[],
  layers: readonly Layer[],
  diagnostics: Diagnostics,
) {
  const pointwise = planPointwise(scope, diagnostics);
  const rows = planRows(scope, diagnostics);
  const structured = planStructured(scope, diagnostics);
  const { selecting, kernels: selectKernels } = planBackendSelect(scope);
  const { calling, kernels: callKernels } = planCalls(scope);
  const planned = [
    ...[...pointwise.kernels, ...rows.kernels, ...structured.kernels, ...selectKernels, ...callKernels],
    ...recorded,
    ...layers.flatMap((layer) => layer.kernels?.(scope) ?? []),
  ];
  const { forms: through, kernels: throughKernels } = planFormsThroughOthers(scope, planned);
  const all = [...writtenKernels(scope), ...planned, ...throughKernels];
  const { forms, kernels: formKernels } = planForms(scope, all);
  const registrations = registrationsOf(scope.functions, [...all, ...formKernels]);
  return { pointwise, rows, structured, selecting, calling, through, forms, registrations };
}

const planEntry = stage(
  (
    { registry, functions, features, records }: Scope,
    registrations: ReadonlyMap<string, readonly RegisteredKernel[]>,
  ): EntryPlan => {
    const stubs = new Set(functions.map(({ namespace, func }) => stubName(namespace, func)));
    const addsToLibrary = registry.functions.some((f) => f.place.source instanceof LibrarySource);
    return {
      addsToLibrary,
      hasForward: features.has("forward"),
      autogradOperators: autogradOperators.filter((name) => stubs.has(name)),
      offersVectors: features.has("wasm") && !addsToLibrary,
      features: addsToLibrary ? [] : installedFeatures(functions, features, records, registrations),
    };
  },
);

/** Features provided by operators and their kernels alone, not by a file of the runtime. */
const featuresOfOperators: readonly Feature[] = ["functions", "backends", "wasm"];

/**
 * The requested features that are files of the runtime, and those that check devices and prevent gradients from being
 * lost.
 */
function installedFeatures(
  functions: readonly NativeFunction[],
  features: ReadonlySet<Feature>,
  records: boolean,
  registrations: ReadonlyMap<string, readonly RegisteredKernel[]>,
): readonly string[] {
  const differentiated = new Set<NativeFunction>();
  for (const [key, kernels] of registrations) {
    if (key.startsWith("Autograd") || key === "CompositeImplicitAutograd")
      for (const { f } of kernels) differentiated.add(f);
  }
  const loses =
    allFeatures.every((feature) => features.has(feature)) ||
    (records && functions.some((f) => losesGradient(f) && !differentiated.has(f)));
  const isIncluded = (feature: Feature): boolean => {
    const including = includedBy[feature];
    return including !== undefined && features.has(including);
  };
  const others = backendNames.slice(1);
  const severalDevices = [...registrations.keys()].some((key) => others.some((name) => name === key));
  return [
    ...(severalDevices ? ["devices"] : []),
    ...allFeatures.filter(
      (feature) => features.has(feature) && !featuresOfOperators.includes(feature) && !isIncluded(feature),
    ),
    ...(loses ? ["undifferentiable"] : []),
  ];
}
