// Whether public functions may answer calls by themselves, or somebody looks at each call first: one flag that generated functions read.

import { once, shared } from "./shared.js";

/** Any public function, as a layer above resolution sees it. */
export type AnyFunction = (...args: unknown[]) => unknown;

export interface PublicCalls {
  /** False while a function mode is active, or tensors of a class that handles functions are about. */
  direct: boolean;
  /** Who looks at the calls that are not answered directly; null before there is anybody. `plain` answers without being looked at. */
  ask: ((called: AnyFunction, given: readonly unknown[], plain: AnyFunction) => unknown) | null;
}

export const publicCalls: PublicCalls = /* @__PURE__ */ once("calls", () => ({ direct: true, ask: null }));

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
        publicCalls.direct ? plain(...args) : publicCalls.ask!(called as AnyFunction, args, plain),
    };
    return called;
  }) as F;
}

/** The functions that `overridable` made, by name. */
export function overridables(): [string, AnyFunction][] {
  return [...shared.objects].flatMap(([key, made]) =>
    key.startsWith(prefix) ? [[key.slice(prefix.length), made as AnyFunction] as [string, AnyFunction]] : [],
  );
}
