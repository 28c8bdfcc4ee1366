// Under which names generated files import each other as wholes: they need many names, and one more shall not change their heads.

import { libraryOperatorsFile, operatorsFile } from "./symbols.js";

const names: ReadonlyMap<string, string> = new Map([
  [operatorsFile, "op"],
  [libraryOperatorsFile, "op"],
  ["generated/autograd/nodes.ts", "nodes"],
  ["generated/autograd/forward.ts", "jvp"],
  ["generated/pointwise/rules.ts", "rules"],
]);

/** The name under which generated files import a module; null where they import names of it. */
export function namespaceOf(target: string): string | null {
  return names.get(target) ?? /^generated\/(\w+)/.exec(target)?.[1] ?? null;
}
