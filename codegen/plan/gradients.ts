// How each operator's gradient is computed, according to the model: backward, double backward, forward mode, and forward
// over reverse.

import { type Formula, rewrite } from "../../runtime/formula/index.js";
import { Diagnostics, LibrarySource } from "../diagnostics.js";
import { parsedOnce } from "../formula/analyse.js";
import { calledFunctions, calledOperators, type KernelCall } from "../model/call.js";
import type { DerivativeMatch } from "../model/derivative.js";
import type { Kernel, NativeFunction } from "../model/native-function.js";
import { Lookup, perItem, shared, stage } from "../query.js";
import { type AutogradKernel, carriesTensors } from "./autograd.js";
import type { Scope } from "./scope.js";
import type { SourceNeeds } from "./select.js";

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

/** How the coverage refers to an operator: edits that change no name and no gradient change nothing in it. */
export function coverageName({ namespace, func }: NativeFunction): string {
  return `${namespace}::${func.name.full}`;
}

/** The operators that a kernel or helper calls, directly or through functions of its own. */
export type Needs = SourceNeeds<string>;

/** The coverage of every function. */
export const gradientCoverage = stage(
  (
    { functions, registry }: Pick<Scope, "functions" | "registry">,
    planned: readonly AutogradKernel[],
    needs: Needs,
  ): ReadonlyMap<NativeFunction, Gradients> => {
    const all = registry.functions;
    const kernels = new Lookup(
      new Map(planned.filter(({ key }) => key === "Autograd").map((kernel) => [kernel.f, kernel])),
    );
    const backward = backwardOf(all, kernels, new Lookup(registry.derivatives));
    const forward = forwardOf(all, kernels, new Lookup(new Map(all.map((f, i) => [f, backward[i]!]))));
    const called = calledBy(all, new Lookup(registry.calls), needs);
    const gradients = coverageOf(names(all), backward, forward, called, usedBy(all, kernels, needs));
    const index = new Map(all.map((f, i) => [f, gradients[i]!]));
    return new Map(functions.map((f) => [f, index.get(f)!]));
  },
);

const names = perItem(coverageName);

const backwardOf = perItem(
  (
    f: NativeFunction,
    kernels: Lookup<NativeFunction, AutogradKernel>,
    derivatives: Lookup<NativeFunction, DerivativeMatch>,
  ): Gradient => {
    // The library's own operators have derivatives that are not read here, and count as complete.
    if (f.place.source instanceof LibrarySource) return "none";
    if (f.kernelGradient === "not_implemented") return "not implemented";
    if (f.compositeImplicit) return "composite";
    if (!takesAndGivesTensors(f)) return "none";
    if (f.func.kind === "out") return "out";
    const kernel = kernels.get(f);
    if (kernel !== undefined) {
      const { derivatives } = kernel.analysis;
      return derivatives.every((one) => one.notImplemented) ? "not implemented" : "formula";
    }
    if (f.manualAutograd || f.manualKernelRegistration || f.dispatch.has("Autograd")) return "kernel";
    // Without an entry it records a node that throws.
    const decided = f.nonDifferentiable || f.generated || derivatives.has(f);
    return decided ? "non-differentiable" : "not implemented";
  },
);

const forwardOf = perItem(
  (
    f: NativeFunction,
    kernels: Lookup<NativeFunction, AutogradKernel>,
    backward: Lookup<NativeFunction, Gradient>,
  ): Gradient => {
    const kernel = f.func.kind === "out" ? undefined : kernels.get(f);
    if (kernel === undefined) return backward.get(f)!;
    const [first] = kernel.forward;
    if (first === undefined) return "not implemented";
    return first.origin === "written" ? "formula" : first.origin;
  },
);

const none: readonly string[] = [];

/** The operators that a composite calls. */
const calledBy = perItem((f: NativeFunction, calls: Lookup<Kernel, KernelCall>, needs: Needs): readonly string[] => {
  if (!f.compositeImplicit) return none;
  const composite = [...f.dispatch].filter(([key]) => key.startsWith("Composite"));
  return composite.flatMap(([, kernel]) => {
    const called = calls.get(kernel);
    if (called === undefined) return [...needs.of(kernel.name)];
    const functions = calledFunctions(called.call).flatMap(({ name }) => [...needs.of(name)]);
    return [...calledOperators(called.call).map(coverageName), ...functions];
  });
});

interface Used {
  /** What a function's backward formulas call where their results are differentiated in turn, by a recorded graph or by forward mode. */
  readonly again: readonly string[];
  /** The arguments whose gradient is not implemented. */
  readonly refused: readonly string[];
}

const usedBy = perItem(
  (f: NativeFunction, kernels: Lookup<NativeFunction, AutogradKernel>, needs: Needs): Used | null => {
    const kernel = kernels.get(f);
    if (kernel === undefined) return null;
    const { derivatives } = kernel.analysis;
    const again = derivatives.flatMap(({ usage, text, notImplemented }) => {
      if (notImplemented) return none;
      const formula = parsedOnce(text, new Diagnostics());
      const vain = formula === null ? nothing : namedInVain(formula);
      const operators = [...usage.operators].filter((g) => !vain.has(g.func.name.name));
      const helpers = [...usage.helpers.keys()].flatMap(({ identifier }) => [...needs.of(identifier)]);
      return [...operators.map(coverageName), ...helpers];
    });
    return {
      again,
      refused: derivatives.flatMap((one) => (one.notImplemented ? one.names : none)),
    };
  },
);

/** What is known of an operator before its formulas are followed. */
interface Row {
  readonly name: string;
  readonly backward: Gradient;
  readonly forward: Gradient;
  readonly called: readonly string[];
}

const coverageOf = stage(
  (
    names: readonly string[],
    backward: readonly Gradient[],
    forward: readonly Gradient[],
    called: readonly (readonly string[])[],
    used: readonly (Used | null)[],
  ): readonly Gradients[] => {
    const rows = names.map(
      (name, i): Row => ({ name, backward: backward[i]!, forward: forward[i]!, called: called[i]! }),
    );
    const byName = new Map(rows.map((row) => [row.name, row]));
    return rows.map(({ backward, forward }, i) => {
      if (backward !== "formula") return { backward, doubleBackward: backward, forward };
      const { again: called, refused } = used[i]!;
      const again = missing(called, "backward", byName);
      const withoutForward = missing(called, "forward", byName);
      return {
        backward,
        doubleBackward: again.length === 0 ? backward : "not implemented",
        forward,
        ...(refused.length > 0 && { withoutGradient: refused }),
        ...(again.length > 0 && { notDifferentiableAgain: again }),
        ...(withoutForward.length > 0 && { withoutForward }),
      };
    });
  },
);

/** The operators among those called, and those that composites among them call, that have no gradient of a kind. */
function missing(
  called: readonly string[],
  kind: "backward" | "forward",
  rows: ReadonlyMap<string, Row>,
): readonly string[] {
  const found: string[] = [];
  const seen = new Set<string>();
  const visit = (name: string): void => {
    if (seen.has(name)) return;
    seen.add(name);
    const row = rows.get(name);
    if (row === undefined) return;
    if (row.backward === "composite") row.called.forEach(visit);
    else if (row[kind] === "not implemented") found.push(name.slice(name.indexOf("::") + 2));
  };
  called.forEach(visit);
  return found.sort();
}

function takesAndGivesTensors({ func }: NativeFunction): boolean {
  return (
    func.arguments.some((a) => !a.out && carriesTensors(a.type)) && func.returns.some((r) => carriesTensors(r.type))
  );
}

/** Conditions on the grad mode resolved: the branch that runs where the formula's result is differentiated in turn. */
function whereDifferentiated(formula: Formula): Formula {
  const isGradMode = (node: Formula): boolean =>
    (node.kind === "call" && node.name.endsWith("GradMode::is_enabled")) ||
    (node.kind === "binary" && node.operator === "||" && (isGradMode(node.left) || isGradMode(node.right)));
  return rewrite(formula, (node) => (node.kind === "conditional" && isGradMode(node.condition) ? node.then : node));
}

/** What a formula mentions only in branches that do not run where its result is differentiated in turn. */
const namedInVain = shared((formula: Formula): ReadonlySet<string> => {
  const live = whereDifferentiated(formula);
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
