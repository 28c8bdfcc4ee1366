// Functions of the runtime that modes and classes see, as they see those of the registry.

import { type AnyFunction, coreHooks } from "./hooks.js";
import { once, shared } from "./shared.js";

/** What functions made by `overridable` are shared under. */
const prefix = "overridable ";

/**
 * A function of the runtime's that function modes and classes see as they see the registry's.
 * @param name what it is called, and by what a second copy of the package finds the first one's
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

/** The functions that `overridable` made, by name. */
export function overridables(): [string, AnyFunction][] {
  return [...shared.objects].flatMap(([key, object]) =>
    key.startsWith(prefix) ? [[key.slice(prefix.length), object as AnyFunction] as [string, AnyFunction]] : [],
  );
}
