// Everything autograd needs, decided once: which functions get which kernels, with which node, saved values and forward
// formulas.

import { isTensorish, keepsTensors } from "../../runtime/formula/index.js";
import type { Type } from "../../runtime/schema/types.js";
import { stubName } from "../api/names.js";
import { kernelModule } from "../api/specifier.js";
import { isTensorLike } from "../api/types.js";
import { Diagnostics } from "../diagnostics.js";
import { type Analysis, analyse, analyseCondition } from "../formula/analyse.js";
import type { Typed, Vocabulary } from "../formula/environment.js";
import { analyseForward, type LoweredForward } from "../formula/forward.js";
import { helperStubsFile, makeVocabulary } from "../formula/vocabulary.js";
import type { KernelIndex } from "../kernels/kernel-index.js";
import type { DerivativeEntry, DerivativeMatch, DerivativeSet } from "../model/derivative.js";
import type { NativeFunction } from "../model/native-function.js";
import { ref } from "../print/code.js";
import { Lookup, perItem, query, stage } from "../query.js";
import { type BuiltKernel, builtKernel, type RegisteredKernel } from "./kernels-by-key.js";
import { findOpenHelpers, type HelperStub, type OpenHelper, reportUnknown, stubsOf } from "./open-helpers.js";
import type { Scope } from "./scope.js";

export const nodesFile = "generated/autograd/nodes.ts";
export const kernelsFile = "generated/autograd/kernels.ts";
export const forwardFile = "generated/autograd/forward.ts";
export const inplaceOrViewFile = "generated/autograd/inplace-or-view.ts";
/** What generated autograd code calls. */
export const generatedApi = "runtime/autograd/generated-api.ts";

/** One generated autograd kernel. */
export interface AutogradKernel {
  readonly f: NativeFunction;
  /** The dispatch key it is registered at: `Autograd`, or one of its backends' keys. */
  readonly key: string;
  readonly name: string;
  readonly match: DerivativeMatch;
  readonly set: DerivativeSet;
  readonly analysis: Analysis;
  /** Tensor arguments that may require a gradient. */
  readonly inputs: readonly string[];
  /** Indices of the results that have a history. */
  readonly outputs: readonly number[];
  readonly forward: readonly LoweredForward[];
  /** Null if the output is differentiable unconditionally. */
  readonly condition: Typed | null;
  /** Whether a factory of the runtime builds it from one line: less text, but slower code. */
  readonly isBuilt: boolean;
}

/** One generated ADInplaceOrView kernel of a view. */
export interface InplaceOrViewKernel {
  readonly f: NativeFunction;
  readonly name: string;
  readonly kind: "view" | "views" | "plain view";
  readonly isBuilt: boolean;
}

/** A rule of derivative formulas. */
export interface AutogradNode {
  readonly analysis: Analysis;
  readonly isBuilt: boolean;
}

export interface AutogradPlan {
  /** In file order, each node name once. */
  readonly nodes: readonly AutogradNode[];
  readonly kernels: readonly AutogradKernel[];
  readonly inplaceOrView: readonly InplaceOrViewKernel[];
  /** Everything above, as registrations. */
  readonly registered: readonly RegisteredKernel[];
  /** The helpers that formulas call and nobody has written; none if there must be none. */
  readonly openHelpers: readonly HelperStub[];
  readonly vocabulary: Vocabulary;
  /** Whether kernels propagate tangents, or reject them; false if forward mode is left out altogether. */
  readonly hasForward: boolean;
}

/**
 * The relevant parts of the scope. Without `forward` among the features, the kernels have no forward derivatives; a missing value means
 * everything.
 */
export type AutogradScope = Pick<Scope, "registry" | "functions" | "kernels" | "keys"> &
  Partial<Pick<Scope, "features" | "compact" | "lenient">>;

const noForward: readonly LoweredForward[] = [];

const kernelOf = query(
  (
    f: NativeFunction,
    key: string,
    name: string,
    match: DerivativeMatch,
    set: DerivativeSet,
    analysis: Analysis,
    inputs: readonly string[],
    outputs: readonly number[],
    forward: readonly LoweredForward[],
    condition: Typed | null,
    isBuilt: boolean,
  ): AutogradKernel =>
    Object.freeze({ f, key, name, match, set, analysis, inputs, outputs, forward, condition, isBuilt }),
);

const vocabularyOf = stage((functions: readonly NativeFunction[], kernels: KernelIndex, hasStubs: boolean) => {
  const kernelNames = new Set(functions.flatMap(({ dispatch }) => [...dispatch.values()].map(({ name }) => name)));
  return makeVocabulary(functions, filesOf(kernels), (identifier) => {
    const found = kernels.findFunction(identifier);
    // A formula that calls a kernel would go past the dispatcher: it means the operator.
    if (found !== null && !kernelNames.has(identifier)) return kernelModule(found.file);
    return hasStubs ? helperStubsFile : null;
  });
});

/** Where helpers are exported. */
function filesOf(kernels: KernelIndex): (identifier: string) => string | null {
  return (identifier) => {
    const found = kernels.find(identifier);
    return found === null ? null : kernelModule(found.file);
  };
}

/** A function's kernel at the key of one set of formulas, before these are analysed. */
interface SetRequest {
  readonly f: NativeFunction;
  readonly key: string;
  readonly name: string;
  readonly match: DerivativeMatch;
  readonly set: DerivativeSet;
  /** Tensor arguments that may require a gradient. */
  readonly inputs: readonly string[];
  /** Whether the kernel records a node. */
  readonly records: boolean;
}

/** What is decided for a function without its formulas. */
interface Decision {
  readonly views: readonly InplaceOrViewKernel[];
  /** Kernels that the runtime contains or builds. */
  readonly others: readonly RegisteredKernel[];
  readonly requests: readonly SetRequest[];
}

const undecided: Decision = { views: [], others: [], requests: [] };

const decide = perItem(
  (
    f: NativeFunction,
    derivatives: Lookup<NativeFunction, DerivativeMatch>,
    keys: ReadonlySet<string> | null,
    complete: boolean,
    differentiates: boolean,
    compact: boolean,
    diagnostics: Diagnostics,
  ): Decision => {
    if (f.manualKernelRegistration || f.manualAutograd) return undecided;
    const match = derivatives.get(f) ?? null;
    const hasNode = match !== null && [...match.entry.sets.values()].some((set) => set.nodeName !== null);
    if (!f.abstract && !hasNode) return undecided;
    const views: InplaceOrViewKernel[] = [];
    const others: RegisteredKernel[] = [];
    const requests: SetRequest[] = [];
    if (!f.dispatch.has("ADInplaceOrView") && (keys === null || keys.has("ADInplaceOrView"))) {
      const kind = inplaceOrViewKind(f, match);
      if (kind === "plain view" && match !== null && viewsOfSeveral(f, match))
        reportSeveralViews(f, match, diagnostics);
      const name = `${stubName(f.namespace, f.func)}_inplaceOrView`;
      if (kind === "inplace") others.push({ f, key: "ADInplaceOrView", kernel: bumpingKernel(f, name) });
      else if (kind !== null) views.push({ f, name, kind, isBuilt: compact && isUsualView(f, kind) });
    }
    if (match === null) {
      if (complete && differentiates && losesGradient(f)) reportLost(f, diagnostics);
      if (f.nonDifferentiable && !f.dispatch.has("Autograd")) others.push({ f, key: "Autograd", kernel: fallthrough });
      return { views, others, requests };
    }
    if (complete) checkFormulas(f, match.entry, diagnostics);
    for (const [setKey, set] of match.entry.sets) {
      const key = setKey === "Default" ? "Autograd" : setKey;
      if (f.dispatch.has(key) || (keys !== null && !wanted(key, keys))) continue;
      if (set.nodeName === null) {
        others.push({ f, key, kernel: fallthrough });
        continue;
      }
      const { func: schema } = f;
      const suffix = setKey === "Default" ? "" : setKey.replace(/^Autograd/, "");
      const name = `${stubName(f.namespace, schema)}_autograd${suffix}`;
      const inputs = schema.arguments
        .filter((a) => !a.out && carriesTensors(a.type) && !set.nonDifferentiable.has(a.name))
        .map((a) => a.name);
      // Operators that write to lists of tensors get the runtime's own kernel, which records that there is no derivative.
      const writesList = schema.kind === "inplace" && schema.arguments[schema.selfIndex]!.type.kind === "list";
      if (schema.kind === "out") others.push({ f, key, kernel: refusingKernel(f, name, inputs, match.entry) });
      requests.push({ f, key, name, match, set, inputs, records: schema.kind !== "out" && !writesList });
    }
    return { views, others, requests };
  },
);

function reportSeveralViews(f: NativeFunction, { entry }: DerivativeMatch, diagnostics: Diagnostics): void {
  diagnostics.error(entry.place, `\`${f.func.name.full}\` returns a view beside another differentiable result`, {
    hint: "a view is the only differentiable result of its operator: say so in `output_differentiability`, or return a copy",
    related: [{ place: f.place, message: `\`${f.func.name.full}\` is here` }],
  });
}

function reportLost(f: NativeFunction, diagnostics: Diagnostics): void {
  diagnostics.error(f.place, `\`${f.func.name.full}\` has kernels but no derivative: its gradient would be lost`, {
    hint: 'give it an entry in derivatives.yaml (a formula, or `not_implemented("...")`), or state `non_differentiable: True` here',
  });
}

/** An entry that holds nothing but a name says no more than a missing one. */
function checkFormulas(
  f: NativeFunction,
  { func, sets, outputDifferentiability, place }: DerivativeEntry,
  diagnostics: Diagnostics,
): void {
  const isEmpty = outputDifferentiability === null && [...sets.values()].every(({ formulas }) => formulas.length === 0);
  if (!isEmpty || f !== func || !losesGradient(f)) return;
  diagnostics.error(place, `the entry of \`${f.func.name.full}\` has no formula: its gradient would be lost`, {
    hint: `below \`name:\` write a formula for each differentiable argument, as in \`${f.func.arguments[0]?.name ?? "self"}: grad * 2\`, or \`output_differentiability: [False]\``,
    related: [{ place: f.place, message: `\`${f.func.name.full}\` is here` }],
  });
}

const analyseSet = perItem(
  (
    { match, set }: SetRequest,
    vocabulary: Vocabulary,
    index: KernelIndex,
    hasStubs: boolean,
    diagnostics: Diagnostics,
  ): { readonly analysis: Analysis | null; readonly open: readonly OpenHelper[] } => {
    const analysis = analyse(set, match.entry, vocabulary, diagnostics);
    const derivatives = analysis?.derivatives ?? [];
    return {
      analysis,
      open: derivatives.flatMap((one) => findOpenHelpers(one, filesOf(index), hasStubs, diagnostics)),
    };
  },
);

interface PlannedSet {
  /** Null if the formulas are in error. */
  readonly kernel: AutogradKernel | null;
  readonly open: readonly OpenHelper[];
}

/** @param first for each set of formulas, the request whose forward formulas are checked */
const planSet = perItem(
  (
    request: SetRequest,
    analyses: Lookup<DerivativeSet, Analysis | null>,
    first: Lookup<DerivativeSet, SetRequest>,
    vocabulary: Vocabulary,
    index: KernelIndex,
    hasStubs: boolean,
    hasForward: boolean,
    compact: boolean,
    diagnostics: Diagnostics,
  ): PlannedSet => {
    const { f, key, name, match, set, inputs } = request;
    const analysis = analyses.get(set) ?? null;
    if (analysis === null) return { kernel: null, open: [] };
    const outputs = differentiableOutputs(f, match.entry, set, analysis);
    // A formula's errors are reported for the entry, not again for each function that shares it.
    const isFirst = hasForward && first.get(set) === request;
    const to = isFirst ? diagnostics : new Diagnostics();
    const forward = hasForward ? analyseForward(f, set, match.entry, match.how, vocabulary, to) : noForward;
    const open = isFirst ? forward.flatMap((one) => findOpenHelpers(one, filesOf(index), hasStubs, diagnostics)) : [];
    const text = match.entry.outputDifferentiabilityConditions?.[0];
    const condition = text === undefined ? null : analyseCondition(match.entry, text, vocabulary, diagnostics);
    const isUsual = condition === null && outputs.join() === "0" && isUsualKernel(f, analysis, inputs, set);
    const isBuilt = compact && !hasForward && isUsual;
    const kernel = kernelOf(f, key, name, match, set, analysis, inputs, outputs, forward, condition, isBuilt);
    return { kernel, open };
  },
);

/** Analyses every formula that the functions need. Errors go to `diagnostics`, each once. */
export const planAutograd = stage((scope: AutogradScope, diagnostics: Diagnostics): AutogradPlan => {
  const { registry, functions, kernels: index, keys } = scope;
  const hasStubs = !index.complete || scope.lenient === true;
  const vocabulary = vocabularyOf(registry.functions, index, hasStubs);
  const hasForward = scope.features === undefined || scope.features.has("forward");
  const compact = scope.compact === true;
  const differentiates = registry.derivativeEntries.length > 0;
  const derivatives = new Lookup(registry.derivatives);
  const decisions = decide(functions, derivatives, keys, index.complete, differentiates, compact, diagnostics);
  const requests = decisions.flatMap((decision) => decision.requests);
  const recording = requests.filter(({ records }) => records);
  const sets = firstOfSets(requests);
  const analysed = analyseSet([...sets.values()], vocabulary, index, hasStubs, diagnostics);
  const analyses = new Map([...sets.keys()].map((set, i) => [set, analysed[i]!.analysis]));
  const planned = planSet(
    recording,
    new Lookup(analyses),
    new Lookup(firstOfSets(recording)),
    vocabulary,
    index,
    hasStubs,
    hasForward,
    compact,
    diagnostics,
  );
  const kernels = planned.flatMap(({ kernel }) => kernel ?? []);
  const used = new Set(kernels.map(({ analysis }) => analysis));
  const nodes = [...analyses.values()].filter((a): a is Analysis => a !== null && used.has(a));
  const views = decisions.flatMap((decision) => decision.views);
  const open = [...analysed, ...planned].flatMap((of) => of.open);
  reportUnknown(open, diagnostics);
  return {
    nodes: nodes.map((analysis) => ({ analysis, isBuilt: compact && isUsualNode(analysis) })),
    kernels,
    inplaceOrView: views,
    registered: [
      ...kernels.map(({ f, key, name }) => ({ f, key, kernel: ref(name, kernelsFile) })),
      ...decisions.flatMap((decision) => decision.others),
      ...views.map(({ f, name }) => ({ f, key: "ADInplaceOrView", kernel: ref(name, inplaceOrViewFile) })),
    ],
    openHelpers: hasStubs ? stubsOf(open) : [],
    vocabulary,
    hasForward,
  };
});

function firstOfSets(requests: readonly SetRequest[]): ReadonlyMap<DerivativeSet, SetRequest> {
  const first = new Map<DerivativeSet, SetRequest>();
  for (const request of requests) if (!first.has(request.set)) first.set(request.set, request);
  return first;
}

/**
 * An operator with tensor inputs and outputs that does not state its derivative. In-place and out forms follow the functional
 * form.
 */
export function losesGradient(f: NativeFunction): boolean {
  const { kind, arguments: args, returns } = f.func;
  if (f.generated || f.nonDifferentiable || f.dispatch.has("Autograd") || kind === "out" || kind === "scratch")
    return false;
  return args.some((a) => !a.out && carriesTensors(a.type)) && returns.some((r) => carriesTensors(r.type));
}

const fallthrough = ref("fallthrough", "runtime/dispatch/kernel.ts");
/** Kernels of out forms: they reject gradients. */
const refusing = ref("refusing", generatedApi);
/** Kernels of operators that write to arguments: they bump versions. */
const bumping = ref("bumping", generatedApi);

function bumpingKernel(f: NativeFunction, name: string): BuiltKernel {
  const args = f.func.arguments;
  return builtKernel(f, name, bumping, [args.length, ...args.flatMap(({ alias }, i) => (alias?.write ? [i] : []))]);
}

/** Rejects gradients of the inputs, and of outputs that the entry does not declare non-differentiable. */
function refusingKernel(
  f: NativeFunction,
  name: string,
  inputs: readonly string[],
  { outputDifferentiability: flags }: DerivativeEntry,
): BuiltKernel {
  const args = f.func.arguments;
  const refused = new Set(args.filter(({ out }) => out).filter((_, i) => flags?.[i] !== false));
  return builtKernel(
    f,
    name,
    refusing,
    args.flatMap((arg, i) => (inputs.includes(arg.name) || refused.has(arg) ? [i] : [])),
  );
}

/** `--keys CPU,AutogradCPU` includes the alias key that covers a named one. */
function wanted(key: string, keys: ReadonlySet<string>): boolean {
  return keys.has(key) || (key === "Autograd" && [...keys].some((k) => k.startsWith("Autograd")));
}

/** Is it a tensor, an optional one, or a list of them? */
export function carriesTensors(type: Type): boolean {
  return (
    isTensorLike(type) ||
    (type.kind === "list" && isTensorLike(type.element)) ||
    (type.kind === "optional" && carriesTensors(type.element))
  );
}

/** Which results have a history: those that the entry states, or all tensors; only the first if formulas use `grad`. */
function differentiableOutputs(
  f: NativeFunction,
  entry: DerivativeEntry,
  set: DerivativeSet,
  analysis: Analysis,
): readonly number[] {
  const { returns } = f.func;
  if (entry.outputDifferentiability !== null) {
    return returns.flatMap((_, i) => (entry.outputDifferentiability![i] === true ? [i] : []));
  }
  const all = returns.flatMap(({ name, type }, i) =>
    carriesTensors(type) && !(name !== null && set.nonDifferentiable.has(name)) ? [i] : [],
  );
  return analysis.singleGradient ? all.slice(0, 1) : all;
}

/** Kernels bump versions of what they write to, and record what is a view of what. */
function inplaceOrViewKind(
  f: NativeFunction,
  match: DerivativeMatch | null,
): InplaceOrViewKernel["kind"] | "inplace" | null {
  const { func: schema } = f;
  if (schema.kind === "inplace" || schema.kind === "out") return schema.returns.length > 0 ? "inplace" : null;
  if (!isView(f)) return null;
  const differentiable = match?.entry.outputDifferentiability?.every((flag) => !flag) !== true;
  const [first] = schema.returns;
  if (first!.type.kind === "list") return differentiable ? "views" : "plain view";
  return differentiable && schema.returns.length === 1 ? "view" : "plain view";
}

/**
 * Whether several results could have a gradient, some of them views: the history could not tell which is a view of
 * what.
 */
function viewsOfSeveral({ func: schema }: NativeFunction, { entry }: DerivativeMatch): boolean {
  const flags = entry.outputDifferentiability;
  if (![...entry.sets.values()].some((set) => set.nodeName !== null)) return false;
  return schema.returns.filter((r, i) => carriesTensors(r.type) && (flags?.[i] ?? true)).length > 1;
}

/** Does the operator return a view of an argument that it does not write to? */
export function isView({ func: schema, viewHistory }: NativeFunction): boolean {
  if (schema.kind !== "functional" || viewHistory === "none") return false;
  return schema.returns.some(({ alias }) => alias !== null && !alias.write);
}

/** Whether the result may be the only argument itself, as of operators that hand a tensor on to layers (`lift`). */
export function mayReturnArgument({ func: schema, viewHistory, tags }: NativeFunction): boolean {
  if (schema.kind !== "functional" || schema.arguments.length !== 1 || schema.returns.length !== 1) return false;
  const types = [schema.arguments[0]!.type, schema.returns[0]!.type];
  if (types.some((type) => type.kind !== "base" || type.name !== "Tensor")) return false;
  return viewHistory === "none" || tags.has("maybe_aliasing_or_mutating");
}

/** Which argument the result is a view of. */
export function viewedArgument({ func }: NativeFunction): number {
  return Math.max(
    0,
    func.arguments.findIndex(({ alias }) => alias !== null && !alias.write),
  );
}

/** Whether a factory can build the node: a formula of `grad` for each input. */
function isUsualNode(analysis: Analysis): boolean {
  const { inputs, derivatives } = analysis;
  const formulas = inputs.map(({ name }) => derivatives.filter(({ names }) => names.includes(name)));
  const saved = [...analysis.savedInputs, ...analysis.savedOutputs].filter(keepsTensors);
  return (
    inputs.every(({ list }) => !list) &&
    formulas.every((found) => found.length === 1 && found[0]!.names.length === 1) &&
    derivatives.every(
      ({ usage: { variables }, value, notImplemented }) =>
        variables.has("grad") &&
        !variables.has("grads") &&
        !variables.has("grad_input_mask") &&
        value !== null &&
        !notImplemented,
    ) &&
    !analysis.usesRetain &&
    analysis.gradientIndices.length === 0 &&
    saved.every(({ type }) => isTensorish(type))
  );
}

/** Whether a factory can build the kernel of an operator whose first result always has a history: it has no other result. */
function isUsualKernel(f: NativeFunction, analysis: Analysis, inputs: readonly string[], set: DerivativeSet): boolean {
  const { kind, returns, selfIndex } = f.func;
  const recorded = new Set(analysis.inputs.map((input) => input.name));
  return (
    returns.length === 1 &&
    returns[0]!.type.kind !== "list" &&
    !mayReturnArgument(f) &&
    (kind === "functional" || (kind === "inplace" && selfIndex === 0)) &&
    analysis.inputs.every(({ list }) => !list) &&
    inputs.every((of) => recorded.has(of) || of === "output" || set.nonDifferentiable.has(of)) &&
    analysis.savedOutputs.every((a) => keepsTensors(a) && isTensorish(a.type))
  );
}

/** Whether a factory can build the kernel of a view: one of the first argument, replayed from its geometry. */
function isUsualView(f: NativeFunction, kind: InplaceOrViewKernel["kind"]): boolean {
  return kind === "view" && f.viewHistory === "as_strided" && viewedArgument(f) === 0;
}
