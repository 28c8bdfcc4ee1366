// The entries of the package that are modules of PyTorch's: `linalg.svd` of `tengen/linalg` is `linalgSvd`.

import type { NativeFunction } from "../model/native-function.js";
import { camelCase, isReserved } from "./names.js";
import type { PublicFunction } from "./public.js";

/** Entries, each with what `python_module:` calls the module. That of `torch.nn.functional` adds functions of the runtime to the operators. */
export const moduleEntries = { linalg: "linalg", fft: "fft", special: "special", functional: "nn" } as const;

export type ModuleEntry = keyof typeof moduleEntries;

/** The file that exports the operators of an entry under their names there. */
export function moduleFile(entry: ModuleEntry): string {
  return `generated/modules/${entry}.ts`;
}

/** The operators of an entry: their names there, and those that they have in `tengen`. */
export function membersOf(entry: ModuleEntry, functions: readonly PublicFunction[]): ReadonlyMap<string, string> {
  const module = moduleEntries[entry];
  const members = new Map<string, string>();
  for (const { name, operators } of functions) {
    if (!operators.some((f) => f.pythonModule === module || f.alsoIn.has(module))) continue;
    const own = nameIn(module, operators[0]!);
    if (own !== null) members.set(own, name);
  }
  return members;
}

/** The name that an operator has in a module; null for those that only other operators call: parts of them, and their derivatives. */
function nameIn(module: string, { func }: NativeFunction): string | null {
  const { name } = func.name;
  if (name.startsWith("_") || /_(backward|jvp|forward)(_|$)/.test(name)) return null;
  const own = camelCase(name.startsWith(`${module}_`) ? name.slice(module.length + 1) : name);
  return isReserved(own) ? `${own}_` : own;
}
