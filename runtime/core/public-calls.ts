// Functions of the runtime that modes and classes intercept, as they intercept those of the registry.

import { type AnyFunction, coreHooks } from "./hooks.js";
import { once, shared } from "./shared.js";

/** The key under which functions created by `overridable` are shared. */
const prefix = "overridable ";

/**
 * A runtime function that function modes and classes intercept as they do the registry's.
 * @param name its name, by which a second copy of the package finds the first one's
 */
export function overridable<F>(name: string, make: () => F): F {
  return once(prefix + name, () => {
    const plain = make() as AnyFunction;
    const { [name]: called } = {
      [name]: (...args: unknown[]) =>
        coreHooks.direct ? plain(...args) : coreHooks.ask!(called as AnyFunction, args, plain),
    };
    return called;
  }) as F;
}

/** The functions created by `overridable`, by name. */
export function overridables(): [string, AnyFunction][] {
  return [...shared.objects].flatMap(([key, object]) =>
    key.startsWith(prefix) ? [[key.slice(prefix.length), object as AnyFunction] as [string, AnyFunction]] : [],
  );
}
