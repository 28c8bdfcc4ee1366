// What functionalization needs to know of each operator: its functional form, how a view is inverted, which composites are
// decomposed.

import { stubName } from "../api/names.js";
import { silentlyWritten } from "../derive/signature.js";
import { formsOf } from "../derive/variants.js";
import type { Diagnostics } from "../diagnostics.js";
import type { KernelIndex } from "../kernels/kernel-index.js";
import type { NativeFunction } from "../model/native-function.js";
import type { ViewGroup } from "../model/registry.js";
import type { Ref } from "../print/code.js";
import { Lookup, perItem, stage } from "../query.js";
import { kernelRef } from "./kernels-by-key.js";
import type { Scope } from "./scope.js";

/** An operator that writes, and the one that returns what would be written. */
export interface WriteRow {
  readonly f: NativeFunction;
  readonly functional: NativeFunction;
  /** For each result of the functional form, the argument whose new value it is; null for one that is a result here, too. */
  readonly targets: readonly (number | null)[];
}

/** A view, the operator that copies instead, and the function that returns a base with the view's elements replaced. */
export interface ViewRow {
  readonly f: NativeFunction;
  /** Null where the registry has none. */
  readonly copy: NativeFunction | null;
  /** Null if kernels are supplied by others. */
  readonly inverse: Ref | null;
  /**
   * What creates the view of a value whose strides are not the eager tensor's, for operators whose arguments specify strides.
   */
  readonly forward: Ref | null;
  /** Whether the operator views the memory of its tensor's base, regardless of what its tensor views of it. */
  readonly ofBase: boolean;
}

export interface FunctionalizePlan {
  readonly writes: readonly WriteRow[];
  readonly views: readonly ViewRow[];
  /** Operators that change what a tensor views, and the view operators that do the same. */
  readonly viewsInPlace: readonly { readonly f: NativeFunction; readonly view: NativeFunction }[];
  /** Operators whose own kernel runs above: the operators that they call are functionalized. */
  readonly composites: readonly NativeFunction[];
  readonly byHand: readonly { readonly f: NativeFunction; readonly kernel: Ref | null }[];
  readonly refused: readonly { readonly f: NativeFunction; readonly reason: string }[];
}

/** Whether a registry supports functionalization: its views need inverses then. */
export function isFunctionalized({ functions }: Pick<Scope, "functions">): boolean {
  return functions.some((f) => f.functionalize !== null);
}

/** The kernel of an operator that is functionalized by hand. */
export function functionalizeName({ namespace, func }: NativeFunction): string {
  return `${stubName(namespace, func)}_functionalize`;
}

/** The function that inverts the view. */
export function inverseName({ namespace, func }: NativeFunction): string {
  return `${stubName(namespace, func)}_inverse`;
}

/**
 * Reports for each view whether a function inverts it, and for each operator functionalized by hand whether its kernel
 * exists.
 */
export const planFunctionalize = stage(
  (
    { registry, functions, kernels }: Pick<Scope, "registry" | "functions" | "kernels">,
    diagnostics: Diagnostics,
  ): FunctionalizePlan => {
    const functionalOf = new Map<NativeFunction, NativeFunction>();
    for (const forms of formsOf(registry.functions).values()) {
      const functional = forms.get("functional");
      if (functional !== undefined) for (const f of forms.values()) functionalOf.set(f, functional);
    }
    const rows = rowOf(functions, new Lookup(functionalOf), new Lookup(registry.viewGroupOf), kernels, diagnostics);
    const having = <K extends Exclude<keyof Row, "f">>(kind: K) =>
      rows.filter((row): row is Row & Record<K, NonNullable<Row[K]>> => row !== null && row[kind] !== undefined);
    return {
      writes: having("writes").map(({ writes }) => writes),
      views: having("view").map(({ view }) => view),
      viewsInPlace: having("inPlaceOf").map(({ f, inPlaceOf }) => ({ f, view: inPlaceOf })),
      composites: having("composite").map(({ f }) => f),
      byHand: having("byHand").map(({ f, byHand }) => ({ f, kernel: byHand.kernel })),
      refused: having("refused").map(({ f, refused }) => ({ f, reason: refused })),
    };
  },
);

/** One function in the list that it belongs to. */
interface Row {
  readonly f: NativeFunction;
  readonly writes?: WriteRow;
  readonly view?: ViewRow;
  readonly inPlaceOf?: NativeFunction;
  readonly composite?: true;
  readonly byHand?: { readonly kernel: Ref | null };
  readonly refused?: string;
}

const rowOf = perItem(
  (
    f: NativeFunction,
    functionalOf: Lookup<NativeFunction, NativeFunction>,
    viewGroupOf: Lookup<NativeFunction, ViewGroup>,
    kernels: KernelIndex,
    diagnostics: Diagnostics,
  ): Row | null => {
    const kernelOf = (name: string, missing: string, hint: string): Ref | null => {
      const found = kernels.find(name);
      if (found !== null) return kernelRef(found);
      if (kernels.complete) diagnostics.error(f.place, missing, { hint });
      return null;
    };
    const { full } = f.func.name;
    if (f.functionalize?.kind === "none") return { f, refused: f.functionalize.reason };
    if (f.functionalize?.kind === "by hand") {
      const name = functionalizeName(f);
      const missing = `\`${full}\` is functionalized by hand, and no kernel source exports \`${name}\``;
      return { f, byHand: { kernel: kernelOf(name, missing, "it takes what a kernel of the operator takes") } };
    }
    if (f.compositeImplicit || f.functionalize?.kind === "decompose") return { f, composite: true };
    if (f.view && f.func.name.inplace) return { f, inPlaceOf: viewGroupOf.get(f)!.view };
    if (f.view) {
      const name = inverseName(f);
      const missing = `the view \`${full}\` has no inverse: no kernel source exports \`${name}\``;
      const hint = `write it: (base, view, { again, at, like }, ${f.func.arguments
        .slice(1)
        .map((argument) => argument.name)
        .join(", ")}) => Tensor; or say \`functionalize: "none: <why>"\``;
      const ofBase = kernels.find(`${stubName(f.namespace, f.func)}_of_base`);
      const forward = ofBase ?? kernels.find(`${stubName(f.namespace, f.func)}_forward`);
      const view: ViewRow = {
        f,
        copy: viewGroupOf.get(f)?.viewCopy ?? null,
        inverse: kernelOf(name, missing, hint),
        forward: forward === null ? null : kernelRef(forward),
        ofBase: ofBase !== null,
      };
      return { f, view };
    }
    if (!f.func.arguments.some(({ alias }) => alias?.write === true)) return null;
    const functional = functionalOf.get(f);
    if (functional === undefined) return { f, refused: f.ungrouped ?? "it has no functional form" };
    return { f, writes: { f, functional, targets: targetsOf(f) } };
  },
);

/** The arguments whose new values a functional form returns, in the order of its results. */
function targetsOf({ func }: NativeFunction): readonly (number | null)[] {
  const returned = func.returns.map(({ alias }) => {
    if (alias?.write !== true) return null;
    return func.arguments.findIndex((argument) => argument.alias?.before.some((name) => alias.before.includes(name)));
  });
  return [...returned, ...silentlyWritten(func).map((argument) => func.arguments.indexOf(argument))];
}

/** One line for people: the number of rows of each kind. */
export function functionalizeCounts({ writes, views, viewsInPlace, composites, byHand }: FunctionalizePlan): string {
  const all = [...writes, ...viewsInPlace, ...byHand].map(({ f }) => f);
  const writing = all.filter((f) => f.func.arguments.some(({ alias }) => alias?.write === true)).length;
  const showing = [...views, ...byHand].filter(({ f }) => f.view).length;
  const inPlace = [...viewsInPlace.map(({ f }) => f), ...composites].filter(
    (f) => f.view && f.func.name.inplace,
  ).length;
  return (
    `functionalize: ${writing} operators that write, ${showing} views, ${inPlace} views in place, ` +
    `${composites.length} composites, ${byHand.length} by hand`
  );
}
