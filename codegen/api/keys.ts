// Which dispatch keys are generated for, and what names of files and kernels make of them.

import { isKeyName } from "../../runtime/dispatch/keys.js";

/** Whether a key has cells to register at, and is wanted. Lenient registries may name keys of newer backends. */
export function isRegistrable(key: string, keys: ReadonlySet<string> | null): boolean {
  return isKeyName(key) && (keys === null || keys.has(key));
}

/** What ends the names of a key's generated kernels: `CPU` is `cpu`. */
export function keySuffix(key: string): string {
  return key.toLowerCase();
}
