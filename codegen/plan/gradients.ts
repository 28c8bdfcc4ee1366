// How each operator's gradient is computed, according to the model: backward, double backward, forward mode, and forward
// over reverse.

import { type Formula, rewrite } from "../../runtime/formula/index.js";
import { Diagnostics, LibrarySource } from "../diagnostics.js";
import { parsedOnce } from "../formula/analyse.js";
import { calledFunctions, calledOperators } from "../model/call.js";
import type { NativeFunction } from "../model/native-function.js";
import type { Registry } from "../model/registry.js";
import { query, shared } from "../query.js";
import { type AutogradKernel, type AutogradPlan, carriesTensors } from "./autograd.js";
import type { Scope } from "./scope.js";

/**
 * - `formula`: an entry of derivatives.yaml; in forward mode also `auto_linear` and `auto_element_wise`
 * - `composite`: differentiated through the operators that it calls
 * - `kernel`: a handwritten autograd kernel
 * - `not implemented`: the entry says so, lacks a forward formula, or is missing: an error when it is requested
 * - `non-differentiable`: no result has a gradient
 * - `out`: a form with out=, which rejects gradients
 * - `none`: no tensor inputs, or no tensor results
 */
export type Gradient =
  | "formula"
  | "auto_linear"
  | "auto_element_wise"
  | "composite"
  | "kernel"
  | "not implemented"
  | "non-differentiable"
  | "out"
  | "none";

export interface Gradients {
  readonly backward: Gradient;
  /** As `backward` if everything that the formula calls is itself differentiable, otherwise `not implemented`. */
  readonly doubleBackward: Gradient;
  readonly forward: Gradient;
  /** Arguments of an operator in the formula whose own gradient is not implemented. */
  readonly withoutGradient?: readonly string[];
  /** Operators that the backward formula calls and that are not differentiable themselves. */
  readonly notDifferentiableAgain?: readonly string[];
  /** Operators that the backward formula calls and that have no forward derivative: forward over reverse stops there. */
  readonly withoutForward?: readonly string[];
}

/** The operators that a kernel or helper calls, directly or through functions of its own. */
export type OperatorsOf = (identifier: string) => ReadonlySet<NativeFunction>;

/** The coverage of every function. */
export function gradientCoverage(
  scope: Pick<Scope, "functions" | "registry">,
  plan: Pick<AutogradPlan, "kernels">,
  operatorsOf: OperatorsOf,
): ReadonlyMap<NativeFunction, Gradients> {
  const coverage = new Coverage(scope.registry, plan, operatorsOf);
  return new Map(scope.functions.map((f) => [f, coverage.of(f)]));
}

const none: readonly string[] = [];

const gradientsOf = query(
  (
    _f: NativeFunction,
    backward: Gradient,
    doubleBackward: Gradient,
    forward: Gradient,
    refused: readonly string[],
    again: readonly string[],
    withoutForward: readonly string[],
  ): Gradients => ({
    backward,
    doubleBackward,
    forward,
    ...(refused.length > 0 && { withoutGradient: refused }),
    ...(again.length > 0 && { notDifferentiableAgain: again }),
    ...(withoutForward.length > 0 && { withoutForward }),
  }),
);

class Coverage {
  readonly #registry: Registry;
  readonly #operatorsOf: OperatorsOf;
  readonly #kernels: ReadonlyMap<NativeFunction, AutogradKernel>;
  readonly #backward = new Map<NativeFunction, Gradient>();
  readonly #calledBy = new Map<NativeFunction, readonly NativeFunction[]>();

  constructor(registry: Registry, { kernels }: Pick<AutogradPlan, "kernels">, operatorsOf: OperatorsOf) {
    this.#registry = registry;
    this.#operatorsOf = operatorsOf;
    this.#kernels = new Map(kernels.filter(({ key }) => key === "Autograd").map((kernel) => [kernel.f, kernel]));
  }

  of(f: NativeFunction): Gradients {
    const backward = this.#backwardOf(f);
    const forward = this.#forwardOf(f);
    if (backward !== "formula") return gradientsOf(f, backward, backward, forward, none, none, none);
    const isMissing = (gradient: Gradient): boolean => gradient === "not implemented";
    const again = this.#reached(f, (g) => isMissing(this.#backwardOf(g)), true);
    const withoutForward = this.#reached(f, (g) => isMissing(this.#forwardOf(g)), false);
    const { derivatives } = this.#kernels.get(f)!.analysis;
    const refused = derivatives.flatMap((one) => (one.notImplemented ? one.names : []));
    const doubleBackward = again.length === 0 ? backward : "not implemented";
    return gradientsOf(f, backward, doubleBackward, forward, refused, again, withoutForward);
  }

  #backwardOf(f: NativeFunction): Gradient {
    let gradient = this.#backward.get(f);
    if (gradient === undefined) this.#backward.set(f, (gradient = this.#findBackward(f)));
    return gradient;
  }

  #findBackward(f: NativeFunction): Gradient {
    if (f.compositeImplicit) return "composite";
    if (!takesAndGivesTensors(f)) return "none";
    if (f.func.kind === "out") return "out";
    const kernel = this.#kernels.get(f);
    if (kernel !== undefined) {
      const { derivatives } = kernel.analysis;
      return derivatives.every((one) => one.notImplemented) ? "not implemented" : "formula";
    }
    if (f.manualAutograd || f.manualKernelRegistration || f.dispatch.has("Autograd")) return "kernel";
    // Without an entry it records a node that throws.
    const decided = this.#registry.derivatives.has(f) || f.nonDifferentiable || f.generated;
    return decided ? "non-differentiable" : "not implemented";
  }

  #forwardOf(f: NativeFunction): Gradient {
    const kernel = this.#kernels.get(f);
    if (kernel === undefined || f.func.kind === "out") return this.#backwardOf(f);
    const [first] = kernel.forward;
    if (first === undefined) return "not implemented";
    return first.origin === "written" ? "formula" : first.origin;
  }

  /**
   * The operators in a function's backward formulas, including those that composites among them call, for which `lacks` is
   * true.
   */
  #reached(f: NativeFunction, lacks: (g: NativeFunction) => boolean, twice: boolean): string[] {
    const found = new Set<NativeFunction>();
    const seen = new Set<NativeFunction>();
    const visit = (g: NativeFunction): void => {
      if (seen.has(g)) return;
      seen.add(g);
      // The library's own operators have derivatives that are not read here, and count as complete.
      if (g.place.source instanceof LibrarySource) return;
      if (g.compositeImplicit) this.#operatorsOfComposite(g).forEach(visit);
      else if (lacks(g)) found.add(g);
    };
    for (const { usage, text, notImplemented } of this.#kernels.get(f)?.analysis.derivatives ?? []) {
      if (notImplemented) continue;
      const formula = parsedOnce(text, new Diagnostics());
      const vain = formula === null ? nothing : namedInVain(formula, twice);
      for (const g of usage.operators) if (!vain.has(g.func.name.name)) visit(g);
      for (const { identifier } of usage.helpers.keys()) this.#operatorsOf(identifier).forEach(visit);
    }
    return [...found].map((g) => g.func.name.full).sort();
  }

  /** The operators that a composite calls. */
  #operatorsOfComposite(f: NativeFunction): readonly NativeFunction[] {
    let called = this.#calledBy.get(f);
    if (called === undefined) this.#calledBy.set(f, (called = this.#findCalledBy(f)));
    return called;
  }

  #findCalledBy(f: NativeFunction): readonly NativeFunction[] {
    const composite = [...f.dispatch].filter(([key]) => key.startsWith("Composite"));
    return composite.flatMap(([, kernel]) => {
      const called = this.#registry.calls.get(kernel);
      if (called === undefined) return [...this.#operatorsOf(kernel.name)];
      const functions = calledFunctions(called.call).flatMap(({ name }) => [...this.#operatorsOf(name)]);
      return [...calledOperators(called.call), ...functions];
    });
  }
}

function takesAndGivesTensors({ func }: NativeFunction): boolean {
  return (
    func.arguments.some((a) => !a.out && carriesTensors(a.type)) && func.returns.some((r) => carriesTensors(r.type))
  );
}

/**
 * Conditions on the grad mode resolved: the branch that runs when the backward pass is recorded, or when it is not.
 */
function whereGradMode(formula: Formula, enabled: boolean): Formula {
  const isGradMode = (node: Formula): boolean =>
    (node.kind === "call" && node.name.endsWith("GradMode::is_enabled")) ||
    (node.kind === "binary" && node.operator === "||" && (isGradMode(node.left) || isGradMode(node.right)));
  return rewrite(formula, (node) => {
    if (node.kind !== "conditional" || !isGradMode(node.condition)) return node;
    if (enabled) return node.then;
    // With `||` another condition may still choose the first branch.
    return node.condition.kind === "call" ? node.otherwise : node;
  });
}

/**
 * What a formula mentions only in branches that do not run: when the backward pass is recorded (`twice`), or when it is
 * not.
 */
const namedInVain = shared((formula: Formula, twice: boolean): ReadonlySet<string> => {
  const live = whereGradMode(formula, twice);
  if (live === formula) return nothing;
  const names = namesIn(formula);
  for (const name of namesIn(live)) names.delete(name);
  return names;
});

const nothing: ReadonlySet<string> = new Set();

/** Names, and called functions, without namespace. */
function namesIn(formula: Formula): Set<string> {
  const names = new Set<string>();
  rewrite(formula, (node) => {
    if (node.kind === "name") names.add(node.name);
    else if (node.kind === "call" || node.kind === "method") names.add(node.name.replace(/^.*::/, ""));
    return node;
  });
  return names;
}
