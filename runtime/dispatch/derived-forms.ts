// Derived forms for tensor classes from outside: the default kernels that C10 gives to backends alone, at further keys.

import { describe } from "../core/describe.js";
import { ArgumentError, DispatchError } from "../core/errors.js";
import { Handle, type Registration } from "./dispatcher.js";
import { isBackendRow, type RuntimeKeyName, runtimeKeys, slotOfKey } from "./keys.js";
import { registry } from "./operator-registry.js";

/**
 * Gives a key of a tensor representation, such as `SparseCPU`, what every backend has: an operator of which one form has a kernel at the key
 * gets its other forms there (functional, in-place, `out`), overloads with numbers call those with 0-dim tensors, and composites of
 * CompositeExplicitAutogradNonFunctional apply. In-place and out forms write with the key's `copy_`; a functional form that follows from an out form
 * allocates with its `empty_strided`.
 * C10 leaves out representations other than the dense one, so this is to be asked for.
 * @returns a registration; disposing it takes the derived forms away
 * @throws DispatchError for a name that is not a runtime key, and for keys of layers: they see every operator in a fallback
 */
export function deriveForms(key: RuntimeKeyName): Registration {
  if (typeof key !== "string") throw new ArgumentError(`deriveForms: expected a dispatch key, got ${describe(key)}`);
  const at = slotOfKey(key);
  if (at <= 0 || !isBackendRow(runtimeKeys[at]!.functionality))
    throw new DispatchError(
      `deriveForms: ${key} is not the key of a tensor representation, such as SparseCPU or QuantizedCPU; a layer handles operators in a fallback`,
    );
  change(at, 1);
  return new Handle(null, () => change(at, -1));
}

function change(at: number, by: 1 | -1): void {
  registry.settle();
  const count = (registry.derivedAt.get(at) ?? 0) + by;
  if (count > 0) registry.derivedAt.set(at, count);
  else registry.derivedAt.delete(at);
  for (const entry of registry.entries.values()) entry.invalidate();
}
