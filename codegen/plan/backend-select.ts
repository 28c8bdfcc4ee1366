// Which operators choose a backend by the options passed to them.

import { stubName } from "../api/names.js";
import { keySource } from "../api/types.js";
import type { NativeFunction } from "../model/native-function.js";
import { ref } from "../print/code.js";
import { stage } from "../query.js";
import type { RegisteredKernel } from "./kernels-by-key.js";
import { isWanted, type Scope } from "./scope.js";

export const backendSelectFile = "generated/backend-select.ts";
const key = "BackendSelect";

/** The kernel's name. */
export function selectName({ namespace, func }: NativeFunction): string {
  return `${stubName(namespace, func)}_select`;
}

export const planBackendSelect = stage(
  (
    scope: Scope,
  ): {
    readonly selecting: readonly NativeFunction[];
    readonly kernels: readonly RegisteredKernel[];
  } => {
    const selecting = isWanted(key, scope) ? scope.functions.filter(needsSelection) : [];
    return { selecting, kernels: selecting.map((f) => ({ f, key, kernel: ref(selectName(f), backendSelectFile) })) };
  },
);

/** Has tensor options, no tensor to take the backend from, and does not decompose into other operators anyway. */
function needsSelection({ func, compositeImplicit }: NativeFunction): boolean {
  return (
    func.tensorOptionsIndex >= 0 && !compositeImplicit && func.arguments.every(({ type }) => keySource(type) === "none")
  );
}
