// Names under which generated files import whole modules: they use many exports, and using one more should not change their
// import lines.

import { libraryOperatorsFile, operatorsFile } from "./symbols.js";

const names: ReadonlyMap<string, string> = new Map([
  [operatorsFile, "op"],
  [libraryOperatorsFile, "op"],
  ["generated/autograd/nodes.ts", "nodes"],
  ["generated/autograd/forward.ts", "jvp"],
  ["generated/pointwise/rules.ts", "rules"],
  ["generated/rows/rules.ts", "rowRules"],
]);

/** The name under which generated files import a whole module; null where they import individual names from it. */
export function namespaceOf(target: string): string | null {
  return names.get(target) ?? /^generated\/(\w+)/.exec(target)?.[1] ?? null;
}
