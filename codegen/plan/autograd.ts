// Everything autograd needs, decided once: which functions get which kernels, with which node, saved values and forward
// formulas.

import { type HelperSignature, isTensorish, keepsTensors, type Span } from "../../runtime/formula/index.js";
import type { Type } from "../../runtime/schema/types.js";
import { stubName } from "../api/names.js";
import { kernelModule } from "../api/specifier.js";
import { isTensorLike } from "../api/types.js";
import { Diagnostics, within } from "../diagnostics.js";
import { type Analysis, analyse, analyseCondition } from "../formula/analyse.js";
import type { Typed, Vocabulary } from "../formula/environment.js";
import { analyseForward, type LoweredForward } from "../formula/forward.js";
import { fileOfHelper, makeVocabulary } from "../formula/vocabulary.js";
import type { KernelIndex } from "../kernels/kernel-index.js";
import type { DerivativeEntry, DerivativeMatch, DerivativeSet } from "../model/derivative.js";
import type { NativeFunction, PlacedText } from "../model/native-function.js";
import { ref } from "../print/code.js";
import { query, stage } from "../query.js";
import { type BuiltKernel, builtKernel, type RegisteredKernel } from "./kernels-by-key.js";
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
  /**
   * Helpers that formulas call and nothing exports: stubs are generated for them. Empty if the kernels are complete.
   */
  readonly openHelpers: readonly HelperSignature[];
  readonly vocabulary: Vocabulary;
  /** Whether kernels propagate tangents, or reject them; false if forward mode is left out altogether. */
  readonly hasForward: boolean;
}

/**
 * The relevant parts of the scope. Without `forward` among the features, the kernels have no forward derivatives; a missing value means
 * everything.
 */
export type AutogradScope = Pick<Scope, "registry" | "functions" | "kernels" | "keys"> &
  Partial<Pick<Scope, "features" | "compact">>;

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

/** Analyses every formula that the functions need. Errors go to `diagnostics`, each once. */
export const planAutograd = stage((scope: AutogradScope, diagnostics: Diagnostics): AutogradPlan => {
  return new AutogradPlanner(scope, diagnostics).plan();
});

const vocabularyOf = stage((functions: readonly NativeFunction[], kernels: KernelIndex) =>
  makeVocabulary(functions, filesOf(kernels)),
);

/** Where helpers are exported. */
function filesOf(kernels: KernelIndex): (identifier: string) => string | null {
  return (identifier) => {
    const found = kernels.find(identifier);
    return found === null ? null : kernelModule(found.file);
  };
}

class AutogradPlanner {
  readonly #scope: AutogradScope;
  readonly #diagnostics: Diagnostics;
  readonly #vocabulary: Vocabulary;
  readonly #hasForward: boolean;
  readonly #isCompact: boolean;
  readonly #analyses = new Map<DerivativeSet, Analysis | null>();
  readonly #openHelpers = new Map<string, HelperSignature>();
  readonly #kernels: AutogradKernel[] = [];
  readonly #views: InplaceOrViewKernel[] = [];
  /** Kernels that the runtime contains or builds. */
  readonly #others: RegisteredKernel[] = [];
  /** A formula's errors are reported for the entry, not again for each function that shares it. */
  readonly #forwardSeen = new Set<DerivativeSet>();

  constructor(scope: AutogradScope, diagnostics: Diagnostics) {
    this.#scope = scope;
    this.#diagnostics = diagnostics;
    this.#vocabulary = vocabularyOf(scope.registry.functions, scope.kernels);
    this.#hasForward = scope.features === undefined || scope.features.has("forward");
    this.#isCompact = scope.compact === true;
  }

  plan(): AutogradPlan {
    const { registry, functions, kernels } = this.#scope;
    for (const f of functions) {
      if (f.manualKernelRegistration || f.manualAutograd) continue;
      const match = registry.derivatives.get(f) ?? null;
      const hasNode = match !== null && [...match.entry.sets.values()].some((set) => set.nodeName !== null);
      if (!f.abstract && !hasNode) continue;
      this.#planInplaceOrView(f, match);
      if (match !== null) this.#checkFormulas(f, match.entry);
      if (match === null) this.#planWithoutDerivative(f);
      else for (const [setKey, set] of match.entry.sets) this.#planSet(f, match, setKey, set);
    }
    const used = new Set(this.#kernels.map(({ analysis }) => analysis));
    const nodes = [...this.#analyses.values()].filter((a): a is Analysis => a !== null && used.has(a));
    return {
      nodes: nodes.map((analysis) => ({ analysis, isBuilt: this.#isCompact && isUsualNode(analysis) })),
      kernels: this.#kernels,
      inplaceOrView: this.#views,
      registered: [
        ...this.#kernels.map(({ f, key, name }) => ({ f, key, kernel: ref(name, kernelsFile) })),
        ...this.#others,
        ...this.#views.map(({ f, name }) => ({ f, key: "ADInplaceOrView", kernel: ref(name, inplaceOrViewFile) })),
      ],
      openHelpers: kernels.complete ? [] : [...this.#openHelpers.values()],
      vocabulary: this.#vocabulary,
      hasForward: this.#hasForward,
    };
  }

  /** The kernel that bumps versions, or records what is a view of what. */
  #planInplaceOrView(f: NativeFunction, match: DerivativeMatch | null): void {
    const { keys } = this.#scope;
    if (f.dispatch.has("ADInplaceOrView") || (keys !== null && !keys.has("ADInplaceOrView"))) return;
    const kind = inplaceOrViewKind(f, match);
    if (kind === "plain view" && match !== null && viewsOfSeveral(f, match)) {
      this.#diagnostics.error(
        match.entry.place,
        `\`${f.func.name.full}\` returns a view beside another differentiable result`,
        {
          hint: "a view is the only differentiable result of its operator: say so in `output_differentiability`, or return a copy",
          related: [{ place: f.place, message: `\`${f.func.name.full}\` is here` }],
        },
      );
    }
    const name = `${stubName(f.namespace, f.func)}_inplaceOrView`;
    if (kind === "inplace") this.#others.push({ f, key: "ADInplaceOrView", kernel: bumpingKernel(f, name) });
    else if (kind !== null) this.#views.push({ f, name, kind, isBuilt: this.#isCompact && isUsualView(f, kind) });
  }

  /** An entry that holds nothing but a name says no more than a missing one. */
  #checkFormulas(f: NativeFunction, { func, sets, outputDifferentiability, place }: DerivativeEntry): void {
    const isEmpty =
      outputDifferentiability === null && [...sets.values()].every(({ formulas }) => formulas.length === 0);
    if (!isEmpty || f !== func || !this.#scope.kernels.complete || !losesGradient(f)) return;
    this.#diagnostics.error(place, `the entry of \`${f.func.name.full}\` has no formula: its gradient would be lost`, {
      hint: `below \`name:\` write a formula for each differentiable argument, as in \`${f.func.arguments[0]?.name ?? "self"}: grad * 2\`, or \`output_differentiability: [False]\``,
      related: [{ place: f.place, message: `\`${f.func.name.full}\` is here` }],
    });
  }

  #planWithoutDerivative(f: NativeFunction): void {
    const { kernels, registry } = this.#scope;
    if (kernels.complete && registry.derivativeEntries.length > 0 && losesGradient(f)) {
      this.#diagnostics.error(
        f.place,
        `\`${f.func.name.full}\` has kernels but no derivative: its gradient would be lost`,
        {
          hint: 'give it an entry in derivatives.yaml (a formula, or `not_implemented("...")`), or state `non_differentiable: True` here',
        },
      );
    }
    if (f.nonDifferentiable && !f.dispatch.has("Autograd"))
      this.#others.push({ f, key: "Autograd", kernel: fallthrough });
  }

  /** The kernel of a function at the key of one set of formulas. */
  #planSet(f: NativeFunction, match: DerivativeMatch, setKey: string, set: DerivativeSet): void {
    const { keys } = this.#scope;
    const key = setKey === "Default" ? "Autograd" : setKey;
    if (f.dispatch.has(key) || (keys !== null && !wanted(key, keys))) return;
    if (set.nodeName === null) {
      this.#others.push({ f, key, kernel: fallthrough });
      return;
    }
    const { func: schema } = f;
    const analysis = this.#analysisOf(match.entry, set);
    // Operators that write to lists of tensors get the runtime's own kernel, which records that there is no derivative.
    if (analysis === null || (schema.kind === "inplace" && schema.arguments[schema.selfIndex]!.type.kind === "list"))
      return;
    const suffix = setKey === "Default" ? "" : setKey.replace(/^Autograd/, "");
    const name = `${stubName(f.namespace, schema)}_autograd${suffix}`;
    const inputs = schema.arguments
      .filter((a) => !a.out && carriesTensors(a.type) && !set.nonDifferentiable.has(a.name))
      .map((a) => a.name);
    if (schema.kind === "out") {
      this.#others.push({ f, key, kernel: refusingKernel(f, name, inputs, match.entry) });
      return;
    }
    const outputs = differentiableOutputs(f, match.entry, set, analysis);
    const forward = this.#forwardOf(f, match, set);
    const condition = this.#conditionOf(match.entry);
    const isUsual = condition === null && outputs.join() === "0" && isUsualKernel(f, analysis, inputs, set);
    const isBuilt = this.#isCompact && !this.#hasForward && isUsual;
    this.#kernels.push(kernelOf(f, key, name, match, set, analysis, inputs, outputs, forward, condition, isBuilt));
  }

  #analysisOf(entry: DerivativeEntry, set: DerivativeSet): Analysis | null {
    let analysis = this.#analyses.get(set);
    if (analysis === undefined) {
      analysis = analyse(set, entry, this.#vocabulary, this.#diagnostics);
      this.#analyses.set(set, analysis);
      for (const { usage, text } of analysis?.derivatives ?? []) this.#checkHelpers(usage.helpers, text);
    }
    return analysis;
  }

  #forwardOf(f: NativeFunction, match: DerivativeMatch, set: DerivativeSet): readonly LoweredForward[] {
    const seen = this.#forwardSeen.has(set);
    this.#forwardSeen.add(set);
    if (!this.#hasForward) return noForward;
    const to = seen ? new Diagnostics() : this.#diagnostics;
    const forward = analyseForward(f, set, match.entry, match.how, this.#vocabulary, to);
    if (!seen) for (const { usage, text } of forward) this.#checkHelpers(usage.helpers, text);
    return forward;
  }

  #conditionOf(entry: DerivativeEntry): Typed | null {
    const text = entry.outputDifferentiabilityConditions?.[0];
    return text === undefined ? null : analyseCondition(entry, text, this.#vocabulary, this.#diagnostics);
  }

  /** Reports for each helper of a formula whether it is exported. */
  #checkHelpers(helpers: ReadonlyMap<HelperSignature, Span>, text: PlacedText): void {
    for (const [signature, { start, end }] of helpers) {
      if (fileOfHelper(signature.identifier, filesOf(this.#scope.kernels)) !== null) continue;
      this.#openHelpers.set(signature.identifier, signature);
      if (!this.#scope.kernels.complete) continue;
      this.#diagnostics.error(
        text.exact ? within(text.place, start, end - start) : text.place,
        `the helper \`${signature.identifier}\` is listed in signatures.ts, but no file exports it`,
        {
          hint: "export it from a file in runtime/kernels/derivatives/",
        },
      );
    }
  }
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
