// Which form runs which other one, where there is no handwritten kernel: out forms the functional one, functional ones the in-place one
// on copies.

import { shapesBackend } from "../../runtime/dispatch/keys.js";
import { isRegistrable } from "../api/keys.js";
import { stubName } from "../api/names.js";
import { stub } from "../api/stub.js";
import { qualify } from "../derive/names.js";
import type { KernelIndex } from "../kernels/kernel-index.js";
import type { DerivativeMatch } from "../model/derivative.js";
import type { NativeFunction, OutDtype } from "../model/native-function.js";
import type { FunctionGroup, ViewGroup } from "../model/registry.js";
import { ref } from "../print/code.js";
import { Lookup, perItem, stage } from "../query.js";
import { type BuiltKernel, builtKernel, isUnwrittenViewCopy, type RegisteredKernel } from "./kernels-by-key.js";
import { isWanted, type Scope } from "./scope.js";

export const variantsFile = "generated/variants.ts";
const key = "CompositeExplicitAutograd";
const returnSelf = ref("returnSelf", "runtime/kernels/structured.ts");
const writeResults = ref("writeResults", "runtime/kernels/structured.ts");
const outThrough = ref("outThrough", "runtime/kernels/out-through.ts");

/**
 * - `copying a view`: the copying form of a view runs the view, and copies the result
 * - `on copies`: a functional form runs the one that writes to its arguments on copies of them
 * - `writing`: an out form copies the functional one's result into outputs whose dtypes are checked
 * - `refusing`: the same, without an autograd kernel above it that would reject gradients
 * - `filling`: an out form copies into an output that keeps its shape
 * - `resizing`: an out form copies into an output that is resized
 */
export type Detour = "copying a view" | "on copies" | "writing" | "refusing" | "filling" | "resizing";

/** The kernel of a form that runs another one. */
export interface FormThroughOther {
  readonly f: NativeFunction;
  readonly name: string;
  readonly other: NativeFunction;
  readonly how: Detour;
}

/** @param others the kernels that are planned otherwise */
export const planFormsThroughOthers = stage((scope: Scope, others: readonly RegisteredKernel[]): PlannedForms => {
  const { registry, functions, kernels: index, keys } = scope;
  const served = new Map(others.flatMap(({ key, f }) => (isAutogradKey(key) ? [] : [[f, true]])));
  const metas = isRegistrable(shapesBackend, keys) ? functions.filter(needsInplaceMeta) : [];
  const planned = formsOf(
    functions,
    new Lookup(served),
    new Lookup(registry.groupOf),
    new Lookup(registry.viewGroupOf),
    new Lookup(registry.derivatives),
    new Lookup(registry.byName),
    index,
    keys,
  );
  return {
    forms: planned.flatMap((one) => one.forms),
    kernels: [
      ...metas.map((f) => ({ f, key: shapesBackend, kernel: returnSelf })),
      ...planned.flatMap((one) => one.kernels),
    ],
  };
});

interface PlannedForms {
  readonly forms: readonly FormThroughOther[];
  readonly kernels: readonly RegisteredKernel[];
}

const noForms: PlannedForms = { forms: [], kernels: [] };

const formsOf = perItem(
  (
    f: NativeFunction,
    served: Lookup<NativeFunction, boolean>,
    groupOf: Lookup<NativeFunction, FunctionGroup>,
    viewGroupOf: Lookup<NativeFunction, ViewGroup>,
    derivatives: Lookup<NativeFunction, DerivativeMatch>,
    byName: Lookup<string, NativeFunction>,
    index: KernelIndex,
    keys: Scope["keys"],
  ): PlannedForms => {
    const planned = (at: string, other: NativeFunction, how: Detour): PlannedForms => {
      const name = `${stubName(f.namespace, f.func)}_generated`;
      const kernel = outKernel(f, name, other, how);
      return {
        forms: kernel === null ? [{ f, name, other, how }] : [],
        kernels: [{ f, key: at, kernel: kernel ?? ref(name, variantsFile) }],
      };
    };
    if (f.out !== null && f.func.kind === "out") {
      const functional = groupOf.get(f)?.functional;
      const [key] = f.dispatch.keys();
      if (functional === undefined || key === undefined || !isWanted(key, { keys })) return noForms;
      const lost = !f.nonDifferentiable && !derivatives.has(f);
      return planned(key, functional, lost && (f.outDerivative ?? "shared") === "shared" ? "refusing" : "writing");
    }
    const written = f.dispatch.get(key);
    if (written === undefined || !isWanted(key, { keys }) || served.has(f)) return noForms;
    if (isUnwrittenViewCopy(f, { viewGroupOf }) && index.find(written.name) === null)
      return planned(key, viewGroupOf.get(f)!.view, "copying a view");
    if (!f.generated) return noForms;
    if (f.func.kind === "out") {
      const functional = groupOf.get(f)?.functional;
      if (functional === undefined) return noForms;
      // The copying form of a view does not resize the output.
      const fills = viewGroupOf.get(functional)?.viewCopy === functional;
      return planned(key, functional, fills ? "filling" : "resizing");
    }
    const origin = originOf(f, byName);
    const writes = origin?.func.kind === "inplace" || origin?.func.kind === "mutable";
    return writes ? planned(key, origin, "on copies") : noForms;
  },
);

/**
 * The kernel of an out form that has the functional form's arguments and an output for each result; null for those that need a function of
 * their own.
 */
function outKernel(f: NativeFunction, name: string, functional: NativeFunction, how: Detour): BuiltKernel | null {
  if (how !== "writing" && how !== "resizing") return null;
  const outs = f.func.arguments.filter(({ out }) => out);
  const isPlain =
    f.func.returns.length === outs.length &&
    outs.every(({ type }) => type.kind === "base") &&
    f.func.arguments.every(({ out, alias }) => out || !alias?.write) &&
    f.func.arguments.length - outs.length === functional.func.arguments.length;
  if (!isPlain) return null;
  const write = how === "resizing" ? writeResults : ref(outWriters[f.out!], outputsFile);
  return builtKernel(f, name, outThrough, [f.func.arguments.length, outs.length, write, stub(functional)]);
}

/** The function that a generated one was derived from. */
function originOf(
  { namespace, generatedFrom }: NativeFunction,
  byName: Lookup<string, NativeFunction>,
): NativeFunction | undefined {
  return generatedFrom === null ? undefined : byName.get(qualify(namespace, generatedFrom.full));
}

/** torchgen's rule: an in-place operator with neither a Meta kernel nor a composite one does not change shapes. */
function needsInplaceMeta(f: NativeFunction): boolean {
  const { func, dispatch } = f;
  const hasMeta =
    f.pointwise !== null || f.structuredDelegate !== null || f.manualKernelRegistration || dispatch.has(shapesBackend);
  const implicit = f.compositeImplicit || f.compositeImplicitNestedTensor;
  const composite = implicit || f.compositeExplicit || f.compositeExplicitNonFunctional;
  return func.kind === "inplace" && func.selfIndex === 0 && func.returns.length === 1 && !hasMeta && !composite;
}

function isAutogradKey(name: string): boolean {
  return name.startsWith("Autograd") || name === "ADInplaceOrView";
}

/** The runtime's file with the functions that copy results into outputs. */
export const outputsFile = "runtime/kernels/composite/outputs.ts";

/** The functions that copy results into outputs, by the dtypes these may have. */
export const outWriters: Readonly<Record<OutDtype, string>> = {
  exact: "writeExact",
  "exact row-major": "writeExactRowMajor",
  cast: "writeCast",
  "cast real": "writeCastReal",
  "cast row-major": "writeCastRowMajor",
  any: "writeAny",
};
