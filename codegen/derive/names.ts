// How maps and messages name a function.

import type { NativeFunction } from "../model/native-function.js";

/** `add_.Tensor`; namespaces other than aten are prefixed: `mine::thing`. */
export function fullName(fn: NativeFunction): string {
  return qualify(fn.namespace, fn.func.name.full);
}

export function qualify(namespace: string, name: string): string {
  return namespace === "aten" ? name : `${namespace}::${name}`;
}

/** "`a`, `b` and `c`" */
export function listNames(names: readonly string[]): string {
  const quoted = names.map((name) => `\`${name}\``);
  return quoted.length < 2 ? quoted.join("") : `${quoted.slice(0, -1).join(", ")} and ${quoted.at(-1)}`;
}
