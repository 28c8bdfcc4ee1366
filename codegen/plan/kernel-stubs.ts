// Which kernels and meta functions the registry names without anybody supplying them.

import { isRegistrable } from "../api/keys.js";
import { calledFunctions } from "../model/call.js";
import type { Kernel, NativeFunction } from "../model/native-function.js";
import type { FunctionGroup } from "../model/registry.js";
import { stage } from "../query.js";
import { isCall, isMadeHere } from "./kernels-by-key.js";
import type { Scope } from "./scope.js";
import { metaName } from "./structured.js";

export interface MissingKernels {
  readonly byKey: ReadonlyMap<string, readonly { readonly f: NativeFunction; readonly kernel: Kernel }[]>;
  readonly metaFunctions: readonly FunctionGroup[];
}

export const planMissingKernels = stage((scope: Scope): MissingKernels => {
  const { registry, functions, kernels, keys } = scope;
  /** The functions that a kernel consists of. */
  const namesOf = (f: NativeFunction, kernel: Kernel): readonly string[] => {
    if (!isCall(f, kernel)) return [kernel.name];
    const called = registry.calls.get(kernel);
    return called === undefined ? [] : calledFunctions(called.call).map(({ name }) => name);
  };
  const byKey = new Map<string, { readonly f: NativeFunction; readonly kernel: Kernel }[]>();
  if (kernels.complete) return { byKey, metaFunctions: [] };
  for (const f of functions) {
    if (f.manualKernelRegistration || isMadeHere(f, registry)) continue;
    for (const [key, kernel] of f.dispatch) {
      if (!isRegistrable(key, keys)) continue;
      const lacking = namesOf(f, kernel).find((name) => kernels.find(name) === null);
      if (lacking === undefined) continue;
      const missing = { f, kernel: lacking === kernel.name ? kernel : { ...kernel, name: lacking } };
      const list = byKey.get(key);
      if (list === undefined) byKey.set(key, [missing]);
      else list.push(missing);
    }
  }
  const selected = new Set(functions);
  const metaFunctions = registry.groups.filter(
    (group) =>
      group.structured &&
      group.functional.pointwise === null &&
      selected.has(group.functional) &&
      kernels.find(metaName(group)) === null,
  );
  return { byKey, metaFunctions };
});
