// The placeholder for a kernel that the registry names but that is not supplied.

import { DispatchError } from "../core/errors.js";
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
