// The columns of the layers: which kernel each registers for which operator when it is first switched on.

import type { NativeFunction } from "../model/native-function.js";
import { stage } from "../query.js";
import type { AutocastPlan } from "./autocast.js";
import type { FunctionalizePlan } from "./functionalize.js";
import type { RegisteredKernel } from "./kernels-by-key.js";

/** By dispatch key. */
export interface LayersPlan {
  /** The kernel's name, followed after `: ` by how it works: another operator, or the reason of a rejection. */
  readonly cells: ReadonlyMap<string, ReadonlyMap<NativeFunction, string>>;
  /** The kernel of all other operators, if the layer has one. */
  readonly fallbacks: ReadonlyMap<string, string>;
}

type Registrations = ReadonlyMap<string, readonly RegisteredKernel[]>;

const nameOf = ({ func }: NativeFunction): string => func.name.full;

/** The kernels are those of runtime/layers/functionalize.ts; a composite has its own. */
function functionalized(
  { writes, views, viewsInPlace, composites, byHand, refused }: FunctionalizePlan,
  registrations: Registrations,
): ReadonlyMap<NativeFunction, string> {
  const kernels = new Map<NativeFunction, string>();
  for (const key of ["CompositeExplicitAutograd", "CompositeImplicitAutograd"])
    for (const { f, kernel } of registrations.get(key) ?? []) kernels.set(f, kernel.name);
  return new Map([
    ...writes.map(({ f, functional }) => [f, `functionalizeWrite: ${nameOf(functional)}`] as const),
    ...views.map(({ f, copy }) => [f, `functionalizeView${copy === null ? "" : `: ${nameOf(copy)}`}`] as const),
    ...viewsInPlace.map(({ f, view }) => [f, `functionalizeViewInPlace: ${nameOf(view)}`] as const),
    ...composites.flatMap((f) => (kernels.has(f) ? [[f, kernels.get(f)!] as const] : [])),
    ...byHand.flatMap(({ f, kernel }) => (kernel === null ? [] : [[f, kernel.name] as const])),
    ...refused.map(({ f, reason }) => [f, `functionalizeRefused: ${reason}`] as const),
  ]);
}

export const planLayers = stage(
  (
    autocast: AutocastPlan,
    functionalize: FunctionalizePlan | null,
    functions: readonly NativeFunction[],
    registrations: Registrations,
  ): LayersPlan => {
    const cells = new Map<string, ReadonlyMap<NativeFunction, string>>();
    const fallbacks = new Map<string, string>();
    if (functionalize !== null) {
      cells.set("Functionalize", functionalized(functionalize, registrations));
      fallbacks.set("Functionalize", "functionalize");
    }
    const byName = new Map(functions.map((f) => [`${f.namespace}::${nameOf(f)}`, f]));
    for (const { keys, policies } of autocast) {
      const column = new Map(
        [...policies].flatMap(([policy, operators]) =>
          operators.map(
            ({ name, detail }) => [byName.get(name)!, detail === null ? policy : `${policy}: ${detail}`] as const,
          ),
        ),
      );
      for (const key of keys) cells.set(key, column);
    }
    return { cells, fallbacks };
  },
);
