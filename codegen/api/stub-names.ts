// Placeholders for kernels and meta functions that nobody has supplied: their names and files.

import { stubName } from "../api/names.js";
import type { NativeFunction } from "../model/native-function.js";
import { type Ref, ref } from "../print/code.js";

export const metaFile = "generated/kernels/meta-functions.ts";

/** `CompositeExplicitAutograd` is `composite-explicit-autograd` in file names. */
export function keySlug(key: string): string {
  return key.replace(/(?<=[a-z0-9])(?=[A-Z])/g, "-").toLowerCase();
}

/** The placeholder for an operator's kernel at a key. */
export function stubKernel({ namespace, func }: NativeFunction, key: string): Ref {
  const slug = keySlug(key);
  return ref(`${stubName(namespace, func)}_${slug.replaceAll("-", "_")}_kernel`, `generated/kernels/${slug}.ts`);
}

/** The placeholder for a structured operator's meta function. */
export function stubMeta(name: string): Ref {
  return ref(name, metaFile);
}
