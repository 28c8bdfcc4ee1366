// Objects that must exist once per program even if the package is loaded twice: one table per ABI, on globalThis.

import { ABI, type Brand, brand } from "./abi.js";

interface Shared {
  /** The copy that was loaded first and created the objects. */
  readonly owner: Brand;
  readonly objects: Map<string, unknown>;
}

const key = Symbol.for(`tengen.abi.${ABI}`);
const world = globalThis as unknown as Record<symbol, Shared | undefined>;

export const shared: Shared = (world[key] ??= { owner: brand, objects: new Map() });

/**
 * The object called `name`, created by `factory` on the first call in this program. A second copy of the package with
 * the same ABI gets the first copy's object.
 */
export function once<T>(name: string, factory: () => T): T {
  const { objects } = shared;
  if (objects.has(name)) return objects.get(name) as T;
  const created = factory();
  objects.set(name, created);
  return created;
}

/** `value`, or the object that the first copy of the package shares under this name. */
export function share<T>(name: string, value: T): T {
  return once(name, () => value);
}
