// Which dispatch keys code is generated for, and how they appear in the names of files and kernels.

import { isKeyName } from "../../runtime/dispatch/keys.js";
import { programKey } from "../model/program-key.js";

/** Whether a key has cells to register at, and is wanted, as those of programs always are. Lenient registries may name keys of newer backends. */
export function isRegistrable(key: string, keys: ReadonlySet<string> | null): boolean {
  return programKey.test(key) || (isKeyName(key) && (keys === null || keys.has(key)));
}

/** The suffix of a key's generated kernels: `cpu` for `CPU`. */
export function keySuffix(key: string): string {
  return key.toLowerCase();
}
