// Kernels that call their own operator at their own key: found by depth, named, and allowed on request.
import { DispatchError } from "../core/errors.js";
import { once } from "../core/shared.js";
import type { KernelRecord } from "./kernel.js";
import type { KeySet } from "./key-set.js";
import { underGuard } from "./local.js";
import type { OperatorEntry } from "./operator-entry.js";

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

export function selfDispatchError(entry: OperatorEntry, record: KernelRecord, keys: KeySet): Error {
  return new DispatchError(
    `${record.name} (${entry.name} at ${keys.highest}, registered at ${record.place}) is ${reentry.limit} times inside itself: ` +
      `it calls ${entry.name} with ${keys.highest} still active. Exclude the key around the call ` +
      `(withExcluded("${keys.highestFunctionality}", ...)), redispatch with a smaller key set, or wrap a recursion that is meant in allowReentry.`,
    { schema: entry.described },
  );
}
