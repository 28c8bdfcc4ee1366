// The placeholders for kernels that the registry names and helpers that its formulas call, but that are not supplied.

import { DispatchError, UnsupportedError } from "../core/errors.js";
import type { OperatorEntry } from "./operator-entry.js";

/** @throws DispatchError that names the operator, the key and the kernel to write */
export function missingKernel(op: OperatorEntry, key: string, kernel: string): never {
  throw new DispatchError(
    `the registry names \`${kernel}\` as the ${key} kernel of ${op.name}, but it has not been supplied. ` +
      "Implement it and generate with --kernels, or register one: " +
      `library("${op.name.slice(0, op.name.indexOf("::"))}", "IMPL", "${key}").impl("${op.name}", kernel)`,
    { operator: op.name, schema: op.schemaText ?? undefined },
  );
}

/**
 * The function that a program has supplied for a helper of formulas.
 * @throws UnsupportedError that names the helper
 */
export function suppliedHelper<T>(helper: T | undefined, name: string): T {
  if (helper !== undefined) return helper;
  throw new UnsupportedError(
    `the helper \`${name}\`, which a derivative formula calls, has not been supplied. Assign it to \`helpers.${name}\` of ` +
      "generated/autograd/helpers.js, or export it from a kernel file and generate with --kernels",
  );
}
