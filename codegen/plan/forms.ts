// Which forms of operators follow from the others on a backend that has not all of them.

import { backendNames, hostBackend, shapesBackend } from "../../runtime/dispatch/keys.js";
import { isRegistrable } from "../api/keys.js";
import { keySource } from "../api/types.js";
import { collectForms, type Forms } from "../derive/variants.js";
import type { NativeFunction } from "../model/native-function.js";
import { ref } from "../print/code.js";
import type { RegisteredKernel } from "./kernels-by-key.js";
import type { Scope } from "./scope.js";

export const formsRuntimeFile = "runtime/kernels/forms.ts";
const key = "CompositeExplicitAutogradNonFunctional";

/** What registers the list; its kernels call operators that a selection has to have, too. */
export const formsRegistrar = "registerForms";

/** The names that the runtime's kernels of forms have, in the order of a row. */
const kernelNames = ["functionalThroughOut", "inplaceThroughForms", "outThroughFunctional"] as const;

/** One operator: its forms in the order of a row, and those that follow. */
export interface FormRow {
  readonly forms: readonly [functional: NativeFunction, inplace: NativeFunction | null, out: NativeFunction | null];
  readonly follow: readonly boolean[];
}

/** Whether backends besides the host's are to be served: all of a registry's, and those that a selection asks for. */
export function servesBackends({ compact, keys, parts }: Pick<Scope, "compact" | "keys" | "parts">): boolean {
  if (compact && parts.has("backends")) return true;
  return keys === null ? !compact : [...keys].some(isOtherBackend);
}

/** A backend that computes, other than the host. */
export function isOtherBackend(name: string): boolean {
  return name !== hostBackend && name !== shapesBackend && (backendNames as readonly string[]).includes(name);
}

/** @param registered the kernels that are planned otherwise, by key */
export function planForms(
  scope: Scope,
  registered: ReadonlyMap<string, readonly RegisteredKernel[]>,
): { readonly rows: readonly FormRow[]; readonly kernels: readonly RegisteredKernel[] } {
  if (!scope.kernels.complete || !servesBackends(scope) || !isRegistrable(shapesBackend, scope.keys))
    return { rows: [], kernels: [] };
  const composite = new Set<NativeFunction>();
  const shaped = new Set<NativeFunction>();
  for (const [key, list] of registered) {
    const set = key.startsWith("Composite") ? composite : key === shapesBackend ? shaped : null;
    for (const { f } of list) set?.add(f);
  }
  const rows = [...collectForms(scope.functions, null).values()].flatMap(
    (forms) => rowOf(forms, composite, shaped) ?? [],
  );
  const kernels = rows.flatMap(({ forms, follow }) =>
    forms.flatMap((f, i) =>
      f !== null && follow[i] ? [{ f, key, kernel: ref(kernelNames[i]!, formsRuntimeFile), listed: true }] : [],
    ),
  );
  return { rows, kernels };
}

/** The row of an operator; null where nothing follows. */
function rowOf(
  forms: Forms,
  composite: ReadonlySet<NativeFunction>,
  shaped: ReadonlySet<NativeFunction>,
): FormRow | null {
  const functional = forms.get("functional");
  if (functional === undefined || !isPlain(functional) || composite.has(functional) || !shaped.has(functional))
    return null;
  const inplace = forms.get("inplace") ?? null;
  const found = forms.get("out") ?? null;
  const out = found !== null && fits(found, functional) ? found : null;
  const isFollower = (f: NativeFunction | null) => f !== null && !composite.has(f) && shaped.has(f);
  const follow = [out !== null, isFollower(inplace), isFollower(out)];
  return follow.includes(true) ? { forms: [functional, inplace, out], follow } : null;
}

/** Takes tensors and gives new ones. */
function isPlain({ func, view }: NativeFunction): boolean {
  return (
    !view &&
    func.arguments.some(({ type }) => keySource(type) !== "none") &&
    func.returns.length > 0 &&
    func.returns.every(({ type, alias }) => type.kind === "base" && type.name === "Tensor" && alias === null)
  );
}

/** Whether an out form takes the functional one's arguments and an output for each result. */
function fits(out: NativeFunction, functional: NativeFunction): boolean {
  const outs = out.func.arguments.filter((arg) => arg.out);
  const inputs = out.func.arguments.filter((arg) => !arg.out);
  return (
    outs.length === functional.func.returns.length &&
    outs.every(({ type }) => type.kind === "base") &&
    inputs.length === functional.func.arguments.length &&
    inputs.every(({ name, alias }, i) => name === functional.func.arguments[i]!.name && !alias?.write)
  );
}
