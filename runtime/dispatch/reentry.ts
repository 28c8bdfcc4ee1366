// Kernels that call their own operator at their own key: found by depth, named, and allowed on request.
import { DispatchError } from "../core/errors.js";
import { once } from "../core/shared.js";
import type { OperatorEntry } from "./entry-core.js";
import type { KernelRecord } from "./kernel.js";
import { highestFunctionality, slot } from "./key-set.js";
import { functionalityRows, runtimeKeys } from "./keys.js";
import { underGuard } from "./local.js";

/** How deep a kernel may be inside itself before that counts as a mistake, and how many guards allow more. */
export const reentry: { limit: number; allowed: number } = /* @__PURE__ */ once("dispatch.reentry", () => ({
  limit: 100,
  allowed: 0,
}));

/** Runs `body` with kernels free to call their own operator at their own key, as recursive composites do. */
export function allowReentry<R>(body: () => R): R {
  reentry.allowed++;
  return underGuard({ dispose: release, [Symbol.dispose]: release }, "allowReentry", body);
}

function release(): void {
  reentry.allowed--;
}

export function selfDispatchError(entry: OperatorEntry, record: KernelRecord, lo: number, hi: number): Error {
  const { name } = runtimeKeys[slot(lo, hi)]!;
  const layer = functionalityRows[highestFunctionality(lo, hi)]?.name ?? name;
  return new DispatchError(
    `${record.name} (${entry.name} at ${name}, registered at ${record.place}) is ${reentry.limit} times inside itself: ` +
      `it calls ${entry.name} with ${name} still active. Exclude the key around the call ` +
      `(withExcluded("${layer}", ...)), redispatch with a smaller key set, or wrap a recursion that is meant in allowReentry.`,
    { schema: entry.described },
  );
}
