// Which kernels and meta functions the registry names and nobody has supplied.

import { isRegistrable } from "../api/keys.js";
import type { Kernel, NativeFunction } from "../model/native-function.js";
import type { FunctionGroup } from "../model/registry.js";
import { isCall, isMadeHere } from "./kernels-by-key.js";
import type { Scope } from "./scope.js";
import { metaName } from "./structured.js";

export interface MissingKernels {
  readonly byKey: ReadonlyMap<string, readonly { readonly f: NativeFunction; readonly kernel: Kernel }[]>;
  readonly metaFunctions: readonly FunctionGroup[];
}

export function planMissingKernels(scope: Scope): MissingKernels {
  const { registry, functions, kernels, keys } = scope;
  const byKey = new Map<string, { readonly f: NativeFunction; readonly kernel: Kernel }[]>();
  if (kernels.complete) return { byKey, metaFunctions: [] };
  for (const f of functions) {
    if (f.manualKernelRegistration || isMadeHere(f, scope)) continue;
    for (const [key, kernel] of f.dispatch) {
      if (isCall(f, kernel) || !isRegistrable(key, keys) || kernels.find(kernel.name) !== null) continue;
      const list = byKey.get(key);
      if (list === undefined) byKey.set(key, [{ f, kernel }]);
      else list.push({ f, kernel });
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
}
