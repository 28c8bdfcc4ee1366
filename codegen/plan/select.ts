// Selective generation: which operators a few chosen ones need, through their kernels, their forms and their formulas, and why.

import { autogradOperators, neededFor } from "../api/autograd-operators.js";
import type { Feature } from "../api/features.js";
import { handleName, stubName } from "../api/names.js";
import type { Places } from "../api/specifier.js";
import { type Diagnostics, didYouMean, fileDiagnostic, type Place } from "../diagnostics.js";
import type { Usage } from "../formula/environment.js";
import type { KernelIndex } from "../kernels/kernel-index.js";
import { libraryFolder } from "../kernels/kernel-index.js";
import { calledFunctions, calledOperators } from "../model/call.js";
import type { NativeFunction } from "../model/native-function.js";
import { relativeSpecifier } from "../print/file.js";
import type { AutogradKernel, AutogradPlan } from "./autograd.js";
import { formsRegistrar, servesBackends } from "./forms.js";
import { outWriters } from "./forms-through-others.js";
import type { RegisteredKernel } from "./kernels-by-key.js";
import { offersName } from "./pointwise.js";
import { isWanted, type Scope } from "./scope.js";
import { metaName } from "./structured.js";

/** Its source says which operators views of wrappers call: runtime/kernels/composite/wrapper-views.ts. */
const wrapperViewsInstaller = "installWrapperViews";

/** A requested operator: its name, and where it was written if that was in a file. */
export interface WantedOperator {
  readonly name: string;
  readonly place: Place | null;
}

/** An operator that code outside the registry calls. */
export interface NeededOperator {
  /** `add.Tensor`, or `ns::name`; or the name of its stub or handle. */
  readonly name: string;
  /** The words for it: `Linear of tengen/nn`. */
  readonly what: string;
}

/** Why an operator was pulled in. */
export interface Reason {
  /** `kernel reshape_composite`, `backward, in sum_backward`: which code of `by` calls it. */
  readonly what: string;
  /** The operator that needs it; null for autograd itself. */
  readonly by: NativeFunction | null;
}

export interface Selection {
  /** The requested operators. */
  readonly chosen: readonly NativeFunction[];
  /** In registry order. */
  readonly functions: readonly NativeFunction[];
  /** Operators whose handles kernel sources import without needing them; they get no kernels. */
  readonly linked: readonly NativeFunction[];
  /** What it includes besides its operators: what was requested, and what that requires. */
  readonly features: ReadonlySet<Feature>;
  /** For each operator that was not requested: what needs it. Reasons lead to a requested operator on the shortest path. */
  readonly reasons: ReadonlyMap<NativeFunction, Reason>;
}

/** The operators that names refer to: an overload, or all overloads of a name that has no overload-less form. */
export function findWanted(
  wanted: readonly WantedOperator[],
  { registry }: Scope,
  diagnostics: Diagnostics,
): readonly NativeFunction[] {
  return wanted.flatMap(({ name, place }) => {
    const exact = registry.byName.get(name.replace(/^aten::/, ""));
    if (exact !== undefined) return [exact];
    const overloads = registry.functions.filter(
      ({ func, namespace }) =>
        (func.name.name === name || `${namespace}::${func.name.name}` === name) && func.kind !== "out",
    );
    const written = overloads.filter(({ generated }) => !generated);
    if (overloads.length > 0) return written.length > 0 ? written : overloads;
    const names = [...registry.byName.keys()];
    const hint = didYouMean(name, [...names, ...registry.functions.map(({ func }) => func.name.name)]);
    const message = `there is no operator \`${name}\` to select`;
    if (place !== null) diagnostics.error(place, message, { hint });
    else diagnostics.report(fileDiagnostic("--ops", message, { hint }));
    return [];
  });
}

/**
 * The chosen operators and everything they need, transitively: no program using them reaches an operator that is missing. A program consists
 * of the chosen operators, the runtime's names, and, if requested, the transforms.
 */
export function select(
  chosen: readonly NativeFunction[],
  needed: readonly NeededOperator[],
  scope: Scope,
  plan: AutogradPlan,
  places: Places,
): Selection {
  return new Selector(chosen, needed, scope, plan, places).select();
}

class Selector {
  readonly #chosen: readonly NativeFunction[];
  readonly #scope: Scope;
  readonly #sources: SourceNeeds<NativeFunction>;
  readonly #autograd = new Map<NativeFunction, AutogradKernel[]>();
  readonly #selected: Set<NativeFunction>;
  readonly #reasons = new Map<NativeFunction, Reason>();
  /** What the program calls: the chosen operators, and those that other code needs. */
  readonly #called: NativeFunction[];
  /** Everything selected so far, in that order; those before `#done` have been processed. */
  readonly #pending: NativeFunction[];
  #done = 0;
  /** Operators that an operator calls where gradients may be recorded: in composites, and in formulas under createGraph. */
  readonly #recorded = new Map<NativeFunction, NativeFunction[]>();

  constructor(
    chosen: readonly NativeFunction[],
    needed: readonly NeededOperator[],
    scope: Scope,
    { kernels }: AutogradPlan,
    places: Places,
  ) {
    this.#chosen = chosen;
    this.#called = [...chosen];
    this.#scope = scope;
    this.#sources = new SourceNeeds(
      byStubs(scope.functions, (f) => f),
      scope.kernels,
      places,
    );
    this.#selected = new Set(chosen);
    this.#pending = [...this.#selected];
    for (const { name, what } of needed) {
      const f = scope.registry.byName.get(name) ?? this.#sources.stubs.get(name);
      if (f === undefined) continue;
      this.#need(f, null, what);
      this.#called.push(f);
    }
    for (const kernel of kernels) {
      const list = this.#autograd.get(kernel.f);
      if (list === undefined) this.#autograd.set(kernel.f, [kernel]);
      else list.push(kernel);
    }
  }

  select(): Selection {
    const scope = this.#scope;
    this.#needAll();
    const features = new Set(scope.features);
    if (features.has("wrappers")) {
      for (const f of this.#sources.of(wrapperViewsInstaller)) this.#need(f, null, "views of wrapper tensors");
      this.#needAll();
    }
    if (this.#pending.some((f) => this.#autograd.has(f))) {
      if (this.#changesInPlace()) features.add("views");
      this.#needAutograd(features);
    }
    if (servesBackends({ ...scope, compact: true })) {
      for (const f of this.#sources.of(formsRegistrar))
        this.#need(f, null, "forms that a backend leaves to the others");
      this.#needAll();
    }
    const functions = scope.functions.filter((f) => this.#selected.has(f));
    const kernels = functions.flatMap((f) => kernelNames(f, scope));
    const found = this.#sources.linked(kernels);
    const linked = this.#scope.functions.filter((f) => found.has(f) && !this.#selected.has(f));
    return { chosen: this.#chosen, functions, linked, reasons: this.#reasons, features };
  }

  #need(f: NativeFunction, by: NativeFunction | null, what: string): void {
    if (this.#selected.has(f)) return;
    this.#selected.add(f);
    this.#reasons.set(f, { what, by });
    this.#pending.push(f);
  }

  #needAll(): void {
    for (; this.#done < this.#pending.length; this.#done++) this.#needsOf(this.#pending[this.#done]!);
  }

  /** What autograd itself calls. */
  #needAutograd(features: ReadonlySet<Feature>): void {
    for (const name of autogradOperators) {
      if (neededFor.get(name)?.some((feature) => features.has(feature)) === false) continue;
      const f = this.#sources.stubs.get(name);
      if (f !== undefined) this.#need(f, null, "autograd itself");
    }
    this.#needAll();
  }

  #record(f: NativeFunction, by: NativeFunction): void {
    const list = this.#recorded.get(by);
    if (list === undefined) this.#recorded.set(by, [f]);
    else list.push(f);
  }

  /** Whether a program can modify tensors with a history in place: it calls an operator that writes, directly or indirectly. */
  #changesInPlace(): boolean {
    if (this.#called.some(({ func }) => func.arguments.some(({ alias }) => alias?.write))) return true;
    const calls = [...this.#called];
    const seen = new Set(calls);
    for (const f of calls) {
      for (const other of this.#recorded.get(f) ?? []) {
        if (seen.has(other)) continue;
        seen.add(other);
        if (other.func.kind === "inplace" && !other.tags.has("inplace_view")) return true;
        calls.push(other);
      }
    }
    return false;
  }

  #needsOf(f: NativeFunction): void {
    this.#needsOfKernels(f);
    this.#needsOfForms(f);
    for (const { analysis, forward } of this.#autograd.get(f) ?? []) {
      for (const { usage } of analysis.derivatives) this.#needsOfFormula(usage, f, "backward");
      if (!this.#scope.features.has("forward")) continue;
      for (const { usage } of forward) this.#needsOfFormula(usage, f, "forward derivative");
    }
  }

  /** What its kernels call. */
  #needsOfKernels(f: NativeFunction): void {
    const scope = this.#scope;
    const isComposite = f.dispatch.has("CompositeImplicitAutograd") && !this.#autograd.has(f);
    const call = (other: NativeFunction, what: string): void => {
      this.#need(other, f, what);
      if (isComposite) this.#record(other, f);
    };
    for (const name of kernelNames(f, scope)) {
      for (const other of this.#sources.of(name)) call(other, `kernel ${name}`);
    }
    for (const [key, kernel] of f.dispatch) {
      const called = scope.registry.calls.get(kernel);
      if (called === undefined || !isWanted(key, scope)) continue;
      const text = kernel.call?.of === "function" ? kernel.call.text : `= ${(kernel.call ?? f.foreach!).text}`;
      for (const other of calledOperators(called.call)) call(other, `kernel ${text}`);
    }
  }

  /** The operators that it is a form of. */
  #needsOfForms(f: NativeFunction): void {
    const { registry } = this.#scope;
    const group = registry.groupOf.get(f);
    if (f.out !== null && f.func.kind === "out") {
      if (group !== undefined) this.#need(group.functional, f, "functional form");
      for (const other of this.#sources.of(outWriters[f.out]))
        this.#need(other, f, "what brings its result into the output");
    }
    if (group !== undefined && (f.generated || f.structuredDelegate !== null || f.structured)) {
      this.#need(group.functional, f, "functional form");
    }
    if (f.generatedFrom !== null) {
      const base = registry.byName.get(
        f.namespace === "aten" ? f.generatedFrom.full : `${f.namespace}::${f.generatedFrom.full}`,
      );
      if (base !== undefined) this.#need(base, f, "the form that it is generated from");
    }
    const viewGroup = registry.viewGroupOf.get(f);
    if (viewGroup?.viewCopy === f) this.#need(viewGroup.view, f, "the view that it copies");
  }

  #needsOfFormula({ operators, helpers }: Usage, by: NativeFunction, what: string): void {
    for (const other of operators) {
      this.#need(other, by, what);
      this.#record(other, by);
    }
    for (const { identifier } of helpers.keys()) {
      for (const other of this.#sources.of(identifier)) {
        this.#need(other, by, `${what}, in ${identifier}`);
        this.#record(other, by);
      }
    }
  }
}

/**
 * `kernel zeros_explicit of zeros < autograd itself`: from an operator that was pulled in to one that was requested.
 */
export function wayOf(f: NativeFunction, reasons: Selection["reasons"]): string {
  const steps: string[] = [];
  let reason = reasons.get(f);
  while (reason !== undefined) {
    const { by, what }: Reason = reason;
    steps.push(by === null ? what : `${what} of ${shownName(by)}`);
    reason = by === null ? undefined : reasons.get(by);
  }
  return steps.join(" < ");
}

/** The registry name, with the namespace unless that is aten. */
export function shownName({ namespace, func }: NativeFunction): string {
  return namespace === "aten" ? func.name.full : `${namespace}::${func.name.full}`;
}

/**
 * Reports each selected operator that no kernel would be registered for.
 * @param registered the registrations of the selection by key
 */
export function checkServed(
  { chosen, functions, reasons }: Selection,
  registered: ReadonlyMap<string, readonly RegisteredKernel[]>,
  wanted: readonly WantedOperator[],
  keys: readonly string[] | null,
  diagnostics: Diagnostics,
): void {
  const served = new Set<NativeFunction>();
  for (const [key, list] of registered) {
    if (/^(Autograd|ADInplaceOrView|BackendSelect)/.test(key)) continue;
    for (const { f, listed } of list) if (listed !== true) served.add(f);
  }
  for (const f of functions) {
    if (served.has(f) || f.manualKernelRegistration) continue;
    const name = f.func.name.full;
    const available = [...f.dispatch.keys()].join(", ");
    const message =
      keys === null
        ? `\`${name}\` has no kernel`
        : `\`${name}\` has no kernel for any of the keys ${keys.join(", ")}${available === "" ? "" : `; it has some for ${available}`}`;
    const hint = reasons.has(f) ? `it is needed: ${wayOf(f, reasons)}` : null;
    const place = wanted.find((item) => chosen.includes(f) && item.name === name)?.place ?? null;
    if (place !== null) diagnostics.error(place, message, { hint });
    else diagnostics.error(f.place, message, { hint });
  }
}

/** The kernel identifiers of an operator: its own, or those of its structured group; its pointwise check, and faster loops. */
function kernelNames(f: NativeFunction, scope: Scope): string[] {
  const { registry } = scope;
  const names: string[] = [];
  const group = registry.groupOf.get(f);
  const entries = [f, ...(group?.structured ? [group.out] : [])];
  for (const entry of entries) {
    for (const [key, kernel] of entry.dispatch) {
      if (!isWanted(key, scope)) continue;
      const called = registry.calls.get(kernel);
      if (called === undefined) names.push(kernel.name);
      else names.push(...calledFunctions(called.call).map(({ name }) => name));
    }
  }
  if (group?.structured) names.push(metaName(group));
  const functional = f.pointwise === null ? (group?.functional ?? f) : f;
  const { pointwise } = functional;
  if (pointwise?.check) names.push(pointwise.check.text);
  if (pointwise) names.push(...(pointwise.offers?.map(({ text }) => text) ?? [offersName(functional)]));
  return [...new Set(names)];
}

/** What stands for an operator, by the names of its stub and its handle. */
export function byStubs<T>(
  functions: readonly NativeFunction[],
  item: (f: NativeFunction) => T,
): ReadonlyMap<string, T> {
  const stubs = new Map<string, T>();
  for (const f of functions) {
    stubs.set(stubName(f.namespace, f.func), item(f));
    stubs.set(handleName(f.namespace, f.func), item(f));
  }
  return stubs;
}

/** Follows kernels through their sources to the operators that they call. */
export class SourceNeeds<T> {
  readonly #kernels: KernelIndex;
  readonly #operators: ReadonlySet<string>;
  readonly stubs: ReadonlyMap<string, T>;
  readonly #cache = new Map<string, ReadonlySet<T>>();

  /** @param stubs what stands for an operator, by the names that sources import */
  constructor(stubs: ReadonlyMap<string, T>, kernels: KernelIndex, { root, out, library }: Places) {
    this.stubs = stubs;
    this.#kernels = kernels;
    // The kernels' own library, wherever the selection is generated.
    this.#operators = new Set([
      `${libraryFolder}/generated/operators`,
      "folder" in library ? pathBelow(root, `${library.folder}/operators`) : `${library.package}/operators.js`,
      pathBelow(root, `${out}/operators`),
    ]);
  }

  /** The operators that a kernel calls, directly or through other functions. */
  of(kernel: string): ReadonlySet<T> {
    let found = this.#cache.get(kernel);
    if (found === undefined) {
      const item = this.#kernels.find(kernel);
      const operators = new Set<T>();
      if (item !== null) this.#visit(item.file, item.name, operators, new Set());
      this.#cache.set(kernel, (found = operators));
    }
    return found;
  }

  #visit(file: string, name: string, operators: Set<T>, seen: Set<string>): void {
    const key = `${file} ${name}`;
    const source = this.#kernels.files.get(file);
    if (source === undefined || seen.has(key)) return;
    seen.add(key);
    // A name that is not declared here is a re-exported import.
    for (const mentioned of Object.hasOwn(source.mentions, name) ? source.mentions[name]! : [name]) {
      const imported = Object.hasOwn(source.imports, mentioned) ? source.imports[mentioned] : undefined;
      if (imported === undefined) this.#visit(file, mentioned, operators, seen);
      else {
        const target = resolve(file, imported.from);
        if (this.#operators.has(target)) {
          const f = this.stubs.get(imported.name);
          if (f !== undefined) operators.add(f);
        } else this.#visit(`${target}.ts`, imported.name, operators, seen);
      }
    }
  }

  /** All operators that the files of these kernels import, transitively: a module's imports must resolve. */
  linked(kernels: readonly string[]): ReadonlySet<T> {
    const found = new Set<T>();
    const seen = new Set<string>();
    const visit = (file: string): void => {
      const source = this.#kernels.files.get(file);
      if (source === undefined || seen.has(file)) return;
      seen.add(file);
      for (const { from, name } of Object.values(source.imports)) {
        const target = resolve(file, from);
        const f = this.#operators.has(target) ? this.stubs.get(name) : undefined;
        if (f !== undefined) found.add(f);
        else visit(`${target}.ts`);
      }
    };
    // Helpers of formulas are reached through generated/autograd, whichever file of it is imported.
    for (const file of this.#kernels.files.keys()) if (file.includes("/derivatives/")) visit(file);
    for (const kernel of kernels) {
      const item = this.#kernels.find(kernel);
      if (item !== null) visit(item.file);
    }
    return found;
  }
}

/** A relative import as a path from the root, without extension. */
function resolve(file: string, specifier: string): string {
  if (!specifier.startsWith(".")) return specifier;
  const folders = file.split("/").slice(0, -1);
  for (const part of specifier.replace(/\.[jt]s$/, "").split("/")) {
    if (part === ".." && folders.length > 0 && folders.at(-1) !== "..") folders.pop();
    else if (part !== ".") folders.push(part);
  }
  return folders.join("/");
}

/** An absolute path relative to the root, as kernel files are named. */
function pathBelow(root: string, file: string): string {
  return relativeSpecifier(`${root}/x`, file).replace(/^\.\//, "");
}
